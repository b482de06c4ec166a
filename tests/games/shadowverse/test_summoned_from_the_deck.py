"""Summoned from the deck: a card that lies there comes, by lot, and no new one; and what holds in somebody's turns, said at the end."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

DECK = [{"card": "Two", "as": "cheap"}, {"card": "Four", "as": "dear"}]
OWN = [card("Two", cost=2), card("Four", cost=4), card("Word", "Draw a card.", "spell", cost=2)]


@pytest.mark.parametrize("text", ["Summon a random follower that costs 2 from your deck.", "Summon a follower from your deck that costs 3 or less.", "Put a random follower that costs 2 from your deck into play."])
def test_it_is_the_card_of_the_deck_that_comes(fails: Fails, text: str) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "deck": [*DECK, "Word"]}, "opponent": {}}
    then = ["cheap is on my board", "dear is in my deck", "my board has 1 card", "my deck has 2 cards"]
    assert fails(given, ["I play Said"], then, cards=[*OWN, card("Said", text, "spell")]) == []


@pytest.mark.parametrize(("turn", "damage"), [("me", 0), ("opponent", 2)])
def test_what_is_said_of_a_turn_at_the_end_holds_in_it_alone(fails: Fails, turn: str, damage: int) -> None:
    given = {"turn": turn, "me": {"board": ["Said"]}, "opponent": {}}
    own = [card("Said", "This follower takes no damage during your turn.", defense=5)]
    assert fails(given, ["Said takes 2 damage"], [f"Said has {damage} damage"], cards=own) == []
