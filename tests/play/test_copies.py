"""Copies of one card: those that nothing tells apart need no telling in a hand, and a choice means the one that can be chosen."""

import pytest

from engine.corpus.problems import BadInput
from tests.cast.small import card, run

PUP = card("Pup", cost=1)
CAT = card("Cat", cost=1)
ROAR = card("Roar", kind="spell", cost=1, text="Destroy a chosen allied follower.")
DROP = card("Drop", kind="spell", cost=1, text="Discard a card.")


def hand(*cards: object, **more: object) -> dict[str, object]:
    return {"turn": "me", "me": {"hand": list(cards), "pp": 9, **more}}


def test_of_copies_in_hand_the_first_is_played_and_then_the_other():
    made = run([PUP], {"given": hand("2 x Pup"), "when": ["I play Pup", "I play Pup"], "then": ["my hand has 0 cards", "my board has 2 cards"]})
    assert made.sound
    assert [done.refused for done in made.played.actions] == [None, None]


@pytest.mark.parametrize("different", [{"card": "Pup", "cost": 0}, {"card": "Pup", "counters": {"countdown": 1}}, {"card": "Pup", "granted": ["Ward."]}])
def test_copies_in_hand_that_differ_must_be_told_apart(different):
    with pytest.raises(BadInput, match="could be 2 cards"):
        run([PUP], {"given": hand("Pup", different), "when": ["I play Pup"]})


def test_copies_on_the_board_must_be_told_apart_since_their_place_decides():
    with pytest.raises(BadInput, match="could be 2 cards"):
        run([PUP], {"given": {"turn": "me", "me": {"board": ["2 x Pup"]}}, "when": ["Pup is destroyed"]})


def test_a_list_of_names_means_another_copy_each_time():
    made = run([PUP, CAT], {"given": {**hand("2 x Pup", "Cat")}, "when": ["Pup and Pup are discarded at once"], "then": ["my hand holds Cat"]})
    assert made.sound


def test_a_choice_of_a_name_in_several_places_means_the_one_that_can_be_chosen():
    given = {"turn": "me", "me": {"hand": ["Drop", "Pup"], "board": ["Pup", "Cat"], "pp": 9}}
    made = run([PUP, CAT, DROP], {"given": given, "when": ["I play Drop choosing Pup"], "then": ["my hand has 0 cards", "my board has 2 cards"]})
    assert made.sound
    given = {"turn": "me", "me": {"hand": ["Roar", "Pup"], "board": ["Pup", "Cat"], "pp": 9}}
    made = run([PUP, CAT, ROAR], {"given": given, "when": ["I play Roar choosing Pup"], "then": ["my hand holds Pup", "my board holds Cat"]})
    assert made.sound


def test_what_is_discarded_without_a_place_is_a_card_of_the_hand():
    given = {"turn": "me", "me": {"hand": ["Drop", "Pup"], "board": ["Cat"], "pp": 9}}
    made = run([PUP, CAT, DROP], {"given": given, "when": ["I play Drop"], "then": ["Pup was discarded", "Cat is on my board"]})
    assert made.sound


def test_another_player_who_discards_does_so_from_the_own_hand():
    fling = card("Fling", kind="spell", cost=1, text="Your opponent discards a random card.")
    given = {"turn": "me", "me": {"hand": ["Fling", "Pup"], "pp": 9}, "opponent": {"hand": ["Cat"]}}
    made = run([PUP, CAT, fling], {"given": given, "when": ["I play Fling"], "then": ["Cat was discarded", "my hand holds Pup"]})
    assert made.sound


@pytest.mark.parametrize("board, first", [(["Pup", "Cat"], "Pup"), (["Cat", "Pup"], "Cat")])
def test_what_befalls_several_at_once_comes_in_the_order_of_the_board_and_not_of_the_sentence(board: list[str], first: str):
    """As one effect would do it (sv.batch.as-simultaneous-effects)."""
    second = "Cat" if first == "Pup" else "Pup"
    given = {"turn": "me", "me": {"board": board}}
    made = run([PUP, CAT], {"given": given, "when": ["Pup and Cat are destroyed at once"], "then": [f"first {first} is destroyed, then {second} is destroyed"]})
    assert made.sound
