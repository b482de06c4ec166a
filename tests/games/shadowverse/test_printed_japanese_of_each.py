"""What Japanese prints say before several things, and what they name by what was done to it, seen on the board."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import DECKS, said, word


def stone(cost: int) -> dict[str, object]:
    """An amulet of that cost."""
    return {"name": {"en": "Test Stone", "ja": "試験の石"}, "kind": "amulet", "class": "neutral", "cost": cost}


@pytest.mark.parametrize(("text", "cost", "gone"), [
    ("コスト3以下の、相手のフォロワー1体か相手のアミュレット1つを消滅させる。", 3, True),
    ("コスト3以下の、相手のフォロワー1体か相手のアミュレット1つを消滅させる。", 4, False),
    ("コスト3以下の相手のフォロワー1体か相手のアミュレット1つを消滅させる。", 4, True),
])
def test_an_amulet_of_too_high_a_cost_is_no_target_behind_a_comma(fails: Fails, text: str, cost: int, gone: bool) -> None:
    """With the comma the cost is asked of the amulet too; without it of the follower alone."""
    given = {"me": {"deck_size": 9}, "opponent": {"deck_size": 9, "board": ["Test Stone"]}}
    wrong = said(fails, given, ["I play Test Word on Test Stone"], ["the opponent's board has 0 cards"], [word(text)], [stone(cost)])
    assert (wrong == []) is gone


def test_the_drawn_cards_are_those_that_cost_less(fails: Fails) -> None:
    """Both drawn cards cost nothing and can be played; the one that was in hand costs as much as before."""
    words = [word("カードを2枚引く。引いたカードのコストを-3する。")]
    given = {**DECKS, "me": {"deck": ["Test Stone"] * 4, "pp": 0}}
    assert said(fails, given, ["I play Test Word", "I play Test Stone", "I play Test Stone"], ["my board has 2 cards"], words, [stone(3)]) == []
    assert said(fails, {**given, "me": {**given["me"], "hand": ["Test Stone"]}}, ["I play Test Stone"], ["my board has 1 card"], words, [stone(3)]) != []
