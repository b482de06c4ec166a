"""YAML for people: texts stay texts, keys stand once, places are exact, and nothing hangs."""

import pytest
import yaml

from engine.corpus import strict_yaml
from engine.corpus.strict_yaml import DEEPEST, LONGEST_FILE, read


def messages(text):
    return [(p.line, p.column, p.message["en"]) for p in read(text, "f.yaml").problems]


def test_every_scalar_stays_the_text_that_was_written():
    got = read("a: no\nb: 2021-03-30\nc: 007\nd:\ne: [1.50, null, ~, 'x', \"y\\n\"]\n")
    assert got.value == {"a": "no", "b": "2021-03-30", "c": "007", "d": "", "e": ["1.50", "null", "~", "x", "y\n"]}
    assert not got.problems


def test_values_and_keys_have_their_places():
    got = read("a:\n  - b: c\n    日本語: [x, y]\n")
    assert got.mark(("a", 0, "b"))[:2] == (2, 8)
    assert got.mark(("a", 0, "日本語", 1))[:2] == (3, 14)
    assert got.key_mark(("a", 0, "日本語"))[:2] == (3, 5)


@pytest.mark.parametrize(
    "text, line, column, expected",
    [
        ("a: hello", 1, 3, (1, 6)),
        ("a: 'hello'", 1, 3, (1, 7)),
        ("a: |\n  one\n  two\n", 2, 1, (3, 3)),
        ("a: |\n\n    one\n    two\n", 3, 2, (4, 6)),
        ("a:\n  b: |-\n    one\n\n    two", 3, 1, (5, 5)),
        ("a: >\n  one\n  two\n", 1, 2, (2, 4)),
    ],
)
def test_a_place_inside_a_text_is_a_place_in_the_file(text, line, column, expected):
    got = read(text)
    path = ("a",) if isinstance(got.value["a"], str) else ("a", "b")
    assert got.position(path, line, column) == expected


def test_a_key_that_stands_twice_is_refused_and_the_first_kept():
    got = read("a: 1\nb: 2\na: 3\n")
    assert got.value == {"a": "1", "b": "2"}
    assert messages("a: 1\nb: 2\na: 3\n") == [(3, 1, "The key “a” stands twice; the first is on line 1.")]


def test_all_problems_of_a_file_come_at_once():
    text = "a: &x 1\nb: *x\nc: !!int 3\n<<: {d: 4}\na: 5\n"
    assert [(line, column) for line, column, _ in messages(text)] == [(1, 4), (2, 4), (3, 4), (4, 1), (5, 1)]


@pytest.mark.parametrize(
    "text, line, column, part",
    [
        ("a: !!python/object:os.system x", 1, 4, "tag"),
        ("*a : b", 1, 1, "repeats another part"),
        ("a: b\n---\nc: d\n", 2, 1, "second document"),
        ("a:\n\t- b", 2, 1, "tab"),
        ("a: b: c", 1, 5, "put quotes around"),
        ("a: @b", 1, 4, "cannot begin"),
        ("a: [b, c", 1, 4, "not closed"),
        ("? [a]\n: b", 1, 3, "plain word"),
        ("a: \x07", 1, 4, "U+0007"),
        ("a: \ud800", 1, 4, "U+D800"),
        ("a: 'b", 1, 4, "ends in the middle"),
    ],
)
def test_what_is_no_plain_yaml_is_refused_at_its_place(text, line, column, part):
    got = read(text, "f.yaml")
    assert (got.problems[0].line, got.problems[0].column) == (line, column)
    assert part in got.problems[0].message["en"]
    assert got.problems[0].message["ja"] != got.problems[0].message["en"]


def test_a_file_of_a_megabyte_is_refused_unread():
    got = read("a" * (LONGEST_FILE + 1))
    assert got.value is None
    assert str(LONGEST_FILE) in got.problems[0].message["en"]


@pytest.mark.parametrize("opening", ["[", "- ", "{a: ", "\n"])
def test_depth_is_bounded(opening):
    text = opening * 100_000 if opening != "\n" else "".join(f"{' ' * i}a:\n" for i in range(400))
    got = read(text)
    assert got.value is None
    assert any(str(DEEPEST) in p.message["en"] for p in got.problems)


def test_exactly_the_deepest_level_is_read():
    assert not read("[" * DEEPEST + "]" * DEEPEST).problems
    assert read("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)).problems


def test_very_many_values_are_refused():
    got = read("[" + "a," * 150_000 + "]")
    assert got.value is None
    assert "values" in got.problems[0].message["en"]


def test_an_empty_file_is_an_empty_text():
    assert read("").value == ""
    assert read("# nothing\n").value == ""


@pytest.mark.parametrize(
    "text",
    ["a: &x 1\nb: *x\n", "a:\n\t- b", "a: b: c", "a: [b, c", "a: 'b", "a: @b", "a: 1\na: 2", "a: |\n\n  x\n  y\n", "日: [本]"],
)
def test_the_slow_parser_says_the_same_as_the_fast_one(text, monkeypatch):
    fast = read(text, "f.yaml")
    monkeypatch.setattr(strict_yaml, "_LOADER", yaml.SafeLoader)
    slow = read(text, "f.yaml")
    assert (slow.value, slow.marks) == (fast.value, fast.marks)
    assert [str(p) for p in slow.problems] == [str(p) for p in fast.problems]


@pytest.mark.parametrize(
    "text, told",
    [
        ("a:\n  turn me\n  b: 1\n", "write “turn: me”"),
        ("a:\n  - x: 1\n    y: 2\n   z: 3\n", "after 3 spaces"),
        ("scenarios:\n  name: one\n    given: 1\n", "“- name: one”"),
        ("a: {hand:[Rat]}\n", "A space belongs behind the colon"),
    ],
)
def test_slips_of_layout_say_what_to_write(text: str, told: str) -> None:
    """A colon that is missing, a column that is not that of its neighbours, a list without its hyphen, a colon without its space."""
    (problem,) = read(text, "f").problems
    assert told in problem.message["en"]
    assert problem.message["ja"]
