"""A sentence that takes the place of the one before it, judged when the effect resolves."""

from __future__ import annotations

import pytest

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


def test_an_invoked_card_is_heard_of(fails: Fails) -> None:
    """Invocation can be watched and looked back at."""
    me = {"deck": ["Fairy", "Zelgenea"], "deck_size": 20}
    assert fails({"turn": "opponent", "turn_number": 18, "me": me}, ["opponent ends the turn"], ["Zelgenea was invoked"]) == []
