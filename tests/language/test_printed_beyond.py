"""What the cards of Worlds Beyond say besides: both prints are one tree. The lines are of our own."""

import pytest

from tests.cast.card_words import check_printed, said, tree

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


ENGLISH = [
    ("Fanfare: Gain Crest: Forest Bat. Summon 2 copies of Fairy.", "Fanfare: gain Crest: Forest Bat. Summon 2 Fairies."),
    ("Super-Evolve: Give your opponent Crest: Forest Bat.", "Super-Evolve: give your opponent Crest: Forest Bat."),
    ("Draw a card. Give yourself and your opponent Crest: Fairy.", "Draw a card. Give each player Crest: Fairy."),
    ("Evolve: Destroy your Crest: Fairy.", "Evolve: destroy your Crest: Fairy."),
    ("Engage: Advance this amulet's count by X. X is the number of crests you have.", "Engage: reduce the countdown of this by X, where X is the number of crests you have."),
    ("Crest: Countdown (2)", "Crest: Countdown 2."),
    ("Crest: Whenever you play a spell, draw a card.", "Crest: whenever you play a spell: draw a card."),
    ("Draw 2 cards. Gain an earth sigil.", "Draw 2 cards. Gain 1 Earth Sigil."),
    ("Select a card in your hand and return it to deck. Draw a card.", "Put a chosen card in your hand into your deck shuffled. Draw a card."),
    ("Fanfare: Increase your Combo by 2.", "Fanfare: gain 2 Combo."),
    ("If at least 3 differently named allied Machina followers have entered the field this match, draw a card.",
     "If the number of different allied Machina followers that entered the board this match is 3 or more, draw a card."),
    ("Activates in deck. At the start of your turn, if Overflow is active for you, invoke this card.", "Invocation, at the start of your turn: if Overflow is active, invoke this."),
    ("Whenever this follower takes damage but isn't destroyed, draw a card.", "When this takes damage: if this is on the board, draw a card."),
    ("Select another allied follower on the field. If you selected one, destroy it and draw 2 cards.", "Select a chosen other allied follower. If it is a card, destroy it and draw 2 cards."),
]


@pytest.mark.parametrize("printed, canonical", ENGLISH)
def test_a_printed_wording_is_read_as_what_it_means(printed, canonical):
    check_printed(printed, canonical)
