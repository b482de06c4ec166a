"""What something has, is called and costs, one side against the other, and what is not done unless: seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker

SPELL = "spell"
PLAY = ["I play Test Speaker"]
WARD = {"card": "Lich", "granted": ["Ward."]}


def board(**more: Any) -> dict[str, Any]:
    return {"me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9, **more}, "opponent": {"board": ["Lich"], "deck_size": 9}}


@pytest.mark.parametrize("words", ["has", "had"])
@pytest.mark.parametrize(("enemy", "hand"), [(WARD, 1), ("Lich", 0)])
def test_what_is_destroyed_is_asked_for_what_it_had(fails: Fails, words: str, enemy: object, hand: int) -> None:
    given = board() | {"opponent": {"board": [enemy], "deck_size": 9}}
    text = f"Destroy an enemy follower. If it {words} Ward, draw a card."
    assert fails(given, PLAY, ["Lich was destroyed", f"my hand has {hand} cards"], cards=speaker(text, SPELL)) == []


@pytest.mark.parametrize(("cost", "healed"), [(5, 12), (4, 10)])
def test_the_discarded_card_is_asked_for_its_cost(fails: Fails, cost: int, healed: int) -> None:
    text = "Discard a card from your hand. If you do, draw 2 cards. If the discarded card costs 5 or more, restore 2 defense to your leader."
    other = {"name": {"en": "Spare Card", "ja": "予備の札"}, "kind": "spell", "class": "neutral", "cost": cost, "text": ""}
    given = board(hand=["Test Speaker", "Spare Card"], leader=10)
    then = [f"my leader has {healed} defense", "my hand has 2 cards"]
    assert fails(given, [f"{PLAY[0]} targeting Spare Card"], then, cards=[*speaker(text, SPELL), other]) == []


def test_without_a_card_to_discard_nothing_follows(fails: Fails) -> None:
    text = "Discard a card from your hand. If you do, draw 2 cards. If the discarded card costs 5 or more, restore 2 defense to your leader."
    assert fails(board(leader=10), PLAY, ["my leader has 10 defense", "my hand has 0 cards"], cards=speaker(text, SPELL)) != []


@pytest.mark.parametrize(("mine", "drawn"), [(["Fairy"], 1), ([], 0)])
def test_more_followers_than_the_other_side(fails: Fails, mine: list[str], drawn: int) -> None:
    text = "Fanfare: If you have more followers in play than your opponent, draw a card."
    assert fails(board(board=mine), PLAY, [f"my hand has {drawn} cards"], cards=speaker(text)) == []


@pytest.mark.parametrize(("hand", "word"), [(3, "can"), (2, "can't")])
def test_it_attacks_only_if_what_it_asks_for_is_there(fails: Fails, hand: int, word: str) -> None:
    given = {"me": {"board": ["Test Speaker"], "hand": [f"{hand} x Fairy"]}, "opponent": {"board": ["Lich"]}}
    for text in ("Can't attack unless you have 3 or more cards in your hand.", "Can only attack if you have 3 or more cards in your hand."):
        assert fails(given, ["nothing is done"], [f"Test Speaker {word} attack Lich"], cards=speaker(text)) == []


@pytest.mark.parametrize(("attacked", "drawn"), [("the enemy leader", 1), ("Lich", 0)])
def test_damage_to_the_leader_is_told_from_other_damage(fails: Fails, attacked: str, drawn: int) -> None:
    given = {"me": {"board": ["Test Speaker"], "deck_size": 9}, "opponent": {"board": ["Lich"], "deck_size": 9}}
    text = "When this follower deals damage to the enemy leader, draw a card."
    assert fails(given, [f"Test Speaker attacks {attacked}"], [f"my hand has {drawn} cards"], cards=speaker(text)) == []


def test_damage_by_another_is_not_its_damage(fails: Fails) -> None:
    given = {"me": {"board": ["Test Speaker", "Fairy"], "deck_size": 9}, "opponent": {"deck_size": 9}}
    text = "When this follower deals damage to the enemy leader, draw a card."
    assert fails(given, ["Fairy attacks the enemy leader"], ["my hand has 0 cards"], cards=speaker(text)) == []


def test_two_deal_damage_to_each_other_at_one_time(fails: Fails) -> None:
    """Each deals its attack, though one of them dies of it."""
    text = "Select an allied follower and an enemy follower. They deal damage equal to their attack to each other."
    given = board(board=["Fairy"])
    then = ["Fairy was destroyed", "Lich takes 1 damage", "Fairy takes 4 damage"]
    assert fails(given, ["I play Test Speaker targeting Fairy and Lich"], then, cards=speaker(text, SPELL)) == []


@pytest.mark.parametrize(("fused", "drawn"), [("Fairy", 0), ("left and right", 1)])
def test_so_many_at_once_are_one_fusion(fails: Fails, fused: str, drawn: int) -> None:
    text = "Fusion: Fairies\nWhen 2 or more cards are fused to this card at once, draw a card."
    hand = ["Test Speaker", "Fairy"] if fused == "Fairy" else ["Test Speaker", {"card": "Fairy", "as": "left"}, {"card": "Fairy", "as": "right"}]
    then = [f"my hand has {1 + drawn} cards"]
    assert fails(board(hand=hand), [f"I fuse {fused} to Test Speaker"], then, cards=speaker(text)) == []


def test_a_number_is_split_by_lot_and_none_of_it_is_lost(fails: Fails) -> None:
    """In every outcome both numbers are 3 together."""
    text = "Fanfare: Deal X damage to the enemy leader and Y damage to an enemy follower. X and Y equal 3 split randomly."
    then = ["in some outcome opponent's leader has 17 defense", "in some outcome Lich takes 3 damage", "in some outcome Lich takes 1 damage"]
    given = board() | {"opponent": {"board": ["Lich"], "leader": 20, "deck_size": 9}}
    assert fails(given, PLAY, then, cards=speaker(text)) == []


def test_two_letters_are_two_numbers(fails: Fails) -> None:
    text = "Select an allied follower and an enemy follower. Deal X damage to the first follower and Y damage to the second follower. " \
           "X equals the attack of the second follower and Y equals the attack of the first follower."
    given = board(board=["Fairy"])
    then = ["Fairy takes 4 damage", "Lich takes 1 damage"]
    assert fails(given, ["I play Test Speaker targeting Fairy and Lich"], then, cards=speaker(text, SPELL)) == []


@pytest.mark.parametrize(("followers", "drawn"), [(1, 1), (3, 0)])
def test_what_came_into_the_deck_is_counted(fails: Fails, followers: int, drawn: int) -> None:
    text = f"Put {followers} Fairies into your deck. If 2 followers or less have been added to your deck this match, draw a card."
    then = [f"in every outcome my hand has {drawn} cards"]
    assert fails(board(), PLAY, then, cards=speaker(text, SPELL)) == []


def test_what_follows_both_speaks_of_both(fails: Fails) -> None:
    text = "Fanfare: Choose - Put a Fairy or Forest Bat into your hand.\nEnhance (7): Put both into your hand instead and subtract 1 from their costs."
    then = ["Fairy costs 0", "Forest Bat costs 0"]
    assert fails(board(), PLAY, then, cards=speaker(text)) == []


@pytest.mark.parametrize(("costs", "there"), [((1, 2), 2), ((1, 3), 1)])
def test_one_of_either_cost_comes(fails: Fails, costs: tuple[int, int], there: int) -> None:
    text = "Put a random 1-play-point and 2-play-point follower from your deck into play."
    spare = [
        {"name": {"en": f"Spare {n}", "ja": f"予備{n}"}, "kind": "follower", "class": "neutral", "cost": cost, "attack": 1, "defense": 1, "text": ""}
        for n, cost in enumerate(costs)
    ]
    given = {"me": {"hand": ["Test Speaker"], "pp": 10, "deck": ["Spare 0", "Spare 1"]}}
    assert fails(given, PLAY, [f"my board has {there} cards"], cards=[*speaker(text, SPELL), *spare]) == []


def test_a_split_falls_on_several(fails: Fails) -> None:
    text = "Deal 3 damage split randomly among all enemy followers."
    assert fails(board(), PLAY, ["Lich takes 1 damage"], cards=speaker(text, SPELL)) == []
