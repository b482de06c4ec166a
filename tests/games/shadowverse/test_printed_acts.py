"""What printed English says of counts, comparisons, choices, forms and kinds of cards, seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails


def speaker(text: str, kind: str = "follower", **more: Any) -> list[dict[str, Any]]:
    """A card of 1 with this text."""
    figures = {"attack": 2, "defense": 3} if kind == "follower" else {}
    return [{"name": {"en": "Test Speaker", "ja": "試験の話者"}, "kind": kind, "class": "neutral", "cost": 1, "text": text, **figures, **more}]


DECKS: dict[str, Any] = {"me": {"deck_size": 9}, "opponent": {"deck_size": 9}}
TURNS = ["I end the turn", "opponent ends the turn"]


@pytest.mark.parametrize(("played", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_only_the_nth_card_of_a_turn_counts(fails: Fails, played: int, drawn: int) -> None:
    """With the second card comes a draw, with the first and the third none."""
    hand = ["Fairy", "Forest Bat", "Lich"]
    given = {"me": {"board": ["Test Speaker"], "hand": hand, "pp": 10, "deck_size": 5}, "opponent": {}}
    text = "Whenever you play a card, if it's the second card you've played this turn, draw a card."
    left = 3 - played + drawn
    then = [f"my hand has {left} card" + "s" * (left != 1)]
    assert fails(given, [f"I play {card}" for card in hand[:played]], then, cards=speaker(text)) == []


def test_the_same_is_asked_again_with_another_bound(fails: Fails) -> None:
    """Two followers were destroyed: the first condition holds, the second does not."""
    given = {"me": {"board": ["2 x Fairy"], "hand": ["Test Speaker"], "pp": 1, "deck_size": 9}, "opponent": {}}
    text = "Fanfare: If at least {} allied followers have been destroyed this match, draw a card. Then, if at least {} have been destroyed, draw 2 cards."
    when = ['I do "Destroy all allied followers."', "I play Test Speaker"]
    assert fails(given, when, ["my hand has 1 card"], cards=speaker(text.format(2, 3))) == []
    assert fails(given, when, ["my hand has 3 cards"], cards=speaker(text.format(1, 2))) == []


def test_what_is_asked_for_is_what_is_destroyed(fails: Fails) -> None:
    """One of the other allied followers, and two cards; without one, nothing."""
    text = "Fanfare: If any other allied followers are in play, destroy 1 and draw 2 cards."
    me = {"hand": ["Test Speaker"], "pp": 1, "deck_size": 9}
    assert fails({"me": {**me, "board": ["Fairy"]}, "opponent": {}}, ["I play Test Speaker"], ["Fairy was destroyed", "my hand has 2 cards"], cards=speaker(text)) == []
    assert fails({"me": me, "opponent": {}}, ["I play Test Speaker"], ["my hand has 0 cards", "Test Speaker is on the board"], cards=speaker(text)) == []


def test_what_is_missing_is_what_is_summoned(fails: Fails) -> None:
    """Two Fairies where there is none, none where there is one."""
    text = "Fanfare: If there are no allied Fairies in play, summon 2."
    me = {"hand": ["Test Speaker"], "pp": 1}
    assert fails({"me": me, "opponent": {}}, ["I play Test Speaker"], ["my board has 3 cards"], cards=speaker(text)) == []
    assert fails({"me": {**me, "board": ["Fairy"]}, "opponent": {}}, ["I play Test Speaker"], ["my board has 2 cards"], cards=speaker(text)) == []


@pytest.mark.parametrize("mine, theirs, cards", [(1, 2, 1), (2, 2, 0), (2, 1, 0)])
def test_one_side_is_compared_with_the_other(fails: Fails, mine: int, theirs: int, cards: int) -> None:
    """A draw only where mine are fewer."""
    given = {"me": {"board": [f"{mine} x Fairy"], "deck_size": 5}, "opponent": {"board": [f"{theirs} x Fairy"]}}
    when = ['I do "If there are fewer allied followers than enemy followers in play, draw a card."']
    assert fails(given, when, [f"my hand has {cards} card" + "s" * (cards != 1)]) == []


def test_damage_leaves_so_much_defense_and_never_heals(fails: Fails) -> None:
    """Down to 12 from 20; 8 stays 8."""
    when = ['I do "Deal damage to your leader until their defense drops to 12."']
    assert fails({"me": {}, "opponent": {}}, when, ["my leader has 12 defense"]) == []
    assert fails({"me": {"leader": {"defense": 20, "damage": 12}}, "opponent": {}}, when, ["my leader has 8 defense"]) == []


def test_one_of_several_keywords_is_drawn(fails: Fails) -> None:
    """Each with one in three."""
    given = {"me": {"hand": ["Test Speaker"], "pp": 1}, "opponent": {}}
    then = [f"with probability 1/3 Test Speaker has {word}" for word in ("Rush", "Bane", "Ward")]
    assert fails(given, ["I play Test Speaker"], then, cards=speaker("Fanfare: Randomly gain Rush, Bane, or Ward.")) == []


def test_what_was_touched_goes_again_at_the_end(fails: Fails) -> None:
    """It is banished as the turn ends, and was there until then."""
    when = ['I do "Summon a Fairy and give it Rush. Banish it at the end of this turn."', "I end the turn"]
    assert fails(DECKS, when, ["after action 1, my board has 1 card", "Fairy was banished"]) == []


def test_more_attacks_for_this_turn_alone(fails: Fails) -> None:
    """Two attacks now, one in the next turn."""
    given = {"me": {"board": ["Fairy"], "deck_size": 9}, "opponent": {"deck_size": 9}}
    give = 'I do "Give all allied followers the ability to attack 2 times this turn."'
    twice = ["Fairy attacks opponent's leader", "Fairy attacks opponent's leader"]
    assert fails(given, [give, *twice], ["opponent's leader has 18 defense"]) == []
    assert fails(given, [give, *TURNS, *twice], ["opponent's leader has 19 defense", "action 5 was refused"]) == []


@pytest.mark.parametrize(("overflow", "left"), [(False, 18), (True, 16)])
def test_so_often_instead(fails: Fails, overflow: bool, left: int) -> None:
    """Twice, or four times in Overflow."""
    given = {"me": {"max_pp": 7 if overflow else 3}, "opponent": {}}
    when = ['I do "Deal 1 damage to the enemy leader. Do this 2 times. If Overflow is active for you, do this 4 times instead."']
    assert fails(given, when, [f"opponent's leader has {left} defense"]) == []


@pytest.mark.parametrize(("deck", "cards"), [(4, 2), (5, 1)])
def test_both_instead_of_one(fails: Fails, deck: int, cards: int) -> None:
    """In Resonance both cards, else the one that is chosen."""
    given = {"me": {"deck_size": deck}, "opponent": {}}
    when = ['I do "Choose: Put a Fairy or Forest Bat into your hand. If Resonance is active for you, put both into your hand instead."']
    then = [f"in every outcome, my hand has {cards} card" + "s" * (cards != 1)]
    assert fails(given, when, then) == []


def test_what_is_removed_after_two_times_happens_twice(fails: Fails) -> None:
    """A draw at the end of two turns, beside the draw of each later turn."""
    give = ('I do "Give your leader the following effect - At the end of your turn, draw a card. '
            '(This effect is not stackable and is removed after activating 2 times.)"')  # fmt: skip
    assert fails(DECKS, [give, *TURNS, "I end the turn"], ["my hand has 3 cards"]) == []
    assert fails(DECKS, [give, *TURNS, *TURNS, "I end the turn"], ["my hand has 4 cards"]) == []


def test_what_does_not_stack_does_not_begin_anew_where_some_is_used(fails: Fails) -> None:
    """Given again after its first time, it has one time left."""
    give = ('I do "Give your leader the following effect - At the end of your turn, draw a card. '
            '(This effect is not stackable and is removed after activating 2 times.)"')  # fmt: skip
    assert fails(DECKS, [give, *TURNS, give, *TURNS, "I end the turn"], ["my hand has 4 cards"]) == []


def test_a_state_holds_for_a_while(fails: Fails) -> None:
    """To the end of my next turn: a draw then, none in the turn after it."""
    vengeance = 'I do "Activate Vengeance until the end of your next turn, even if your leader\'s defense is greater than 10."'
    draw = 'I do "If Vengeance is active for you, draw 2 cards."'
    assert fails(DECKS, [vengeance, draw, *TURNS, draw], ["after action 2, my hand has 2 cards", "my hand has 5 cards"]) == []
    assert fails(DECKS, [vengeance, *TURNS, *TURNS, draw], ["my hand has 2 cards"]) == []


def test_an_area_is_filled(fails: Fails) -> None:
    """Three more beside two; seven in hand beside two."""
    given = {"me": {"board": ["2 x Fairy"], "hand": ["2 x Fairy"]}, "opponent": {}}
    assert fails(given, ['I do "Summon Forest Bats until your area is full. (An area can hold 5 cards.)"'], ["my board has 5 cards"]) == []
    assert fails(given, ['I do "Put Forest Bats into your hand until it is full. (A hand can hold 9 cards.)"'], ["my hand has 9 cards"]) == []


def test_a_new_card_without_a_form_cannot_be_played_in_it(fails: Fails) -> None:
    """As printed it can be played for 1, without Accelerate it costs what it costs."""
    cards = speaker("Accelerate (1): Draw a card.", cost=5)
    given = {"me": {"pp": 1, "deck_size": 5}, "opponent": {}}
    assert fails(given, ['I do "Put a Test Speaker into your hand."', "I play Test Speaker"], ["my hand has 1 card"], cards=cards) == []
    when = ['I do "Put a Test Speaker without Accelerate into your hand."', "I play Test Speaker"]
    assert fails(given, when, ["action 2 was refused"], cards=cards) == []


def test_a_new_card_at_another_cost(fails: Fails) -> None:
    """Played for 1 instead of 5."""
    given = {"me": {"pp": 1}, "opponent": {}}
    when = ['I do "Put a 1-play-point Test Speaker into your hand."', "I play Test Speaker"]
    assert fails(given, when, ["Test Speaker is on the board"], cards=speaker("Ward.", cost=5)) == []


def test_what_was_played_in_a_form_is_told_apart(fails: Fails) -> None:
    """A draw for the card played by Accelerate, none for the one played as it is."""
    watcher = {**speaker("Whenever you play a card using its Accelerate effect, draw a card.")[0], "name": {"en": "Test Watcher", "ja": "試験の見張り"}}
    cards = [watcher, *speaker("Accelerate (1): Recover 0 play points.", cost=2)]
    me = {"board": ["Test Watcher"], "hand": ["Test Speaker"], "deck_size": 5}
    assert fails({"me": {**me, "pp": 1}, "opponent": {}}, ["I play Test Speaker"], ["my hand has 1 card"], cards=cards) == []
    assert fails({"me": {**me, "pp": 2}, "opponent": {}}, ["I play Test Speaker"], ["my hand has 0 cards"], cards=cards) == []


def test_cards_of_one_kind_or_another(fails: Fails) -> None:
    """An enemy follower or an enemy amulet; my own are none."""
    given = {"me": {"board": ["Fairy"]}, "opponent": {"board": ["Lich", "Test Speaker"]}}
    cards = speaker("Countdown 3.", kind="amulet")
    assert fails(given, ['I do "Banish all enemy followers or enemy amulets."'], ["my board has 1 card", "opponent's board has 0 cards"], cards=cards) == []


@pytest.mark.parametrize(("followers", "hand"), [(1, 1), (2, 3)])
def test_two_are_buried_or_none(fails: Fails, followers: int, hand: int) -> None:
    """With two followers in hand both go and three cards come; with one, nothing."""
    given = {"me": {"hand": ["Test Speaker", f"{followers} x Fairy"], "pp": 1, "deck_size": 9}, "opponent": {}}
    then = [f"my hand has {hand} card" + "s" * (hand != 1)]
    text = speaker("Fanfare: Burial Rite (2) - Draw 3 cards.")
    when = ["I play Test Speaker"]
    assert fails(given, when, [f"in every outcome, {line}" for line in then], cards=text) == []


def test_the_previous_turn_is_the_one_before(fails: Fails) -> None:
    """Damage in my last turn counts at the start of the opponent's; damage in theirs does not."""
    text = "At the start of your opponent's turn, if your leader took damage during your previous turn, draw a card."
    given = {"me": {"board": ["Test Speaker"], "deck_size": 9}, "opponent": {"deck_size": 9}}
    hurt = "1 damage is dealt to my leader"
    assert fails(given, [hurt, "I end the turn"], ["my hand has 1 card"], cards=speaker(text)) == []
    assert fails(given, ["I end the turn", hurt, "opponent ends the turn", "I end the turn"], ["my hand has 1 card"], cards=speaker(text)) == []


def test_nothing_else_of_its_side_can_be_targeted(fails: Fails) -> None:
    """Beside it the Fairy is no target; it is one itself."""
    text = "If this follower can be targeted by enemy effects, your opponent can only target this follower."
    given = {"me": {}, "opponent": {"board": ["Test Speaker", "Fairy"]}}
    when = ['I do "Destroy an enemy follower."']
    assert fails(given, when, ["Test Speaker was destroyed", "Fairy is on the board"], cards=speaker(text)) == []
    hidden = speaker(text + " Ambush.")
    assert fails(given, when, ["Fairy was destroyed"], cards=hidden) == []


@pytest.mark.parametrize(("who", "left"), [("Your spells", 17), ("Allied followers, spells, and effects", 17)])
def test_a_side_deals_more_damage(fails: Fails, who: str, left: int) -> None:
    """A spell of 2 deals 3; the other side's deals 2."""
    spell = speaker("Deal 2 damage to the enemy leader.", kind="spell")
    given = {"me": {"hand": ["Test Speaker"], "pp": 1, "deck_size": 5}, "opponent": {"hand": ["Test Speaker"], "pp": 1, "deck_size": 5}}
    give = f'I do "Give your leader the following effect - {who} deal +1 damage. (This effect lasts for the rest of the match.)"'
    when = [give, "I play my Test Speaker", "I end the turn", "opponent plays opponent's Test Speaker"]
    assert fails(given, when, [f"opponent's leader has {left} defense", "my leader has 18 defense"], cards=spell) == []


def test_x_of_what_was_done_is_known_after_it(fails: Fails) -> None:
    """As much damage as cards were discarded."""
    given = {"me": {"hand": ["3 x Fairy"]}, "opponent": {}}
    when = ['I do "Discard your hand and deal X damage to the enemy leader. X equals the number of cards discarded."']
    assert fails(given, when, ["opponent's leader has 17 defense"]) == []


def test_times_of_fusing_are_counted_once_for_several(fails: Fails) -> None:
    """Two cards at once are the first time; the draw is for the second."""
    text = "Fusion: followers\nWhenever cards are fused to this card, if it's the {} time this match, draw a card."
    given = {"me": {"hand": ["Test Speaker", "Fairy", "Lich"], "deck_size": 5}, "opponent": {}}
    when = ["I fuse Fairy and Lich to Test Speaker"]
    assert fails(given, when, ["my hand has 2 cards"], cards=speaker(text.format("first"))) == []
    assert fails(given, when, ["my hand has 1 card"], cards=speaker(text.format("second"))) == []
