"""The second spell, the third card and the first creature of a turn, and the turn in which a creature came: as printed, and played."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell
from tests.games.duel_masters.test_words import done

SECOND_SPELL = "Whenever you cast a spell, if the number of times you cast before a spell this turn is exactly 2: draw a card."
CAME = "While this entered the board this turn, this can't be attacked."
LINES = [
    ("Whenever you cast your second spell each turn, draw a card.", "en", SECOND_SPELL),
    ("自分が各ターン2枚目の呪文を唱えた時、カードを1枚引く。", "ja", SECOND_SPELL),
    ("The first time you cast a spell each turn, draw a card.", "en", SECOND_SPELL.replace("2", "1")),
    ("各ターン、自分がはじめて呪文を唱えた時、カードを1枚引く。", "ja", SECOND_SPELL.replace("2", "1")),
    ("On the turn this creature is put into the battle zone, it can't be attacked.", "en", CAME),
    ("This creature can't be attacked on the turn it enters.", "en", CAME),
    ("このクリーチャーが出たターン、このクリーチャーは攻撃されない。", "ja", CAME),
    ("このクリーチャーは出たターン、攻撃されない。", "ja", CAME),
    ("このクリーチャーが出たターン、自分の他のクリーチャーが攻撃する時、カードを1枚引く。", "ja",
     "Whenever another allied creature attacks, if this entered the board this turn: draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "lang", "means"), LINES)
def test_which_time_is_read_in_both_prints(line: str, lang: str, means: str) -> None:
    """In several words, as the same."""
    assert done(line, "creature", lang) == means


@pytest.mark.parametrize(("spells", "untapped"), [(1, False), (2, True), (3, True)])
def test_the_second_spell_of_a_turn_alone_sets_it_off(fails: Fails, spells: int, untapped: bool) -> None:
    """Not the first, and the third no second time."""
    cards = [plain("Test Scribe", 3000, "Whenever you cast your second spell each turn, put the top card of your deck into your graveyard."), spell("Test Word", "Tap all enemy creatures.")]
    board = {"turn": "me", "me": {"battle": ["Test Scribe"], "hand": [f"{spells} x Test Word"], "mana": ["3 x Test Word"], "deck": ["4 x Test Word"]}}
    put_away = 1 if untapped else 0
    assert fails(board, ["I play Test Word"] * spells, [f"my deck has {4 - put_away} cards"], GAME, cards) == []


@pytest.mark.parametrize(("drawn", "away"), [(1, 0), (2, 1), (3, 1)])
def test_the_second_card_of_several_that_one_effect_draws_sets_it_off(fails: Fails, drawn: int, away: int) -> None:
    """It is counted as each of them is drawn, not once all have been."""
    cards = [plain("Test Scribe", 3000, "Whenever you draw your second card each turn, your opponent discards a card."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Scribe"], "deck": ["5 x Test Goblin"]}, "opponent": {"hand": ["Test Goblin"]}}
    assert fails(board, [f'I do "Draw {drawn} cards."'], [f"opponent's graveyard has {away} cards"], GAME, cards) == []


@pytest.mark.parametrize("came", [True, False])
def test_in_the_turn_in_which_it_came_and_in_no_other(fails: Fails, came: bool) -> None:
    """What came this turn has others stronger; what lay there before has not."""
    chief = plain("Test Chief", 3000, "このクリーチャーが出たターン、自分の他のクリーチャーのパワーを+1000する。")
    me = {"hand": ["Test Chief"], "mana": ["Test Goblin"], "battle": [{"card": "Test Goblin", "as": "guard"}]} if came else {"battle": ["Test Chief", {"card": "Test Goblin", "as": "guard"}]}
    when = ["I play Test Chief"] if came else ["nothing is done"]
    then = [f"guard has {2000 if came else 1000} power"]
    assert fails({"turn": "me", "me": me}, when, then, GAME, [chief, plain("Test Goblin", 1000)]) == []
