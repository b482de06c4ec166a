"""Who supports a charm adds the figure that is chosen by its number; a number that names none is a fault of the scenario."""

from __future__ import annotations

from tests.cast.cases import fails

CARDS = [
    {"name": {"en": "Test Star", "ja": "試験の星"}, "kind": "heroine", "attack": 3, "defense": 5},
    {"name": {"en": "Test Piper", "ja": "試験の笛吹き"}, "kind": "character", "cost": 1, "attack": 2, "defense": 4},
]
BOARD = {"turn": "me", "phase": "main", "me": {"field": ["Test Star", "Test Piper"]}}


def charm(chosen: str, attack: int, defense: int, damage: int) -> list[str]:
    """What does not hold of these figures of the Heroine before the damage, and of that damage."""
    when = [f"I declare a charm by Test Star supported by Test Piper choosing {chosen}", "nobody answers", "opponent declares no defense"]
    then = [f"after action 3, Test Star has {attack} attack", f"after action 3, Test Star has {defense} defense", f"opponent has {damage} damage"]
    return fails(BOARD, [*when, "I declare a phase change"], then, "chrono-card", CARDS)


def test_a_supporter_adds_its_ap_to_ap_or_its_dp_to_dp():
    assert charm("1", attack=5, defense=5, damage=5) == []
    assert charm("2", attack=3, defense=9, damage=3) == []


def test_a_supporter_adds_the_dp_that_damage_leaves_it():
    hurt = {**BOARD, "me": {"field": ["Test Star", {"card": "Test Piper", "damage": 1}]}}
    when = ["I declare a charm by Test Star supported by Test Piper choosing 2", "nobody answers"]
    assert fails(hurt, when, ["Test Piper has 3 defense", "Test Star has 8 defense"], "chrono-card", CARDS) == []


def test_a_number_that_names_no_figure_chooses_nothing():
    assert charm("3", attack=5, defense=5, damage=5) == ["a decision is left open"]
