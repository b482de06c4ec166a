"""Making and using an account, in both languages; every page of it is one of ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.core import mail
from django.core.cache import cache
from django.core.management import call_command
from django.urls import get_resolver

from rulings.people.models import Person

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("fresh_shelf")]
TEMPLATES = Path(__file__).resolve().parents[3] / "templates"
SECRET = "vgy7-bhu8"


@pytest.fixture(autouse=True)
def nothing_counted():
    cache.clear()


def sign_up(client, handle="みどり", **more):
    return client.post("/accounts/signup/", {"username": handle, "password1": SECRET, **more})


def test_a_handle_and_a_password_are_enough(client):
    assert sign_up(client).headers["Location"] == "/editor/"
    person = Person.objects.get()
    assert (person.username, person.role, person.email) == ("みどり", "contributor", "")
    client.logout()
    assert client.post("/accounts/login/", {"login": "みどり", "password": SECRET, "next": "/lab/"}).headers["Location"] == "/lab/"


@pytest.mark.parametrize("form", [{"handle": ""}, {"handle": "a b"}, {"handle": "x", "password1": "12"}, {"handle": "a" * 200}])
def test_what_makes_no_account_is_said_where_it_stands(client, form):
    answer = sign_up(client, **form)
    assert answer.status_code == 200
    assert 'class="errorlist' in answer.content.decode()
    assert not Person.objects.exists()


def test_a_handle_is_given_once(client):
    sign_up(client, "Midori")
    client.logout()
    assert 'class="errorlist' in sign_up(client, "midori").content.decode()
    assert Person.objects.count() == 1


@pytest.mark.parametrize("code, word", [("en", "Password"), ("ja", "パスワード")])
@pytest.mark.parametrize("path", ["login/", "signup/", "password/reset/", "logout/", "email/", "password/change/", "2fa/", "2fa/totp/activate/", "close/", ""])
def test_a_page_of_an_account_is_ours_in_both_languages(client, path, code, word):
    if path not in ("login/", "signup/", "password/reset/"):
        sign_up(client)
        client.post("/accounts/reauthenticate/", {"password": SECRET})
    answer = client.get(f"/accounts/{path}?lang={code}")
    text = answer.content.decode()
    assert answer.status_code == 200, path
    assert f'<html lang="{code}">' in text
    assert 'class="site-header"' in text
    assert "style=" not in text.replace("data:image", "")
    if path in ("login/", "signup/"):
        assert word in text


def test_every_page_of_allauth_that_can_be_reached_has_a_template_of_ours():
    views = [pattern.callback for resolver in get_resolver().url_patterns if hasattr(resolver, "url_patterns") for pattern in flat(resolver)]
    names = {view.view_class.template_name for view in views if hasattr(view, "view_class") and getattr(view.view_class, "template_name", None)}
    assert {"account/login.html", "mfa/index.html"} <= names
    assert {name for name in names if not (TEMPLATES / name).is_file()} == set()


def flat(resolver):
    for pattern in resolver.url_patterns:
        if hasattr(pattern, "url_patterns"):
            yield from flat(pattern)
        else:
            yield pattern


@pytest.mark.parametrize("code", ["en", "ja"])
def test_a_forgotten_password_is_set_anew_by_mail(client, code):
    sign_up(client, email="midori@example.org")
    client.logout()
    mail.outbox.clear()
    client.post(f"/accounts/password/reset/?lang={code}", {"email": "midori@example.org"})
    link = re.search(r"https?://testserver(/accounts/password/reset/key/\S+)", mail.outbox[0].body).group(1)
    there = client.get(link, follow=True).request["PATH_INFO"]
    assert client.post(there, {"password1": "another-9xyz", "password2": "another-9xyz"}).status_code == 302
    assert client.login(username="みどり", password="another-9xyz")


def test_login_is_limited_with_a_page_that_says_so(client):
    sign_up(client, "midori")
    client.logout()
    answers = [client.post("/accounts/login/", {"login": "midori", "password": f"wrong{n}"}) for n in range(12)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429 or "Too many" in answers[-1].content.decode()


def test_the_command_gives_the_first_maintainer_his_role(client, capsys):
    sign_up(client, "midori")
    call_command("setrole", "midori", "maintainer")
    assert Person.objects.get().role == "maintainer"
    for arguments, status in ((("nobody", "editor"), 2), (("midori", "editor"), 1)):
        with pytest.raises(SystemExit) as ended:
            call_command("setrole", *arguments)
        assert ended.value.code == status
