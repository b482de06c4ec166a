"""Figures that follow what there is on the table: more as it comes to be more, fewer as it goes, also while they were waiting to be given."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

WHEEL = card("Wheel", traits=["machina"], defense=3)


def given(**mine: Any) -> dict[str, Any]:
    return {"turn": "me", "me": {"board": ["Counting", {"card": "Wheel", "as": "first"}], "hand": [{"card": "Wheel", "as": "second"}], "pp": 9, **mine}, "opponent": {}}


@pytest.mark.parametrize("text", [
    "This follower gains +1/+1 for each other allied Machina follower in play.", "Has +1/+1 for each other allied Machina follower in play.",
    "Has +X/+X. X equals the number of other allied Machina followers in play.",
])  # fmt: skip
@pytest.mark.parametrize(("when", "figures"), [
    ([], (2, 3)), (["I play second"], (3, 4)), (["first is destroyed"], (1, 2)), (["I play second", "first is destroyed"], (2, 3)), (["I play second", "first is destroyed", "second is destroyed"], (1, 2)),
])  # fmt: skip
def test_they_follow_what_comes_and_goes(fails: Fails, text: str, when: list[str], figures: tuple[int, int]) -> None:
    """1/2 by itself, and 1 more of either for each Wheel that is there."""
    own = [card("Counting", text, attack=1, defense=2), WHEEL]
    assert fails(given(), when, [f"Counting has {figures[0]} attack", f"Counting has {figures[1]} defense"], cards=own) == []


def test_they_follow_as_well_once_they_were_given_in_turn(fails: Fails) -> None:
    """Played with one Wheel there, and another played behind it."""
    own = [card("Counting", "Has +1/+0 for each other allied Machina follower in play.", attack=1), WHEEL]
    board = given(board=[{"card": "Wheel", "as": "first"}], hand=["Counting", {"card": "Wheel", "as": "second"}])
    assert fails(board, ["I play Counting"], ["Counting has 2 attack"], cards=own) == []
    assert fails(board, ["I play Counting", "I play second"], ["Counting has 3 attack"], cards=own) == []


def test_damage_stays_while_defense_grows(fails: Fails) -> None:
    own = [card("Counting", "Has +0/+1 for each other allied Machina follower in play.", attack=1, defense=2), WHEEL]
    then = ["Counting has 3 defense", "Counting has 1 damage"]
    assert fails(given(), ["Counting takes 1 damage", "I play second"], then, cards=own) == []


def test_those_of_others_follow_too(fails: Fails) -> None:
    own = [card("Counting", "All other allied followers have +1/+0 for each card in your hand.", attack=1), card("Wheel", attack=1)]
    assert fails(given(deck_size=3), [], ["first has 2 attack", "Counting has 1 attack"], cards=own) == []
    assert fails(given(deck_size=3), ["I draw a card", "I draw a card"], ["first has 4 attack"], cards=own) == []
