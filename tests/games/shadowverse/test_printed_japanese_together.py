"""What Japanese prints say of several things at once, of more that comes with what is done instead, and of what waits, seen on the board."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import DECKS, TURN, card, hand, said, word

MOUSE = {"name": {"en": "Test Mouse", "ja": "試験の鼠"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1}


@pytest.mark.parametrize(("pp", "left", "held"), [(6, 4, 0), (7, 2, 1)])
def test_what_is_done_besides_is_done_only_where_it_is_done_instead(fails: Fails, pp: int, left: int, held: int) -> None:
    """Without Overflow 2 damage and nothing more; with it 4 damage, not 2, and a card."""
    words = [word("相手のフォロワー1体に2ダメージ。覚醒 状態なら、2ダメージではなく4ダメージ。さらに、カードを1枚引く。")]
    wall = {"name": {"en": "Test Wall", "ja": "試験の壁"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 6}
    given = {"me": {"deck_size": 9, "max_pp": pp}, "opponent": {"deck_size": 9, "board": ["Test Wall"]}}
    assert said(fails, given, ["I play Test Word on Test Wall"], [f"Test Wall has {left} defense", f"my hand has {held} cards"], words, [wall]) == []


@pytest.mark.parametrize(("pp", "drawn", "defense"), [(6, 1, 10), (7, 2, 13)])
def test_a_draw_of_more_and_what_is_done_besides(fails: Fails, pp: int, drawn: int, defense: int) -> None:
    """Without Overflow one card; with it two, and the leader is healed."""
    words = [word("カードを1枚引く。覚醒 状態なら、1枚ではなく2枚引き、自分のリーダーを3回復。")]
    given = {"me": {"deck_size": 9, "max_pp": pp, "leader": {"defense": 10}}, "opponent": {"deck_size": 9}}
    assert said(fails, given, ["I play Test Word"], [f"my hand has {drawn} cards", f"my leader has {defense} defense"], words) == []


def test_what_is_said_after_a_later_moment_waits_with_it(fails: Fails) -> None:
    """Nothing at once; in the next turn the Fairy, and her cost set."""
    given = {"me": hand(), "opponent": {"deck_size": 9}}
    cards = card("ファンファーレ 次の自分のターン開始時、フェアリー1枚を手札に加える。そのコストを5にする。")
    assert fails(given, ["I play Test Speaker"], ["my hand has 0 cards"], cards=cards) == []
    assert fails(given, ["I play Test Speaker", *TURN], ["my hand has 2 cards", "Fairy costs 5"], cards=cards) == []


def test_a_card_that_comes_from_the_deck_by_itself_is_invoked(fails: Fails) -> None:
    """It is on the board when the turn begins, and what waits for an Invocation of it triggers."""
    cards = card("直接召喚 自分のターン開始時、このカードを1枚、自分のデッキから場に出す。\n直接召喚されたとき、カードを1枚引く。")
    given = {"turn": "opponent", "me": {"deck": ["Test Speaker"] * 3}, "opponent": {"deck_size": 9}}
    assert fails(given, ["opponent ends the turn"], ["my board has 1 card", "my hand has 2 cards"], cards=cards) == []


def test_both_sorts_go(fails: Fails) -> None:
    """Followers and amulets of the other side, and nothing of mine."""
    words = [word("相手のフォロワーとアミュレットすべてを破壊する。")]
    stone = {"name": {"en": "Test Stone", "ja": "試験の石"}, "kind": "amulet", "class": "neutral", "cost": 1}
    given = {"me": {"deck_size": 9, "board": ["Test Stone"]}, "opponent": {"deck_size": 9, "board": ["Test Stone", "Test Mouse"]}}
    assert said(fails, given, ["I play Test Word"], ["my board has 1 card", "the opponent's board has 0 cards"], words, [stone, MOUSE]) == []


def test_how_many_were_destroyed_is_no_damage(fails: Fails) -> None:
    """Two of the three are destroyed by 2 damage: 2 to the leader; with one destroyed, 1."""
    words = [word("相手のフォロワーすべてに2ダメージ。相手のリーダーに「破壊したフォロワーの数」と同じダメージ。")]
    wall = {"name": {"en": "Test Wall", "ja": "試験の壁"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 6}
    for board, left in ((["Test Wall", "Test Mouse", "Test Mouse"], 18), (["Test Wall", "Test Mouse"], 19)):
        given = {**DECKS, "opponent": {"deck_size": 9, "board": board}}
        assert said(fails, given, ["I play Test Word"], [f"the opponent's leader has {left} defense"], words, [wall, MOUSE]) == []


@pytest.mark.parametrize("deck, there", [(["Fairy", "Test Word 2"], True), (["Test Word 2", "Test Word 2"], False)])
def test_some_of_a_sort_among_the_cards_that_were_drawn(fails: Fails, deck: list[str], there: bool) -> None:
    """One follower of those that were drawn is put onto the board; of spells none is."""
    words = [word("カードを2枚引く。その中からフォロワー1枚を場に出す。"), word("カードを1枚引く。", "Test Word 2")]
    given = {"me": {"deck": deck, "board": []}, "opponent": {}}
    then = ["Fairy is on my board", "my hand has 2 cards"] if there else ["my board is empty", "my hand has 3 cards"]
    assert said(fails, given, ["I play Test Word"], then, words) == []


@pytest.mark.parametrize("pp, there", [(7, True), (3, False)])
def test_what_is_said_of_a_new_card_holds_under_what_brings_it(fails: Fails, pp: int, there: bool) -> None:
    """Where there is no Overflow no Fairy comes, and nothing is given Rush: not the follower that was destroyed either."""
    words = [word("覚醒 状態なら、フェアリー1体を出す。それは突進 を持つ。")]
    given = {"me": {"max_pp": pp, "board": ["Lich"]}, "opponent": {}}
    then = ["Fairy has Rush", "Lich does not have Rush"] if there else ["my board has 1 card", "Lich does not have Rush"]
    assert said(fails, given, ["I play Test Word"], then, words) == []


@pytest.mark.parametrize("whom, attack", [("Lich", 0), ("opponent's leader", 3)])
def test_an_enemy_follower_without_a_number_is_the_one_fought(fails: Fails, whom: str, attack: int) -> None:
    """In a Clash; against the leader there is none."""
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {"board": ["Lich"]}}
    then = ["Test Speaker has 3 defense"] if whom == "Lich" else ["opponent's leader has 18 defense"]
    assert fails(given, [f"Test Speaker attacks {whom}"], then, cards=card("交戦時 相手のフォロワーの攻撃力を0にする。")) == []
