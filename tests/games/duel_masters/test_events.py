"""What is one event in Duel Masters, whose replacement applies, and what is asked of mana and of attackers: what no ruling shows."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters.mana import matched
from tests.cast.cases import Fails
from tests.cast.small import run, said

GAME = "duel-masters"


def plain(name: str, power: int, text: str = "", **more: Any) -> dict[str, Any]:
    """A creature of a test's own."""
    return {"name": {"en": name, "ja": name}, "kind": "creature", "class": "fire", "cost": 1, "power": power, "text": text, **more}


@pytest.mark.parametrize(
    ("wanted", "offers", "found"),
    [
        (["fire", "water"], {1: {"fire", "water"}, 2: {"fire"}}, {"fire": 2, "water": 1}),
        (["fire", "water"], {1: {"fire", "water"}}, None),
        (["fire", "nature", "water"], {1: {"fire", "water"}, 2: {"fire", "nature"}, 3: {"fire"}}, {"fire": 3, "nature": 2, "water": 1}),
        ([], {1: {"fire"}}, {}),
    ],
)
def test_each_mana_card_gives_one_civilization(wanted: list[str], offers: dict[int, set[str]], found: dict[str, int] | None) -> None:
    """Cards are matched with civilizations wherever that is possible at all; one card never gives two."""
    made = matched(wanted, {i: frozenset(c) for i, c in offers.items()})
    assert made == found if found is not None else len(made) < len(wanted)


def test_losers_of_one_battle_are_destroyed_at_once(fails: Fails) -> None:
    """At equal power both see the other go."""
    cards = [plain("Test Witness", 3000, "Whenever another creature is destroyed: draw a card.")]
    me = {"battle": [{"card": "Test Witness", "as": "mine"}], "deck_size": 9}
    opponent = {"battle": [{"card": "Test Witness", "as": "theirs", "tapped": True}], "deck_size": 9}
    board = {"turn": "me", "me": me, "opponent": opponent}
    then = ["my hand has 1 card", "opponent's hand has 1 card", "mine is in my graveyard"]
    assert fails(board, ["mine attacks theirs"], then, GAME, cards) == []


def test_a_watcher_that_stays_away_is_not_heard_of_what_comes_later(fails: Fails) -> None:
    """What left with an earlier event sees nothing of a later one."""
    cards = [plain("Test Witness", 3000, "Whenever another creature is destroyed: draw a card."), plain("Test Goblin", 1000)]
    me = {"battle": ["Test Witness", "Test Goblin"], "deck_size": 9}
    board = {"turn": "me", "me": me}
    assert fails(board, ["Test Witness is destroyed", "Test Goblin is destroyed"], ["my hand is empty"], GAME, cards) == []


def test_power_attacker_ends_with_an_attack_that_comes_to_nothing(fails: Fails) -> None:
    """The attacked creature is gone before the battle: the power goes all the same."""
    text = "Power Attacker 2000.\nWhen this attacks: return a chosen enemy creature to hand."
    cards = [plain("Test Sweeper", 3000, text), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Sweeper"]}, "opponent": {"battle": [{"card": "Test Goblin", "tapped": True}]}}
    then = ["Test Sweeper has 3000 power", "Test Goblin is in opponent's hand"]
    assert fails(board, ["Test Sweeper attacks Test Goblin choosing Test Goblin"], then, GAME, cards) == []


def test_a_creature_that_cannot_block_is_not_asked(fails: Fails) -> None:
    """Blocker is of no use to what can't block."""
    cards = [plain("Test Raider", 3000), plain("Test Dazed", 5000, "Blocker.\nThis can't block.")]
    board = {"turn": "me", "me": {"battle": ["Test Raider"]}, "opponent": {"battle": ["Test Dazed"]}}
    assert fails(board, ["Test Raider attacks opponent"], ["I win", "Test Dazed is untapped"], GAME, cards) == []


def test_what_cannot_be_attacked_is_no_target(fails: Fails) -> None:
    """Neither tapped nor for a creature that attacks untapped ones."""
    cards = [plain("Test Raider", 3000), plain("Test Shy", 1000, "This can't be attacked.")]
    board = {"turn": "me", "me": {"battle": ["Test Raider"]}, "opponent": {"battle": [{"card": "Test Shy", "tapped": True}]}}
    assert fails(board, ["Test Raider attacks Test Shy"], ["action 1 was refused by dm.attack.who-may-attack"], GAME, cards) == []


def test_an_evolution_put_out_by_an_effect_needs_its_base(fails: Fails) -> None:
    """Without one it stays where it is; with one it is put onto it."""
    evolution = plain("Test Drake", 6000, "This is put on 1 allied Dragon.", traits=["armored-dragon", "evolution"])
    cards = [evolution, plain("Test Wyrm", 2000, traits=["dragon"]), plain("Test Goblin", 1000)]
    put = ['I do "Put a chosen creature in your hand into the battle zone."']
    alone = {"turn": "me", "me": {"hand": ["Test Drake"], "battle": ["Test Goblin"]}}
    assert fails(alone, put, ["Test Drake is in my hand"], GAME, cards) == []
    based = {"turn": "me", "me": {"hand": ["Test Drake"], "battle": ["Test Wyrm"]}}
    assert fails(based, put, ["Test Drake is in the battle zone", "my battle zone has 1 card"], GAME, cards) == []


def test_a_creature_that_was_taken_over_is_destroyed_as_one_of_whoever_has_it(fails: Fails) -> None:
    """Having lost its battle it counts among the creatures of the player who had it, though it lies in its owner's graveyard."""
    cards = [plain("Test Mild", 2000), plain("Test Big", 5000)]
    board = {"turn": "me", "me": {"deck_size": 9}, "opponent": {"battle": ["Test Mild", {"card": "Test Big", "tapped": True}]}}
    when = [
        'I do "Take control of a chosen enemy creature." choosing Test Mild',
        "Test Mild attacks Test Big",
        'I do "Draw X cards. X is the number of allied creatures destroyed this turn."',
    ]
    then = ["after action 1, Test Mild is in my battle zone", "Test Mild is in opponent's graveyard", "my hand has 1 card"]
    assert fails(board, when, then, GAME, cards) == []


def test_a_judge_against_a_player_without_a_deck_is_told_in_numbers() -> None:
    """Where an empty deck that was empty before loses no game: 3 against 0."""
    cards = [
        plain("Test Caller", 1000, "When this enters: have a Gachinko Judge. If you win the judge, draw a card."),
        plain("Test Three", 1000) | {"cost": 3},
    ]
    made = run(
        cards,
        {
            "given": {
                "turn": "me",
                "me": {"hand": ["Test Caller"], "mana": ["Test Three"], "deck": ["2 x Test Three"]},
                "opponent": {"deck_size": 0},
            },
            "when": ["I play Test Caller"],
            "set": {"dm.state-based.empty-deck": "on-becoming"},
        },
        game=GAME,
    )
    assert "I win the judge: 3 against 0" in said(made)
