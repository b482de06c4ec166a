"""No card is left untried."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from tests.cast.shipped import library

AMOUNT = re.compile(r"\d+ x ")


def literals() -> set[str]:
    """Every string that stands in a test of this folder by itself, as a card on a table does; "3 x Knight" is Knight."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(__file__).parent.glob("**/test_*.py")]
    strings = [n.value for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return {AMOUNT.sub("", string, count=1) for string in strings}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_card_lies_on_a_table_of_a_test_or_of_a_ruling(game: str) -> None:
    """A test that only speaks of a card, or of another one in whose name it occurs, tries nothing."""
    given = [s.given for ruling in library().rulings.values() for s in ruling.scenarios if s.game == game]
    placed = {p.card for board in given for side in (board.me, board.opponent) for zone in side.zones.values() for p in zone}
    named = literals()
    untried = [c.name["en"] for c in library().cards[game].values() if c.slug not in placed and not {c.name["en"], *c.aliases} & named]
    assert untried == []
