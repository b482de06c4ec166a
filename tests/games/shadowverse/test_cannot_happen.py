"""Texts that could never do what they say are refused where they stand, with what to write instead."""

from __future__ import annotations

import pytest

from tests.cast.small import card, library

BOARD = {"given": {"me": {"board": ["Odd"]}}, "when": ["I end my turn"]}


@pytest.mark.parametrize("text", ["Last Words: Invoke this card.", "Fanfare: Draw a card. Invoke this card.", "Strike: Invoke this card.", "ラストワード これを直接召喚する。", "Invocation: Whenever this follower evolves, invoke this card."])
def test_what_happens_to_a_card_in_play_does_not_invoke_it(text: str) -> None:
    """It is in the deck then, or it is not invoked."""
    with pytest.raises(AssertionError, match="where that does not happen to it"):
        library([card("Odd", text)], BOARD)


@pytest.mark.parametrize("text", ["At the start of your turn, invoke this card.", "Whenever you play a spell, invoke this card.", "Whenever an allied follower evolves, invoke this card."])
def test_a_moment_and_what_happens_to_others_do(text: str) -> None:
    """Those are there while it lies in the deck."""
    assert not library([card("Odd", text)], BOARD).problems


@pytest.mark.parametrize("act", ["Give -X/-X to an enemy follower", "Deal X damage to an enemy follower"])
def test_x_of_what_was_destroyed_asks_for_an_act_before(act: str) -> None:
    """With one before it, it stands."""
    x = "X equals the cost of the destroyed follower."
    with pytest.raises(AssertionError, match="nothing before it does what it speaks of"):
        library([card("Odd", f"Fanfare: {act}. {x}")], BOARD)
    with pytest.raises(AssertionError, match="nothing before it does what it speaks of"):
        library([card("Odd", f"Whenever an allied follower is destroyed, {act[0].lower()}{act[1:]}. {x}")], BOARD)
    assert not library([card("Odd", f"Fanfare: Destroy an allied follower. {act}. {x}")], BOARD).problems


@pytest.mark.parametrize("text", [
    "ファンファーレ 相手のフォロワー2体を選択する。相手のリーダーにその攻撃力と同じダメージ。", "Fanfare: Choose 2 enemy followers. Deal X damage to the enemy leader, where X is its attack.",
    "ラストワード 相手のフォロワーすべてを破壊する。相手のリーダーにその攻撃力と同じダメージ。",
])  # fmt: skip
def test_a_figure_of_one_is_not_asked_of_several(text: str) -> None:
    with pytest.raises(AssertionError, match="of which one this figure is can't be told"):
        library([card("Odd", text)], BOARD)


@pytest.mark.parametrize("text", [
    "ファンファーレ 相手のフォロワー1体を選択する。相手のリーダーにその攻撃力と同じダメージ。", "Fanfare: Choose 2 enemy followers. Deal X damage to the enemy leader, where X is the total attack of them.",
    "ファンファーレ 相手のフォロワー2体を選択する。相手のリーダーにそれらの攻撃力の合計と同じダメージ。",
])  # fmt: skip
def test_a_figure_of_one_or_a_total_is(text: str) -> None:
    assert not library([card("Odd", text)], BOARD).problems


@pytest.mark.parametrize("gain", ["+2/+2する", "突進 を持つ"])
def test_who_gains_what_behind_one_that_was_not_destroyed_must_be_said(gain: str) -> None:
    """The survivor or the card itself; a draw has no such doubt."""
    before = "ファンファーレ 相手のフォロワー1体に2ダメージ。それが破壊されなかったなら、"
    with pytest.raises(AssertionError, match="whether the card that was spoken of gains it"):
        library([card("Odd", f"{before}{gain}。")], BOARD)
    for clear in ("それに+2/+2を与える", "これは+2/+2を得る", "カードを1枚引く"):
        assert not library([card("Odd", f"{before}{clear}。")], BOARD).problems


@pytest.mark.parametrize("text", [
    "Fanfare: Discard a follower in play.", "Fanfare: Discard an allied follower.", "Fanfare: Discard an allied follower on the field.", "Fanfare: Discard all followers on the field.",
    "Fanfare: Discard a random card in your deck.", "Fanfare: Discard the top card of your deck.", "Fanfare: Select an enemy follower. Discard it.", "Last Words: Discard this.",
    "ファンファーレ 場のフォロワー1体を捨てる。", "ファンファーレ 自分の場のフォロワー1体を捨てる。", "ファンファーレ 相手のフォロワーすべてを捨てる。", "ファンファーレ これを捨てる。",
])  # fmt: skip
def test_cards_are_discarded_from_a_hand(text: str) -> None:
    with pytest.raises(AssertionError, match="discarded from a hand"):
        library([card("Odd", text)], BOARD)


@pytest.mark.parametrize("text", [
    "Fanfare: Discard a follower. Destroy a follower in play.", "Fanfare: Discard a card from your hand and destroy a follower in play.", "Fanfare: Select a follower in your hand and discard it.",
    "Whenever you draw a card, discard this.", "ファンファーレ 手札をすべて捨て、場のフォロワーすべてを破壊する。", "自分のターン終了時、自分の手札のこれを捨てる。",
])  # fmt: skip
def test_what_is_said_of_others_in_play_is_no_part_of_it(text: str) -> None:
    assert not library([card("Odd", text)], BOARD).problems


@pytest.mark.parametrize("text", [
    "Fanfare: Return a random card in your hand to your hand.", "Fanfare: Return a follower from your cemetery to your hand.", "Fanfare: Deal 2 damage to a follower in your hand.", "Fanfare: Restore 2 defense to a follower in your hand.",
    "Fanfare: Evolve a follower in your hand.", "Fanfare: Select a follower in your hand. Destroy it.", "ファンファーレ 自分の手札のフォロワー1体に2ダメージ。", "ファンファーレ 自分の手札のフォロワー1体を進化させる。",
])  # fmt: skip
def test_what_is_done_in_play_is_not_done_elsewhere(text: str) -> None:
    with pytest.raises(AssertionError, match="only to cards in play"):
        library([card("Odd", text)], BOARD)


@pytest.mark.parametrize(("text", "why"), [
    ("Fanfare: Put a card in your hand into your hand.", "lie there already"), ("Fanfare: Put an allied follower onto the board.", "lie there already"), ("ファンファーレ 自分の手札のカード1枚を自分の手札に加える。", "lie there already"),
    ("Fanfare: Draw a card from your hand.", "two are said"),
])  # fmt: skip
def test_a_card_is_put_where_it_does_not_lie(text: str, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        library([card("Odd", text)], BOARD)
