"""More lines as Japanese cards print them, a line a wording, with what each means. The lines are of our own."""

import pytest

from tests.cast.card_words import said, tree

# Printed Japanese (／ for a line feed) | canonical English
LINES = """
ファンファーレ 次の自分のターン開始時、カードを2枚引く。 | Fanfare: give your leader "at the start of your turn: draw 2 cards" until it has happened once.
ラストワード 自分のリーダーは「次の次の自分のターン開始時、フェアリー1体を出し、この能力を失う」を持つ。リーダーはこの能力を重複して持たない。 | Last Words: give your leader "at the start of your turn: give your leader "at the start of your turn: summon a Fairy" until it has happened once" (not stackable) until it has happened once.
相手のリーダーは「次の自分のターン開始時、自分のPPを-1する」を持つ。 | Give the enemy leader "at the start of your turn: lose 1 play point" until it has happened once.
自分のリーダーは「このターン終了時、自分の手札のスペルをすべて捨てる」を持つ。 | Give your leader "at the end of each player's turn: discard all spells in your hand" until it has happened once.
ファンファーレ 疾走 と「次に受けるダメージは0になる」を持つ。 | Fanfare: gain Storm and "this takes at most 0 damage the next time".
自分の場にフェアリーがいる限り、必殺 と守護 が働く。 | While there is an allied Fairy, this has Bane and Ward.
疾走 必殺 守護 | Storm. Bane. Ward.
ファンファーレ 突進 必殺 守護 の中から、ランダムに1つを持つ。 | Fanfare: do one at random: gain Rush; gain Bane; gain Ward.
ファンファーレ と自分のターン終了時、フェアリー1体を出す。 | Fanfare and at the end of your turn: summon a Fairy.
ラストワード か、これが場から手札に戻ったとき、カードを1枚引く。 | Last Words and when this is returned to hand: draw a card.
自分のフォロワーが破壊されたとき、カードを1枚引く。上限は1ターンに2回。 | Up to 2 times per turn, whenever an allied follower is destroyed: draw a card.
覚醒 状態なら、自分のターン終了時、自分のリーダーを1回復。 | At the end of your turn, if Overflow is active: restore 1 defense to your leader.
ファンファーレ フェアリー1枚を手札に加える。それは「自分のターン終了時、自分の手札のこれを捨てる」を持つ。 | Fanfare: add a Fairy to your hand and give it "at the end of your turn: discard this".
自分のターン終了時、覚醒 状態でないなら、自分の手札のこれを公開して、自分のリーダーに2ダメージ。 | In your hand, at the end of your turn: if Overflow is not active, reveal this and deal 2 damage to your leader.
ファンファーレ 相手の場にフォロワーがいるならランダムなそれ1体に、いないなら相手のリーダーに、3ダメージ。 | Fanfare: if there is an enemy follower, deal 3 damage to a random enemy follower. Otherwise, deal 3 damage to the enemy leader.
ファンファーレ 自分の場にフェアリーがいないなら、フェアリー1体を出す。いるなら、+1/+1する。 | Fanfare: if there is no allied Fairy, summon a Fairy. Otherwise, gain +1/+1.
※このカードは「フェアリー」として扱う。 | This is also called Fairy.
ランダムな相手のフォロワー2体にそれぞれ3ダメージ。 | Deal 3 damage to 2 random enemy followers.
自分のフェアリーが場に出るたび、フォレストバットに変身させる。 | Whenever an allied Fairy enters the board: transform it into a Forest Bat.
攻撃時 「相手のフォロワーすべてに1ダメージ。お互いのリーダーに1ダメージ」これを2回行う。 | Strike: do this 2 times: deal 1 damage to all enemy followers and deal 1 damage to both leaders.
ファンファーレ 名前の異なる機械・カードをランダムに2枚、自分のデッキから手札に加える。 | Fanfare: put 2 different random Machina cards in your deck into your hand.
機械・フォロワーをランダムに2種類を1枚ずつ、自分のデッキから場に出す。 | Put 2 different random Machina followers in your deck onto the board.
ファンファーレ 「このバトル中に破壊された、コスト5以上の自分のフォロワー」と同名のフォロワー1枚を手札に加える。（複数あるなら、その中からランダム） | Fanfare: add a copy of a random allied follower that costs 5 or more that was destroyed this match to your hand.
このバトル中に破壊された、コスト最大の自分のフォロワーと同名のフォロワー1枚を手札に加える。 | Add a copy of a random allied follower with the highest cost that was destroyed this match to your hand.
ファンファーレ 「このバトル中に破壊された自分の機械・カードの名前」が5種類以上なら、進化する。 | Fanfare: if the number of different allied Machina cards that were destroyed this match is 5 or more, evolve this.
進化時 自分のデッキの「カードの名前」が10種類以上なら、守護 を持つ。 | Evolve: if the number of different cards in your deck is 10 or more, gain Ward.
ファンファーレ 「このバトル中、破壊されたときラストワード を持っていた自分のカード」が10枚以上なら、疾走 を持つ。 | Fanfare: if the number of allied cards with Last Words that were destroyed this match is 10 or more, gain Storm.
ファンファーレ 「このバトル中、破壊されたとき守護 を持っていた自分のフォロワー」が5体以上なら、進化する。 | Fanfare: if the number of allied followers with Ward that were destroyed this match is 5 or more, evolve this.
「自分のリーダーか自分のフォロワー（または両方）を回復させる」能力が働くたび、カードを1枚引く。 | Whenever one or more allies are healed: draw a card.
相手のフォロワー1体を選択する。そのフォロワーは能力すべて（攻撃力/体力はそのまま）を失う。 | Remove all abilities from a chosen enemy follower.
相手のフォロワー1体にXダメージ。自分のPPをX回復。Xは「このバトル中に破壊された自分のアミュレットの数」である。 | Deal X damage to a chosen enemy follower. Recover X play points. In all of that X equals the number of allied amulets that were destroyed this match.
ファンファーレ Xが5以上なら、カードを1枚引く。Xは「このバトル中に場を離れた自分の機械・フォロワーの数」である。 | Fanfare: if X is 5 or more, draw a card. In all of that X equals the number of allied Machina followers that left the board this match.
カードを自分の手札が5枚になるまで引く。 | Draw cards until you have 5 in hand.
自分の他のフォロワーすべての攻撃力/体力を2倍にする。 | Double the attack of all other allied followers and double the defense of them.
ファンファーレ 「自分がこのターン中に葬送 した回数」が2回以上なら、疾走 を持つ。 | Fanfare: if the number of times you performed Burial Rite this turn is 2 or more, gain Storm.
交戦時 交戦する相手が機械・フォロワーなら、そのフォロワーに3ダメージ。 | Clash: if the opposing follower is a Machina follower, deal 3 damage to the opposing follower.
攻撃時 攻撃力3以上のフォロワーへ攻撃したなら、必殺 を持つ。 | Follower Strike, if the opposing follower is a follower with 3 or more attack: gain Bane.
相手のリーダーの体力が1になるようにダメージを与える。 | Deal X damage to the enemy leader, where X is the defense of the enemy leader minus 1.
自分の残りPPをすべて消費する。 | Set your play points to 0.
自分のフォロワーすべては、「能力によって受けるダメージは0になり、能力で破壊されない」を持つ。 | Give all allied followers "this takes no damage from effects, then this can't be destroyed by effects".
このバトル中、自分のリーダーは（体力が11以上でも）復讐 状態になる。 | Activate Vengeance for the rest of the match.
これが場にいる限り、自分のフォロワーすべてと新たに場に出た自分のフォロワーすべてへの3以上のダメージは2になる。 | All allied followers can't take more than 2 damage at a time.
これが場にいる限り、自分のリーダーと自分のフォロワーすべてと新たに場に出た自分のフォロワーすべては「受けるダメージを-1する」を持つ。 | All allies have "this takes 1 less damage".
相手のターン中、このフォロワーへのダメージを-2する。 | While it is your opponent's turn, this takes 2 less damage.
手札をすべて捨て、相手のリーダーと相手のフォロワーすべてに「捨てた枚数」と同じダメージ。 | Discard all cards in your hand and deal that much damage to all enemies.
自分が手札を捨てるたび、自分の手札のこのコストを-Xする。Xは「捨てた枚数」である。 | Whenever you discard one or more cards: reduce the cost of this by X, where X is that many.
スペルブースト +1ダメージ | Spellboost: further, deal 1 damage.
スペルブースト 引くカード+1枚 | Spellboost: further, draw a card.
エンハンス 5； さらに1体出す。 | Enhance 5: further, summon 1.
自分のフェアリーが相手のリーダーに攻撃するとき、フェアリー1枚を手札に加える。 | Whenever an allied Fairy attacks the enemy leader: add a Fairy to your hand.
コストX以下でコスト最大の機械・カードをランダムに1枚、自分のデッキから手札に加える。Xは「自分の残りPPの値」である。 | Put a random Machina card that costs X or less with the highest cost in your deck into your hand, where X is your play points.
このバトル中、自分のリーダーは、「自分が機械・カードをプレイするたび、自分のPPを1回復」と、「自分のターン終了時、カードを1枚引く」を持つ。リーダーはこの能力を重複して持たない。 | Give your leader "whenever you play a Machina card: recover 1 play point" (not stackable) and "at the end of your turn: draw a card" (not stackable) for the rest of the match.
相手のフォロワー1体に「自分のフォロワーの最大攻撃力の値」と同じダメージ。 | Deal X damage to a chosen enemy follower, where X is the attack of the first 1 allied followers with the highest attack.
相手のフォロワーが破壊されるたび、自分の場のスタック を+1する。 | Whenever an enemy follower is destroyed: increase the stack of a chosen allied card with 1 or more stack by 1.
ファンファーレ リアニメイト 3、リアニメイト 2 | Fanfare: reanimate 3 and reanimate 2.
フェアリー、フォレストバット、魔導列車の中から、ランダムに異なる2枚をデッキに加える。 | Do 2 different ones at random: add a Fairy into your deck shuffled; add a Forest Bat into your deck shuffled; add a Magitrain into your deck shuffled.
「+1/+1して、守護 を持つ」「自分のリーダーを2回復」「カードを1枚引く」の中から、ランダムに2つの能力が働く。 | Do 2 different ones at random: gain +1/+1 and Ward; restore 2 defense to your leader; draw a card.
自分のターン開始時、「自分のフォロワーすべてを+1/+1する」「カードを1枚引く」の中から、働いていない能力がランダムに1つ働く。 | At the start of your turn: do one not done before at random: give all allied followers +1/+1; draw a card.
場に出たとき、これを含めて、自分の場に出たフェアリーがこのバトル中に3体以上なら、進化する。 | When this enters the board: if the number of times an allied Fairy entered the board this match is 3 or more, evolve this.
自分のリーダーが共鳴 でない状態から共鳴 状態になるたび、カードを1枚引く。 | Whenever Resonance becomes active: draw a card.
自分のターン終了時、3、5、7ターン目なら、相手のリーダーに2ダメージ。 | At the end of your turn: if your number of turns is exactly 3, or if your number of turns is exactly 5, or if your number of turns is exactly 7, deal 2 damage to the enemy leader.
自分のターン終了時、自分のリーダーの体力が1、3、5なら、カードを1枚引く。 | At the end of your turn: if your leader has exactly 1 defense, or if your leader has exactly 3 defense, or if your leader has exactly 5 defense, draw a card.
ラストワード 「このフォロワーの攻撃力の値」が3以上だったなら、カードを1枚引く。 | Last Words: if this has 3 or more attack, draw a card.
ファンファーレ 攻撃力/体力をそれぞれXにする。Xは「20から自分のリーダーの体力を引いた数」である。 | Fanfare: set the attack of this to X and set the defense of this to X, where X is 20 minus the defense of your leader.
お互いのリーダーに2ダメージ。渇望 状態なら、もう1回行う。 | Deal 2 damage to both leaders. If Avarice is active, repeat this 1 more time.
潜伏 状態の相手のフォロワーすべてに2ダメージ。 | Deal 2 damage to all enemy followers with Ambush.
自分の「疾走 と守護 を持つフォロワー」が攻撃するとき、それを+1/+1する。 | Whenever an allied follower with Storm with Ward attacks: give it +1/+1.
自分の手札の最も古いカードと同名のカード1枚を手札に加える。 | Add a copy of the first 1 cards in your hand to your hand.
相手の場の最も古いフォロワーに3ダメージ。 | Deal 3 damage to the first 1 enemy followers.
自分のデッキにフォロワーがないなら、自分のPPを1回復。 | If there is no follower in your deck, recover 1 play point.
自分と相手はカードを1枚引く。 | Each player draws a card.
お互いの手札にフェアリー1枚を加える。 | Add a Fairy into each player's hand.
このバトルに勝利する。 | Win the game.
進化時 フェアリー1体を出す。自分のデッキが10枚以下なら、フェアリーではなくフォレストバット2体を出す。 | Evolve: summon a Fairy. If there are 10 or less cards in your deck, summon 2 Forest Bats instead.
相手のフォロワー1体を消滅させる。「このバトル中、自分のフォロワーが進化した回数」が5回以上なら、1体ではなく、すべて。 | Banish a chosen enemy follower. If the number of times an allied follower evolved this match is 5 or more, banish all enemy followers instead.
手札のカード1枚のコストを-1する。覚醒 状態なら、-1ではなく-2する。 | Reduce the cost of a chosen card in your hand by 1. If Overflow is active, reduce the cost of it by 2 instead.
このカウントダウン を1進める。自分の場にフェアリーがいるなら、1ではなく2進める。 | Reduce the countdown of this by 1. If there is an allied Fairy, reduce the countdown of this by 2 instead.
ファンファーレ 突進 を持つ。自分の場にフェアリーがいるなら、突進 を持つのではなく、進化する。 | Fanfare: gain Rush. If there is an allied Fairy, evolve this instead.
自分の他のフォロワー1体か自分のアミュレット1つを手札に戻す。 | Return a chosen other allied follower or amulet to hand.
攻撃力3の相手のフォロワー1体か体力3の相手のフォロワー1体を破壊する。 | Destroy a chosen either enemy follower with exactly 3 attack or else enemy followers with exactly 3 defense.
自分の機械・フォロワーか兵士・フォロワーが攻撃するとき、自分のPPを1回復。 | Whenever an allied either Machina or Officer follower attacks: recover 1 play point.
相手の場に選択できるフォロワーがいるなら、ネクロマンス 4； 相手のフォロワー1体に5ダメージ。 | If there is an enemy targetable follower, Necromancy 4: deal 5 damage to a chosen enemy follower.
相手は、能力でこのフォロワーを選択できるとき、このフォロワーしか選択できない。 | This is the only one of its side that can be targeted.
自分がアクセラレート するたび、カードを1枚引く。 | Whenever you play a card played as Accelerate: draw a card.
自分がこのバトル中に結晶 したカードが3枚以上なら、カードを1枚引く。 | If the number of times you played a card played as Crystallize this match is 3 or more, draw a card.
フェアリーを場が上限枚数になるまで出す。 | Summon as many as there is room for on the board Fairies.
ラストワード を持たないフェアリー1枚をデッキに加える。 | Add a Fairy deprived of Last Words into your deck shuffled.
エンハンス 6； チョイス ではなく、1体ずつを出す。 | Enhance 6: do all of these instead.
自分のリーダーは「自分のターン終了時、カードを1枚引く」を持つ。リーダーはこの能力を重複して持たず、この能力は3回働くと失われる。 | Give your leader "at the end of your turn: draw a card" (not stackable) until it has happened 3 times.
相手のターン開始時、直前の自分のターンに自分のリーダーがダメージを受けていたなら、+1/+1する。 | At the start of your opponent's turn: if your leader took damage during your previous turn, gain +1/+1.
結晶 2； 機械； カウントダウン 2 | Crystallize 2 as Machina: Countdown 2.
攻撃時 潜伏 状態で攻撃したなら、フェアリー1体を出す。 | Strike with Ambush: summon a Fairy.
このフォロワーは守護 を持たないフォロワーを攻撃不能。 | This can't attack followers without Ward.
ファンファーレ フェアリー2体か、フォレストバット1体を出す。 | Fanfare: choose one: summon 2 Fairies; summon a Forest Bat.
相手のフォロワー1体を選択する。そのフォロワーと、同名の相手のフォロワーすべてを消滅させる。 | Select a chosen enemy follower. Banish all enemy followers with the same name as that follower.
これに融合 したとき、それがこのバトル中に2回目なら、自分のPP最大値を+1する。 | Fusion: if the number of times cards were fused to this is exactly 2, gain 1 max play point.
"""
WORDINGS = [tuple(part.strip().replace("／", "\n") for part in line.split(" | ")) for line in LINES.strip().splitlines()]


@pytest.mark.parametrize("printed, means", WORDINGS)
def test_a_printed_line_is_read_as_what_it_means(printed, means):
    read = tree(printed)
    assert said(read) == means
    assert tree(means) == read


def test_a_row_that_only_reminds_says_nothing():
    assert tree("疾走\n（フォロワーを攻撃可能）") == tree("Storm.")
