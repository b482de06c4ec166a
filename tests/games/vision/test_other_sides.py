"""An effect turns characters to their other side: those that have one, and lie there face up."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language import NO_NAMES, card_grammar, render
from tests.cast.cases import Fails

GAME = "vision"
CARDS = [
    {"name": {"en": "Test Fox", "ja": "試験の狐"}, "kind": "character", "attack": 1, "defense": 1, "graze": 0,
     "text": "（変身後）\n《試験の九尾》\nGRAZE（1）/攻撃力（4）/耐久力（3） 種族：妖怪/獣"},
    {"name": {"en": "Test Statue", "ja": "試験の石像"}, "kind": "character", "attack": 1, "defense": 2, "graze": 0},
    {"name": {"en": "Test Moon", "ja": "試験の月"}, "kind": "command", "text": "Turn all allied Character cards to its other side until the end of the turn."},
]  # fmt: skip


def test_who_has_no_other_side_stays_as_it_is(fails: Fails) -> None:
    """The others are turned all the same."""
    board = {"turn": "me", "me": {"field": ["Test Statue", "Test Fox"], "hand": ["Test Moon"]}}
    then = ["Test Fox is 4/3", "Test Statue is 1/2"]
    assert fails(board, ["I play Test Moon", "nobody answers"], then, GAME, CARDS) == []


def test_who_lies_face_down_is_not_turned(fails: Fails) -> None:
    """Nobody knows that it has another side."""
    field = [{"card": "Test Fox", "as": "seen"}, {"card": "Test Fox", "as": "unseen", "face_down": True}]
    board = {"turn": "me", "me": {"field": field, "hand": ["Test Moon"]}}
    assert fails(board, ["I play Test Moon", "nobody answers"], ["seen is 4/3"], GAME, CARDS) == []


@pytest.mark.parametrize(
    "line",
    ["This has another side.", "Its other side has the graze 1 and the figures 4 and 3.", "On its other side: Vigilance.", "Turn this to its other side for good."],
)
def test_what_is_said_of_another_side_is_read_as_it_is_written(line: str) -> None:
    """The side is another; no other card is meant, and nothing of the sentence is passed over."""
    vocabulary = GAMES[GAME].vocabulary
    found = card_grammar(vocabulary).parse("line", line, NO_NAMES)
    assert render(found, "en", vocabulary, NO_NAMES) == line
