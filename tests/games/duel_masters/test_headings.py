"""A name before a line that does nothing by itself: the line must say what the name stands for, with the same number."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell
from tests.games.duel_masters.test_words import done

SAID = [
    ("マナ武装 5：このクリーチャーが出た時、自分のマナゾーンに火のカードが5枚以上あれば、カードを1枚引く。", "ja",
     "Mana Arms 5: when this enters the board: if there are 5 or more Fire cards in your mana zone, draw a card."),
    ("Mana Arms 5: When you put this creature into the battle zone, if you have 5 or more fire cards in your mana zone, draw a card.", "en",
     "Mana Arms 5: when this enters the board: if there are 5 or more Fire cards in your mana zone, draw a card."),
    ("革命2：このクリーチャーが攻撃する時、自分のシールドが2つ以下なら、カードを1枚引く。", "ja",
     "Revolution 2: when this attacks: if there are 2 or less cards in your shield zone, draw a card."),
    ("Revolution 2 — Whenever this creature attacks, if you have 2 or fewer shields, draw a card.", "en",
     "Revolution 2: when this attacks: if there are 2 or less cards in your shield zone, draw a card."),
    ("鬼タイム：このクリーチャーが出た時、自分と相手のシールドの合計が6つ以下なら、カードを1枚引く。", "ja",
     "Oni Time: when this enters the board: if there are 6 or less cards in each player's shield zone in total, draw a card."),
    ("Oni Time: When this creature enters, if you and your opponent have 6 or fewer shields in total, draw a card.", "en",
     "Oni Time: when this enters the board: if there are 6 or less cards in each player's shield zone in total, draw a card."),
    ("龍解：自分のターンのはじめに、このクリーチャーを裏返す。", "ja", "Dragon Release: at the start of your turn: turn this over."),
]  # fmt: skip
UNSAID = [
    "マナ武装 5：このクリーチャーが出た時、カードを1枚引く。",
    "マナ武装 5：このクリーチャーが出た時、自分のマナゾーンに火のカードが4枚以上あれば、カードを1枚引く。",
    "マナ武装 5：このクリーチャーが出た時、相手のマナゾーンに火のカードが5枚以上あれば、カードを1枚引く。",
    "マナドライブ5(火)：このクリーチャーが出た時、自分のマナゾーンにカードが5枚以上あれば、カードを1枚引く。",
    "革命2：このクリーチャーが攻撃する時、カードを1枚引く。",
    "革命2：このクリーチャーが攻撃する時、自分のシールドが2つ以上あれば、カードを1枚引く。",
    "鬼タイム：このクリーチャーが出た時、自分のシールドが6つ以下なら、カードを1枚引く。",
    "メテオバーン：このクリーチャーが攻撃する時、カードを1枚引く。",
    "Meteorburn — Whenever this creature attacks, draw a card.",
    "シールド・プラス：このクリーチャーが出た時、カードを1枚引く。",
    "覚醒：自分のターンのはじめに、カードを1枚引く。",
    "Mana Arms 5: When you put this creature into the battle zone, draw a card.",
    "Revolution 2: Whenever this creature attacks, draw a card.",
    "Awaken: At the start of your turn, draw a card.",
]


@pytest.mark.parametrize(("line", "lang", "means"), SAID)
def test_the_name_stays_before_the_line(line: str, lang: str, means: str) -> None:
    """Nothing that was written is swallowed."""
    assert done(line, "creature" if lang == "en" else "クリーチャー", lang) == means


@pytest.mark.parametrize("line", UNSAID)
def test_a_name_whose_condition_the_line_leaves_out_is_refused(line: str) -> None:
    """Another number, another zone and another player are not what the name stands for."""
    lang = "en" if line.isascii() else "ja"
    assert done(line, "creature" if lang == "en" else "クリーチャー", lang) == ""


@pytest.mark.parametrize(("mana", "hand"), [(4, 0), (5, 2)])
def test_a_spell_under_a_name_does_what_it_says(fails: Fails, mana: int, hand: int) -> None:
    """And the line after it, as of any other spell."""
    arms = spell("Test Arms", "Mana Arms 5: if there are 5 or more Fire cards in your mana zone, draw 2 cards.")
    board = {"turn": "me", "me": {"hand": ["Test Arms"], "mana": [f"{mana} x Test Goblin"], "deck": ["5 x Test Goblin"]}}
    assert fails(board, ["I play Test Arms"], [f"my hand has {hand} cards"], GAME, [arms, plain("Test Goblin", 1000)]) == []


@pytest.mark.parametrize(("mine", "theirs", "hand"), [(3, 3, 1), (3, 4, 0), (0, 6, 1)])
def test_oni_time_counts_the_shields_of_both(fails: Fails, mine: int, theirs: int, hand: int) -> None:
    """Six in all and no more."""
    cards = [plain("Test Oni", 2000, "Oni Time: When this creature enters, if you and your opponent have 6 or fewer shields in total, draw a card."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"hand": ["Test Oni"], "mana": ["3 x Test Goblin"], "shields": mine, "deck": ["5 x Test Goblin"]}, "opponent": {"shields": theirs}}
    assert fails(board, ["I play Test Oni"], [f"my hand has {hand} cards"], GAME, cards) == []
