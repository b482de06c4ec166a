"""Lines of every class as both prints word them, written before either was tried: one tree from either. And what is said where a condition does not hold."""

import pytest

from engine.language.errors import LanguageError
from tests.cast.card_words import check_pair, rows, said, tree

# English print | Japanese print, "／" between the lines of one card
PAIRS = """
Whenever you play another card, gain +1/+0 until the end of the turn. | 自分が他のカードをプレイするたび、ターン終了まで、+1/+0する。
Fanfare: Return another allied follower or amulet to your hand. If you do, gain +1/+1 and Rush. | ファンファーレ 自分の他のフォロワー1体か自分のアミュレット1つを手札に戻す。戻したなら、+1/+1して、突進 を持つ。
Deal X damage to an enemy follower. X equals the number of other cards played this turn. | 相手のフォロワー1体にXダメージ。Xは「このターン中に（このカードを含めず）カードをプレイした枚数」である。
At the end of your turn, if at least 3 cards were played this turn, put a Fairy into your hand and restore 2 defense to your leader. | 自分のターン終了時、このターン中にカードを3枚以上プレイしていたなら、フェアリー1枚を手札に加え、自分のリーダーを2回復。
Whenever an allied Officer follower comes into play, give it +1/+0 and Rush. | 自分の場に兵士・フォロワーが出るたび、それは+1/+0されて、突進 を持つ。
Last Words: Put a random Commander follower from your deck into your hand and subtract 2 from its cost. | ラストワード 指揮官・フォロワーをランダムに1枚、自分のデッキから手札に加え、そのコストを-2する。
Fanfare: Rally (7): Gain +1/+1.／Fanfare: Rally (15): Evolve this follower. | ファンファーレ 連携 7； +1/+1する。／ファンファーレ 連携 15； 進化する。
While there are at least 2 other allied Officer followers in play, this follower can't be destroyed by effects and has Drain. | 自分の場に他の兵士・フォロワーが2体以上いる限り、能力によって破壊されず、ドレイン を持つ。
Deal 2 damage to an enemy follower. If this card has been Spellboosted at least 5 times, deal 6 damage instead. | 相手のフォロワー1体に2ダメージ。このカードのスペルブースト された回数が5回以上なら、2ダメージではなく6ダメージ。
Fanfare: Spellboost the cards in your hand X times. X equals the number of spells you played this turn. | ファンファーレ 自分の手札をX回スペルブースト する。Xは「自分がこのターン中にプレイしたスペルの枚数」である。
Fanfare: Earth Rite - Summon a Fairy and deal 2 damage to all enemy followers. | ファンファーレ 土の秘術 フェアリー1体を出し、相手のフォロワーすべてに2ダメージ。
Draw a card. If it's a spell, subtract 1 from its cost. | カードを1枚引く。それがスペルなら、そのコストを-1する。
Whenever you perform Earth Rite, draw a card. Activates only once per turn. | 自分が土の秘術 するたび、カードを1枚引く。（1ターンに1回まで）
Fanfare: Discard the lowest-cost card in your hand. If Overflow is active for you, draw 2 cards. | ファンファーレ 自分の手札のコスト最小のカード1枚を捨てる。覚醒 状態なら、カードを2枚引く。
Strike: Gain +X/+0 until the end of the turn. X equals your remaining play points. | 攻撃時 ターン終了まで、+X/+0する。Xは「自分の残りPP」である。
Destroy a damaged enemy follower. | ダメージを受けている相手のフォロワー1体を破壊する。
Fanfare: Deal 2 damage to your leader. Put 2 Forest Bats into your hand. | ファンファーレ 自分のリーダーに2ダメージ。フォレストバット2枚を手札に加える。
If Vengeance isn't active for you, deal 2 damage to your leader. Summon 2 Forest Bats. | 復讐 状態でないなら、自分のリーダーに2ダメージ。また、フォレストバット2体を出す。
During your turn, whenever your leader's defense is restored, deal that much damage to the enemy leader. | 自分のターン中、自分のリーダーが回復するたび、相手のリーダーに同じダメージ。
At the end of your turn, destroy all amulets except this one. | 自分のターン終了時、これ以外のアミュレットすべてを破壊する。
Last Words: Subtract 2 from the Countdown of a random allied amulet. | ラストワード ランダムな自分のアミュレット1つのカウントダウン を2進める。
Fanfare: If there are at least 2 allied amulets in play, gain Ward and "Last Words: Summon a Fairy." | ファンファーレ 自分の場にアミュレットが2つ以上あるなら、守護 と「ラストワード フェアリー1体を出す」を持つ。
Choose an enemy follower. Give it -1/-1 for each allied amulet in play. | 相手のフォロワー1体を選択する。それを自分のアミュレット1つにつき-1/-1する。
Fanfare: Put a random amulet that costs 3 play points or less from your deck into play. | ファンファーレ コスト3以下のアミュレットをランダムに1枚、自分のデッキから場に出す。
Whenever Resonance becomes active for you, deal 1 damage to all enemy followers. | 自分が共鳴 状態になるたび、相手のフォロワーすべてに1ダメージ。
Fanfare: Put 2 different random Artifact cards from your deck into your hand. | ファンファーレ 名前の異なるアーティファクト・カードをランダムに2枚、自分のデッキから手札に加える。
Evolve: Put a copy of each allied Artifact card destroyed this turn into your hand. | 進化時 このターン中に破壊された自分のアーティファクト・カードと同名のカードを1枚ずつ手札に加える。
Fanfare: Reanimate (2). If you have at least 10 shadows, Reanimate (4) instead. | ファンファーレ リアニメイト 2。自分の墓場が10以上なら、リアニメイト 2ではなくリアニメイト 4。
Fanfare: Burial Rite - Deal 3 damage to an enemy. | ファンファーレ 葬送 したなら、相手のリーダーか相手のフォロワー1体に3ダメージ。
Last Words: Give +1/+1 to all followers in your hand with Last Words. | ラストワード 自分の手札のラストワード を持つフォロワーすべてを+1/+1する。
At the start of your turn, if you have at least 20 shadows, transform this follower into a Magitrain. | 自分のターン開始時、自分の墓場が20以上なら、このフォロワーは魔導列車に変身する。
Can't be targeted by enemy spells and effects.／Can attack 2 times per turn. | 相手のスペルと能力で選択できない。／1ターンに2回攻撃できる。
Choose: Deal 2 damage to all enemy followers, or restore 3 defense to your leader. | チョイス 相手のフォロワーすべてに2ダメージか、自分のリーダーを3回復。
Once per turn, when another allied follower evolves, draw a card. | 自分の他のフォロワーが進化するたび、カードを1枚引く。上限は1ターンに1回。
Subtract 1 from the cost of all cards in your hand until the end of the turn. | ターン終了まで、自分の手札のカードすべてのコストを-1する。
Fanfare: Enhance (8) - Summon 2 Fairies and give all other allied followers +2/+2 and Ward. | ファンファーレ エンハンス 8； フェアリー2体を出し、自分の他のフォロワーすべては+2/+2されて、守護 を持つ。
Accelerate (3): Deal 3 damage to a random enemy follower. If an allied Machina follower is in play, deal 5 damage instead. | アクセラレート 3； ランダムな相手のフォロワー1体に3ダメージ。自分の場に機械・フォロワーがいるなら、3ダメージではなく5ダメージ。
Crystallize (2): Countdown (4)／Whenever an allied Natura card is destroyed, subtract 1 from this amulet's Countdown. | 結晶 2； カウントダウン 4／自分の自然・カードが破壊されるたび、このカウントダウン を1進める。
At the end of your turn, if you have more cards in your hand than your opponent, discard a random card from your hand. | 自分のターン終了時、自分の手札が相手より多いなら、自分の手札1枚をランダムに捨てる。
Banish all followers with 2 attack or less and all amulets. | 攻撃力2以下のフォロワーすべてと、アミュレットすべてを消滅させる。
Fanfare: Give +2/+0 to all other allied Machina followers until the end of the turn. | ファンファーレ ターン終了まで、自分の他の機械・フォロワーすべてを+2/+0する。
Evolve: Select another allied follower. Return it to your hand and subtract 1 from its cost. | 進化時 自分の他のフォロワー1体を選択する。それを手札に戻し、そのコストを-1する。
When this follower evolves, summon 2 Fairies. | これが進化したとき、フェアリー2体を出す。
Once on each of your turns, when you play a card that costs 2 play points or less, draw a card. | 自分のターンごとに1回、自分がコスト2以下のカードをプレイしたとき、カードを1枚引く。
Restore 4 defense to your leader. If your leader has 10 defense or less, restore 8 defense instead. | 自分のリーダーを4回復。自分のリーダーの体力が10以下なら、4回復ではなく8回復。
When this amulet comes into play, draw a card. | 場に出たとき、カードを1枚引く。
Whenever you play a follower, subtract 1 from this amulet's Countdown.／Last Words: Destroy a random enemy follower. | 自分がフォロワーをプレイするたび、このカウントダウン を1進める。／ラストワード ランダムな相手のフォロワー1体を破壊する。
At the end of your turn, if you have at least 1 play point, deal 2 damage to all enemies. | 自分のターン終了時、自分の残りPPが1以上なら、相手のリーダーと相手のフォロワーすべてに2ダメージ。
Fanfare: Deal 1 damage to all other followers. Gain +0/+1 for each follower destroyed. | ファンファーレ 他のフォロワーすべてに1ダメージ。この能力で破壊したフォロワー1体につき+0/+1する。
Summon a copy of a random allied follower that costs 3 play points or less destroyed this match. | 「このバトル中に破壊されたコスト3以下の自分のフォロワー」と同名のフォロワー1体を出す。
Last Words: Deal X damage to a random enemy follower. X equals this follower's attack. | ラストワード ランダムな相手のフォロワー1体に「このフォロワーの攻撃力」と同じダメージ。
While Vengeance is active for you, this follower can attack 2 times per turn. | 復讐 状態である限り、1ターンに2回攻撃できる。
Whenever your leader takes damage during your turn, gain +1/+0. | 自分のターン中、自分のリーダーがダメージを受けるたび、+1/+0する。
Draw 2 cards. Subtract 1 from their cost. | カードを2枚引く。それらのコストを-1する。
Strike: Deal 2 damage to a random enemy follower for each other allied follower in play. | 攻撃時 自分の他のフォロワー1体につき、ランダムな相手のフォロワー1体に2ダメージ。
Fanfare: Put a Fairy and a Forest Bat into your hand. Change their cost to 1. | ファンファーレ フェアリー1枚とフォレストバット1枚を手札に加える。それらのコストを1にする。
At the start of your opponent's turn, give this follower Ambush. | 相手のターン開始時、このフォロワーは潜伏 を持つ。
Evolve: Destroy all enemy followers with 2 defense or less. | 進化時 体力2以下の相手のフォロワーすべてを破壊する。
Give an enemy follower -4/-0 until the end of your opponent's turn. | 相手のターン終了まで、相手のフォロワー1体を-4/-0する。
Whenever an allied Fairy leaves play, restore 1 defense to your leader. | 自分のフェアリーが場を離れるたび、自分のリーダーを1回復。
Fanfare: If you have 3 or fewer cards in your hand, draw cards until you have 4 in hand. | ファンファーレ 自分の手札が3枚以下なら、自分の手札が4枚になるまでカードを引く。
Destroy an amulet. If it was an allied amulet, draw a card. | アミュレット1つを破壊する。それが自分のアミュレットなら、カードを1枚引く。
Fanfare: If an enemy follower has been destroyed this turn, gain Storm. | ファンファーレ このターン中に相手のフォロワーが破壊されていたなら、疾走 を持つ。
Last Words: If it's your opponent's turn, summon a Forest Bat. Otherwise, summon a Fairy. | ラストワード 相手のターンなら、フォレストバット1体を出す。それ以外なら、フェアリー1体を出す。
Enhance (9): Destroy all other followers and gain Storm. | ファンファーレ エンハンス 9； 他のフォロワーすべてを破壊し、疾走 を持つ。
Union Burst (8): Randomly put 2 different Artifact cards from your deck into your hand. | ファンファーレ ユニオンバースト 8； 名前の異なるアーティファクト・カードをランダムに2枚、自分のデッキから手札に加える。
Fanfare: Deal 3 damage to an enemy follower. If Overflow is active for you, deal 5 damage instead. | ファンファーレ 相手のフォロワー1体に3ダメージ。覚醒 状態なら、代わりに5ダメージ。
Can attack the enemy leader ignoring Ward. | 守護 を無視してリーダーを攻撃できる。
Fanfare: Select an enemy follower. Deal 2 damage to it. | ファンファーレ 相手のフォロワー1体を選択する。それに2ダメージ。
Fanfare: Discard a card from your hand. Draw 2 cards. | ファンファーレ 自分の手札1枚を捨てる。カードを2枚引く。
Last Words: Restore 3 defense to all allies. | ラストワード 自分のリーダーと自分のフォロワーすべてを3回復。
Whenever another allied follower evolves, give it +1/+1. | 自分の他のフォロワーが進化するたび、それを+1/+1する。
Destroy all enemy followers that cost 3 play points or less. | コスト3以下の相手のフォロワーすべてを破壊する。
Deal 3 damage to an enemy follower. If it is destroyed, draw a card. | 相手のフォロワー1体に3ダメージ。破壊したなら、カードを1枚引く。
Return all followers to their owners' hands. | フォロワーすべてを手札に戻す。
Evolve: Put a random amulet that costs 2 play points or less from your deck into play. | 進化時 コスト2以下のアミュレットをランダムに1枚、自分のデッキから場に出す。
Fanfare: Enhance (7) - Evolve this follower and restore 3 defense to your leader. | ファンファーレ エンハンス 7； 進化し、自分のリーダーを3回復。
Fanfare: Give all enemy followers -1/-1. | ファンファーレ 相手のフォロワーすべてを-1/-1する。
Can't attack unless at least 3 other allied followers are in play. | 自分の場に他のフォロワーが3体以上いない限り、攻撃不能。
While this amulet is in play, all allied Machina followers have Rush. | これが場にある限り、自分の機械・フォロワーすべては突進 を持つ。
At the start of your turn, if there are at least 2 other allied amulets in play, draw a card. | 自分のターン開始時、自分の場に他のアミュレットが2つ以上あるなら、カードを1枚引く。
Strike: Necromancy (2) - Deal 2 damage to all enemy followers. | 攻撃時 ネクロマンス 2； 相手のフォロワーすべてに2ダメージ。
Clash: Give the enemy follower -2/-0. | 交戦時 交戦する相手のフォロワーを-2/-0する。
When this follower is returned to your hand, draw a card. | このフォロワーが場から手札に戻ったとき、カードを1枚引く。
Fanfare: Transform all other followers into Forest Bats. | ファンファーレ 他のフォロワーすべてをフォレストバットに変身させる。
Gain 2 empty play point orbs. | 自分のPP最大値を+2する。
Last Words: Summon X Fairies. X equals the number of allied followers that evolved this match. | ラストワード フェアリーX体を出す。Xは「このバトル中に進化した自分のフォロワーの数」である。
Fanfare: If you have at least 7 play point orbs, recover 3 play points. Otherwise, recover 1 play point. | ファンファーレ 自分のPP最大値が7以上なら、自分のPPを3回復。そうでなければ、自分のPPを1回復。
At the end of your opponent's turn, restore 1 defense to your leader for each allied amulet in play. | 相手のターン終了時、自分のアミュレット1つにつき、自分のリーダーを1回復。
Evolve: Give +0/+2 and Ward to another allied follower until the end of your opponent's turn. | 進化時 相手のターン終了まで、自分の他のフォロワー1体は+0/+2されて、守護 を持つ。
Deal 1 damage to a random enemy. Do this X times. X equals the number of allied followers in play. | ランダムな相手のリーダーか相手のフォロワー1体に1ダメージ。これをX回行う。Xは「自分のフォロワーの数」である。
Once per turn, whenever an allied amulet is destroyed, evolve this follower. | 自分のアミュレットが破壊されるたび、進化する。上限は1ターンに1回。
Reduce damage to this follower by 2. | このフォロワーが受けるダメージを-2する。
Spellboost: Subtract 1 from the cost of this card.／Fanfare: If this card has been Spellboosted at least 4 times, gain Storm and Bane. | スペルブースト コスト-1／ファンファーレ このスペルブースト が4回以上なら、疾走 と必殺 を持つ。
"""


@pytest.mark.parametrize("english, japanese", rows(PAIRS))
def test_both_prints_are_one_card(english: str, japanese: str) -> None:
    check_pair(english, japanese)


# Printed Japanese | canonical
OTHERWISE = """
自分の手札にスペルがあるなら、カードを2枚引く。ないなら、カードを1枚引く。 | If there is a spell in your hand, draw 2 cards. Otherwise, draw a card.
自分の場にフォロワーがいないなら、カードを2枚引く。いるなら、カードを1枚引く。 | If there is no allied follower, draw 2 cards. Otherwise, draw a card.
覚醒 状態なら、カードを2枚引く。それ以外なら、カードを1枚引く。 | If Overflow is active, draw 2 cards. Otherwise, draw a card.
カードを1枚引く。それがスペルなら、自分のPPを1回復。スペルでないなら、自分のリーダーを1回復。 | Draw a card. If it is a spell, recover 1 play point. Otherwise, restore 1 defense to your leader.
自分のフォロワー1体を破壊する。それがラストワード を持つなら、カードを2枚引く。持たないなら、カードを1枚引く。 | Destroy a chosen allied follower. If it has Last Words, draw 2 cards. Otherwise, draw a card.
相手のフォロワー1体を選択する。そのフォロワーがダメージを受けているなら、それに2ダメージ。受けていないなら、それに1ダメージ。 | Select a chosen enemy follower. If it is damaged, deal 2 damage to it. Otherwise, deal 1 damage to it.
"""


@pytest.mark.parametrize("printed, canonical", rows(OTHERWISE))
def test_a_condition_is_denied_by_its_verb_alone(printed: str, canonical: str) -> None:
    assert said(tree(printed)) == canonical


@pytest.mark.parametrize("printed", [
    "覚醒 状態なら、カードを2枚引く。持たないなら、カードを1枚引く。",
    "自分の場にフォロワーがいるなら、カードを2枚引く。受けていないなら、カードを1枚引く。",
    "カードを1枚引く。それがスペルなら、自分のPPを1回復。アミュレットでないなら、自分のリーダーを1回復。",
    "自分の場にフォロワーがいるなら、カードを2枚引く。いるなら、カードを1枚引く。",
])  # fmt: skip
def test_a_verb_that_denies_another_condition_is_refused(printed: str) -> None:
    with pytest.raises(LanguageError, match="points at something"):
        tree(printed)
