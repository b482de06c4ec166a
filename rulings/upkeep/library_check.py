"""Verifying the whole stored library in chunks: in processes of this machine, or on workers of a queue (:mod:`rulings.upkeep.workers`).

What is kept (:mod:`rulings.store.results`) is not run again, and each chunk is kept as soon as it is found: whoever is stopped in the
middle goes on where it stopped, and after a change only what rests on the change is run.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

import structlog
from django.db import connections

from engine.study.checked import CheckedRuling, as_json, from_json
from engine.study.contract import CheckedRulingJson
from engine.study.kept import Kept
from engine.study.library import Library
from engine.study.verify import check_ruling
from rulings.store import current, results
from rulings.store.batches import batched

log = structlog.stdlib.get_logger("rulings.upkeep")
CHUNK = 20  # rulings: about a second of a processor
KINDNESS = 10  # by how much the processes are put behind those that serve pages
MOST_BREAKS = 3  # one after the other, without a chunk done in between
Told = Callable[[int, int], None]  # how many rulings are known, of how many

_library: Library | None = None  # of a process of the pool, which was forked with it


class Broken(Exception):
    """The processes end by themselves, whatever is tried: there is no memory left, or the engine brings them down."""


def check_all(
    library: Library, kept: Kept, ids: Iterable[str], told: Told, compute: Callable[[list[str]], Iterator[list[CheckedRuling]]]
) -> dict[str, CheckedRuling]:
    """What verifying finds of these rulings, in their order: what is kept, and the rest as ``compute`` finds it now."""
    wanted = list(ids)
    found = kept.known(wanted)
    told(len(found), len(wanted))
    left = [id for id in wanted if id not in found]
    for some in compute(left):
        kept.keep(some)
        found.update({one.id: one for one in some})
        told(len(found), len(wanted))
    return {id: found[id] for id in wanted}


def computed(library: Library, ids: list[str], processes: int) -> Iterator[list[CheckedRuling]]:
    """Chunk by chunk as they are done. Of a process that is killed the chunks that were under way are done again. Raises Broken."""
    if processes < 2 or len(ids) <= CHUNK:
        yield from ([check_ruling(library, id) for id in some] for some in batched(ids, CHUNK))
        return
    left = dict(enumerate(batched(ids, CHUNK)))
    breaks = 0
    while left:
        try:
            for n, made in _by_processes(library, left, processes):
                del left[n]
                breaks = 0
                yield [from_json(one) for one in made]
        except BrokenProcessPool as error:
            breaks += 1
            log.error("a process that verified rulings was ended; its chunks are begun again", left=len(left), times=breaks)
            if breaks >= MOST_BREAKS:
                raise Broken(str(error)) from error


def _by_processes(library: Library, left: dict[int, list[str]], processes: int) -> Iterator[tuple[int, list[CheckedRulingJson]]]:
    """The chunks by their numbers, as data, each done by one of so many copies of this process."""
    global _library
    connections.close_all()  # none is shared by two processes
    _library = library
    numbers = iter(list(left))
    with ProcessPoolExecutor(processes, multiprocessing.get_context("fork"), initializer=os.nice, initargs=(KINDNESS,)) as pool:
        running: dict[Future[list[CheckedRulingJson]], int] = {}
        try:
            while True:
                while len(running) < 2 * processes and (n := next(numbers, None)) is not None:
                    running[pool.submit(_check, left[n])] = n
                if not running:
                    return
                done, _running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _check(ids: list[str]) -> list[CheckedRulingJson]:
    assert _library is not None
    return [as_json(check_ruling(_library, id)) for id in ids]


def check_chunk(corpus: str, ids: list[str]) -> None:
    """What a worker does: verify those of some rulings that are not known yet. Of a corpus that is not served any more nothing is."""
    library = current.published()
    if current.published_digest() != corpus:
        return
    kept = results.checks(library)
    known = kept.known(ids)
    kept.keep([check_ruling(library, id) for id in ids if id not in known and id in library.rulings.paths])
