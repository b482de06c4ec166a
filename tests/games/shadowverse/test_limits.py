"""Limits of the table and of points: five places on the board, nine cards in hand, ten play points."""

from __future__ import annotations

import pytest

from engine.corpus.problems import BadInput
from tests.cast.cases import Fails


@pytest.mark.parametrize("before, after", [(10, 10), (9, 10), (3, 5)])
def test_max_play_points_end_at_ten(fails: Fails, before: int, after: int) -> None:
    """Two more are gained as far as ten goes."""
    given = {"turn": "me", "me": {"max_pp": before}}
    assert fails(given, ['I do "Gain 2 max play points."'], [f"my max play points are {after}"]) == []


@pytest.mark.parametrize("before, after", [(1, 4), (4, 5), (5, 5), (7, 7)])
def test_play_points_are_recovered_up_to_the_maximum(fails: Fails, before: int, after: int) -> None:
    """Three are recovered as far as a maximum of five goes; what is there above it stays."""
    given = {"turn": "me", "me": {"max_pp": 5, "pp": before}}
    assert fails(given, ['I do "Recover 3 play points."'], [f"I have {after} play points"]) == []


def test_a_pilot_that_finds_the_board_full_goes_to_the_cemetery(fails: Fails) -> None:
    """The vehicle's Last Words have taken its place; a pilot that comes back in time takes the last place itself."""
    knights = ["4 x Knight"]
    train = {"card": "Magitrain", "pilot": "Hero of Antiquity"}
    full = {"board": [{**train, "granted": ["Last Words: summon a Skeleton."]}, *knights]}
    then = ["my board has 5 cards", "Skeleton is on the board", "Hero of Antiquity is in my cemetery"]
    assert fails({"turn": "me", "me": full}, ["Magitrain is destroyed"], then) == []
    then = ["my board has 5 cards", "Hero of Antiquity is on the board"]
    assert fails({"turn": "me", "me": {"board": [train, *knights]}}, ["Magitrain is destroyed"], then) == []


def test_a_follower_returned_to_a_full_hand_adds_a_shadow(fails: Fails) -> None:
    """It goes to the cemetery without having been destroyed; with room for it, it is in hand and adds none."""
    hand = {"card": "Knight", "as": "held"}
    given = {"turn": "me", "me": {"board": ["Lich"], "hand": [hand, "8 x Knight"]}}
    over = ["Lich is in my cemetery", "I have 1 shadow", "Lich was not destroyed", "my hand has 9 cards"]
    assert fails(given, ["Lich is returned"], over) == []
    room = ["Lich is in my hand", "I have 0 shadows", "my hand has 9 cards"]
    assert fails({"turn": "me", "me": {"board": ["Lich"], "hand": ["8 x Knight"]}}, ["Lich is returned"], room) == []


@pytest.mark.parametrize("held, shadows", [(9, 1), (8, 0)])
def test_a_full_hand_is_asked_for(fails: Fails, held: int, shadows: int) -> None:
    """Nine cards are as many as a hand holds; of the deck it is never asked."""
    given = {"turn": "me", "me": {"hand": [f"{held} x Knight"]}}
    then = ["I have 1 shadow" if shadows else "I have 0 shadows"]
    assert fails(given, ['I do "If your hand is full, gain 1 shadow."'], then) == []
    with pytest.raises(BadInput, match="any number of cards"):
        fails(given, ['I do "If your deck is full, gain 1 shadow."'], then)
