"""What works once per turn works once in each turn, whoever's turn it is."""

from __future__ import annotations

from tests.cast.cases import Fails

KNIGHTS = [{"card": "Knight", "as": name} for name in ("first one", "second one", "third one", "fourth one")]
GIVEN = [{"card": "Lich", "granted": ["Once per turn, whenever an allied Knight is destroyed: draw a card."]}, *KNIGHTS]


def test_once_per_turn_it_works_again_in_the_other_player_s_turn_right_after(fails: Fails) -> None:
    given = {"turn": "me", "me": {"board": GIVEN, "deck": ["6 x Forest Bat"]}, "opponent": {"deck": ["6 x Forest Bat"]}}
    mine = ["first one is destroyed", "second one is destroyed"]
    assert fails(given, mine, ["my hand has 1 card"]) == []
    theirs = [*mine, "I end my turn", "third one is destroyed"]
    assert fails(given, theirs, ["my hand has 2 cards"]) == []
    assert fails(given, [*theirs, "fourth one is destroyed"], ["my hand has 2 cards", "fourth one is in my cemetery"]) == []
