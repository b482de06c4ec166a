"""A sentence that takes the place of the one before it, judged when the effect resolves."""

from __future__ import annotations

from typing import Any

import pytest

from engine.corpus.problems import BadInput
from tests.cast.cases import Fails


@pytest.mark.parametrize("bats, damage", [(1, 1), (2, 3)])
def test_the_sentence_before_happens_unless_the_condition_holds(fails: Fails, bats: int, damage: int) -> None:
    """1 damage with one follower of my own, 3 with two."""
    given = {"me": {"board": [f"{bats} x Forest Bat"]}, "opponent": {"board": ["Lich"]}}
    when = ['I do "Deal 1 damage to all enemy followers. If you have 2 or more allied followers, deal 3 damage to all enemy followers instead."']
    assert fails(given, when, [f"Lich has {damage} damage"]) == []


def test_it_is_what_was_named_for_the_sentence_before(fails: Fails) -> None:
    """The one named target takes the greater damage, and nothing else."""
    given = {"me": {"board": ["2 x Forest Bat"]}, "opponent": {"board": ["Lich", "Hero of Antiquity"]}}
    when = ['I do "Deal 1 damage to a chosen enemy follower. If you have 2 or more allied followers, deal 3 damage to it instead." choosing Lich']
    assert fails(given, when, ["Lich has 3 damage", "Hero of Antiquity has 0 damage"]) == []


RITE = "Necromancy (4): Deal 1 damage to an enemy follower. If Overflow is active for you, banish it instead."


@pytest.mark.parametrize("shadows, max_pp, expected", [
    (4, 10, ["Lich was banished", "I have 1 shadow"]),
    (4, 6, ["Lich has 1 damage", "I have 1 shadow"]),
    (3, 10, ["Lich has 0 damage", "Lich was not banished", "I have 4 shadows"]),
])  # fmt: skip
def test_what_takes_the_place_of_a_paid_effect_is_paid_for(fails: Fails, shadows: int, max_pp: int, expected: list[str]) -> None:
    """The cost stands before both forms: without four shadows neither is done. The spell itself is the one shadow more."""
    assert played(fails, [RITE], expected, shadows=shadows, max_pp=max_pp) == []


@pytest.mark.parametrize("shadows, rush", [(4, True), (3, False)])
def test_it_means_nothing_older_where_what_it_stands_for_was_not_paid_for(fails: Fails, shadows: int, rush: bool) -> None:
    """"It" is the bat of the sentence before, there or not, never the card that was drawn before that."""
    lines = ["Draw a card. Necromancy (4): Summon a Forest Bat. Give it Rush."]
    then = ["Forest Bat has Rush", "Fairy does not have Rush"] if rush else ["my board is empty", "Fairy does not have Rush", "Fairy is in my hand"]
    assert played(fails, lines, then, shadows=shadows, deck=["Fairy"]) == []


def test_an_invoked_card_is_heard_of(fails: Fails) -> None:
    """Invocation can be watched and looked back at."""
    me = {"deck": ["Fairy", "Zelgenea"], "deck_size": 20}
    assert fails({"turn": "opponent", "turn_number": 18, "me": me}, ["opponent ends the turn"], ["Zelgenea was invoked"]) == []


def spell(*lines: str) -> list[dict[str, Any]]:
    """A spell of 1 with these lines."""
    return [{"name": {"en": "Test Spell", "ja": "試験の呪文"}, "kind": "spell", "class": "neutral", "cost": 1, "text": "\n".join(lines)}]


def played(fails: Fails, lines: list[str], then: list[str], pp: int = 1, **given: Any) -> list[str]:
    """What does not hold once such a spell has been played with so many points, a Lich on the other side."""
    me = {"hand": ["Test Spell"], "pp": pp, "deck_size": 5, **given}
    when = ["I play Test Spell" + (" choosing Lich" if "an enemy" in lines[0] else "")]
    return fails({"me": me, "opponent": {"board": ["Lich"]}}, when, then, cards=spell(*lines))


@pytest.mark.parametrize("pp, damage", [(1, 2), (5, 3)])
def test_a_line_of_enhance_changes_the_line_before_it(fails: Fails, pp: int, damage: int) -> None:
    """One target is named, and takes what was paid for."""
    lines = ["Deal 2 damage to an enemy follower.", "Enhance (5): Deal 3 damage instead."]
    assert played(fails, lines, [f"Lich has {damage} damage"], pp=pp) == []


def test_what_stands_besides_in_a_line_of_enhance_is_done_too(fails: Fails) -> None:
    """Two bats instead of one, and they have Ward."""
    lines = ["Summon a Forest Bat.", "Enhance (5): Summon 2 instead. Give Ward to all allied followers."]
    assert played(fails, lines, ["my board has 2 cards", "in every outcome Forest Bat has Ward"], pp=5) == []
    assert played(fails, lines, ["my board has 1 card", "Forest Bat does not have Ward"], pp=1) == []


def test_more_is_added_to_what_the_line_before_does(fails: Fails) -> None:
    """One bat and two more."""
    lines = ["Summon a Forest Bat.", "Enhance (3): Summon 2 more."]
    assert played(fails, lines, ["my board has 3 cards"], pp=3) == []
    assert played(fails, lines, ["my board has 1 card"], pp=1) == []


def test_more_by_spellboost_is_added_for_each_time(fails: Fails) -> None:
    """Boosted twice by two spells played before it."""
    lines = ["Deal 1 damage to an enemy follower.", "Spellboost: Deal 1 more."]
    me = {"hand": ["Test Spell"], "pp": 5, "deck_size": 5}
    when = ['I do "Spellboost the cards in your hand 2 times."', "I play Test Spell choosing Lich"]
    assert fails({"me": me, "opponent": {"board": ["Lich"]}}, when, ["Lich has 3 damage"], cards=spell(*lines)) == []


@pytest.mark.parametrize("shadows, bats, left", [(3, 1, 3), (4, 2, 0)])
def test_a_cost_pays_for_the_other_form(fails: Fails, shadows: int, bats: int, left: int) -> None:
    """Necromancy is paid once, and only if it can be."""
    when = ['I do "Summon a Forest Bat. Necromancy (4) - Summon 2 instead."']
    then = [f"my board has {bats} card" + "s" * (bats > 1), f"I have {left} shadows"]
    assert fails({"me": {"shadows": shadows}, "opponent": {}}, when, then) == []


def test_only_what_is_said_anew_is_other(fails: Fails) -> None:
    """The damage changes, the draw before it does not."""
    given = {"me": {"board": ["2 x Forest Bat"], "deck_size": 5}, "opponent": {"board": ["Lich"]}}
    when = ['I do "Draw a card. Deal 1 damage to all enemy followers. Restore 1 defense to your leader. If you have 2 or more allied followers, deal 3 damage instead."']
    assert fails(given, when, ["Lich has 3 damage", "my hand has 1 card"]) == []


def test_what_leaves_out_too_much_is_refused(fails: Fails) -> None:
    """Nothing before says what is dealt damage to."""
    with pytest.raises(BadInput, match="write it out"):
        fails({"me": {}, "opponent": {}}, ['I do "Deal 3 damage."'], ["my board has 0 cards"])
