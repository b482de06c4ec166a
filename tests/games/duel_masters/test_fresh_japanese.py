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
]  # fmt: skip


@pytest.mark.parametrize(("line", "means"), LINES)
def test_a_line_is_read_as_what_it_means(line: str, means: str) -> None:
    """In the words of the language."""
    assert done(line, "creature", "ja") == means


@pytest.mark.parametrize("creatures", [1, 3])
def test_as_many_cards_as_there_are_of_something(fails: Fails, creatures: int) -> None:
    """Counted as the ability is carried out."""
    cards = [plain("Test Reader", 3000, "このクリーチャーが攻撃する時、相手のクリーチャーと同じ枚数のカードを引く。"), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Reader"], "deck": ["5 x Test Goblin"]}, "opponent": {"battle": [f"{creatures} x Test Goblin"], "shields": ["2 x Test Goblin"]}}
    assert fails(board, ["Test Reader attacks opponent"], [f"my hand has {creatures} cards"], GAME, cards) == []
