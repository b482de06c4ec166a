"""Attacks and evolutions as such: who may be attacked, when a clash takes place, whose evolution an Evolve effect answers."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails

BACK_AGAIN = "Strike: return this to hand. Put this onto the board."
DRAWS = "When this attacks and destroys an enemy follower: draw a card."


def test_a_follower_with_ward_in_ambush_guards_nobody(fails: Fails) -> None:
    """It may not be attacked itself, and so does not stand in the way; without Ambush it does."""
    guard = {"card": "Knight", "granted": ["Ward.", "Ambush."]}
    board = {"turn": "me", "me": {"board": ["Lich"]}, "opponent": {"board": [guard, "Fairy"]}}
    assert fails(board, ["Lich attacks Fairy"], ["Fairy was destroyed"]) == []
    assert fails(board, ["Lich attacks the enemy leader"], ["the enemy leader has 16 defense"]) == []
    board["opponent"] = {"board": [{**guard, "granted": ["Ward."]}, "Fairy"]}
    assert fails(board, ["Lich attacks Fairy"], ["action 1 was refused by sv.attack.ward"]) == []


@pytest.mark.parametrize("who", ["the attacker", "the attacked"])
def test_whoever_has_left_and_come_back_clashes_no_more(fails: Fails, who: str) -> None:
    """A follower that its Strike or Clash takes off the board and puts back is another one than the one that attacked."""
    moving = {"card": "Lich", "as": "mover"}
    if who == "the attacker":
        mine, theirs, when = {**moving, "granted": [BACK_AGAIN]}, "Hero of Antiquity", "mover attacks Hero of Antiquity"
    else:
        mine, theirs, when = "Hero of Antiquity", {**moving, "granted": [BACK_AGAIN.replace("Strike", "Clash")]}, "Hero of Antiquity attacks mover"
    then = ["mover is on the board", "mover was not damaged", "Hero of Antiquity was not damaged"]
    assert fails({"turn": "me", "me": {"board": [mine]}, "opponent": {"board": [theirs]}}, [when], then) == []


@pytest.mark.parametrize("holder", ["its own", "its leader's"])
def test_an_attacker_that_dies_in_the_clash_has_survived_nothing(fails: Fails, holder: str) -> None:
    """"Attacks and destroys" needs an attacker that lives, be it the attacker's own text or its leader's."""
    own = holder == "its own"
    attacker = {"card": "Lich", "damage": 3, "granted": [DRAWS] if own else []}
    leader = {"granted": [] if own else ["Whenever an allied follower attacks and destroys an enemy follower: draw a card."]}
    board = {"turn": "me", "me": {"board": [attacker], "leader": leader, "deck": ["Fairy"]}, "opponent": {"board": ["Knight"]}}
    assert fails(board, ["Lich attacks Knight"], ["Lich and Knight were destroyed", "my hand is empty"]) == []
    attacker["damage"] = 0
    assert fails(board, ["Lich attacks Knight"], ["Knight was destroyed", "my hand holds Fairy"]) == []


def test_an_evolve_effect_answers_only_its_players_own_evolution(fails: Fails) -> None:
    """Evolved by an effect, the follower has its other face, and its Evolve effect stays silent."""
    board = {"turn": "me", "me": {"board": ["Illganeau, Horror Astray"], "ep": 1}, "opponent": {"board": ["Lich"]}}
    by_an_effect = ["Illganeau, Horror Astray is evolved", "Illganeau, Horror Astray's Evolve did not trigger", "Lich is 4/4"]
    assert fails(board, ['I do "Evolve all allied followers."'], by_an_effect) == []
    assert fails(board, ["I evolve Illganeau, Horror Astray"], ["Illganeau, Horror Astray is evolved", "Lich is 3/3"]) == []


@pytest.mark.parametrize("turn, winner", [("me", "opponent wins"), ("opponent", "I win")])
def test_the_turn_player_loses_where_both_leaders_are_at_0(fails: Fails, turn: str, winner: str) -> None:
    """Both are hurt before the rules look, which find the turn player's leader first."""
    board = {"turn": turn, "me": {"leader": 1}, "opponent": {"leader": 1}}
    assert fails(board, ['I do "Deal 1 damage to both leaders."'], [winner]) == []


def test_a_follower_that_has_left_and_come_back_boards_for_its_second_entering(fails: Fails) -> None:
    """Its first boarding fizzles: the follower that it waited for is not the one that now stands on the board."""
    back = "Whenever your opponent plays a follower: return all enemy followers with 10 or more defense to hand. "
    back += "Put all enemy followers in your opponent's hand onto the board."
    me = {"board": ["Magitrain"], "hand": ["Hero of Antiquity"], "pp": 10}
    then = [
        "the boarding of Hero of Antiquity fizzled by sv.boarding.fizzles-without-pilot",
        "first the boarding of Hero of Antiquity fizzles, then Hero of Antiquity boards Magitrain",
    ]
    given = {"turn": "me", "me": me, "opponent": {"leader": {"granted": [back]}}}
    assert fails(given, ["I play Hero of Antiquity"], then) == []


def test_a_follower_attacks_as_often_as_the_most_generous_of_what_is_said_of_it(fails: Fails) -> None:
    """Of two that say twice and three times it is three times; the fourth is refused."""
    granted = ["This can attack 2 times each turn.", "This can attack 3 times each turn."]
    board = {"turn": "me", "me": {"board": [{"card": "Lich", "attack": 1, "granted": granted}]}}
    attack = "Lich attacks opponent's leader"
    assert fails(board, [attack] * 3, ["opponent's leader has 17 defense"]) == []
    assert fails(board, [attack] * 4, ["action 4 was refused", "opponent's leader has 17 defense"]) == []


def test_a_vehicle_is_boarded_by_followers_of_its_own_player_alone(fails: Fails) -> None:
    """The other player's follower stays on the board; the next one of its own player goes aboard."""
    board = {"turn": "opponent", "me": {"board": ["Magitrain"]}, "opponent": {"hand": ["Hero of Antiquity"], "pp": 10}}
    theirs = ["Magitrain has no pilot", "Hero of Antiquity is on opponent's board"]
    assert fails(board, ["opponent plays Hero of Antiquity"], theirs) == []
    mine = {"turn": "me", "me": {"board": ["Magitrain"], "hand": ["Hero of Antiquity"], "pp": 10}}
    assert fails(mine, ["I play Hero of Antiquity"], ["Magitrain is piloted by Hero of Antiquity"]) == []
