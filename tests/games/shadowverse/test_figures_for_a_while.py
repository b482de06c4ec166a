"""Figures that are set or changed for a while are what they were before when it is over; without a time they stay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

HUGE = card("Huge", attack=5, defense=6, cost=4)
FOR_A_TURN = " until the end of the turn"


def said(text: str) -> dict[str, Any]:
    """A spell of 1."""
    return card("Said", text, "spell")


@pytest.mark.parametrize("text, now", [
    ("Set the attack and defense of all enemy followers to 1{}.", ("1 attack", "1 defense")),
    ("Select an enemy follower and reduce its attack by 3{}.", ("2 attack", "6 defense")),
    ("Subtract 2 from the defense of all enemy followers{}.", ("5 attack", "4 defense")),
    ("Change an enemy follower's attack to 8{}.", ("8 attack", "6 defense")),
])  # fmt: skip
@pytest.mark.parametrize("how_long", ["", FOR_A_TURN])
def test_attack_and_defense(fails: Fails, text: str, now: tuple[str, ...], how_long: str) -> None:
    """At once, and after the turn has ended."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1}, "opponent": {"board": ["Huge"], "deck_size": 4}}
    own = [HUGE, said(text.format(how_long))]
    then = now if not how_long else ("5 attack", "6 defense")
    assert fails(given, ["I play Said"], [f"Huge has {figure}" for figure in now], cards=own) == []
    assert fails(given, ["I play Said", "I end the turn"], [f"Huge has {figure}" for figure in then], cards=own) == []


@pytest.mark.parametrize("how_long, later", [("", 1), (FOR_A_TURN, 4)])
def test_a_cost(fails: Fails, how_long: str, later: int) -> None:
    """A card in hand costs 1, for this turn or for good."""
    given = {"turn": "me", "me": {"hand": ["Said", "Huge"], "pp": 1, "deck_size": 4}, "opponent": {"deck_size": 4}}
    own = [HUGE, said(f"Change the cost of all followers in your hand to 1{how_long}.")]
    assert fails(given, ["I play Said"], ["Huge costs 1"], cards=own) == []
    assert fails(given, ["I play Said", "I end the turn"], [f"Huge costs {later}"], cards=own) == []


def test_damage_is_there_again_when_another_defense_is_over(fails: Fails) -> None:
    """2 of 6 were gone; for a turn it is 3, and then it is 4 again."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1}, "opponent": {"board": [{"card": "Huge", "damage": 2}], "deck_size": 4}}
    own = [HUGE, said(f"Set the defense of all enemy followers to 3{FOR_A_TURN}.")]
    assert fails(given, ["I play Said"], ["Huge has 3 defense"], cards=own) == []
    assert fails(given, ["I play Said", "I end the turn"], ["Huge has 4 defense"], cards=own) == []


def test_what_was_given_for_a_while_is_not_taken_from_a_follower_that_has_come_back(fails: Fails) -> None:
    """It came back as printed, and stays so as the turn ends."""
    given = {"turn": "me", "me": {"board": ["Fairy"], "pp": 1, "deck_size": 3}, "opponent": {"deck_size": 3}}
    when = ['I do "give all allied followers +2/+0 until the end of the turn."', "Fairy is returned", "I play Fairy", "I end my turn"]
    assert fails(given, when, ["after action 1, Fairy has 3 attack", "Fairy is on the board", "Fairy has 1 attack"]) == []
