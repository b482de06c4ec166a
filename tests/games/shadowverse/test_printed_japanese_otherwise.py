"""What Japanese prints say of the other case, of what comes in the place of something, and of attacks past Ward and of damage as much as another figure, seen on the board."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import card, said, word


@pytest.mark.parametrize("board, cards", [([], 1), (["Fairy"], 2)])
def test_a_verb_alone_says_the_other_case(fails: Fails, board: list[str], cards: int) -> None:
    """Two cards with a follower, else one."""
    words = [word("自分の場にフォロワーがいるなら、カードを2枚引く。いないなら、カードを1枚引く。")]
    then = [f"my hand has {cards} card" + "s" * (cards != 1)]
    assert said(fails, {"me": {"board": board, "deck_size": 5}, "opponent": {}}, ["I play Test Word"], then, words) == []


@pytest.mark.parametrize("text, cards", [("ラストワード 自分のリーダーを1回復。", 2), ("守護", 1)])
def test_what_has_no_last_words(fails: Fails, text: str, cards: int) -> None:
    """What was destroyed is asked for its Last Words."""
    words = [word("自分のフォロワー1体を破壊する。それがラストワード を持つなら、カードを2枚引く。持たないなら、カードを1枚引く。")]
    given = {"me": {"board": ["Test Speaker"], "deck_size": 5}, "opponent": {}}
    then = [f"my hand has {cards} card" + "s" * (cards != 1)]
    assert said(fails, given, ["I play Test Word targeting Test Speaker"], then, words, card(text)) == []


@pytest.mark.parametrize("instead", ["かわりに4ダメージ", "代わりに、4ダメージを与える", "かわりに、相手のリーダーに4ダメージ"])
@pytest.mark.parametrize("pp, left", [(3, 18), (7, 16)])
def test_in_its_place(fails: Fails, instead: str, pp: int, left: int) -> None:
    """In Overflow 4 damage, and not 2 before it."""
    words = [word(f"相手のリーダーに2ダメージ。覚醒 状態なら、{instead}。")]
    assert said(fails, {"me": {"max_pp": pp}, "opponent": {}}, ["I play Test Word"], [f"opponent's leader has {left} defense"], words) == []


def test_ward_does_not_keep_it_from_the_leader_and_keeps_it_from_others(fails: Fails) -> None:
    """The leader can be attacked past Ward; a follower without Ward can't."""
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {"board": ["Fairy", {"card": "Knight", "granted": ["Ward."]}]}}
    past = card("このフォロワーは守護 を無視してリーダーを攻撃できる。")
    assert fails(given, ["Test Speaker attacks the enemy leader"], ["opponent's leader has 18 defense"], cards=past) == []
    assert fails(given, ["Test Speaker attacks Fairy"], ["action 1 was refused by sv.attack.ward"], cards=past) == []
    assert fails(given, ["Test Speaker attacks the enemy leader"], ["action 1 was refused by sv.attack.ward"], cards=card("必殺")) == []


def test_damage_as_much_as_the_other_figure(fails: Fails) -> None:
    """2/3 that deals as much as its defense deals 3."""
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {}}
    strong = card("攻撃力ではなく体力と同じダメージを与える。")
    assert fails(given, ["Test Speaker attacks the enemy leader"], ["opponent's leader has 17 defense"], cards=strong) == []
    assert fails(given, ["Test Speaker attacks the enemy leader"], ["opponent's leader has 18 defense"], cards=card("必殺")) == []
