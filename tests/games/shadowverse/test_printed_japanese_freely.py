"""What freer Japanese prints say, seen on the board: attacking again, not evolving, so many for what was discarded, conditions within a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import DECKS, card, said, word


def test_a_follower_attacks_once_more_this_turn(fails: Fails) -> None:
    """Two attacks in the turn of the word and one in the next; without it the second attack is refused."""
    given: dict[str, Any] = {"me": {"board": ["Test Speaker"], "deck_size": 9}, "opponent": {"deck_size": 9}}
    again = [word("自分のフォロワー1体は、もう一度攻撃できる。")]
    attack = "Test Speaker attacks the opponent's leader"
    assert said(fails, given, ["I play Test Word on Test Speaker", attack, attack], ["opponent's leader has 16 defense"], again, card("守護")) == []
    next_turn = ["I play Test Word on Test Speaker", "I end the turn", "opponent ends the turn", attack, attack]
    assert said(fails, given, next_turn, ["the last action is refused", "opponent's leader has 18 defense"], again, card("守護")) == []


@pytest.mark.parametrize("text, refused", [("進化できない。", True), ("守護", False)])
def test_what_cannot_evolve_is_evolved_by_nobody(fails: Fails, text: str, refused: bool) -> None:
    """Neither by a point nor by an effect; another follower is."""
    evo = {"evolved": {"attack": 4, "defense": 5}}
    given: dict[str, Any] = {"turn_number": 10, "me": {"board": ["Test Speaker"], "ep": 2}, "opponent": {}}
    then = ["the last action is refused"] if refused else ["Test Speaker has 4 attack"]
    assert fails(given, ["I evolve Test Speaker"], then, cards=card(text, **evo)) == []
    words = [word("自分のフォロワーすべては進化する。")]
    assert said(fails, given, ["I play Test Word"], [f"Test Speaker has {2 if refused else 4} attack"], words, card(text, **evo)) == []


def test_a_follower_of_the_other_side_cannot_evolve_in_its_turn(fails: Fails) -> None:
    """Until the end of its player's turn, and not after it."""
    evo = {"evolved": {"attack": 4, "defense": 5}}
    given: dict[str, Any] = {"turn_number": 10, "me": {"deck_size": 9}, "opponent": {"board": ["Test Speaker"], "ep": 2, "deck_size": 9}}
    words = [word("次の相手のターン終了まで、相手のフォロワー1体は進化できない。")]
    when = ["I play Test Word on Test Speaker", "I end the turn", "opponent evolves Test Speaker"]
    assert said(fails, given, when, ["the last action is refused"], words, card("守護", **evo)) == []
    later = [*when[:2], "opponent ends the turn", "I end the turn", when[2]]
    assert said(fails, given, later, ["Test Speaker has 4 attack"], words, card("守護", **evo)) == []


def test_so_much_is_done_for_each_card_that_was_discarded(fails: Fails) -> None:
    """Two cards: two damage."""
    words = [word("自分の手札をすべて捨て、捨てた枚数分、相手のリーダーに1ダメージ。")]
    assert said(fails, {**DECKS, "me": {"hand": ["Fairy", "Lich"]}}, ["I play Test Word"], ["opponent's leader has 18 defense", "my hand has 0 cards"], words) == []


@pytest.mark.parametrize("board, cards", [(["Lich"], 2), ([], 1)])
def test_a_condition_within_the_sentence_is_asked_in_its_turn(fails: Fails, board: list[str], cards: int) -> None:
    """A card is drawn either way; a second with a Lich there."""
    words = [word("カードを1枚引き、自分の場にリッチがいるなら、カードを1枚引く。")]
    given = {"me": {"board": board, "deck_size": 5}}
    assert said(fails, given, ["I play Test Word"], [f"my hand has {cards} card{'s' * (cards > 1)}"], words) == []


@pytest.mark.parametrize("theirs, cards", [(["Fairy", "Lich"], 1), (["Fairy"], 0)])
def test_hands_are_compared_from_the_other_side(fails: Fails, theirs: list[str], cards: int) -> None:
    """One card in hand beside the word that is played."""
    words = [word("相手の手札が自分より多いなら、カードを1枚引く。")]
    given = {"me": {"hand": ["Fairy"], "deck_size": 5}, "opponent": {"hand": theirs}}
    assert said(fails, given, ["I play Test Word"], [f"my hand has {1 + cards} card{'s' * cards}"], words) == []


def test_the_sort_is_asked_of_the_card_that_was_drawn(fails: Fails) -> None:
    """A follower gets the figures, no spell does and its cost falls."""
    words = [word("カードを1枚引く。それがスペルなら、そのコストを-1する。フォロワーなら、+1/+1する。")]
    given = {"me": {"deck": ["Test Speaker"]}}
    assert said(fails, given, ["I play Test Word"], ["Test Speaker has 3 attack"], words, card("守護")) == []
    assert said(fails, given, ["I play Test Word"], ["Test Speaker costs 0"], words, card("カードを1枚引く。", "spell")) == []


@pytest.mark.parametrize("life, n", [(10, 2), (20, 1)])
def test_so_many_more_are_turned_into_one_each(fails: Fails, life: int, n: int) -> None:
    """Both Liches in Vengeance, and one alone otherwise: the number is of those that are turned, and not of what each becomes."""
    words = [word("ランダムな相手のフォロワー1体をフェアリーに変身させる。復讐 状態なら、1体ではなく2体。")]
    given: dict[str, Any] = {"me": {"leader": {"defense": life}, "hand": ["Test Word"]}, "opponent": {"board": ["Lich"] * n}}
    then = [f"opponent's board has {n} Fair{'ies' if n > 1 else 'y'}", f"opponent's board has {n} card{'s' * (n > 1)}"]
    assert fails(given, ["I play Test Word"], then, cards=words, choose=(0,) * (n > 1)) == []
