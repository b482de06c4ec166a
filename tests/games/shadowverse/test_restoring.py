"""How much defense is restored at a time can be kept to a number, or to none, for a while or as long as something is there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

MENDER = card("Mender", "Restore 5 defense to your leader.", "spell")
HUGE = card("Huge", attack=1, defense=6)


def said(text: str) -> dict[str, Any]:
    """A spell of 1."""
    return card("Said", text, "spell")


@pytest.mark.parametrize("text, life", [
    ("Give the enemy leader the following effect until the end of your opponent's turn - Reduce defense restored to your leader to 2.", 12),
    ("Give the enemy leader the following effect until the end of their next turn: Can't restore defense.", 10),
    ("The enemy leader's defense can't be restored until the end of your opponent's turn.", 10),
    ("Give the enemy leader the following effect until the end of your opponent's turn: Reduce defense restored to your leader to 7.", 15),
    ("Your leader's defense can't be restored until the end of your opponent's turn.", 15),
])  # fmt: skip
def test_for_a_while(fails: Fails, text: str, life: int) -> None:
    """The opponent restores 5, or what is left of it; in the turn after that, all of it again."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "deck_size": 5}, "opponent": {"hand": ["Mender", "Mender"], "leader": 10, "deck_size": 5}}
    cards, first = [MENDER, said(text)], ["I play Said", "I end the turn", "the opponent plays Mender"]
    assert fails(given, first, [f"the opponent's leader has {life} defense"], cards=cards) == []
    later = [*first, "the opponent ends the turn", "I end the turn", "the opponent plays Mender"]
    assert fails(given, later, [f"the opponent's leader has {life + 5} defense"], cards=cards) == []


@pytest.mark.parametrize("text", ["Set the enemy leader's defense to 10.", "Change your opponent's leader's defense to 10.", "相手のリーダーの体力を10にする。"])
@pytest.mark.parametrize("had", [3, 17])
def test_a_leader_s_defense_is_set_and_the_most_that_it_can_have_stays(fails: Fails, text: str, had: int) -> None:
    """Neither damage nor healing; 5 are restored then, of the 20 that there can be."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "deck_size": 5}, "opponent": {"hand": ["Mender"], "leader": had, "deck_size": 5}}
    when = ["I play Said", "I end the turn", "the opponent plays Mender"]
    then = ["after action 1, the enemy leader has 10 defense", "the enemy leader was not damaged", "the enemy leader has 15 defense", "the enemy leader's maximum defense is 20"]
    assert fails(given, when, then, cards=[MENDER, said(text)]) == []
    low = said("Set the enemy leader's max defense to 10.")
    assert fails(given, when, ["the enemy leader's maximum defense is 10"], cards=[MENDER, low]) == []


@pytest.mark.parametrize("board, left", [([], 5), (["Totem"], 3)])
def test_as_long_as_something_is_there(fails: Fails, board: list[str], left: int) -> None:
    """Followers get back 1 at a time while the amulet is there; it says nothing of leaders."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "leader": 10, "board": [{"card": "Huge", "damage": 4}, *board]}, "opponent": {}}
    own = [HUGE, card("Totem", "Reduce defense restored to all followers to 1.", "amulet"), said("Restore 3 defense to all allies.")]
    assert fails(given, ["I play Said"], [f"Huge has {left} defense", "my leader has 13 defense"], cards=own) == []
