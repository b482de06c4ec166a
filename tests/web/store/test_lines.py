"""Lines and words that many pages have, each held once."""

from __future__ import annotations

import pytest

from rulings.store.lines import DistinctLines, NumberedWords


@pytest.fixture
def lines():
    return DistinctLines()


def added(lines: DistinctLines, **pages: str) -> dict[str, list[int]]:
    return {name: list(numbers) for name, numbers in lines.adding((name, text.split("|")) for name, text in pages.items())}


def test_a_line_of_two_pages_has_one_number(lines):
    found = added(lines, one="alpha|beta||甲", two="beta|乙|甲")
    assert len(lines) == 4
    assert found["one"][1] == found["two"][0]
    assert found["one"][2] == found["two"][2]
    assert len({*found["one"], *found["two"]}) == 4


def test_a_part_is_found_in_every_line_that_has_it_and_in_no_two_at_once(lines):
    found = added(lines, one="alphabet|betabeta|gamma", two="甲のbeta|丙")
    alphabet, betabeta, _gamma = found["one"]
    assert lines.having("beta") == {betabeta, found["two"][0]}
    assert lines.having("bet") == {alphabet, betabeta, found["two"][0]}
    assert lines.having("丙") == {found["two"][1]}
    assert lines.having("tbe") == frozenset()
    assert not lines.have("tbe")
    assert lines.have("のb")


def test_what_is_added_later_leaves_the_numbers_as_they_are(lines):
    before = added(lines, one="alpha|甲")
    later = added(lines, two="beta|乙")
    assert lines.having("alpha") == {before["one"][0]}
    assert lines.having("beta") == {later["two"][0]}
    assert lines.having("乙") == {later["two"][1]}


def test_nothing_is_held_of_pages_that_were_not_all_taken(lines):
    for _page in lines.adding([("one", ["alpha"]), ("two", ["beta"])]):
        break
    assert len(lines) == 0
    assert added(lines, one="gamma")["one"] == sorted(lines.having("gamma"))


def test_a_word_of_two_pages_has_one_number():
    words = NumberedWords()
    one, two = words.add(["b", "a"]), words.add(["c", "a"])
    assert list(words.of(one)) == ["b", "a"]
    assert list(words.of(two)) == ["c", "a"]
    assert set(one) & set(two) == {words.number("a")}


def test_a_word_that_no_page_has_is_not_made_one_by_asking_for_it():
    words = NumberedWords()
    assert words.number("a") == words.number("b") == -1
    assert list(words.add(["b"])) == [words.number("b")]
