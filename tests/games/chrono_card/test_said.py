"""Chrono Card: who has ended interrupts is told with the table."""

from __future__ import annotations

from engine.games.chrono_card.behaviour import ENDED
from engine.games.chrono_card.state import NEW
from engine.games.registry import GAMES
from engine.kernel.state import empty_state


def test_who_has_ended_interrupts_is_said_at_that_player() -> None:
    """At one of the two, until the other does so too or something is declared anew."""
    said, state = GAMES["chrono-card"].behaviour.said, empty_state()
    assert (said(state, "me"), said(state, "opponent")) == ((), ())
    state.game = NEW._replace(confirmed=("opponent",))
    assert (said(state, "me"), said(state, "opponent")) == ((), (ENDED,))
