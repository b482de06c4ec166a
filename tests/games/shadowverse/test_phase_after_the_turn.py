"""Once a turn has begun, its player is in the main phase, though nothing is told of that."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails


@pytest.mark.parametrize("then", ["it is the main phase", "after action 1, it is the main phase", "before action 1, it is the main phase"])
def test_after_its_start_a_turn_is_in_its_main_phase(fails: Fails, then: str) -> None:
    board = {"turn": "me", "turn_number": 12, "me": {"deck_size": 5}, "opponent": {"deck_size": 5}}
    for when in (["I end my turn"], ["I end my turn", "opponent ends the turn"]):
        assert fails(board, when, [then]) == []


def test_while_it_begins_it_is_not(fails: Fails) -> None:
    """What is drawn for the turn is drawn before."""
    board = {"turn": "me", "turn_number": 12, "me": {"deck_size": 5}, "opponent": {"deck_size": 5}}
    assert fails(board, ["I end my turn", "nothing is done"], ["once opponent's turn begins, it is the start phase"]) == []
