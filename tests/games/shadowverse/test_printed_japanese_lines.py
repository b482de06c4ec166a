"""Lines of Japanese prints that go on with the line above, and numbered lists, seen on the board."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import card, said, word


@pytest.mark.parametrize("rally, attack, cards", [(3, 2, 0), (5, 3, 0), (10, 3, 1)])
def test_a_further_step_on_a_line_of_its_own(fails: Fails, rally: int, attack: int, cards: int) -> None:
    """From 5 on stronger, from 10 on a card besides: one Fanfare."""
    given = {"me": {"hand": ["Test Speaker"], "pp": 1, "deck_size": 3, "rally": rally - 1}, "opponent": {}}
    text = "ファンファーレ 自分の連携 が5以上なら、+1/+1する。\n10以上なら、さらに、カードを1枚引く。"
    then = [f"Test Speaker has {attack} attack", f"my hand has {cards} card" + "s" * (cards != 1)]
    assert fails(given, ["I play Test Speaker"], then, cards=card(text)) == []


@pytest.mark.parametrize("pp, left, cards", [(3, 18, 1), (7, 16, 2)])
def test_two_parts_said_otherwise_under_one_condition(fails: Fails, pp: int, left: int, cards: int) -> None:
    """In Overflow both are more."""
    given = {"me": {"max_pp": pp, "deck_size": 5}, "opponent": {}}
    words = [word("相手のリーダーに2ダメージ。カードを1枚引く。\n覚醒 状態なら、2ダメージではなく4ダメージ。1枚ではなく2枚。")]
    then = [f"opponent's leader has {left} defense", f"my hand has {cards} card" + "s" * (cards != 1)]
    assert said(fails, given, ["I play Test Word"], then, words) == []


@pytest.mark.parametrize("rally, left", [(3, 18), (10, 16)])
def test_more_often(fails: Fails, rally: int, left: int) -> None:
    """Twice, or four times."""
    words = [word("「相手のリーダーに1ダメージ」これを2回行う。連携 10； 2回ではなく4回。")]
    assert said(fails, {"me": {"rally": rally}, "opponent": {}}, ["I play Test Word"], [f"opponent's leader has {left} defense"], words) == []


def test_a_numbered_list(fails: Fails) -> None:
    """One of the numbered lines, with all of its sentences."""
    text = "下記の能力の中から、ランダムに1つの能力が働く。\n（1）相手のリーダーに1ダメージ。自分のリーダーを1回復。\n（2）相手のリーダーに1ダメージ。自分のリーダーを2回復。"
    given = {"me": {"defense": 10}, "opponent": {}}
    then = ["in every outcome, opponent's leader has 19 defense", "with probability 1/2, my leader has 11 defense"]
    assert said(fails, given, ["I play Test Word"], then, [word(text)]) == []


@pytest.mark.parametrize("text, board, attack", [("自分の場の他のフォロワー1体につき+1/+0する。", ["Fairy", "Fairy"], 4), ("自分の場の他のフォロワー1体につき+1/+0する。", [], 2)])
def test_for_each(fails: Fails, text: str, board: list[str], attack: int) -> None:
    """One more attack for each other follower."""
    given = {"me": {"board": board, "hand": ["Test Speaker"], "pp": 1}, "opponent": {}}
    assert fails(given, ["I play Test Speaker"], [f"Test Speaker has {attack} attack"], cards=card("ファンファーレ " + text)) == []


@pytest.mark.parametrize("keyword, there", [("守護", False), ("疾走", False), ("必殺", True)])
def test_either_keyword_is_enough(fails: Fails, keyword: str, there: bool) -> None:
    """With Ward or with Storm it is destroyed; with Bane it stays."""
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {}}
    then = ["Test Speaker is on the board" if there else "Test Speaker was destroyed"]
    assert said(fails, given, ["I play Test Word"], then, [word("守護 か疾走 を持つ自分のフォロワーすべてを破壊する。")], card(keyword)) == []


def test_it_becomes_of_a_trait(fails: Fails) -> None:
    """A new Fairy is a Machina and is counted as one."""
    given = {"me": {"deck_size": 3}, "opponent": {}}
    words = [word("フェアリー1体を出す。それは機械・フォロワーになる。"), word("自分の場に機械・フォロワーがいるなら、カードを1枚引く。", "Test Word 2")]
    assert said(fails, given, ["I play Test Word 2", "I play Test Word"], ["my hand has 0 cards"], words) == []
    assert said(fails, given, ["I play Test Word", "I play Test Word 2"], ["my hand has 1 card"], words) == []


@pytest.mark.parametrize("mine, cards", [(2, 1), (1, 0)])
def test_who_has_more_in_hand(fails: Fails, mine: int, cards: int) -> None:
    """Of the two players."""
    given = {"me": {"hand": ["Fairy"] * mine, "deck_size": 3}, "opponent": {"hand": ["Fairy"]}}
    then = [f"my hand has {mine + cards} card" + "s" * (mine + cards != 1)]
    assert said(fails, given, ["I play Test Word"], then, [word("自分の手札が相手より多いなら、カードを1枚引く。")]) == []
