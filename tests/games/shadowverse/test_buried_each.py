"""“Each card” behind a Burial Rite is each card that was buried, not every card in play."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker


@pytest.mark.parametrize("text", ["Burial Rite (2): Summon a copy of each card.", "Burial Rite (2) - Draw a card. Summon a copy of each card.", "Burial Rite 2: summon a copy of all cards buried this way."])
def test_only_what_was_buried_is_copied(fails: Fails, text: str) -> None:
    """Of the bat and the enemy's Lich, which are in play, no copy comes."""
    given = {"turn": "me", "me": {"hand": ["Test Speaker", "Fairy", "Test Scout"], "board": ["Forest Bat"], "pp": 5, "deck": ["Test Blade"]}, "opponent": {"board": ["Lich"]}}
    cards = [*speaker(text, "spell"), *(
        {"name": {"en": name, "ja": ja}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1}
        for name, ja in (("Test Scout", "試験の先陣"), ("Test Blade", "試験の刃")))]  # fmt: skip
    when = ["I play Test Speaker choosing Fairy and Test Scout"]
    assert fails(given, when, ["my board has 3 cards", "my board holds Forest Bat, Fairy and Test Scout", "opponent's board has 1 card"], cards=cards) == []
    assert fails(given, when, ["my board has 1 card"], cards=[*speaker("Burial Rite (2): draw a card.", "spell"), *cards[1:]]) == []
