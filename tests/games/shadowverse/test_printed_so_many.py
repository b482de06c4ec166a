"""So many of what was asked for, so many besides this card, the second time in a turn: played as printed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

BELL = card("Bell", "", "amulet")
CHEAP = card("Cheap", cost=1)


def played(text: str, *before: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A follower with a Fanfare behind so many cards."""
    given = {"turn": "me", "me": {"hand": [*({"card": "Cheap", "as": n} for n in before), "Said"], "pp": 10}, "opponent": {}}
    return given, [CHEAP, card("Said", text)]


@pytest.mark.parametrize("text", [
    "Fanfare: If you've played at least 2 cards this turn (excluding this card), put a Fairy into your hand.", "Fanfare: If you've played at least 2 cards this turn, not counting this card, put a Fairy into your hand.",
])  # fmt: skip
@pytest.mark.parametrize(("before", "hand"), [(("a",), "is empty"), (("a", "b"), "has 1 card")])
def test_this_card_is_not_counted(fails: Fails, text: str, before: tuple[str, ...], hand: str) -> None:
    given, own = played(text, *before)
    assert fails(given, [*(f"I play {name}" for name in before), "I play Said"], [f"my hand {hand}"], cards=own) == []


@pytest.mark.parametrize(("left", "has"), [(8, "has"), (7, "does not have")])
def test_points_that_are_left(fails: Fails, left: int, has: str) -> None:
    """The card costs 1."""
    given, own = played("Fanfare: If you have 7 or more play points left, gain Ward.")
    given["me"]["pp"] = left
    assert fails(given, ["I play Said"], [f"Said {has} Ward"], cards=[card("Said", own[1]["text"], cost=1)]) == []


@pytest.mark.parametrize(("bells", "hand"), [(0, "is empty"), (1, "has 1 card"), (2, "has 2 cards"), (3, "has 2 cards")])
def test_so_many_are_asked_for_behind_any(fails: Fails, bells: int, hand: str) -> None:
    text = "Fanfare: If there are any allied amulets in play, put a Fairy into your hand. Then, if there are at least 2 in play, put a Fairy into your hand."
    given, own = played(text)
    given["me"]["board"] = [{"card": "Bell", "as": f"bell {n}"} for n in range(bells)]
    assert fails(given, ["I play Said"], [f"my hand {hand}"], cards=[*own, BELL]) == []


@pytest.mark.parametrize(("plays", "attack"), [(1, 1), (2, 3), (3, 3)])
def test_the_second_time_in_a_turn(fails: Fails, plays: int, attack: int) -> None:
    given = {"turn": "me", "me": {"board": ["Said"], "hand": [{"card": "Cheap", "as": n} for n in "abc"], "pp": 9}, "opponent": {}}
    own = [CHEAP, card("Said", "Whenever you play a card for the second time this turn, gain +2/+0.", attack=1)]
    assert fails(given, [f"I play {n}" for n in "abc"[:plays]], [f"Said has {attack} attack"], cards=own) == []


@pytest.mark.parametrize("text", ["When this follower would be destroyed, return it to your hand instead.", "If this follower would be destroyed, instead return it to your hand."])
def test_what_would_happen_is_put_in_place(fails: Fails, text: str) -> None:
    given = {"turn": "me", "me": {"board": ["Said"]}, "opponent": {}}
    assert fails(given, ["Said is destroyed"], ["Said is in my hand", "Said was not destroyed"], cards=[card("Said", text)]) == []


@pytest.mark.parametrize(("text", "damage"), [
    ("Subtract 1 from damage taken by other allied followers.", 2), ("Reduce damage dealt to other allied followers by 2.", 1), ("Reduce damage taken by other allied followers to 1.", 1),
])  # fmt: skip
def test_damage_to_others_is_less(fails: Fails, text: str, damage: int) -> None:
    given = {"turn": "me", "me": {"board": ["Said", "Cheap"]}, "opponent": {}}
    own = [card("Said", text, defense=9), card("Cheap", defense=9)]
    assert fails(given, ["Cheap takes 3 damage", "Said takes 3 damage"], [f"Cheap has {damage} damage", "Said has 3 damage"], cards=own) == []


@pytest.mark.parametrize(("before", "has"), [(("a",), "does not have"), (("a", "b"), "has")])
def test_a_head_before_the_fanfare(fails: Fails, before: tuple[str, ...], has: str) -> None:
    """Combo counts the card itself."""
    given, own = played("Combo (3) - Fanfare: Gain Storm.", *before)
    assert fails(given, [*(f"I play {name}" for name in before), "I play Said"], [f"Said {has} Storm"], cards=own) == []


@pytest.mark.parametrize(("text", "deck", "hand"), [("your deck has 3 or fewer cards", 3, "has 1 card"), ("your deck has 3 or fewer cards", 4, "is empty"), ("your deck contains at least 4 cards", 4, "has 1 card")])
def test_how_many_cards_a_deck_has(fails: Fails, text: str, deck: int, hand: str) -> None:
    given = {"turn": "me", "me": {"board": ["Said"], "deck_size": deck}, "opponent": {"deck_size": 3}}
    assert fails(given, ["I end the turn"], [f"my hand {hand}"], cards=[card("Said", f"At the end of your turn, if {text}, put a Fairy into your hand.")]) == []
