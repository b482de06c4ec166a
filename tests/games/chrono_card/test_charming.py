"""Who supports a charm adds the figure that is chosen by its number; a number that names none is a fault of the scenario."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize("comes_back", [False, True])
def test_a_supporter_that_was_away_meanwhile_supports_nobody(comes_back: bool) -> None:
    """The card that is put onto the field again is another supporter, which nobody has named."""
    back = ['I do "Put a chosen Character card in your hand onto the field." choosing Test Piper'] if comes_back else []
    when = ["I declare a charm by Test Star supported by Test Piper choosing 1", "Test Piper is returned to hand", *back, "nobody answers"]
    where = "Test Piper is on my field" if comes_back else "Test Piper is in my hand"
    assert fails(BOARD, when, [where, "Test Star has 3 attack"], "chrono-card", CARDS) == []


def test_a_card_face_down_is_face_down_still_on_the_other_side() -> None:
    """Taken until the turn is over; back with its player it is face down until that one's phase turns it up."""
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Star"], "deck_size": 5}, "opponent": {"field": [{"card": "Test Piper", "face_down": True}], "deck_size": 5}}
    take = 'I do "Take control of a chosen enemy Character card until the end of the turn." choosing Test Piper'
    assert fails(board, [take], ["I control Test Piper", "Test Piper is face down"], "chrono-card", CARDS) == []
    assert fails(board, [take, "I end my turn"], ["opponent controls Test Piper", "Test Piper is face down"], "chrono-card", CARDS) == []
