"""Chrono Card: who has ended interrupts is told with the table."""

from __future__ import annotations

import json

from engine.games.chrono_card.behaviour import ENDED
from engine.games.chrono_card.state import NEW
from engine.games.registry import GAMES
from engine.kernel.state import empty_state
from tests.cast import shipped
from tests.cast.cases import BOTH, Fails


def test_who_has_ended_interrupts_is_said_at_that_player() -> None:
    """At one of the two, until the other does so too or something is declared anew."""
    said, state = GAMES["chrono-card"].behaviour.said, empty_state()
    assert (said(state, "me"), said(state, "opponent")) == ((), ())
    state.game = NEW._replace(confirmed=("opponent",))
    assert (said(state, "me"), said(state, "opponent")) == ((), (ENDED,))


def test_a_turn_ends_as_a_whole_and_an_answer_is_said_with_its_target(fails: Fails) -> None:
    """Whoever ends a turn draws what is due; the other player neither interrupts nor defends."""
    board = {"turn": "me", "me": {"deck": ["2 x Test Scrap"]}, "opponent": {"deck": ["2 x Test Scrap"]}}
    scrap = {"name": {"en": "Test Scrap", "ja": "試験の紙片"}, "kind": "event", "text": ""}
    after = ["it is my turn", "opponent's hand has 1 card"]
    assert fails(board, ["I end my turn", "opponent ends the turn"], after, game="chrono-card", cards=[scrap]) == []
    assert fails(board, ["opponent ends the turn"], ["action 1 was refused"], game="chrono-card", cards=[scrap]) == []


def test_what_still_waits_as_the_actions_end_is_told(fails: Fails) -> None:
    """That one player ends interrupts leaves the other's; what does not hold says so, and what would resolve it."""
    letter = {"name": {"en": "Test Letter", "ja": "試験の手紙"}, "kind": "event", "cost": 0, "text": "Draw a card."}
    board = {"turn": "me", "phase": "main", "me": {"hand": ["Test Letter"], "deck": ["2 x Test Letter"]}}
    library = shipped.library()
    row = {"name": "one", "given": board, "when": ["I play Test Letter", "opponent ends interrupts"], "then": ["my hand has 1 card"], "cards": [letter]}
    case = {"ruling": "case", "game": "chrono-card", "title": BOTH, "question": BOTH, "answer": BOTH, "status": "tentative", "scenarios": [row]}
    ruling, _problems = library.rulings.read(json.dumps(case, ensure_ascii=False), "chrono-card/rulings/case.yaml")
    assert ruling is not None
    note = library.run(ruling, "one").expectations[0]["note"]
    assert "Test Letter" in note["en"]
    assert "「試験の手紙」" in note["ja"]
    row["when"].append("I end interrupts")
    assert fails(board, row["when"], row["then"], game="chrono-card", cards=[letter]) == []
