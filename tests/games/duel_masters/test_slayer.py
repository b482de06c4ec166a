"""Slayer destroys the very creature that was battled: one that has left and come back meanwhile is another."""

from __future__ import annotations

import pytest

from tests.cast.cases import fails
from tests.games.duel_masters.test_events import plain

BACK = "Whenever this ends its battle: return this to hand. Put a chosen creature in your hand into the battle zone."
CARDS = [plain("Test Fang", 1000, "Slayer."), plain("Test Ghost", 3000, BACK), plain("Test Brute", 3000)]


@pytest.mark.parametrize("attacker, destroyed", [("Test Brute", True), ("Test Ghost", False)])
def test_slayer_acts_on_the_creature_as_it_battled(attacker: str, destroyed: bool) -> None:
    fang = {"card": "Test Fang", "tapped": True}
    board = {"turn": "me", "phase": "attack", "me": {"battle": [attacker]}, "opponent": {"battle": [fang]}}
    then = [f"{attacker} was destroyed" if destroyed else f"{attacker} was not destroyed", "Test Fang was destroyed"]
    then += [f"{attacker} is in my graveyard" if destroyed else f"{attacker} is in the battle zone"]
    assert fails(board, [f"{attacker} attacks Test Fang"], then, "duel-masters", CARDS) == []
