"""Cards in the singular without a number or an article are refused with what to write: nobody can tell how many are meant."""

import pytest

from engine.language import LanguageError
from tests.cast.card_words import said, tree


@pytest.mark.parametrize("text", [
    "Destroy your opponent's follower.", "Destroy enemy follower.", "Deal 2 damage to your opponent's damaged follower.", "Banish your opponent's amulet.", "Give allied follower Ward.",
    "Return your follower to your hand. Draw a card.", "Deal 2 damage to enemy.", "Destroy enemy Fairy.", "Allied follower can't attack.", "Deal 2 damage to the enemy leader and enemy follower.",
])  # fmt: skip
def test_the_singular_is_refused(text):
    with pytest.raises(LanguageError) as found:
        tree(text)
    assert "“a(n) …”" in found.value.message["en"]
    assert "all …" in found.value.message["ja"]


@pytest.mark.parametrize("text, canonical", [
    ("Destroy your opponent's followers.", "Destroy all enemy followers."), ("Destroy enemy Fairies.", "Destroy all enemy Fairies."),
    ("Deal 2 damage to enemies.", "Deal 2 damage to all enemies."), ("Destroy each enemy follower.", "Destroy all enemy followers."),
])  # fmt: skip
def test_the_plural_is_all_of_them(text, canonical):
    assert said(tree(text)) == canonical


def test_one_is_fought():
    with pytest.raises(LanguageError):
        tree("Clash: Destroy the enemy followers.")
    assert said(tree("Clash: Destroy the enemy follower.")) == "Clash: destroy the opposing follower."
