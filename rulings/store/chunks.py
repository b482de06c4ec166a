"""Heavy work in chunks, on processes of this machine: each is given as soon as it is done, and one whose process is killed is done again.

Workers of a queue take the same chunks instead where the settings say so: :mod:`rulings.store.workers`.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog
from django.db import connections

from rulings.store.batches import batched

log = structlog.stdlib.get_logger("rulings.store")
T = TypeVar("T")
CHUNK = 20  # rulings or shared runs: about a second of a processor
KINDNESS = 10  # by how much the processes are put behind those that serve pages
MOST_BREAKS = 3  # one after the other, without a chunk done in between

_work: Callable[[list[str]], Any] | None = None  # of a process of the pool, which was forked with it


class ProcessesFailed(Exception):
    """The processes end by themselves, whatever is tried: there is no memory left, or the engine brings them down."""


def done(work: Callable[[list[str]], T], names: list[str], processes: int, apart: bool = False) -> Iterator[T]:
    """What the work gives for each chunk of names, as they are done, in any order.

    With one process, or one chunk, this process does it itself, but not if it is to be ``apart``. What is given must be data that one
    process can send to another. Raises ProcessesFailed.
    """
    size = CHUNK
    if not apart and (processes < 2 or len(names) <= size):
        yield from (work(some) for some in batched(names, size))
        return
    left = dict(enumerate(batched(names, size)))
    breaks = 0
    while left:
        try:
            for n, made in _by_processes(work, left, processes):
                del left[n]
                breaks = 0
                yield made
        except BrokenProcessPool as error:
            breaks += 1
            log.error("a process that did heavy work was ended; its chunks are begun again", left=len(left), times=breaks)
            if breaks >= MOST_BREAKS:
                raise ProcessesFailed(str(error)) from error


def _by_processes(work: Callable[[list[str]], T], left: dict[int, list[str]], processes: int) -> Iterator[tuple[int, T]]:
    """The chunks by their numbers, each done by one of so many copies of this process."""
    global _work
    connections.close_all()  # none is shared by two processes
    _work = work
    numbers = iter(list(left))
    with ProcessPoolExecutor(processes, multiprocessing.get_context("fork"), initializer=os.nice, initargs=(KINDNESS,)) as pool:
        running: dict[Future[T], int] = {}
        try:
            while True:
                while len(running) < 2 * processes and (n := next(numbers, None)) is not None:
                    running[pool.submit(_do, left[n])] = n
                if not running:
                    return
                ended, _running = wait(running, return_when=FIRST_COMPLETED)
                for future in ended:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _do(names: list[str]) -> Any:
    assert _work is not None
    return _work(names)
