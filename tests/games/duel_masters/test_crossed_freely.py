"""An effect crosses a cross gear with a creature, and nothing is paid: as both prints say it, and played."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME
from tests.games.duel_masters.test_words import done

GEAR = {"kind": "cross-gear", "class": "fire", "cost": 3, "name": {"en": "Test Blade", "ja": "Test Blade"}}
FALLS = [
    ("When the crossed creature is destroyed, you may cross this with one of your creatures for no cost.", "en"),
    ("これをクロスしたクリーチャーが破壊された時、このクロスギアを、コストを支払わずに自分のクリーチャー1体にクロスしてもよい。", "ja"),
]
ENTERS = [
    ("When this creature enters, you may cross one of your cross gears with this creature for no cost.", "en"),
    ("このクリーチャーが出た時、自分のクロスギアを1枚、コストを支払わずにこのクリーチャーにクロスしてもよい。", "ja"),
]


@pytest.mark.parametrize(("line", "lang"), FALLS)
def test_the_gear_of_a_creature_that_falls_is_read(line: str, lang: str) -> None:
    """In both prints as the same."""
    assert done(line, "cross gear" if lang == "en" else "クロスギア", lang) == "When the crossed creature is destroyed: you may freely cross this onto a chosen allied creature."


@pytest.mark.parametrize(("line", "lang"), ENTERS)
@pytest.mark.parametrize("does", [True, False])
def test_a_creature_that_enters_takes_a_gear(fails: Fails, line: str, lang: str, does: bool) -> None:
    """It is crossed with the newcomer, whatever it was crossed with before; no mana is tapped for it."""
    assert done(line, "creature" if lang == "en" else "クリーチャー", lang) == "When this enters the board: you may freely cross a chosen allied cross gear onto this."
    cards = [{**GEAR, "text": "The crossed creature gets +2000 power."}, plain("Test Knight", 3000, line), plain("Test Goblin", 1000)]
    me = {"hand": ["Test Knight"], "mana": ["2 x Test Goblin"], "battle": ["Test Blade"]}
    then = [f"Test Knight has {5000 if does else 3000} power", "my mana zone has 1 tapped card"]
    assert fails({"turn": "me", "me": me}, [f"I play Test Knight choosing {'yes' if does else 'no'}"], then, GAME, cards) == []
