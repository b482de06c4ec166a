"""Settings from the environment: what is none or contradicts is refused with a sentence; what goes to the public passes Django's checks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


def check(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    base = {"PATH": os.environ["PATH"], "SECRET_KEY": "abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789"}
    command = [sys.executable, "manage.py", "check", *arguments]
    return subprocess.run(command, cwd=ROOT, env={**base, **env}, capture_output=True, text=True, timeout=600)


REFUSED = [
    ({"TRUSTED_PROXIES": "-1"}, "TRUSTED_PROXIES=-1 is too small: give 0 or more."),
    ({"TRUSTED_PROXIES": "two"}, "TRUSTED_PROXIES=two is no whole number."),
    ({"SHARES_AN_HOUR": "-5"}, "SHARES_AN_HOUR=-5 is too small"),
    ({"COMPUTED_AT_ONCE": "0"}, "COMPUTED_AT_ONCE=0 is too small: give 1 or more."),
    ({"METRICS_TOKEN": "guessed"}, "METRICS_TOKEN is too short"),
    ({"METRICS_TOKEN": "twenty characters and blanks"}, "other than plain characters"),
    ({"HTTPS": "1", "DEBUG": "1"}, "DEBUG=1 shows everybody the inside"),
    ({"HTTPS": "1", "ALLOWED_HOSTS": "*"}, "ALLOWED_HOSTS=* takes any name"),
    ({"PROXY_HTTPS_HEADER": "X-Forwarded-Proto", "TRUSTED_PROXIES": "1"}, "give HTTPS=1 too"),
    ({"PROXY_HTTPS_HEADER": "X-Forwarded-Proto", "HTTPS": "1"}, "give TRUSTED_PROXIES=1 too"),
]


@pytest.mark.parametrize("given, said", REFUSED, ids=[said.split(" ")[0] + str(n) for n, (_given, said) in enumerate(REFUSED)])
def test_what_is_none_or_contradicts_is_refused_with_a_sentence(given, said):
    ended = check(**given)
    assert ended.returncode != 0
    assert said in ended.stderr


@pytest.mark.parametrize(
    "given",
    [
        {"HTTPS": "1"},
        {"HTTPS": "1", "PROXY_HTTPS_HEADER": "X-Forwarded-Proto", "TRUSTED_PROXIES": "1", "ALLOWED_HOSTS": "rulings.example"},
    ],
)
def test_the_public_site_passes_the_checks_for_deployment(given):
    ended = check("--deploy", "--fail-level", "WARNING", **given)
    assert (ended.returncode, ended.stderr) == (0, "")


ASKED = """
import django; django.setup()
from django.test import Client
client = Client(headers={"Host": "rulings.example"})
for path, headers in (("/no.css", {}), ("/healthz", {}), ("/healthz", {"X-Forwarded-Proto": "https"})):
    answer = client.get(path, headers=headers)
    print(answer.status_code, answer.get("Location", ""), answer.wsgi_request.scheme)
"""


@pytest.mark.parametrize("name", ["X-Forwarded-Proto", "HTTP_X_FORWARDED_PROTO", "x-forwarded-proto"])
def test_behind_a_proxy_that_ends_https_all_is_https_but_the_questions_of_machines(name):
    env = {"HTTPS": "1", "PROXY_HTTPS_HEADER": name, "TRUSTED_PROXIES": "1", "ALLOWED_HOSTS": "rulings.example", "LOG_LEVEL": "error"}
    env |= {"DJANGO_SETTINGS_MODULE": "rulings.settings", "DATABASE_URL": "sqlite:///:memory:", "PATH": os.environ["PATH"], "SECRET_KEY": "a" * 50}
    ended = subprocess.run([sys.executable, "-c", ASKED], cwd=ROOT, env=env, capture_output=True, text=True, timeout=600)
    assert ended.stdout.splitlines() == ["301 https://rulings.example/no.css http", "200  http", "200  https"], ended.stderr
