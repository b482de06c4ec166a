"""Lines of a spell one after the other, whom “other” leaves out behind a selection, heads before a dash, a cost that follows a state."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

SMALL = card("Small", attack=3, defense=2)
HUGE = card("Huge", attack=1, defense=6)


def spell(text: str, **more: Any) -> dict[str, Any]:
    """A spell of 1."""
    return card("Said", text, "spell", **more)


@pytest.mark.parametrize("mark", ["\n", " "])
@pytest.mark.parametrize("max_pp, drawn", [(5, 0), (6, 1)])
def test_a_line_sees_what_came_of_the_line_before(fails: Fails, mark: str, max_pp: int, drawn: int) -> None:
    """The first line brings Overflow about, and the second asks for it; it makes no difference whether they are two lines."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "max_pp": max_pp, "deck_size": 5}, "opponent": {}}
    own = [spell(f"Gain an empty play point orb.{mark}If Overflow is active for you, draw a card.")]
    assert fails(given, ["I play Said"], [f"my hand has {drawn} cards"], cards=own) == []


def test_a_line_is_done_before_the_next_looks(fails: Fails) -> None:
    """What the first line deals is dealt before the last line looks for damaged followers."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1}, "opponent": {"board": ["Huge"]}}
    own = [HUGE, spell("Deal 2 damage to an enemy follower.\nDeal 1 damage to all damaged enemy followers.")]
    assert fails(given, ["I play Said targeting Huge"], ["Huge has 3 damage"], cards=own) == []


@pytest.mark.parametrize("text", ["Fanfare: Select a follower. Destroy all other followers.", "Fanfare: Select a follower and destroy all other followers."])
def test_the_one_that_was_selected_is_spared(fails: Fails, text: str) -> None:
    """And nobody else, not even the follower that says so."""
    given = {"turn": "me", "me": {"hand": ["Who"], "pp": 1, "board": ["Small"]}, "opponent": {"board": ["Huge"]}}
    own = [SMALL, HUGE, card("Who", text, attack=1, defense=1)]
    then = ["Small is on the board", "Who was destroyed", "Huge was destroyed"]
    assert fails(given, ["I play Who choosing Small"], then, cards=own) == []


def test_others_of_the_other_side_are_others_than_this(fails: Fails) -> None:
    """An enemy was selected: “other allied followers” leaves out the follower itself."""
    given = {"turn": "me", "me": {"hand": ["Who"], "pp": 1, "board": ["Small"]}, "opponent": {"board": ["Huge"]}}
    own = [SMALL, HUGE, card("Who", "Fanfare: Select an enemy follower. Give all other allied followers Rush.")]
    assert fails(given, ["I play Who choosing Huge"], ["Small has Rush", "Who doesn't have Rush"], cards=own) == []


@pytest.mark.parametrize("head", ["Union Burst (10)", "Fanfare: Union Burst (10)"])
@pytest.mark.parametrize("mark", [":", " -"])
@pytest.mark.parametrize("turns, drawn", [(9, 0), (10, 1)])
def test_a_head_before_a_dash_is_the_same_head(fails: Fails, head: str, mark: str, turns: int, drawn: int) -> None:
    """On the tenth turn, and not before it."""
    given = {"turn": "me", "turn_number": turns * 2 - 1, "me": {"hand": ["Who"], "pp": 10, "deck_size": 5}, "opponent": {}}
    own = [card("Who", f"{head}{mark} Draw a card.")]
    assert fails(given, ["I play Who"], [f"my hand has {drawn} cards"], cards=own) == []


@pytest.mark.parametrize("max_pp, cost", [(5, 3), (6, 1)])
@pytest.mark.parametrize("kind", ["spell", "follower"])
def test_a_cost_follows_a_state_on_any_kind_of_card(fails: Fails, kind: str, max_pp: int, cost: int) -> None:
    """Two less in Overflow, which the orb of the next turn brings."""
    given = {"turn": "opponent", "me": {"hand": ["Said"], "max_pp": max_pp, "deck_size": 5}, "opponent": {}}
    own = [card("Said", "If Overflow is active for you, subtract 2 from the cost of this card.", kind, cost=3)]
    assert fails(given, ["the opponent ends the turn"], [f"Said costs {cost}"], cards=own) == []
