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


def test_what_may_hit_a_player_or_a_character_hits_whom_the_sentence_names(fails: Fails) -> None:
    """A player as a target is said by who it is."""
    cards = [
        plain("Test Arrow", "spell", "目標の〔プレイヤー1人、またはキャラクター1枚〕に2ダメージを与える。"),
        plain("Test Fairy", "character") | {"attack": 1, "defense": 3},
    ]
    board = {"turn": "me", "me": {"hand": ["Test Arrow"]}, "opponent": {"field": ["Test Fairy"]}}
    for whom, then in (("opponent", ["opponent has 23 life"]), ("Test Fairy", ["Test Fairy has 2 damage", "opponent has 25 life"])):
        assert fails(board, [f"I play Test Arrow targeting {whom}", "nobody answers"], then, GAME, cards) == []


def test_a_command_without_an_effect_of_its_own_does_not_stay(fails: Fails) -> None:
    """It goes to the netherworld; a world spell stays, awake."""
    cards = [plain("Test Stone", "command"), plain("Test Garden", "spell") | {"traits": ["world-spell"]}]
    board = {"turn": "me", "me": {"hand": ["Test Stone", "Test Garden"]}}
    when = ["I play Test Stone", "nobody answers", "I play Test Garden", "nobody answers"]
    assert fails(board, when, ["Test Stone is in my netherworld", "Test Garden is on the field", "Test Garden is active"], GAME, cards) == []


def test_upkeep_that_a_text_gives_is_paid_by_whoever_has_the_card(fails: Fails) -> None:
    """Of each card its own player, in the own maintenance phase."""
    cards = [
        plain("Test Miser", "character", "（自動α）〔このキャラクター以外の場のキャラクター全て〕は、「維持コスト（1）」を得る。")
        | {"attack": 1, "defense": 1},
        plain("Test Fairy", "character") | {"attack": 1, "defense": 1},
        plain("Test Stone", "command"),
    ]
    board = {
        "turn": "me", "phase": "active", "me": {"field": ["Test Miser", {"card": "Test Fairy", "as": "mine"}], "node": ["Test Stone"]},
        "opponent": {"field": [{"card": "Test Fairy", "as": "theirs"}]},
    }  # fmt: skip
    then = ["mine is in my netherworld", "theirs is on the field", "Test Miser is on the field"]
    assert fails(board, ["I pass", "opponent passes choosing no"], then, GAME, cards) == []
