"""What loses all abilities: printed ones and given ones, for good or for a while; figures stay, and so does what it is given later."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker

WALL = {
    "name": {"en": "Test Wall", "ja": "試験の壁"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 2,
    "text": "Ward.\nLast Words: draw a card.", "evolved": {"attack": 3, "defense": 4, "text": "Bane.\nLast Words: draw 2 cards."},
}  # fmt: skip
PLAY = "I play Test Speaker"


def board(*walls: dict[str, Any], **more: Any) -> dict[str, Any]:
    mine = {"hand": ["Test Speaker", "Fairy"], "pp": 10, "deck_size": 9}
    return {"turn": "me", "me": {**mine, **more}, "opponent": {"board": [{"card": "Test Wall", "as": f"wall {n}", **wall} for n, wall in enumerate(walls or ({},), 1)], "deck_size": 9}}


@pytest.mark.parametrize("text", [
    "An enemy follower loses all abilities.", "Choose an enemy follower. It loses all abilities.", "相手のフォロワー1体は能力をすべて失う。",
    "相手のフォロワー1体を選択する。それは能力をすべて失う。", "Remove all abilities from an enemy follower.",
])  # fmt: skip
@pytest.mark.parametrize("kind", ["spell", "follower"])
def test_one_loses_what_is_printed_and_what_was_given(fails: Fails, text: str, kind: str) -> None:
    """Neither Ward nor Last Words nor Rush that it was given; the other wall keeps its own; +1/+1 that it got stays."""
    before = "" if kind == "spell" else "Fanfare: " if text.isascii() else "ファンファーレ："
    given = board({"granted": ["Rush."], "attack": 2, "defense": 3}, {})
    then = ["wall 1 does not have Ward", "wall 1 does not have Rush", "wall 1 has 2 attack", "wall 2 has Ward"]
    cards = [*speaker(before + text, kind), WALL]
    assert fails(given, [f"{PLAY} targeting wall 1"], then, cards=cards) == []
    assert fails(given, [f"{PLAY} targeting wall 1", "I end the turn"], ["wall 1 does not have Ward"], cards=cards) == []
    assert fails(given, [f"{PLAY} targeting wall 1", "wall 1 is destroyed"], ["opponent's hand is empty"], cards=cards) == []
    assert fails(given, [f"{PLAY} targeting wall 1", "wall 2 is destroyed"], ["opponent's hand has 1 card"], cards=cards) == []


@pytest.mark.parametrize("text", ["All enemy followers lose all abilities.", "相手のフォロワーすべては能力をすべて失う。"])
def test_all_lose_them_and_one_that_comes_later_has_its_own(fails: Fails, text: str) -> None:
    given = board({}, {}) | {"turn": "me"}
    given["opponent"]["hand"] = ["Test Wall"]
    given["opponent"]["pp"] = 3
    cards = [*speaker(text, "spell"), WALL]
    assert fails(given, [PLAY], ["wall 1 does not have Ward", "wall 2 does not have Ward"], cards=cards) == []
    later = [PLAY, "I end the turn", "opponent plays Test Wall"]
    assert fails(given, later, ["wall 2 does not have Ward", "the third Test Wall has Ward"], cards=cards) == []


@pytest.mark.parametrize("text", ["An enemy follower loses all abilities until the end of the turn.", "ターン終了時まで、相手のフォロワー1体は能力をすべて失う。"])
def test_for_a_while_it_has_them_again_afterwards(fails: Fails, text: str) -> None:
    cards = [*speaker(text, "spell"), WALL]
    assert fails(board(), [f"{PLAY} targeting wall 1"], ["wall 1 does not have Ward"], cards=cards) == []
    assert fails(board(), [f"{PLAY} targeting wall 1", "I end the turn"], ["wall 1 has Ward"], cards=cards) == []
    assert fails(board(), [f"{PLAY} targeting wall 1", "I end the turn", "wall 1 is destroyed"], ["opponent's hand has 2 cards"], cards=cards) == []


def test_what_it_is_given_afterwards_stays(fails: Fails) -> None:
    cards = [*speaker("Choose an enemy follower. It loses all abilities. Give it Ward and +1/+1.", "spell"), WALL]
    then = ["wall 1 has Ward", "wall 1 has 2 attack"]
    assert fails(board(), [f"{PLAY} targeting wall 1"], then, cards=cards) == []
    assert fails(board(), [f"{PLAY} targeting wall 1", "wall 1 is destroyed"], ["opponent's hand is empty"], cards=cards) == []


@pytest.mark.parametrize("text", ["An allied follower loses all abilities.", "An allied follower loses all abilities until the end of the turn."])
def test_an_evolved_side_has_its_own_and_what_was_on_the_front_is_not_back_later(fails: Fails, text: str) -> None:
    """Evolved, it has Bane, and no Ward then or in a later turn; its Last Words draw as its evolved side says, and Rush that it was given is lost or back."""
    cards = [*speaker(text, "spell"), WALL]
    given = {"turn": "me", "me": {"hand": ["Test Speaker"], "pp": 3, "ep": 1, "board": [{"card": "Test Wall", "granted": ["Rush."]}], "deck_size": 9}, "opponent": {"deck_size": 9}}
    evolved = ["I play Test Speaker targeting Test Wall", 'I do "Evolve an allied follower." choosing Test Wall']
    assert fails(given, evolved, ["Test Wall has Bane", "Test Wall does not have Ward", "Test Wall does not have Rush"], cards=cards) == []
    back = "has" if "until" in text else "does not have"
    assert fails(given, [*evolved, "I end the turn"], ["Test Wall has Bane", "Test Wall does not have Ward", f"Test Wall {back} Rush"], cards=cards) == []
    assert fails(given, [*evolved, "I end the turn", "Test Wall is destroyed"], ["I drew 2 cards"], cards=cards) == []
