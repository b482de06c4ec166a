"""Which of the cards played this turn are other ones than the card that asks."""

import pytest

from tests.cast.cases import fails

_FOX = {"name": {"en": "Swift Fox", "ja": "俊狐"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1, "text": "Fanfare: If at least 2 other cards were played this turn, gain +2/+2."}
_PETAL = {"name": {"en": "Petal", "ja": "花弁"}, "kind": "spell", "class": "neutral", "cost": 0, "text": "Return an allied follower to your hand."}
_GIVEN = {"turn": "me", "me": {"hand": ["Swift Fox", "Petal"], "pp": 2}}


@pytest.mark.parametrize("when, figures", [
    (["I play Swift Fox", "I play Petal targeting Swift Fox", "I play Swift Fox"], "3/3"),
    (["I play Swift Fox"], "1/1"),
])  # fmt: skip
def test_a_card_played_again_from_the_hand(when: list[str], figures: str) -> None:
    """Its play before that was of another card; the play in which it asks is its own."""
    assert not fails(_GIVEN, when, [f"Swift Fox is {figures}"], cards=(_FOX, _PETAL))
