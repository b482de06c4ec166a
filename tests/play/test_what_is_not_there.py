"""A card that is nowhere is nothing of what is said of it, and is not any of it."""

from tests.cast.cases import fails

SAID = ["Lich is evolved", "Lich has Ward"]
DENIED = ["Lich is not evolved", "Lich does not have Ward"]


def test_of_a_card_that_is_nowhere_only_denials_hold():
    assert fails({"turn": "me"}, ["nothing is done"], DENIED) == []
    assert fails({"turn": "me"}, ["nothing is done"], SAID) == [f"does not hold: {said}" for said in SAID]
