"""What English and Japanese prints word each in their own way, and mean alike: one tree from either."""

import pytest

from tests.cast.card_words import check_pair, rows

PAIRS = """
Destroy an enemy follower. Deal X damage to the enemy leader. X equals the destroyed follower's attack. | 相手のフォロワー1体を破壊する。相手のリーダーにXダメージ。Xは「破壊したフォロワーの攻撃力」である。
Fanfare: Discard a card. Restore X defense to your leader. X equals the cost of the discarded card. | ファンファーレ 自分の手札1枚を捨てる。自分のリーダーをX回復。Xは「捨てたカードのコスト」である。
Banish an enemy follower. Restore X defense to your leader. X equals the banished follower's defense. | 相手のフォロワー1体を消滅させる。自分のリーダーをX回復。Xは「消滅させたフォロワーの体力」である。
Fanfare: If your opponent has at least 3 followers in play, draw a card. | ファンファーレ 相手の場にフォロワーが3体以上いるなら、カードを1枚引く。
Fanfare: If you have at least 2 other followers in play, draw a card. | ファンファーレ 自分の他のフォロワーが2体以上いるなら、カードを1枚引く。
Fanfare: If you have 3 followers or less in play, draw a card. | ファンファーレ 自分のフォロワーが3体以下なら、カードを1枚引く。
Fanfare: If your opponent has at least 3 cards in hand, draw a card. | ファンファーレ 相手の手札が3枚以上なら、カードを1枚引く。
Fanfare: If your opponent has no cards in hand, draw a card. | ファンファーレ 相手の手札がないなら、カードを1枚引く。
"""


@pytest.mark.parametrize("english, japanese", rows(PAIRS))
def test_both_prints_of_a_card_are_one_tree(english: str, japanese: str) -> None:
    check_pair(english, japanese)
