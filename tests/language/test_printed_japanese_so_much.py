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
Fanfare: Give +2/+0 and Rush to an allied follower until the end of the turn. | ファンファーレ 自分のフォロワー1体は、ターン終了時まで+2/+0して突進を持つ。
"""

LINES = """
ファンファーレ 相手のリーダーに「自分の場のフォロワーの数」と同じダメージを与え、カードを1枚引き、自分のリーダーを「自分の手札の枚数」と同じだけ回復。 | Fanfare: deal X damage to the enemy leader, where X is the number of allied followers. Draw a card and restore X defense to your leader, where X is the number of cards in your hand.
ファンファーレ カードを1枚引き、相手のリーダーに「自分の場のフォロワーの数」と同じダメージを与え、自分のリーダーを「自分の手札の枚数」と同じだけ回復。 | Fanfare: draw a card. Deal X damage to the enemy leader and restore Y defense to your leader. In all of that X equals the number of allied followers. In all of that Y equals the number of cards in your hand.
ファンファーレ 相手のフォロワーすべてに「自分の場のフォロワーの数」と同じダメージを与え、自分のリーダーを「破壊したフォロワーの数」と同じだけ回復。 | Fanfare: deal X damage to all enemy followers, where X is the number of allied followers. Restore X defense to your leader, where X is the number of followers destroyed this way.
ファンファーレ フェアリー、フォレストバットの中から、ランダムに1枚を手札に加える。復讐 状態なら、ランダムに1枚ではなく、1枚ずつ加える。 | Fanfare: add a random one of a Fairy or a Forest Bat to your hand. If Vengeance is active, do all of these instead.
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
