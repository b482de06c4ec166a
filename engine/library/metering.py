"""How much may still be played for one answer."""

from __future__ import annotations

from collections.abc import Iterable

from engine.scenarios.costing import cost
from engine.scenarios.explore import BRANCHES, WORK
from engine.scenarios.play import Played


class Meter:
    """Counts runs and their frames; None for no limit."""

    def __init__(self, most_runs: int | None = None, most_frames: int | None = None) -> None:
        self.most_runs = most_runs
        self.most_frames = most_frames
        self.runs = 0
        self.frames = 0

    def count(self, runs: Iterable[Played]) -> None:
        """Note what was played."""
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
        return BRANCHES if self.most_runs is None else max(0, min(BRANCHES, self.most_runs - self.runs))

    @property
    def work(self) -> int:
        """How many frames may still be made."""
        return WORK if self.most_frames is None else max(0, min(WORK, self.most_frames - self.frames))
