"""Trees are values."""

import pytest

from engine.language import Node, Vocabulary, Word
from tests.cast.card_words import tree


def test_equal_texts_give_equal_trees_wherever_they_stand():
    one, two = tree("Draw a card."), tree("   draw 1 card.")
    assert one == two
    assert hash(one) == hash(two)
    assert one.at == (1, 1)
    assert two.at == (1, 4)


def test_a_tree_cannot_be_changed():
    with pytest.raises(AttributeError):
        tree("Draw a card.").kind = "other"


def test_parts_are_read_by_name():
    deal = tree("deal 3 damage to this", "effect")
    assert deal["amount"] == Node("number", n=3)
    assert deal.get("duration") is None
    assert "targets" in deal
    with pytest.raises(KeyError, match="deal has no part duration"):
        deal["duration"]


def test_a_vocabulary_has_each_word_once_and_known_categories():
    with pytest.raises(ValueError, match="two words"):
        Vocabulary("x", (Word("kind", "a", "a", "あ"), Word("kind", "a", "b", "い")))
    with pytest.raises(ValueError, match="no category"):
        Vocabulary("x", (Word("colour", "a", "a", "あ"),))
    with pytest.raises(KeyError, match="x has no kind b"):
        Vocabulary("x", (Word("kind", "a", "a", "あ"),)).word("kind", "b")
