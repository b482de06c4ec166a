"""Chrono Card: who has ended interrupts is told with the table."""

from __future__ import annotations

from engine.games.chrono_card.behaviour import ENDED
from engine.games.chrono_card.state import NEW
from engine.games.registry import GAMES
from engine.kernel.state import empty_state
from tests.cast.cases import Fails


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
