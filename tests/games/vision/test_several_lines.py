"""What several lines of a card come to: of a card that is played one effect, of effects that are used as many as there are."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails

ANSWERED = {"vision": "nobody answers", "chrono-card": "nobody interrupts"}
PLAYED = {"vision": "command", "chrono-card": "event"}
USED = {"vision": "Activated effect", "chrono-card": "A.Skill, pay 1 EP"}


def plain(name: str, kind: str, text: str = "", **figures: int) -> dict[str, Any]:
    """A card of a test's own, which costs nothing."""
    return {"name": {"en": name, "ja": name}, "kind": kind, "text": text, "cost": 0, **figures}


@pytest.mark.parametrize("game", ["vision", "chrono-card"])
def test_each_line_of_a_card_that_is_played_is_done(fails: Fails, game: str) -> None:
    """Each names its own target, as it is declared, and all are done in their order as it resolves."""
    text = "Deal 1 damage to a chosen enemy Character card.\nReturn a chosen allied Character card to hand.\nDraw a card."
    cards = [plain("Test Play", PLAYED[game], text), plain("Test Foe", "character", attack=1, defense=3), plain("Test Ally", "character", attack=1, defense=3)]
    board = {"turn": "me", "phase": "main", "me": {"hand": ["Test Play"], "field": ["Test Ally"], "deck": ["Test Play"]}, "opponent": {"field": ["Test Foe"]}}
    done = "first Test Foe takes 1 damage, then Test Ally is returned to hand"
    assert fails(board, ["I play Test Play", ANSWERED[game]], [done, "my hand has 2 cards"], game, cards) == []


@pytest.mark.parametrize("game", ["vision", "chrono-card"])
def test_an_effect_is_used_that_bears_the_words(fails: Fails, game: str) -> None:
    """Of several the one whose text is quoted, in part or whole; where none bears it, none is used."""
    text = f"{USED[game]}: deal 1 damage to your opponent.\n{USED[game]}: draw a card."
    cards = [plain("Test Sage", "character", text, attack=1, defense=1), plain("Test Page", PLAYED[game])]
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Sage"], "deck": ["Test Page"], **({"ep": 1} if game == "chrono-card" else {})}}
    assert fails(board, ['I use Test Sage\'s effect "draw a card"', ANSWERED[game]], ["my hand has 1 card"], game, cards) == []
    refused = fails(board, ['I use Test Sage\'s effect "return this to hand"'], ["action 1 was refused"], game, cards)
    assert refused == []
