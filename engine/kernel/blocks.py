"""Blocks of what happens: ``with run.inside(frame)``, ``with run.occasion_of(number)``, ``with run.deferring()``."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.run import Run


class Inside:
    """What happens in the block came of a frame and stands one level deeper in the log."""

    __slots__ = ("cause", "depth", "frame", "run")

    def __init__(self, run: Run, frame: int) -> None:
        self.run = run
        self.frame = frame

    def __enter__(self) -> None:
        run = self.run
        self.cause, self.depth = run.cause, run.depth
        run.cause = self.frame
        run.depth += 1

    def __exit__(self, *raised: object) -> None:
        self.run.cause, self.run.depth = self.cause, self.depth


class Together:
    """What happens in the block is of one occasion; of number 0, each happening is of its own."""

    __slots__ = ("before", "occasion", "run")

    def __init__(self, run: Run, occasion: int) -> None:
        self.run = run
        self.occasion = occasion

    def __enter__(self) -> int:
        self.before, self.run.occasion = self.run.occasion, self.occasion
        return self.occasion

    def __exit__(self, *raised: object) -> None:
        self.run.occasion = self.before


class Deferring:
    """No state-based processing in the block: what is due is due after it."""

    __slots__ = ("run",)

    def __init__(self, run: Run) -> None:
        self.run = run

    def __enter__(self) -> None:
        self.run.deferred = True

    def __exit__(self, *raised: object) -> None:
        self.run.deferred = False
