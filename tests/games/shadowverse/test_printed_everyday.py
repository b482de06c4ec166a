"""How people word a card of their own, seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker

SPELL = "spell"


def board(**more: Any) -> dict[str, Any]:
    return {"me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9, **more}, "opponent": {"board": ["Lich"], "deck_size": 9}}


PLAY = ["I play Test Speaker"]


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("Fanfare: Destroy all other allied followers and gain +1/+1 for each follower destroyed.", "Test Speaker has 4 attack"),
        ("Fanfare: Destroy all other allied followers. Draw a card for each follower destroyed.", "my hand has 2 cards"),
        ("Fanfare: Return all other allied followers to your hand and gain +1/+1 for each follower returned.", "Test Speaker has 4 attack"),
        ("Fanfare: Deal 1 damage to all followers except this one.", "my board holds Test Speaker"),
        ("Fanfare: Swap this follower's attack and defense.", "Test Speaker has 3 attack"),
        ("Fanfare: Set this follower's attack to 7.", "Test Speaker has 7 attack"),
        ("Fanfare: If your hand is empty, draw 3 cards.", "my hand has 3 cards"),
        ("Fanfare: You win the match.", "I win"),
    ],
)
def test_what_is_done_when_it_is_played(fails: Fails, text: str, then: str) -> None:
    given = board(board=["2 x Fairy"])
    assert fails(given, PLAY, [then], cards=speaker(text)) == []
    assert fails(given, PLAY, [then], cards=speaker("")) != []


def test_only_what_an_earlier_step_did_is_counted(fails: Fails) -> None:
    """Of two allied followers one cannot be destroyed: one is counted."""
    given = board(board=["Fairy", {"card": "Lich", "granted": ["Can't be destroyed by effects."]}])
    text = "Fanfare: Destroy all other allied followers and gain +1/+1 for each follower destroyed."
    assert fails(given, PLAY, ["Test Speaker has 3 attack"], cards=speaker(text)) == []


def test_twice_a_turn_is_two_attacks(fails: Fails) -> None:
    given = {"me": {"board": ["Test Speaker"], "deck_size": 9}, "opponent": {"leader": 20, "deck_size": 9}}
    when = ["Test Speaker attacks the enemy leader", "Test Speaker attacks the enemy leader"]
    assert fails(given, when, ["opponent's leader has 16 defense"], cards=speaker("Can attack twice per turn.")) == []
    then = ["opponent's leader has 18 defense", "action 2 was refused"]
    assert fails(given, when, then, cards=speaker("")) == []


def test_only_followers_may_be_attacked(fails: Fails) -> None:
    given = {"me": {"board": ["Test Speaker"], "deck_size": 9}, "opponent": {"board": ["Fairy"], "deck_size": 9}}
    then = ["Test Speaker can attack Fairy", "Test Speaker can't attack opponent's leader"]
    assert fails(given, ["nothing is done"], then, cards=speaker("Can only attack followers.")) == []


def test_enemy_spells_and_effects_find_no_target(fails: Fails) -> None:
    given = {"me": {"hand": ["Test Speaker"], "pp": 3}, "opponent": {"board": [{"card": "Fairy", "granted": ["Can't be targeted by enemy spells and effects."]}]}}
    then = ["action 1 was refused", "Fairy is on the board"]
    assert fails(given, PLAY, then, cards=speaker("Destroy an enemy follower.", SPELL)) == []


def test_a_chosen_follower_loses_its_effects(fails: Fails) -> None:
    given = {"me": {"hand": ["Test Speaker"], "pp": 3}, "opponent": {"board": [{"card": "Fairy", "granted": ["Ward."]}]}}
    assert fails(given, PLAY, ["Fairy does not have ward"], cards=speaker("Choose an enemy follower. It loses all effects.", SPELL)) == []


def test_another_turn_follows(fails: Fails) -> None:
    given = board()
    when = [*PLAY, "I end the turn"]
    assert fails(given, when, ["it is my turn"], cards=speaker("Take another turn after this one.", SPELL)) == []
    assert fails(given, when, ["it is my turn"], cards=speaker("Draw a card.", SPELL)) != []


def test_the_own_hand_is_banished_before_cards_are_drawn(fails: Fails) -> None:
    given = board(hand=["Test Speaker", "Fairy", "Lich"])
    then = ["my hand has 5 cards", "Fairy was banished", "Fairy is nowhere"]
    assert fails(given, PLAY, then, cards=speaker("Banish your hand and draw 5 cards.", SPELL)) == []


def test_one_of_two_acts_is_chosen(fails: Fails) -> None:
    text = "Choose one: Draw a card or deal 2 damage to an enemy follower."
    assert fails(board(), ["I play Test Speaker choosing 1"], ["my hand has 1 card"], cards=speaker(text, SPELL)) == []
    assert fails(board(), ["I play Test Speaker choosing 2"], ["my hand has 0 cards"], cards=speaker(text, SPELL)) == []


def test_cards_of_different_names_come_from_the_deck(fails: Fails) -> None:
    given = {"me": {"hand": ["Test Speaker"], "pp": 1, "deck": ["Fairy", "Fairy", "Lich"]}, "opponent": {}}
    text = "Put 2 random followers with different names from your deck into your hand."
    assert fails(given, PLAY, ["in every outcome Lich is in my hand"], cards=speaker(text, SPELL)) == []


@pytest.mark.parametrize(("boosted", "drawn"), [(0, 0), (1, 1)])
def test_once_is_one_time_or_more(fails: Fails, boosted: int, drawn: int) -> None:
    text = "Fanfare: Draw a card if this card has been Spellboosted at least once."
    given = board(hand=[{"card": "Test Speaker", "counters": {"spellboost": boosted}}])
    assert fails(given, PLAY, [f"my hand has {drawn} card" + "s" * (drawn != 1)], cards=speaker(text)) == []
