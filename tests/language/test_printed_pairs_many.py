"""Many lines as both prints word them, each written in both languages before either was tried: one tree from either."""

import pytest

from tests.cast.card_words import check_pair, rows

# English print | Japanese print, "／" between the lines of one card
PAIRS = """
Whenever an allied follower attacks, give this follower +1/+0. | 自分のフォロワーが攻撃するたび、+1/+0する。
Fanfare: Give this follower Ward. | ファンファーレ 守護 を持つ。
Fanfare: Deal 2 damage to a random enemy follower and then the enemy leader. If Wrath is active for you, deal 4 damage instead. | ファンファーレ ランダムな相手のフォロワー1体と相手のリーダーに2ダメージ。狂乱 状態なら、2ダメージではなく4ダメージ。
Fanfare: Deal 2 damage to an enemy follower and then the enemy leader. If Overflow is active for you, deal 4 damage instead and evolve this follower. | ファンファーレ 相手のフォロワー1体と相手のリーダーに2ダメージ。覚醒 状態なら、2ダメージではなく4ダメージ。進化する。
At the end of your turn, deal 1 damage to a random enemy follower and then 1 damage to the enemy leader. | 自分のターン終了時、ランダムな相手のフォロワー1体と相手のリーダーに1ダメージ。
Fanfare: Summon a Forest Bat. If Wrath is active for you, summon 2 instead and evolve them. | ファンファーレ フォレストバット1体を出す。狂乱 状態なら、1体ではなく2体。それらは進化する。
Fanfare: Deal 2 damage to all enemies. | ファンファーレ 相手のフォロワーすべてと相手のリーダーに2ダメージ。
Return an enemy follower to its owner's hand. If it had Ward, draw a card. | 相手のフォロワー1体を手札に戻す。それが守護 を持っていたなら、カードを1枚引く。
Last Words: Put a copy of this follower into your deck. | ラストワード これと同名のカード1枚を自分のデッキに加える。
Fanfare: Give an enemy follower the following effect until the end of your opponent's turn - Can't attack. | ファンファーレ 相手のターン終了まで、相手のフォロワー1体は攻撃不能になる。
Reduce damage to this follower to 2. | このフォロワーへのダメージは2になる。
Fusion: Followers／Fanfare: If this card is fused with at least 1 card, draw a card. | 融合 フォロワー／ファンファーレ これに融合していたなら、カードを1枚引く。
Crystallize (2): Countdown (3)／Last Words: Summon a Fairy.／Storm. | 結晶 2； カウントダウン 3／ラストワード フェアリー1体を出す。／疾走
Once on each of your turns, when you play a spell, gain +1/+1. | 自分のターンごとに1回、自分がスペルをプレイしたとき、+1/+1する。
Fanfare: Deal 3 damage to a random enemy follower. | ファンファーレ ランダムな相手のフォロワー1体に3ダメージ。
Fanfare: Deal 2 damage to all enemies. | ファンファーレ 相手のリーダーと相手のフォロワーすべてに2ダメージ。
Fanfare: Restore 3 defense to your leader. | ファンファーレ 自分のリーダーを3回復。
Fanfare: Restore 3 defense to all allies. | ファンファーレ 自分のリーダーと自分のフォロワーすべてを3回復。
Fanfare: Gain +1/+1 for each other allied Officer follower. | ファンファーレ 自分の他の兵士・フォロワー1体につき+1/+1する。
Fanfare: Gain +X/+X. X equals the number of other allied followers in play. | ファンファーレ +X/+Xする。Xは「自分の他のフォロワーの数」である。
Fanfare: Discard your hand. Draw 3 cards. | ファンファーレ 自分の手札をすべて捨てる。カードを3枚引く。
Fanfare: Banish an enemy follower or amulet. | ファンファーレ 相手のフォロワー1体か相手のアミュレット1つを消滅させる。
Fanfare: Return another allied follower to your hand. | ファンファーレ 自分の他のフォロワー1体を手札に戻す。
Fanfare: Transform an enemy follower into a Fairy. | ファンファーレ 相手のフォロワー1体をフェアリーに変身させる。
Fanfare: Put 2 Fairies into your hand. | ファンファーレ フェアリー2枚を手札に加える。
Fanfare: Summon a Fairy and a Forest Bat. | ファンファーレ フェアリー1体とフォレストバット1体を出す。
Fanfare: Put a random spell from your deck into your hand. | ファンファーレ スペルをランダムに1枚、自分のデッキから手札に加える。
Fanfare: Summon a random follower that costs 3 play points or less from your deck. | ファンファーレ コスト3以下のフォロワーをランダムに1枚、自分のデッキから場に出す。
Fanfare: If Overflow is active for you, gain Storm. | ファンファーレ 覚醒 状態なら、疾走 を持つ。
Fanfare: If Vengeance is active for you, deal 3 damage to the enemy leader. | ファンファーレ 復讐 状態なら、相手のリーダーに3ダメージ。
Fanfare: If Resonance is active for you, evolve this follower. | ファンファーレ 共鳴 状態なら、進化する。
Fanfare: If Wrath is active for you, draw 2 cards. | ファンファーレ 狂乱 状態なら、カードを2枚引く。
Fanfare: If Avarice is active for you, gain Bane and Drain. | ファンファーレ 渇望 状態なら、必殺 とドレイン を持つ。
Fanfare: If at least 2 other cards were played this turn, draw a card. | ファンファーレ このターン中に（このカードを含めず）カードを2枚以上プレイしていたなら、カードを1枚引く。
Fanfare: If you have more evolution points than your opponent, recover 2 play points. | ファンファーレ 自分の残りEPが相手より多いなら、自分のPPを2回復。
Fanfare: If an allied Fairy is in play, draw a card. | ファンファーレ 自分の場にフェアリーがいるなら、カードを1枚引く。
Fanfare: If no allied amulets are in play, summon a Fairy. | ファンファーレ 自分の場にアミュレットがないなら、フェアリー1体を出す。
Fanfare: If there are at least 3 other allied followers in play, gain Storm. | ファンファーレ 自分の他のフォロワーが3体以上いるなら、疾走 を持つ。
Fanfare: If you have at least 10 shadows, summon 2 Fairies. | ファンファーレ 自分の墓場が10以上なら、フェアリー2体を出す。
Fanfare: Necromancy (4) - Gain +2/+2. | ファンファーレ ネクロマンス 4； +2/+2する。
Fanfare: Necromancy (4) - Summon a Fairy. Restore 2 defense to your leader. | ファンファーレ ネクロマンス 4； フェアリー1体を出す。自分のリーダーを2回復。
Fanfare: Earth Rite - Deal 4 damage to an enemy follower. | ファンファーレ 土の秘術 相手のフォロワー1体に4ダメージ。
Fanfare: Earth Rite (2) - Summon 2 Fairies. | ファンファーレ 土の秘術 2； フェアリー2体を出す。
Fanfare: Burial Rite - Draw a card. | ファンファーレ 葬送 したなら、カードを1枚引く。
Fanfare: Rally (10) - Evolve this follower. | ファンファーレ 連携 10； 進化する。
Fanfare: Reanimate (3). | ファンファーレ リアニメイト 3
Fanfare: Enhance (6) - Gain +2/+2 and Rush. | ファンファーレ エンハンス 6； +2/+2して、突進 を持つ。
Fanfare: Enhance (8) - Deal 3 damage to all enemy followers. | ファンファーレ エンハンス 8； 相手のフォロワーすべてに3ダメージ。
Fanfare: Union Burst (10) - Deal 5 damage to the enemy leader. | ファンファーレ ユニオンバースト 10； 相手のリーダーに5ダメージ。
Fanfare: Skybound Art (10) - Draw 2 cards. | ファンファーレ 奥義 10； カードを2枚引く。
Accelerate (1): Put a Fairy into your hand. | アクセラレート 1； フェアリー1枚を手札に加える。
Accelerate (2): Deal 2 damage to an enemy follower. Draw a card. | アクセラレート 2； 相手のフォロワー1体に2ダメージ。カードを1枚引く。
Crystallize (1): Countdown (3) | 結晶 1； カウントダウン 3
Last Words: Summon 2 Fairies. | ラストワード フェアリー2体を出す。
Last Words: Deal 2 damage to a random enemy follower. | ラストワード ランダムな相手のフォロワー1体に2ダメージ。
Last Words: Put a Fairy into your hand and change its cost to 0. | ラストワード フェアリー1枚を手札に加え、そのコストを0にする。
Last Words: If it's your turn, draw a card. | ラストワード 自分のターンなら、カードを1枚引く。
Last Words: Gain 1 empty play point orb. | ラストワード 自分のPP最大値を+1する。
Last Words: Gain 4 shadows. | ラストワード 自分の墓場を+4する。
Last Words: Destroy a random enemy follower. | ラストワード ランダムな相手のフォロワー1体を破壊する。
Last Words: Give +1/+1 to all allied followers. | ラストワード 自分のフォロワーすべてを+1/+1する。
Strike: Deal 1 damage to the enemy leader. | 攻撃時 相手のリーダーに1ダメージ。
Strike: Recover 1 play point. | 攻撃時 自分のPPを1回復。
Strike: Draw a card if Overflow is active for you. | 攻撃時 覚醒 状態なら、カードを1枚引く。
Strike: Give Rush to all other allied followers. | 攻撃時 自分の他のフォロワーすべては突進 を持つ。
Clash: Destroy the enemy follower. | 交戦時 交戦する相手のフォロワーを破壊する。
Clash: Deal 2 damage to the enemy follower. | 交戦時 交戦する相手のフォロワーに2ダメージ。
Clash: Gain +0/+1. | 交戦時 +0/+1する。
Evolve: Give +1/+1 to all other allied followers. | 進化時 自分の他のフォロワーすべてを+1/+1する。
Evolve: Draw a card. | 進化時 カードを1枚引く。
Evolve: Return an enemy follower to the opponent's hand. | 進化時 相手のフォロワー1体を手札に戻す。
Evolve: Evolve an unevolved allied Fairy. | 進化時 進化していない自分のフェアリー1体は進化する。
Evolve: Summon a Fairy and give it Ward. | 進化時 フェアリー1体を出し、守護 を与える。
Evolve: Destroy an enemy follower with 3 attack or less. | 進化時 攻撃力3以下の相手のフォロワー1体を破壊する。
Evolve: Subtract 1 from the cost of all Machina cards in your hand. | 進化時 自分の手札の機械・カードすべてのコストを-1する。
Evolve: Add 1 to the Countdown of an allied amulet. | 進化時 自分のアミュレット1つのカウントダウン を1遅らせる。
At the end of your turn, summon a Fairy. | 自分のターン終了時、フェアリー1体を出す。
At the end of your turn, give a random allied follower +1/+1. | 自分のターン終了時、ランダムな自分のフォロワー1体を+1/+1する。
At the end of your opponent's turn, destroy this follower. | 相手のターン終了時、このフォロワーを破壊する。
At the start of your opponent's turn, deal 1 damage to all enemy followers. | 相手のターン開始時、相手のフォロワーすべてに1ダメージ。
At the end of your turn, if Resonance is active for you, deal 2 damage to all enemies. | 自分のターン終了時、共鳴 状態なら、相手のリーダーと相手のフォロワーすべてに2ダメージ。
At the end of your turn, restore 1 defense to all allied followers. | 自分のターン終了時、自分のフォロワーすべてを1回復。
At the end of your turn, banish this follower. | 自分のターン終了時、このフォロワーは消滅する。
Whenever you play a spell, deal 1 damage to the enemy leader. | 自分がスペルをプレイするたび、相手のリーダーに1ダメージ。
Whenever you play a Machina card, gain +1/+0. | 自分が機械・カードをプレイするたび、+1/+0する。
Whenever another allied follower comes into play, gain +1/+0. | 自分の場に他のフォロワーが出るたび、+1/+0する。
Whenever an allied Machina follower comes into play, give it Rush. | 自分の場に機械・フォロワーが出るたび、それは突進 を持つ。
Whenever an enemy follower comes into play, deal 1 damage to it. | 相手の場にフォロワーが出るたび、それに1ダメージ。
Whenever an allied follower is destroyed, draw a card. | 自分のフォロワーが破壊されるたび、カードを1枚引く。
Whenever another allied follower is destroyed, gain +1/+1. | 自分の他のフォロワーが破壊されるたび、+1/+1する。
Whenever an allied follower evolves, deal 2 damage to a random enemy follower. | 自分のフォロワーが進化するたび、ランダムな相手のフォロワー1体に2ダメージ。
Whenever another allied follower attacks, give it +1/+0. | 自分の他のフォロワーが攻撃するたび、それを+1/+0する。
Whenever your leader takes damage, draw a card. | 自分のリーダーがダメージを受けるたび、カードを1枚引く。
Whenever your leader's defense is restored, gain +1/+1. | 自分のリーダーが回復するたび、+1/+1する。
Whenever you perform Burial Rite, restore 1 defense to your leader. | 自分が葬送 するたび、自分のリーダーを1回復。
Whenever you perform Necromancy, summon a Fairy. | 自分がネクロマンス するたび、フェアリー1体を出す。
Whenever this follower takes damage, draw a card. | このフォロワーがダメージを受けたとき、カードを1枚引く。
When this follower comes into play, gain 1 shadow. | このフォロワーが場に出たとき、自分の墓場を+1する。
When this follower leaves play, summon a Fairy. | このフォロワーが場を離れるとき、フェアリー1体を出す。
During your turn, whenever an allied amulet is destroyed, draw a card. | 自分のターン中、自分のアミュレットが破壊されるたび、カードを1枚引く。
Once on each of your turns, when you play a spell, recover 1 play point. | 自分のターンごとに1回、自分がスペルをプレイしたとき、自分のPPを1回復。
Can't attack the enemy leader. | 相手のリーダーを攻撃できない。
Can't be evolved using evolution points. (Can be evolved using card effects.) | EPによる進化ができない。（能力による進化はできる）
Can evolve for 0 evolution points. | EPを消費せず進化できる。
Ignore Ward. | 守護 を無視して攻撃できる。
Has Storm if Vengeance is active for you. | 復讐 状態である限り、疾走 を持つ。
While Overflow is active for you, this follower has +2/+0. | 覚醒 状態である限り、+2/+0する。
During your turn, this follower has +2/+0. | 自分のターン中、+2/+0される。
Deal X damage to an enemy follower. X equals the number of times this card has been Spellboosted. | 相手のフォロワー1体にXダメージ。Xは「このカードのスペルブースト された回数」である。
Fuse: Machina cards | 融合 ； 機械・カード
Whenever cards are fused to this card, draw a card. | これに融合 したとき、カードを1枚引く。
Fanfare: If at least 3 cards are fused to this card, gain Storm. | ファンファーレ これに融合 したカードが3枚以上なら、疾走 を持つ。
At the end of your turn, subtract 1 from this amulet's Countdown. | 自分のターン終了時、このアミュレットのカウントダウン を1進める。
Whenever you play a spell, subtract 1 from this amulet's Countdown. | 自分がスペルをプレイするたび、このアミュレットのカウントダウン を1進める。
Draw 2 cards. If Overflow is active for you, draw 3 cards instead. | カードを2枚引く。覚醒 状態なら、2枚ではなく3枚引く。
Deal 2 damage to an enemy follower. If Vengeance is active for you, deal 4 damage instead. | 相手のフォロワー1体に2ダメージ。復讐 状態なら、2ダメージではなく4ダメージ。
Deal 2 damage to an enemy follower. Necromancy (4): Deal 4 damage instead. | 相手のフォロワー1体に2ダメージ。ネクロマンス 4； 2ダメージではなく4ダメージ。
Summon a Fairy. If at least 2 other cards were played this turn, summon 2 instead. | フェアリー1体を出す。このターン中に（このカードを含めず）カードを2枚以上プレイしていたなら、1体ではなく2体出す。
Destroy an allied follower. Draw 2 cards. | 自分のフォロワー1体を破壊する。カードを2枚引く。
Destroy all followers. | フォロワーすべてを破壊する。
Banish all amulets. | アミュレットすべてを消滅させる。
Give an allied follower +2/+2. | 自分のフォロワー1体を+2/+2する。
Give all allied followers +1/+0 until the end of the turn. | ターン終了まで、自分のフォロワーすべてを+1/+0する。
Give an allied follower Ward and "Last Words: Draw a card." | 自分のフォロワー1体は守護 と「ラストワード カードを1枚引く」を持つ。
Give your leader the following effect for the rest of the match: At the start of your turn, restore 1 defense to your leader. (This effect is not stackable.) | このバトル中、自分のリーダーは「自分のターン開始時、自分のリーダーを1回復」を持つ。リーダーはこの能力を重複して持たない。
Deal 5 damage to an enemy follower. At the start of your next turn, draw a card. | 相手のフォロワー1体に5ダメージ。次の自分のターン開始時、カードを1枚引く。
Gain 1 empty play point orb. If Overflow is active for you, draw a card. | 自分のPP最大値を+1する。覚醒 状態なら、カードを1枚引く。
Deal 1 damage to a random enemy follower. Do this 3 times. | ランダムな相手のフォロワー1体に1ダメージ。これを3回行う。
Deal damage to an enemy follower equal to the number of allied followers in play. | 相手のフォロワー1体に「自分の場のフォロワーの数」と同じダメージ。
Put a copy of an allied follower into your hand. | 自分のフォロワー1体と同名のカード1枚を手札に加える。
Evolve an unevolved allied follower. (Evolve effects will not activate.) | 進化していない自分のフォロワー1体を進化させる。（進化時能力は働かない）
Transform all enemy followers into Fairies. | 相手のフォロワーすべてをフェアリーに変身させる。
Your opponent discards a card. | 相手は自分の手札1枚を捨てる。
Your opponent discards a random card. | 相手は自分の手札をランダムに1枚捨てる。
Subtract 1 from the cost of a follower in your hand. | 自分の手札のフォロワー1枚のコストを-1する。
Change the cost of a card in your hand to 1. | 自分の手札1枚のコストを1にする。
Give +1/+1 to all followers in your hand. | 自分の手札のフォロワーすべてを+1/+1する。
Both players draw 2 cards. | お互いのプレイヤーはカードを2枚引く。
Deal 2 damage to both leaders. | お互いのリーダーに2ダメージ。
Invocation: At the start of your turn, if you have at least 8 play point orbs, invoke this card. | 直接召喚 自分のターン開始時、自分のPP最大値が8以上なら、このカードを1枚、自分のデッキから場に出す。
Fanfare: If you have at least 6 cards in your hand, gain +1/+1. | ファンファーレ 自分の手札が6枚以上なら、+1/+1する。
Fanfare: If you've played at least 3 cards this turn, gain Storm. | ファンファーレ このターン中にカードを3枚以上プレイしていたなら、疾走 を持つ。
Fanfare: If at least 5 allied followers have been destroyed this match, gain Bane. | ファンファーレ このバトル中に自分のフォロワーが5体以上破壊されていたなら、必殺 を持つ。
Fanfare: Deal X damage to an enemy follower. X equals the number of cards in your hand. | ファンファーレ 相手のフォロワー1体にXダメージ。Xは「自分の手札の枚数」である。
Fanfare: Draw X cards. X equals the number of allied amulets in play. | ファンファーレ カードをX枚引く。Xは「自分のアミュレットの数」である。
Fanfare: Give Storm to another allied follower. | ファンファーレ 自分の他のフォロワー1体は疾走 を持つ。
Fanfare: Give +1/+1 to all allied Fairies. | ファンファーレ 自分のフェアリーすべてを+1/+1する。
Fanfare: Give +1/+1 and Ward to all other allied followers. | ファンファーレ 自分の他のフォロワーすべては+1/+1されて、守護 を持つ。
Fanfare: Randomly put 1 of the following cards into your hand.／- Fairy／- Forest Bat | ファンファーレ ランダムな1枚を手札に加える。／・フェアリー／・フォレストバット
Fanfare: Choose: Put 1 of the following cards into your hand.／- Fairy／- Forest Bat | ファンファーレ チョイス したカード1枚を手札に加える。／・フェアリー／・フォレストバット
Choose: Summon 1 of the following cards.／- Fairy／- Forest Bat | チョイス したカード1体を出す。／・フェアリー／・フォレストバット
Enhance (5): Gain +2/+2. | エンハンス 5； +2/+2する。
Fanfare: Summon a Fairy.／Enhance (5): Summon 3 instead. | ファンファーレ フェアリー1体を出す。／エンハンス 5； 1体ではなく3体。
Deal 3 damage to an enemy follower.／Enhance (6): Deal 6 damage instead. | 相手のフォロワー1体に3ダメージ。／エンハンス 6； 3ダメージではなく6ダメージ。
Draw a card.／Enhance (5): Draw 3 cards instead. | カードを1枚引く。／エンハンス 5； 1枚ではなく3枚引く。
Draw a card. Enhance (5): Draw 3 cards instead. | カードを1枚引く。エンハンス 5； 1枚ではなく3枚引く。
Summon a Fairy. Enhance (5): Summon 3 instead. | フェアリー1体を出す。エンハンス 5； 1体ではなく3体。
Fanfare: Banish all other followers. | ファンファーレ 他のフォロワーすべてを消滅させる。
Fanfare: Destroy all other followers and amulets. | ファンファーレ 他のフォロワーすべてとアミュレットすべてを破壊する。
Fanfare: Randomly destroy 2 enemy followers. | ファンファーレ ランダムな相手のフォロワー2体を破壊する。
Fanfare: Destroy an enemy follower with 3 defense or less. | ファンファーレ 体力3以下の相手のフォロワー1体を破壊する。
Fanfare: Destroy an enemy follower that costs 3 play points or less. | ファンファーレ コスト3以下の相手のフォロワー1体を破壊する。
Fanfare: Destroy the enemy follower with the highest attack. | ファンファーレ 攻撃力最大の相手のフォロワー1体を破壊する。
Fanfare: Change an enemy follower's attack to 1. | ファンファーレ 相手のフォロワー1体の攻撃力を1にする。
Fanfare: Give -2/-0 to an enemy follower. | ファンファーレ 相手のフォロワー1体を-2/-0する。
Fanfare: Give -0/-2 to all enemy followers. | ファンファーレ 相手のフォロワーすべてを-0/-2する。
Fanfare: Gain Ambush. | ファンファーレ 潜伏 を持つ。
Fanfare: Recover 2 play points. | ファンファーレ 自分のPPを2回復。
Fanfare: Recover 1 evolution point. | ファンファーレ 自分のEPを1回復。
Fanfare: Deal 3 damage to your leader. | ファンファーレ 自分のリーダーに3ダメージ。
Fanfare: Increase your leader's maximum defense by 5. | ファンファーレ 自分のリーダーの体力の最大値を+5する。
Fanfare: Summon a copy of this follower. | ファンファーレ これと同名のカード1体を出す。
Fanfare: Evolve all unevolved allied Machina followers. | ファンファーレ 進化していない自分の機械・フォロワーすべてを進化させる。
Fanfare: Spellboost the cards in your hand 1 time. | ファンファーレ 1回スペルブースト する。
Fanfare: Return all other allied followers to your hand. | ファンファーレ 自分の他のフォロワーすべてを手札に戻す。
Fanfare: Put a Fairy into your deck. | ファンファーレ フェアリー1枚をデッキに加える。
Fanfare: Your opponent draws a card. | ファンファーレ 相手はカードを1枚引く。
Fanfare: Put a Fairy into your opponent's hand. | ファンファーレ 相手の手札にフェアリー1枚を加える。
Fanfare: Summon an enemy Fairy. | ファンファーレ 相手の場にフェアリー1体を出す。
Evolve: Give an allied follower the ability to evolve for 0 evolution points. | 進化時 自分のフォロワー1体は「EPを消費せず進化できる」を持つ。
Evolve: If Resonance is active for you, recover 2 play points. | 進化時 共鳴 状態なら、自分のPPを2回復。
Evolve: Gain "Last Words: Draw a card." | 進化時 「ラストワード カードを1枚引く」を持つ。
Evolve: Deal damage equal to this follower's attack to an enemy follower. | 進化時 相手のフォロワー1体に「この攻撃力」と同じダメージ。
Evolve: Subtract 1 from the cost of all followers in your hand. | 進化時 自分の手札のフォロワーすべてのコストを-1する。
Evolve: Put 2 random Machina cards from your deck into your hand. | 進化時 機械・カードをランダムに2枚、自分のデッキから手札に加える。
Evolve: Restore 2 defense to all allies. | 進化時 自分のリーダーと自分のフォロワーすべてを2回復。
Strike: If this follower is evolved, draw a card. | 攻撃時 進化後なら、カードを1枚引く。
Strike: Necromancy (2): Gain Bane until the end of the turn. | 攻撃時 ネクロマンス 2； ターン終了まで、必殺 を持つ。
Strike: Destroy an allied amulet. | 攻撃時 自分のアミュレット1つを破壊する。
Last Words: Summon a Fairy. Evolve it. | ラストワード フェアリー1体を出す。それは進化する。
Last Words: Summon a Fairy and evolve it. | ラストワード フェアリー1体を出し、それは進化する。
Last Words: Reanimate (2). | ラストワード リアニメイト 2
Last Words: Give a random allied follower Rush. | ラストワード ランダムな自分のフォロワー1体は突進 を持つ。
Last Words: Subtract 1 from the cost of a random card in your hand. | ラストワード ランダムな自分の手札1枚のコストを-1する。
Last Words: Banish a random enemy follower. | ラストワード ランダムな相手のフォロワー1体を消滅させる。
Last Words: Deal 2 damage to all followers. | ラストワード フォロワーすべてに2ダメージ。
Last Words: At the start of your next turn, summon a Fairy. | ラストワード 次の自分のターン開始時、フェアリー1体を出す。
Whenever you draw a card, gain +1/+0. | 自分がカードを引くたび、+1/+0する。
Whenever an allied follower with Ward comes into play, draw a card. | 自分の場に守護 を持つフォロワーが出るたび、カードを1枚引く。
Whenever an allied amulet comes into play, subtract 1 from its Countdown. | 自分の場にアミュレットが出るたび、そのカウントダウン を1進める。
Whenever this follower attacks and destroys an enemy follower, draw a card. | このフォロワーが相手のフォロワーを攻撃して破壊したとき、カードを1枚引く。
At the end of your turn, if you have at least 3 play points, draw a card. | 自分のターン終了時、自分の残りPPが3以上なら、カードを1枚引く。
At the end of your turn, if this follower is evolved, deal 2 damage to the enemy leader. | 自分のターン終了時、進化後なら、相手のリーダーに2ダメージ。
At the end of your turn, if at least 2 spells were played this turn, draw a card. | 自分のターン終了時、このターン中にスペルを2枚以上プレイしていたなら、カードを1枚引く。
At the end of your turn, recover 1 evolution point. | 自分のターン終了時、自分のEPを1回復。
At the end of your turn, destroy a random enemy follower. | 自分のターン終了時、ランダムな相手のフォロワー1体を破壊する。
At the end of your turn, deal 1 damage to all followers. | 自分のターン終了時、フォロワーすべてに1ダメージ。
At the end of your turn, gain +1/+1. | 自分のターン終了時、+1/+1する。
At the start of your turn, destroy this amulet and draw a card. | 自分のターン開始時、このアミュレットを破壊して、カードを1枚引く。
Whenever you play a card using its Accelerate effect, draw a card. | 自分がアクセラレート するたび、カードを1枚引く。
In your hand, whenever you play a spell, subtract 1 from the cost of this card. | 手札にあるとき、自分がスペルをプレイするたび、コスト-1
When an allied follower is destroyed, subtract 1 from the cost of this card. | 自分のフォロワーが破壊されるたび、自分の手札のこのカードのコストを-1する。
Destroy an enemy follower. Draw a card. | 相手のフォロワー1体を破壊する。カードを1枚引く。
Return an allied follower to your hand. Draw a card. | 自分のフォロワー1体を手札に戻す。カードを1枚引く。
Deal 3 damage to a random enemy follower and 1 damage to the enemy leader. | ランダムな相手のフォロワー1体に3ダメージと相手のリーダーに1ダメージ。
Deal 4 damage to an enemy follower. Summon a Fairy. | 相手のフォロワー1体に4ダメージ。フェアリー1体を出す。
Give an allied follower +1/+1 and Rush until the end of the turn. | ターン終了まで、自分のフォロワー1体は+1/+1されて、突進 を持つ。
Give all allied followers Bane until the end of the turn. | ターン終了まで、自分のフォロワーすべては必殺 を持つ。
Give an allied follower "Strike: Draw a card." | 自分のフォロワー1体は「攻撃時 カードを1枚引く」を持つ。
Draw cards until there are 6 cards in your hand. | 自分の手札が6枚になるまでカードを引く。
Gain 1 empty play point orb. | 自分のPP最大値を+1する。
Recover 2 play points. Draw a card. | 自分のPPを2回復。カードを1枚引く。
Earth Rite: Draw 2 cards. | 土の秘術 カードを2枚引く。
Earth Rite (2): Draw 2 cards. | 土の秘術 2； カードを2枚引く。
Draw a card. Earth Rite: Draw 2 cards instead. | カードを1枚引く。土の秘術 1枚ではなく2枚引く。
Necromancy (2): Draw a card. | ネクロマンス 2； カードを1枚引く。
Put 2 random followers from your deck into your hand. | フォロワーをランダムに2枚、自分のデッキから手札に加える。
Transform an enemy follower or amulet into a Fairy. | 相手のフォロワー1体か相手のアミュレット1つをフェアリーに変身させる。
Banish an enemy follower. | 相手のフォロワー1体を消滅させる。
Evolve an allied Fairy. | 自分のフェアリー1体は進化する。
Summon 2 Fairies. Give them Storm. | フェアリー2体を出す。それらは疾走 を持つ。
Summon a Fairy. If Overflow is active for you, evolve it. | フェアリー1体を出す。覚醒 状態なら、それは進化する。
Restore 3 defense to your leader. If Vengeance is active for you, restore 5 defense instead. | 自分のリーダーを3回復。復讐 状態なら、3回復ではなく5回復。
Put a random spell from your deck into your hand and subtract 1 from its cost. | スペルをランダムに1枚、自分のデッキから手札に加え、そのコストを-1する。
Randomly activate 1 of the following effects.／- Draw a card.／- Summon a Fairy. | 下記の能力の中から、ランダムに1つの能力が働く。／・カードを1枚引く。／・フェアリー1体を出す。
Countdown (3)／Last Words: Summon 2 Fairies. | カウントダウン 3／ラストワード フェアリー2体を出す。
At the start of your turn, give +1/+0 to all allied followers. | 自分のターン開始時、自分のフォロワーすべてを+1/+0する。
Can't be destroyed by enemy effects. | 相手の能力によって破壊されない。
Fanfare: Deal 2 damage to an enemy follower. If there are at least 2 other allied followers in play, deal 4 damage instead. | ファンファーレ 相手のフォロワー1体に2ダメージ。自分の場に他のフォロワーが2体以上いるなら、2ダメージではなく4ダメージ。
Ward.／Last Words: If it's your turn, summon a Forest Bat. If it's your opponent's turn, draw a card. | 守護／ラストワード このターンが自分のターンなら、フォレストバット1体を出す。相手のターンなら、カードを1枚引く。
Fanfare: Put a Fairy into your hand and change its cost to 0.／Whenever you play a Fairy, gain +1/+0. | ファンファーレ フェアリー1枚を手札に加える。そのコストを0にする。／自分がフェアリーをプレイするたび、+1/+0する。
Clash: Set the enemy follower's attack to 0. | 交戦時 相手のフォロワーの攻撃力を0にする。
Clash: Set the enemy follower's attack to 0. | 交戦時 交戦する相手のフォロワーの攻撃力を0にする。
Destroy an enemy follower. Enhance (7): Destroy all enemy followers instead. | 相手のフォロワー1体を破壊する。エンハンス 7； 相手のフォロワー1体ではなく、相手のフォロワーすべてを破壊する。
Deal 3 damage to an enemy follower.／Enhance (6): Deal 5 damage instead. Draw a card. | 相手のフォロワー1体に3ダメージ。／エンハンス 6； 3ダメージではなく5ダメージ。カードを1枚引く。
Summon a Forest Bat.／Enhance (5): Summon 2 instead. Then, give all allied Forest Bats Rush. | フォレストバット1体を出す。／エンハンス 5； 1体ではなく2体。自分のフォレストバットすべては突進 を持つ。
Countdown (3)／At the end of your turn, restore 1 defense to your leader.／Last Words: Deal 2 damage to a random enemy follower. Summon a Magitrain. | カウントダウン 3／自分のターン終了時、自分のリーダーを1回復。／ラストワード ランダムな相手のフォロワー1体に2ダメージ。魔導列車1体を出す。
Countdown (5)／Whenever an allied follower comes into play, subtract 1 from this amulet's Countdown.／Last Words: Summon 2 Forest Bats and give them +1/+1. | カウントダウン 5／自分の場にフォロワーが出るたび、このアミュレットのカウントダウン を1進める。／ラストワード フォレストバット2体を出す。それらを+1/+1する。
Fanfare: Necromancy (4) - Summon 2 Forest Bats and give them Rush. | ファンファーレ ネクロマンス 4； フォレストバット2体を出す。それらは突進 を持つ。
Once on each of your turns, when you play a follower, put a Fairy into your hand. | 自分のターンごとに1回、自分がフォロワーをプレイしたとき、フェアリー1枚を手札に加える。
At the end of your turn, if you have at least 2 play points remaining, gain +1/+1. If you have at least 4, draw a card as well. | 自分のターン終了時、自分の残りPPが2以上なら、+1/+1する。4以上なら、さらに、カードを1枚引く。
Fanfare: Destroy an allied follower. Then draw 2 cards. | ファンファーレ 自分のフォロワー1体を破壊する。カードを2枚引く。
Deal X damage to an enemy follower. X equals the number of allied followers in play. | 相手のフォロワー1体にXダメージ。Xは「自分の場のフォロワーの数」である。
Deal damage to the enemy leader equal to the number of cards in your hand. | 相手のリーダーに「自分の手札の枚数」と同じダメージ。
Discard a card from your hand. If it was a spell, draw 2 cards. | 自分の手札1枚を捨てる。それがスペルなら、カードを2枚引く。
Evolve: Give another allied follower +2/+0 and Rush until the end of the turn. | 進化時 自分の他のフォロワー1体は、ターン終了まで+2/+0されて、突進 を持つ。
Fanfare: Give your leader the following effect: Whenever you play a spell, deal 1 damage to a random enemy follower. (This effect is not stackable and lasts for the rest of the match.) | ファンファーレ このバトル中、自分のリーダーは「自分がスペルをプレイするたび、ランダムな相手のフォロワー1体に1ダメージ」を持つ。リーダーはこの能力を重複して持たない。
Invocation: At the start of your turn, if you have 20 or more shadows, invoke this card.／Last Words: Lose 5 shadows. Summon a Forest Bat. | 直接召喚 自分のターン開始時、自分の墓場が20以上なら、このカードを1枚、自分のデッキから場に出す。／ラストワード 自分の墓場を-5する。フォレストバット1体を出す。
Accelerate (1): Deal 1 damage to a random enemy follower. Put a Fairy into your hand.／Rush. | アクセラレート 1； ランダムな相手のフォロワー1体に1ダメージ。フェアリー1枚を手札に加える。／突進
Crystallize (2): Countdown (2)／Crystallize (2): Last Words: Summon a Lionel, Woodland Shadow and evolve it.／Storm. | 結晶 2； カウントダウン 2／結晶 2； ラストワード フォレストダーク・レオネル1体を出す。それは進化する。／疾走
Deal 2 damage to a random enemy follower. Do this 3 times. | ランダムな相手のフォロワー1体に2ダメージ。これを3回行う。
While this follower is in play, your other followers have +1/+0 and Ward. | これが場にいる限り、自分の他のフォロワーすべては+1/+0されて、守護 を持つ。
Spellboost: Subtract 1 from the cost of this card.／Fanfare: Transform an enemy follower into a Forest Bat. Then deal 1 damage to it. | スペルブースト コスト-1／ファンファーレ 相手のフォロワー1体をフォレストバットに変身させる。それに1ダメージ。
Fanfare: Put a Fairy into your hand and change its cost to 0. | ファンファーレ フェアリー1枚を手札に加える。そのコストを0にする。
Countdown (5)／Last Words: Summon 2 Forest Bats and give them +1/+1. | カウントダウン 5／ラストワード フォレストバット2体を出す。それらを+1/+1する。
Crystallize (2): Last Words: Summon a Lionel, Woodland Shadow and evolve it. | 結晶 2； ラストワード フォレストダーク・レオネル1体を出す。それは進化する。
Fanfare: Earth Rite - Summon 2 Magitrains and give them Rush. | ファンファーレ 土の秘術 魔導列車2体を出す。それらは突進 を持つ。
Fanfare: Enhance (6) - Put a Fairy into your hand and give it Bane. | ファンファーレ エンハンス 6； フェアリー1枚を手札に加える。それは必殺 を持つ。
Whenever an allied follower is destroyed, if Overflow is active for you, summon a Forest Bat and give it Rush. | 自分のフォロワーが破壊されるたび、覚醒 状態なら、フォレストバット1体を出す。それは突進 を持つ。
Fanfare: If at least 3 other cards were played this turn, put a Fairy into your hand and subtract 1 from its cost. | ファンファーレ このターン中に（このカードを含めず）カードを3枚以上プレイしていたなら、フェアリー1枚を手札に加える。そのコストを-1する。
Fanfare: Rally (10) - Put a Forest Bat into your hand and change its cost to 0. | ファンファーレ 連携 10； フォレストバット1枚を手札に加える。そのコストを0にする。
Evolve: Summon a Forest Bat and give it Ward. Draw a card. | 進化時 フォレストバット1体を出す。それは守護 を持つ。カードを1枚引く。
Last Words: Necromancy (2) - Summon a Forest Bat and give it +1/+0 and Storm. | ラストワード ネクロマンス 2； フォレストバット1体を出す。それは+1/+0されて、疾走 を持つ。
Fanfare and Last Words: Summon a Forest Bat and give it the following effect - Can't be targeted by enemy effects. | ファンファーレ ラストワード フォレストバット1体を出す。それは「相手の能力で選択できない」を持つ。
Summon a copy of an allied follower and give it Ward. | 自分のフォロワー1体と同名のフォロワー1体を出す。それは守護 を持つ。
Fanfare: Put 2 Fairies into your hand and give them the following effect - Fanfare: Deal 1 damage to a random enemy follower. | ファンファーレ フェアリー2枚を手札に加える。それらは「ファンファーレ ランダムな相手のフォロワー1体に1ダメージ」を持つ。
Put a random follower from your deck into your hand and subtract 1 from its cost. | フォロワーをランダムに1枚、自分のデッキから手札に加える。そのコストを-1する。
Draw a card and subtract 1 from its cost. | カードを1枚引く。そのコストを-1する。
Return an allied follower to your hand and subtract 2 from its cost until the end of the turn. | 自分のフォロワー1体を手札に戻す。ターン終了まで、そのコストを-2する。
Put a random follower from your deck into your hand and give it +1/+1. | フォロワーをランダムに1枚、自分のデッキから手札に加える。それを+1/+1する。
Strike: If at least 5 allied followers have been destroyed this match, put a Fairy into your hand and change its cost to 0. | 攻撃時 このバトル中に破壊された自分のフォロワーが5体以上なら、フェアリー1枚を手札に加える。そのコストを0にする。
Evolve: Reanimate (3) and give it Rush. | 進化時 リアニメイト 3。それは突進 を持つ。
Follower Strike: Deal 2 damage to the enemy follower. | 攻撃時 フォロワーへ攻撃したなら（ダメージを与え合う前に）、そのフォロワーに2ダメージ。
Clash: Deal 2 damage to the enemy follower. Restore 1 defense to your leader. | 交戦時 交戦する相手のフォロワーに2ダメージ。自分のリーダーを1回復。
Fanfare: Give +2/+2 to an allied Machina follower. If Resonance is active for you, draw a card. | ファンファーレ 自分の機械・フォロワー1体を+2/+2する。共鳴 状態なら、カードを1枚引く。
Countdown (2)／Fanfare: Enhance (5) - Subtract 1 from this amulet's Countdown.／Last Words: Put 2 different random Machina followers from your deck into your hand. | カウントダウン 2／ファンファーレ エンハンス 5； カウントダウン を1進める。／ラストワード 機械・フォロワーをランダムに2種類を1枚ずつ、自分のデッキから手札に加える。
Whenever an allied Fairy comes into play, give it +1/+1 and Rush until the end of the turn. | 自分の場にフェアリーが出るたび、それはターン終了まで+1/+1されて、突進 を持つ。
Can't be destroyed by effects. (Can be destroyed by damage from effects.)／Can't be targeted by enemy effects.／At the end of your turn, deal 2 damage to a random enemy follower. Restore 2 defense to your leader. | 能力によって破壊されない。（攻撃か能力によるダメージでは破壊される）／相手の能力で選択できない。／自分のターン終了時、ランダムな相手のフォロワー1体に2ダメージ。自分のリーダーを2回復。
Fanfare: If at least 2 other cards were played this turn, summon a Fairy and gain Storm. | ファンファーレ このターン中に（このカードを含めず）カードを2枚以上プレイしていたなら、フェアリー1体を出して、疾走 を持つ。
Discard a card from your hand. Draw 2 cards. If Overflow is active for you, restore 2 defense to your leader. | 自分の手札1枚を捨てる。カードを2枚引く。覚醒 状態なら、自分のリーダーを2回復。
Once on each of your turns, when your leader takes damage, summon a Forest Bat and give it Ward. | 自分のターンごとに1回、自分のリーダーがダメージを受けたとき、フォレストバット1体を出す。それは守護 を持つ。
Deal 3 damage to all enemy followers. Necromancy (6): Deal 5 damage instead. | 相手のフォロワーすべてに3ダメージ。ネクロマンス 6； 3ダメージではなく5ダメージ。
Whenever you play a Machina card, subtract 1 from the cost of this card.／Fanfare: Recover 2 play points. | 自分が機械・カードをプレイするたび、自分の手札のこのカードのコストを-1する。／ファンファーレ 自分のPPを2回復。
Fanfare: Reanimate (4). Give it Rush. | ファンファーレ リアニメイト 4。それは突進 を持つ。
During your turn, whenever an allied amulet is destroyed, evolve this follower. | 自分のターン中、自分のアミュレットが破壊されたとき、進化する。
Evolve: If there are no allied Forest Bats in play, summon 2. | 進化時 自分の場にフォレストバットがいないなら、2体を出す。
Give all allied followers +1/+1. If there are at least 3 allied followers in play, give them Ward. | 自分のフォロワーすべてを+1/+1する。自分の場にフォロワーが3体以上いるなら、それらは守護 を持つ。
Last Words: Give +1/+1 to all Machina followers in your deck. Deal 2 damage to the enemy leader. | ラストワード 自分のデッキの機械・フォロワーすべてを+1/+1する。相手のリーダーに2ダメージ。
Follower Strike: Deal X damage to the enemy follower. X equals this follower's attack. | 攻撃時 フォロワーへ攻撃したなら（ダメージを与え合う前に）、そのフォロワーに「このフォロワーの攻撃力の値」と同じダメージ。
Evolve: Return an allied follower to your hand. Give another allied follower +1/+1. | 進化時 自分のフォロワー1体を手札に戻す。自分の他のフォロワー1体を+1/+1する。
Draw 2 cards. Put a Fairy into your hand and change its cost to 0. | カードを2枚引く。フェアリー1枚を手札に加える。そのコストを0にする。
Fanfare: If an allied Forest Bat is in play, recover 2 play points. Otherwise, summon a Forest Bat. | ファンファーレ 自分の場にフォレストバットがいるなら、自分のPPを2回復。いないなら、フォレストバット1体を出す。
When this amulet leaves play, draw a card. (Transformation doesn't count as leaving play.)／Whenever you play a spell, deal 1 damage to the enemy leader. | 場を離れるとき、カードを1枚引く。（変身した場合を除く）／自分がスペルをプレイするたび、相手のリーダーに1ダメージ。
Whenever this follower's attack or defense is increased by an effect, deal 1 damage to a random enemy follower. | これの攻撃力か体力を能力で+したとき、ランダムな相手のフォロワー1体に1ダメージ。
Fanfare: Summon 2 Forest Bats. At the end of the turn, destroy those followers. | ファンファーレ フォレストバット2体を出す。ターン終了時、それらを破壊する。
Fanfare: Summon 2 Forest Bats. At the end of your turn, destroy them. | ファンファーレ フォレストバット2体を出す。自分のターン終了時、それらを破壊する。
Fanfare: Summon a Forest Bat. At the end of the turn, destroy that follower. | ファンファーレ フォレストバット1体を出し、このターン終了時、そのフォロワーを破壊する。
Fanfare: Necromancy (4) - Summon a Forest Bat. At the end of the turn, destroy it. | ファンファーレ ネクロマンス 4； フォレストバット1体を出す。ターン終了時、それを破壊する。
At the end of this turn, put a Fairy into your hand. Change its cost to 0. | このターン終了時、フェアリー1枚を手札に加える。そのコストを0にする。
Fanfare: Summon 2 Forest Bats. Give those followers +1/+0 and Rush. | ファンファーレ フォレストバット2体を出す。そのフォロワーすべては+1/+0されて、突進 を持つ。
Fanfare: Draw a card. Deal X damage to an enemy follower. X equals the number of cards in your hand. | ファンファーレ カードを1枚引く。相手のフォロワー1体にXダメージ。Xは「自分の手札の枚数」である。
Draw a card for each allied Fairy in play. | 自分の場のフェアリー1体につき、カードを1枚引く。
Restore 1 defense to your leader for each allied Fairy in play. | 自分のリーダーを「自分の場のフェアリーの数」と同じだけ回復。
Fanfare: Destroy all other followers. Gain +1/+1 for each follower destroyed this way. | ファンファーレ 他のフォロワーすべてを破壊する。これによって破壊されたフォロワー1体につき、+1/+1する。
Destroy all followers. For each follower destroyed, deal 1 damage to both leaders. | フォロワーすべてを破壊する。破壊したフォロワー1体につき、お互いのリーダーに1ダメージ。
Destroy all amulets. Draw X cards. X equals the number of allied amulets destroyed. | アミュレットすべてを破壊する。カードをX枚引く。Xは「破壊した自分のアミュレットの数」である。
Draw 3 cards. Put a random follower from among them into play. | カードを3枚引く。その中のランダムなフォロワー1枚を場に出す。
Deal X damage to an enemy follower. X equals the number of times this card has been Spellboosted plus 1. | 相手のフォロワー1体にXダメージ。Xは「1+このカードのスペルブースト の回数」である。
Spellboost: Subtract 1 from the cost of this card. | スペルブースト コスト-1する。
When this follower is returned to your hand, subtract 1 from its cost. | このフォロワーが手札に戻ったとき、コストを-1する。
When this card is discarded, summon it. | このカードが捨てられたとき、これを場に出す。
Fanfare: Deal 2 damage to an enemy follower and 1 damage to all other enemy followers. | ファンファーレ 相手のフォロワー1体に2ダメージ。それ以外の相手のフォロワーすべてに1ダメージ。
While Overflow is active, give all allied followers +1/+0. | 覚醒 状態の限り、自分のフォロワーすべてを+1/+0する。
During your opponent's turn, reduce damage dealt to your leader by 1. | 相手のターン中、自分のリーダーへのダメージを-1する。
Fanfare: If your leader's defense is greater than 10, draw a card. | ファンファーレ 自分のリーダーの体力が10より多いなら、カードを1枚引く。
"""


@pytest.mark.parametrize("english, japanese", rows(PAIRS))
def test_both_prints_are_one_card(english: str, japanese: str) -> None:
    check_pair(english, japanese)
