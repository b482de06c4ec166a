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


def test_what_waited_before_a_battle_still_waits_after_it() -> None:
    """What the battle sets off is resolved within it, and nothing else is."""
    ram = plain("Test Ram", 3000, "When this enters the board: have this battle a chosen enemy creature.\nWhen this battles: draw a card.")
    herald = plain("Test Herald", 1000, "Whenever another allied creature enters the board: put the top 1 card of your deck into your mana zone.")
    mine = {"battle": ["Test Herald"], "hand": ["Test Ram"], "mana": ["Test Herald"], "deck_size": 9}
    then = ["Test Wall was destroyed", "my mana zone has 2 cards", "my hand has 1 card"]
    board = {"turn": "me", "me": mine, "opponent": {"battle": ["Test Wall"]}}
    battle_first = [1]
    assert fails(board, ["I play Test Ram"], then, "duel-masters", [ram, herald, plain("Test Wall", 1000)], choose=battle_first) == []
