"""What one act finds nothing to do keeps no other from being done, however they are joined; and who the others are behind two selections."""

from __future__ import annotations

import pytest

from engine.language import LanguageError
from tests.cast.card_words import tree
from tests.cast.cases import Fails
from tests.cast.small import card

ACTS = ("Deal 2 damage to an enemy follower", "Destroy a random enemy follower", "Banish all enemy amulets")


@pytest.mark.parametrize("joined", [". Draw a card.", " and draw a card.", ", then draw a card."])
@pytest.mark.parametrize("act", ACTS)
def test_the_second_act_is_done_though_the_first_found_nothing(fails: Fails, act: str, joined: str) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "deck_size": 3}, "opponent": {}}
    assert fails(given, ["I play Said"], ["I drew 1 card"], cards=[card("Said", f"Fanfare: {act}{joined}")]) == []


@pytest.mark.parametrize("hanging", ["Destroy a random enemy follower and put a copy of it into your hand.", "Destroy a random enemy follower. If a follower was destroyed by this effect, draw a card."])
def test_what_says_that_it_hangs_on_the_first_is_not_done(fails: Fails, hanging: str) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "deck_size": 3}, "opponent": {}}
    assert fails(given, ["I play Said"], ["my hand is empty"], cards=[card("Said", f"Fanfare: {hanging}")]) == []


@pytest.mark.parametrize("text", [
    "Choose an enemy follower. Choose an allied follower. Destroy it and all other followers.", "相手のフォロワー1体を選択する。自分のフォロワー1体を選択する。それと他のフォロワーすべてを破壊する。",
])  # fmt: skip
def test_one_of_two_and_the_others_can_not_be_told(text: str) -> None:
    with pytest.raises(LanguageError, match="whether the first of them is one of the others"):
        tree(text)


def test_the_others_than_both_are_told(fails: Fails) -> None:
    """Both that were chosen are there, the other two are not."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "board": ["A", "B"]}, "opponent": {"board": ["C", "D"]}}
    own = [*(card(name, defense=2) for name in "ABCD"), card("Said", "Choose an enemy follower. Choose an allied follower. Destroy all other followers.", "spell")]
    then = ["A was destroyed", "B was not destroyed", "C was not destroyed", "D was destroyed"]
    assert fails(given, ["I play Said targeting C and B"], then, cards=own) == []
