"""Who chooses what a player discards, and what answers an optional effect."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cast.cases import Fails, run_result
from tests.cast.shipped import library
from tests.cast.small import BOTH
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_words import done

GAME = "duel-masters"
SPELL = {"kind": "spell", "class": "fire", "cost": 1}


def spell(name: str, text: str) -> dict[str, Any]:
    """A spell of a test's own."""
    return {**SPELL, "name": {"en": name, "ja": name}, "text": text}


def asked(given: dict[str, Any], when: list[str], cards: list[dict[str, Any]]) -> list[str]:
    """Which players are asked something that the scenario does not say."""
    row = {"name": "one", "given": given, "when": when, "then": ["the game goes on"], "cards": cards}
    case = {"ruling": "case", "game": GAME, "title": BOTH, "question": BOTH, "answer": BOTH, "status": "tentative", "scenarios": [row]}
    ruling, problems = library().rulings.read(json.dumps(case), f"{GAME}/rulings/case.yaml")
    assert ruling is not None, problems
    scenario = ruling.scenarios[0]
    came = run_result(library(), scenario, scenario.then, {}, library().staging(scenario, None))
    return [str(decision.player) for _, decision in came.open_decisions]


HANDS = {
    "turn": "me",
    "me": {"hand": ["Test Order", {"card": "Test Goblin", "as": "mine"}, "Test Goblin"], "mana": ["Test Goblin"]},
    "opponent": {"hand": [{"card": "Test Goblin", "as": "theirs"}, "Test Goblin"]},
}


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Your opponent discards a card.", ["opponent"]),
        ("Discard a card.", ["me"]),
        ("Discard a chosen card in your opponent's hand.", ["me"]),
        ("Each player discards a card.", ["me", "opponent"]),
        ("Each player may discard a card.", ["me", "me", "opponent", "opponent"]),
        ("Your opponent may destroy an allied creature.", ["opponent", "opponent"]),
    ],
)
def test_the_player_who_discards_chooses_the_card(text: str, who: list[str]) -> None:
    """Of the own hand; where it is only said in whose hand the card lies, the ability's player chooses it."""
    board = {**HANDS, "me": {**HANDS["me"], "battle": ["Test Goblin", "Test Goblin"]}}
    assert asked(board, ["I play Test Order"], [spell("Test Order", text), plain("Test Goblin", 1000)]) == who


def test_whose_turn_it_is_discards_and_chooses() -> None:
    """“That player” of a trigger that hears both."""
    cards = [plain("Test Clock", 1000, "At the end of each player's turn: that player discards a card."), plain("Test Goblin", 1000)]
    mine, theirs = ({"hand": [{"card": "Test Goblin", "as": one}, "Test Goblin"], "deck_size": 5} for one in ("mine", "theirs"))
    board = {"turn": "me", "me": {**mine, "battle": ["Test Clock"]}, "opponent": theirs}
    assert asked(board, ["I end my turn", "opponent ends their turn"], cards) == ["me", "opponent"]


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Each player discards a card.", 1, 1),
        ("Each player discards a random card.", 1, 1),
        ("Each player discards all cards in their hand.", 0, 0),
        ("Discard a chosen card in your opponent's hand.", 2, 1),
        ("Discard a random card in your opponent's hand.", 2, 1),
    ],
)
def test_each_player_who_discards_discards_of_the_own_hand(fails: Fails, text: str, mine: int, theirs: int) -> None:
    """One card each where one is said."""
    cards = [spell("Test Order", text), plain("Test Goblin", 1000)]
    goblins = {"choose": [0] * (2 if "Each player discards a " in text else "all" not in text)}
    then = [f"my hand has {mine} cards", f"opponent's hand has {theirs} cards"]
    assert fails(HANDS, ["I play Test Order"], then, GAME, cards, **goblins) == []


@pytest.mark.parametrize(("said", "where"), [("theirs", "opponent's hand"), ("no", "opponent's battle zone")])
def test_who_names_what_is_chosen_has_said_yes(fails: Fails, said: str, where: str) -> None:
    """“You may” is answered by naming the card; nothing is left open."""
    cards = [plain("Test Hand", 3000, "When this attacks: you may return a chosen enemy creature to hand."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Hand"]}, "opponent": {
        "battle": [{"card": "Test Goblin", "as": "theirs"}, {"card": "Test Goblin", "as": "other"}], "shields": ["Test Goblin"]}}
    then = [f"theirs is in {where}", "other is in opponent's battle zone"]
    assert fails(board, [f"Test Hand attacks opponent choosing {said}"], then, GAME, cards) == []


def test_a_name_that_is_chosen_later_is_no_yes() -> None:
    """What is optional has nothing chosen; the name is of what comes after it."""
    text = "When this attacks: you may draw a card. Return a chosen enemy creature to hand."
    cards = [plain("Test Hand", 3000, text), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Hand"], "deck_size": 5}, "opponent": {
        "battle": [{"card": "Test Goblin", "as": "theirs"}, "Test Goblin"], "shields": ["Test Goblin"]}}
    assert asked(board, ["Test Hand attacks opponent choosing theirs"], cards) == ["me"]


def test_each_player_and_the_hand_of_one_side_is_refused() -> None:
    """Nobody discards out of a hand that is not their own."""
    said = "At the end of your turn: each player discards all cards in {} hand."
    assert done(said.format("your opponent's")) == ""
    assert done(said.format("their")) == said.format("each player's")
