"""What is done in place of something, damage as much as a defense, what happens only so often in a match; played as printed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

HUGE = card("Huge", attack=5, defense=6, cost=4)


def said(text: str) -> dict[str, Any]:
    """A spell of 1."""
    return card("Said", text, "spell")


@pytest.mark.parametrize(("deed", "came"), [("Destroy", "was banished"), ("Return", "was banished")])
def test_what_leaves_is_banished_instead(fails: Fails, deed: str, came: str) -> None:
    """However it leaves; what stays is not touched."""
    given = {"turn": "me", "me": {"board": ["Fleeting", "Huge"], "hand": ["Said"], "pp": 1}, "opponent": {}}
    own = [HUGE, card("Fleeting", "When this follower leaves play, banish it instead."), said(f"{deed} all allied followers{' to hand' if deed == 'Return' else ''}.")]
    left = "Huge was destroyed" if deed == "Destroy" else "Huge is in my hand"
    assert fails(given, ["I play Said"], [f"Fleeting {came}", left], cards=own) == []


@pytest.mark.parametrize(("attack", "defense", "damage"), [(1, 4, 4), (4, 1, 1)])
def test_it_deals_as_much_as_its_defense(fails: Fails, attack: int, defense: int, damage: int) -> None:
    given = {"turn": "me", "me": {"board": ["Shielded"]}, "opponent": {"board": ["Huge"]}}
    own = [HUGE, card("Shielded", "This follower deals damage equal to its defense.", attack=attack, defense=defense)]
    assert fails(given, ["Shielded attacks Huge"], [f"Huge has {damage} damage"], cards=own) == []


@pytest.mark.parametrize(("text", "damage"), [("This follower can't be damaged by spells.", 0), ("Takes no damage from effects.", 0), ("Damage dealt to this follower by effects is reduced by 2.", 1), ("Can't be damaged by followers.", 3)])
def test_damage_that_it_does_not_take(fails: Fails, text: str, damage: int) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1}, "opponent": {"board": ["Guarded"]}}
    own = [said("Deal 3 damage to all enemy followers."), card("Guarded", text, attack=1, defense=9)]
    assert fails(given, ["I play Said"], [f"Guarded has {damage} damage"], cards=own) == []


@pytest.mark.parametrize(("limit", "drawn"), [("Activates up to 2 times per match.", 2), ("Activates only once per match.", 1)])
def test_so_often_in_a_match(fails: Fails, limit: str, drawn: int) -> None:
    """It waits as often as that, and then no more."""
    given = {"turn": "me", "me": {"board": ["Watching"], "hand": ["3 x Said"], "pp": 3, "deck_size": 9}, "opponent": {"deck_size": 9}}
    own = [said("Restore 1 defense to your leader."), card("Watching", f"Whenever you play a spell, draw a card. {limit}")]
    assert fails(given, ["I play Said"] * 3, [f"my hand has {drawn} cards"], cards=own) == []


@pytest.mark.parametrize(("played", "drawn"), [(0, 1), (1, 0)])
def test_the_first_card_of_the_turn(fails: Fails, played: int, drawn: int) -> None:
    given = {"turn": "me", "me": {"hand": ["Said", "First"], "pp": 9, "deck_size": 9}, "opponent": {}}
    own = [said("Restore 1 defense to your leader."), card("First", "Fanfare: If this is the first card you've played this turn, draw a card.")]
    assert fails(given, [*["I play Said"] * played, "I play First"], [f"my hand has {drawn + 1 - played} cards"], cards=own) == []


def test_both_players_summon_one(fails: Fails) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1}, "opponent": {}}
    own = [said("Both players summon a Fairy.")]
    assert fails(given, ["I play Said"], ["my board has 1 card", "opponent's board has 1 card"], cards=own) == []


def test_what_was_played_is_counted_by_its_cost(fails: Fails) -> None:
    """A spell of 1 and itself, which costs 1."""
    given = {"turn": "me", "me": {"hand": ["Said", "Counting"], "pp": 9}, "opponent": {"board": ["Huge"]}}
    own = [HUGE, said("Restore 1 defense to your leader."), card("Counting", "Deal X damage to all enemy followers. X equals the total cost of cards you've played this turn.", "spell")]
    assert fails(given, ["I play Said", "I play Counting"], ["Huge has 2 damage"], cards=own) == []
