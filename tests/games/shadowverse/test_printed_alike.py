"""Cards whose two prints are worded each in its own way, seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker

PLAY = ["I play Test Speaker"]


def board(opponent: dict[str, Any] | None = None, **mine: Any) -> dict[str, Any]:
    """The card in hand, with points for it and cards to draw."""
    return {"turn": "me", "me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9, **mine}, "opponent": {"deck_size": 9, **(opponent or {})}}


@pytest.mark.parametrize("text", ["Fanfare: If your opponent has at least 3 cards in hand, draw a card.", "ファンファーレ 相手の手札が3枚以上なら、カードを1枚引く。"])
@pytest.mark.parametrize(("theirs", "mine", "drawn"), [(3, 0, 1), (2, 3, 0)])
def test_cards_in_the_hand_of_whoever_has_them(fails: Fails, text: str, theirs: int, mine: int, drawn: int) -> None:
    """It is the opponent's hand that is counted, whatever I hold."""
    given = board({"hand": [f"{theirs} x Fairy"]}, hand=["Test Speaker", *[f"{mine} x Fairy"] * (mine > 0)])
    assert fails(given, PLAY, [f"my hand has {mine + drawn} card" + "s" * (mine + drawn != 1)], cards=speaker(text)) == []


@pytest.mark.parametrize("protected, hurt", [(False, 2), (True, 0)])
def test_only_what_was_really_destroyed_has_a_figure(fails: Fails, protected: bool, hurt: int) -> None:
    """The attack of what was not destroyed is no damage."""
    text = "ファンファーレ 相手のフォロワー1体を破壊する。相手のリーダーに「破壊したフォロワーの攻撃力」と同じダメージ。"
    wall = {"name": "Test Wall", "kind": "follower", "cost": 1, "attack": 2, "defense": 5, "text": "Can't be destroyed by effects." * protected}
    then = [f"opponent's leader has {20 - hurt} defense"]
    assert fails(board({"board": ["Test Wall"]}), ["I play Test Speaker targeting Test Wall"], then, cards=[*speaker(text), wall]) == []


@pytest.mark.parametrize(("played", "summoned"), [(1, 1), (2, 1)])
def test_what_comes_once_and_is_not_stackable_comes_once(fails: Fails, played: int, summoned: int) -> None:
    """Two that give it, and one Fairy: a second one is not given."""
    text = "ファンファーレ 自分のリーダーは「次の自分のターン開始時、フェアリー1体を出し、この能力を失う」を持つ。リーダーはこの能力を重複して持たない。"
    when = PLAY * played + ["I end the turn", "opponent ends the turn"]
    given = board(hand=[f"{played} x Test Speaker"])
    assert fails(given, when, [f"my board has {played + summoned} cards"], cards=speaker(text)) == []
    assert fails(given, when, [f"my board has {2 * played} cards"], cards=speaker(text.replace("リーダーはこの能力を重複して持たない。", ""))) == []
