"""Whatever a file holds, reading it ends with a value or with problems, never with an exception."""

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.corpus.strict_yaml import read
from tests.cast import files

SOUND = {"rulings": files.RULING, "cards": files.CARDS, "rules": files.RULES, "claims": files.CLAIMS, "documents": files.DOCUMENTS}
WORDS = st.sampled_from(
    ["", "x", "me", "opponent", "Goblin", "left", "3", "-1", "true", "2021-02-30", "sv.timing.played", "3 x Goblin", "=", "日本"]
)
VALUES = st.recursive(WORDS, lambda v: st.lists(v, max_size=3) | st.dictionaries(WORDS, v, max_size=3), max_leaves=5)


def places(value, path=()):
    """Every path into a value."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*path, key))


def with_change(value, path, new):
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = with_change(value[path[0]], path[1:], new)
    return copy


@pytest.mark.parametrize("kind", SOUND)
def test_any_value_in_any_place_is_read_or_refused(kind):
    sound = read(SOUND[kind]).value
    paths = list(places(sound))

    @settings(max_examples=120, deadline=None)
    @given(st.sampled_from(paths), VALUES)
    def spoilt(path, new):
        text = yaml.safe_dump(with_change(sound, path, new), allow_unicode=True, default_style='"')
        for problem in files.problems_in(kind, text):
            assert problem.line >= 1
            assert problem.column >= 1
            assert problem.message["en"]
            assert problem.message["ja"]

    spoilt()


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="ab:-[]{}\"'|>&*!%#,? \n\té日", max_size=60))
def test_any_text_is_yaml_or_refused(text):
    got = read(text)
    assert got.value is not None or got.problems


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(files.RULING) - 1), st.integers(0, 30), st.text(alphabet="ab:-[]{}\"' \n", max_size=4))
def test_any_slip_of_the_pen_in_a_ruling_is_read_or_refused(at, length, instead):
    files.problems_in("rulings", files.RULING[:at] + instead + files.RULING[at + length :])
