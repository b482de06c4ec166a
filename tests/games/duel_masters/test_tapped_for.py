"""Lines that stand under what is tapped for them: mana for O-Drive and Fort E, mana besides for a tap ability; printed above the line or before it."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell
from tests.games.duel_masters.test_words import done

DRAWS = "このクリーチャーが出た時、カードを1枚引く。"
TAPPED_TOO = "このクリーチャーで攻撃するかわりに、このクリーチャーと自分のマナゾーンのタップされていないカードを2枚タップして、次の能力を使ってもよい。"
JAPANESE = [
    ("O・ドライブ 火x2(このクリーチャーを召喚する時、自分のマナゾーンで火のカードをさらに2枚タップしてもよい。そうした場合、次の能力を得る)\n" + DRAWS, "O-Drive Fire 2: when this enters the board: draw a card."),
    ("O・ドライブ - 光x1 と水x2:(このクリーチャーを召喚する時、自分のマナゾーンでさらに光1枚と水2枚をタップしてもよい。そうした場合、次の能力を得る)\n" + DRAWS,
     "O-Drive Light 1 and Water 2: when this enters the board: draw a card."),
    ("O・ドライブ-光x1と水x1と自然x1 " + DRAWS, "O-Drive Light 1, Water 1 and Nature 1: when this enters the board: draw a card."),
    ("フォートE：アーマード・ドラゴン(このクリーチャーをバトルゾーンに出した時、アーマード・ドラゴンを自分のマナゾーンでタップしてこのクリーチャーを召喚していた場合、このクリーチャーは次の能力を得る)\n" + DRAWS,
     "Fort E Armored Dragon: when this enters the board: draw a card."),
    ("フォートE：ドラゴン\n" + DRAWS, "Fort E Dragon: when this enters the board: draw a card."),
    ("フォートE：ドラゴン(このクリーチャーをバトルゾーンに出した時、カードを1枚引く)\n" + DRAWS, ""),  # that bracket is no reminder
    (TAPPED_TOO + "\nカードを1枚引く。", "Tap ability with 2 mana: draw a card."),
    (TAPPED_TOO + " カードを1枚引く。", "Tap ability with 2 mana: draw a card."),
    (TAPPED_TOO, "This may be tapped together with 2 untapped cards in your mana zone instead of attacking, to use its tap ability."),
    ("このクリーチャーで攻撃するかわりに、タップして次の能力を使ってもよい。\nカードを1枚引く。", "Tap ability: draw a card."),
    ("返霊2(このクリーチャーが攻撃する時、自分の墓地からカードを2枚、好きな順序で山札の一番下に置いてもよい。そうした場合、このクリーチャーの能力を使う)\nカードを1枚引く。",
     "When this attacks: if there are 2 or more cards in your graveyard, you may put 2 chosen cards in your graveyard on the bottom of its owner's deck. If you do, draw a card."),
    ("マーシャル・タッチ(このクリーチャーをバトルゾーンに出した時、自分の他のクリーチャーを1体、バトルゾーンから手札に戻してもよい。そうした場合、このクリーチャーの能力を使う)\nカードを1枚引く。",
     "When this enters the board: you may return a chosen other allied creature to hand. If you do, draw a card."),
]  # fmt: skip
BIRD, DRAGON, DROP = plain("Test Bird", 1000), {**plain("Test Dragon", 1000), "traits": ["armored-dragon"]}, {**plain("Test Drop", 1000), "class": "water"}


@pytest.mark.parametrize(("line", "means"), JAPANESE)
def test_what_it_means(line: str, means: str) -> None:
    """The row that is about the one below it, and the line itself."""
    assert done(line, "クリーチャー", "ja") == means


@pytest.mark.parametrize(("mana", "hand"), [(["Test Bird", "Test Bird", "Test Drop"], 1), (["Test Bird", "Test Bird", "Test Bird"], 0), (["Test Bird", "Test Drop", "Test Drop"], 0)])
def test_o_drive_of_two_civilizations_asks_for_both(fails: Fails, mana: list[str], hand: int) -> None:
    """Beside what the card costs; nobody is asked who has not as many."""
    engine = plain("Test Engine", 2000, "O-Drive Fire 1 and Water 1: when this enters the board: draw a card.")
    board = {"turn": "me", "me": {"hand": ["Test Engine"], "mana": mana, "deck": ["5 x Test Bird"]}}
    when = ["I play Test Engine choosing yes" if hand else "I play Test Engine"]
    assert fails(board, when, [f"my hand has {hand} cards"], GAME, [engine, BIRD, DROP]) == []


FORT = plain("Test Fort", 2000, "Fort E Armored Dragon: when this enters the board: draw a card.")


@pytest.mark.parametrize(
    ("mana", "when", "hand"),
    [
        (["Test Bird", "Test Dragon"], "I play Test Fort", 1),
        (["Test Bird", "Test Bird"], "I play Test Fort", 0),
        (["Test Bird", "Test Dragon"], "I play Test Fort paying with Test Bird", 0),
        (["Test Dragon"], 'I do "Put a chosen creature in your hand into the battle zone."', 0),
    ],
)
def test_fort_e_asks_what_was_tapped(fails: Fails, mana: list[str], when: str, hand: int) -> None:
    """One of the race where nobody says which; none where something else pays, or nothing does."""
    board = {"turn": "me", "me": {"hand": ["Test Fort"], "mana": mana, "deck": ["5 x Test Bird"]}}
    assert fails(board, [when], [f"my hand has {hand} cards", "Test Fort is in my battle zone"], GAME, [FORT, BIRD, DRAGON]) == []


@pytest.mark.parametrize("lines", ["Tap ability with 2 mana: draw a card.", TAPPED_TOO + " カードを1枚引く。", TAPPED_TOO + "\n$tap Draw a card."])
@pytest.mark.parametrize("untapped", [3, 1])
def test_a_tap_ability_taps_mana_with_it(fails: Fails, lines: str, untapped: int) -> None:
    """With one card to tap it cannot be used."""
    mana = [*({"card": "Test Bird", "as": f"bird {n}"} for n in range(untapped)), {"card": "Test Drop", "tapped": True}, {"card": "Test Drop", "tapped": True}]
    board = {"turn": "me", "me": {"battle": ["Test Tapper"], "mana": mana, "deck": ["5 x Test Bird"]}}
    then = ["my hand has 1 card", "Test Tapper is tapped", "bird 0 is tapped", "bird 1 is tapped", "bird 2 is not tapped"] if untapped > 1 else ["action 1 was refused by dm.attack.tap-ability", "my hand is empty"]
    assert fails(board, ["I use Test Tapper's tap ability"], then, GAME, [plain("Test Tapper", 2000, lines), BIRD, DROP]) == []


CHARGER = spell("Test Charge", "Evo Charger\nDraw a card.")
EVOLUTION = plain("Test Elder", 5000, "This is put on 1 allied Fire creature.")


@pytest.mark.parametrize(
    ("battle", "when", "then"),
    [
        ([{"card": "Test Elder", "under": ["Test Bird"]}], "I play Test Charge choosing Test Dragon", ["my mana zone has 2 cards", "Test Dragon is under Test Elder"]),
        ([{"card": "Test Elder", "under": ["Test Bird"]}], "I play Test Charge choosing nothing", ["my mana zone has 3 cards"]),
        (["Test Drop"], "I play Test Charge", ["my mana zone has 3 cards", "my hand has 1 card"]),
    ],
)
def test_an_evo_charger_may_put_a_creature_of_the_mana_zone_under_an_evolution(fails: Fails, battle: list[object], when: str, then: list[str]) -> None:
    """Once it lies in the mana zone itself; where no evolution is there, nobody is asked."""
    board = {"turn": "me", "me": {"hand": ["Test Charge"], "battle": battle, "mana": ["Test Drop", "Test Dragon"], "deck": ["5 x Test Bird"]}}
    cards = [{**CHARGER, "class": "water"}, EVOLUTION, BIRD, DRAGON, DROP]
    assert fails(board, [when], ["Test Charge is in my mana zone", *then], GAME, cards) == []
