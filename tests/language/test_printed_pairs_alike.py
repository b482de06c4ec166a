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
Fanfare: Draw 2 cards. Give your leader the following effect: At the end of this turn, discard all spells in your hand. | ファンファーレ カードを2枚引く。自分のリーダーは「このターン終了時、自分の手札のスペルをすべて捨てる」を持つ。
Last Words: Give your leader the following effect - At the start of your opponent's next turn, summon a Fairy, then remove this effect. (This effect is not stackable.) | ラストワード 自分のリーダーは「次の相手のターン開始時、フェアリー1体を出す。この能力を失う」を持つ。リーダーはこの能力を重複して持たない。
Last Words: Give your leader the following effect - At the start of your turn after your next turn, summon a Fairy, then remove this effect. (This effect is not stackable.) | ラストワード 自分のリーダーは「次の次の自分のターン開始時、フェアリー1体を出し、この能力を失う」を持つ。リーダーはこの能力を重複して持たない。
Fanfare: Give your leader the following effect - Followers can't be played. (This effect lasts until this follower leaves play.) | ファンファーレ 自分のリーダーは「手札のフォロワーをプレイできない」を持つ。この能力は、このフォロワーが場を離れるとき失われる。
Fanfare: Give your leader the following effect - Can't take more than 3 damage at a time. (This effect lasts until this follower leaves play.) | ファンファーレ 自分のリーダーは「自分のリーダーへの4以上のダメージは3になる」を持つ。この能力は、このフォロワーが場を離れるとき失われる。
While this follower is in play, your leader has the following effect: Reduce damage to your leader to 0. | これが場にいる限り、自分のリーダーは「受けるダメージは0になる」を持つ。
During your turn, whenever an enemy follower is destroyed, summon a Fairy. | 自分のターン中、相手のフォロワーが破壊されるたび、自分の場にフェアリー1体を出す。
Fanfare: Reduce the next damage dealt to your leader this turn to 0. | ファンファーレ このターン中、次に自分のリーダーが受けるダメージを0にする。
Fanfare: The next time your leader takes damage this turn, reduce that damage to 0. | ファンファーレ このターン中、自分のリーダーは「次に受けるダメージを0にする」を持つ。
Fanfare: Reduce the next damage your leader takes by 2. | ファンファーレ 自分のリーダーが次に受けるダメージを-2する。
Crystallize (2): Machina | 結晶 2； 機械
"""


@pytest.mark.parametrize("english, japanese", rows(PAIRS))
def test_both_prints_of_a_card_are_one_tree(english: str, japanese: str) -> None:
    check_pair(english, japanese)
