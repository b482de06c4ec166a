"""The table of docs/scenarios.md that is ordered by what one wants to say: each line is understood, and is the same in both languages."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.language.sentences import parse_action, parse_expectation
from engine.language.sentences.examples import NAMES

_TEXT = Path("docs/scenarios.md").read_text(encoding="utf-8").partition("<!-- by intent -->")[2].partition("<!-- end of by intent -->")[0]
_ROWS = [tuple(cell.strip() for cell in row.strip("|").split("|")) for row in re.findall(r"^\| .*\|$", _TEXT, re.MULTILINE)][1:]
_KNOWN = NAMES.extended({}, {"gust": {"en": "Gust", "ja": "突風"}})


_PARTS = [n for n, row in enumerate(_ROWS) if row[0].startswith("**")]
_SAID = [(n > _PARTS[1], *row[1:]) for n, row in enumerate(_ROWS) if row[1]]


@pytest.mark.parametrize("expected, en, ja", _SAID)
def test_both_languages_say_the_same(expected: bool, en: str, ja: str) -> None:
    """One tree of the two: of an action in the first part, and of an expectation in the others."""
    parse = parse_expectation if expected else parse_action
    trees = [parse(text, _KNOWN, GAMES["shadowverse"].vocabulary) for text in (en, ja)]
    assert trees[0] == trees[1]


def test_there_is_something_in_every_part() -> None:
    """A heading has lines below it."""
    assert len(_PARTS) == 9
    assert all(there - before > 2 for before, there in pairwise([*_PARTS, len(_ROWS)]))
