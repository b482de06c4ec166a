"""Further wordings of Japanese prints, seen on the board: which turn it is, the oldest card, what both players get, what was a figure before."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import card, said, word


@pytest.mark.parametrize("number, left", [(5, 18), (7, 20)])
def test_one_of_several_turns_is_meant(fails: Fails, number: int, left: int) -> None:
    """The third turn of the first player is the fifth of both, the fourth the seventh."""
    given = {"turn_number": number, "me": {}, "opponent": {}}
    words = [word("1、3、5ターン目なら、相手のリーダーに2ダメージ。")]
    assert said(fails, given, ["I play Test Word"], [f"opponent's leader has {left} defense"], words) == []


def test_the_oldest_follower_is_dealt_damage(fails: Fails) -> None:
    """The one on the left."""
    given = {"me": {}, "opponent": {"board": ["Lich", "Fairy"]}}
    words = [word("相手の場の最も古いフォロワーに3ダメージ。")]
    assert said(fails, given, ["I play Test Word"], ["Lich has 3 damage", "Fairy has 0 damage"], words) == []


def test_both_players_get_a_card(fails: Fails) -> None:
    """One each in hand."""
    words = [word("お互いの手札にフェアリー1枚を加える。")]
    assert said(fails, {"me": {}, "opponent": {}}, ["I play Test Word"], ["my hand has 1 card", "opponent's hand has 1 card"], words) == []


def test_both_players_draw(fails: Fails) -> None:
    """One each."""
    given = {"me": {"deck_size": 3}, "opponent": {"deck_size": 3}}
    words = [word("自分と相手はカードを1枚引く。")]
    assert said(fails, given, ["I play Test Word"], ["my hand has 1 card", "opponent's hand has 1 card"], words) == []


@pytest.mark.parametrize("change, cards", [("+2/+0", 1), ("+0/+2", 0)])
def test_what_a_figure_was_is_asked_when_it_is_destroyed(fails: Fails, change: str, cards: int) -> None:
    """With 4 attack a card, with 2 none."""
    given = {"me": {"board": ["Test Speaker"], "deck_size": 3}, "opponent": {}}
    text = "ラストワード 「このフォロワーの攻撃力の値」が4以上だったなら、カードを1枚引く。"
    words = [word(f"自分のフォロワーすべてを{change}する。"), word("自分のフォロワーすべてを破壊する。", "Test Word 2")]
    then = [f"my hand has {cards} card" + "s" * (cards != 1)]
    assert said(fails, given, ["I play Test Word", "I play Test Word 2"], then, words, card(text)) == []


def test_the_rest_of_the_attack_goes_on(fails: Fails) -> None:
    """2 attack on a Fairy of 1 defense: one damage to the leader."""
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {"board": ["Fairy"]}}
    text = "攻撃時 フォロワーへ攻撃したなら、相手のリーダーにXダメージ。Xは「このフォロワーの攻撃力から、攻撃する相手のフォロワーの体力を引いた数」である。"
    assert fails(given, ["Test Speaker attacks Fairy"], ["opponent's leader has 19 defense"], cards=card(text)) == []


def test_it_is_done_once_more(fails: Fails) -> None:
    """Twice 2 damage."""
    words = [word("相手のリーダーに2ダメージ。自分の残りPPが0以上なら、もう1回行う。")]
    assert said(fails, {"me": {}, "opponent": {}}, ["I play Test Word"], ["opponent's leader has 16 defense"], words) == []


@pytest.mark.parametrize("text, cards", [("疾走 守護", 1), ("疾走", 0)])
def test_both_keywords_are_asked_for(fails: Fails, text: str, cards: int) -> None:
    """One of them alone is not enough."""
    given = {"me": {"board": ["Test Speaker"], "deck_size": 3}, "opponent": {}}
    words = [word("自分の場に「疾走 と守護 を持つフォロワー」がいるなら、カードを1枚引く。")]
    assert said(fails, given, ["I play Test Word"], [f"my hand has {cards} card" + "s" * (cards != 1)], words, card(text)) == []


@pytest.mark.parametrize("board, left", [([], 2), (["Fairy"], 0)])
def test_all_instead_of_one(fails: Fails, board: list[str], left: int) -> None:
    """With a Fairy of one's own all three of the other side take damage, without it one."""
    given = {"me": {"board": board}, "opponent": {"board": ["Fairy", "Fairy", "Fairy"]}}
    words = [word("相手のフォロワー1体に1ダメージ。自分の場にフェアリーがいるなら、1体ではなく、すべて。")]
    assert said(fails, given, ["I play Test Word"], [f"in every outcome, opponent's board has {left} cards"], words) == []


@pytest.mark.parametrize("pp, attack, evolved", [(1, 2, False), (6, 4, True)])
def test_another_step_in_place_of_the_one_that_is_named(fails: Fails, pp: int, attack: int, evolved: bool) -> None:
    """Enhanced it evolves and has no Rush; otherwise it has Rush."""
    given = {"me": {"hand": ["Test Speaker"], "pp": pp}, "opponent": {}}
    text = "ファンファーレ 突進 を持つ。\nエンハンス 6； 突進 を持つのではなく、進化する。"
    then = ["Test Speaker is evolved" if evolved else "Test Speaker has Rush", f"Test Speaker has {attack} attack"]
    own = card(text, evolved={"attack": 4, "defense": 5})
    assert fails(given, ["I play Test Speaker"], then, cards=own) == []


def test_a_change_is_said_otherwise(fails: Fails) -> None:
    """In Overflow the cost is less by two."""
    words = [word("自分の手札のフェアリーすべてのコストを-0する。覚醒 状態なら、-0ではなく-1する。")]
    for pp, cost in ((3, 1), (7, 0)):
        given = {"me": {"hand": ["Fairy"], "max_pp": pp}, "opponent": {}}
        assert said(fails, given, ["I play Test Word"], [f"Fairy costs {cost}"], words) == []
