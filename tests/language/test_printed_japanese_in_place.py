"""What comes in the place of what was said, as Japanese cards print it: so many more, others, another act; in lines of our own."""

import pytest

from engine.language.errors import LanguageError
from tests.cast.card_words import card, check_pair, check_printed, rows, said, tree

PAIRS = """
Deal 3 damage to an enemy follower.／Enhance (6): Deal 3 damage to 2 enemy followers instead. | 相手のフォロワー1体に3ダメージ。／エンハンス 6； 1体ではなく2体。
Fanfare: Destroy an enemy follower that costs 3 or less. If Overflow is active for you, destroy an enemy follower that costs 5 or less instead. | ファンファーレ コスト3以下の相手のフォロワー1体を破壊する。覚醒 状態なら、コスト3以下ではなく5以下。
Fanfare: Destroy an enemy follower. If Overflow is active for you, banish it instead. | ファンファーレ 相手のフォロワー1体を破壊する。覚醒 状態なら、破壊するのではなく、消滅させる。
Deal 3 damage to an enemy follower.／Enhance (6): Destroy it instead. | 相手のフォロワー1体に3ダメージ。／エンハンス 6； ダメージを与えるのではなく、破壊する。
Deal 3 damage to an enemy follower.／Enhance (6): Deal 3 damage to all enemy followers instead. | 相手のフォロワー1体に3ダメージ。／エンハンス 6； 1体ではなく、相手のフォロワーすべてに3ダメージ。
Fanfare: Draw a card. If Overflow is active for you, evolve this follower instead. | ファンファーレ カードを1枚引く。覚醒 状態なら、カードを引くのではなく、進化する。
Fanfare: Put a Fairy into your hand. If Overflow is active for you, summon a Fairy instead. | ファンファーレ フェアリー1枚を手札に加える。覚醒 状態なら、手札に加えるのではなく、場に出す。
"""

LINES = """
ファンファーレ フェアリー1体を出す。覚醒 状態なら、さらに1体出す。 | Fanfare: summon a Fairy. Further, if Overflow is active, summon 1.
ファンファーレ フェアリー1枚を手札に加え、+1/+1する。 | Fanfare: add a Fairy to your hand and give it +1/+1.
ファンファーレ カードを1枚引き、+1/+1する。 | Fanfare: draw a card and gain +1/+1.
ファンファーレ 自分の他のフォロワー1体を+1/+1する。それが機械・フォロワーなら、さらに、守護 を持つ。 | Fanfare: give a chosen other allied follower +1/+1. If it is a Machina follower, give it Ward.
自分の場にフォロワーが出るたび、それがフェアリーなら、進化する。 | Whenever an allied follower enters the board: if it is a Fairy, evolve it.
自分の場にフォロワーが出るたび、それがフェアリーなら、これは+1/+1される。 | Whenever an allied follower enters the board: if it is a Fairy, gain +1/+1.
このターン中に手札を捨てていたなら、カードを1枚引く。 | If you discarded one or more cards this turn, draw a card.
このバトル中に手札を5枚以上捨てていたなら、カードを1枚引く。 | If you discarded 5 or more cards this match, draw a card.
このバトル中に葬送 を3回以上行っていたなら、カードを1枚引く。 | If the number of times you performed Burial Rite this match is 3 or more, draw a card.
自分の場のフォロワーが相手の場のフォロワーより多いなら、カードを1枚引く。 | If the number of allied followers is more than the number of enemy followers, draw a card.
自分の場が5枚なら、カードを1枚引く。 | If there are exactly 5 allied cards, draw a card.
自分がリアニメイト するたび、カードを1枚引く。 | Whenever an allied follower is reanimated: draw a card.
相手のリーダーに「このバトル中に葬送 した回数」と同じダメージ。 | Deal X damage to the enemy leader, where X is the number of times you performed Burial Rite this match.
ファンファーレ 覚醒 状態なら、相手のフォロワー1体を破壊する。（相手の場に選択できるフォロワーがいるなら働く） | Fanfare: if Overflow is active, destroy a chosen enemy follower.
"""


@pytest.mark.parametrize("english, japanese", rows(PAIRS))
def test_one_card(english: str, japanese: str) -> None:
    check_pair(english, japanese)


@pytest.mark.parametrize("printed, canonical", rows(LINES))
def test_said_as_printed(printed: str, canonical: str) -> None:
    check_printed(printed, canonical)


def test_the_number_of_what_is_made_is_meant_before_that_of_what_is_chosen():
    read = tree("ファンファーレ 相手のフォロワー1体に2ダメージ。フェアリー1体を出す。覚醒 状態なら、1体ではなく2体。")
    assert said(read).endswith("Summon a Fairy. If Overflow is active, summon 2 instead.")


@pytest.mark.parametrize(
    "text",
    [
        "ファンファーレ 相手のフォロワー1体に3ダメージ。自分のフォロワー1体を+1/+1する。覚醒 状態なら、1体ではなく2体。",  # of which
        "ファンファーレ 相手のフォロワー1体に3ダメージ。覚醒 状態なら、2体ではなく3体。",  # nothing is two
        "ファンファーレ カードを1枚引く。覚醒 状態なら、破壊するのではなく、進化する。",  # nothing is destroyed
        "ファンファーレ 相手のフォロワー1体に3ダメージ。覚醒 状態なら、手札に加えるのではなく、場に出す。",
    ],
)
def test_what_names_nothing_that_was_said_is_refused(text: str) -> None:
    with pytest.raises(LanguageError):
        tree(text)


def test_the_line_before_is_meant():
    read, wrong = card("ファンファーレ 相手のフォロワー1体を手札に戻す。\nエンハンス 6； 1体ではなく2体。")
    assert wrong == []
    assert said(read[-1]) == "Enhance 6: return 2 chosen enemy followers to hand instead."
