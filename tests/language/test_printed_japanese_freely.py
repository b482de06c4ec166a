"""Freer Japanese wordings of what both prints say: one tree from either, read back to itself, and refused where it points at nothing."""

import pytest

from engine.language.errors import LanguageError
from tests.cast.card_words import card, check_pair, check_printed, rows, tree

PAIRS = """
Fanfare: If your opponent has more cards in hand than you, draw a card. | ファンファーレ 相手の手札が自分より多いなら、カードを1枚引く。
Fanfare: If the number of enemy followers is more than the number of allied followers, draw a card. | ファンファーレ 相手のフォロワーが自分より多いなら、カードを1枚引く。
Fanfare: If you played 3 or more cards this turn, gain Storm. | ファンファーレ このターン中にカードを3枚以上プレイしているなら、疾走 を持つ。
Fanfare: If an allied follower evolved this turn, draw a card. | ファンファーレ このターン中に自分のフォロワーが進化しているなら、カードを1枚引く。
Fanfare: Discard all cards in your hand. Draw that many cards. | ファンファーレ 自分の手札をすべて捨てる。捨てた枚数分カードを引く。
Fanfare: Fill your area with Fairies. | ファンファーレ フェアリーを上限まで出す。
Fanfare: Draw a card. If Overflow is active for you, restore 1 defense to your leader. | ファンファーレ カードを1枚引き、覚醒 状態なら、自分のリーダーを1回復。
Fanfare: Draw a card. If it's a spell, reduce its cost by 1. If it's a follower, give it +1/+1. | ファンファーレ カードを1枚引く。それがスペルなら、そのコストを-1する。フォロワーなら、それを+1/+1する。
Up to 2 times per turn, whenever an allied follower is destroyed, draw a card. | 自分のフォロワーが破壊されるたび、カードを1枚引く。この能力は1ターンに2回まで働く。
Once per turn, whenever you play a spell, draw a card. | 1ターンに1度だけ、自分がスペルをプレイしたとき、カードを1枚引く。
When this gains Ward, draw a card. | これが守護 を持ったとき、カードを1枚引く。
Last Words: Summon a random follower that costs 3 or less from your deck. | ラストワード 自分のデッキからコスト3以下のフォロワーをランダムに1体出す。
Fanfare: Deal 2 damage to an enemy follower and the enemy leader. | ファンファーレ 相手のフォロワー1体と相手のリーダーに、それぞれ2ダメージ。
Evolve: Banish an enemy follower or amulet. | 進化時 相手のフォロワー1体かアミュレット1つを消滅させる。
Fanfare: If there are exactly 1 enemy followers, draw a card. | ファンファーレ 相手の場のフォロワーが1体だけなら、カードを1枚引く。
Fanfare: The next follower you play this turn costs 2 less. | ファンファーレ このターン中、自分が次にプレイするフォロワーのコストは-2される。
Fanfare: Destroy the enemy follower with the lowest defense. | ファンファーレ 体力が最も少ない相手のフォロワー1体を破壊する。
Can't evolve. | 進化できない。
Strike: Can attack again this turn. | 攻撃時 もう一度攻撃できる。
Evolve: Another allied follower can attack one more time this turn. | 進化時 自分の他のフォロワー1体は、このターン、もう1回攻撃できる。
"""


@pytest.mark.parametrize("english, japanese", rows(PAIRS))
def test_either_print_is_one_tree(english: str, japanese: str) -> None:
    check_pair(english, japanese)


LINES = """
ファンファーレ 相手の場のフォロワーの数だけ、フェアリーを出す。 | Fanfare: summon X Fairies, where X is the number of enemy followers.
ファンファーレ 自分の手札をすべて捨て、捨てた枚数分、相手のリーダーに1ダメージ。 | Fanfare: discard all cards in your hand. Do this X times: deal 1 damage to the enemy leader, where X is that many.
自分のターン中、これが突進 か守護 を持ったとき、+1/+1する。 | During your turn, either when this gains Rush or else when this gains Ward: gain +1/+1.
自分のターン中に自分のリーダーの体力が回復したとき、カードを1枚引く。 | During your turn, when your leader is healed: draw a card.
ファンファーレ お互いの手札をすべて捨てる。お互いカードを3枚引く。 | Fanfare: each player discards all cards. Each player draws 3 cards.
ファンファーレ ランダムなスペル2枚を自分のデッキから手札に加える。 | Fanfare: put 2 random spells in your deck into your hand.
ファンファーレ カードを1枚引く。それがスペルなら、そのコストを-1する。フォロワーなら、+1/+1する。 | Fanfare: draw a card. If it is a spell, reduce the cost of it by 1. If it is a follower, give it +1/+1.
ファンファーレ 自分のフォロワー1体を選択する。それが進化前なら、進化させる。進化後なら、疾走 を持つ。 | Fanfare: select a chosen allied follower. If it is unevolved, evolve it. If it is evolved, give it Storm.
ファンファーレ 自分のフォロワー1体を選択する。それの攻撃力が5以上なら、手札に戻す。4以下なら、+1/+1する。 | Fanfare: select a chosen allied follower. If it has 5 or more attack, return it to hand. If it has 4 or less attack, give it +1/+1.
ファンファーレ 自分のフォロワー1体を+1/+1する。進化後なら、疾走 を持つ。 | Fanfare: give a chosen allied follower +1/+1. If this is evolved, gain Storm.
相手のフォロワー1体をフェアリーに変身させる。復讐 状態なら、1体ではなく2体。 | Transform a chosen enemy follower into a Fairy. If Vengeance is active, transform 2 chosen enemy followers into a Fairy instead.
自分のターン終了時、自分の場の最も体力が低いフォロワー1体を2回復。 | At the end of your turn: restore 2 defense to a random allied follower with the lowest defense.
自分の土の秘術 能力が働くたび、カードを1枚引く。 | Whenever you perform Earth Rite: draw a card.
ファンファーレ 手札にスペルがあるなら、カードを1枚引く。 | Fanfare: if there is a spell in your hand, draw a card.
ファンファーレ 相手のフォロワーすべてに1ダメージ。これを自分の手札の枚数だけ行う。 | Fanfare: do this X times: deal 1 damage to all enemy followers, where X is the number of cards in your hand.
"""


@pytest.mark.parametrize("printed, canonical", rows(LINES))
def test_said_as_printed(printed: str, canonical: str) -> None:
    check_printed(printed, canonical)


@pytest.mark.parametrize("text", ["ファンファーレ フォロワーなら、カードを1枚引く。", "ファンファーレ カードを1枚引く。フォロワーなら、それを+1/+1する。", "ファンファーレ カードを1枚引く。それがスペルなら、そのコストを-1する。自分のリーダーを1回復。フォロワーなら、+1/+1する。"])
def test_a_sort_of_card_is_asked_of_what_was_asked_before(text: str) -> None:
    """Where nothing was asked what it is, a bare sort asks nothing."""
    with pytest.raises(LanguageError):
        tree(text)


def test_a_condition_within_a_condition_is_not_parted() -> None:
    """It could not be told whether the second is under the first."""
    _, wrong = card("ファンファーレ 覚醒 状態なら、カードを1枚引き、復讐 状態なら、自分のPPを1回復。")
    assert len(wrong) == 1
