"""What was verified is kept by what it rests on: nothing that did not change runs again, everything that did does."""

import json

import pytest

from engine.study import verify as verifying
from engine.study.checked import as_json, from_json
from engine.study.checked_cache import CheckedCache
from engine.study.grounds import Grounds
from engine.study.library import Library
from engine.study.verify import verify
from tests.cast import shipped
from tests.games.test_toy_game import texts
from tests.games.toy.game import GAME

RULES, CARDS = "toy/rules/all.yaml", "toy/cards/bells.yaml"
ORDER, GREAT = "toy/rulings/toy-bells-in-order.yaml", "toy/rulings/toy-great-bell.yaml"


class Drawer(dict):
    """Keeps texts in the memory."""

    def get(self, names):
        return {name: self[name] for name in names if name in self}

    def put(self, texts):
        self.update(texts)


@pytest.fixture
def kept():
    return Drawer()


@pytest.fixture
def played(monkeypatch):
    """The rulings that were verified by running them."""
    found, check = [], verifying.check_ruling
    monkeypatch.setattr(verifying, "check_ruling", lambda library, id: found.append(id) or check(library, id))
    return found


def verified(kept, code="1", lang="en", files=()):
    library = Library.from_texts({**texts(), **dict(files)}, {GAME.id: GAME})
    return verify(library, library.rulings, frozenset(), whole=False, lang=lang, cache=CheckedCache(Grounds(library, code), kept))


def edited(path, old, new):
    assert old in texts()[path]
    return {"files": {path: texts()[path].replace(old, new)}}


def test_a_second_time_nothing_runs_and_the_same_is_reported(kept, played):
    first = verified(kept)
    assert sorted(played) == ["toy-bells-in-order", "toy-great-bell"]
    assert verified(kept).json() == first.json()
    assert len(played) == 2


def test_another_engine_runs_all_of_it_again(kept, played):
    verified(kept)
    verified(kept, code="2")
    assert len(played) == 4


@pytest.mark.parametrize("old", ["in which they were hung.", "whose turn begins draws"])
def test_the_statement_of_a_rule_decides_nothing(kept, played, old):
    verified(kept)
    played.clear()
    verified(kept, **edited(RULES, old, old + " (as everybody says)"))
    assert played == []


def test_of_a_rule_that_changed_only_what_names_it_runs_again(kept, played):
    named = {c.ruling: c.reached for c in verified(kept).checked}
    for rule, old in {"toy.order.oldest-first": "The bell hung first rings", "toy.turn.draw": "A turn begins with"}.items():
        played.clear()
        verified(kept, **edited(RULES, old, f"As we say {old}"))
        assert played == [id for id, rules in named.items() if rule in rules]
    played.clear()
    verified(kept)
    assert played == [], "what was found before the change is still there"


def test_of_a_card_that_changed_what_names_it_runs_again(kept, played):
    verified(kept)
    played.clear()
    verified(kept, **edited(CARDS, "restore 2 defense", "restore 1 defense"))
    assert played == [id for id, path in (("toy-bells-in-order", ORDER), ("toy-great-bell", GREAT)) if "Bright Bell" in texts()[path]]
    played.clear()
    verified(kept, **edited(CARDS, "  - name: {en: Great Bell", "  # the greatest\n  - name: {en: Great Bell"))
    assert played == [], "a card that only moved in its file is the same card"


def test_a_name_that_is_new_matters_where_its_letters_stand(kept, played):
    verified(kept)
    played.clear()
    new = "\n  - name: {en: %s, ja: 新しい鐘}\n    kind: bell\n    cost: 1\n    defense: 1\n"
    verified(kept, files={CARDS: texts()[CARDS].rstrip() + new % "Silver Bell"})
    assert played == []
    verified(kept, files={CARDS: texts()[CARDS].rstrip() + new % "Great Be"})
    assert played == ["toy-great-bell"]


def test_a_card_counts_that_another_card_names():
    cards = "cards:\n" + "".join(
        f"  - name: {{en: {name}, ja: {name}}}\n    kind: bell\n    cost: 1\n    text: {text}\n" for name, text in
        (("First", '"At the end of your turn: draw a Second."'), ("Second", "Heavy."), ("Third", "Heavy."))
    )  # fmt: skip
    ruling = texts()[GREAT] + "\n# First\n"

    def hashed(cards):
        files = {**texts(), "toy/cards/more.yaml": cards, GREAT: ruling}
        return Grounds(Library.from_texts(files, {GAME.id: GAME}), "").written("toy-great-bell")

    before = hashed(cards)
    assert hashed(cards.replace("ja: Third", "ja: Three")) == before
    assert hashed(cards.replace("ja: Second", "ja: Two")) != before


def test_what_does_not_hold_is_kept_in_both_languages(kept, played):
    wrong = edited(GREAT, "then:\n", "then:\n      - my leader has 77 defense\n")
    first = verified(kept, **wrong)
    assert any("does not hold" in fault for fault in first.faults)
    played.clear()
    assert verified(kept, **wrong).faults == first.faults
    assert any("成り立たない" in fault for fault in verified(kept, lang="ja", **wrong).faults)
    assert played == []


def test_a_ruling_that_cannot_be_read_is_never_kept(kept, played):
    unread = edited(GREAT, "Great Bell", "Grate Bell")
    assert verified(kept, **unread).faults
    played.clear()
    assert verified(kept, **unread).faults
    assert played == ["toy-great-bell"]


def test_what_is_kept_says_the_same_as_what_was_found():
    for id in list(shipped.library().rulings)[::60]:
        found = verifying.check_ruling(shipped.library(), id)
        assert from_json(json.loads(json.dumps(as_json(found)))) == found
