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
     "Draw 3 cards. Put 2 chosen cards in your hand on top of your deck."),
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
    ("自分の墓地またはマナゾーンからクリーチャーを1体、手札に戻す。", "呪文", "ja", "Return a chosen creature in your graveyard or mana zone to hand."),
    ("クリーチャーを1体、自分の手札またはマナゾーンからバトルゾーンに出してもよい。", "呪文", "ja", "You may put a chosen creature in your hand or mana zone into the battle zone."),
    ("自分の山札の上から3枚を見る。その中からクリーチャーを1体、相手に見せて手札に加え、残りを好きな順序で山札の下に置く。", "呪文", "ja",
     "Look at the top 3 cards of your deck. Reveal from among them a creature. Put them into your hand. Put the rest on the bottom of its owner's deck."),
    ("カードを1枚引く。この呪文を唱えた後、墓地に置くかわりに自分の手札に戻す。", "呪文", "ja", "Draw a card. After this is cast, return this to hand."),
    ("カードを1枚引く。この呪文を唱えた後、墓地に置くかわりにタップして自分のマナゾーンに置く。", "呪文", "ja", "Draw a card. After this is cast, put this into its owner's mana zone and tap them."),
    ("各ターン、このクリーチャーがはじめて攻撃する時、カードを1枚引く。", "クリーチャー", "ja",
     "When this attacks, if the number of times this attacked this turn is exactly 1: draw a card."),
    ("Return a creature from your graveyard or your mana zone to your hand.", "spell", "en", "Return a chosen creature in your graveyard or mana zone to hand."),
    ("When you put this creature into the battle zone, destroy all creatures except this creature.", "creature", "en", "When this enters the board: destroy all other creatures."),
    ("All your creatures except this creature get +1000 power.", "creature", "en", "All other allied creatures have 1000 more power."),
    ("The first time this creature attacks each turn, draw a card.", "creature", "en",
     "When this attacks, if the number of times this attacked this turn is exactly 1: draw a card."),
    ("Draw a card. After you cast this spell, you may put it into your mana zone instead of your graveyard.", "spell", "en",
     "Draw a card. After this is cast, you may put this into its owner's mana zone."),
    ("After you cast this spell, put it into your mana zone instead of your graveyard.\nDraw a card.", "spell", "en",
     "After this is cast, put this into its owner's mana zone. / Draw a card."),
    ("カードを1枚引く。この呪文を唱えた後、自分のシールドが2つ以下なら、墓地に置くかわりに自分の手札に戻す。", "呪文", "ja",
     "Draw a card. After this is cast, if there are 2 or less cards in your shield zone, return this to hand."),
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


@pytest.mark.parametrize(("picked", "back"), [("buried", True), ("charged", True), ("fought", False)])
def test_one_place_or_the_other(fails: Fails, picked: str, back: bool) -> None:
    """A creature comes back from either of the two places that are named, and from no third."""
    cards = [spell("Test Order", "自分の墓地またはマナゾーンからクリーチャーを1体、手札に戻す。"), plain("Test Goblin", 1000)]
    me = {"hand": ["Test Order"], "graveyard": [{"card": "Test Goblin", "as": "buried"}], "mana": [{"card": "Test Goblin", "as": "charged"}], "battle": [{"card": "Test Goblin", "as": "fought"}]}
    found = fails({"turn": "me", "me": me}, [f"I play Test Order choosing {picked}"], [f"{picked} is in my hand"], GAME, cards)
    assert (found == []) is back


@pytest.mark.parametrize(
    ("away", "where"),
    [
        ("自分の手札に戻す", "Test Order is in my hand"),
        ("自分のマナゾーンに置く", "Test Order is untapped"),
        ("タップして自分のマナゾーンに置く", "Test Order is tapped"),
        ("自分の山札の下に置く", "my deck has 3 cards"),
    ],
)
def test_a_spell_that_goes_elsewhere_than_to_the_graveyard(fails: Fails, away: str, where: str) -> None:
    """It has been carried out by then, and is not put into the graveyard."""
    text = f"カードを1枚引く。この呪文を唱えた後、墓地に置くかわりに{away}。"
    board = {"turn": "me", "me": {"hand": ["Test Order"], "mana": ["Test Goblin"], "deck": ["3 x Test Goblin"]}}
    then = ["my deck has 2 cards", "my graveyard is empty", where] if "山札" not in away else ["my graveyard is empty", where]
    assert fails(board, ["I play Test Order"], then, GAME, [spell("Test Order", text), plain("Test Goblin", 1000)]) == []


@pytest.mark.parametrize("first", [True, False])
def test_where_a_spell_goes_is_done_last_wherever_it_stands(fails: Fails, first: bool) -> None:
    """The hand is full of nothing else while it is carried out: a spell that comes back to it is not among the cards that are counted."""
    back, rest = "After you cast this spell, put it into your hand instead of your graveyard.", "Discard all cards in your hand."
    board = {"turn": "me", "me": {"hand": ["Test Order", "Test Goblin"], "mana": ["Test Goblin"]}}
    cards = [spell("Test Order", "\n".join((back, rest) if first else (rest, back))), plain("Test Goblin", 1000)]
    assert fails(board, ["I play Test Order"], ["Test Order is in my hand", "my hand has 1 card", "my graveyard has 1 card"], GAME, cards) == []


@pytest.mark.parametrize(("shields", "where"), [(2, "hand"), (3, "graveyard")])
def test_where_a_spell_goes_may_hang_on_something(fails: Fails, shields: int, where: str) -> None:
    """It is looked at once the spell has been carried out; otherwise the spell goes where spells go."""
    text = "After you cast this spell, if you have 2 or fewer shields, put it into your hand instead of your graveyard.\nDraw a card."
    board = {"turn": "me", "me": {"hand": ["Test Order"], "mana": ["Test Goblin"], "deck": ["2 x Test Goblin"], "shields": [f"{shields} x Test Goblin"]}}
    assert fails(board, ["I play Test Order"], [f"Test Order is in my {where}"], GAME, [spell("Test Order", text), plain("Test Goblin", 1000)]) == []


@pytest.mark.parametrize("line", ["各ターン、このクリーチャーがはじめて攻撃する時、カードを1枚引き、このクリーチャーをアンタップする。", "The first time this creature attacks each turn, untap it, then draw a card."])
def test_what_comes_with_the_first_attack_comes_with_no_second(fails: Fails, line: str) -> None:
    """It is untapped once, attacks again, and nothing is drawn for that; without “first” a card would be."""
    board = {"turn": "me", "me": {"battle": ["Test Runner"], "deck": ["5 x Test Goblin"]}, "opponent": {"shields": ["4 x Test Goblin"]}}
    when = ["Test Runner attacks opponent", "Test Runner attacks opponent"]
    then = ["my hand has 1 card", "opponent has 2 shields"]
    every = "When this attacks: draw a card. Untap this."
    for text, holds in ((line, True), (every, False)):
        cards = [plain("Test Runner", 3000, text), plain("Test Goblin", 1000)]
        assert (fails(board, when, then, GAME, cards, choose=[0] * 2) == []) is holds
