"""Whole cards of Phantom Magic Vision, in their Japanese print and in the language's English: each line is the same tree, and is done."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards

CARDS = [
    ("character", ["（自動β）〔このキャラクター〕がプレイされて場に出た場合、〔あなた〕は1ドローする。", "（常時）①：ターン終了時まで、〔このキャラクター〕は「先制」を得る。"],
     ["Auto beta, when this is played: you draw a card.", "Activated effect, paying 1 node: gain First Strike until the end of the turn."]),
    ("character", ["（自動α）〔あなたの場の「種族：妖精」を持つキャラクター全て〕は「戦闘修正：+1/+1」を得る。", "（自動γ）〔このキャラクター〕が決死状態になった場合、〔あなた〕はライフポイントを2得る。"],
     ["All allied Fairy Character cards have +1/+1.", "Auto gamma, when this is dying: you gain 2 life."]),
    ("character", ["（自動γ）あなたのターン開始時に、〔あなたのデッキの上のカード1枚〕を裏向きにして〔このキャラクター〕にセットする。"],
     ["Auto gamma, at the start of your turn: set the top 1 card of your deck face down on this."]),
    ("character", ["（自動α）〔このキャラクター〕は、あなたの冥界にあるスペルカードの枚数によって以下の効果を得る。\n・2枚以上…「先制」\n・4枚以上…「戦闘修正：+1/+1」「貫通」"],
     ["By the number of spells in your netherworld, this has: at 2 or more First Strike; at 4 or more +1/+1 and Piercing."]),
    ("character", ["（自動α）〔このキャラクター〕はあなたのライフポイントにより以下の効果を得る。\n・11～15…警戒\n・0～10…「貫通」"], ["By your life, this has: at 11 to 15 Vigilance; at 0 to 10 Piercing."]),
    ("character", ["（常時）②Ｓ：目標の〔相手キャラクター1枚〕に3ダメージを与える。", "（自動α）〔このキャラクター〕はスペルカードの効果の対象にならない。"],
     ["Activated effect, paying 2 nodes and putting this to sleep: deal 3 damage to a chosen enemy Character card.", "This can't be affected by spells."]),
    ("character", ["（常時）①：〔このキャラクター〕を目標の〔あなたの場のキャラクター1枚〕にセットする。以後、このカードは以下の効果を持つ装備カードとして扱う。\n「戦闘修正：+2/+1」"],
     ["Activated effect, paying 1 node: set this on a chosen allied Character card as an Equipment card that has +2/+1."]),
    ("character", ["（自動γ）〔このキャラクター〕が相手プレイヤーに戦闘ダメージを与えた場合、〔あなた〕は1ドローする。", "（自分ターン）①：カードを1枚引く。この効果は1ターンに1度しか使用できない。"],
     ["Auto gamma, when this deals battle damage to a player: you draw a card.", "Once per turn, during your turn, Activated effect, paying 1 node: draw a card."]),
    ("spell", ["〔あなたのデッキの上のカード2枚〕をあなたの場にアクティブ状態でセットする。以後、そのカードはキャラクター「試験の蛾（GRAZE1、2/1、種族：妖精）」として扱う。"],
     ["Set the top 2 cards of your deck onto your field active as a character called “試験の蛾” of the graze 1 and of the figures 2 and 1 of the traits Fairy."]),
    ("spell", ["〔このカード〕を、以下の効果を持つキャラクター「試験の卵（GRAZE0、0/3、種族：なし）」としてスリープ状態であなたの場に出す。\n「（自動γ）あなたのターン終了時、〔あなた〕は1ドローする。」"],
     ['Set this onto your field asleep as a character called “試験の卵” of the graze 0 and of the figures 0 and 3 that has "Auto gamma, at the end of your turn: you draw a card".']),
    ("spell", ["目標の〔あなたの場のキャラクター1枚〕を裏向きにする。以後、そのカードはキャラクター「試験の像（GRAZE2、1/4、種族：なし）」として扱う。"],
     ["Face down, let a chosen allied Character card count as a character called “試験の像” of the graze 2 and of the figures 1 and 4."]),
    ("spell", ["以下の効果から1つを選んで解決する。\n1．〔あなた〕は2ドローする。\n2．目標の〔相手キャラクター1枚〕に3ダメージを与える。"], ["Choose one: you draw 2 cards; deal 3 damage to a chosen enemy Character card."]),
    ("spell", ["〔相手キャラクター1枚〕を破棄する。その後、〔あなたの手札2枚〕を破棄する。"], ["Destroy an affected enemy Character card. You discard 2 affected cards in your hand."]),
    ("spell", ["ターン終了時まで、目標の〔キャラクター1枚〕は「戦闘修正：+Ｘ/+Ｘ」を得る。Ｘはあなたの手札の枚数に等しい。"],
     ["Give a chosen Character card +X/+X until the end of the turn, where X is the number of cards in your hand."]),
    ("spell", ["〔あなたのデッキの上のカード1枚〕を目標の〔相手キャラクター1枚〕にセットする。以後、そのカードは以下の効果を持つ呪符カード「試験の厄」として扱う。\n「戦闘修正：-1/-1」"],
     ["Set the top 1 card of your deck on a chosen enemy Character card as an Enchantment card called “試験の厄” that has -1/-1."]),
    ("command", ["目標の〔プレイされたスペルカード1枚〕のプレイを無効とし、破棄する。"], ["Make void a chosen spell that is waiting."]),
    ("command", ["目標の〔プレイされたカード1枚〕のプレイを無効とし、破棄する。"], ["Make target card being played void and discard it."]),
    ("command", ["目標の〔相手プレイヤー1人〕は自分の場のキャラクター1枚を選んで決死状態にする。"], ["Make dying an affected opponent-chosen enemy Character card."]),
    ("command", ["〔相手プレイヤー〕は②支払っても良い。支払わない場合、〔相手キャラクター1枚〕を決死状態にする。"], ["Your opponent may pay 2 nodes. If you don't, make dying an affected enemy Character card."]),
    ("command", ["ターン終了時まで、目標の〔キャラクター1枚〕は「種族：神」を得る。"], ["A chosen Character card is a God until the end of the turn."]),
    ("command", ["目標の〔プレイヤー1人〕に3ダメージを与える。"], ["Deal 3 damage to a chosen player."]),
]


@pytest.mark.parametrize("kind, japanese, english", CARDS)
def test_a_card_is_the_same_in_both_languages(kind: str, japanese: list[str], english: list[str]) -> None:
    """Its print and the language's own words come to the same lines, all of which the game can do."""
    said = []
    for lang, lines in (("ja", japanese), ("en", english)):
        rows = tuple(row for line in lines for row in line.split("\n"))
        found = read_cards([PrintedCard("one", "One", lang, kind, (), 1, 1, 1, rows)], GAMES["vision"], NO_NAMES)
        assert found["problems"] == []
        said.append([(shown["en"], shown["ja"]) for shown in found["shown"]])
    assert said[0] == said[1]
    assert len(said[0]) == len(english)


def test_a_name_in_brackets_is_one_though_no_card_is_known_by_it() -> None:
    """A card names others that may not be there; what is all but the name of one that is there is a slip."""
    rows = ("〔場の「試験の蛾」全て〕を破棄する。",)
    found = read_cards([PrintedCard("one", "One", "ja", "spell", (), 1, None, None, rows)], GAMES["vision"], NO_NAMES)
    assert [shown["ja"] for shown in found["shown"]] == ["場の「試験の蛾」すべてを破棄する。"]
    assert found["problems"] == []
    known = PrintedCard("moth", "試験の大きな蛾", "ja", "character", (), 1, 1, 1, ())
    slip = PrintedCard("one", "One", "ja", "spell", (), 1, None, None, ("〔場の「試験の大きな蚊」全て〕を破棄する。",))
    assert len(read_cards([known, slip], GAMES["vision"], NO_NAMES)["problems"]) == 1
    for word in ("〔場の「宇宙」を持つキャラクター全て〕を破棄する。", "ターン終了時まで、〔全てのキャラクター〕は「怪力」を得る。"):
        unknown = PrintedCard("one", "One", "ja", "spell", (), 1, None, None, (word,))
        assert len(read_cards([unknown], GAMES["vision"], NO_NAMES)["problems"]) == 1


def test_what_a_union_asks_for_may_be_any_cards() -> None:
    """Names with a sign before them, names of which one is wanted, so many cards of a sort, of a caster."""
    said = {
        "【連結（恋符「試験の光」+「試験の花」+「試験の実」）】": "Union: 恋符「試験の光」, 試験の花 and 試験の実.",
        "【連結（「試験の花」+術者が「試験の魔女」であるスペルカード2枚）】": "Union: 試験の花 and 2 spells whose caster is 試験の魔女.",
        "【連結（恋符「試験の光」+「試験の花」または「試験の実」）】": "Union: 恋符「試験の光」 and either 試験の花 or else 試験の実.",
        "【連結（「種族：人間」を持つキャラクターを3枚）】": "Union: 3 Human Character cards.",
    }
    for row, english in said.items():
        found = read_cards([PrintedCard("one", "One", "ja", "character", (), 1, 1, 1, (row,))], GAMES["vision"], NO_NAMES)
        assert ([shown["en"] for shown in found["shown"]], found["problems"]) == ([english], [])


def test_what_stands_below_the_mark_of_transformation_is_of_the_other_side() -> None:
    """Its name, its figures and its lines; a line above it stays one of this side."""
    rows = ("（自動α）〔このキャラクター〕は攻撃を行うことが出来ない。", "（変身後）", "《試験の化け猫》", "GRAZE（1）/攻撃力（4）/耐久力（3） 種族：妖怪/獣", "警戒")
    found = read_cards([PrintedCard("one", "One", "ja", "character", (), 1, 1, 1, rows)], GAMES["vision"], NO_NAMES)
    assert found["problems"] == []
    assert [shown["en"] for shown in found["shown"]] == [
        "This can't attack.", "This has another side.", "Its other side is called 試験の化け猫.",
        "Its other side has the graze 1 and the figures 4 and 3 of the traits Youkai or Beast.", "On its other side: Vigilance.",
    ]  # fmt: skip


ORDERED = [
    ("（相手ターン）Ｓ：〔あなたのデッキの上のカード2枚〕を見て、そのカードをデッキの上か下に戻す。",
     "During your opponent's turn, Activated effect, putting this to sleep: look at the top 2 cards of your deck. Put them on top or on the bottom of its owner's deck."),
    ("（自動γ）あなたのターン開始時に、〔あなたのデッキの上のカード3枚〕を見て、あなたの任意の順番でデッキの上に戻す。",
     "Auto gamma, at the start of your turn: look at the top 3 cards of your deck. Put them on top of its owner's deck in any order."),
    ("（自動γ）〔このキャラクター〕が戦闘、または相手プレイヤーのカードの効果によって決死状態になった場合、〔あなた〕は1ドローする。",
     "Auto gamma, through battle or an enemy effect, when this is dying: you draw a card."),
    ("（自動β）〔このカード〕が相手プレイヤーのカードの効果によってデッキ、または手札から破棄された場合、〔あなた〕は1ドローする。",
     "Auto beta, through an enemy effect, when this is given up from your deck or hand: you draw a card."),
    ("（自動γ）〔あなたの場の「種族：人間」を持つキャラクター〕が決死状態になった場合、〔あなた〕は1ドローする。この効果は重複しない。",
     "Not stackable: Auto gamma, whenever an allied Human Character card is dying: you draw a card."),
]  # fmt: skip


@pytest.mark.parametrize("row, english", ORDERED)
def test_orders_and_causes_are_read_and_done(row: str, english: str) -> None:
    found = read_cards([PrintedCard("one", "One", "ja", "character", (), 1, 1, 1, (row,))], GAMES["vision"], NO_NAMES)
    assert ([shown["en"] for shown in found["shown"]], found["problems"]) == ([english], [])
