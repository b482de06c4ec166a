"""Phantom Magic Vision: what stays away, or stays where it is, while the same done in another way is not withstood."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.vision.test_interference import GAME, plain


def character(name: str, attack: int, defense: int, text: str = "") -> dict[str, Any]:
    """A character of a test's own."""
    return plain(name, "character", text) | {"attack": attack, "defense": defense}


def test_what_effects_cannot_destroy_dies_in_battle(fails: Fails) -> None:
    """The effect leaves it on the field; a blow as great as its toughness does not."""
    cards = [
        character("Test Rock", 1, 2, "This can't be destroyed by effects."),
        character("Test Ogre", 3, 5),
        plain("Test Doom", "command", "Destroy a chosen enemy character."),
    ]
    board = {"turn": "opponent", "me": {"field": ["Test Rock"]}, "opponent": {"hand": ["Test Doom"], "field": ["Test Ogre"]}}
    doomed = ["opponent plays Test Doom targeting Test Rock", "nobody answers"]
    assert fails(board, doomed, ["Test Rock is on the field"], GAME, cards) == []
    fought = ["Test Ogre attacks", "I defend with Test Rock", "nobody answers"]
    assert fails(board, fought, ["Test Rock was destroyed"], GAME, cards) == []


@pytest.mark.parametrize(("kind", "stays"), [("spell", True), ("command", False)])
def test_what_enemy_spells_cannot_destroy_is_destroyed_by_another_card(fails: Fails, kind: str, stays: bool) -> None:
    """The mark is against that kind of card alone; and against the other player's."""
    cards = [character("Test Rock", 1, 2, "This can't be destroyed by enemy spells."), plain("Test Doom", kind, "Destroy a chosen Character card.")]
    for mine, safe in ((False, stays), (True, False)):
        who, whose = ("I play", "me") if mine else ("opponent plays", "opponent")
        board: dict[str, Any] = {"turn": whose, "me": {"field": ["Test Rock"]}, "opponent": {}}
        board[whose]["hand"] = ["Test Doom"]
        then = "Test Rock is on the field" if safe else "Test Rock was destroyed"
        assert fails(board, [f"{who} Test Doom targeting Test Rock", "nobody answers"], [then], GAME, cards) == []


def test_what_may_not_be_put_onto_the_field_stays_where_it_is(fails: Fails) -> None:
    """As long as the text that forbids it is there; without it the character comes."""
    cards = [
        plain("Test Gate", "spell", "Your opponent can't put characters onto the field.") | {"traits": ["world-spell"]},
        plain("Test Call", "command", "Put a character in your hand onto the field."),
        character("Test Ogre", 3, 5),
    ]
    for field, then in ((["Test Gate"], "Test Ogre is in opponent's hand"), ([], "Test Ogre is on opponent's field")):
        board = {"turn": "opponent", "me": {"field": field}, "opponent": {"hand": ["Test Call", "Test Ogre"]}}
        assert fails(board, ["opponent plays Test Call", "nobody answers"], [then], GAME, cards) == []


def test_what_waits_of_the_damage_comes_though_the_dying_is_called_off(fails: Fails) -> None:
    """What is dropped is what waits of the dying: the two life for the damage are gained."""
    cards = [
        character("Test Mourner", 1, 3, "Auto gamma, when this is dying: call off the dying of this."),
        character("Test Chronicler", 1, 5, "Auto gamma, whenever another allied Character card is dealt damage: you gain 2 life."),
        plain("Test Spark", "command", "Deal 3 damage to a chosen Character card."),
    ]
    board = {"turn": "me", "me": {"field": ["Test Mourner", "Test Chronicler"], "hand": ["Test Spark"]}}
    first = "Test Mourner's automatic effect before Test Chronicler's automatic effect"
    when = ["I play Test Spark targeting Test Mourner", f"nobody answers ordering {first}"]
    then = ["Test Mourner is on the field", "I have 27 life"]
    later = {"vis.automatic.set-off-by-damage": "after-the-effect"}
    assert fails(board, when, then, GAME, cards, later) == []


def test_a_cost_is_set_where_there_was_none(fails: Fails) -> None:
    """A character that prints no cost has the one that a text gives it."""
    cards = [character("Test Fay", 1, 3), plain("Test Price", "command", "Set the cost of a chosen Character card to 2.")]
    board = {"turn": "me", "me": {"field": ["Test Fay"], "hand": ["Test Price"]}}
    assert fails(board, ["I play Test Price targeting Test Fay", "nobody answers"], ["Test Fay costs 2"], GAME, cards) == []


def test_what_counts_as_a_character_keeps_its_cost_unless_it_lies_face_down(fails: Fails) -> None:
    """Face up only figures, name and text are others; face down nothing of the card is there to be seen."""
    statue = 'a chosen enemy Character card count as a character called "Test Statue" of the graze 0 and of the figures 1 and 4'
    for text, cost in ((f"Let {statue}.", 3), (f"Face down, let {statue}.", 0)):
        cards = [character("Test Fay", 2, 3) | {"cost": 3}, plain("Test Gaze", "command", text)]
        board = {"turn": "me", "me": {"hand": ["Test Gaze"]}, "opponent": {"field": [{"card": "Test Fay", "as": "seen"}]}}
        then = ["seen is 1/4", f"seen costs {cost}"]
        assert fails(board, ["I play Test Gaze choosing seen", "nobody answers"], then, GAME, cards) == [], text


def test_a_battle_apart_is_fought_once_the_interference_is_over(fails: Fails) -> None:
    """By that reading it is fought all the same, and what answered the attack comes before it."""
    cards = [character("Test Knight", 2, 4), plain("Test Balm", "command", "You gain 1 life.")]
    board = {"turn": "me", "me": {"field": ["Test Knight"]}, "opponent": {"life": 20, "hand": ["Test Balm"]}}
    when = ["Test Knight attacks", "opponent plays Test Balm", "nobody answers"]
    apart = {"vis.interference.attack-with-its-battle": "battle-apart"}
    assert fails(board, when, ["opponent has 19 life"], GAME, cards, apart) == []
