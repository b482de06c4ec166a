"""Phantom Magic Vision: what life a board gives, and a defender that the other player names."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.shipped import library
from tests.cast.small import run
from tests.games.vision.test_interference import GAME, plain


@pytest.mark.parametrize("key", ["life", "leader", "defense"])
def test_life_is_given_under_either_name(fails: Fails, key: str) -> None:
    """What a board says a player has left is what that player has left."""
    assert fails({"turn": "me", "me": {key: 7}}, ["I pass"], ["I have 7 life", "opponent has 25 life"], GAME, []) == []


def test_the_other_player_defends_with_a_character(fails: Fails) -> None:
    """The defender takes the blow, goes to sleep and strikes back; a player whom nobody defends is hit."""
    cards = [
        plain("Test Knight", "character") | {"attack": 2, "defense": 4},
        plain("Test Guard", "character") | {"attack": 1, "defense": 3},
    ]
    board = {"turn": "me", "me": {"field": ["Test Knight"]}, "opponent": {"life": 20, "field": ["Test Guard"]}}
    defended = ["Test Knight attacks", "opponent defends with Test Guard", "nobody answers"]
    then = ["opponent has 20 life", "Test Guard is asleep", "Test Knight is asleep", "Test Guard is on the field"]
    assert fails(board, defended, then, GAME, cards) == []
    assert fails(board, ["Test Knight attacks", "nobody answers"], ["opponent has 18 life", "Test Guard is active"], GAME, cards) == []


def test_whoever_has_a_defender_gets_no_second_one(fails: Fails) -> None:
    """One character defends against an attack, however long it is answered."""
    knight = plain("Test Knight", "character") | {"attack": 2, "defense": 4}
    cards = [knight, *(plain(name, "character") | {"attack": 1, "defense": 3} for name in ("Test Guard", "Test Squire"))]
    board = {"turn": "me", "me": {"field": ["Test Knight"]}, "opponent": {"field": ["Test Guard", "Test Squire"]}}
    when = ["Test Knight attacks", "opponent defends with Test Guard", "I pass", "opponent defends with Test Squire"]
    assert fails(board, when, ["action 4 was refused by vis.battle.active-character", "Test Squire is active"], GAME, cards) == []


def test_a_sleeping_character_does_not_defend(fails: Fails) -> None:
    """Only an active one may."""
    cards = [plain("Test Knight", "character") | {"attack": 2, "defense": 4}, plain("Test Guard", "character") | {"attack": 1, "defense": 3}]
    guard = {"card": "Test Guard", "asleep": True}
    board = {"turn": "me", "me": {"field": ["Test Knight"]}, "opponent": {"field": [guard]}}
    then = ["action 2 was refused by vis.battle.active-character"]
    assert fails(board, ["Test Knight attacks", "opponent defends with Test Guard"], then, GAME, cards) == []


@pytest.mark.parametrize(
    ("side", "first", "second"),
    [
        ({"life": 20, "leader": 15}, "life", "leader"),
        ({"leader": {"damage": 3}, "life": 15}, "leader", "life"),
        ({"leader": 20, "counters": {"life": 15}}, "leader", "life"),
    ],
)
def test_life_that_a_board_says_twice_is_refused(fails: Fails, side: dict[str, object], first: str, second: str) -> None:
    """Neither of the two is passed over in silence."""
    (said,) = fails({"turn": "me", "me": side}, ["I pass"], ["the game goes on"], GAME, [])
    assert f"“{first}” and “{second}” both say what life this player has left" in said


@pytest.mark.parametrize(
    ("ruling", "scenario", "asked"),
    [
        ("vis-other-side", "as-it-attacks", "graze: 1 card of the deck becomes a sleeping node"),
        ("vis-piercing-and-graze", "graze", "graze: 2 cards of the deck become sleeping nodes"),
    ],
)
def test_a_graze_is_asked_about_in_the_number_of_its_cards(ruling: str, scenario: str, asked: str) -> None:
    decisions = library().run(ruling, scenario).decisions
    assert asked in [d.prompt.parts["text"]["en"] for d in decisions if "text" in d.prompt.parts]


def test_who_has_no_life_as_the_interference_ends_has_lost_before_anybody_holds_priority() -> None:
    """By the older reading it is looked at then: the turn player, to whom priority would go next, does not get it any more."""
    made = run(
        [plain("Test Bolt", "command", "Deal 5 damage to your opponent.")],
        {
            "given": {"turn": "me", "me": {"hand": ["Test Bolt"]}, "opponent": {"life": 5}},
            "when": ["I play Test Bolt", "nobody answers"],
            "set": {"vis.life.looked-at": "end-of-interference"},
        },
        game=GAME,
    )
    told = [f.message.key for f in made.frames]
    assert "priority" not in told[told.index("interference-ended") :]
    assert made.outcome.winner == "me"


@pytest.mark.parametrize(
    ("text", "told", "false"),
    [
        ("Deal 3 damage to your opponent.", "opponent lost 3 life", "opponent lost 2 life"),
        ("Deal 3 damage to your opponent.", "相手はライフを3失った", "相手はライフを2失った"),
        ("Deal 3 damage to your opponent.", "opponent's life fell by 3", "I lost 3 life"),
        ("You gain 3 life.", "I gained 3 life", "I gained 2 life"),
        ("You gain 3 life.", "I gained 3 life", "opponent gained 3 life"),
    ],
)
def test_life_is_lost_by_damage_as_well(fails: Fails, text: str, told: str, false: str) -> None:
    board = {"turn": "me", "me": {"hand": ["Test Bolt"], "life": 5}, "opponent": {"life": 9}}
    do, bolt = ["I play Test Bolt", "nobody answers"], plain("Test Bolt", "command", text)
    assert fails(board, do, [told], GAME, [bolt]) == []
    assert fails(board, do, [false], GAME, [bolt]) != []
