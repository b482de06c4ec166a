"""What is discarded behind a draw is picked once the cards are there; what is discarded before it, as the card is played."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker

PLAY = "I play Test Speaker"


@pytest.mark.parametrize("text", ["Draw 2 cards and discard 2 cards.", "Draw 2 cards, then discard 2 cards.", "Draw 2 cards. Discard 2 cards.", "Put a Fairy and a Lich into your hand. Discard 2 cards."])
def test_a_hand_that_was_empty_has_what_it_drew_to_discard(fails: Fails, text: str) -> None:
    given = {"me": {"hand": ["Test Speaker"], "deck": ["Lich", "Fairy"]}, "opponent": {}}
    assert fails(given, [PLAY], ["Lich was discarded", "Fairy was discarded", "my hand has 0 cards"], cards=speaker(text, "spell"), choose=[0]) == []


def test_what_was_drawn_can_be_picked(fails: Fails) -> None:
    """Of three cards the drawn one: the third option of the choice."""
    given = {"me": {"hand": ["Test Speaker", "Fairy", "Knight"], "deck": ["Lich"]}, "opponent": {}}
    cards = speaker("Draw a card, then discard a card.", "spell")
    assert fails(given, [PLAY], ["Lich was discarded", "my hand has 2 cards"], cards=cards, choose=[2]) == []


def test_before_the_draw_it_is_named_as_the_card_is_played(fails: Fails) -> None:
    given = {"me": {"hand": ["Test Speaker", "Fairy", "Knight"], "deck": ["Lich"]}, "opponent": {}}
    cards = speaker("Discard a card and draw a card.", "spell")
    assert fails(given, [f"{PLAY} targeting Fairy"], ["Fairy was discarded", "my hand has 2 cards"], cards=cards) == []
    alone = {"me": {"hand": ["Test Speaker"], "deck": ["Lich"]}, "opponent": {}}
    assert fails(alone, [PLAY], ["action 1 was refused by sv.play.needs-a-target"], cards=cards) == []
