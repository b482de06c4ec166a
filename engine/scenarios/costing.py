"""What a run costs where work is bounded: a frame of a crowded table is looked through, and held, as several of an ordinary one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.scenarios.play import Played

ORDINARY = 60  # things on a table: two decks of twenty, and what is played with


def cost(played: Played) -> int:
    """The frames of a run, counted as many times as its table holds what an ordinary one does."""
    run = played.run
    return len(run.frames) * (1 + len(run.state.things) // ORDINARY)
