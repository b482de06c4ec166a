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


PLAYED = {"given": {"turn": "me", "me": {"hand": ["Page", "Squire"], "deck": ["Page", "Squire", "Page"], "pp": 9}}}


def after(claim, *when):
    (line,) = run(CARDS, {**PLAYED, "when": when, "then": [claim]}).expectations
    return line["holds"]


@pytest.mark.parametrize(
    ("claim", "holds"),
    [("Page is on the board", True), ("Page is in my hand", False), ("Page is 2/2", True), ("Page is not in my hand", False), ("Page is in my deck", False)],
)
def test_a_card_that_was_played_is_meant_though_another_is_drawn(claim, holds):
    """What is denied is denied of every card of the name."""
    assert after(claim, "I play Page", "I draw 1 card") is holds


def test_the_only_copy_that_moved_is_meant_though_nobody_named_it():
    given = {"turn": "me", "me": {"board": ["Squire"], "deck": ["Page", "Page"]}}
    (line,) = run(CARDS, {"given": given, "when": ["I draw 1 card"], "then": ["Page is in my hand"]}).expectations
    assert line["holds"]


def test_of_an_ordinal_that_does_not_hold_it_is_said_which_card_it_is():
    holds, note = told("the second Page is in my hand")
    assert not holds
    assert "in the order in which they came" in note
    assert "opponent's: Board" in note
