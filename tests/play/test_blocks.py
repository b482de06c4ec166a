"""Who blocks an attack may be said in a line of its own, where the game lets it be chosen as the attack is declared."""

import pytest

from engine.corpus.problems import BadInput
from tests.cast.cases import fails

_CARDS = (
    {"name": {"en": "Imp", "ja": "小鬼"}, "kind": "creature", "class": "fire", "cost": 2, "attack": 2000, "text": ""},
    {"name": {"en": "Bulwark", "ja": "防壁"}, "kind": "creature", "class": "light", "cost": 3, "attack": 4000, "text": "Blocker"},
    {"name": {"en": "Rampart", "ja": "城壁"}, "kind": "creature", "class": "light", "cost": 3, "attack": 4000, "text": "Blocker"},
)  # fmt: skip
_GIVEN = {"turn": "me", "me": {"battle": ["Imp", {"card": "Imp", "as": "other"}]}, "opponent": {"battle": ["Rampart", "Bulwark"], "shields": 3}}


@pytest.mark.parametrize("block", ["Bulwark blocks", "block with Bulwark", "防壁でブロックする", "防壁がブロックする"])
def test_a_block_after_its_attack(block: str) -> None:
    """It is chosen for that attack and no other, and counts as an action of its own."""
    when = ["the first Imp attacks opponent", block, "other attacks opponent choosing nothing"]
    then = ["Bulwark is tapped", "Rampart is not tapped", "opponent has 2 shields", "after action 2, opponent has 3 shields", "action 3 was not refused"]
    assert not fails(_GIVEN, when, then, "duel-masters", _CARDS)


def test_a_block_of_no_attack_says_where_it_belongs() -> None:
    """Alone it is refused, with the line into which it goes."""
    with pytest.raises(BadInput, match="choosing Bulwark"):
        fails(_GIVEN, ["Bulwark blocks"], ["the game goes on"], "duel-masters", _CARDS)


def test_who_cannot_block_is_told() -> None:
    """A creature that can't block was chosen in vain."""
    assert fails(_GIVEN, ["the first Imp attacks opponent", "other blocks"], ["opponent has 3 shields"], "duel-masters", _CARDS)
