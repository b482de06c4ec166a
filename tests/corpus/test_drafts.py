"""Drafts: one language is enough, what is missing in the other is noted; the shipped corpus has both everywhere."""

from __future__ import annotations

import pytest

from engine.corpus.read_rulings import read_ruling
from engine.study.scenario_run import ScenarioRun
from tests.cast import files, shipped

DRAFT = """\
ruling: sv-draft
game: shadowverse
title: ねずみが先
question: {en: Which one?}
answer: {ja: ねずみ}
status: open
cards:
  - name: 実験ねずみ
    kind: follower
    cost: 1
    attack: 2
    defense: 3
    text: |
      Ward.
      Whistle a tune.
scenarios:
  - name: one
    given:
      turn: me
      me: {hand: [実験ねずみ], pp: 5}
      opponent: {}
    when: [I play 実験ねずみ]
    then: [実験ねずみ has ward]
"""


@pytest.fixture
def library():
    return shipped.library()


@pytest.fixture
def draft(library):
    return lambda text: library.rulings.read(text, "draft.yaml")


def test_one_language_is_enough_in_a_draft_and_the_missing_one_is_a_note(draft):
    ruling, problems = draft(DRAFT)
    assert problems == []
    assert [(note.line, note.message["en"]) for note in ruling.notes if "wording" in note.message["en"]] == [
        (3, "“title” has no English wording."),
        (4, "“question” has no Japanese wording."),
        (5, "“answer” has no English wording."),
        (8, "“name” has no English wording."),
    ]
    assert ruling.title == {"en": "ねずみが先", "ja": "ねずみが先"}


def test_names_that_no_address_can_hold_do_not_clash(draft):
    other = "  - {name: 別のねずみ, kind: follower, cost: 1, attack: 1, defense: 1}\nscenarios:"
    ruling, problems = draft(DRAFT.replace("scenarios:", other))
    assert problems == []
    assert len({card.slug for card in ruling.cards}) == 2


def test_a_card_that_is_read_in_part_plays_with_the_lines_that_are(library, draft):
    ruling, problems = draft(DRAFT)
    assert problems == []
    assert any(note.line == 15 and note.column == 7 for note in ruling.notes)
    run = ScenarioRun(library, ruling, ruling.scenarios[0], None, {}, ())
    assert run.sound
    rat = run.json()["frames"][0]["state"]["players"]["me"]["zones"]["hand"][0]
    assert rat["left_out"] == ["Whistle a tune."]
    opening = run.json()["frames"][0]["text"]
    assert opening["en"] == "The board as given. Not carried out: 実験ねずみ: “Whistle a tune.”"
    assert opening["ja"] == "最初の盤面。実行されないテキスト：実験ねずみ「Whistle a tune.」"


def test_a_part_of_the_corpus_may_not_leave_out_a_line_or_a_language(library):
    _ruling, problems = library.rulings.read(DRAFT, "rulings/draft.yaml", linked=())
    said = [(p.line, p.message["en"]) for p in problems]
    assert (15, problems[-1].message["en"]) in said
    assert [line for line, _ in said] == [3, 4, 5, 15]


def test_the_shipped_corpus_is_worded_in_both_languages(library):
    noted = {id: [str(note) for note in library.rulings[id].notes] for id in library.rulings}
    assert [notes for notes in noted.values() if notes] == []


def test_a_draft_that_nothing_supports_is_told_so_and_plays():
    text = files.RULING.replace('sources: [{document: sv, lines: "18, 42-43"}]\n', "")
    reading = files.reading(text)
    ruling = read_ruling(reading, text, files.known(), draft=True)
    assert reading.problems == []
    assert ruling.status == "documented"
    assert [note.message["en"][:32] for note in ruling.notes] == ["A ruling that is “documented” nam"[:32]]
