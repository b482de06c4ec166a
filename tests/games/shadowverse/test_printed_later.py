"""What printed English says of later, of the next time, of lists and modes, seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails


def follower(text: str, **more: Any) -> list[dict[str, Any]]:
    """A follower of 1 with this text."""
    return [{"name": {"en": "Test Speaker", "ja": "試験の話者"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 2, "defense": 3, "text": text, **more}]


def test_what_comes_at_the_next_turn_comes_once(fails: Fails) -> None:
    """Two draws in the next turn, one in the turn after it."""
    given = {"me": {"deck_size": 9}, "opponent": {"deck_size": 9}}
    turn = ["I end the turn", "opponent ends the turn"]
    when = ['I do "At the start of your next turn, draw a card."', *turn]
    assert fails(given, when, ["my hand has 2 cards"]) == []
    assert fails(given, [*when, *turn], ["my hand has 3 cards"]) == []


def test_what_is_given_to_the_other_leader_comes_in_that_players_turn(fails: Fails) -> None:
    """The opponent discards in the opponent's turn, once."""
    given = {"me": {"deck_size": 9}, "opponent": {"hand": ["2 x Fairy"], "deck_size": 9}}
    when = ['I do "Give the enemy leader the following effect: At the start of your next turn, discard a random card from your hand."', "I end the turn"]
    assert fails(given, when, ["in every outcome, opponent's hand has 2 cards"]) == []


def test_the_end_of_this_turn_is_that_of_whoever_has_it(fails: Fails) -> None:
    """In my own turn, at its end."""
    given = {"me": {"deck_size": 9}, "opponent": {"deck_size": 9}}
    assert fails(given, ['I do "At the end of this turn, draw 2 cards."', "I end the turn"], ["my hand has 2 cards"]) == []


def test_damage_the_next_time_is_less_once(fails: Fails) -> None:
    """The first damage is none, the second is whole."""
    given = {"me": {}, "opponent": {"board": ["Lich"]}}
    when = ['I do "Give an enemy follower the following effect: The next time this follower takes damage, reduce that damage to 0."']
    once, twice = ["1 damage is dealt to Lich"], ["1 damage is dealt to Lich", "2 damage is dealt to Lich"]
    assert fails(given, [*when, *once], ["Lich has 0 damage"]) == []
    assert fails(given, [*when, *twice], ["Lich has 2 damage"]) == []


def test_the_next_time_a_player_does_something_is_once(fails: Fails) -> None:
    """The first Fairy is followed by a draw, the second by none."""
    given = {"me": {"hand": ["Fairy", "Forest Bat"], "deck_size": 9, "pp": 5}, "opponent": {}}
    when = ['I do "Give your leader the following effect - The next time you play a follower, draw a card."', "I play Fairy", "I play Forest Bat"]
    assert fails(given, when, ["my hand has 1 card"]) == []


def test_several_effects_of_a_list_are_given_together(fails: Fails) -> None:
    """A draw at the start, and no damage above 1."""
    text = "Fanfare: Give your leader the following effects.\n-At the end of your turn, draw a card.\n-Can't take more than 1 damage at a time."
    given = {"me": {"hand": ["Test Speaker"], "pp": 1, "deck_size": 5}, "opponent": {"deck_size": 5}}
    when = ["I play Test Speaker", "5 damage is dealt to my leader", "I end the turn"]
    assert fails(given, when, ["my leader has 19 defense", "my hand has 1 card"], cards=follower(text)) == []


@pytest.mark.parametrize("number, hand, attack", [(1, 1, 2), (2, 0, 5)])
def test_one_mode_of_a_numbered_list_is_done(fails: Fails, number: int, hand: int, attack: int) -> None:
    """The first draws, the second strengthens."""
    text = "Fanfare: Select a Mode to activate.\n1. Draw a card.\n2. Gain +3/+0."
    given = {"me": {"hand": ["Test Speaker"], "pp": 1, "deck_size": 5}, "opponent": {}}
    then = [f"my hand has {hand} card" + "s" * (hand != 1), f"Test Speaker has {attack} attack"]
    assert fails(given, [f"I play Test Speaker choosing {number}"], then, cards=follower(text)) == []


def test_several_of_a_list_are_different_ones(fails: Fails) -> None:
    """Two of three, never the same twice."""
    given = {"me": {"deck_size": 3}, "opponent": {}}
    when = ['I do "Randomly activate 2 of the following effects. -Draw a card. -Summon a Fairy. -Recover 0 play points."']
    assert fails(given, when, ["in no outcome my hand has 2 cards", "with probability 2/3 my hand has 1 card", "in no outcome my board has 2 cards"]) == []


def test_x_is_the_same_for_all_sentences_before_it(fails: Fails) -> None:
    """Damage and healing by one number, worked out before the first."""
    given = {"me": {"board": ["2 x Forest Bat"], "leader": {"defense": 20, "damage": 5}}, "opponent": {"board": ["Lich"]}}
    when = ['I do "Deal X damage to all enemy followers. Restore X defense to your leader. X equals the number of allied followers in play."']
    assert fails(given, when, ["Lich has 2 damage", "my leader has 17 defense"]) == []


def test_a_card_treated_as_another_is_one_of_that_name(fails: Fails) -> None:
    """It is counted among the Fairies."""
    given = {"me": {"board": ["Test Speaker", "Fairy"]}, "opponent": {"board": ["Lich"]}}
    when = ['I do "Deal X damage to all enemy followers. X equals the number of allied Fairies in play."']
    assert fails(given, when, ["Lich has 2 damage"], cards=follower("(This card will be treated as a Fairy.)")) == []


def test_cards_are_drawn_up_to_a_number(fails: Fails) -> None:
    """Three are missing to four; none to one."""
    given = {"me": {"hand": ["Fairy"], "deck_size": 9}, "opponent": {}}
    assert fails(given, ['I do "Draw cards until there are 4 cards in your hand."'], ["my hand has 4 cards"]) == []
    assert fails(given, ['I do "Draw cards until there is 1 card in your hand."'.replace("is 1 card", "are 1 cards")], ["my hand has 1 card"]) == []


def test_figures_for_each_are_one_change(fails: Fails) -> None:
    """+1/+2 for each of two cards in hand."""
    given = {"me": {"hand": ["2 x Fairy"], "board": ["Test Speaker"]}, "opponent": {}}
    when = ['I do "Give an allied follower +1/+2 for each card in your hand."']
    assert fails(given, when, ["Test Speaker has 4 attack", "Test Speaker has 7 defense"], cards=follower("Ward.")) == []


def test_abilities_of_a_head_are_activated_out_of_their_time(fails: Fails) -> None:
    """Last Words without a death."""
    given = {"me": {"board": ["Test Speaker"], "deck_size": 5}, "opponent": {}}
    when = ['I do "Activate the Last Words of all allied followers."']
    assert fails(given, when, ["my hand has 2 cards", "Test Speaker is on the board"], cards=follower("Last Words: draw 2 cards.")) == []


def test_figures_are_doubled_and_swapped(fails: Fails) -> None:
    """2/3 with 1 damage: attack 4; then 2 attack of 2 left, and 2 defense."""
    given = {"me": {"board": [{"card": "Test Speaker", "damage": 1}]}, "opponent": {}}
    cards = follower("Ward.")
    assert fails(given, ['I do "Double the attack of all allied followers."'], ["Test Speaker has 4 attack"], cards=cards) == []
    assert fails(given, ['I do "Double the defense of all allied followers."'], ["Test Speaker has 4 defense"], cards=cards) == []
    swapped = ["Test Speaker has 3 attack", "Test Speaker has 2 defense"]
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {}}
    assert fails(given, ['I do "Swap the attack and defense of all followers."'], swapped, cards=cards) == []


def test_what_is_gained_while_something_holds_goes_with_it(fails: Fails) -> None:
    """Bane as long as there is a Fairy."""
    given = {"me": {"board": ["Test Speaker", "Fairy"]}, "opponent": {}}
    cards = follower("Gain Bane while an allied Fairy is in play.")
    assert fails(given, ["Fairy is banished"], ["after action 1, Test Speaker does not have Bane"], cards=cards) == []
    assert fails(given, ['I do "Draw 0 cards."'], ["Test Speaker has Bane"], cards=cards) == []


@pytest.mark.parametrize("text", [
    "Summon 2 Forest Bats. At the end of the turn, destroy those followers.",
    "Summon 2 Forest Bats. At the end of your turn, destroy them.",
])  # fmt: skip
def test_what_was_brought_goes_at_the_end_of_the_turn(fails: Fails, text: str) -> None:
    """Both that came, and no other that is there."""
    given = {"me": {"board": ["Lich"]}, "opponent": {"deck_size": 9}}
    when = [f'I do "{text}"']
    assert fails(given, when, ["Forest Bat is on my board"]) == []
    assert fails(given, [*when, "I end the turn"], ["Forest Bat is not on my board", "Lich is on my board"]) == []


@pytest.mark.parametrize("shadows, gone", [(4, True), (3, False)])
def test_what_is_put_off_under_a_price_is_not_done_without_it(fails: Fails, shadows: int, gone: bool) -> None:
    """“It” is what the price brought; where nothing was paid, nothing else is meant."""
    text = "Whenever another allied follower comes into play, Necromancy (4): Summon a Forest Bat. At the end of the turn, destroy it."
    given = {"me": {"board": ["Test Speaker"], "shadows": shadows}, "opponent": {"deck_size": 9}}
    when = ['I do "Summon a Fairy."', "I end the turn"]
    then = ["Fairy is on my board", f"Forest Bat is {'in my cemetery' if gone else 'not on my board'}"]
    assert fails(given, when, then[: 1 + (not gone)], cards=follower(text)) == []


def test_what_is_asked_of_what_comes_later_is_asked_then(fails: Fails) -> None:
    """The follower that is put into the hand at the end of the turn is the one that is asked about."""
    text = "At the end of this turn, put a random follower from your deck into your hand. If it costs 2 or more, deal 3 damage to the enemy leader."
    for card, dealt in (("Lich", 3), ("Fairy", 0)):
        given = {"me": {"deck": [card]}, "opponent": {"deck_size": 9}}
        assert fails(given, [f'I do "{text}"', "I end the turn"], [f"{card} is in my hand", f"enemy leader has {20 - dealt} defense"]) == []
