"""What wins all battles wins against more power; only where both say so does a rule decide between them."""

from __future__ import annotations

import pytest

from tests.cast.cases import fails
from tests.games.duel_masters.test_events import plain

CARDS = [plain("Test Champion", 1000, "This wins all battles."), plain("Test Rival", 2000, "This wins all battles."), plain("Test Brute", 9000)]
RULE = "dm.battle.wins-all"


def battle(against: str, then: list[str], setting: str) -> list[str]:
    board = {"turn": "me", "phase": "attack", "me": {"battle": ["Test Champion"]}, "opponent": {"battle": [{"card": against, "tapped": True}]}}
    return fails(board, [f"Test Champion attacks {against}"], then, "duel-masters", CARDS, {RULE: setting})


@pytest.mark.parametrize("setting", ["neither-is-destroyed", "power-decides"])
def test_one_that_wins_all_battles_beats_more_power_by_any_rule(setting: str) -> None:
    assert battle("Test Brute", ["Test Brute was destroyed", "Test Champion is in the battle zone"], setting) == []


def test_of_two_that_win_all_battles_neither_loses_or_the_weaker_by_the_rule() -> None:
    assert battle("Test Rival", ["Test Rival is in the battle zone", "Test Champion is in the battle zone"], "neither-is-destroyed") == []
    assert battle("Test Rival", ["Test Rival is in the battle zone", "Test Champion was destroyed"], "power-decides") == []
