"""A sentence that says to which place a card comes, or which it leaves, is judged by that place: in both languages."""

import pytest

from engine.language.sentences import parse_expectation, render
from engine.language.sentences.examples import NAMES, VOCABULARY
from tests.cast.cases import fails

GIVEN = {"turn": "me", "me": {"hand": ["Knight"], "board": ["Magitrain"], "pp": 9}, "opponent": {"hand": ["Technolord"]}}
WHEN = ["I play Knight", "Magitrain is returned to hand"]


@pytest.mark.parametrize(
    "then, holds",
    [
        ("Knight enters the board", True),
        ("Knight enters my board", True),
        ("Knight enters opponent's board", False),
        ("Knight enters my hand", False),
        ("Knight leaves my hand", True),
        ("Knight leaves the board", False),
        ("Magitrain leaves the board", True),
        ("Magitrain leaves my board", True),
        ("Magitrain leaves my hand", False),
        ("Magitrain enters my hand", True),
        ("Technolord leaves opponent's hand", False),
    ],
)
def test_a_card_comes_to_or_leaves_the_place_that_is_named(then, holds):
    assert (fails(GIVEN, WHEN, [then]) == []) == holds
    assert (fails(GIVEN, WHEN, [f"it never happened that {then}"]) == []) != holds


@pytest.mark.parametrize("text", ["Goblin enters the board", "Goblin enters", "Goblin leaves my hand", "Goblin leaves the board", "Goblin leaves"])
def test_with_a_place_and_without_one_a_sentence_is_read_back_in_japanese(text):
    tree = parse_expectation(text, NAMES, VOCABULARY)
    assert parse_expectation(render(tree, "ja", NAMES, VOCABULARY), NAMES, VOCABULARY) == tree
