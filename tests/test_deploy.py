"""What the files for deployment name exists: settings, commands, paths, packages."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from django.core.management import get_commands

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
FILES = [ROOT / "Dockerfile", *sorted(path for path in DEPLOY.iterdir() if path.is_file())]
OF_OTHERS = {"POSTGRES_PASSWORD", "POSTGRES_USER", "POSTGRES_DB"}  # of the database's container
OF_THE_QUEUE = {"procrastinate"}  # a command that there is where WORKERS asks for it
OF_THE_SERVER = {"HOST", "PORT", "WEB_CONCURRENCY", "SERVER_THREADS"}  # read by script/serve.py


def known_settings() -> set[str]:
    """Every variable that the code reads from the environment."""
    reads = r'(?:env(?:\.\w+)?|number|one_of|header)\("([A-Z_]+)"|os\.environ(?:\.get\(|\[)"([A-Z_]+)"'
    files = [ROOT / "script" / "serve.py", *(ROOT / "rulings").glob("*.py")]
    return {name for path in files for pair in re.findall(reads, path.read_text(encoding="utf-8")) for name in pair if name} | OF_THE_SERVER


def documented() -> set[str]:
    table = GUIDE.partition("## Settings")[2].partition("\n## ")[0]
    return {name for line in table.splitlines() if line.startswith("| `") for name in re.findall(r"`([A-Z_]+)`", line.split("|")[1])}


def test_the_guide_has_every_setting_that_the_code_reads_and_no_other():
    internal = {"DJANGO_SETTINGS_MODULE"}
    assert documented() == known_settings() - internal


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_deployment_file_names_settings_that_there_are(path):
    named = set(re.findall(r"^\s*([A-Z][A-Z_]{3,})(?:=|: )", path.read_text(encoding="utf-8"), re.M))
    assert named - OF_OTHERS <= known_settings()


COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_compose_gives_the_site_only_settings_that_there_are_and_asks_for_the_secret_ones():
    given = COMPOSE["services"]["site"]["environment"]
    assert set(given) <= known_settings()
    example = set(re.findall(r"^([A-Z_]+)=", (DEPLOY / "example.env").read_text(encoding="utf-8"), re.M))
    asked = set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert asked <= example
    assert "${SECRET_KEY:?" in given["SECRET_KEY"]


def test_compose_names_volumes_and_services_that_there_are():
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or source == "./certificates" or (DEPLOY / source).is_file(), source


TEXTS = [*FILES, ROOT / "docs" / "operating.md", ROOT / "README.md"]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_a_command_that_is_named_exists(path):
    named = set(re.findall(r"manage\.py (\w+)", path.read_text(encoding="utf-8")))
    assert named <= {*get_commands(), *OF_THE_QUEUE}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_a_file_that_is_named_exists(path):
    text = path.read_text(encoding="utf-8")
    for name in re.findall(r"(?<![\w/.])((?:deploy|script|docs)/[\w@.-]*\w)(?![\w@.*-])", text):
        if name not in ("deploy/.env", "deploy/certificates"):
            assert (ROOT / name).exists(), name


def test_the_container_leaves_out_what_is_local_and_copies_what_a_server_needs():
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", ".local", "tests"} <= set(ignored)
    assert not {"engine", "rulings", "corpus", "static", "templates", "script", "manage.py", "requirements-server.txt"} & set(ignored)


def test_the_address_that_proves_health_exists(client):
    named = set(re.findall(r"127\.0\.0\.1:\d+(/\w+)", "".join(path.read_text(encoding="utf-8") for path in TEXTS)))
    assert named == {"/readyz"}


@pytest.mark.django_db
def test_it_is_answered(client):
    assert client.get("/readyz").status_code in (200, 503)


def update(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([DEPLOY / "update", *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=600)


def test_update_starts_the_new_one_before_it_stops_the_old_one(tmp_path, monkeypatch):
    monkeypatch.setenv("SETTLE", "0")
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    (tmp_path / "readyz").write_text("{}", encoding="utf-8")
    server = f'"{sys.executable}" -m http.server {port} --bind 127.0.0.1'
    (tmp_path / "start.sh").write_text(f"{server} >log 2>&1 & echo $! >pid; echo start >>order\n", encoding="utf-8")
    ended = update(tmp_path, "sh start.sh", "echo stop >>order", str(port))
    try:
        assert ended.returncode == 0, ended.stderr
        assert (tmp_path / "order").read_text(encoding="utf-8") == "start\nstop\n"
        again = update(tmp_path, "echo start >>order", "echo stop >>order", str(port))
        assert again.returncode == 1
        assert "answers on port" in again.stderr
        assert (tmp_path / "order").read_text(encoding="utf-8") == "start\nstop\n"
    finally:
        subprocess.run(["kill", (tmp_path / "pid").read_text(encoding="utf-8").strip()], check=False)


def test_update_says_how_it_is_called(tmp_path):
    ended = update(tmp_path)
    assert ended.returncode == 2
    assert "deploy/update START STOP PORT" in ended.stderr
