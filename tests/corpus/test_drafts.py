"""Drafts: one language is enough, what is missing in the other is noted; the shipped corpus has both everywhere."""

from __future__ import annotations

import pytest

from engine.corpus.files import CorpusFiles
from engine.corpus.read_rulings import read_ruling
from engine.corpus.shapes import Alone
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


def test_a_figure_that_a_card_leaves_out_is_noted_with_what_is_assumed(draft):
    """A follower's cost, attack and defense; a spell has no attack that it could leave out."""
    bare = "  - {name: Bare Imp, kind: follower, attack: 1, defense: 1}\n  - {name: Bare Spark, kind: spell}\nscenarios:"
    ruling, problems = draft(DRAFT.replace("scenarios:", bare))
    assert problems == []
    told = [(note.line, note.message["en"]) for note in ruling.notes if "taken as 0" in note.message["en"]]
    assert [(line, said.split(",")[0]) for line, said in told] == [(16, "“Bare Imp” does not say its cost"), (17, "“Bare Spark” does not say its cost")]


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


def test_a_part_of_the_corpus_may_leave_out_a_language_and_no_line(library):
    ruling, problems = library.rulings.read(DRAFT, "rulings/draft.yaml", linked=())
    assert [p.line for p in problems] == [15]
    assert [(note.line, note.wants) for note in ruling.notes] == [(3, "en"), (4, "ja"), (5, "en"), (8, "en")]


def test_a_text_in_one_language_stands_for_the_other_and_says_which_it_is(library):
    ruling, _problems = library.rulings.read(DRAFT, "rulings/draft.yaml", linked=())
    assert isinstance(ruling.question, Alone)
    assert ruling.question.lang == "en"
    assert ruling.question["ja"] == ruling.question["en"]


def test_a_card_of_the_corpus_named_in_japanese_alone_needs_an_address_that_stays():
    def cards(name):
        found = CorpusFiles({"shadowverse/cards/odd.yaml": f"cards:\n  - {{{name}, kind: follower}}\n"})
        return found.cards["shadowverse"].raw, [p.message["en"] for p in found.problems], [(n.line, n.wants) for n in found.notes]

    found, wrong, _notes = cards("name: Odd Ratの宿")
    assert not found
    assert "needs a “slug”" in wrong[0]
    found, wrong, notes = cards("slug: odd-inn, name: Odd Ratの宿")
    assert (list(found), wrong, notes) == (["odd-inn"], [], [(2, "en")])
    found, wrong, notes = cards("name: {en: Odd Inn}")
    assert (list(found), wrong, notes) == (["odd-inn"], [], [(2, "ja")])


def test_the_shipped_corpus_is_worded_in_both_languages(library):
    noted = {id: [str(note) for note in library.rulings[id].notes] for id in library.rulings}
    strange = noted.pop("dm-sb-improper-type")  # it is about a spell on the board, which is mostly a slip
    assert ["does not stay there by itself" in note for note in strange] == [True] * len(strange) != []
    assert [notes for notes in noted.values() if notes] == []
    assert [str(note) for note in library.files.notes] == []


def test_a_draft_that_nothing_supports_is_told_so_and_plays():
    text = files.RULING.replace('sources: [{document: sv, lines: "18, 42-43"}]\n', "")
    reading = files.reading(text)
    ruling = read_ruling(reading, text, files.known(), draft=True)
    assert reading.problems == []
    assert ruling.status == "documented"
    assert [note.message["en"][:32] for note in ruling.notes] == ["A ruling that is “documented” nam"[:32]]


@pytest.mark.parametrize("written, key", [("turn", "手番"), ("me", "自分"), ("opponent", "enemy")])
def test_what_a_key_is_called_otherwise_names_the_key(draft, written, key):
    _ruling, problems = draft(DRAFT.replace(f"\n      {written}:", f"\n      {key}:", 1))
    assert (key, (written,)) in [(p.found, tuple(p.nearest)) for p in problems]
