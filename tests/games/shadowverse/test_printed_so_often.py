"""Printed wordings change a run as they read: limits said behind the text, what comes at the next play, amounts with an “or”, turns by number, clauses joined."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

SMALL = card("Small", attack=3, defense=2)
HUGE = card("Huge", attack=1, defense=6)


def spell(text: str, name: str = "Said", **more: Any) -> dict[str, Any]:
    """A spell of 1."""
    return card(name, text, "spell", **more)


LIMITS = ["This effect activates only once per turn.", "(Only once per turn.)", "This effect can be activated once per turn."]


@pytest.mark.parametrize("limit, drawn", [("", 2), *((said, 1) for said in LIMITS), ("This effect can activate up to 2 times per turn.", 2)])
def test_a_limit_behind_the_text_is_a_limit(fails: Fails, limit: str, drawn: int) -> None:
    """Two followers come into play; where there is a limit of one, one card is drawn."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "board": ["Watcher"], "deck_size": 5}, "opponent": {}}
    own = [SMALL, spell("Summon 2 Smalls."), card("Watcher", f"Whenever another allied follower comes into play, draw a card. {limit}".strip())]
    assert fails(given, ["I play Said"], [f"my hand has {drawn} cards"], cards=own) == []


def test_what_comes_at_the_next_play_comes_once(fails: Fails) -> None:
    """The next follower has Rush, the one after it has not; a spell between them is none."""
    given = {"turn": "me", "me": {"hand": ["Said", "Small", "Huge", "Other"], "pp": 4, "deck_size": 5}, "opponent": {}}
    own = [SMALL, HUGE, spell("The next time you play a follower this turn, give it Rush."), spell("Draw a card.", "Other")]
    when = ["I play Said", "I play Other", "I play Small", "I play Huge"]
    assert fails(given, when, ["Small has Rush", "Huge doesn't have Rush"], cards=own) == []


def test_what_comes_at_the_next_play_of_this_turn_is_over_with_it(fails: Fails) -> None:
    """Nobody was played this turn: next turn it is too late."""
    given = {"turn": "me", "me": {"hand": ["Said", "Small"], "pp": 1, "deck_size": 5}, "opponent": {"deck_size": 5}}
    own = [SMALL, spell("The next time you play a follower this turn, give it Rush.")]
    when = ["I play Said", "I end the turn", "the opponent ends the turn", "I play Small"]
    assert fails(given, when, ["Small doesn't have Rush"], cards=own) == []


@pytest.mark.parametrize("hand, life", [(0, 13), (2, 15)])
def test_an_amount_is_another_where_something_is_so(fails: Fails, hand: int, life: int) -> None:
    """3, or 5 with cards in hand; never both."""
    given = {"turn": "me", "me": {"hand": ["Said", *["Small"] * hand], "pp": 1, "leader": 10}, "opponent": {}}
    own = [SMALL, spell("Restore 3 defense to your leader, or 5 if you have 2 or more cards in your hand.")]
    assert fails(given, ["I play Said"], [f"my leader has {life} defense"], cards=own) == []


@pytest.mark.parametrize("turns, drawn", [(5, 0), (6, 1), (7, 0), (8, 1)])
def test_turns_are_named_by_their_numbers(fails: Fails, turns: int, drawn: int) -> None:
    """The sixth and the eighth of its player's turns and no other."""
    given = {"turn": "me", "turn_number": turns * 2 - 1, "me": {"board": ["Watcher"], "deck_size": 5}, "opponent": {"deck_size": 5}}
    own = [card("Watcher", "At the end of your sixth and eighth turns, draw a card.")]
    assert fails(given, ["I end the turn"], [f"my hand has {drawn} cards"], cards=own) == []


def test_clauses_are_joined_in_their_order(fails: Fails) -> None:
    """Each of the two hits does 2 and the card is drawn once, after them."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "deck_size": 5}, "opponent": {"board": ["Huge"]}}
    own = [HUGE, spell("Deal 2 damage to all enemy followers 2 times, then draw a card.")]
    assert fails(given, ["I play Said"], ["Huge has 4 damage", "my hand has 1 card"], cards=own) == []


@pytest.mark.parametrize("mine, life", [(True, 20), (False, 18)])
def test_their_leader_is_the_other_players(fails: Fails, mine: bool, life: int) -> None:
    """A spell of the opponent costs the opponent's leader 2; a spell of mine nothing."""
    given = {"turn": "me" if mine else "opponent", "me": {"hand": ["Said"], "pp": 1, "board": ["Watcher"], "deck_size": 5}, "opponent": {"hand": ["Said"], "pp": 1, "deck_size": 5}}
    own = [spell("Draw a card."), card("Watcher", "Whenever your opponent plays a spell, deal 2 damage to their leader.")]
    when = ["I play Said"] if mine else ["the opponent plays Said"]
    assert fails(given, when, [f"the opponent's leader has {life} defense", "my leader has 20 defense"], cards=own) == []
