"""Printed Japanese: what waits for a later moment only if something is so, a keyword's number in brackets, Enhance that asks besides; in sentences of our own."""

import pytest

from engine.language.reader.swallowed import swallowed
from tests.cast.card_words import card, rows, said, tree

LINES = """
復讐 状態なら、次の自分のターン開始時、カードを1枚引く。 | If Vengeance is active, give your leader "at the start of your turn: draw a card" until it has happened once.
カードを1枚引く。復讐 状態なら、さらに、次の自分のターン開始時、カードを1枚引く。 | Draw a card. If Vengeance is active, give your leader "at the start of your turn: draw a card" until it has happened once.
復讐 状態なら、このターン終了時、カードを1枚引く。 | If Vengeance is active, give your leader "at the end of each player's turn: draw a card" until it has happened once.
復讐 状態なら、次の自分のターン開始時、カードを1枚引く。自分のリーダーを2回復。 | If Vengeance is active, give your leader "at the start of your turn: draw a card. Restore 2 defense to your leader" until it has happened once.
ファンファーレ カードを1枚引く。エンハンス（7）； 自分のリーダーを3回復。 | Fanfare: draw a card. If this was played with Enhance 7, restore 3 defense to your leader.
ファンファーレ カードを1枚引く。エンハンス 7； 復讐 状態なら、フェアリー1体を出す。 | Fanfare: draw a card. If this was played with Enhance 7 and Vengeance is active, summon a Fairy.
ファンファーレ カードを1枚引く。エンハンス（7）； フェアリー1体を出す。自分のリーダーを3回復。 | Fanfare: draw a card. If this was played with Enhance 7, summon a Fairy and restore 3 defense to your leader.
ファンファーレ カードを1枚引く。エンハンス 7； 復讐 状態なら、フェアリー1体を出す。自分のリーダーを3回復。 | Fanfare: draw a card. If this was played with Enhance 7 and Vengeance is active, summon a Fairy. If this was played with Enhance 7, restore 3 defense to your leader.
進化時 このフォロワーの攻撃力/体力を5/2にする。 | Evolve: set the attack of this to 5 and set the defense of this to 2.
進化時 これの攻撃力/体力を2倍にする。 | Evolve: double the attack of this and double the defense of this.
カウントダウン（3） | Countdown 3.
ファンファーレ ネクロマンス（4）； フェアリー1体を出す。 | Fanfare: Necromancy 4: summon a Fairy.
アクセラレート（2）； カードを1枚引く。 | Accelerate 2: draw a card.
ファンファーレ リアニメイト（3）。 | Fanfare: reanimate 3.
共鳴 状態なら、カードを1枚引く。相手のフォロワー1体にXダメージ。Xは「自分の手札の枚数」である。 | If Resonance is active, draw a card and deal X damage to a chosen enemy follower, where X is the number of cards in your hand.
共鳴 状態なら、カードを1枚引く。また、相手のフォロワー1体にXダメージ。Xは「自分の手札の枚数」である。 | If Resonance is active, draw a card. Deal X damage to a chosen enemy follower, where X is the number of cards in your hand.
共鳴 状態なら、相手のリーダーにXダメージ。Xは「自分の手札の枚数」である。カードを1枚引く。 | If Resonance is active, deal X damage to the enemy leader and draw a card, where X is the number of cards in your hand.
共鳴 状態なら、カードを1枚引く。このターン終了時、相手のリーダーに2ダメージ。 | If Resonance is active, draw a card and give your leader "at the end of each player's turn: deal 2 damage to the enemy leader" until it has happened once.
共鳴 状態なら、カードを1枚引く。また、このターン終了時、相手のリーダーに2ダメージ。 | If Resonance is active, draw a card. At the end of this turn, deal 2 damage to the enemy leader.
共鳴 状態なら、カードを1枚引く。また、ランダムな相手のフォロワー1体に1ダメージ。これを3回行う。 | If Resonance is active, draw a card. Do this 3 times: deal 1 damage to a random enemy follower.
"""


@pytest.mark.parametrize(("printed", "canonical"), rows(LINES))
def test_printed_japanese_means(printed: str, canonical: str) -> None:
    """It becomes that tree, which reads back to itself in both languages; and no word of it is swallowed."""
    read = tree(printed)
    assert said(read) == canonical
    assert (tree(canonical), tree(said(read, "ja"))) == (read, read)
    assert swallowed(printed, read) == []


@pytest.mark.parametrize("text", ["（2）カードを1枚引く。", "カード（2）を1枚引く。", "カードを1枚引く（7）", "エンハンス（7 カードを1枚引く。"])
def test_other_brackets_are_no_number_of_a_keyword(text: str) -> None:
    """Only right behind a word, and before what ends it."""
    assert card(text)[1] != []


def test_what_is_done_several_times_behind_a_condition_says_whether_it_is_under_it() -> None:
    """The condition reaches that far, and can't be said of it; told apart, or with the condition again, it is read."""
    wrong = card("ファンファーレ 共鳴 状態なら、カードを1枚引く。ランダムな相手のフォロワー1体に1ダメージ。これを3回行う。")[1]
    assert [(one.found[:5], "また、" in one.message["ja"]) for one in wrong] == [("ランダムな", True)]
    assert card("ファンファーレ 共鳴 状態なら、カードを1枚引く。共鳴 状態なら、ランダムな相手のフォロワー1体に1ダメージ。これを3回行う。")[1] == []
