"""What works once per turn works once in each turn, whoever's turn it is."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

KNIGHTS = [{"card": "Knight", "as": name} for name in ("first one", "second one", "third one", "fourth one")]
GIVEN = [{"card": "Lich", "granted": ["Once per turn, whenever an allied Knight is destroyed: draw a card."]}, *KNIGHTS]


def test_once_per_turn_it_works_again_in_the_other_player_s_turn_right_after(fails: Fails) -> None:
    given = {"turn": "me", "me": {"board": GIVEN, "deck": ["6 x Forest Bat"]}, "opponent": {"deck": ["6 x Forest Bat"]}}
    mine = ["first one is destroyed", "second one is destroyed"]
    assert fails(given, mine, ["my hand has 1 card"]) == []
    theirs = [*mine, "I end my turn", "third one is destroyed"]
    assert fails(given, theirs, ["my hand has 2 cards"]) == []
    assert fails(given, [*theirs, "fourth one is destroyed"], ["my hand has 2 cards", "fourth one is in my cemetery"]) == []


@pytest.mark.parametrize(("period", "drawn"), [("match", 1), ("turn", 2)])
def test_a_card_that_is_back_has_used_up_what_works_once_per_match(fails: Fails, period: str, drawn: int) -> None:
    """What works once per turn it may use anew."""
    given = {"turn": "me", "me": {"hand": ["Cub"], "pp": 2, "deck": ["6 x Forest Bat"]}}
    cards = [card("Cub", f"Once per {period}, when this enters the board: draw a card.")]
    assert fails(given, ["I play Cub", "Cub is returned", "I play Cub"], [f"my hand has {drawn} card{'s' * (drawn > 1)}"], cards=cards) == []
