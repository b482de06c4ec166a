"""Where fewer are there than are to be chosen, a rule says what becomes of them; where there are just as many, all are chosen by any rule."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails

RULE = "sv.discard.as-many-as-there-are"
CARDS = [
    {"name": {"en": "Test Storm", "ja": "試験の嵐"}, "kind": "spell", "cost": 1, "text": "Deal 3 damage to 2 chosen enemy followers."},
    {"name": {"en": "Test Ogre", "ja": "試験の鬼"}, "kind": "follower", "cost": 1, "attack": 1, "defense": 3, "text": ""},
]


@pytest.mark.parametrize("setting", ["as-many-as-there-are", "all-or-none"])
def test_just_as_many_as_are_to_be_chosen_are_all_chosen(fails: Fails, setting: str) -> None:
    two = {"turn": "me", "me": {"hand": ["Test Storm"], "pp": 1}, "opponent": {"board": ["2 x Test Ogre"]}}
    assert fails(two, ["I play Test Storm"], ["opponent's board is empty"], cards=CARDS, settings={RULE: setting}) == []


def test_of_one_that_is_there_it_is_the_one_or_none_by_the_rule(fails: Fails) -> None:
    one = {"turn": "me", "me": {"hand": ["Test Storm"], "pp": 1}, "opponent": {"board": ["Test Ogre"]}}
    assert fails(one, ["I play Test Storm"], ["opponent's board is empty"], cards=CARDS) == []
    assert fails(one, ["I play Test Storm"], ["Test Ogre has 3 defense"], cards=CARDS, settings={RULE: "all-or-none"}) == []
