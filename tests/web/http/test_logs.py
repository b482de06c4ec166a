"""What is written down: each request, each error with its traceback, one id for both, nothing secret."""

from __future__ import annotations

import io
import json
import logging
import re
import subprocess
import sys
from pathlib import Path

import pytest
import structlog
from django.test import Client

from rulings import logs

ROOT = Path(__file__).resolve().parents[3]
pytestmark = [pytest.mark.django_db, pytest.mark.any_database]


@pytest.fixture
def lines():
    """Everything that is logged, as the site writes it, however quiet LOG_LEVEL has it."""
    root = logging.getLogger()
    usual = root.level
    root.setLevel(logging.INFO)
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.formatter("json"))
    root.addHandler(handler)
    yield lambda: [json.loads(line) for line in out.getvalue().splitlines()]
    root.removeHandler(handler)
    root.setLevel(usual)


def of_requests(found):
    return [line for line in found if line["event"] == "request"]


def test_every_request_is_one_line(client, lines):
    answer = client.get("/games/", REMOTE_ADDR="192.0.2.9")
    (line,) = lines()
    told = {key: line[key] for key in ("event", "level", "method", "path", "status", "client", "logger")}
    assert told == {
        "event": "request", "level": "info", "method": "GET", "path": "/games/", "status": 200, "client": "192.0.2.9",
        "logger": "rulings.requests",
    }  # fmt: skip
    assert line["request_id"] == answer["X-Request-ID"]
    assert line["ms"] >= 0
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT[\d:.]+Z", line["timestamp"])


def test_a_line_put_together_in_one_place_says_what_structlog_says(lines):
    logs.tell(logging.getLogger("one"), logging.WARNING, "told", path="/名前/", ms=1.5)
    structlog.get_logger("one").warning("told", path="/名前/", ms=1.5)
    ours, theirs = lines()
    assert list(ours)[:3] == list(theirs)[:3] == ["timestamp", "level", "event"]
    assert re.sub(r"\d", "0", ours.pop("timestamp"))[:20] == re.sub(r"\d", "0", theirs.pop("timestamp"))[:20] == "0000-00-00T00:00:00."
    assert ours == theirs


def test_no_two_requests_have_the_same_id(client):
    assert len({client.get("/")["X-Request-ID"] for _ in range(3)}) == 3


def test_the_client_behind_a_proxy_is_the_one_that_the_proxy_names(client, lines, settings):
    settings.TRUSTED_PROXIES = 1
    client.get("/games/", headers={"X-Forwarded-For": "203.0.113.7, 198.51.100.4"})
    assert lines()[0]["client"] == "198.51.100.4"


def test_query_cookies_form_and_headers_stay_out_of_the_log(client, lines):
    client.cookies["session"] = "SECRET-cookie"
    client.get("/search/?q=SECRET-query", headers={"Authorization": "SECRET-header"})
    client.post("/lab/?a=SECRET-query", {"text": "SECRET-form"})
    assert len(of_requests(lines())) == 2
    assert "SECRET" not in json.dumps(lines())


def test_a_path_cannot_break_a_line_and_is_cut(client, lines):
    client.get("/nothing%0Anew%1B[31m/" + "x" * 3000)
    (line,) = of_requests(lines())
    assert line["path"].startswith("/nothing%0Anew%1B")
    assert len(line["path"]) <= 200


@pytest.mark.urls("tests.web.http.test_errors")
def test_an_error_leaves_its_traceback_under_the_id_that_the_visitor_sees(lines):
    answer = Client(raise_request_exception=False).get("/broken/")
    assert answer.status_code == 500
    (error,) = [line for line in lines() if "exception" in line]
    assert error["level"] == "error"
    assert 'raise RuntimeError("a mistake of ours")' in error["exception"]
    assert error["request_id"] == answer["X-Request-ID"]
    assert error["request_id"] in answer.content.decode()
    (line,) = of_requests(lines())
    assert (line["level"], line["status"], line["request_id"]) == ("error", 500, error["request_id"])


def test_a_foreign_host_is_one_line_without_a_traceback(lines):
    assert Client().get("/", headers={"Host": "evil.example"}).status_code == 400
    found = lines()
    assert not any("exception" in line for line in found)
    assert [line["event"] for line in found if line["logger"].startswith("django.security")] != []
    assert all(line["level"] != "error" for line in found)


def run_server_code(code: str, **env: str) -> subprocess.CompletedProcess[str]:
    before = "import django; from django.conf import settings; settings.ROOT_URLCONF = 'tests.web.http.test_errors'; django.setup()\n"
    return subprocess.run(
        [sys.executable, "-c", before + code],
        cwd=ROOT, env={"DJANGO_SETTINGS_MODULE": "tests.settings", "PATH": "/usr/bin:/bin", **env}, capture_output=True, text=True, timeout=600,
    )  # fmt: skip


ASKED = """
from django.test import Client
client = Client(raise_request_exception=False)
client.get("/healthz"); client.get("/no/such/page.css"); client.get("/broken/")
"""


@pytest.mark.parametrize(("level", "events"), [("debug", 4), ("info", 3), ("warning", 2), ("error", 2)])
def test_the_log_goes_to_standard_output_as_loud_as_is_asked_for(level, events):
    ended = run_server_code(ASKED, LOG_LEVEL=level)
    assert ended.returncode == 0, ended.stderr
    found = [json.loads(line) for line in ended.stdout.splitlines()]
    assert len([line for line in found if line["logger"] in ("rulings.requests", "django.request")]) == events
    assert sum("exception" in line for line in found) == 1
    assert ended.stderr == ""


def test_for_eyes_there_is_text():
    ended = run_server_code(ASKED, LOG_FORMAT="text")
    assert re.search(r"request +\[rulings.requests\].* path=/broken/ .*status=500", ended.stdout)
    assert "RuntimeError: a mistake of ours" in ended.stdout


def test_a_level_that_is_none_is_refused():
    ended = run_server_code("", LOG_LEVEL="loud")
    assert ended.returncode != 0
    assert "LOG_LEVEL=loud is not known: give one of debug, info, warning, error." in ended.stderr
