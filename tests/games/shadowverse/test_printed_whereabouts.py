"""What was fused to a card, where cards lie, what was drawn, and by how much figures differ: seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.card_words import check_printed, rows
from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker

PLAY = ["I play Test Speaker"]

# written | what it means, in canonical words
READ = """
Fanfare: If a Machina card was fused to this card, draw a card. | Fanfare: if the number of Machina cards fused to this is 1 or more, draw a card.
Fanfare: If this follower isn't fused with any cards, draw a card. | Fanfare: if the number of cards fused to this is exactly 0, draw a card.
Fanfare: If you've fused at least 2 cards to this card, draw a card. | Fanfare: if the number of cards fused to this is 2 or more, draw a card.
Fanfare: Draw a card for each Machina card fused to this follower. | Fanfare: draw X cards, where X is the number of Machina cards fused to this.
Whenever you perform a Burial Rite, draw a card. | Whenever you perform Burial Rite: draw a card.
Fanfare: If you've performed Earth Rites at least 2 times this match, draw a card. | Fanfare: if the number of times you performed Earth Rite this match is 2 or more, draw a card.
Fanfare: Draw X cards. X equals the number of followers you've evolved this match. | Fanfare: draw X cards, where X is the number of times an allied follower evolved this match.
Fanfare: Advance the count of an allied amulet by 1. | Fanfare: reduce the countdown of a chosen allied amulet by 1.
Shuffle 2 Fairies into your deck. | Add 2 Fairies into your deck shuffled.
"""


@pytest.mark.parametrize("text, meant", rows(READ))
def test_a_text_is_read_as_what_it_means(text: str, meant: str) -> None:
    check_printed(text, meant)


def board(**more: Any) -> dict[str, Any]:
    return {"me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9, **more}, "opponent": {"board": ["Fairy", "Lich"], "deck_size": 9}}


@pytest.mark.parametrize("words", ["the leftmost enemy follower", "the enemy follower that has been in play the longest"])
def test_the_leftmost_came_first(fails: Fails, words: str) -> None:
    assert fails(board(), PLAY, ["Fairy was destroyed", "Lich is on the opponent's board"], cards=speaker(f"Fanfare: Destroy {words}.")) == []


def test_the_drawn_card_is_told_from_what_is_spoken_of_since(fails: Fails) -> None:
    """Not the Lich's figures change, nor those of the Fairy that was in the hand."""
    text = "Fanfare: Draw a follower. Deal 1 damage to an enemy follower. Give the drawn follower +2/+0."
    given = {"me": {"hand": ["Test Speaker", "Fairy"], "pp": 10, "deck": ["Forest Bat"]}, "opponent": {"board": ["Lich"]}}
    assert fails(given, PLAY, ["Forest Bat in my hand has 3 attack", "Fairy in my hand has 1 attack", "Lich has 4 attack", "Lich has 1 damage"], cards=speaker(text)) == []


@pytest.mark.parametrize(("mine", "theirs"), [(15, 20), (20, 15)])
def test_a_difference_is_as_great_from_either_side(fails: Fails, mine: int, theirs: int) -> None:
    text = "Fanfare: Gain +X/+0. X equals the difference between your leader's defense and the enemy leader's defense."
    given = {"me": {"hand": ["Test Speaker"], "pp": 10, "leader": mine}, "opponent": {"leader": theirs}}
    assert fails(given, PLAY, ["Test Speaker has 7 attack"], cards=speaker(text)) == []


@pytest.mark.parametrize(("before", "drawn"), [(['I do "Restore 2 defense to your leader."'], 1), ([], 0)])
def test_a_leader_was_restored(fails: Fails, before: list[str], drawn: int) -> None:
    text = "Fanfare: If you've restored defense to your leader this turn, draw a card."
    given = {"me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9, "leader": 10}, "opponent": {}}
    assert fails(given, [*before, *PLAY], [f"my hand has {drawn} cards"], cards=speaker(text)) == []


def test_other_cards_played_are_other_than_the_one_played(fails: Fails) -> None:
    """A follower that is selected was played by nobody."""
    text = "Fanfare: Select an enemy follower and deal 1 damage to it. If at least 1 other card was played this turn, draw a card."
    given = {"me": {"hand": ["Test Speaker", "Fairy"], "pp": 10, "deck_size": 9}, "opponent": {"board": ["Lich"]}}
    assert fails(given, ["I play Fairy", *PLAY], ["my hand has 1 card"], cards=speaker(text)) == []
    assert fails(given, PLAY, ["my hand has 1 card", "Fairy is in my hand"], cards=speaker(text)) == []
