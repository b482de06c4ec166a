"""What printed English says of what held before, of each of several and of turns after the next, seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails


def speaker(text: str, kind: str = "follower", **more: Any) -> list[dict[str, Any]]:
    """A card of 1 with this text."""
    figures = {"attack": 2, "defense": 9} if kind == "follower" else {}
    return [{"name": {"en": "Test Speaker", "ja": "試験の話者"}, "kind": kind, "class": "neutral", "cost": 1, "text": text, **figures, **more}]


@pytest.mark.parametrize(("orbs", "drawn"), [(6, 0), (7, 1)])
def test_what_held_as_the_card_was_played(fails: Fails, orbs: int, drawn: int) -> None:
    """The seventh orb comes too late for the card that brings it."""
    text = "Gain an empty play point orb. If Overflow is already active for you when this card is played, draw a card."
    given = {"me": {"hand": ["Test Speaker"], "max_pp": orbs, "pp": 1, "deck_size": 5}, "opponent": {}}
    then = [f"my hand has {drawn} card" + "s" * (drawn != 1), f"I have {orbs + 1} max play points"]
    assert fails(given, ["I play Test Speaker"], then, cards=speaker(text, "spell")) == []


@pytest.mark.parametrize(("shadows", "left"), [(6, 17), (5, 20)])
def test_shadows_spent_are_added_up(fails: Fails, shadows: int, left: int) -> None:
    """Twice three were spent, or only once."""
    spend = 'I do "Necromancy (3): Restore 0 defense to your leader."'
    when = [spend, spend, "I do \"If you've spent at least 6 shadows to perform Necromancy this match, deal 3 damage to the enemy leader.\""]
    assert fails({"me": {"shadows": shadows}, "opponent": {}}, when, [f"opponent's leader has {left} defense"]) == []


@pytest.mark.parametrize(("played", "word"), [(["Fairy"], "in my deck"), (["Fairy", "Forest Bat"], "on the board")])
def test_invoked_by_the_nth_card(fails: Fails, played: list[str], word: str) -> None:
    """It comes with the second card."""
    text = "Invocation: Whenever you play a card, if it's the second card you've played this turn, invoke this card."
    given = {"me": {"hand": ["Fairy", "Forest Bat"], "pp": 10, "deck": ["Test Speaker"]}, "opponent": {}}
    assert fails(given, [f"I play {card}" for card in played], [f"Test Speaker is {word}"], cards=speaker(text)) == []


def test_the_turn_after_the_next(fails: Fails) -> None:
    """Not at the next start of my turn, but at the one after it; and once."""
    give = 'I do "At the start of your turn after your next turn, summon a Fairy."'
    turn = ["I end the turn", "opponent ends the turn"]
    given = {"me": {"deck_size": 9}, "opponent": {"deck_size": 9}}
    for turns, board in ((1, 0), (2, 1), (3, 1)):
        assert fails(given, [give, *turn * turns], [f"my board has {board} card" + "s" * (board != 1)]) == []


def test_for_each_of_several(fails: Fails) -> None:
    """+1/+0 for each of two other cards played."""
    text = "Fanfare: For each other card played this turn, gain +1/+0 until the end of the turn."
    given = {"me": {"hand": ["Test Speaker", "Fairy", "Forest Bat"], "pp": 10}, "opponent": {}}
    assert fails(given, ["I play Fairy", "I play Forest Bat", "I play Test Speaker"], ["Test Speaker has 4 attack"], cards=speaker(text)) == []
    assert fails(given, ["I play Test Speaker"], ["Test Speaker has 2 attack"], cards=speaker(text)) == []


@pytest.mark.parametrize(("hit", "damage"), [(3, 0), (4, 4)])
def test_small_damage_becomes_none(fails: Fails, hit: int, damage: int) -> None:
    """Up to three is nothing, four is four."""
    text = "Whenever 3 damage or less is dealt to this follower, reduce that damage to 0."
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {}}
    assert fails(given, [f"{hit} damage is dealt to Test Speaker"], [f"Test Speaker has {damage} damage"], cards=speaker(text)) == []


def test_one_thing_or_another_is_there(fails: Fails) -> None:
    """A Fairy counts, a Lich of 2 or less does not."""
    when = ['I do "If any allied cards that cost at least 9 play points or any allied Fairies are in play, deal 3 damage to the enemy leader."']
    assert fails({"me": {"board": ["Fairy"]}, "opponent": {}}, when, ["opponent's leader has 17 defense"]) == []
    assert fails({"me": {"board": ["Forest Bat"]}, "opponent": {}}, when, ["opponent's leader has 20 defense"]) == []


def test_different_cards_are_counted_by_name(fails: Fails) -> None:
    """Two names among three followers."""
    given = {"me": {"board": ["2 x Fairy", "Forest Bat"], "deck_size": 5}, "opponent": {}}
    for n, hand in ((2, 1), (3, 0)):
        when = [f'I do "If at least {n} different allied followers are in play, draw a card."']
        assert fails(given, when, [f"my hand has {hand} card" + "s" * (hand != 1)]) == []
