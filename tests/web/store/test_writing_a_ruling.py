"""What a writer hears at the desk: all scenarios of a file, how many hold, and nothing of the rest of the corpus."""

from __future__ import annotations

import io

import pytest
from django.core.management import call_command

from engine.language import LanguageError
from engine.language.text import card_grammar
from tests.cast import shipped

FILE = """\
ruling: sv-draft
game: shadowverse
title: Two ways
question: Which one?
answer: Both.
status: open
scenarios:
  - name: one
    given: {turn: me, me: {board: [Forest Bat]}, opponent: {}}
    when: []
    then: [Forest Bat is on the board]
  - name: two
    like: one
    then: [Forest Bat is in my hand]
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "draft.yaml"
    path.write_text(FILE, encoding="utf-8")
    return str(path)


def said(*words):
    out, err = io.StringIO(), io.StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command(*words, stdout=out, stderr=err)
    return ended.value.code, out.getvalue(), err.getvalue()


def test_run_plays_every_scenario_and_says_how_many_hold(file):
    code, told, notes = said("run", file)
    assert code == 1
    assert "1 of 2 scenarios hold (✗ two)" in told
    assert "sv-draft#one" in told
    assert "have no Japanese wording (lines " in notes
    assert notes.count("wording") == 1


def test_verifying_a_file_speaks_of_that_file_alone(file):
    code, told, _notes = said("verify", file)
    assert code == 1
    assert "scenarios: 2, passing: 1" in told
    assert "claims" not in told


def test_the_nearest_phrase_is_never_what_was_written():
    cards = shipped.library().cards["shadowverse"]
    with pytest.raises(LanguageError) as wrong:
        card_grammar(cards.vocabulary).parse("line", "Fanfare: buried.", cards.names)
    assert "buried" not in [near.casefold() for near in wrong.value.nearest]
