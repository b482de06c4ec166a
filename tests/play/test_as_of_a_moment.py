"""“After action N, …”: what is told of the past is counted up to and including that moment, and no further."""

import pytest

from tests.cast.small import card, run

CARDS = [card("Page"), card("Squire")]
SCENARIO = {
    "given": {"turn": "me", "me": {"board": ["Squire"], "deck": ["Page"] * 3}},
    "when": ["nothing is done", "I draw a card", "Squire is destroyed", "I draw a card"],
}


def holds(*claims):
    return [e["holds"] for e in run(CARDS, {**SCENARIO, "then": list(claims)}).expectations]


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("after action 1, I drew 0 cards", True),
        ("after action 1, I drew 1 card", False),
        ("after action 2, I drew 1 card", True),
        ("after action 2, I drew 0 cards", False),
        ("after action 2, I drew 2 cards", False),
        ("after action 4, I drew 2 cards", True),
        ("I drew 2 cards", True),
        ("after action 2, Squire was destroyed", False),
        ("after action 2, Squire was not destroyed", True),
        ("after action 3, Squire was destroyed", True),
        ("after action 3, Squire was not destroyed", False),
        ("at the start, I drew 0 cards", True),
        ("once Squire is destroyed, I drew 1 card", True),
        ("once Squire is destroyed, I drew 2 cards", False),
        ("just before Squire is destroyed, Squire is in play", True),
        ("just before Squire is destroyed, Squire was destroyed", False),
        ("just before Squire is destroyed, my hand has 1 card", True),
        ("just before Squire is destroyed, my hand has 2 cards", False),
        ("just before I draw Page, my hand is empty", True),
        ("just before Squire evolves, Squire is in play", False),
        ("行動1のあと、自分はカードを0枚引いた", True),
        ("行動1のあと、自分はカードを1枚引いた", False),
    ],
)
def test_the_past_ends_at_the_moment(claim, expected):
    assert holds(claim) == [expected]


def test_what_follows_is_judged_on_the_whole_run_again():
    assert holds("after action 1, I drew 0 cards", "I drew 2 cards", "after action 9, I drew 0 cards") == [True, True, False]
