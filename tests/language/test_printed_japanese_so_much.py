"""As much as an amount, who is raised or can attack, and how long before whom, as Japanese cards print it; in lines of our own."""

import pytest

from engine.language.errors import LanguageError
from tests.cast.card_words import check_pair, check_printed, rows, tree

PAIRS = """
Fanfare: Destroy another allied follower. Deal X damage to the enemy leader and restore Y defense to your leader. X equals its attack and Y equals its defense. | ファンファーレ 自分の他のフォロワー1体を破壊する。その攻撃力と同じ値のダメージを相手のリーダーに与え、その体力と同じ値、自分のリーダーを回復。
Fanfare: If Overflow is active for you, deal X damage to the enemy leader and restore Y defense to your leader. X equals the number of allied followers and Y equals the number of cards in your hand. | ファンファーレ 覚醒 状態なら、相手のリーダーに「自分の場のフォロワーの数」と同じダメージを与え、自分のリーダーを「自分の手札の枚数」と同じだけ回復。
Fanfare: Deal X damage to an enemy follower. X equals this follower's attack. | ファンファーレ 相手のフォロワー1体に、この攻撃力と同じ値のダメージ。
Fanfare: Deal X damage to the enemy leader and draw a card. X equals the number of allied followers. | ファンファーレ 相手のリーダーに「自分の場のフォロワーの数」と同じ値のダメージを与え、カードを1枚引く。
Fanfare: Destroy an enemy follower whose attack or defense has been increased by an effect. | ファンファーレ 攻撃力か体力が能力で+されている相手のフォロワー1体を破壊する。
Give +1/+0 to all allied followers that can attack. | 自分の場の攻撃可能なフォロワーすべてを+1/+0する。
This follower can attack 2 times each turn. | 1ターンに2回攻撃可能
Fanfare: An enemy follower can't attack until the end of your opponent's next turn. | ファンファーレ 相手のフォロワー1体は、次の相手のターン終了まで攻撃できない。
Fanfare: An enemy follower can't attack until the end of your opponent's next turn. | ファンファーレ 相手のフォロワー1体は、次の相手のターン終了時まで攻撃できない。
If Overflow is active for you, this card costs 2 less. | 覚醒 状態なら、このカードのコストは-2される。
Fanfare: Destroy 2 random enemy followers. | ファンファーレ 相手のフォロワーをランダムに2体破壊する。
Fanfare: If you have 3 or more cards in your hand, discard a random card in your hand. | ファンファーレ 自分の手札が3枚以上なら、手札をランダムに1枚捨てる。
Fanfare: Give +2/+0 and Rush to an allied follower until the end of the turn. | ファンファーレ 自分のフォロワー1体は、ターン終了時まで+2/+0して突進を持つ。
"""

LINES = """
ファンファーレ 相手のリーダーに「自分の場のフォロワーの数」と同じダメージを与え、カードを1枚引き、自分のリーダーを「自分の手札の枚数」と同じだけ回復。 | Fanfare: deal X damage to the enemy leader, where X is the number of allied followers. Draw a card and restore X defense to your leader, where X is the number of cards in your hand.
ファンファーレ カードを1枚引き、相手のリーダーに「自分の場のフォロワーの数」と同じダメージを与え、自分のリーダーを「自分の手札の枚数」と同じだけ回復。 | Fanfare: draw a card. Deal X damage to the enemy leader and restore Y defense to your leader. In all of that X equals the number of allied followers. In all of that Y equals the number of cards in your hand.
ファンファーレ 相手のフォロワーすべてに「自分の場のフォロワーの数」と同じダメージを与え、自分のリーダーを「破壊したフォロワーの数」と同じだけ回復。 | Fanfare: deal X damage to all enemy followers, where X is the number of allied followers. Restore X defense to your leader, where X is the number of followers destroyed this way.
ファンファーレ フェアリー、フォレストバットの中から、ランダムに1枚を手札に加える。復讐 状態なら、ランダムに1枚ではなく、1枚ずつ加える。 | Fanfare: add a random one of a Fairy or a Forest Bat to your hand. If Vengeance is active, do all of these instead.
自分のターン終了時、自分の場の名前の異なるフォロワーが3体以上なら、カードを1枚引く。 | At the end of your turn: if the number of different allied followers is 3 or more, draw a card.
ファンファーレ 相手の場で攻撃力が最も高いフォロワー1体を破壊する。 | Fanfare: destroy a random enemy follower with the highest attack.
ファンファーレ 相手の場で体力が最も低いフォロワーすべてを手札に戻す。 | Fanfare: return all enemy followers with the lowest defense to hand.
このフォロワーが場にいる限り、相手は能力によって自分の他のフォロワーを選択できない。 | All other allied followers can't be targeted by enemy effects.
相手は、能力でこのフォロワーを選択できない。 | This can't be targeted by enemy effects.
自分のリーダーがダメージを受けるたび、受けたダメージと同じダメージを相手のリーダーに与える。 | When your leader takes damage: deal X damage to the enemy leader, where X is that many.
相手のフォロワー1体に3ダメージ。与えたダメージと同じ値、自分のリーダーを回復。 | Deal 3 damage to a chosen enemy follower. Restore X defense to your leader, where X is the damage dealt this way.
自分のリーダーを3回復。回復した値と同じダメージを相手のリーダーに与える。 | Restore 3 defense to your leader. Deal X damage to the enemy leader, where X is the defense restored this way.
ファンファーレ 自分と相手は、それぞれカードを2枚引く。 | Fanfare: each player draws 2 cards.
ファンファーレ X体のフェアリーを出す。Xは自分の場の空きの数である。 | Fanfare: summon X Fairies, where X is as many as there is room for on the board.
自分のフォロワーが進化するたび、カードを1枚引く。1ターンに1回のみ。 | Once per turn, whenever an allied follower evolves: draw a card.
相手のターン終了時、このフォロワーを自分の手札に戻す。 | At the end of your opponent's turn: return this to hand.
ファンファーレ 自分の場のフォロワーすべては、次の相手のターンが終わるまで破壊されない。 | Fanfare: all allied followers can't be destroyed until the end of your opponent's next turn.
このフォロワーは能力によってダメージを受けない。 | This takes no damage from effects.
自分が1ターンに2枚目のスペルをプレイしたとき、カードを1枚引く。 | Whenever you play a spell: if the number of times you played a spell this turn is exactly 2, draw a card.
ファンファーレ 相手のリーダーに「自分の場のアミュレットの数」の2倍のダメージ。 | Fanfare: deal X damage to the enemy leader, where X is twice the number of allied amulets.
ファンファーレ 自分のPPを最大まで回復。 | Fanfare: recover X play points, where X is your max play points.
ファンファーレ 自分の他のフォロワーすべてを破壊し、破壊した数と同じ体数のフェアリーを出す。 | Fanfare: destroy all other allied followers and summon X Fairies, where X is the number of cards destroyed this way.
ファンファーレ 自分の手札のフォロワー1枚を選び、+1/+1する。 | Fanfare: give a chosen follower in your hand +1/+1.
ファンファーレ 自分の他のフォロワー2体を選択して、+1/+1し、カードを1枚引く。 | Fanfare: give 2 chosen other allied followers +1/+1 and draw a card.
ファンファーレ 相手のフォロワー1体を選択して、これは+1/+1する。 | Fanfare: select a chosen enemy follower. Gain +1/+1.
自分のターン終了時、このフォロワーがこのターン中に攻撃していないなら、自分のリーダーを2回復。 | At the end of your turn: if the number of times this attacked this turn is exactly 0, restore 2 defense to your leader.
ファンファーレ 相手のフォロワー1体を破壊する。それが守護 を持っていたなら、カードを1枚引く。 | Fanfare: destroy a chosen enemy follower. If it had Ward, draw a card.
各ターン終了時、ランダムなフォロワー1体に1ダメージ。 | At the end of each player's turn: deal 1 damage to a random follower.
自分のターン開始時と終了時、カードを1枚引く。 | Either at the start of your turn or else at the end of your turn: draw a card.
進化時 フェアリーかフォレストバットのどちらか1体を出す。 | Evolve: choose one: summon a Fairy; summon a Forest Bat.
自分のターン中、自分の手札のフォロワーすべてのコストは-1される。 | While it is your turn, all followers in your hand cost 1 less.
ファンファーレ このターン中、自分の手札のスペルのコストは-1される。 | Fanfare: all spells in your hand cost 1 less until the end of the turn.
ラストワード 自分の手札が4枚以下なら、4枚になるまでカードを引く。 | Last Words: if there are 4 or less cards in your hand, draw cards until you have 4 in hand.
ファンファーレ カードを1枚引き、さらに自分のリーダーを2回復。 | Fanfare: draw a card and restore 2 defense to your leader.
ファンファーレ 自分の他のフォロワー1体を+1/+1する。さらに、これは守護 を持つ。 | Fanfare: give a chosen other allied follower +1/+1. Gain Ward.
ファンファーレ 自分の他のフォロワー1体を+1/+1する。覚醒 状態なら、さらに+1/+1する。 | Fanfare: give a chosen other allied follower +1/+1. If Overflow is active, give it +1/+1.
自分の場にフェアリーが出るたび、それは疾走 を持つ。狂乱 状態なら、さらに、必殺 とドレイン を持つ。 | Whenever an allied Fairy enters the board: give it Storm. If Wrath is active, give it Bane and Drain.
ファンファーレ 自分の他のフォロワーすべては守護 を持つ。覚醒 状態なら、さらに、疾走 を持つ。 | Fanfare: give all other allied followers Ward. If Overflow is active, give them Storm.
ファンファーレ +1/+1する。覚醒 状態なら、さらに+1/+1する。 | Fanfare: gain +1/+1. If Overflow is active, gain +1/+1.
攻撃力か体力が+されている自分のフォロワーすべてを+1/+1する。 | Give all allied followers with attack or defense raised by an effect +1/+1.
"""


@pytest.mark.parametrize("english, japanese", rows(PAIRS))
def test_one_card(english: str, japanese: str) -> None:
    check_pair(english, japanese)


@pytest.mark.parametrize("printed, canonical", rows(LINES))
def test_said_as_printed(printed: str, canonical: str) -> None:
    check_printed(printed, canonical)


@pytest.mark.parametrize(
    "text",
    [
        "ファンファーレ 相手のリーダーにXダメージを与え、相手のフォロワー1体に「自分の手札の枚数」と同じダメージを与え、自分のリーダーをその体力と同じだけ回復。Xは「自分の場のフォロワーの数」である。",
        "ファンファーレ 覚醒 状態なら、カードを1枚引き、相手のリーダーに「自分の場のフォロワーの数」と同じダメージを与え、自分のリーダーを「自分の手札の枚数」と同じだけ回復。",
    ],
)
def test_numbers_of_which_it_is_not_said_when_they_are_counted_are_refused(text: str) -> None:
    with pytest.raises(LanguageError, match="can't be told"):
        tree(text)


@pytest.mark.parametrize("named", ["与えたダメージ", "受けたダメージ", "回復した値"])
def test_an_amount_named_by_what_was_not_done_is_refused(named: str) -> None:
    with pytest.raises(LanguageError, match="points at something"):
        tree(f"ファンファーレ カードを1枚引く。{named}と同じ値、自分のリーダーを回復。")


@pytest.mark.parametrize("text", [
    "自分の他のフォロワー1体を+1/+1する。さらに、守護 を持つ。", "自分の他のフォロワー1体は突進 を持つ。覚醒 状態なら、さらに、+1/+1する。",
    "自分の他のフォロワー1体を+1/+1する。カードを1枚引く。さらに、+1/+1する。",
])  # fmt: skip
def test_who_further_gains_in_other_words_must_be_said(text: str) -> None:
    """They, or the card itself."""
    with pytest.raises(LanguageError, match="whether the card that was spoken of gains it"):
        tree(f"ファンファーレ {text}")
