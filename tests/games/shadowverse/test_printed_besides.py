"""What printed English adds to what it says, seen on the board: limits, turns, lists, kinds of cards that are not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails


def speaker(text: str, kind: str = "follower", **more: Any) -> list[dict[str, Any]]:
    """A card of 1 with this text."""
    figures = {"attack": 2, "defense": 9} if kind == "follower" else {}
    return [{"name": {"en": "Test Speaker", "ja": "試験の話者"}, "kind": kind, "class": "neutral", "cost": 1, "text": text, **figures, **more}]


def cards(n: int) -> str:
    """So many cards, in words."""
    return f"{n} card" + "s" * (n != 1)


def test_effects_of_a_list_are_given_once_where_they_do_not_stack(fails: Fails) -> None:
    """Two speakers, one draw."""
    text = "Fanfare: Give your leader the following effects.\n-At the end of your turn, draw a card.\n-Can't take more than 3 damage at a time."
    me = {"hand": ["Test Speaker", {"card": "Test Speaker", "as": "other"}], "pp": 2, "deck_size": 9}
    when = ["I play the first Test Speaker", "I play other", "I end the turn"]
    for end, drawn in (("\n(These effects are not stackable and last for the rest of the match.)", 1), ("", 2)):
        assert fails({"me": me, "opponent": {"deck_size": 5}}, when, [f"my hand has {cards(drawn)}"], cards=speaker(text + end)) == []


@pytest.mark.parametrize(("played", "form"), [([], False), (["I play Fairy"], True)])
def test_a_form_has_its_condition_on_the_next_line(fails: Fails, played: list[str], form: bool) -> None:
    """Without a follower played, the card cannot be played by Accelerate."""
    text = "Accelerate (1): Draw 2 cards.\n(Can only Accelerate if a follower was played this turn.)"
    given = {"me": {"hand": ["Test Speaker", "Fairy"], "pp": 2, "deck_size": 5}, "opponent": {}}
    then = ["my hand has 2 cards"] if form else ["action 1 was refused"]
    assert fails(given, [*played, "I play Test Speaker"], then, cards=speaker(text, cost=5)) == []


@pytest.mark.parametrize(("hits", "drawn"), [(1, 1), (2, 2), (3, 2)])
def test_at_most_so_often_a_turn(fails: Fails, hits: int, drawn: int) -> None:
    """The third time draws nothing."""
    text = "Whenever this follower takes damage, if it's not destroyed, draw a card (up to 2 times per turn)."
    given = {"me": {"board": ["Test Speaker"], "deck_size": 9}, "opponent": {}}
    assert fails(given, ["1 damage is dealt to Test Speaker"] * hits, [f"my hand has {cards(drawn)}"], cards=speaker(text)) == []


def test_what_holds_in_the_other_turn_alone(fails: Fails) -> None:
    """Less damage in the opponent's turn, all of it in mine."""
    text = "During the opponent's turn, subtract 2 from damage taken by this follower."
    hit = "3 damage is dealt to Test Speaker"
    given = {"me": {"board": ["Test Speaker"], "deck_size": 5}, "opponent": {"deck_size": 5}}
    assert fails(given, [hit], ["Test Speaker has 3 damage"], cards=speaker(text)) == []
    assert fails(given, ["I end the turn", hit], ["Test Speaker has 1 damage"], cards=speaker(text)) == []


@pytest.mark.parametrize(("deck", "drawn"), [(5, 2), (4, 1)])
def test_a_state_that_comes_on_is_heard(fails: Fails, deck: int, drawn: int) -> None:
    """From an odd deck to an even one a draw brings another; from an even one it does not."""
    given = {"me": {"board": ["Test Speaker"], "deck_size": deck}, "opponent": {}}
    text = "Whenever Resonance becomes active for you, draw a card."
    assert fails(given, ['I do "Draw a card."'], [f"my hand has {cards(drawn)}"], cards=speaker(text)) == []


@pytest.mark.parametrize(("how", "word"), [("I play Test Speaker", "does not have"), ('I do "Summon a Test Speaker."', "has")])
def test_summoned_by_an_effect_or_played(fails: Fails, how: str, word: str) -> None:
    """Rush for the one that an effect summons."""
    text = "When this follower comes into play, if this follower was summoned with an effect, gain Rush."
    given = {"me": {"hand": ["Test Speaker"] if "play" in how else [], "pp": 1}, "opponent": {}}
    assert fails(given, [how], [f"Test Speaker {word} Rush"], cards=speaker(text)) == []


def test_what_was_drawn_is_counted(fails: Fails) -> None:
    """Two Fairies among three cards."""
    given = {"me": {"deck": ["Fairy", "Forest Bat", "Fairy"]}, "opponent": {}}
    when = ['I do "Draw 3 cards and deal X damage to the enemy leader. X equals the number of Fairies drawn."']
    assert fails(given, when, ["opponent's leader has 18 defense"]) == []


def test_a_new_card_has_the_figures_that_are_printed(fails: Fails) -> None:
    """A Fairy of 5 and 6."""
    given = {"me": {}, "opponent": {}}
    assert fails(given, ['I do "Summon a 5/6 Fairy."'], ["Fairy has 5 attack", "Fairy has 6 defense"]) == []


def test_not_of_a_class_and_not_damaged(fails: Fails) -> None:
    """The neutral one and the damaged one are spared."""
    given = {"me": {}, "opponent": {"board": ["Test Speaker", {"card": "Fairy", "as": "one"}]}}
    assert fails(given, ['I do "Destroy all non-Neutral followers."'], ["Test Speaker is on the board", "one was destroyed"], cards=speaker("Ward.")) == []
    when = ["1 damage is dealt to Test Speaker", 'I do "Destroy all undamaged followers."']
    assert fails(given, when, ["Test Speaker is on the board", "one was destroyed"], cards=speaker("Ward.")) == []


@pytest.mark.parametrize(("hand", "drawn"), [(["2 x Fairy"], 2), (["Fairy"], 0)])
def test_what_was_just_discarded_is_asked_for(fails: Fails, hand: list[str], drawn: int) -> None:
    """Two followers were discarded, or only one."""
    given = {"me": {"hand": hand, "deck_size": 5}, "opponent": {}}
    when = ['I do "Discard your hand. If at least 2 followers were discarded, draw 2 cards."']
    assert fails(given, when, [f"my hand has {cards(drawn)}"]) == []


def test_different_cards_are_put(fails: Fails) -> None:
    """Never two of one name."""
    given = {"me": {"deck": ["2 x Fairy", "Forest Bat"]}, "opponent": {}}
    when = ['I do "Randomly put 2 different followers from your deck into your hand."']
    assert fails(given, when, ["in every outcome, my hand has 2 cards", "in every outcome, Forest Bat is in my hand"]) == []


def test_if_says_what_holds_on_a_card_that_stays(fails: Fails) -> None:
    """With an amulet the leader takes at most 4, without one all of it."""
    text = "If an allied Fairy is in play, your leader can't take more than 4 damage at a time."
    hit = ["7 damage is dealt to my leader"]
    assert fails({"me": {"board": ["Test Speaker", "Fairy"]}, "opponent": {}}, hit, ["my leader has 16 defense"], cards=speaker(text)) == []
    assert fails({"me": {"board": ["Test Speaker"]}, "opponent": {}}, hit, ["my leader has 13 defense"], cards=speaker(text)) == []
