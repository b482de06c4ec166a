"""Cards of one kind or another, forms, room and all instead of a choice, as Japanese prints say them, seen on the board."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import card, hand, said, word


@pytest.mark.parametrize("board, left", [(["Fairy"], 1), (["Lich"], 1)])
def test_either_is_chosen(fails: Fails, board: list[str], left: int) -> None:
    """A follower of 1 attack or one of 4 defense; the other stays."""
    given = {"me": {}, "opponent": {"board": [*board, "Test Speaker"]}}
    words = [word("攻撃力1の相手のフォロワー1体か体力4の相手のフォロワー1体を破壊する。")]
    then = ["Test Speaker is on opponent's board", f"opponent's board has {left} card"]
    assert said(fails, given, ["I play Test Word"], then, words, card("守護")) == []


@pytest.mark.parametrize("pp, cards", [(1, 1), (5, 0)])
def test_a_card_that_is_played_for_accelerate_is_heard(fails: Fails, pp: int, cards: int) -> None:
    """For 1 it is a spell, for 5 itself."""
    fast = {"name": {"en": "Test Racer", "ja": "試験の走者"}, "kind": "follower", "class": "neutral", "cost": 5, "attack": 5, "defense": 5, "text": "アクセラレート 1； 自分のリーダーを1回復。"}
    given = {"me": {"board": ["Test Speaker"], "hand": ["Test Racer"], "pp": pp, "deck_size": 3}, "opponent": {}}
    then = [f"my hand has {cards} card" + "s" * (cards != 1)]
    assert fails(given, ["I play Test Racer"], then, cards=[*card("自分がアクセラレート するたび、カードを1枚引く。"), fast]) == []


def test_the_board_is_filled_with_different_ones(fails: Fails) -> None:
    """Four places, two names."""
    given = {"me": {"board": ["Test Speaker"], "deck": ["3 x Fairy", "Lich"]}, "opponent": {}}
    words = [word("それぞれ名前の異なるフォロワーをランダムに1枚ずつ、自分のデッキから場が上限枚数になるまで出す。")]
    assert said(fails, given, ["I play Test Word"], ["in every outcome, my board has 3 cards"], words, card("守護")) == []


@pytest.mark.parametrize("pp, cards", [(1, 1), (6, 2)])
def test_each_instead_of_a_choice(fails: Fails, pp: int, cards: int) -> None:
    """One of two, or both."""
    text = "ファンファーレ チョイス したカード1枚を手札に加える。\n・フェアリー\n・フォレストバット\nエンハンス 6； チョイス ではなく、1枚ずつを手札に加える。"
    given = {"me": hand(pp=pp), "opponent": {}}
    assert fails(given, ["I play Test Speaker choosing 1"] if pp == 1 else ["I play Test Speaker"], [f"in every outcome, my hand has {cards} card" + "s" * (cards != 1)], cards=card(text)) == []
