"""A source document's page: claims by line, linked with rulings and rules."""

import re

import pytest

from engine.corpus.shapes import Source
from rulings.handbook.present import anchor, numbers
from tests.cast.factories import ClaimFactory, DocumentFactory, RuleFactory, RulingFactory, both

pytestmark = pytest.mark.django_db


def test_claims_stand_in_the_order_of_their_lines(client, shelve):
    shelve(
        DocumentFactory(), ClaimFactory(id="late", at="sv 30"), ClaimFactory(id="early", at="sv 4"), ClaimFactory(id="both", at="sv 9, 31")
    )
    page = client.get("/sources/sv/").content.decode()
    assert re.findall(r'<li class="claim" id="(\w+)"', page) == ["early", "both", "late"]


def test_each_line_is_anchored_once_at_its_first_claim(client, shelve):
    shelve(DocumentFactory(), ClaimFactory(id="a", at="sv 18-20"), ClaimFactory(id="b", at="sv 20, 22"))
    page = client.get("/sources/sv/").content.decode()
    for line in (18, 19, 20, 22):
        assert page.count(f'id="line-{line}"') == 1
    assert 'id="line-21"' not in page
    assert page.index('id="line-20"') < page.index('id="b"')


@pytest.mark.parametrize("lines, expected", [("18", [18]), ("18, 42-43", [18, 42, 43]), ("5-3", []), ("x", []), ("", [])])
def test_line_numbers_are_read(lines, expected):
    assert list(numbers(lines)) == expected


def test_a_range_without_end_makes_no_endless_page():
    assert len(list(numbers("1-999999999"))) == 501


def test_the_anchor_is_the_first_line():
    assert anchor("18, 42-43") == "line-18"
    assert anchor("42-43") == "line-42"


def test_claims_link_to_rulings_and_rules(client, shelve):
    ruling, rule = RulingFactory(claims=("sv-014",), title=both("Alpha", "甲")), RuleFactory(claims=("sv-014",))
    shelve(DocumentFactory(), ClaimFactory(id="sv-014"), ruling, rule)
    page = client.get("/sources/sv/").content.decode()
    assert f'<a href="/rulings/{ruling.id}/">Alpha</a>' in page
    assert f'href="/rules/{rule.id}/"' in page


def test_a_claim_is_shown_in_japanese(client, shelve):
    says = "In hand: from the left (older) to the right."
    shelve(DocumentFactory(), ClaimFactory(says=says))
    page = client.get("/sources/sv/?lang=ja").content.decode()
    assert "順番の資料" in page
    assert '<p class="claim-says" lang="ja">手札では、左（古いもの）から右へ。</p>' in page


def test_a_claim_that_nobody_has_translated_yet_is_marked_as_english(client, shelve):
    shelve(DocumentFactory(), ClaimFactory(says="Something new."))
    page = client.get("/sources/sv/?lang=ja").content.decode()
    assert '<p class="claim-says" lang="en">Something new.</p>' in page


def test_a_document_without_claims_says_so(client, shelve):
    shelve(DocumentFactory())
    assert "No claim of this document is noted yet." in client.get("/sources/sv/").content.decode()


def test_the_number_of_queries_does_not_grow_with_the_claims(client, shelve, django_assert_num_queries):
    claims = [ClaimFactory() for _ in range(20)]
    shelve(DocumentFactory(), *claims, RulingFactory(claims=tuple(claim.id for claim in claims)))
    with django_assert_num_queries(4):
        client.get("/sources/sv/")


def test_an_unknown_document_is_not_found(client, shelve):
    assert client.get("/sources/nothing/").status_code == 404


def test_written_rules_are_listed_by_their_numbers(client, shelve):
    """Each number with the rules that cite it, in the order of the numbers; the rule links to it."""
    document = DocumentFactory(id="cr", lines=0)
    shelve(
        document,
        RuleFactory(id="sv.later", sources=(Source("cr", "10.2"),)),
        RuleFactory(id="sv.earlier", sources=(Source("cr", "8.1.4, 8.2"),)),
    )
    page = client.get("/sources/cr/").content.decode()
    assert re.findall(r'<li class="claim" id="([\w.-]+)"', page) == ["no-8.1.4", "no-8.2", "no-10.2"]
    assert '/sources/cr/#no-8.1.4"' in client.get("/rules/sv.earlier/").content.decode()


def test_a_long_document_is_folded_into_parts_and_a_short_one_is_not(client, shelve):
    shelve(DocumentFactory(), *(ClaimFactory(id=f"c{n}", at=f"sv {n}") for n in range(1, 41)))
    page = client.get("/sources/sv/").content.decode()
    assert page.count('<details class="claim-part"') == 3
    assert page.count('<details class="claim-part" open>') == 1
    assert page.count('<li class="claim"') == 40
    assert "<summary>lines 16-30</summary>" in page


def test_a_short_document_lies_open(client, shelve):
    shelve(DocumentFactory(), ClaimFactory(id="a", at="sv 18-20"))
    assert "<details class" not in client.get("/sources/sv/").content.decode().split("<main")[1].split("</main")[0]


def test_of_the_rulings_that_show_a_claim_the_first_are_named(client, shelve):
    rulings = [RulingFactory(id=f"sv-case-{n:02}", claims=("sv-014",)) for n in range(10)]
    shelve(DocumentFactory(), ClaimFactory(id="sv-014"), *rulings)
    page = client.get("/sources/sv/").content.decode()
    assert 'href="/rulings/sv-case-07/"' in page
    assert 'href="/rulings/sv-case-08/"' not in page
    assert '<a href="/search/?q=sv-014">All rulings that show it</a>' in page
    assert "/rulings/sv-case-08/" in client.get("/search/?q=sv-014").content.decode()


def test_a_claim_that_speaks_of_another_says_its_line(client, shelve):
    shelve(DocumentFactory(), ClaimFactory(id="sv-006", at="sv 8"), ClaimFactory(id="sv-007", at="sv 9", says="Against sv-006 and sv-099."))
    assert "Against line 8 and sv-099." in client.get("/sources/sv/").content.decode()
