"""Pages that say what went wrong, and the headers that every page carries."""

import pytest
from django.test import Client
from django.urls import path

from rulings import urls
from rulings.handbook import views
from rulings.http import requests

pytestmark = pytest.mark.django_db


def broken(request):
    raise RuntimeError("a mistake of ours")


urlpatterns = [*urls.urlpatterns, path("broken/", broken)]
handler400, handler404, handler500 = views.bad_request, views.not_found, requests.broken


def test_an_address_that_nothing_has_gets_a_sentence_and_the_search(client):
    response = client.get("/no/such/page/")
    assert response.status_code == 404
    assert "There is nothing here" in response.content.decode()
    assert 'action="/search/"' in response.content.decode()


def test_the_sentence_in_japanese(client):
    assert "ページがありません" in client.get("/no/such/page/?lang=ja").content.decode()


def test_a_request_that_cannot_be_read_gets_a_sentence(client):
    query = "&".join(f"a{n}=1" for n in range(2000))
    response = client.get(f"/search/?{query}")
    assert response.status_code == 400
    assert "This address cannot be read" in response.content.decode()


@pytest.mark.urls("tests.web.http.test_errors")
def test_a_mistake_of_ours_gets_a_sentence_in_both_languages():
    response = Client(raise_request_exception=False).get("/broken/")
    page = response.content.decode()
    assert response.status_code == 500
    assert "The mistake is ours" in page
    assert "こちらで問題が起きました" in page
    assert "RuntimeError" not in page
    assert page.count(response.headers["X-Request-ID"]) == 2  # once in each language


def test_the_content_policy_allows_nothing_inline(client):
    policy = client.get("/")["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", ["/", "/search/", "/games/", "/rules/", "/nothing/"])
def test_no_page_has_inline_scripts_or_styles(client, path):
    page = client.get(path).content.decode()
    assert "<style" not in page
    assert ' style="' not in page
    assert " onclick" not in page
    assert page.count("<script") == page.count("<script src=")


def test_pages_cannot_be_framed_and_say_little_to_others(client):
    response = client.get("/")
    assert response["X-Frame-Options"] == "DENY"
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/", "/search/", "/games/", "/rules/"])
def test_pages_are_read_only(client, path):
    assert client.post(path).status_code == 405
    assert client.head(path).status_code == 200
