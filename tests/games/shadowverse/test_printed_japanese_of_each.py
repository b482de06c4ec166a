"""What Japanese prints say before several things, and what they name by what was done to it, seen on the board."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card, library
from tests.games.shadowverse.test_cannot_happen import BOARD
from tests.games.shadowverse.test_printed_japanese_later import DECKS, TURN, hand, said, word
from tests.games.shadowverse.test_printed_japanese_later import card as speaker


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


WALL = {"name": {"en": "Test Wall", "ja": "試験の壁"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 3, "defense": 6}


@pytest.mark.parametrize("text", ["相手のフォロワーすべてに、その攻撃力と同じダメージ。", "相手のフォロワー2体に、その攻撃力と同じダメージ。", "Deal damage to each enemy follower equal to its attack."])
def test_each_by_its_own_figure_is_refused(text: str) -> None:
    """One number cannot be each one's own; it had been none."""
    head = "Fanfare: " if text.isascii() else "ファンファーレ "
    with pytest.raises(AssertionError, match="figure of its own"):
        library([card("Odd", head + text)], BOARD)


def test_one_by_its_own_figure_is_done(fails: Fails) -> None:
    """The one that is chosen takes as much as its attack; a total is of all that were destroyed."""
    given = {"me": {"deck_size": 9, "leader": {"defense": 10}}, "opponent": {"deck_size": 9, "board": ["Test Wall", "Test Wall"]}}
    assert said(fails, given, ["I play Test Word on the first Test Wall"], ["the first Test Wall has 3 defense"], [word("相手のフォロワー1体に、その攻撃力と同じダメージ。")], [WALL]) == []
    healed = word("相手のフォロワーすべてを破壊し、「その攻撃力の合計」と同じだけ自分のリーダーを回復。")
    assert said(fails, given, ["I play Test Word"], ["my leader has 16 defense"], [healed], [WALL]) == []


@pytest.mark.parametrize(("defense", "cards"), [(10, 2), (11, 1)])
def test_a_later_moment_is_waited_for_only_if_it_is_so_now(fails: Fails, defense: int, cards: int) -> None:
    """Asked when the spell is played: in Vengeance a card more in the next turn, else only that of the turn."""
    words = [word("復讐 状態なら、次の自分のターン開始時、カードを1枚引く。")]
    given = {**DECKS, "me": {"deck_size": 9, "leader": {"defense": defense}}}
    assert said(fails, given, ["I play Test Word", *TURN], [f"my hand has {cards} card{'s' * (cards > 1)}"], words) == []


@pytest.mark.parametrize(("text", "attack", "defense"), [("これの攻撃力/体力を5/2にする。", 5, 2), ("このフォロワーの攻撃力/体力を2倍にする。", 4, 6)])
def test_both_figures_of_the_card_itself_become_that(fails: Fails, text: str, attack: int, defense: int) -> None:
    """The speaker is 2/3 as printed."""
    given = {"me": hand(), "opponent": {"deck_size": 9}}
    shown = [f"Test Speaker has {attack} attack", f"Test Speaker has {defense} defense"]
    assert fails(given, ["I play Test Speaker"], shown, cards=speaker("ファンファーレ " + text)) == []
