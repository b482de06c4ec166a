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
        plain("Test Bolt", "command", "Deal 2 damage to your opponent."),
        plain("Test Hush", "command", "Make void a chosen enemy card that is waiting."),
    ]
    board = {"turn": "me", "me": {"field": ["Test Lantern"]}, "opponent": {"hand": ["Test Bolt", "Test Hush"]}}
    use = "I use Test Lantern's activated effect"
    when = [use, "opponent plays Test Bolt", use, "opponent plays Test Hush targeting Test Lantern", "nobody answers"]
    lantern = "Test Lantern's activated effect"
    then = [f"first {lantern} fizzles, then Test Bolt's effect resolves, then {lantern} resolves", "my hand has 2 cards"]
    assert fails(board, when, then, GAME, cards) == []


def test_a_world_spell_has_a_room_of_its_own(fails: Fails) -> None:
    """A world spell has a room of its own, beside the turn's one character."""
    cards = [
        plain("Test Fairy", "character") | {"attack": 1, "defense": 1},
        plain("Test Garden", "spell", "Draw a card.") | {"traits": ["world-spell"]},
    ]
    board = {"turn": "me", "me": {"hand": ["Test Fairy", "2 x Test Garden"], "deck_size": 5}}
    when = ["I play Test Fairy", "nobody answers", "I play Test Garden", "nobody answers"]
    assert fails(board, when, ["action 3 was not refused", "Test Fairy is on the field"], GAME, cards) == []


def test_a_caster_that_lies_face_down_casts_nothing(fails: Fails) -> None:
    """Face down it has no name by which it could be the caster."""
    cards = [
        plain("Test Witch", "character") | {"attack": 1, "defense": 1},
        plain("Test Ray", "spell", "Caster: Test Witch.\nDraw a card.") | {"nodes": 3},
        plain("Test Stone", "command"),
    ]
    for down, then in ((False, "action 1 was not refused"), (True, "action 1 was refused by vis.play.required-nodes")):
        me = {"field": [{"card": "Test Witch", "face_down": down}], "hand": ["Test Ray"], "node": ["Test Stone"], "deck_size": 3}
        assert fails({"turn": "me", "me": me}, ["I play Test Ray"], [then], GAME, cards) == []
