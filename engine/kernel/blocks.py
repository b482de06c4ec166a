"""Blocks of what happens; what a block sets is as it was before when the block is left, however it is left.

``with run.inside(frame)``, ``with run.occasion_of(number)``, ``with run.deferring()``; ``with LookingAt(run, state)``,
``with Uncited(run)``, ``with Using(run, replacements)``; around an action ``Under``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.ordering import Ordering
    from engine.kernel.run import Run
    from engine.kernel.state import State


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


def stay_inside(run: Run, frame: int) -> None:
    """As ``inside``, until the block around is left: what opens here lasts longer than the call that opens it."""
    run.cause = frame
    run.depth += 1


class Under:
    """An action: what happens in the block stands right under a frame of the log, or at its left edge.

    How players order effects was said beforehand; what they choose and pay with is said in the block.
    """

    __slots__ = ("before", "frame", "orders", "run")

    def __init__(self, run: Run, frame: int | None, orders: list[Ordering]) -> None:
        self.run = run
        self.frame = frame
        self.orders = orders

    def __enter__(self) -> None:
        run = self.run
        self.before = run.cause, run.depth, run.wishes, run.orders, run.payment, run.joins
        run.depth, run.wishes, run.orders, run.payment, run.joins = 0, [], self.orders, [], []
        if self.frame is not None:
            run.cause, run.depth = self.frame, run.frames[self.frame].depth + 1

    def __exit__(self, *raised: object) -> None:
        run = self.run
        run.cause, run.depth, run.wishes, run.orders, run.payment, run.joins = self.before


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


class LookingAt:
    """What is asked in the block is asked of a state, which may be another than the run's own."""

    __slots__ = ("before", "run", "state")

    def __init__(self, run: Run, state: State) -> None:
        self.run = run
        self.state = state

    def __enter__(self) -> None:
        self.before, self.run.state = self.run.state, self.state

    def __exit__(self, *raised: object) -> None:
        self.run.state = self.before


class Uncited:
    """Rules that answer in the block are not named: what is asked there decides nothing."""

    __slots__ = ("before", "run")

    def __init__(self, run: Run) -> None:
        self.run = run

    def __enter__(self) -> None:
        self.before = self.run.citing.copy()

    def __exit__(self, *raised: object) -> None:
        self.run.citing = self.before


class Using:
    """Replacements are being used in the block, and not once more on what happens in it."""

    __slots__ = ("before", "run", "used")

    def __init__(self, run: Run, used: tuple[tuple[int, int], ...]) -> None:
        self.run = run
        self.used = used

    def __enter__(self) -> None:
        self.before = self.run.replacing
        self.run.replacing = (*self.before, *self.used)

    def __exit__(self, *raised: object) -> None:
        self.run.replacing = self.before
