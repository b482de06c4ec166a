"""What lasts for a while because that is said before all of it; damage that comes from some cards alone; what a player has none of; played as printed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

HUGE = card("Huge", attack=5, defense=6, cost=4)
SMALL = card("Small", attack=2, defense=6, cost=4)


def said(text: str) -> dict[str, Any]:
    """A spell of 1."""
    return card("Said", text, "spell")


def test_a_time_said_before_two_things_is_meant_of_both(fails: Fails) -> None:
    """The attack and the cost are as before when the turn is over; what was drawn stays."""
    given = {"turn": "me", "me": {"board": ["Small"], "hand": ["Said", "Huge"], "pp": 1, "deck_size": 4}, "opponent": {"deck_size": 4}}
    text = "Until the end of the turn, give all allied followers +1/+0 and change the cost of all followers in your hand to 1, then draw a card."
    own = [HUGE, SMALL, said(text)]
    assert fails(given, ["I play Said"], ["Small has 3 attack", "Huge costs 1", "my hand has 2 cards"], cards=own) == []
    assert fails(given, ["I play Said", "I end the turn"], ["Small has 2 attack", "Huge costs 4", "my hand has 2 cards"], cards=own) == []


@pytest.mark.parametrize(("source", "attacker", "damage"), [
    ("enemy followers", "Huge", 1), ("followers with 5 or more attack", "Huge", 1), ("followers with 5 or more attack", "Small", 2), ("enemy spells", "Huge", 5),
])  # fmt: skip
def test_damage_is_less_from_those_cards_alone(fails: Fails, source: str, attacker: str, damage: int) -> None:
    """Combat damage comes from the follower that fights."""
    given = {"turn": "opponent", "me": {"board": ["Guarded"]}, "opponent": {"board": [attacker]}}
    own = [HUGE, SMALL, card("Guarded", f"Reduce damage from {source} to this follower to 1.", attack=1, defense=9)]
    assert fails(given, [f"{attacker} attacks Guarded"], [f"Guarded has {damage} damage"], cards=own) == []


@pytest.mark.parametrize(("source", "damage"), [("enemy spells", 1), ("enemy followers", 3), ("allied spells", 3)])
def test_damage_by_a_spell_comes_from_that_spell(fails: Fails, source: str, damage: int) -> None:
    given = {"turn": "opponent", "me": {"board": ["Guarded"]}, "opponent": {"hand": ["Said"], "pp": 1}}
    own = [said("Deal 3 damage to all enemy followers."), card("Guarded", f"Reduce damage from {source} to this follower to 1.", attack=1, defense=9)]
    assert fails(given, ["opponent plays Said"], [f"Guarded has {damage} damage"], cards=own) == []


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [([], ["Small"], 1), (["Small"], [], 0), ([], [], 1)])
def test_a_player_has_no_followers_whatever_the_other_has(fails: Fails, mine: list[str], theirs: list[str], drawn: int) -> None:
    given = {"turn": "me", "me": {"board": mine, "hand": ["Said"], "pp": 1, "deck_size": 4}, "opponent": {"board": theirs}}
    for words in ("you have no followers in play", "you don't have any followers"):
        own = [SMALL, said(f"If {words}, draw a card.")]
        assert fails(given, ["I play Said"], [f"my hand has {drawn} cards"], cards=own) == []


@pytest.mark.parametrize(("asked", "drawn"), [("your leader's defense is still 5 or less", 1), ("your leader's defense is still 4 or less", 0)])
def test_what_is_still_so_is_asked_after_what_was_done(fails: Fails, asked: str, drawn: int) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "leader": 3, "deck_size": 4}, "opponent": {}}
    own = [said(f"Restore 2 defense to your leader. If {asked}, draw a card.")]
    assert fails(given, ["I play Said"], [f"my hand has {drawn} cards"], cards=own) == []


def test_whoever_evolves_it_sets_off_what_waits_for_that_player(fails: Fails) -> None:
    given = {"turn": "me", "me": {"board": ["Watching", "Forest Bat"], "deck_size": 4}, "opponent": {}}
    for text, drawn in (("Whenever you evolve a follower, draw a card.", 1), ("Whenever your opponent evolves a follower, draw a card.", 0)):
        own = [card("Watching", text, attack=1, defense=1)]
        assert fails(given, ['I do "Evolve an allied follower." choosing Forest Bat'], [f"my hand has {drawn} cards"], cards=own) == []


def test_what_is_said_behind_of_what_comes_later_is_done_then(fails: Fails) -> None:
    """Neither the card in hand now nor this one changes; the Fairy that comes costs 0."""
    given = {"turn": "me", "me": {"hand": ["Said", "Huge"], "pp": 1, "deck_size": 9}, "opponent": {"deck_size": 9}}
    own = [HUGE, said("At the start of your next turn, put a Lich into your hand. Change its cost to 0.")]
    assert fails(given, ["I play Said"], ["my hand has 1 card", "Huge costs 4"], cards=own) == []
    assert fails(given, ["I play Said", "I end the turn", "opponent ends the turn"], ["Lich costs 0", "Huge costs 4"], cards=own) == []


def test_they_are_the_cards_that_were_asked_for(fails: Fails) -> None:
    """Not the card that is destroyed and says so."""
    given = {"turn": "me", "me": {"board": ["Mortal", "Small"], "hand": ["Said"], "pp": 1}, "opponent": {}}
    own = [SMALL, card("Mortal", "Last Words: If any other allied Smalls are in play, give them +2/+0.", attack=1, defense=1), said("Deal 1 damage to all allied followers.")]
    assert fails(given, ["I play Said"], ["Mortal was destroyed", "Small has 4 attack"], cards=own) == []


@pytest.mark.parametrize(("text", "turns", "came"), [
    ("Fanfare: At the end of the turn, destroy this follower.", 1, "Mortal was destroyed"), ("Fanfare: At the end of this turn, destroy this follower.", 1, "Mortal was destroyed"),
    ("Fanfare: At the start of your next turn, gain +2/+2.", 2, "Mortal has 4 attack"), ("Fanfare: At the start of your next turn, gain +2/+2.", 1, "Mortal has 2 attack"),
    ("Fanfare: At the end of your next turn, destroy this follower.", 2, "Mortal is on the board"), ("Fanfare: At the end of your next turn, destroy this follower.", 3, "Mortal was destroyed"),
])  # fmt: skip
def test_what_comes_later_of_this_card_is_its_own(fails: Fails, text: str, turns: int, came: str) -> None:
    given = {"turn": "me", "me": {"hand": ["Mortal"], "pp": 1, "deck_size": 9}, "opponent": {"deck_size": 9}}
    ends = ["I end the turn", "opponent ends the turn", "I end the turn"]
    assert fails(given, ["I play Mortal", *ends[:turns]], [came], cards=[card("Mortal", text)]) == []
