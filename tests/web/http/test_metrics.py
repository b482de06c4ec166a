"""Numbers for Prometheus: of a site that was told to count, for who has the token, from all its processes; else none."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from rulings import environment
from script import serve

ROOT = Path(__file__).resolve().parents[3]
TOKEN = "only-the-tests-know-this-one"
# Two processes, as the server has them, each of which answers a page; then each is asked for the numbers of both.
COUNTING = """
import os, sys
import django; django.setup()
from django.test import Client
client, token = Client(headers={"host": "127.0.0.1"}), sys.argv[1]
def page():
    for path in ("/healthz", "/robots.txt"):
        assert client.get(path).status_code == 200
child = os.fork()
page()
if not child:
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
for given in ("", "Bearer", "Bearer guessed", token, f"Basic {token}", f"Bearer {token} "):
    answer = client.get("/metrics", headers={"authorization": given})
    assert answer.status_code == 401, given
    assert answer["WWW-Authenticate"] == "Bearer"
    assert b"django_http" not in answer.content
answer = client.get("/metrics", headers={"authorization": f"Bearer {token}", "host": "10.0.0.7:8000"})
print(answer.status_code, answer["Cache-Control"], answer["Content-Type"])
print(answer.content.decode())
"""


def counting(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    base = {**os.environ, "DJANGO_SETTINGS_MODULE": "rulings.settings", "LOG_LEVEL": "error", "DATABASE_URL": "sqlite://:memory:"}
    command = [sys.executable, "-c", COUNTING, TOKEN]
    env = {**base, "PYTHONPATH": str(ROOT), "PROMETHEUS_MULTIPROC_DIR": str(folder), **env}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=600)


def test_the_requests_of_all_processes_are_counted_by_view_for_who_has_the_token(tmp_path):
    pytest.importorskip("django_prometheus")
    ended = counting(tmp_path, METRICS_TOKEN=TOKEN)
    assert ended.returncode == 0, ended.stderr
    head, _, numbers = ended.stdout.partition("\n")
    assert head.startswith("200 no-store text/plain")
    by_view = re.findall(r'^django_http_requests_total_by_view_transport_method_total\{.*view="robots"\} (.*)$', numbers, re.M)
    assert by_view == ["2.0"]
    assert re.search(r"^django_http_requests_before_middlewares_total (10|11)\.0$", numbers, re.M)
    assert "127.0.0.1" not in numbers


def test_of_a_site_that_was_not_told_to_count_there_are_no_numbers(client, db):
    assert settings.METRICS_TOKEN == ""
    assert not [name for name in (*settings.MIDDLEWARE, *settings.INSTALLED_APPS) if "prometheus" in name or "metrics" in name]
    assert client.get("/metrics", headers={"authorization": "Bearer "}).status_code == 404


def test_the_packages_are_asked_for_where_they_are_missing(monkeypatch):
    monkeypatch.setattr(environment, "COUNTER", "no_such_package")
    with pytest.raises(ImproperlyConfigured, match=r"pip install -r requirements-metrics\.txt"):
        environment.counted(["a", "b"], TOKEN, before="b")


def test_the_folder_of_the_numbers_begins_empty(tmp_path, monkeypatch):
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path / "new"))
    serve.count_together()
    (tmp_path / "new" / "counter_1.db").write_bytes(b"of an earlier start")
    (tmp_path / "new" / "mine").write_bytes(b"")
    serve.count_together()
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["mine"]
