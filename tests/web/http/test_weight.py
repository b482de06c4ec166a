"""Every kind of page of every game, walked from the home page along its links: each answers, in both languages, and none is too much for a phone."""

import gzip
import re
from collections import Counter, deque
from html import unescape
from urllib.parse import urljoin, urlsplit

import pytest
from django.urls import Resolver404, resolve

MOST = 60_000  # bytes of a page as it is sent
EACH = 2  # of a kind in a game
LEAST_KINDS = 45
HREF = re.compile(r'href="([^"#]+)')
NOT_HERE = ("/static/", "/accounts/", "/editor/", "/history/")  # files; what only who is signed in sees; what a load alone writes


@pytest.fixture
def walked(client, shipped_pages):
    waiting, seen, counted, found = deque(["/"]), {"/"}, Counter(), {}
    while waiting:
        address = waiting.popleft()
        kind = kind_of(address)
        if counted[kind] == EACH:
            continue
        counted[kind] += 1
        for language in ("en", "ja"):
            answer = client.get(address, headers={"Accept-Language": language, "Accept-Encoding": "gzip"})
            sent = b"".join(answer.streaming_content) if answer.streaming else answer.content
            packed = answer.headers.get("Content-Encoding") == "gzip"
            found[address, language] = answer.status_code, len(sent) if packed else len(gzip.compress(sent)), kind
            if answer.status_code == 200 and language == "en" and answer.headers["Content-Type"].startswith("text/html"):
                text = (gzip.decompress(sent) if packed else sent).decode()
                for link in map(unescape, HREF.findall(text)):
                    there = urljoin(f"http://testserver{address}", link)
                    parts = urlsplit(there)
                    path = parts.path + (f"?{parts.query}" if parts.query else "")
                    if parts.netloc == "testserver" and path not in seen and not path.startswith(NOT_HERE):
                        seen.add(path)
                        waiting.append(path)
    return found


def kind_of(address):
    """The name of what answers an address, and of which game it speaks: what its first part begins with."""
    try:
        match = resolve(urlsplit(address).path)
    except Resolver404:
        return "", ""
    of = next((str(value) for name, value in match.kwargs.items() if name in ("ruling_id", "rule_id", "game_id", "document_id")), "")
    return match.view_name, re.split("[-.]", of)[0]


@pytest.mark.django_db
def test_every_link_answers_and_no_page_is_heavy(walked):
    kinds = {kind for _status, _size, kind in walked.values()}
    assert len(kinds) >= LEAST_KINDS, sorted(kinds)
    assert {name for name, _game in kinds} >= {"home", "ruling", "rule", "card", "game", "why", "compare", "explore", "lab", "open", "rests", "about"}
    assert [(at, status) for at, (status, _size, _kind) in walked.items() if status >= 400] == []
    assert sorted((size, at) for at, (_status, size, kind) in walked.items() if size > MOST and kind[0] != "corpus") == []
