"""The yardstick of the engine's benchmarks, and how two things are timed side by side."""

from __future__ import annotations

import gc
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

import chess

E2E4 = chess.Move.from_uci("e2e4")


class Ratio(NamedTuple):
    """Medians over all rounds: seconds of one time, seconds of the yardstick, and their ratio in one and the same round."""

    subject: float
    yardstick: float
    ratio: float


def push_and_pop() -> Callable[[], None]:
    """Python-chess plays e2e4 from the initial position and takes it back."""
    board = chess.Board()

    def once() -> None:
        board.push(E2E4)
        board.pop()

    return once


def seconds(do: Callable[[], object], times: int) -> float:
    """How much of the processor one time takes, over so many times; what other programs take does not count."""
    begun = process_time()
    for _ in range(times):
        do()
    return (process_time() - begun) / times


def compare(subject: Callable[[], object], yardstick: Callable[[], object], times: tuple[int, int], rounds: int = 15) -> Ratio:
    """Time both in turns.

    What the process holds already (the corpus, the grammar) is put aside for the garbage collector, as a server does before it
    forks: otherwise a full collection walks it all in the middle of somebody's measurement. Collecting what the runs leave behind
    stays part of what is measured.
    """
    subject()
    yardstick()
    gc.collect()
    gc.freeze()
    try:
        pairs = [(seconds(subject, times[0]), seconds(yardstick, times[1])) for _ in range(rounds)]
    finally:
        gc.unfreeze()
    return Ratio(median(a for a, _ in pairs), median(b for _, b in pairs), median(a / b for a, b in pairs))
