"""A phase in which nothing is left to do is over once both players pass; the main phase ends as that is declared."""

from __future__ import annotations

import pytest

from engine.study.flips import find_flips
from tests.cast.cases import fails
from tests.cast.shipped import library

RULING = """\
ruling: cc-passing
game: chrono-card
title: {en: Passing, ja: パス}
question: {en: When?, ja: いつか。}
answer: {en: Then., ja: その時。}
status: tentative
scenarios:
  - name: one
    given: {turn: me, phase: main}
    when: [both players pass]
    then: [it is the main phase]
"""


def test_the_draw_phase_is_over_once_the_draw_was_declared_and_both_pass():
    board = {"turn": "me", "phase": "draw", "me": {"deck": 3}}
    when = ["I declare a draw", "nobody answers", "both players pass"]
    assert fails(board, when, ["after action 2, it is the draw phase", "it is the main phase"], "chrono-card", []) == []


def test_before_the_draw_it_is_not():
    board = {"turn": "me", "phase": "draw", "me": {"deck": 3}}
    assert fails(board, ["both players pass"], ["action 1 was refused by cc.turn.phases", "it is the draw phase"], "chrono-card", []) == []


def test_what_was_refused_is_told_with_its_line_and_its_reason():
    ruling, problems = library().rulings.read(RULING, "lab.yaml")
    assert problems == []
    (fault,) = find_flips(library(), ruling, ruling.scenarios[0]).faults
    assert fault.line == 10
    assert fault.message["en"] == "action 1 was refused by cc.turn.phases: the main phase ends as its end is declared"
    assert fault.message["ja"] == "行動1は cc.turn.phases により拒否された：メインフェイズは終了を宣言して終える"


@pytest.mark.parametrize(("phase", "drawn"), [("draw", 1), ("main", 0)])
def test_who_ends_the_turn_before_the_draw_draws_on_the_way(phase, drawn):
    board = {"turn": "me", "turn_number": 5, "phase": phase, "me": {"deck_size": 5}, "opponent": {"deck_size": 5}}
    assert fails(board, ["I end the turn"], [f"my hand has {drawn} cards", "it is opponent's turn"], "chrono-card", []) == []


@pytest.mark.parametrize("said", ["I end the phase", "I declare a phase change", "自分はフェイズを終了する", "I end the main phase"])
def test_whoever_ends_the_main_phase_declares_its_end(said):
    """So that it can be interrupted; both players passing ends no main phase."""
    board = {"turn": "me", "phase": "main", "me": {"deck": 3}}
    assert fails(board, [said], ["it is the main phase", "action 1 was not refused"], "chrono-card", []) == []
    assert fails(board, [said, "nobody interrupts"], ["it is not my turn"], "chrono-card", []) == []


@pytest.mark.parametrize(("then", "holds"), [
    ("Test Bell can produce EP", True), ("Test Rung can produce EP", False), ("Test Rung can't produce EP", True), ("Test Bellは EPを発生させることができる", True),
    ("試験の鐘でEPを発生させることができない", False), ("opponent can't produce EP from Test Bell", True), ("I can produce EP from Test Bell", True),
])
def test_whether_a_card_could_produce_ep(then, holds):
    bell = {"name": {"en": "Test Bell", "ja": "試験の鐘"}, "kind": "background", "ep": 1, "text": ""}
    rung = {"name": {"en": "Test Rung", "ja": "試験の鈴"}, "kind": "background", "ep": 1, "text": ""}
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Bell", {"card": "Test Rung", "checked": True}]}}
    assert (fails(board, ["nothing is done"], [then], "chrono-card", [bell, rung]) == []) is holds
