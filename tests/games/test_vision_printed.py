"""Cards of Phantom Magic Vision as they are printed in Japanese: what each line is read as, and that its game can do it."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards

LINES = [
    ("character", "（自動β）〔このキャラクター〕がプレイされて場に出た場合、〔あなた〕は3ドローする。", "Auto beta, when this is played: you draw 3 cards."),
    ("character", "（自動γ）〔このキャラクター〕が決死状態になった場合、〔あなた〕はライフポイントを3得る。", "Auto gamma, when this is dying: you gain 3 life."),
    ("character", "（常時）②Ｓ：目標の〔相手キャラクター1枚〕に3ダメージを与える。", "Activated effect, paying 2 nodes and putting this to sleep: deal 3 damage to a chosen enemy Character card."),
    ("character", "（自分ターン）①：カードを1枚引く。この効果は1ターンに1度しか使用できない。", "Once per turn, during your turn, Activated effect, paying 1 node: draw a card."),
    ("character", "（自動α）あなたの場に他のキャラクターがいる場合、〔このキャラクター〕は「戦闘修正：+2/±0」を得る。", "While there is another allied Character card, this has +2/+0."),
    ("spell", "〔相手キャラクター1枚〕を破棄する。その後、〔あなたの手札2枚〕を破棄する。", "Destroy an affected enemy Character card. You discard 2 affected cards in your hand."),
    ("spell", "〔あなたのデッキ〕を全て見て、スペルカード1枚を抜き出し、相手プレイヤーに見せてから手札に加えても良い。その後、デッキをシャッフルする。", "You may look at all cards in your deck and reveal an affected spell in your deck and put them into your hand. Shuffle your deck."),
    ("spell", "ターン終了時まで、目標の〔「種族：神」を持つキャラクター1枚〕は「戦闘修正：+Ｘ/+Ｘ」を得る。Ｘはあなたの手札の枚数に等しい。", "Give a chosen God Character card +X/+X until the end of the turn, where X is the number of cards in your hand."),
    ("command", "目標の〔プレイされたスペルカード1枚〕のプレイを無効とし、破棄する。", "Make void a chosen spell that is waiting."),
]


@pytest.mark.parametrize("kind, line, english", LINES)
def test_a_printed_line_is_read_and_done(kind: str, line: str, english: str) -> None:
    """The line, as the language writes it."""
    card = PrintedCard("one", "One", "ja", kind, (), 1, None, None, (line,))
    found = read_cards([card], GAMES["vision"], NO_NAMES)
    assert found["problems"] == []
    assert [shown["en"] for shown in found["shown"]] == [english]
