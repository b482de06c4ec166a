"""A Japanese sentence that begins with what the other player does goes on with that player, or is refused; how long something lasts is said once."""

from __future__ import annotations

import pytest

from engine.language import NO_NAMES
from engine.language.errors import LanguageError
from tests.games.duel_masters.test_words import done, grammar

REFUSED = [
    ("このクリーチャーが出た時、相手は自身の手札を1枚捨て、クリーチャーを1体選んで破壊する。", "クリーチャーを1体選んで破壊する。"),
    ("このクリーチャーが出た時、相手は自身のシールドを1枚選んで墓地に置き、その後カードを1枚引く。", "カードを1枚引く。"),
    ("このクリーチャーが出た時、相手は自身のクリーチャーを1体選んで破壊するか、マナゾーンのカードを1枚選んで墓地に置く。", "マナゾーンのカードを1枚選んで墓地に置く。"),
    ("このクリーチャーが出た時、相手はカードを1枚引くか、クリーチャーを1体手札に戻す。", "クリーチャーを1体手札に戻す。"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "there"), REFUSED)
def test_who_does_the_rest_is_not_guessed(text: str, there: str) -> None:
    with pytest.raises(LanguageError) as refused:
        grammar().parse("line", text, NO_NAMES)
    assert refused.value.found.startswith(there)
    assert refused.value.message["ja"].startswith("文の主語が前から続くため")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("このクリーチャーが出た時、相手は自身のクリーチャーを1体選んで破壊し、自分はカードを1枚引く。", "When this enters the board: destroy an opponent-chosen enemy creature. You draw a card."),
        ("このクリーチャーが出た時、相手は自身のクリーチャーを1体選んで破壊する。カードを1枚引く。", "When this enters the board: destroy an opponent-chosen enemy creature. Draw a card."),
        ("このクリーチャーが出た時、カードを1枚引くか、クリーチャーを1体手札に戻す。", "When this enters the board: choose one: draw a card; return a chosen creature to hand."),
    ],
)  # fmt: skip
def test_said_or_left_to_the_player_of_the_card(text: str, means: str) -> None:
    assert done(text) == means


def test_this_turn_in_front_is_meant_of_all() -> None:
    text = "このクリーチャーが出た時、このターン、自分の他のクリーチャー1体のパワーを+3000し、そのクリーチャーに「W・ブレイカー」を与える。"
    assert done(text) == (
        "When this enters the board: increase the power of a chosen other allied creature by 3000 until the end of the turn. "
        "Give that creature Double Breaker until the end of the turn."
    )
