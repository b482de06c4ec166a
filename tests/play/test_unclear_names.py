"""A name that means several cards: where a claim holds for one of them alone, it does not hold, and what to write instead is said."""

import pytest

from tests.cast.small import card, run

CARDS = [card("Page"), card("Squire")]
GIVEN = {"turn": "me", "me": {"hand": ["Page"], "board": ["Squire"]}, "opponent": {"board": ["Page"]}}


def told(claim):
    (line,) = run(CARDS, {"given": GIVEN, "when": ["nothing is done"], "then": [claim]}).expectations
    return line["holds"], line.get("note", {}).get("en", "")


@pytest.mark.parametrize("claim", ["Page is on the board", "Page is in my hand", "Page is not on the board"])
def test_what_holds_for_one_of_two_does_not_hold_and_says_so(claim):
    holds, note = told(claim)
    assert not holds
    assert note.startswith("“Page” means 2 cards here (mine: Hand, opponent's: Board)")
    assert "the second" in note


@pytest.mark.parametrize(
    ("claim", "holds"),
    [("my Page is in my hand", True), ("opponent's Page is on the board", True), ("Page is 2/2", True), ("Page is 3/3", False), ("Squire is in my hand", False)],
)
def test_what_holds_for_all_or_for_none_needs_no_telling_apart(claim, holds):
    assert told(claim) == (holds, "")
