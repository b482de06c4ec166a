"""Two changes of one text: together where they touch different lines, named where they touch the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.editor.merging import merged

BASE = "a: 1\nb: 2\nc: 3\nd: 4\n"


@pytest.mark.parametrize(
    "mine, theirs, both",
    [
        ("a: 9\nb: 2\nc: 3\nd: 4\n", "a: 1\nb: 8\nc: 3\nd: 4\n", "a: 9\nb: 8\nc: 3\nd: 4\n"),
        ("a: 9\nb: 9\nc: 3\nd: 4\n", "a: 1\nb: 2\nc: 8\nd: 8\n", "a: 9\nb: 9\nc: 8\nd: 8\n"),
        ("a: 1\nx: 0\nb: 2\nc: 3\nd: 4\n", "a: 1\nb: 2\nc: 3\n", "a: 1\nx: 0\nb: 2\nc: 3\n"),
        (BASE, "b: 2\n", "b: 2\n"),
        ("a: 9\nb: 2\nc: 3\nd: 4\n", "a: 9\nb: 2\nc: 3\nd: 5\n", "a: 9\nb: 2\nc: 3\nd: 5\n"),
    ],
)
def test_different_lines(mine, theirs, both):
    assert merged(BASE, mine, theirs) == (both, [])
    assert merged(BASE, theirs, mine) == (both, [])


@pytest.mark.parametrize(
    "mine, theirs, line",
    [
        ("a: 9\nb: 2\nc: 3\nd: 4\n", "a: 8\nb: 2\nc: 3\nd: 4\n", 1),
        ("a: 1\nx: 0\nb: 2\nc: 3\nd: 4\n", "a: 1\ny: 0\nb: 2\nc: 3\nd: 4\n", 2),
        ("a: 1\nd: 4\n", "a: 1\nb: 2\nc: 5\nd: 4\n", 2),
    ],
)
def test_the_same_lines(mine, theirs, line):
    text, conflicts = merged(BASE, mine, theirs)
    assert [conflict.line for conflict in conflicts] == [line]
    assert text == mine


Texts = st.lists(st.sampled_from("abcde"), max_size=7).map(lambda lines: "".join(f"{line}\n" for line in lines))


@given(base=Texts, other=Texts)
def test_who_changed_nothing_takes_what_the_other_has(base, other):
    assert merged(base, base, other) == (other, [])
    assert merged(base, other, base) == (other, [])
    assert merged(base, other, other) == (other, [])
