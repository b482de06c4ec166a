"""What is asked of a form before it is read, and what a bare head is answered with."""

from __future__ import annotations

import html
import io
import re

import pytest
from django.core.handlers.wsgi import WSGIHandler
from django.test import RequestFactory

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("fresh_shelf")]


@pytest.mark.parametrize("origin", ["http://[", "//[x", "http://[::1", "http://[v1.x]:80", "null", "", "https://evil.example"])
def test_an_origin_that_is_none_or_another_s_is_refused(client, origin):
    answer = client.post("/lab/", {"text": "a"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert "Only a page of this site" in answer.content.decode()


def test_the_site_s_own_origin_is_taken(client):
    assert client.post("/lab/", {"text": " "}, headers={"Origin": "http://testserver"}).status_code == 302


@pytest.mark.parametrize("path", ["//evil.example/", "///evil.example/", "//evil.example/%2F.."])
def test_no_language_link_of_an_error_page_leads_to_another_site(client, path):
    answer = client.get("/", PATH_INFO=path)
    assert answer.status_code == 404
    links = [html.unescape(link) for link in re.findall(r'<a class="lang" href="([^"]*)"', answer.content.decode())]
    assert len(links) == 2
    assert all(re.match(r"/[^/\\]", link) for link in links), links


def test_a_head_gets_the_head_of_the_get_and_no_body(connected):
    """Through the server's entry, since the test client takes bodies off by itself."""

    def ask(method: str) -> tuple[str, dict[str, str], bytes]:
        heads: list[tuple[str, list[tuple[str, str]]]] = []
        environ = RequestFactory().generic(method, "/games/").environ | {"wsgi.errors": io.StringIO()}
        answer = WSGIHandler()(environ, lambda status, headers: heads.append((status, headers)))
        body = b"".join(answer)
        answer.close()
        return heads[0][0], {name: said for name, said in heads[0][1] if name.casefold() != "x-request-id"}, body

    status, headers, body = ask("GET")
    assert status == "200 OK"
    assert int(headers["Content-Length"]) == len(body) > 0
    assert ask("HEAD") == (status, headers, b"")
