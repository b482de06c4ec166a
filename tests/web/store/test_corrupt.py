"""A row that was damaged in the database: its own page says so or is not there, and all others go on."""

from __future__ import annotations

import zlib

import pytest
from django.db import connection
from django.utils import timezone

from rulings.lab import keeping, tokens
from rulings.lab.models import KeptBoard
from rulings.store import current
from rulings.store.load import load
from rulings.store.models import CorpusFile, LoadedCorpus, Ruling, SearchEntry
from tests.cast import stage

FILE = f"shadowverse/rulings/{stage.TOSS}.yaml"
PAGE, OTHER = f"/rulings/{stage.TOSS}/", f"/rulings/{stage.BOARDING}/"


@pytest.fixture
def stored(db, fresh_shelf, client):
    assert load(stage.files_of(stage.TOSS, stage.BOARDING)).problems == []
    client.raise_request_exception = False
    return client


RUBBISH = ["", "\x00", "ruling: [", "[" * 60_000, "ruling: jt-toss\ngame: nothing\n", "- a\n- b\n", "&a [*a]", "ruling: jt-toss\n" * 2, "\ufffd" * 4000]


@pytest.mark.parametrize("text", RUBBISH, ids=range(len(RUBBISH)))
def test_a_damaged_file_of_a_ruling_is_told_of_and_the_others_go_on(stored, text):
    if "\x00" in text and connection.vendor == "postgresql":
        pytest.skip("PostgreSQL stores no such character")
    before = stored.get(OTHER).content
    CorpusFile.objects.filter(path=FILE).update(text=text)
    current.forget()
    for path in (PAGE, PAGE + "?step=2", PAGE + "why/?step=1", PAGE + "transcript.json", PAGE + "lab/", PAGE + "compare/"):
        assert stored.get(path).status_code in (302, 404, 422), path
    assert stored.get(OTHER).content == before
    for path in ("/", "/games/", "/games/shadowverse/", "/search/?q=toss", "/rests-on/", "/open/", "/practice/", "/sitemap.xml", "/readyz"):
        assert stored.get(path).status_code == 200, path


@pytest.mark.parametrize("packed", [b"", b"\xff", b"2rubbish", b"2" + zlib.compress(b"\xff\xfe" * 50), b"2" + zlib.compress(b"a" * 60_000_000)])
def test_a_damaged_board_is_told_of(stored, packed):
    name = "d" * 22
    KeptBoard.objects.create(name=name, text=packed, size=len(packed), used_at=timezone.now())
    answer = stored.get(f"/lab/{tokens.KEPT}{name}{tokens.check(name)}/")
    assert answer.status_code in (404, 410), packed[:9]
    with pytest.raises(tokens.BadToken):
        keeping.stored_text(f"{tokens.KEPT}{name}{tokens.check(name)}")


def test_index_rows_that_point_to_nothing_harm_nobody(stored):
    CorpusFile.objects.filter(path=FILE).delete()
    SearchEntry.objects.filter(url=PAGE).update(names="\n", words="\n" * 50, romaji="", body="\x01")
    Ruling.objects.filter(id=stage.TOSS).update(status="nothing", since="99999", question_en="", question_ja="", title_ja="")
    current.forget()
    assert stored.get(PAGE).status_code == 404
    for path in ("/", "/games/shadowverse/", "/search/?q=one", "/open/", "/feeds/all.en.atom", OTHER):
        assert stored.get(path).status_code == 200, path


def test_without_the_row_that_names_the_corpus_the_site_says_that_there_is_none(stored):
    LoadedCorpus.objects.all().delete()
    current.forget()
    assert stored.get("/readyz").json() == {"database": True, "migrations": True, "corpus": False}
    assert stored.get("/").status_code == 200
