"""A castle that lies under a creature is one of the cards beneath it, and no castle."""

from __future__ import annotations

from tests.cast.cases import Fails

GAME = "duel-masters"
CARDS = [
    {"name": {"en": "Test Keep", "ja": "試験の砦"}, "kind": "castle", "class": "fire", "cost": 2, "text": "This fortifies one of your shields."},
    {"name": {"en": "Test Rider", "ja": "試験の騎手"}, "kind": "creature", "class": "fire", "cost": 2, "power": 2000},
    {"name": {"en": "Test Stone", "ja": "試験の石"}, "kind": "creature", "class": "fire", "cost": 2, "power": 1000},
]


def test_a_castle_beneath_a_creature_does_not_stand_by_a_shield(fails: Fails) -> None:
    """It goes with its creature; one beneath a shield fortifies it and falls as the shield leaves."""
    me = {"battle": [{"card": "Test Rider", "under": ["Test Keep"]}], "shields": ["Test Stone"]}
    then = ["Test Keep is beneath Test Rider", "Test Keep is not in play"]
    assert fails({"turn": "me", "me": me}, ["nothing is done"], then, GAME, CARDS) == []
    me = {"battle": ["Test Rider"], "shields": [{"card": "Test Stone", "under": ["Test Keep"]}]}
    assert fails({"turn": "me", "me": me}, ["Test Stone is returned"], ["Test Keep is in my graveyard"], GAME, CARDS) == []
