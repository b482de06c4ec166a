"""What people write is words: addresses are never fetched, markup is printed as it stands."""

from __future__ import annotations

import ast
import socket
from pathlib import Path

import pytest
from django.db import DataError

from rulings.editor import review, views, writing
from rulings.editor.models import Proposal
from tests.web.editor.conftest import PATH, TEXT
from tests.web.editor.test_publishing import publish

pytestmark = pytest.mark.django_db
ROOT = Path(__file__).resolve().parents[3]
INSIDE = ["http://127.0.0.1:8000/admin", "http://169.254.169.254/latest/meta-data"]
HOSTILE = "<script>alert(1)</script> [press](javascript:alert(1)) <img src=x onerror=alert(1)> **bold**"
SAID = {"path": PATH, "kind": "game-test", "by": "Aki", "seen": "2026-10-03", "version": "4.7", "shows": "It hits."}
FETCHING = ("urllib.request", "http.client", "requests", "httpx", "aiohttp", "urllib3", "ftplib")


@pytest.mark.any_database
def test_no_module_of_the_site_can_fetch_an_address():
    named = set()
    for path in [*(ROOT / "rulings").rglob("*.py"), *(ROOT / "engine").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                named |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                named |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    assert named.isdisjoint(FETCHING)


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_the_network_is_only_ever_a_link(client, published, people, monkeypatch, address):
    def refused(*args, **kwargs):
        raise AssertionError("something was fetched")

    monkeypatch.setattr(socket.socket, "connect", refused)
    monkeypatch.setattr(socket, "create_connection", refused)
    monkeypatch.setattr(socket, "getaddrinfo", refused)
    proposal = writing.begin(people["contributor1"], PATH, TEXT)
    client.force_login(people["contributor1"])
    answer = client.post(f"/editor/{proposal.pk}/evidence/", SAID | {"address": address, "archived": address})
    assert answer.status_code == 302
    review.submit(proposal.pk, people["contributor1"])
    publish(people, Proposal.objects.get(pk=proposal.pk))
    page = client.get(f"/rulings/{PATH.rsplit('/')[-1][:-5]}/").text
    assert page.count(f'<a rel="nofollow noopener ugc" href="{address}">') == 2


@pytest.mark.parametrize("address", ["javascript:alert(1)", "data:text/html,<script>", "file:///etc/passwd", "//x", "https://a b", "http://[::1]/", "http://localhost/"])
def test_an_address_that_is_no_page_is_refused(client, published, people, address):
    proposal = writing.begin(people["contributor1"], PATH, TEXT)
    client.force_login(people["contributor1"])
    client.post(f"/editor/{proposal.pk}/evidence/", SAID | {"address": address})
    page = client.get(f"/editor/{proposal.pk}/file/", {"path": PATH}).text
    assert f'href="{address}"' not in page
    text = Proposal.objects.get(pk=proposal.pk).changes.get().text
    from rulings.editor.checking import checked

    assert text == TEXT or checked({PATH: text}, PATH).problems


def test_markup_in_what_people_say_is_printed_as_it_stands(client, published, people):
    proposal = writing.begin(people["contributor1"], PATH, TEXT.replace("Either.", "'<b>Either</b>'"), HOSTILE)
    review.remark(proposal.pk, people["editor1"], "", None, HOSTILE)
    review.remark(proposal.pk, people["editor1"], PATH, 5, HOSTILE)
    client.force_login(people["contributor1"])
    client.post(f"/editor/{proposal.pk}/evidence/", SAID | {"shows": HOSTILE, "infers": HOSTILE, "by": "<i>Aki</i>"})
    review.submit(proposal.pk, people["contributor1"])
    pages = [client.get(where).text for where in ("/editor/", f"/editor/{proposal.pk}/", f"/editor/{proposal.pk}/file/?path={PATH}")]
    publish(people, Proposal.objects.get(pk=proposal.pk))
    pages += [client.get(where).text for where in (f"/rulings/{PATH.rsplit('/')[-1][:-5]}/", f"/history/{PATH}", f"/editor/{proposal.pk}/")]
    for page in pages:
        for part in ("<script>alert", "<img src=x", 'href="javascript:', "<b>Either", "<i>Aki"):
            assert part not in page
    assert sum("&lt;script&gt;alert(1)&lt;/script&gt; [press](javascript:alert(1))" in page for page in pages) == len(pages)


@pytest.mark.parametrize("lang, said", [("en", "that cannot be kept"), ("ja", "保存できない文字")])
def test_a_letter_that_a_database_takes_nowhere_is_answered_with_a_sentence(client, people, monkeypatch, lang, said):
    """U+0000 in any field, address or question: PostgreSQL refuses it, SQLite takes it."""

    def refused(*_args):
        raise DataError("PostgreSQL text fields cannot contain NUL (0x00) bytes")

    monkeypatch.setattr(views, "found", refused)
    client.force_login(people["contributor1"])
    answer = client.post("/editor/7/do/", {"do": "remark", "words": "a\0"}, headers={"accept-language": lang})
    assert answer.status_code == 400
    assert said in answer.text
