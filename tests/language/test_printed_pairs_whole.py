"""Whole lines as both prints word them, written before either was tried: one tree from either."""

import pytest

from tests.cast.card_words import card, check_pair, said, tree

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
Whenever an enemy follower comes into play, deal 1 damage to it. | 相手の場にフォロワーが出るたび、そのフォロワーに1ダメージ。
Whenever an enemy follower comes into play, deal 1 damage to it. | 相手の場にフォロワーが出るたび、それに1ダメージ。
Whenever an enemy follower evolves, deal 2 damage to it. | 相手のフォロワーが進化するたび、そのフォロワーに2ダメージ。
Whenever an allied follower attacks, give it +1/+0. | 自分のフォロワーが攻撃するたび、そのフォロワーは+1/+0する。
Whenever another allied follower comes into play, give it Rush. | 自分の場に他のフォロワーが出るたび、それは突進 を持つ。
Whenever another allied follower comes into play, give it Rush. | 自分の場に他のフォロワーが出るたび、そのフォロワーは突進 を持つ。
Whenever an allied follower is destroyed, summon a copy of that follower. | 自分のフォロワーが破壊されるたび、それと同名のカード1体を出す。
Whenever an allied follower is destroyed, put a copy of that follower into your hand. | 自分のフォロワーが破壊されるたび、それと同名のカード1枚を手札に加える。
Whenever you play a follower, put a copy of it into your hand. | 自分がフォロワーをプレイするたび、それと同名のカード1枚を手札に加える。
Fanfare: Select an allied follower and put a copy of that follower into your hand. | ファンファーレ 自分のフォロワー1体を選択する。それと同名のカード1枚を手札に加える。
Fanfare: Destroy an enemy follower. Put a copy of it into your hand. | ファンファーレ 相手のフォロワー1体を破壊する。それと同名のカード1枚を手札に加える。
Fanfare: If you have at least 3 allied followers in play, draw a card. Otherwise, summon a Fairy. | ファンファーレ 自分のフォロワーが3体以上いるなら、カードを1枚引く。そうでないなら、フェアリー1体を出す。
Fanfare: If Overflow is active for you, draw a card. Otherwise, recover 1 play point. | ファンファーレ 覚醒 状態なら、カードを1枚引く。覚醒 状態でないなら、自分のPPを1回復。
Fanfare: If Vengeance is active for you, deal 3 damage to an enemy follower. Otherwise, deal 1 damage to your leader. | ファンファーレ 復讐 状態なら、相手のフォロワー1体に3ダメージ。復讐 状態でないなら、自分のリーダーに1ダメージ。
Fanfare: If there are no allied amulets in play, draw a card. Otherwise, gain +1/+1. | ファンファーレ 自分のアミュレットがないなら、カードを1枚引く。そうでないなら、+1/+1する。
Clash: If the enemy follower has 3 attack or less, destroy it. | 交戦時 交戦する相手のフォロワーの攻撃力が3以下なら、そのフォロワーを破壊する。
Clash: If the enemy follower is a Machina follower, deal 3 damage to it. | 交戦時 交戦する相手が機械・フォロワーなら、そのフォロワーに3ダメージ。
Clash: Destroy the enemy follower. | 交戦時 交戦する相手のフォロワーを破壊する。
Fanfare: Summon 2 Fairies and give them Ward. | ファンファーレ フェアリー2体を出す。それは守護 を持つ。
Fanfare: Summon a Fairy. If Overflow is active for you, evolve it. | ファンファーレ フェアリー1体を出す。覚醒 状態なら、それを進化させる。
Whenever you play a spell, deal 1 damage to a random enemy follower. If that follower is destroyed, restore 1 defense to your leader. | 自分がスペルをプレイするたび、ランダムな相手のフォロワー1体に1ダメージ。それが破壊されたなら、自分のリーダーを1回復。
Fanfare: Give +2/+0 to all other allied followers until the end of the turn. | ファンファーレ ターン終了まで、自分の他のフォロワーすべてを+2/+0する。
At the start of your turn, destroy this amulet and summon 2 Fairies. | 自分のターン開始時、このアミュレットを破壊し、フェアリー2体を出す。
Fanfare: Burial Rite - Draw 2 cards. | ファンファーレ 葬送 したなら、カードを2枚引く。
Fanfare: Reanimate (3). | ファンファーレ リアニメイト 3
Fanfare: If Resonance is active for you, put a Fairy into your hand. Otherwise, draw a card. | ファンファーレ 共鳴 状態なら、フェアリー1枚を手札に加える。共鳴 状態でないなら、カードを1枚引く。
Fanfare: Return an allied card to your hand. Draw a card if it was an amulet. | ファンファーレ 自分のカード1枚を手札に戻す。それがアミュレットなら、カードを1枚引く。
Strike: Deal 1 damage to all enemies. | 攻撃時 相手のリーダーと相手のフォロワーすべてに1ダメージ。
Whenever your leader is dealt damage during your turn, gain +1/+1. | 自分のターン中、自分のリーダーがダメージを受けるたび、+1/+1する。
Can't be targeted by enemy effects. | 相手の能力で選択できない。
Fanfare: Gain the ability to evolve for 0 evolution points. If you have more evolution points than your opponent, evolve this follower. | ファンファーレ 「EPを消費せずに進化できる」を持つ。自分のEPが相手より多いなら、これは進化する。
Whenever you play another card, gain +1/+0 until the end of the turn. | 自分が他のカードをプレイするたび、ターン終了まで+1/+0する。
Fanfare: Gain the ability to evolve for 0 evolution points. | ファンファーレ 「EPを消費せず進化できる」を持つ。
Evolve: Give all other allied followers the following effect: Can't be destroyed by effects. | 進化時 自分の他のフォロワーすべては「能力で破壊されない」を持つ。
While this amulet is in play, give +1/+0 to all allied followers. | このアミュレットが場にある限り、自分のフォロワーすべてを+1/+0する。
After clashing with an enemy follower, if this follower is not destroyed, fully restore this follower's defense. | 相手のフォロワーと交戦したあと、このフォロワーが破壊されなかったなら、この体力を上限まで回復。
During your turn, when this follower attacks and deals damage to the enemy leader, restore 2 defense to both leaders. | 自分のターン中、相手のリーダーへ攻撃してダメージを与えたあと、お互いのリーダーを2回復。
When this follower attacks and deals damage to an enemy leader or enemy follower, gain +1/+0. | 相手のリーダーか相手のフォロワーへ攻撃してダメージを与えたあと、+1/+0する。
Deal 2 damage to all followers. If at least 2 are destroyed this way, draw a card. | お互いのフォロワーすべてに2ダメージ。2体以上破壊したなら、カードを1枚引く。
Fanfare: Your next follower this turn costs 2 less. | ファンファーレ このターン中、次にプレイするフォロワーのコスト-2。
Whenever you play a spell, if it's the second or third time this turn, draw a card. | 自分がスペルをプレイするたび、それがこのターン中に2枚目か3枚目なら、カードを1枚引く。
Fanfare: Deal 2 damage to a random leader. Do this 3 times. | ファンファーレ ランダムなリーダーに2ダメージ。これを3回行う。
Whenever this follower takes damage, if it's not destroyed, draw a card. | これがダメージを受けるたび、破壊されないなら、カードを1枚引く。
Costs 2 less if you have at least 3 allied followers in play. | 自分のフォロワーが3体以上いるなら、コスト-2
If Overflow is active for you, this card costs 2 less. | 覚醒 状態なら、コスト-2
Subtract 2 from the cost of this card if you have at least 3 allied followers in play. | 自分のフォロワーが3体以上いるなら、このカードのコストを-2する。
Your other followers have +1/+0. | 自分の他のフォロワーすべては+1/+0される。
Can't be attacked if Overflow is active for you. | 覚醒 状態である限り、攻撃されない。
Select an enemy follower and banish it. | 相手のフォロワー1体を消滅させる。
Select an enemy follower. Destroy it. | 相手のフォロワー1体を選択して、破壊する。
Fanfare: Select an enemy follower and return it to its owner's hand. | ファンファーレ 相手のフォロワー1体を手札に戻す。
Select an allied follower and give it +1/+1 and Ward. | 自分のフォロワー1体は+1/+1されて、守護 を持つ。
Select 2 enemy followers and destroy them. | 相手のフォロワー2体を破壊する。
Select a card in your hand and subtract 1 from its cost. | 自分の手札1枚のコストを-1する。
Fanfare: Select an enemy follower. It can't attack next turn. | ファンファーレ 相手のフォロワー1体を、次のターン攻撃不能にする。
Fanfare: If Overflow is active for you, draw a card and restore 2 defense to your leader. | ファンファーレ 覚醒 状態なら、カードを1枚引く。自分のリーダーを2回復。
Fanfare: If Overflow is active for you, draw a card. Restore 2 defense to your leader. | ファンファーレ 覚醒 状態なら、カードを1枚引く。また、自分のリーダーを2回復。
Fanfare: If this follower has at least 3 defense, evolve it. | ファンファーレ これの体力が3以上なら、進化する。
Fanfare: If you have 9 cards or less in your deck, gain Storm. | ファンファーレ 自分のデッキが9枚以下なら、疾走 を持つ。
Fanfare: If you have at least 2 Machina cards in your hand, draw a card. | ファンファーレ 自分の手札に機械・カードが2枚以上あるなら、カードを1枚引く。
Fanfare: If at least 2 allied Fairies have been played this match, gain Storm. | ファンファーレ 自分がこのバトル中にプレイしたフェアリーが2枚以上なら、疾走 を持つ。
Fanfare: Give your leader the following effect - The next time your leader takes damage, reduce that damage to 0. | ファンファーレ 自分のリーダーは「次に受けるダメージを0にする」を持つ。
Deal 1 damage to all allies and enemies. | お互いのリーダーとフォロワーすべてに1ダメージ。
Whenever an effect restores defense to an ally, draw a card. | 「自分のリーダーか自分のフォロワー（または両方）を回復させる」能力が働くたび、カードを1枚引く。
"""


@pytest.mark.parametrize("english, japanese", [line.split(" | ") for line in PAIRS.strip().splitlines()])
def test_one_tree(english: str, japanese: str) -> None:
    """Either print is told in the same words."""
    assert tree(english) == tree(japanese)


@pytest.mark.parametrize("english, japanese", [
    ("Fanfare: Draw a card and restore 2 defense to your leader.", "ファンファーレ カードを1枚引く。自分のリーダーを2回復。"),
    ("Fanfare: Deal 2 damage to an enemy follower and then 1 damage to the enemy leader.", "ファンファーレ 相手のフォロワー1体に2ダメージ。相手のリーダーに1ダメージ。"),
    ("Fanfare: Banish a card in your hand and put a copy of it into your deck.", "ファンファーレ 自分の手札1枚を消滅させる。それと同名のカード1枚をデッキに加える。"),
    ("Accelerate (2): Summon a Fairy. Then destroy it and draw a card.", "アクセラレート 2； フェアリー1体を場に出し、それを破壊する。カードを1枚引く。"),
])
def test_acts_joined_with_and_are_one_card(english: str, japanese: str) -> None:
    """Each act of a card is a sentence of its own, whichever print joins it with another."""
    check_pair(english, japanese)


def test_a_sentence_that_another_may_take_the_place_of_stays_whole() -> None:
    """What is done instead is done in the place of all that one sentence does."""
    joined, apart = (card(f"Deal 1 damage to the enemy leader{mark} draw a card.\nEnhance (6): Summon a Fairy instead.")[0] for mark in (" and", "."))
    assert joined != apart


def test_what_a_selection_is_spoken_of_for_is_selected_first() -> None:
    """Where more is said of what was selected than one act does to it, it stays a selection."""
    assert said(tree("Select an allied follower and put a copy of that follower into your hand.")).startswith("Select")
    assert said(tree("Select an enemy follower. If Overflow is active for you, destroy it.")).startswith("Select")


def test_what_does_not_depend_is_said_to_be_apart_in_japanese() -> None:
    """In Japanese a condition reaches over the sentences behind it, so what is done in any case says so."""
    read = tree("Fanfare: If Overflow is active for you, draw a card. Restore 2 defense to your leader.")
    assert "また、" in said(read, "ja")
    assert tree(said(read, "ja")) == read
