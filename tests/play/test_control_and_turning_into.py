"""“I control …” and “… became …”: said of where a card is now and of what it is now."""

import pytest

from tests.cast.small import card, run

CARDS = [
    card("Page"),
    card("Squire"),
    card("Puppet Master", text="Fanfare: take control of a chosen enemy follower."),
    card("Spell of Shapes", kind="spell", text="Transform a chosen enemy follower into Squire."),
]
GIVEN = {"turn": "me", "me": {"hand": ["Puppet Master", "Spell of Shapes"], "pp": 10}, "opponent": {"board": ["Page"]}}


@pytest.mark.parametrize(
    ("when", "claim", "expected"),
    [
        ("nothing is done", "I control Page", False),
        ("nothing is done", "the opponent controls Page", True),
        ("I play Puppet Master targeting Page", "I control Page", True),
        ("Page is destroyed", "the opponent controls Page", False),
        ("nothing is done", "Page became Squire", False),
        ("I play Spell of Shapes targeting Page", "Page became Squire", True),
        ("I play Spell of Shapes targeting Page", "the opponent controls Squire", True),
    ],
)
def test_what_is_said_of_control_and_of_turning_into(when, claim, expected):
    assert run(CARDS, {"given": GIVEN, "when": [when], "then": [claim]}).expectations[0]["holds"] is expected


SHAPED = ["I play Spell of Shapes targeting Page", "Squire is destroyed"]


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("after action 1, Page is nowhere", True),
        ("after action 1, Page is on the board", False),
        ("after action 1, Squire is on the board", True),
        ("after action 1, opponent's board has 1 Page", False),
        ("after action 1, opponent's board holds Page", False),
        ("after action 1, opponent's board holds Squire", True),
        ("Squire was destroyed", True),
        ("Page was destroyed", False),
        ("Page was not destroyed", True),
        ("it happened that Page leaves", False),
        ("it happened that Squire leaves", True),
        ("Page is in opponent's cemetery", False),
        ("Squire is in opponent's cemetery", True),
    ],
)
def test_what_was_turned_into_another_card_is_that_card_from_then_on(claim, expected):
    """What befalls it, and where it is, is no longer said of what it was."""
    assert run(CARDS, {"given": GIVEN, "when": SHAPED, "then": [claim]}).expectations[0]["holds"] is expected


def test_a_label_stays_with_its_card():
    """Whatever it is turned into."""
    given = {**GIVEN, "opponent": {"board": [{"card": "Page", "as": "that one"}]}}
    claims = ["that one was destroyed", "after action 1, that one is on the board"]
    assert all(e["holds"] for e in run(CARDS, {"given": given, "when": SHAPED, "then": claims}).expectations)


def test_that_it_was_another_card_by_then_is_said():
    (told,) = run(CARDS, {"given": GIVEN, "when": SHAPED, "then": ["Page was destroyed"]}).expectations
    assert "had been turned into another card" in told["note"]["en"]
