"""Japanese lines in the printed manner, read as what they mean and played: as many cards as there are of something, deck evolution in full."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME
from tests.games.duel_masters.test_words import done

DECK = (
    "デッキ進化-自分の山札の上から1枚目を表向きにする。そのカードがクリーチャーであれば、このクリーチャーをその上に重ねつつバトルゾーンに出す。"
    "そのカードがクリーチャー以外であれば、このクリーチャーを自分の手札に戻す。"
)
LINES = [
    (DECK, "Deck evolution: creature."),
    ("侍流ジェネレート(このクリーチャーをバトルゾーンに出した時、自分の手札にあるクロスギアを1枚、コストを支払わずにジェネレートしてもよい)",
     "When this enters the board: you may use a chosen cross gear in your hand for no cost."),
    ("このクリーチャーをバトルゾーンに出した時、次の自分のターンのはじめまで、バトルゾーンにある自分のクリーチャー1体は「ブロッカー」を得る。",
     "When this enters the board: give a chosen allied creature in the battle zone Blocker until the start of your next turn."),
    ("このクリーチャーが攻撃する時、相手のクリーチャーと同じ枚数のカードを引いてもよい。", "When this attacks: you may draw X cards, where X is the number of enemy creatures."),
    ("自分のターンのはじめに、バトルゾーンに自分のクリーチャーが3体以上あれば、このクリーチャーを覚醒させる。",
     "At the start of your turn: if there are 3 or more allied creatures, turn this over."),
    ("自分のターンのはじめに、このクリーチャーを龍解させてもよい。", "At the start of your turn: you may turn this over."),
    ("進化V-アーマード・ドラゴン1体とファイアー・バード1体を重ねた上に置く。", "This is put on one Armored Dragon and one Fire Bird."),
    ("このクリーチャーは攻撃している間、ブロックされない。", "While this is attacking, this can't be blocked."),
    ("相手はこのクリーチャーを選べない。", "This can't be targeted."),
    ("クルー・ブレイカー：アーマード・ドラゴン(このクリーチャーは、バトルゾーンにある自分の他のアーマード・ドラゴン1体につき、シールドをさらに1枚ブレイクする)",
     "Crew Breaker: Armored Dragon."),
    ("クルー・ブレイカー：アーマード・ドラゴン(このクリーチャーは、バトルゾーンにある自分のアーマード・ドラゴン1体につき、シールドをさらに1枚ブレイクする)", ""),
]  # fmt: skip
SPELLS = [
    ("相手の進化クリーチャーを1体選び、一番上のカードを持ち主の手札に戻す。", "Put only the top card of a chosen enemy evolution creature into its owner's hand."),
    ("相手の進化クリーチャー1体の一番上のカードを山札に加えてシャッフルする。", "Put only the top card of a chosen enemy evolution creature into its owner's deck shuffled."),
    ("相手の進化クリーチャーを1体選び、そのクリーチャーの一番上のカードを墓地に置いてもよい。",
     "You may put only the top card of a chosen enemy evolution creature into its owner's graveyard."),
    ("相手のクリーチャーを1体選び、封印を1つ付ける。", "Set the top 1 card of your opponent's deck face down on a chosen enemy creature."),
    ("攻撃先を相手プレイヤーに変更する。", "Change the target of the attack to the enemy player."),
    ("自分のマナゾーンから、コスト5以下の進化ではないクリーチャーを1体、バトルゾーンに出す。",
     "Put a chosen non-evolution creature that costs 5 or less in your mana zone into the battle zone."),
    ("各プレイヤーは自分のクリーチャーを1体選び、破壊する。", "Destroy a chosen allied creature and an opponent-chosen enemy creature."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "means"), LINES)
def test_a_line_is_read_as_what_it_means(line: str, means: str) -> None:
    """In the words of the language."""
    assert done(line, "creature", "ja") == means


@pytest.mark.parametrize(("line", "means"), SPELLS)
def test_a_line_of_a_spell_is_read_as_what_it_means(line: str, means: str) -> None:
    """In the words of the language."""
    assert done(line, "spell", "ja") == means


@pytest.mark.parametrize("creatures", [1, 3])
def test_as_many_cards_as_there_are_of_something(fails: Fails, creatures: int) -> None:
    """Counted as the ability is carried out."""
    cards = [plain("Test Reader", 3000, "このクリーチャーが攻撃する時、相手のクリーチャーと同じ枚数のカードを引く。"), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Reader"], "deck": ["5 x Test Goblin"]}, "opponent": {"battle": [f"{creatures} x Test Goblin"], "shields": ["2 x Test Goblin"]}}
    assert fails(board, ["Test Reader attacks opponent"], [f"my hand has {creatures} cards"], GAME, cards) == []
