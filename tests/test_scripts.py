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

ROOT = Path(__file__).resolve().parent.parent
SHELL = [ROOT / "script" / "server", ROOT / "script" / "test", *sorted((ROOT / "script").glob("*.sh"))]


def run(*command: str | Path, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("path", SHELL, ids=lambda path: path.name)
def test_a_shell_script_is_sound(path):
    assert run("sh", "-n", path).returncode == 0


@pytest.mark.parametrize("name", ["script/server", "script/test", ".ci/run", "manage.py"])
def test_a_command_can_be_called_by_its_name(name):
    assert os.access(ROOT / name, os.X_OK)


@pytest.fixture
def bare_machine(tmp_path):
    """A checkout's scripts on a machine whose path holds the usual small programs and no Python."""
    checkout, programs = tmp_path / "checkout", tmp_path / "bin"
    shutil.copytree(ROOT / "script", checkout / "script", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "requirements.txt", checkout)
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


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_every_package_is_pinned_with_a_reason(name):
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(("#", "-r ")):
            assert re.fullmatch(r"[A-Za-z][\w.-]*(\[\w+\])?==[\w.]+ +# .+", line), line


def test_no_requirement_says_where_it_comes_from():
    for name in ("requirements.txt", "requirements-dev.txt"):
        assert "://" not in (ROOT / name).read_text(encoding="utf-8")
