"""What the cards of Worlds Beyond say besides: both prints are one tree. The lines are of our own."""

import pytest

from tests.cast.card_words import said, tree

# Printed English | printed Japanese | canonical
PAIRS = """
Aura | オーラ | Aura.
Intimidate | 威圧 | Intimidate.
Barrier | バリア | Barrier.
Give your leader Barrier. | 自分のリーダーはバリア を持つ。 | Give your leader Barrier.
Super-Evolve: Draw a card. | 超進化時 カードを1枚引く。 | Super-Evolve: draw a card.
Super-Evolve: Deal 3 damage to an enemy follower. | 超進化時 相手のフォロワー1体に3ダメージ。 | Super-Evolve: deal 3 damage to a chosen enemy follower.
Destroy a super-evolved enemy follower. | 超進化後の相手のフォロワー1体を破壊する。 | Destroy a chosen super-evolved enemy follower.
Fanfare: If you've unlocked super-evolution, draw a card. | ファンファーレ 超進化解禁後なら、カードを1枚引く。 | Fanfare: if super-evolution is unlocked, draw a card.
If it's a turn you are able to evolve, draw a card. | 進化可能ターンなら、カードを1枚引く。 | If it is a turn you are able to evolve, draw a card.
Engage (1): Draw a card. | アクト 1;カードを1枚引く。 | Engage 1: draw a card.
Engage (2): Advance this amulet's count by 1. | アクト 2;このアミュレットのカウントを1進める。 | Engage 2: reduce the countdown of this by 1.
Evolve: Delay the count of an allied amulet by 1. | 進化時 自分のアミュレット1つのカウントを1遅らせる。 | Evolve: increase the countdown of a chosen allied amulet by 1.
Can't attack followers or leaders. | フォロワーやリーダーを攻撃できない。 | This can't attack.
Can't be destroyed by abilities. | 能力によって破壊されない。 | This can't be destroyed by effects.
Destroy a random enemy follower with a base cost of 3 or less. | ランダムな基本コスト3以下の相手のフォロワー1体を破壊する。 | Destroy a random enemy follower that originally costs 3 or less.
Engage: Destroy this card. | アクト;これを破壊する。 | Engage: destroy this.
"""
ROWS = [tuple(part.strip() for part in row.split(" | ")) for row in PAIRS.strip().splitlines()]


@pytest.mark.parametrize("english, japanese, canonical", ROWS)
def test_both_prints_are_one_tree(english, japanese, canonical):
    assert tree(english) == tree(japanese)
    assert said(tree(japanese)) == canonical
