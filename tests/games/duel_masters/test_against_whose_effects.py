"""What is safe from the effects of some cards only: of the other player's spells, of their creatures; and from those alone."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell

CARDS = [
    plain("Test Imp", 1000, "When this enters the board: destroy a chosen enemy creature."),
    spell("Test Bolt", "Destroy a chosen enemy creature."),
    spell("Test Recall", "Return a chosen allied creature to hand."),
]
UNCHOSEN = ["This creature can't be chosen by your opponent's spells.", "このクリーチャーは、相手の呪文によって選ばれない。"]
UNHARMED = ["This creature can't be destroyed by your opponent's spells.", "このクリーチャーは、相手の呪文の効果では破壊されない。"]


@pytest.mark.parametrize("text", [*UNCHOSEN, *UNHARMED])
@pytest.mark.parametrize(("does", "kept"), [("opponent casts Test Bolt", True), ("opponent summons Test Imp", False)])
def test_spells_and_creatures_of_the_other_player(fails: Fails, text: str, does: str, kept: bool) -> None:
    board = {"turn": "opponent", "me": {"battle": ["Test Ward"]}, "opponent": {"hand": ["Test Imp", "Test Bolt"], "mana": ["Test Bolt"]}}
    then = "Test Ward is in the battle zone" if kept else "Test Ward was destroyed"
    assert fails(board, [does], [then], GAME, [*CARDS, plain("Test Ward", 4000, text)]) == []


@pytest.mark.parametrize("text", UNCHOSEN)
def test_ones_own_spell_may_choose_it(fails: Fails, text: str) -> None:
    board = {"turn": "me", "me": {"battle": ["Test Ward"], "hand": ["Test Recall"], "mana": ["Test Bolt"]}}
    assert fails(board, ["I cast Test Recall"], ["Test Ward is in my hand"], GAME, [*CARDS, plain("Test Ward", 4000, text)]) == []
