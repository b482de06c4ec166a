"""The grade of a ruling: what each kind of support gives, what takes it away, and when it is to be looked at again."""

import datetime as dt

import pytest

from engine.corpus.shapes import Source
from engine.study.grades import grade_of
from tests.cast.factories import DocumentFactory, EvidenceFactory, RulingFactory, UpdateFactory

PLAYERS = DocumentFactory(id="wiki", as_of=dt.date(2021, 3, 30))
MAKERS = DocumentFactory(id="manual", official=True)
DOCUMENTS = {"wiki": PLAYERS, "manual": MAKERS}
WIKI, MANUAL = Source("wiki", "3"), Source("manual", "4-5")


def seen(kind, **more):
    return EvidenceFactory(kind=kind, **more)


def graded(*evidence, sources=(), status="documented", touching=(), looked_at=""):
    return grade_of(RulingFactory(evidence=evidence, sources=sources, status=status, looked_at=looked_at), DOCUMENTS, touching)


TABLE = [
    ("nothing", (), (), "documented", "unconfirmed"),
    ("players wrote it", (), (WIKI,), "documented", "derived"),
    ("its makers wrote it", (), (MANUAL,), "documented", "official"),
    ("both wrote it", (), (WIKI, MANUAL), "documented", "official"),
    ("a derivation", (seen("derived"),), (), "documented", "derived"),
    ("a test", (seen("game-test"),), (WIKI,), "documented", "tested"),
    ("a judge", (seen("judge"), seen("game-test")), (), "documented", "provisional"),
    ("an official answer", (seen("official-answer"), seen("judge")), (), "documented", "official"),
    ("an official document", (seen("official-document"),), (), "documented", "official"),
    ("an official answer for now", (seen("official-answer", provisional=True),), (), "documented", "provisional"),
    ("held tentatively", (), (MANUAL,), "tentative", "derived"),
    ("held tentatively, but tested", (seen("game-test"),), (WIKI,), "tentative", "tested"),
    ("open", (seen("judge"),), (MANUAL,), "open", "unconfirmed"),
]


@pytest.mark.parametrize("evidence, sources, status, grade", [row[1:] for row in TABLE], ids=[row[0] for row in TABLE])
def test_the_strongest_support_gives_the_grade(evidence, sources, status, grade):
    assert graded(*evidence, sources=sources, status=status).name == grade


@pytest.mark.parametrize(
    "for_it, against, grade",
    [
        ("official-answer", "game-test", "official"),
        ("game-test", "game-test", "unconfirmed"),
        ("game-test", "judge", "unconfirmed"),
        ("judge", "derived", "provisional"),
    ],
)
def test_evidence_against_it_counts_where_it_is_as_strong(for_it, against, grade):
    found = graded(seen(for_it), seen(against, against=True, by="Mio"))
    assert (found.name, found.conflict) == (grade, True)
    assert "Mio" in found.reasons[-1]["en"]


def test_the_reasons_begin_with_the_strongest_and_the_next_grade_says_what_it_wants():
    found = graded(seen("derived", by="Ren"), seen("game-test", by="Aki"), sources=(WIKI,))
    assert ["Aki" in reason["ja"] for reason in found.reasons] == [True, False, False]
    assert found.missing["en"].startswith("the word of a judge")
    assert graded(seen("official-answer")).missing is None


def test_an_update_asks_for_another_look_until_somebody_looked():
    june, may = UpdateFactory(day=dt.date(2021, 6, 1)), UpdateFactory(day=dt.date(2021, 5, 1))
    updates = [june, may]
    assert graded(sources=(WIKI,), touching=updates).not_since == may
    assert graded(sources=(WIKI,), touching=updates, looked_at="2021-05-01").not_since == june
    assert graded(seen("game-test", seen="2021-06-01"), touching=updates).not_since is None
    assert graded(touching=updates).not_since == may
    assert graded().not_since is None


def test_an_update_touches_a_card_a_rule_and_all_rules_that_begin_alike():
    update = UpdateFactory(cards=("imp",), rules=("sv.order",))
    assert update.touches({"imp"}, ())
    assert update.touches((), {"sv.order.hand"})
    assert not update.touches({"goblin"}, {"sv.orders.hand"})
