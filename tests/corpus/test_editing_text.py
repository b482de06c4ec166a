"""Writing values as YAML and changing one place of a text, whatever the file looks like."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.corpus.editing.document import EditableFile, changed
from engine.corpus.editing.yaml_text import inline, scalar, written
from engine.corpus.problems import BadInput
from engine.corpus.strict_yaml import read

LETTERS = st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cn", "Co"), exclude_characters="\0"), max_size=12)
TEXTS = st.sampled_from(
    [
        "", " ", "a", "no", "12", "-1", "- a", "a: b", "a:", "a #b", "#a", "a, b", "[a]", "{a}", "'a'", '"a"', "&a", "*a", "!a", "%a", "@a",
        "`a", "|", ">", "?", "? a", "-", "--- a", "...", "<<", "=", "~", "null", "a  b", "a\\b", "a\nb", "a\n", "\na", "a\n\n", " a\nb",
        "a:\n  b", "日本語、「」", "　", "\u200b", "\xa0", "\ufeff", "\u2028", "\x85", "😀", "a b: c", "sv.a=b,sv.c=d",
    ]
)  # fmt: skip
KEYS = st.sampled_from(["a", "b", "name", "given", "me", "sv.a=b,c=d", "a: b", "12", "日本"])
VALUES = st.recursive(TEXTS | LETTERS, lambda below: st.lists(below, max_size=4) | st.dictionaries(KEYS, below, max_size=4), max_leaves=12)
SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much]


@settings(max_examples=400, deadline=None)
@given(TEXTS | LETTERS)
def test_any_text_is_read_as_it_was_written(text):
    for line in (scalar(text), f"[{scalar(text, True)}]", f"{{{scalar(text, True)}: b}}"):
        reading = read(f"key: {line}\n")
        assert reading.problems == []
        assert text in str([reading.value["key"], *reading.value["key"]]) or reading.value["key"] in (text, [text], {text: "b"})


@settings(max_examples=300, deadline=None, suppress_health_check=SLOW)
@given(st.dictionaries(KEYS, VALUES, min_size=1, max_size=4))
def test_any_value_is_read_as_it_was_written(value):
    lines = []
    for key, below in value.items():
        head, more = written((key,), below, 0)
        lines += [f"{scalar(key)}:{head}", *more]
    for text in ("\n".join(lines) + "\n", f"all: {inline(value)}"):
        reading = read(text)
        assert reading.problems == [], text
        assert reading.value in (value, {"all": value})


STYLES = [
    "a: [x, y, z]\nb: {p: 1, q: [], r: {s: t}}\nc: end\n",
    "a:\n- x\n- y   # why\n\n- z\nb:\n  p: 1\n  # about q\n  q:\n  - - deep\n    - er\n  - k: v\n    l: |\n      text\n      more\n\nc: end",
    "a:\n    - x\n    -\n        y: 1\n    - - p\n      - q\n    - z: >-\n        folded\n        text\n      w: [1,\n        2]   # two\nb: 'it''s'\nc:\n",
    "# head\na: [x, y,]\nb: {p, q: , r: 1}   # empty ones\nc:   # nothing\nd: 'two\n  lines'\n",
    "? a\n: - x\n  - y\n? b\n: {p: 1}\nc: [k: v, {l: w}]\n",
    "---\na: [x]\nb: {p: 1}\nc:\n  - |+\n    kept\n\n  - last\n...\n",
    "a: {x: {y: {z: 1}}, w: [[1, [2]], {v: 3}]}\nb:\r\n  - one\r\n  - two\r\nc: d\r\n",
]


def paths(value, path=()):
    """Every path in a value."""
    yield path
    if isinstance(value, (dict, list)):
        for part, below in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(below, (*path, part))


@settings(max_examples=600, deadline=None, suppress_health_check=SLOW)
@given(st.data(), st.sampled_from(STYLES))
def test_any_change_of_any_file_says_what_it_should(data, text):
    """Whatever the file looks like: after each change it reads as the value so changed."""
    doc = EditableFile(text)
    for _ in range(data.draw(st.integers(1, 5))):
        path = data.draw(st.sampled_from(list(paths(doc.value))[1:]))
        do = data.draw(st.sampled_from(["set", "remove", "insert", "repeat", "shift", "keep", "add"]))
        there = doc.get(path)
        before = doc.value
        if do == "set":
            value = data.draw(VALUES)
            doc.set(path, value)
            assert doc.value == changed(before, path, value)
        elif do == "add" and isinstance(there, dict):
            doc.set((*path, "new: key"), "new")
            assert doc.get(path) == {**there, "new: key": "new"}
        elif do == "remove" and (len(path) > 1 or len(before) > 1):
            holder = doc.get(path[:-1])
            doc.remove(path)
            if isinstance(holder, dict):
                assert doc.get(path[:-1]) == {k: v for k, v in holder.items() if k != path[-1]}
            else:
                assert doc.get(path[:-1]) == [v for i, v in enumerate(holder) if i != path[-1]]
        elif isinstance(there, list) and there:
            at, to = data.draw(st.integers(0, len(there) - 1)), data.draw(st.integers(0, len(there) - 1))
            left = [v for i, v in enumerate(there) if i != at]
            if do == "insert":
                doc.insert(path, at, "new, one")
                assert doc.get(path) == [*there[:at], "new, one", *there[at:]]
            elif do == "repeat":
                doc.repeat(path, at, to)
                assert doc.get(path) == [*there[:to], there[at], *there[to:]]
            elif do == "shift":
                doc.shift(path, at, to)
                assert doc.get(path) == [*left[:to], there[at], *left[to:]]
            elif do == "keep":
                doc.keep_only(path, at)
                assert doc.get(path) == [there[at]]
        assert read(doc.text).value == doc.value
        if not isinstance(doc.value, dict) or not doc.value:
            return


def edited(text, *changes):
    doc = EditableFile(text)
    for do, *rest in changes:
        getattr(doc, do)(*rest)
    return doc.text


@pytest.mark.parametrize(
    "text, change, after",
    [
        ("a: 1   # one\nb: 2\n", ("set", ("a",), "3"), "a: 3   # one\nb: 2\n"),
        ("a:   # none\nb: 2\n", ("set", ("a",), "3"), "a: 3   # none\nb: 2\n"),
        ("a: 1   # one\nb: 2\n", ("set", ("a",), "x\ny\n"), "a: |   # one\n  x\n  y\nb: 2\n"),
        ("a:   # all\n  - 1\n  - 2\nb: 2\n", ("set", ("a",), []), "a: []   # all\nb: 2\n"),
        ("a:\n  - 1   # one\n  # of two\n  - 2\n", ("remove", ("a", 0)), "a:\n  # of two\n  - 2\n"),
        ("a:\n  - 1   # one\n  # of two\n  - 2\n", ("remove", ("a", 1)), "a:\n  - 1   # one\n  # of two\n"),
        ("a:\n  - 1\n\n  - 2\n\n  - 3\n", ("remove", ("a", 1)), "a:\n  - 1\n\n  - 3\n"),
        ("a:\n  - 1\n\n  - 2\n\n  - 3\n", ("remove", ("a", 0)), "a:\n  - 2\n\n  - 3\n"),
        ("a:\n  - 1\n\n  - 2", ("insert", ("a",), 2, "3"), "a:\n  - 1\n\n  - 2\n\n  - 3"),
        ("a:\n- 1\n- 2\nb: 3\n", ("insert", ("a",), 0, "0"), "a:\n- 0\n- 1\n- 2\nb: 3\n"),
        ("a: [1,\n    2]  # two\n", ("insert", ("a",), 1, "x"), "a: [1,\n    x, 2]  # two\n"),
        ("a: [1, 2, ]\n", ("insert", ("a",), 2, "3"), "a: [1, 2, 3, ]\n"),
        ("a: {b: 'x', c: y}\n", ("remove", ("a", "c")), "a: {b: 'x'}\n"),
        ("a: {b: 'x', c: y}\n", ("remove", ("a", "b")), "a: {c: y}\n"),
        ("a: {b: 'x'}\nc: 1\n", ("remove", ("a", "b")), "a: {}\nc: 1\n"),
        ("a:\n  - b: 1\n    c: 2\n  - d\n", ("remove", ("a", 0, "b")), "a:\n  - c: 2\n  - d\n"),
        ("a:\n  - b: 1\n    c: 2\n  - d\n", ("shift", ("a",), 0, 1), "a:\n  - d\n  - b: 1\n    c: 2\n"),
        ("# x\na:\n  # 1\n  - 1\n  # 2\n  - 2  # two\n  - 3\nb: 1\n", ("keep_only", ("a",), 1), "# x\na:\n  # 2\n  - 2  # two\nb: 1\n"),
        ("a: 1\r\nb: 2\r\n", ("set", ("b",), "3"), "a: 1\nb: 3\n"),
    ],
)
def test_what_is_not_touched_stays(text, change, after):
    assert edited(text, change) == after


def test_a_line_that_grows_too_long_is_spread():
    text = "me: {hand: [" + ", ".join(f"Forest Bat {n}" for n in range(6)) + "], deck: [A Rather Long Name], pp: 3}   # mine\nyou: 1\n"
    after = edited(text, ("insert", ("me", "hand"), 6, "Another, Longer Name"))
    assert after.startswith("me:   # mine\n  hand: [Forest Bat 0, ")
    assert max(len(line) for line in after.splitlines()) <= 140
    assert "pp: 3" in after
    assert "# mine" in after


def test_what_cannot_be_spliced_is_written_anew_and_right():
    text = "# kept?\n? a\n: - x\n  - y\n? b\n: 1\n"
    doc = EditableFile(text)
    doc.remove(("a",))
    assert doc.value == {"b": "1"}
    doc = EditableFile(text)
    doc.set(("a", 0), "z: w")
    assert doc.value == {"a": ["z: w", "y"], "b": "1"}


def test_what_stands_in_the_wrong_shape_is_said():
    doc = EditableFile("scenarios: text\n")
    with pytest.raises(BadInput, match="must be a list"):
        doc.insert(("scenarios",), 0, "x")
    with pytest.raises(BadInput, match="must be a mapping"):
        doc.set(("scenarios", "x"), "y")
