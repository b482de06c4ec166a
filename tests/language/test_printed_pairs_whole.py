"""Whole lines as both prints word them, written before either was tried: one tree from either."""

import pytest

from tests.cast.card_words import tree

PAIRS = """
Fanfare: Deal 3 damage to an enemy follower. If Overflow is active for you, deal 5 damage instead. | ファンファーレ 相手のフォロワー1体に3ダメージ。覚醒 状態なら、3ダメージではなく5ダメージ。
Last Words: Put a random follower from your deck into your hand. | ラストワード フォロワーをランダムに1枚、自分のデッキから手札に加える。
Whenever an allied follower evolves, restore 1 defense to your leader. | 自分のフォロワーが進化するたび、自分のリーダーを1回復。
At the end of your turn, give all other allied followers +0/+1. | 自分のターン終了時、自分の他のフォロワーすべてを+0/+1する。
Enhance (7): Destroy all enemy followers. | ファンファーレ エンハンス 7； 相手のフォロワーすべてを破壊する。
Clash: Deal 1 damage to the enemy leader. | 交戦時 相手のリーダーに1ダメージ。
Can't be targeted by enemy effects. Can't be destroyed by effects. | 相手の能力で選択できない。能力によって破壊されない。
Fanfare: Give your leader the following effect: At the start of your turn, draw a card. (This effect is not stackable and lasts for the rest of the match.) | ファンファーレ このバトル中、自分のリーダーは「自分のターン開始時、カードを1枚引く」を持つ。リーダーはこの能力を重複して持たない。
Evolve: Return a follower to its owner's hand. | 進化時 フォロワー1体を手札に戻す。
Deal X damage to all enemies. X equals the number of allied followers destroyed this match. | 相手のリーダーと相手のフォロワーすべてにXダメージ。Xは「このバトル中に破壊された自分のフォロワーの数」である。
Once on each of your turns, when an allied follower comes into play, give it Rush. | 自分のターンごとに1回、自分の場にフォロワーが出たとき、それは突進 を持つ。
While there is an allied amulet in play, this follower has Ward. | 自分の場にアミュレットがある限り、守護 を持つ。
Spellboost: Subtract 1 from the cost of this card. | スペルブースト コスト-1
When this follower takes damage, deal that much damage to the enemy leader. | このフォロワーがダメージを受けたとき、相手のリーダーに同じダメージ。
Fanfare: Discard a card in your hand. Draw 2 cards. | ファンファーレ 自分の手札1枚を捨てる。カードを2枚引く。
Strike: If this follower is evolved, gain +2/+0 until the end of the turn. | 攻撃時 進化後なら、ターン終了まで+2/+0する。
Destroy an allied follower and an enemy follower. | 自分のフォロワー1体と相手のフォロワー1体を破壊する。
Choose: Summon a Fairy or put a Fairy into your hand. | チョイス フェアリー1体を出すか、フェアリー1枚を手札に加える。
Fanfare: Randomly put 1 of the lowest-cost spells from your deck into your hand. | ファンファーレ コスト最小のスペルをランダムに1枚、自分のデッキから手札に加える。
During your turn, whenever your leader takes damage, deal 2 damage to a random enemy follower. | 自分のターン中、自分のリーダーがダメージを受けるたび、ランダムな相手のフォロワー1体に2ダメージ。
Earth Rite (2): Deal 4 damage to all enemy followers. | 土の秘術 2； 相手のフォロワーすべてに4ダメージ。
Fanfare: If you have 5 or fewer cards in your hand, draw 2 cards. | ファンファーレ 自分の手札が5枚以下なら、カードを2枚引く。
At the start of your turn, subtract 1 from the Countdown of all other allied amulets. | 自分のターン開始時、自分の他のアミュレットすべてのカウントダウン を1進める。
Fanfare: Set the defense of an enemy follower to 1. | ファンファーレ 相手のフォロワー1体の体力を1にする。
Whenever you play a card using its Accelerate effect, gain +1/+1. | 自分がアクセラレート するたび、+1/+1する。
"""


@pytest.mark.parametrize("english, japanese", [line.split(" | ") for line in PAIRS.strip().splitlines()])
def test_one_tree(english: str, japanese: str) -> None:
    """Either print is told in the same words."""
    assert tree(english) == tree(japanese)
