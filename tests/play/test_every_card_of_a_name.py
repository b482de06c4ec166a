"""“All Goblins” and “both Goblins” in sentences: what is done to each card of a name, and what holds for each."""

import pytest

from engine.corpus.problems import BadInput
from tests.cast.small import card, run

CARDS = [card("Page"), card("Squire")]
TWO = {"turn": "me", "me": {"board": ["Page", "Page", "Squire"]}, "opponent": {"board": ["Squire"]}}


def holds(when, claim, given=TWO):
    return run(CARDS, {"given": given, "when": [when], "then": [claim]}).expectations[0]["holds"]


@pytest.mark.parametrize(
    ("when", "claim", "expected"),
    [
        ("nothing is done", "both Pages are 2/2", True),
        ("nothing is done", "all Squires are on the board", True),
        ("nothing is done", "all Squires are on my board", False),
        ("nothing is done", "both my Squires are 2/2", False),  # I have but one
        ("both Pages get +1/+1", "all Pages are 3/3", True),
        ("the first Page gets +1/+1", "all Pages are 3/3", False),
        ("all Squires are destroyed", "both Squires were destroyed", True),
        ("my Squire is destroyed", "both Squires were destroyed", False),
        ("my Squire is destroyed", "my Squire was destroyed", True),
        ("the first Page is destroyed", "all Pages were not destroyed", False),
        ("the first Page is destroyed", "I have Page on the board", True),
        ("all Pages are destroyed", "I have Page on the board", False),
    ],
)
def test_each_card_of_the_name_is_meant(when, claim, expected):
    assert holds(when, claim) is expected


@pytest.mark.parametrize(
    ("when", "says"),
    [("both my Squires are destroyed", "There are 1 of “Squire”"), ("all Pages are summoned for me", "one by one")],
)
def test_another_number_is_told(when, says):
    with pytest.raises(BadInput, match=says):
        holds(when, "nothing is waiting")
