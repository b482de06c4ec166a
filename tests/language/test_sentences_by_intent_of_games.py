"""What the guide to rulings tells of the games besides Shadowverse says the same in both languages, in the words of that game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.language.sentences import act, parse_action, parse_expectation, render
from engine.language.sentences.examples import NAMES

_TEXT = Path("docs/scenarios.md").read_text(encoding="utf-8").partition("<!-- by intent of games -->")[2].partition("<!-- end of by")[0]


def rows() -> list[tuple[str, bool, str, str]]:
    found, game, expected = [], "", False
    for line in re.findall(r"^\| .*\|$", _TEXT, re.MULTILINE)[1:]:
        about, en, ja = (cell.strip() for cell in line.strip("|").split("|"))
        if about.startswith("**"):
            game, expected = re.findall(r"`([\w-]+)`", about)[0], "what came of it" in about
        else:
            found.append((game, expected, en, ja))
    return found


@pytest.mark.parametrize("game, expected, en, ja", rows())
def test_both_languages_say_the_same(game: str, expected: bool, en: str, ja: str) -> None:
    words = GAMES[game].vocabulary
    parse = parse_expectation if expected else parse_action
    one, other = (parse(text, NAMES, words) for text in (en, ja))
    if not expected:
        assert (act(one).core, act(one).picks or act(one).targets) == (act(other).core, act(other).picks or act(other).targets)
    assert expected is False or render(one, "en", NAMES, words) == render(other, "en", NAMES, words)


def test_every_game_is_there_with_what_is_done_and_what_came_of_it() -> None:
    assert {(game, expected) for game, expected, _, _ in rows()} == {
        (game, expected) for game in ("duel-masters", "vision", "chrono-card") for expected in (False, True)
    }
