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
