"""Printed Japanese further: what waits for a later moment, several parts said otherwise in one sentence; in sentences of our own."""

import pytest

from tests.cast.card_words import card, said, tree

# Printed Japanese, "／" between lines | canonical English, a line each
LINES = """
このターン終了時、カードを1枚引く。自分のリーダーを2回復。 | At the end of this turn, draw a card and restore 2 defense to your leader.
ファンファーレ フェアリー1体を出す。このターン終了時、カードを1枚引く。自分のリーダーに1ダメージ。 | Fanfare: summon a Fairy. At the end of this turn, draw a card and deal 1 damage to your leader.
このターン終了時、復讐 状態なら、カードを1枚引く。フェアリー1体を出す。 | Give your leader "at the end of each player's turn: if Vengeance is active, draw a card. Summon a Fairy" until it has happened once.
カードを1枚引く。次の自分のターン開始時、カードを1枚引く。自分のリーダーを2回復。 | Draw a card. Give your leader "at the start of your turn: draw a card. Restore 2 defense to your leader" until it has happened once.
相手のフォロワー1体に2ダメージ。復讐 状態なら、2ダメージではなく4ダメージを与え、カードを1枚引く。 | Deal 2 damage to a chosen enemy follower. If Vengeance is active, deal 4 damage and draw a card instead.
相手のフォロワー1体に2ダメージ。カードを1枚引く。／エンハンス 5； 2ダメージではなく4ダメージを与え、1枚ではなく2枚引く。 | Deal 2 damage to a chosen enemy follower. Draw a card.／Enhance 5: deal 4 damage and draw 2 cards instead.
"""
WORDINGS = [tuple(part.strip() for part in line.split(" | ")) for line in LINES.strip().splitlines()]


@pytest.mark.parametrize("printed, means", WORDINGS)
def test_a_printed_line_is_read_as_what_it_means(printed, means):
    lines, wrong = card(printed.replace("／", "\n"))
    assert wrong == []
    assert [said(line) for line in lines] == means.split("／")


def test_our_own_wording_puts_off_one_sentence():
    assert said(tree("このターンの終了時、カードを1枚引く。フェアリー1体を自分の場に出す。")) == "At the end of this turn, draw a card. Summon a Fairy."


def test_what_is_done_besides_does_not_take_the_place_of_the_like():
    _, wrong = card("相手のフォロワー1体に2ダメージ。カードを1枚引く。\nエンハンス 5； 2ダメージではなく4ダメージを与え、カードを1枚引く。")
    assert [error.line for error in wrong] == [2]
