"""An option of a text is chosen by its number or by its words; where nothing fits, the options are told."""

import pytest

from tests.cast.small import card, run

CARDS = [card("Fork", "Choose: Draw 2 cards or restore 4 defense to your leader.", kind="spell")]
GIVEN = {"turn": "me", "me": {"leader": 10, "pp": 1, "hand": ["Fork"], "deck_size": 9}}


def played(how: str, then: str):
    return run(CARDS, {"given": GIVEN, "when": [f"I play Fork {how}"], "then": [then]})


@pytest.mark.parametrize("how", ["choosing 2", 'choosing "restore 4 defense"', 'choosing "Restore 4 defense to your leader."', "and choose to restore 4 defense", "choosing to restore 4 defense"])
def test_the_second_option(how: str) -> None:
    """The leader is healed, and no card is drawn."""
    assert played(how, "my leader has 14 defense").sound
    assert played(how, "my deck has 9 cards").sound


def test_the_first_option() -> None:
    """Other words, the other option."""
    assert played('choosing "draw 2"', "my deck has 7 cards").sound


@pytest.mark.parametrize("how", ['choosing "fly away"', 'choosing "r"'])
def test_words_that_no_option_has_or_that_both_have(how: str) -> None:
    """They choose nothing, and what there is to choose is said."""
    made = played(how, "my deck has 7 cards")
    assert not made.sound
    ((_, said),) = made.unasked
    assert "Draw 2 cards, Restore 4 defense to your leader" in said["en"]
