"""Creatures with which a cross gear is crossed: what holds while it is, what waits for it, what is done to them."""

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_words import DM

GEAR = {"name": "Blade", "kind": "cross-gear", "class": "fire", "cost": 1, "text": "The crossed creature gets +2000 power."}
RED = {"name": "Ember", "kind": "creature", "class": "fire", "cost": 1, "power": 1000}


def tried(fails: Fails, text: str, when: list[str], then: list[str]) -> list[str]:
    """Smith with that text beside Squire, four mana, a gear that lies there, and three shields opposite."""
    smith = {"name": "Smith", "kind": "creature", "class": "fire", "cost": 2, "power": 2000, "text": text}
    squire = {**RED, "name": "Squire"}
    me = {"battle": ["Blade", "Smith", "Squire"], "mana": ["4 x Ember"], "deck_size": 5}
    return fails({"turn": "me", "me": me, "opponent": {"shields": 3}}, when, then, game=DM, cards=[GEAR, RED, smith, squire])


@pytest.mark.parametrize(
    "text", ['While this creature is crossed with a cross gear, it has "Double breaker."', "このクリーチャーにクロスギアがクロスされている間、このクリーチャーは「W・ブレイカー」を得る。"]
)
@pytest.mark.parametrize("bearer, left", [("Smith", 1), ("Squire", 2)])
def test_it_holds_while_a_gear_is_crossed_with_it(fails: Fails, text: str, bearer: str, left: int) -> None:
    """And not while the gear is crossed with another."""
    assert tried(fails, text, [f"I cross Blade with {bearer}", "Smith attacks opponent"], [f"opponent has {left} shields" if left > 1 else "opponent has 1 shield"]) == []


@pytest.mark.parametrize("text", ["Whenever this creature is crossed with a cross gear, draw a card.", "このクリーチャーにクロスギアをクロスした時、カードを1枚引く。"])
def test_it_waits_for_being_crossed(fails: Fails, text: str) -> None:
    """Another creature that is crossed is nothing to it; a gear that comes over from another is."""
    when = ["I cross Blade with Squire", "I cross Blade with Smith"]
    assert tried(fails, text, when, ["after action 1, my hand is empty", "my hand has 1 card", "Blade was crossed with Smith", "BladeはSquireにクロスされた"]) == []


def test_others_are_known_by_it(fails: Fails) -> None:
    """What is crossed is destroyed, and nothing else."""
    text = "When this creature attacks, destroy one of your creatures that is crossed with a cross gear."
    assert tried(fails, text, ["I cross Blade with Squire", "Smith attacks opponent"], ["Squire was destroyed", "Smith was not destroyed"]) == []
