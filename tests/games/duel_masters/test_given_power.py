"""The power of a copy, as a board gives it: under the word of the game, or as attack."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain

GAME = "duel-masters"
CARDS = [plain("Test Ram", 6000), plain("Test Wall", 7000)]


def board(**more: int) -> dict[str, object]:
    return {"turn": "me", "me": {"battle": [{"card": "Test Ram", **more}]}, "opponent": {"battle": [{"card": "Test Wall", "tapped": True}]}}


@pytest.mark.parametrize("more", [{"power": 8000}, {"attack": 8000}])
def test_a_copy_of_another_power_battles_with_it(fails: Fails, more: dict[str, int]) -> None:
    """The other one, and not itself, is destroyed."""
    acts, then = ["Test Ram attacks Test Wall"], ["Test Wall is in opponent's graveyard", "Test Ram is in the battle zone"]
    assert fails(board(**more), acts, then, GAME, CARDS) == []
    assert fails(board(), acts, then, GAME, CARDS) != []


def test_both_words_at_once_and_the_word_of_another_game_are_refused(fails: Fails) -> None:
    """Where it stands."""
    [told] = fails(board(power=1000, attack=8000), ["nothing is done"], ["it is my turn"], GAME, CARDS)
    assert "“power” and “attack” are the same here" in told
    [told] = fails({"turn": "me", "me": {"board": [{"card": "Knight", "power": 3}]}}, ["nothing is done"], ["it is my turn"])
    assert "There is no key “power” here" in told
    assert "nearest: attack" in told
