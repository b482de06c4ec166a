"""Texts copied from a page: spaces of other kinds, marks that nobody sees, wide commas. What is wrong is still named where it stands."""

import pytest

from engine.language import LanguageError
from tests.cast.card_words import said, tree

LINE = "Fanfare: summon 2 Forest Bats."
WIDE = "ファンファーレ：カードを1枚引き、これの体力を2回復する。"


@pytest.mark.parametrize("space", ["\t", "\u00a0", "\u2003", "\u202f"])
def test_a_space_of_any_kind_is_one(space):
    assert said(tree(LINE.replace(" ", space))) == LINE


def test_a_mark_that_nobody_sees_says_nothing():
    assert said(tree("\ufeff" + LINE.replace("summon", "\u200bsummon") + "\u200e")) == LINE
    assert tree("\ufeff" + WIDE) == tree(WIDE)


def test_a_wide_comma_is_a_comma():
    assert tree(WIDE.replace("、", "，")) == tree(WIDE)


def test_what_is_wrong_is_named_where_it_stands():
    with pytest.raises(LanguageError) as caught:
        tree("Fanfare:\u00a0summon\u00a02\u00a0Forest\u00a0Bots.")
    assert (caught.value.line, caught.value.column) == (1, 19)
