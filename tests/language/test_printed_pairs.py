"""A card whose English and Japanese prints are both read is one tree, so either print is told in the same words. The lines are of our own."""

import pytest

from tests.cast.card_words import said, tree

# Printed English | printed Japanese | canonical
PAIRS = """
Ward. | 守護 | Ward.
Countdown (3) | カウントダウン 3 | Countdown 3.
Fanfare: Summon a Forest Bat. | ファンファーレ フォレストバット1体を出す。 | Fanfare: summon a Forest Bat.
Last Words: Draw a card. | ラストワード カードを1枚引く。 | Last Words: draw a card.
Last Words: Summon 2 Forest Bats. | ラストワード フォレストバット2体を出す。 | Last Words: summon 2 Forest Bats.
Fanfare: Put a Forest Bat into your hand. | ファンファーレ フォレストバット1枚を手札に加える。 | Fanfare: add a Forest Bat to your hand.
Fanfare: Put a Forest Bat into your deck. | ファンファーレ フォレストバット1枚をデッキに加える。 | Fanfare: add a Forest Bat into your deck shuffled.
Evolve: Deal 3 damage to an enemy follower. | 進化時 相手のフォロワー1体に3ダメージ。 | Evolve: deal 3 damage to a chosen enemy follower.
Deal 2 damage to a random enemy follower. | ランダムな相手のフォロワー1体に2ダメージ。 | Deal 2 damage to a random enemy follower.
Deal 2 damage to an enemy. | 相手のリーダーか相手のフォロワー1体に2ダメージ。 | Deal 2 damage to a chosen enemy.
Deal 2 damage to all enemies. | 相手のリーダーと相手のフォロワーすべてに2ダメージ。 | Deal 2 damage to all enemies.
Deal 1 damage to all followers. | お互いのフォロワーすべてに1ダメージ。 | Deal 1 damage to all followers.
Deal 3 damage to the enemy leader. | 相手のリーダーに3ダメージ。 | Deal 3 damage to the enemy leader.
Restore 2 defense to your leader. | 自分のリーダーを2回復。 | Restore 2 defense to your leader.
Restore 2 defense to an ally. | 自分のリーダーか自分のフォロワー1体を2回復。 | Restore 2 defense to a chosen ally.
Restore 1 defense to all allies. | 自分のリーダーと自分のフォロワーすべてを1回復。 | Restore 1 defense to all allies.
Strike: Gain +1/+0. | 攻撃時 +1/+0する。 | Strike: gain +1/+0.
Fanfare: Gain +1/+1 and Ward. | ファンファーレ +1/+1して、守護 を持つ。 | Fanfare: gain +1/+1 and Ward.
Give +1/+1 to an allied follower. | 自分のフォロワー1体を+1/+1する。 | Give a chosen allied follower +1/+1.
Give an allied follower +1/+1 until the end of the turn. | 自分のフォロワー1体を、ターン終了まで+1/+1する。 | Give a chosen allied follower +1/+1 until the end of the turn.
Give all allied followers +0/+1 and Rush. | 自分のフォロワーすべては+0/+1されて、突進 を持つ。 | Give all allied followers +0/+1 and Rush.
Give an allied follower Bane. | 自分のフォロワー1体は必殺 を持つ。 | Give a chosen allied follower Bane.
Destroy an enemy follower. | 相手のフォロワー1体を破壊する。 | Destroy a chosen enemy follower.
Destroy an enemy follower or amulet. | 相手のフォロワー1体か相手のアミュレット1つを破壊する。 | Destroy a chosen enemy follower or amulet.
Banish a random enemy follower. | ランダムな相手のフォロワー1体を消滅させる。 | Banish a random enemy follower.
Transform an enemy follower into a Forest Bat. | 相手のフォロワー1体をフォレストバットに変身させる。 | Transform a chosen enemy follower into a Forest Bat.
Discard a card in your hand. | 自分の手札1枚を捨てる。 | Discard a chosen card in your hand.
Can't be targeted by enemy effects. | 相手の能力で選択できない。 | This can't be targeted by enemy effects.
Can't be attacked. | 攻撃されない。 | This can't be attacked.
Can't be destroyed by effects. (Can be destroyed by damage from effects.) | 能力によって破壊されない。（攻撃か能力によるダメージでは破壊される） | This can't be destroyed by effects.
Can't attack. | 攻撃不能。 | This can't attack.
Can attack 2 times per turn. | 1ターンに2回攻撃できる。 | This can attack 2 times each turn.
At the end of your turn, draw a card. | 自分のターン終了時、カードを1枚引く。 | At the end of your turn: draw a card.
At the start of your turn, restore 1 defense to your leader. | 自分のターン開始時、自分のリーダーを1回復。 | At the start of your turn: restore 1 defense to your leader.
Fanfare: If Vengeance is active for you, gain Storm. | ファンファーレ 復讐 状態なら疾走 を持つ。 | Fanfare: if Vengeance is active, gain Storm.
Fanfare: If Overflow is active for you, evolve this follower. | ファンファーレ 覚醒 状態なら、進化する。 | Fanfare: if Overflow is active, evolve this.
Enhance (6): Gain +2/+2. | ファンファーレ エンハンス 6； +2/+2する。 | Enhance 6: gain +2/+2.
Fanfare: Necromancy (4) - Gain +1/+1. | ファンファーレ ネクロマンス 4； +1/+1する。 | Fanfare: Necromancy 4: gain +1/+1.
Fanfare: Earth Rite - Draw a card. | ファンファーレ 土の秘術 カードを1枚引く。 | Fanfare: Earth Rite: draw a card.
Accelerate (2): Draw a card. | アクセラレート 2； カードを1枚引く。 | Accelerate 2: draw a card.
Crystallize (1): Countdown (2) | 結晶 1； カウントダウン 2 | Crystallize 1: Countdown 2.
Spellboost: Subtract 1 from the cost of this card. | スペルブースト コスト-1 | Spellboost: reduce the cost of this by 1.
Fanfare: Recover 1 play point. | ファンファーレ 自分のPPを1回復。 | Fanfare: recover 1 play point.
Last Words: Gain 2 shadows. | ラストワード 自分の墓場を+2する。 | Last Words: gain 2 shadows.
Evolve: Reanimate (3) | 進化時 リアニメイト 3 | Evolve: reanimate 3.
Fanfare: Rally (10) - Gain Storm. | ファンファーレ 連携 10； 疾走 を持つ。 | Fanfare: if you have 10 or more Rally, gain Storm.
Whenever an allied follower is destroyed, gain +1/+0. | 自分のフォロワーが破壊されるたび、+1/+0する。 | Whenever an allied follower is destroyed: gain +1/+0.
Whenever you play a spell, summon a Forest Bat. | 自分がスペルをプレイするたび、フォレストバット1体を出す。 | Whenever you play a spell: summon a Forest Bat.
Whenever an allied Forest Bat comes into play, give it +1/+0. | 自分の場にフォレストバットが出るたび、それを+1/+0する。 | Whenever an allied Forest Bat enters the board: give it +1/+0.
Once on each of your turns, whenever you play a spell, draw a card. | 自分のターンごとに1回、自分がスペルをプレイしたとき、カードを1枚引く。 | Once per turn, during your turn, whenever you play a spell: draw a card.
Put a random Machina follower from your deck into your hand. | 機械・フォロワーをランダムに1枚、自分のデッキから手札に加える。 | Put a random Machina follower in your deck into your hand.
Destroy an enemy follower with 3 attack or less. | 攻撃力3以下の相手のフォロワー1体を破壊する。 | Destroy a chosen enemy follower with 3 or less attack.
Deal X damage to an enemy follower. X equals this follower's attack. | 相手のフォロワー1体にXダメージ。Xは「このフォロワーの攻撃力の値」である。 | Deal X damage to a chosen enemy follower, where X is the attack of this.
Subtract 1 from the Countdown of all allied amulets. | 自分のアミュレットすべてのカウントダウン を1進める。 | Reduce the countdown of all allied amulets by 1.
Fanfare: Give your leader the following effect: At the end of your turn, draw a card. (This effect is not stackable and lasts for the rest of the match.) | ファンファーレ このバトル中、自分のリーダーは「自分のターン終了時、カードを1枚引く」を持つ。リーダーはこの能力を重複して持たない。 | Fanfare: give your leader "at the end of your turn: draw a card" (not stackable) for the rest of the match.
Fanfare: Draw a card. Restore 1 defense to your leader. | ファンファーレ カードを1枚引く。自分のリーダーを1回復。 | Fanfare: draw a card. Restore 1 defense to your leader.
Spellboost the cards in your hand 2 times. | スペルブースト を2回行う。 | Spellboost all cards in your hand 2 times.
Return an enemy follower to its owner's hand. | 相手のフォロワー1体を手札に戻す。 | Return a chosen enemy follower to hand.
Destroy all enemy followers. | 相手のフォロワーすべてを破壊する。 | Destroy all enemy followers.
Fanfare: If it's your fifth turn or later, draw a card. | ファンファーレ 5ターン目かそれ以降なら、カードを1枚引く。 | Fanfare: if your number of turns is 5 or more, draw a card.
Clash: Deal 1 damage to the enemy leader. | 交戦時 相手のリーダーに1ダメージ。 | Clash: deal 1 damage to the enemy leader.
When this follower leaves play, draw a card. (Transformation doesn't count as leaving play.) | 場を離れるとき、カードを1枚引く。（変身した場合を除く） | When this leaves the board: draw a card.
Union Burst (10): Gain Storm. | ファンファーレ ユニオンバースト 10； 疾走 を持つ。 | Union Burst 10: gain Storm.
Randomly put a Forest Bat or Magitrain into your hand. | フォレストバット、魔導列車の中から、ランダムに1枚を手札に加える。 | Add a random one of a Forest Bat or a Magitrain to your hand.
Fanfare: Draw a card. At the start of your next turn, draw a card. | ファンファーレ カードを1枚引く。次の自分のターン開始時、カードを1枚引く。 | Fanfare: draw a card. Give your leader "at the start of your turn: draw a card" until it has happened once.
Give your leader the following effect: At the start of your next turn, summon a Fairy. | 自分のリーダーは「次の自分のターン開始時、フェアリー1体を出す」を持つ。 | Give your leader "at the start of your turn: summon a Fairy" until it has happened once.
At the end of this turn, draw a card. | このターン終了時、カードを1枚引く。 | At the end of this turn, draw a card.
(This card will be treated as a Fairy.) | ※このカードは「フェアリー」として扱う。 | This is also called Fairy.
If at least 5 different allied Machina cards were destroyed this match, draw a card. | 「このバトル中に破壊された自分の機械・カードの名前」が5種類以上なら、カードを1枚引く。 | If the number of different allied Machina cards that were destroyed this match is 5 or more, draw a card.
Fanfare: If at least 5 allied followers had Ward when they were destroyed this match, evolve this follower. | ファンファーレ 「このバトル中、破壊されたとき守護 を持っていた自分のフォロワー」が5体以上なら、進化する。 | Fanfare: if the number of allied followers with Ward that were destroyed this match is 5 or more, evolve this.
Summon a copy of a random allied Machina follower destroyed this match. | 「このバトル中に破壊された自分の機械・フォロワー」と同名のフォロワー1体を出す。 | Summon a copy of a random allied Machina follower that was destroyed this match.
Deal 1 damage to an enemy follower. | 相手のフォロワー1体に1ダメージ。 | Deal 1 damage to a chosen enemy follower.
Spellboost: Deal 1 more. | スペルブースト +1ダメージ | Spellboost: further, deal 1 damage.
Randomly put 2 Machina cards from your deck into your hand. | 機械・カードをランダムに2枚、自分のデッキから手札に加える。 | Put 2 random Machina cards in your deck into your hand.
Whenever one or more allies are healed: draw a card. | 「自分のリーダーか自分のフォロワー（または両方）を回復させる」能力が働くたび、カードを1枚引く。 | Whenever one or more allies are healed: draw a card.
At the end of your turn, if there are no allied Fairies in play, summon a Fairy. Otherwise, gain +1/+1. | 自分のターン終了時、自分の場にフェアリーがいないなら、フェアリー1体を出す。いるなら、+1/+1する。 | At the end of your turn: if there is no allied Fairy, summon a Fairy. Otherwise, gain +1/+1.
Draw cards until you have 5 in hand. | カードを自分の手札が5枚になるまで引く。 | Draw cards until you have 5 in hand.
At the start of your opponent's turn, if your leader took damage during your previous turn, gain +1/+1. | 相手のターン開始時、直前の自分のターンに自分のリーダーがダメージを受けていたなら、+1/+1する。 | At the start of your opponent's turn: if your leader took damage during your previous turn, gain +1/+1.
If this follower can be targeted by enemy effects, your opponent can only target this follower. | 相手は、能力でこのフォロワーを選択できるとき、このフォロワーしか選択できない。 | This is the only one of its side that can be targeted.
Summon Fairies until your area is full. | フェアリーを場が上限枚数になるまで出す。 | Summon as many as there is room for on the board Fairies.
Put a Fairy without Last Words into your deck. | ラストワード を持たないフェアリー1枚をデッキに加える。 | Add a Fairy deprived of Last Words into your deck shuffled.
Enhance (6): Summon both instead. | エンハンス 6； チョイス ではなく、1体ずつを出す。 | Enhance 6: do all of these instead.
Give your leader the following effect: At the end of your turn, draw a card. (This effect is not stackable and is removed after activating 3 times.) | 自分のリーダーは「自分のターン終了時、カードを1枚引く」を持つ。リーダーはこの能力を重複して持たず、この能力は3回働くと失われる。 | Give your leader "at the end of your turn: draw a card" (not stackable) until it has happened 3 times.
Whenever Resonance becomes active for you, draw a card. | 自分のリーダーが共鳴 でない状態から共鳴 状態になるたび、カードを1枚引く。 | Whenever Resonance becomes active: draw a card.
Fanfare: Give +1/+1 to all other allied followers. | ファンファーレ 自分の他のフォロワーすべてを+1/+1する。 | Fanfare: give all other allied followers +1/+1.
Fanfare: Give all other allied followers Rush until the end of the turn. | ファンファーレ ターン終了まで、自分の他のフォロワーすべては突進 を持つ。 | Fanfare: give all other allied followers Rush until the end of the turn.
Fanfare: Summon 2 Fairies. Give them Ward. | ファンファーレ フェアリー2体を出す。それは守護 を持つ。 | Fanfare: summon 2 Fairies and give them Ward.
Fanfare: Put 2 Fairies into your hand and change their cost to 0. | ファンファーレ フェアリー2枚を手札に加え、そのコストを0にする。 | Fanfare: add 2 Fairies to your hand and set the cost of them to 0.
Fanfare: Draw a card and subtract 1 from its cost. | ファンファーレ カードを1枚引き、そのコストを-1する。 | Fanfare: draw a card and reduce the cost of it by 1.
Evolve: Deal 2 damage to all enemy followers. If Resonance is active for you, deal 3 damage instead. | 進化時 相手のフォロワーすべてに2ダメージ。共鳴 状態なら、2ダメージではなく3ダメージ。 | Evolve: deal 2 damage to all enemy followers. If Resonance is active, deal 3 damage instead.
Last Words: Put a random Machina follower from your deck into your hand. | ラストワード 機械・フォロワーをランダムに1枚、自分のデッキから手札に加える。 | Last Words: put a random Machina follower in your deck into your hand.
Whenever another allied follower comes into play, give it Rush. | 自分の場に他のフォロワーが出るたび、それは突進 を持つ。 | Whenever another allied follower enters the board: give it Rush.
At the end of your turn, deal 1 damage to all enemies. | 自分のターン終了時、相手のリーダーと相手のフォロワーすべてに1ダメージ。 | At the end of your turn: deal 1 damage to all enemies.
Return an enemy follower or amulet to its owner's hand. | 相手のフォロワー1体か相手のアミュレット1つを手札に戻す。 | Return a chosen enemy follower or amulet to hand.
Deal 2 damage to an enemy follower and 1 damage to the enemy leader. | 相手のフォロワー1体に2ダメージと相手のリーダーに1ダメージ。 | Deal 2 damage to a chosen enemy follower and deal 1 damage to the enemy leader.
Banish all enemy followers with 2 attack or less. | 攻撃力2以下の相手のフォロワーすべてを消滅させる。 | Banish all enemy followers with 2 or less attack.
Fanfare: Destroy another allied follower. Draw 2 cards. | ファンファーレ 自分の他のフォロワー1体を破壊する。カードを2枚引く。 | Fanfare: destroy a chosen other allied follower. Draw 2 cards.
Fanfare: Deal 3 damage to the enemy leader and all other followers. | ファンファーレ 相手のリーダーと他のフォロワーすべてに3ダメージ。 | Fanfare: deal 3 damage to the enemy leader and all other followers.
Fanfare: Give an allied follower +2/+0 and Storm until the end of the turn. | ファンファーレ ターン終了まで、自分のフォロワー1体は+2/+0されて、疾走 を持つ。 | Fanfare: give a chosen allied follower +2/+0 and Storm until the end of the turn.
"""
ROWS = [tuple(part.strip() for part in row.split(" | ")) for row in PAIRS.strip().splitlines()]


@pytest.mark.parametrize("english, japanese, canonical", ROWS)
def test_both_prints_are_one_tree(english, japanese, canonical):
    assert tree(english) == tree(japanese)
    assert said(tree(japanese)) == canonical


def test_there_are_many_wordings():
    assert len(ROWS) >= 60
