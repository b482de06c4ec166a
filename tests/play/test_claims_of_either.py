"""One of several claims, the first of two happenings, every card of a kind, and points that never moved."""

import pytest

from tests.cast.cases import fails

_IMP = {"name": {"en": "Imp", "ja": "小鬼"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 2, "defense": 3, "text": ""}
_WALL = {"name": {"en": "Wall", "ja": "城壁"}, "kind": "follower", "class": "neutral", "cost": 2, "attack": 1, "defense": 5, "text": "Ward"}
_EGG = {"name": {"en": "Egg", "ja": "卵"}, "kind": "follower", "class": "neutral", "cost": 2, "attack": 1, "defense": 1, "text": "Last Words: Summon an Imp."}
_CARDS = (_IMP, _WALL, _EGG)
_GIVEN = {"turn": "me", "me": {"board": ["Imp", "Egg"], "hand": ["Wall"], "deck_size": 5, "shadows": 3}, "opponent": {"board": ["Wall"], "deck_size": 5}}
_SWEEP = 'I do "Destroy all allied followers."'


@pytest.mark.parametrize("holds, fails_to", [
    ("one of this holds: Egg is in play; my hand has 1 card", "one of this holds: Egg is in play; my hand has 2 cards"),
    ("Egg is in my hand or in my cemetery", "Egg is in my hand or on my board"),
    ("either Egg is in play or my hand has 1 card", "either Egg is in play or my hand is empty"),
    ("卵は手札か墓場にある", "卵は手札か自分の場にある"),
    ("once Egg or Imp is destroyed, my hand has 1 card", "once Egg or Imp is destroyed, my hand is empty"),
    ("卵か小鬼が破壊された時点で、自分の手札は1枚", "卵か小鬼が破壊された時点で、自分の手札は2枚"),
    ("all my followers were destroyed", "all followers were destroyed"),
    ("自分のフォロワーはすべて破壊された", "相手のフォロワーはすべて破壊された"),
    ("opponent gained no shadows", "I gained no shadows"),
    ("it never happened that I lose 1 shadow", "it never happened that I gain 1 shadow"),
])  # fmt: skip
def test_a_sweep(holds: str, fails_to: str) -> None:
    """Both of mine are destroyed, and what one of them leaves behind is there afterwards."""
    assert not fails(_GIVEN, [_SWEEP], [holds], cards=_CARDS)
    assert [wrong.partition(":")[0] for wrong in fails(_GIVEN, [_SWEEP], [fails_to], cards=_CARDS)] == ["does not hold"]


def test_every_one_that_was_there_until_the_last_of_them() -> None:
    """What came in between, and was spared, is one of them."""
    done = ["Imp is destroyed", "Imp is summoned for me", "Egg is destroyed"]
    assert fails(_GIVEN, done, ["all my followers were destroyed"], cards=_CARDS)
    assert not fails(_GIVEN, ["Imp is destroyed", "Egg is destroyed"], ["all my followers were destroyed"], cards=_CARDS)
