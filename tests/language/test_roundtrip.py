"""What is rendered is read back as the same tree, for every tree that the grammar can make."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.language.errors import MAX_DEPTH, MAX_LINE
from engine.language.text import START
from tests.cast.card_words import drawn, said, tree
from tests.cast.drawing import Drawing


@st.composite
def trees(draw, category):
    return drawn(category, Drawing(draw), draw(st.integers(4, 12)))


@pytest.mark.parametrize("category", START)
def test_a_rendered_tree_is_read_back_as_the_same_tree(category):
    @settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
    @given(trees(category))
    def check(node):
        text = said(node, "en", category)
        assume(len(text) <= MAX_LINE and node.depth <= MAX_DEPTH)
        assert tree(text, category) == node
        assert said(tree(text, category), "en", category) == text

    check()


@pytest.mark.parametrize("category", START)
def test_every_tree_can_be_said_in_japanese(category):
    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    @given(trees(category))
    def check(node):
        text = said(node, "ja", category)
        assert text
        assert not {"{", "\x01"} & set(text)

    check()


@pytest.mark.parametrize(
    "text",
    [
        "FANFARE: Deal 3 Damage To A Chosen Enemy Follower.",
        "fanfare:   deal 3   damage to a chosen enemy followers.",
        "Fanfare: deals 3 damage to an chosen enemy follower.",
    ],
)
def test_capitals_spaces_and_numbers_of_words_do_not_matter(text):
    assert said(tree(text)) == "Fanfare: deal 3 damage to a chosen enemy follower."


def test_a_long_line_of_many_parts_is_written_as_it_was():
    text = (
        "Once per turn, during your turn, whenever another allied Forest Bat enters the board, if Wrath is active: give it +1/+0 "
        'and Bane until the end of the turn. Give your leader "at the end of your turn: draw a card" (not stackable).'
    )
    assert said(tree(text)) == text
