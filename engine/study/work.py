"""How much work a run is, and how much of it one answer may cost: frames counted, and the limits on runs and frames.

A frame of a crowded table takes longer to look through, and more memory, than one of an ordinary table, so it counts several times.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.budget import Budget
from engine.play.play import Played

ORDINARY = 60  # things on a table: two decks of twenty, and what is played with
MOST_OUTCOMES = Budget().branches  # of one scenario, explored
MOST_WORK = 200_000  # frames of one exploration, as they are counted here


def cost(played: Played) -> int:
    """The number of frames of a run, each counted once for every :data:`ORDINARY` things on its last table, begun ones included."""
    run = played.run
    return len(run.frames) * (1 + len(run.state.things) // ORDINARY)


class Meter:
    """Counts what was played for one answer. ``most_runs`` and ``most_frames`` bound it; None for no bound but those above."""

    def __init__(self, most_runs: int | None = None, most_frames: int | None = None) -> None:
        self.most_runs = most_runs
        self.most_frames = most_frames
        self.runs = 0
        self.frames = 0

    def count(self, runs: Iterable[Played]) -> None:
        """Add runs that were played."""
        for played in runs:
            self.runs += 1
            self.frames += cost(played)

    @property
    def spent(self) -> bool:
        """Whether nothing more may be played."""
        return not (self.branches and self.work)

    @property
    def branches(self) -> int:
        """How many outcomes may still be played."""
        return MOST_OUTCOMES if self.most_runs is None else max(0, min(MOST_OUTCOMES, self.most_runs - self.runs))

    @property
    def work(self) -> int:
        """How many frames may still be made."""
        return MOST_WORK if self.most_frames is None else max(0, min(MOST_WORK, self.most_frames - self.frames))
