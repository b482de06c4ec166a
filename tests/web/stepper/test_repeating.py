"""A step that was answered is answered again without its view, to whoever asks the very same, and to nobody else."""

import pytest

from rulings.board import answering, runs
from rulings.store import current, repeating
from tests.cast import recorded, site

HTMX = {"HX-Request": "true"}
STEP = recorded.PAGE + "?step=8"


@pytest.fixture
def made(staged, monkeypatch):
    """How often a view answered with a part."""
    found = []
    repeatable = answering.repeatable
    monkeypatch.setattr(answering, "repeatable", lambda answer, digest: found.append(digest) or repeatable(answer, digest))
    return found


def same(one, other):
    own = ("X-Request-ID",)
    heads = [{k: v for k, v in answer.headers.items() if k not in own} for answer in (one, other)]
    cookies = [answer.cookies.output() for answer in (one, other)]
    return one.content == other.content and one.status_code == other.status_code and heads[0] == heads[1] and cookies[0] == cookies[1]


@pytest.mark.parametrize("more", [{}, {"Accept-Encoding": "gzip"}, {"Accept-Language": "ja"}, {"Cookie": "lang=ja"}])
def test_the_very_same_is_answered_once_and_given_twice(client, made, more):
    first, second = (client.get(STEP, headers=HTMX | more) for _ in range(2))
    assert len(made) == 1
    assert same(first, second)
    assert first["X-Request-ID"] != second["X-Request-ID"]


def test_the_language_that_an_address_names_is_remembered_each_time(client, made):
    first, second = (client.get(STEP + "&lang=ja", headers=HTMX | {"Cookie": "lang=en"}) for _ in range(2))
    assert len(made) == 1
    assert second.cookies["lang"].value == "ja"
    assert same(first, second)


@pytest.mark.parametrize("other", [{"Accept-Language": "ja"}, {"Cookie": "lang=ja"}, {"Accept-Encoding": "gzip"}, {"HX-History-Restore-Request": "true"}])
def test_what_is_asked_otherwise_is_another_answer(client, made, other):
    first = client.get(STEP, headers=HTMX)
    assert client.get(STEP, headers=HTMX | other).content != first.content
    assert client.get(STEP, headers=HTMX).content == first.content


def test_another_name_of_the_site_is_asked_for_leave_first(client, made):
    assert client.get(STEP, headers=HTMX).status_code == 200
    assert client.get(STEP, headers=HTMX | {"Host": "evil.example"}).status_code == 400


def test_who_holds_the_very_bytes_is_told_so_again(client, made):
    tag = client.get(STEP, headers=HTMX)["ETag"]
    answers = [client.get(STEP, headers=HTMX | {"If-None-Match": tag}) for _ in range(2)]
    assert [(answer.status_code, answer.content) for answer in answers] == [(304, b"")] * 2
    assert len(made) == 2


def test_another_corpus_is_another_answer(client, made):
    client.get(STEP, headers=HTMX)
    site.serve(current.library(), "1")
    client.get(STEP, headers=HTMX)
    client.get(STEP, headers=HTMX)
    assert len(made) == 2


def test_what_is_for_one_visitor_alone_is_not_kept(client, made):
    for _ in range(2):
        client.get(STEP, headers=HTMX | {"Cookie": "under=1"})
    assert (len(made), len(repeating.cache)) == (2, 0)


def test_pages_refusals_and_what_is_long_are_not_kept(client, made):
    for asked in ("?step=8", "?step=nowhere"):
        client.get(recorded.PAGE + asked)
    client.get(recorded.PAGE + "?step=nowhere", headers=HTMX)
    client.head(STEP, headers=HTMX)
    client.get(STEP, headers=HTMX | {"Cookie": "x" * repeating.LONGEST})
    assert len(repeating.cache) == 0


def test_what_a_step_did_is_found_out_once_for_every_viewer_and_both_languages(client, staged, monkeypatch):
    found = []
    marks = runs.marks
    monkeypatch.setattr(runs, "marks", lambda before, frame: found.append(frame["n"]) or marks(before, frame))
    pages = [client.get(f"{STEP}&view={view}&lang={lang}", headers=HTMX) for view in ("all", "me", "opponent") for lang in ("en", "ja")]
    assert [page.status_code for page in pages] == [200] * 6
    assert len({page.content for page in pages}) > 1
    assert found == [8]
