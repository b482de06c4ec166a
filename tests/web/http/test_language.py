"""The language of a page: the address, then the cookie, then the browser's wish."""

import html
import re

import pytest

pytestmark = pytest.mark.django_db


def language(response):
    return response.content.decode().split('<html lang="')[1][:2]


def test_english_where_nothing_is_said(client):
    assert language(client.get("/")) == "en"


def test_the_browser_s_wish_counts(client):
    response = client.get("/", headers={"Accept-Language": "ja,en;q=0.8"})
    assert language(response) == "ja"
    assert response["Content-Language"] == "ja"


def test_an_unknown_wish_gets_english(client):
    assert language(client.get("/", headers={"Accept-Language": "tlh"})) == "en"


def test_the_cookie_goes_before_the_wish(client):
    client.cookies["lang"] = "ja"
    assert language(client.get("/", headers={"Accept-Language": "en"})) == "ja"


def test_the_address_goes_before_the_cookie_and_is_remembered(client):
    client.cookies["lang"] = "ja"
    response = client.get("/?lang=en")
    assert language(response) == "en"
    assert response.cookies["lang"].value == "en"
    assert language(client.get("/")) == "en"


def test_a_cookie_is_only_set_when_it_changes(client):
    client.get("/?lang=ja")
    assert "lang" not in client.get("/?lang=ja").cookies


@pytest.mark.parametrize("wrong", ["de", "", "JA", "../ja", "ja%00"])
def test_a_language_that_we_do_not_have_changes_nothing(client, wrong):
    response = client.get(f"/?lang={wrong}")
    assert response.status_code == 200
    assert language(response) == "en"
    assert "lang" not in response.cookies


def test_caches_are_told_what_the_page_depends_on(client):
    vary = client.get("/")["Vary"]
    assert "Accept-Language" in vary
    assert "Cookie" in vary


def test_the_switch_keeps_the_rest_of_the_address(client):
    page = client.get("/search/?q=a%26b&lang=en").content.decode()
    links = re.findall(r'<a class="lang" href="([^"]*)" lang="(\w+)"[^>]*?( aria-current="true")?>', page)
    assert [(code, html.unescape(href), bool(current)) for href, code, current in links] == [
        ("en", "/search/?q=a%26b&lang=en", True),
        ("ja", "/search/?q=a%26b&lang=ja", False),
    ]


@pytest.mark.parametrize(
    "referer, there",
    [
        ("http://testserver/editor/7/?at=x%3A1", "/editor/7/?at=x%3A1&amp;lang=ja"),
        ("http://elsewhere.example/editor/7/", "/editor/look/?lang=ja"),
        ("http://testserver//elsewhere.example/", "/%2Felsewhere.example/?lang=ja"),
        ("http://[", "/editor/look/?lang=ja"),
        ("", "/editor/look/?lang=ja"),
    ],
)
def test_what_was_posted_is_read_in_another_language_where_it_came_from(client, db, referer, there):
    """Its own address may take nothing but forms."""
    answer = client.post("/editor/look/", {}, headers={"Referer": referer, "Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403
    assert f'class="lang" href="{there}" lang="ja"' in answer.content.decode()
