"""Phantom Magic Vision and Chrono Card: what takes cards from where they are, what keeps them, and what lasts until they go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails

GAMES = ("vision", "chrono-card")
PILE = {"vision": "netherworld", "chrono-card": "discard pile"}
SPELL = {"vision": "spell", "chrono-card": "event"}


def card(name: str, kind: str, text: str = "", **more: Any) -> dict[str, Any]:
    """A card of a test's own."""
    return {"name": {"en": name, "ja": name}, "kind": kind, "text": text, "cost": 0, **more}


def tried(fails: Fails, game: str, text: str, then: list[str], foe: str = "", hand: tuple[str, ...] = ()) -> list[str]:
    """What does not hold after a player has done what a text says, against a character with a text of its own."""
    foes = [card("Test Foe", "character", foe, attack=2, defense=2), card("Test Page", SPELL[game])]
    board = {"turn": "me", "me": {"field": []}, "opponent": {"field": ["Test Foe"], "hand": list(hand)}}
    return fails(board, [f'I do "{text}"'], then, game, foes)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Destroy a chosen enemy Character card.", ""),
        ("Return a chosen enemy Character card to hand.", "hand"),
    ],
)
def test_a_card_goes_where_the_game_says(fails: Fails, game: str, text: str, where: str) -> None:
    assert tried(fails, game, text, [f"Test Foe is in opponent's {where or PILE[game]}"]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_discarded_from_hand(fails: Fails, game: str) -> None:
    text = "Your opponent discards a random card in your opponent's hand."
    assert tried(fails, game, text, [f"Test Page is in opponent's {PILE[game]}"], hand=("Test Page",)) == []


def test_a_banished_card_is_excluded(fails: Fails) -> None:
    assert tried(fails, "vision", "Banish a chosen enemy Character card.", ["Test Foe is in opponent's exclusion area"]) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_destroyed_by_effects_stays(fails: Fails, game: str) -> None:
    text = "Destroy all enemy Character cards."
    assert tried(fails, game, text, ["Test Foe was not destroyed", "Test Foe is on the field"], "This can't be destroyed by effects.") == []


@pytest.mark.parametrize("game", GAMES)
def test_leaving_the_hand_is_no_leaving_of_the_field(fails: Fails, game: str) -> None:
    watcher = "Whenever an allied card leaves the board: draw a card."
    text = "Your opponent discards a random card in your opponent's hand."
    assert tried(fails, game, text, ["opponent's hand is empty"], watcher, ("Test Page",)) == []


@pytest.mark.parametrize("game", GAMES)
def test_control_and_lost_abilities_come_back_at_the_end_of_the_turn(fails: Fails, game: str) -> None:
    foes = [card("Test Foe", "character", "This can't attack.", attack=2, defense=2)]
    board = {"turn": "me", "opponent": {"field": ["Test Foe"]}}
    when = [
        'I do "Take control of a chosen enemy Character card until the end of the turn."',
        'I do "Remove all abilities from a chosen allied Character card until the end of the turn."',
        *(["I pass", "opponent passes"] * 2 if game == "vision" else []),
        *(["I declare the end of the main phase", "nobody answers"] if game == "chrono-card" else []),
    ]
    then = ["after action 1, Test Foe is on my field", "after action 2, Test Foe has no abilities", "Test Foe is on opponent's field"]
    assert fails(board, when, [*then, "after action 2, Test Foe can attack", "Test Foe can't attack"], game, foes) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phase_that_the_game_does_not_have_is_refused(fails: Fails, game: str) -> None:
    found = fails({"turn": "me", "phase": "charge"}, [], ["the game goes on"], game, [])
    assert len(found) == 1
    assert "charge" in found[0]
    assert "main" in found[0]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_card_forbids_to_attack_does_not(fails: Fails, game: str) -> None:
    mine = [card("Test Pacifist", "character", "This can't attack.", attack=2, defense=2)]
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Pacifist"]}}
    when = ["Test Pacifist attacks opponent"] if game == "vision" else ["I declare a charm by Test Pacifist"]
    rule = {"vision": "vis.forbidden.beats-allowed", "chrono-card": "cc.overlap.forbidden-is-forbidden"}[game]
    assert fails(board, when, [f"action 1 was refused by {rule}"], game, mine) == []
