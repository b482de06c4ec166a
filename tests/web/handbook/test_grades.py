"""How well rulings are supported, on their pages, in lists and in the search."""

import datetime as dt

import pytest

from engine.corpus.shapes import Source
from rulings.store.search import search
from tests.cast.factories import DocumentFactory, EvidenceFactory, RuleFactory, RulingFactory, UpdateFactory, both

pytestmark = pytest.mark.django_db


def found(query):
    return [entry.url for _label, entries in search(query).groups for entry in entries]


def test_a_search_can_be_narrowed_by_grade_in_both_languages(client, shelve):
    shelve(RulingFactory(id="sv-tested", evidence=(EvidenceFactory(),)), RulingFactory(id="sv-bare"))
    assert found("plain grade:tested") == ["/rulings/sv-tested/"]
    assert found("plain grade:未確認") == ["/rulings/sv-bare/"]
    assert "There are: official, provisional, tested, derived, unconfirmed" in search("plain grade:best").refused
    assert "grade%3Atested" in client.get("/search/?q=plain").content.decode()


def test_what_an_update_changed_waits_until_it_is_looked_at(client, shelve):
    rule = RuleFactory(id="sv.plain.rule")
    document = DocumentFactory(as_of=dt.date(2021, 3, 30))
    old = RulingFactory(id="sv-old", title=both("Old", "古い"), sources=(Source("sv", "3"),))
    seen_since = RulingFactory(id="sv-seen", title=both("Seen", "見た"), sources=(Source("sv", "3"),), looked_at="2021-06-02")
    other = RulingFactory(id="sv-other", title=both("Other", "別"))
    rows = [("sv.plain.rule", name, "plain", "cites", "") for name in ("sv-old", "sv-seen")]
    shelve(rule, document, old, seen_since, other, UpdateFactory(), rows=rows)
    page = client.get("/about/not-looked-at/").content.decode()
    assert 'href="/rulings/sv-old/">Old</a>' in page
    assert "Something was changed" in page
    assert "Seen" not in page
    assert "Other" not in page


def test_without_updates_nothing_waits(client, shelve):
    shelve(RulingFactory())
    assert "Nothing waits" in client.get("/about/not-looked-at/").content.decode()


def test_the_page_about_verifying_explains_every_grade(client, shelve):
    shelve()
    page = client.get("/about/verified/?lang=ja").content.decode()
    for name in ("正式回答", "暫定回答", "検証済み", "導出", "未確認"):
        assert name in page
