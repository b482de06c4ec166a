"""Whole cards of our own, built as real ones are, printed in English and in Japanese: both prints are one card, line by line."""

import pytest

from tests.cast.card_words import said, tree

# Printed English | printed Japanese, ／ between the lines
CARDS = """
Ward.／Last Words: Draw a card. | 守護／ラストワード カードを1枚引く。
Storm.／Can't be targeted by enemy effects. | 疾走／相手の能力で選択できない。
Rush.／Strike: Gain +1/+0. | 突進／攻撃時 +1/+0する。
Bane.／Fanfare: If Vengeance is active for you, gain Storm. | 必殺／ファンファーレ 復讐 状態なら疾走 を持つ。
Fanfare: Summon a Forest Bat.／Whenever an allied Forest Bat comes into play, give it Rush. | ファンファーレ フォレストバット1体を出す。／自分の場にフォレストバットが出るたび、それは突進 を持つ。
Fanfare: Deal 3 damage to an enemy follower.／Enhance (7): Deal 3 damage to all enemy followers. | ファンファーレ 相手のフォロワー1体に3ダメージ。／エンハンス 7； 相手のフォロワーすべてに3ダメージ。
Fanfare: Recover 2 play points.／Last Words: Restore 2 defense to your leader. | ファンファーレ 自分のPPを2回復。／ラストワード 自分のリーダーを2回復。
Accelerate (1): Put a Fairy into your hand.／Fanfare: Gain +2/+2. | アクセラレート 1； フェアリー1枚を手札に加える。／ファンファーレ +2/+2する。
Countdown (2)／Last Words: Summon a Fairy. | カウントダウン 2／ラストワード フェアリー1体を出す。
Countdown (3)／At the end of your turn, deal 1 damage to all enemies. | カウントダウン 3／自分のターン終了時、相手のリーダーと相手のフォロワーすべてに1ダメージ。
Fanfare: Necromancy (6) - Gain Storm.／Last Words: Gain 1 shadow. | ファンファーレ ネクロマンス 6； 疾走 を持つ。／ラストワード 自分の墓場を+1する。
Spellboost: Subtract 1 from the cost of this card.／Fanfare: Draw a card. | スペルブースト コスト-1／ファンファーレ カードを1枚引く。
Deal X damage to an enemy follower. X equals this card's attack. | 相手のフォロワー1体にXダメージ。Xは「このカードの攻撃力の値」である。
Fanfare: Put a random Machina card from your deck into your hand.／Evolve: Summon a Fairy. | ファンファーレ 機械・カードをランダムに1枚、自分のデッキから手札に加える。／進化時 フェアリー1体を出す。
Ambush.／When this follower leaves play, draw a card. (Transformation doesn't count as leaving play.) | 潜伏／場を離れるとき、カードを1枚引く。（変身した場合を除く）
Clash: Deal 2 damage to the enemy leader.／Drain. | 交戦時 相手のリーダーに2ダメージ。／ドレイン
Fanfare: Transform an enemy follower into a Fairy. | ファンファーレ 相手のフォロワー1体をフェアリーに変身させる。
Fanfare: Banish a random enemy follower.／Union Burst (10): Gain Storm. | ファンファーレ ランダムな相手のフォロワー1体を消滅させる。／ファンファーレ ユニオンバースト 10； 疾走 を持つ。
Whenever you play a spell, gain +1/+0.／Can't be attacked. | 自分がスペルをプレイするたび、+1/+0する。／攻撃されない。
At the start of your turn, restore 2 defense to your leader.／At the end of your turn, draw a card. | 自分のターン開始時、自分のリーダーを2回復。／自分のターン終了時、カードを1枚引く。
Fanfare: Rally (10) - Evolve this follower.／Evolve: Deal 4 damage to an enemy. | ファンファーレ 連携 10； 進化する。／進化時 相手のリーダーか相手のフォロワー1体に4ダメージ。
Crystallize (2): Countdown (3)／Ward. | 結晶 2； カウントダウン 3／守護
Fanfare: Earth Rite - Summon 2 Fairies.／Last Words: Deal 1 damage to a random enemy follower. | ファンファーレ 土の秘術 フェアリー2体を出す。／ラストワード ランダムな相手のフォロワー1体に1ダメージ。
Discard a card in your hand.／Draw 2 cards. | 自分の手札1枚を捨てる。／カードを2枚引く。
Give all allied followers +1/+1.／Restore 3 defense to your leader. | 自分のフォロワーすべてを+1/+1する。／自分のリーダーを3回復。
Return an enemy follower to its owner's hand.／Draw a card. | 相手のフォロワー1体を手札に戻す。／カードを1枚引く。
Destroy an enemy follower with 3 attack or less. | 攻撃力3以下の相手のフォロワー1体を破壊する。
Fanfare: Give your leader the following effect: At the end of your turn, draw a card. (This effect is not stackable and lasts for the rest of the match.) | ファンファーレ このバトル中、自分のリーダーは「自分のターン終了時、カードを1枚引く」を持つ。リーダーはこの能力を重複して持たない。
During your turn, when this card is added to your hand from your deck, reveal it and draw a card. | 自分のターン中、このカードが自分のデッキから手札に加わるとき、公開して、カードを1枚引く。
Fanfare: Reanimate (3)／Last Words: Reanimate (2) | ファンファーレ リアニメイト 3／ラストワード リアニメイト 2
Randomly put a Forest Bat or Fairy into your hand.／Draw a card. | フォレストバット、フェアリーの中から、ランダムに1枚を手札に加える。／カードを1枚引く。
Super Skybound Art (15): Gain Storm.／Ward. | ファンファーレ 解放奥義 15； 疾走 を持つ。／守護
Once on each of your turns, whenever you play a spell, deal 1 damage to all enemies. | 自分のターンごとに1回、自分がスペルをプレイしたとき、相手のリーダーと相手のフォロワーすべてに1ダメージ。
Fanfare: If it's your fifth turn or later, summon a Forest Bat.／Rush. | ファンファーレ 5ターン目かそれ以降なら、フォレストバット1体を出す。／突進
Fanfare: Draw a card. At the start of your next turn, draw a card. | ファンファーレ カードを1枚引く。次の自分のターン開始時、カードを1枚引く。
Whenever an allied follower is destroyed, subtract 1 from the Countdown of this amulet. | 自分のフォロワーが破壊されるたび、このアミュレットのカウントダウン を1進める。
At the end of your turn, if there is an allied Fairy in play, subtract 1 from the cost of this card. | 自分のターン終了時、自分の場にフェアリーがいるなら、自分の手札のこのコストを-1する。
Fanfare: Destroy all other followers and amulets. | ファンファーレ 他のフォロワーすべてと、アミュレットすべてを破壊する。
Can attack 2 times per turn.／Can't attack the enemy leader. | 1ターンに2回攻撃できる。／相手のリーダーを攻撃不能。
Can't be destroyed by effects. (Can be destroyed by damage from effects.)／Last Words: Summon a Forest Bat. | 能力によって破壊されない。（攻撃か能力によるダメージでは破壊される）／ラストワード フォレストバット1体を出す。
"""
ROWS = [tuple([line.strip() for line in part.split("／")] for part in row.split(" | ")) for row in CARDS.strip().splitlines()]


@pytest.mark.parametrize("english, japanese", ROWS, ids=[row[0][0] for row in ROWS])
def test_both_prints_are_one_card(english, japanese):
    assert [tree(line) for line in english] == [tree(line) for line in japanese]
    assert [said(tree(line), "ja") for line in english] == [said(tree(line), "ja") for line in japanese]


def test_they_are_forty():
    assert len(ROWS) == 40
