"""Cards that come into the mana zone or the graveyard, and who has more of something: as both prints say it, and played."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME
from tests.games.duel_masters.test_words import done

MORE = "While the number of cards in your shield zone is more than the number of cards in your opponent's shield zone, this can't attack."
LINES = [
    ("Each time you put a card into your mana zone, draw a card.", "en", "Whenever an allied card is put into the mana zone: draw a card."),
    ("自分のマナゾーンにカードが置かれた時、カードを1枚引く。", "ja", "Whenever an allied card is put into the mana zone: draw a card."),
    ("Whenever a fire creature is put into your graveyard, draw a card.", "en", "Whenever an allied Fire creature is put into the graveyard: draw a card."),
    ("自分の火のクリーチャーが墓地に置かれた時、カードを1枚引く。", "ja", "Whenever an allied Fire creature is put into the graveyard: draw a card."),
    ("When this creature is put into your graveyard from the battle zone, draw a card.", "en", "When this is put into the graveyard from the battle zone: draw a card."),
    ("This creature can't attack if you have more shields than your opponent.", "en", MORE),
    ("自分のシールドの数が相手のシールドの数より多い時、このクリーチャーは攻撃できない。", "ja", MORE),
    ("バトルゾーンにある相手のクリーチャーが自分より多ければ、このクリーチャーはブロックされない。", "ja",
     "While the number of enemy creatures is more than the number of allied creatures, this can't be blocked."),
    ("While you have fewer cards in hand than your opponent, this creature gets +2000 power.", "en",
     "While the number of cards in your hand is less than the number of cards in your opponent's hand, this has 2000 more power."),
]  # fmt: skip
MANA = "Each time you put a card into your mana zone, draw a card."
GRAVE = "カードが自分の墓地に置かれた時、カードを1枚引く。"


@pytest.mark.parametrize(("line", "lang", "means"), LINES)
def test_a_line_is_read_as_what_it_means(line: str, lang: str, means: str) -> None:
    """In both languages as the same."""
    assert done(line, "creature", lang) == means


@pytest.mark.parametrize(
    ("text", "deed", "drawn"),
    [
        (MANA, "I charge held", 1),
        (MANA, 'I do "Put the top 2 cards of your deck into your mana zone."', 2),
        (MANA, "opponent does \"Put the top card of your deck into your mana zone.\"", 0),
        (MANA, 'I do "Return a chosen card in your mana zone to hand."', 0),
        (GRAVE, 'I do "Destroy all allied creatures with 1000 or less power."', 1),
        (GRAVE, 'I do "Discard a chosen card in your hand."', 1),
        (GRAVE, 'I do "Put the top 2 cards of your deck into your graveyard."', 2),
        (GRAVE, "opponent does \"Discard all cards in your hand.\"", 0),
        (GRAVE, 'I do "Return a chosen card in your graveyard to hand."', 0),
    ],
)
def test_each_card_that_comes_there_is_seen_however_it_comes(fails: Fails, text: str, deed: str, drawn: int) -> None:
    """From hand, deck or battle zone, by an effect or not; the other player's cards are not, nor what goes away."""
    cards = [plain("Test Watcher", 3000, text), plain("Test Goblin", 1000)]
    me = {
        "battle": ["Test Watcher", "Test Goblin"], "hand": [{"card": "Test Goblin", "as": "held"}], "mana": ["Test Goblin"],
        "graveyard": ["Test Goblin"], "deck": ["9 x Test Goblin"],
    }  # fmt: skip
    taken = 2 if "top 2" in deed else 0
    board = {"turn": "me" if deed.startswith("I") else "opponent", "me": me, "opponent": {"hand": ["Test Goblin"], "deck": ["4 x Test Goblin"]}}
    assert fails(board, [deed], [f"my deck has {9 - taken - drawn} cards"], GAME, cards, choose=[0]) == []


@pytest.mark.parametrize(("mine", "theirs", "refused"), [(1, 2, False), (2, 2, False), (3, 2, True)])
def test_who_has_more_shields(fails: Fails, mine: int, theirs: int, refused: bool) -> None:
    """As many are not more."""
    cards = [plain("Test Timid", 3000, "This creature can't attack if you have more shields than your opponent."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Timid"], "shields": [f"{mine} x Test Goblin"]}, "opponent": {"shields": [f"{theirs} x Test Goblin"]}}
    assert fails(board, ["Test Timid attacks opponent"], [f"action 1 was {'' if refused else 'not '}refused"], GAME, cards) == []
