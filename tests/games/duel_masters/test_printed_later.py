"""More of how cards are worded, read as what it means and played: several places at once, sums, whose a creature is, Powered Breaker."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell
from tests.games.duel_masters.test_words import done

LINES = [
    ("When this creature would leave, draw a card.", "creature", "en", ""),
    ("Whenever your opponent's creature attacks, draw a card.", "creature", "en", "Whenever an enemy creature attacks: draw a card."),
    ("Draw 3 cards, then put 2 cards from your hand on top of your deck in any order.", "spell", "en",
     "Draw 3 cards and put 2 chosen cards in your hand on top of your deck."),
    ("Powered breaker (This creature breaks one shield for each 6000 power it has.)", "creature", "en", "Powered Breaker."),
    ("パワード・ブレイカー（このクリーチャーは、そのパワー6000ごとにシールドを1つブレイクする）", "クリーチャー", "ja", "Powered Breaker."),
    ("このクリーチャーが出た時、バトルゾーンからクリーチャーを2体まで選び、持ち主の手札に戻してもよい。", "クリーチャー", "ja",
     "When this enters the board: you may return up to 2 chosen creatures in the battle zone to hand."),
    ("このクリーチャーが出た時、墓地からクリーチャーを1体選び、手札に戻す。", "クリーチャー", "ja",
     "When this enters the board: return a chosen creature in your graveyard to hand."),
    ("自分の火のクリーチャーが3体以上あれば、このクリーチャーは「スピードアタッカー」を得る。", "クリーチャー", "ja",
     "While there are 3 or more allied Fire creatures, this has Speed Attacker."),
    ("革命チェンジ-水または闇のドラゴン（自分の水または闇のドラゴンが攻撃する時、そのクリーチャーと自分の手札にあるこのクリーチャーを入れ替えてもよい）",
     "クリーチャー", "ja", "Revolution Change: Water or Darkness Dragon."),
    ("このクリーチャーが離れた時、自分の墓地から光ではないクリーチャーを1体出す。", "クリーチャー", "ja",
     "When this leaves the board: put a chosen creature that is not Light in your graveyard into the battle zone."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "kind", "lang", "means"), LINES)
def test_a_line_is_read_as_what_it_means(line: str, kind: str, lang: str, means: str) -> None:
    """In both languages; what happens instead must be said to be instead."""
    assert done(line, kind, lang) == means


@pytest.mark.parametrize(("power", "broken"), [(5999, 1), (6000, 1), (11999, 1), (12000, 2), (18000, 3)])
def test_powered_breaker_breaks_a_shield_for_each_6000_power(fails: Fails, power: int, broken: int) -> None:
    """What stops short of the next 6000 counts for nothing; one shield is broken by any attack."""
    cards = [plain("Test Giant", power, "Powered Breaker."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Giant"]}, "opponent": {"shields": ["4 x Test Goblin"]}}
    assert fails(board, ["Test Giant attacks opponent"], [f"opponent's hand has {broken} cards"], GAME, cards, choose=[0] * broken) == []


DECK: list[Any] = [{"card": "Test Goblin", "as": f"at {n}"} for n in ("one", "two", "three", "four", "five")]


def test_one_to_the_hand_one_to_the_mana_zone_and_the_rest_below(fails: Fails) -> None:
    """All of those that were looked at, and no other."""
    text = "Look at the top 4 cards of your deck. Put one of them into your hand, one into your mana zone, and the rest on the bottom of your deck in any order."
    board = {"turn": "me", "me": {"hand": ["Test Order"], "mana": ["Test Goblin"], "deck": DECK}}
    then = ["at two is in my hand", "at three is in my mana zone", "my deck begins with at five", "my deck has 3 cards"]
    assert fails(board, ["I play Test Order choosing at two and at three"], then, GAME, [spell("Test Order", text), plain("Test Goblin", 1000)]) == []


def test_any_number_whose_power_sums_up_to_no_more(fails: Fails) -> None:
    """What would go beyond it is not offered."""
    text = "パワーの合計が8000以下になるように、相手のクリーチャーを好きな数選び、破壊する。"
    cards = [spell("Test Order", text), plain("Test Goblin", 2000), plain("Test Ogre", 6000)]
    theirs = [{"card": "Test Ogre", "as": "first"}, {"card": "Test Ogre", "as": "second"}, {"card": "Test Goblin", "as": "small"}]
    board = {"turn": "me", "me": {"hand": ["Test Order"], "mana": ["Test Goblin"]}, "opponent": {"battle": theirs}}
    then = ["first was destroyed", "small was destroyed", "second is in opponent's battle zone"]
    assert fails(board, ["I play Test Order choosing first and small"], then, GAME, cards) == []
