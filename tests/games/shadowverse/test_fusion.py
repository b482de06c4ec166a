"""Fusion: what may be fused, what the card knows of it, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails


def frame(text: str) -> list[dict[str, Any]]:
    """A follower of 1 with this text."""
    return [{"name": {"en": "Test Frame", "ja": "試験の枠"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1, "text": text}]


def test_no_more_than_the_text_allows_are_fused_at_a_time(fails: Fails) -> None:
    """Two of three would do, three are refused as a whole."""
    given = {"me": {"hand": ["Test Frame", "Fairy", "Lich", "Forest Bat"]}, "opponent": {}}
    then = ["action 1 was refused by sv.fusion.from-the-hand", "my hand has 4 cards"]
    assert fails(given, ["I fuse Fairy, Lich and Forest Bat to Test Frame"], then, cards=frame("Fusion: Cards (up to 2)")) == []
    assert fails(given, ["I fuse Fairy and Lich to Test Frame"], ["my hand has 2 cards"], cards=frame("Fusion: Cards (up to 2)")) == []


def test_a_condition_of_the_fusion_is_asked_for(fails: Fails) -> None:
    """Only in Overflow."""
    text = "Fusion: Cards (Can only fuse if Overflow is active for you.)"
    for pp, then in ((7, ["my hand has 1 card"]), (3, ["action 1 was refused", "my hand has 2 cards"])):
        given = {"me": {"hand": ["Test Frame", "Fairy"], "max_pp": pp}, "opponent": {}}
        assert fails(given, ["I fuse Fairy to Test Frame"], then, cards=frame(text)) == []


def test_different_names_are_counted_apart_and_each_card_for_itself(fails: Fails) -> None:
    """Three cards of two names."""
    text = "Fusion: Cards\nFanfare: If this card is fused with at least 3 different cards, draw a card.\nFor each card fused to this card, draw a card."
    given = {"me": {"hand": ["Test Frame", {"card": "Fairy", "as": "a"}, {"card": "Fairy", "as": "b"}, "Lich"], "pp": 1, "deck_size": 9}, "opponent": {}}
    fanfare = text.replace("\nFor each", " For each")
    assert fails(given, ["I fuse a, b and Lich to Test Frame", "I play Test Frame"], ["my hand has 3 cards"], cards=frame(fanfare)) == []


def test_a_card_of_the_hand_may_turn_into_another_when_something_is_fused_to_it(fails: Fails) -> None:
    """It is a Lich then, in the hand still."""
    text = "Fusion: Cards\nWhenever cards are fused to this card, transmute this card into a Lich."
    given = {"me": {"hand": ["Test Frame", "Fairy"]}, "opponent": {}}
    assert fails(given, ["I fuse Fairy to Test Frame"], ["my hand has 1 card", "Test Frame was transformed"], cards=frame(text)) == []


@pytest.mark.parametrize(("counted", "drawn"), [("card", 1), ("time", 0)])
def test_the_third_card_fused_is_told_from_the_third_time(fails: Fails, counted: str, drawn: int) -> None:
    """Three cards at once: the third card is among them, and it is the first time."""
    text = f"Fusion: Cards\nWhenever you fuse a card to this card, if it's the third {counted} this match, draw a card."
    given = {"me": {"hand": ["Test Frame", "Fairy", "Lich", "Forest Bat"], "deck_size": 9}, "opponent": {}}
    assert fails(given, ["I fuse Fairy, Lich and Forest Bat to Test Frame"], [f"my hand has {1 + drawn} cards"], cards=frame(text)) == []


def test_the_third_card_comes_once(fails: Fails) -> None:
    """Three at once and a fourth a turn later: one draw by it, one a turn."""
    text = "Fusion: Cards\nWhenever you fuse a card to this card, if it's the third card this match, evolve all allied followers. If it's the fifth, draw 5 cards."
    given = {"me": {"hand": ["Test Frame", "Fairy", "Lich", "Forest Bat", "Knight"], "board": ["Lich"], "deck_size": 9}, "opponent": {"deck_size": 9}}
    when = ["I fuse Fairy, Lich, and Forest Bat to Test Frame", "I end the turn", "opponent ends the turn", "I fuse Knight to Test Frame"]
    assert fails(given, when, ["it happened 1 time that Lich evolves", "my hand has 2 cards"], cards=frame(text)) == []
