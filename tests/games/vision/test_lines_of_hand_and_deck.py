"""Printed lines of Vision about cards of the hand and the top of the deck, what falls asleep, and who fells somebody: read, and played."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails

LINES = [
    ("character", "（自動γ）〔このキャラクター〕が戦闘によって相手キャラクターを決死状態にした場合、〔あなた〕は1ドローする。",
     "Auto gamma, when this brings a character to dying by battle: you draw a card."),
    ("character", "（自動γ）〔このキャラクター〕がスリープ状態になった場合、〔あなた〕は1ドローする。", "Auto gamma, when this falls asleep: you draw a card."),
    ("spell", "〔全てのプレイヤー〕は手札を全て破棄する。", "Each player discards all cards in each player's hand."),
    ("command", "〔あなた〕は手札を1枚破棄する。", "You discard an affected card in your hand."),
    ("command", "〔あなたのデッキの上のカード3枚〕を見て、1枚を選んで手札に加える。選ばなかったカードは破棄する。",
     "Look at the top 3 cards of your deck. Put 1 of them into your hand. Destroy the rest."),
    ("command", "〔あなたのデッキの上のカード5枚〕を見て、その中から1枚を選んで手札に加え、残りのカードを任意の順番でデッキの下に戻す。",
     "Look at the top 5 cards of your deck. Put 1 of them into your hand. Put the rest on the bottom of its owner's deck in any order."),
    ("command", "〔あなたのデッキの上のカード3枚〕を公開し、その中にあるキャラクターカード1枚を手札に加える。残りのカードは破棄する。",
     "Reveal the top 3 cards of your deck. Put from among them a Character card into your hand. Destroy the rest."),
    ("command", "〔あなたのデッキ〕を全て見て、キャラクターカードを2枚まで選んで抜き出し、破棄しても良い。その後、デッキをシャッフルする。",
     "Look at all cards in your deck, and then you may destroy up to 2 affected Character cards in your deck. Shuffle your deck."),
    ("character", "（自動β）〔このキャラクター〕がプレイされて場に出た場合、〔相手プレイヤーの手札〕を全て見て、1枚を選んで破棄する。",
     "Auto beta, when this is played: look at all cards in your opponent's hand. Discard an affected card in your opponent's hand."),
    ("command", "目標の〔プレイヤー1人〕のデッキの上のカード4枚を破棄する。", "Destroy the top 4 cards of the chosen 1 players' deck."),
    ("command", "〔このカード〕はメンテナンスフェイズにしかプレイ出来ない。次のターンのアクティブフェイズをスキップする。",
     "This can be played only if it is the maintenance phase. The player whose turn it is not skips the active phase until the end of the next turn."),
    ("command", "ターン終了時まで、目標の〔キャラクター1枚〕は攻撃、及び防御を行うことが出来ない。",
     "A chosen Character card can't attack until the end of the turn. They can't defend until the end of the turn."),
    ("command", "ターン終了時まで〔全てのプレイヤー〕は自分のキャラクターに防御を行わせることが出来ない。",
     'Give your player "all Character cards can\'t defend" until the end of the turn.'),
    ("command", "〔全ての相手キャラクター〕をスリープ状態にする。この効果でスリープ状態になったキャラクターは、次の相手ターンのアクティブフェイズの規定の効果でアクティブ状態にならない。",
     "Put all enemy Character cards to sleep. They don't wake in the active phase until the end of your opponent's next turn."),
    ("command", "〔必要ノードが3未満のキャラクター全て〕をスリープ状態にする。", "Put all Character cards with less than 3 required nodes to sleep."),
    ("character", "（自動α）〔相手プレイヤー〕のコマンドカードのコストは+1される。", "All enemy commands cost 1 more."),
    ("character", "（自動β）〔このカード〕をプレイする時、このカードの必要ノードとコストを-Ｘしてプレイすることができる。Ｘはあなたの冥界にあるスペルカードの枚数に等しい。",
     "This needs X nodes less, then this costs X less, where X is the number of spells in your netherworld."),
]  # fmt: skip


@pytest.mark.parametrize("kind, line, english", LINES)
def test_a_printed_line_is_read_and_done(kind: str, line: str, english: str) -> None:
    """The line, as the language writes it."""
    found = read_cards([PrintedCard("one", "One", "ja", kind, (), 1, None, None, (line,))], GAMES["vision"], NO_NAMES)
    assert found["problems"] == []
    assert [shown["en"] for shown in found["shown"]] == [english]


def plain(name: str, kind: str, text: str = "", **figures: int) -> dict[str, Any]:
    """A card of a test's own."""
    return {"name": {"en": name, "ja": name}, "kind": kind, "text": text, **figures}


PAGE, FOE = plain("Test Page", "command"), plain("Test Foe", "character", attack=1, defense=1)


def test_what_goes_to_sleep_falls_asleep_and_what_enters_so_does_not(fails: Fails) -> None:
    """An attack puts it to sleep; a card that comes onto the field asleep was never awake there."""
    hero = plain("Test Hero", "character", LINES[1][1], attack=1, defense=2, cost=0)
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Hero"], "deck": ["Test Page"]}}
    assert fails(board, ["Test Hero attacks opponent"], ["my hand has 1 card"], "vision", [hero, PAGE]) == []
    board = {"turn": "me", "phase": "main", "me": {"hand": ["Test Hero"], "deck": ["Test Page"]}}
    then = ["Test Hero is asleep", "my hand is empty"]
    assert fails(board, ["I play Test Hero", "nobody answers"], then, "vision", [hero, PAGE]) == []


def test_who_fells_the_one_it_fights_draws(fails: Fails) -> None:
    hero = plain("Test Hero", "character", LINES[0][1], attack=2, defense=2)
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Hero"], "deck": ["Test Page"]}, "opponent": {"field": ["Test Foe"]}}
    fight = ["Test Hero attacks opponent", "Test Foe defends", "nobody answers"]
    assert fails(board, fight, ["Test Foe was destroyed", "my hand has 1 card"], "vision", [hero, PAGE, FOE]) == []


def test_one_of_the_top_cards_is_taken_and_the_rest_goes(fails: Fails) -> None:
    look = plain("Test Look", "command", LINES[4][1], cost=0)
    board = {"turn": "me", "me": {"hand": ["Test Look"], "deck": ["Test Page", "Test Foe", "Test Page", "Test Page"]}}
    then = ["Test Foe is in my hand", "my netherworld has 3 cards", "my deck has 1 card"]
    assert fails(board, ["I play Test Look", "nobody answers choosing Test Foe"], then, "vision", [look, PAGE, FOE]) == []


STAYING = [  # what a text says of a card that stays holds as long as it lies there; what no card can hold so is refused
    ("（自動α）〔全てのキャラクター〕は「戦闘修正：+1/+1」を得る。", 2),
    ("（自動α）あなたの場に「種族：人間」を持つキャラクターがいない場合、〔このカード〕は手札に戻る。", 1),
]


@pytest.mark.parametrize("line, done", STAYING)
def test_a_spell_that_stays_is_read_as_what_it_is(line: str, done: int) -> None:
    """The word in brackets makes its lines those of a card that lies on the field."""
    found = read_cards([PrintedCard("one", "One", "ja", "spell", (), 1, None, None, ("【世界呪符】", line))], GAMES["vision"], NO_NAMES)
    assert (found["read"], found["done"]) == (2, done)
