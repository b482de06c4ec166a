"""Phantom Magic Vision: what waits in an interference, one declaration at a time."""

from __future__ import annotations

from typing import Any

from tests.cast.cases import Fails

GAME = "vision"


def plain(name: str, kind: str, text: str = "") -> dict[str, Any]:
    """A card of a test's own."""
    return {"name": {"en": name, "ja": name}, "kind": kind, "text": text}


def test_of_two_effects_of_one_card_the_later_is_made_void(fails: Fails) -> None:
    """The earlier one still resolves when its turn comes."""
    cards = [
        plain("Test Lantern", "command", "Activated effect: draw 2 cards."),
        plain("Test Bolt", "spell", "Deal 2 damage to your opponent."),
        plain("Test Hush", "spell", "Make void a chosen enemy card that is waiting."),
    ]
    board = {"turn": "me", "me": {"field": ["Test Lantern"]}, "opponent": {"hand": ["Test Bolt", "Test Hush"]}}
    use = "I use Test Lantern's activated effect"
    when = [use, "opponent plays Test Bolt", use, "opponent plays Test Hush targeting Test Lantern", "nobody answers"]
    lantern = "Test Lantern's activated effect"
    then = [f"first {lantern} fizzles, then Test Bolt's effect resolves, then {lantern} resolves", "my hand has 2 cards"]
    assert fails(board, when, then, GAME, cards) == []
