"""The scripts: their syntax, and what they say when something is missing."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from script import postgresql, serve

ROOT = Path(__file__).resolve().parent.parent
SHELL = [ROOT / "script" / "server", ROOT / "script" / "test", *sorted((ROOT / "script").glob("*.sh"))]


def run(*command: str | Path, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, timeout=600)


@pytest.mark.parametrize("path", SHELL, ids=lambda path: path.name)
def test_a_shell_script_is_sound(path):
    assert run("sh", "-n", path).returncode == 0


@pytest.mark.parametrize("name", ["script/server", "script/test", "script/postgresql.py", ".ci/run", "manage.py"])
def test_a_command_can_be_called_by_its_name(name):
    assert os.access(ROOT / name, os.X_OK)


@pytest.fixture
def bare_machine(tmp_path):
    """A checkout's scripts on a machine whose path holds the usual small programs and no Python."""
    checkout, programs = tmp_path / "checkout", tmp_path / "bin"
    shutil.copytree(ROOT / "script", checkout / "script", ignore=shutil.ignore_patterns("__pycache__"))
    for path in ROOT.glob("requirements*.txt"):
        shutil.copy(path, checkout)
    programs.mkdir()
    for name in ("sh", "cat", "cksum", "dirname", "id"):
        (programs / name).symlink_to(shutil.which(name))
    return checkout, programs


def test_without_python_the_server_says_what_to_install(bare_machine):
    checkout, programs = bare_machine
    result = run("script/server", cwd=checkout, PATH=str(programs), PYTHON="")
    assert result.returncode == 1
    assert "Python 3.11 or newer" in result.stderr
    assert "apt-get install python3 python3-venv" in result.stderr


def test_a_python_that_exists_and_fails_is_passed_over(bare_machine):
    checkout, programs = bare_machine
    shim = programs / "python3.12"
    shim.write_text("#!/bin/sh\necho 'not installed' >&2\nexit 127\n", encoding="utf-8")
    shim.chmod(0o755)
    result = run("script/server", cwd=checkout, PATH=str(programs), PYTHON="")
    assert result.returncode == 1
    assert "not installed" not in result.stderr


def test_a_server_can_be_installed_without_being_started():
    result = run("script/server", "install", PORT="none")  # which a server would refuse
    assert (result.returncode, result.stderr) == (0, "")


def test_without_chromium_the_tests_say_what_to_install(bare_machine):
    checkout, programs = bare_machine
    lines = 'say() { echo "$*"; }; stop() { echo "$*" >&2; exit 1; }; . script/chromium.sh'
    (programs / "id").unlink()
    (programs / "id").write_text("#!/bin/sh\necho 1000\n", encoding="utf-8")
    (programs / "id").chmod(0o755)
    result = run("sh", "-eu", "-c", lines, cwd=checkout, PATH=str(programs), CHROMIUM="")
    assert result.returncode == 1
    assert "apt-get install chromium" in result.stderr
    assert "--without-browser" in result.stderr


def test_without_postgresql_it_is_said_what_to_install(tmp_path):
    """An empty folder on the path, and another place than the usual ones to look at."""
    code = "from script import postgresql; postgresql.OFTEN_AT = (); raise SystemExit(postgresql.main(['true']))"
    result = run(sys.executable, "-c", code, PATH=str(tmp_path), PG_BIN="")
    assert result.returncode == 3
    assert "apt-get install postgresql" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_postgresql_server_lives_as_long_as_its_command():
    try:
        postgresql.programs()
    except postgresql.Missing:
        pytest.skip("PostgreSQL is not installed")
    code = """
import os, psycopg
url = os.environ["TEST_DATABASE_URL"]
print(url)
psycopg.connect(host=url.partition("@/")[2].removesuffix("/postgres"), user="rulings", dbname="postgres").close()
raise SystemExit(7)
"""
    ended = run(sys.executable, "script/postgresql.py", sys.executable, "-c", code)
    assert ended.returncode == 7, ended.stderr
    folder = Path(ended.stdout.strip().partition("@/")[2].removesuffix("/postgres"))
    assert folder.is_absolute()
    assert not folder.exists()


@pytest.mark.parametrize("port", ["0", "65536", "abc", "-1", ""])
def test_a_port_that_is_none_is_refused(port):
    result = run(sys.executable, "script/serve.py", PORT=port)
    assert result.returncode == 1
    assert "is no port" in result.stderr


def test_a_port_that_is_taken_is_named_with_the_way_out():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run(sys.executable, "script/serve.py", PORT=str(port))
    assert result.returncode == 1
    assert f"Port {port} on 127.0.0.1 is taken" in result.stderr
    assert "PORT=" in result.stderr


def pins(name: str) -> dict[str, str]:
    """What a list asks for, with its version."""
    lines = (line.partition("#")[0].strip() for line in (ROOT / name).read_text(encoding="utf-8").splitlines())
    return dict(line.split("==") for line in lines if line and not line.startswith("-r "))


def test_a_server_installs_a_part_of_what_the_tests_install_in_the_same_versions_and_no_tests():
    server, every = pins("requirements-server.txt"), pins("requirements.txt")
    assert server.items() < every.items()
    left_out = {"pytest", "pytest-django", "factory_boy", "Faker", "iniconfig", "pluggy", "Pygments"}
    assert every.keys() - server.keys() == left_out
    assert {"Django", "django-htmx", "pytest-django", "factory_boy"} <= every.keys()


def test_a_server_has_every_package_that_the_code_imports():
    """Of what the engine and the site import, nothing comes from a package that only the tests install."""
    code = "\n".join(path.read_text(encoding="utf-8") for folder in ("engine", "rulings") for path in (ROOT / folder).rglob("*.py"))
    imported = set(re.findall(r"^(?:from|import) (\w+)", code, re.M))
    assert {"django", "structlog", "lark"} <= imported
    assert not imported & {"pytest", "pytest_django", "factory", "faker", "iniconfig", "pluggy", "pygments"}


def installed_by(tmp_path: Path, name: str) -> tuple[str, set[str]]:
    """Install a list with a pip that only notes what it was asked for; what it was asked, and for which lists that counts."""
    shutil.copytree(ROOT / "script", tmp_path / "script", ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    for path in ROOT.glob("requirements*.txt"):
        shutil.copy(path, tmp_path)
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True, exist_ok=True)
    python.write_text('#!/bin/sh\necho "$@" >> asked\n', encoding="utf-8")
    python.chmod(0o755)
    done = run("sh", "-c", f". script/bootstrap.sh; : > asked; install {name}", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    return (tmp_path / "asked").read_text(encoding="utf-8"), {path.name for path in (tmp_path / ".venv").glob("installed-*")}


def test_what_was_installed_for_the_tests_is_enough_for_a_server_and_not_the_other_way_round(tmp_path):
    asked, counts = installed_by(tmp_path, "requirements-server.txt")
    assert "-r requirements-server.txt" in asked
    assert counts == {"installed-requirements-server.txt"}
    asked, counts = installed_by(tmp_path, "requirements-dev.txt")
    assert "-r requirements-dev.txt" in asked
    assert counts == {f"installed-requirements{more}.txt" for more in ("", "-dev", "-server", "-workers", "-metrics")}
    assert installed_by(tmp_path, "requirements-server.txt")[0] == ""


def test_the_server_installs_the_server_s_list_and_those_of_what_is_turned_on():
    said = (ROOT / "script" / "server").read_text(encoding="utf-8")
    assert "\ninstall requirements-server.txt" in said
    assert '[ "${WORKERS:-}" != procrastinate ] || install requirements-workers.txt' in said
    assert '[ -z "${METRICS_TOKEN:-}" ] || install requirements-metrics.txt' in said


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-server.txt", "requirements-dev.txt", "requirements-workers.txt", "requirements-metrics.txt"])
def test_every_package_is_pinned_with_a_reason(name):
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(("#", "-r ")):
            assert re.fullmatch(r"[A-Za-z][\w.-]*(\[\w+\])?==[\w.]+ +# .+", line), line


def test_no_requirement_says_where_it_comes_from():
    for name in ("requirements.txt", "requirements-server.txt", "requirements-dev.txt"):
        assert "://" not in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["WEB_CONCURRENCY", "SERVER_THREADS"])
@pytest.mark.parametrize("given", ["0", "many", "-4", "100000"])
def test_a_number_of_workers_or_threads_that_is_none_is_refused(name, given):
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    result = run(sys.executable, "script/serve.py", PORT=str(port), **{name: given})
    assert result.returncode == 1
    assert f"{name}={given} is no number" in result.stderr


def test_the_server_reads_with_threads_of_which_costly_requests_leave_some_free():
    from django.conf import settings

    from rulings.http import budget

    held = settings.COMPUTED_AT_ONCE * (1 + budget.WAITING)
    assert held < int(serve.THREADS)
