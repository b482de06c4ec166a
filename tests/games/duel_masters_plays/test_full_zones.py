"""Duel Masters Play's: what a full zone does to a card, and whose rules hold."""

from __future__ import annotations

from engine.games.registry import GAMES
from tests.cast.cases import Fails
from tests.cast.shipped import library

GAME = "duel-masters-plays"
FULL = {"battle": ["7 x Shield Keeper"], "hand": ["10 x Steadfast"]}


def test_a_creature_finds_the_battle_zone_full(fails: Fails) -> None:
    """It goes to the graveyard and has not entered."""
    me = {**FULL, "hand": [{"card": "Steadfast", "as": "newcomer"}], "mana": ["4 x Steadfast"]}
    then = ["newcomer is in my graveyard", "newcomer did not enter", "my battle zone has 7 cards"]
    assert fails({"turn": "me", "me": me}, ["I play newcomer"], then, GAME) == []


def test_a_card_that_is_destroyed_needs_no_place(fails: Fails) -> None:
    """The graveyard has no limit."""
    me = {"battle": [{"card": "Shield Keeper", "as": "one"}], "graveyard": ["30 x Steadfast"]}
    assert fails({"me": me}, ["one is destroyed"], ["one is in my graveyard"], GAME) == []


def test_what_keeps_a_card_away_comes_before_the_limit(fails: Fails) -> None:
    """A creature that stays by its own effect does not go to the graveyard because the hand is full."""
    me = {"battle": [{"card": "Steadfast", "as": "one"}], "hand": ["10 x Shield Keeper"]}
    assert fails({"me": me}, ["one is returned"], ["one is in the battle zone", "my graveyard is empty"], GAME) == []


def test_a_card_over_the_limit_is_not_discarded(fails: Fails) -> None:
    """So its madness does not help it."""
    me = {**FULL, "battle": [{"card": "Madness", "as": "one"}]}
    then = ["one is in my graveyard", "it never happened that one is discarded"]
    assert fails({"turn": "opponent", "me": me}, ["one is returned"], then, GAME) == []


def test_the_rules_of_the_paper_game_hold_where_this_game_has_none_of_its_own() -> None:
    """Its own answers win; a rule of the paper game can be set here too."""
    ruleset = library().ruleset(GAME, None, {"dm.this-way.was-destroyed": "must-be-destroyed"})
    assert ruleset.owners["this-way.number"] == "dmp.this-way.how-many"
    assert ruleset.owners["this-way.no-act"] == "dmp.this-way.no-act-named"
    assert ruleset.owners["play.cost"] == "dm.play.cost-is-paid"
    assert ruleset.answers["this-way.destroyed"] == "must-happen"
    assert {p.question for p in GAMES[GAME].bindings} >= {p.question for p in GAMES["duel-masters"].policies}
