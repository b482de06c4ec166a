"""Verifying the whole stored library in chunks: in processes of this machine (:mod:`rulings.store.chunks`), or on workers of a queue.

What is kept (:mod:`rulings.store.results`) is not run again, and each chunk is kept as soon as it is found: whoever is stopped in the
middle goes on where it stopped, and after a change only what rests on the change is run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from engine.study.checked import CheckedRuling, as_json, from_json
from engine.study.checked_cache import CheckedCache
from engine.study.contract import CheckedRulingJson
from engine.study.library import Library
from engine.study.verify import check_ruling
from rulings.store import chunks, current, results, workers
from rulings.store.publishing import OnProgress

TASK = "rulings.check_chunk"  # what workers do: rulings.upkeep.tasks


def check_all(
    library: Library,
    cache: CheckedCache,
    ids: Iterable[str],
    told: OnProgress,
    compute: Callable[[list[str]], Iterator[list[CheckedRuling]]],
) -> dict[str, CheckedRuling]:
    """What verifying finds of these rulings, in their order: what is kept, and the rest as ``compute`` finds it now."""
    wanted = list(ids)
    found = cache.known(wanted)
    told(len(found), len(wanted))
    left = [id for id in wanted if id not in found]
    for some in compute(left):
        cache.keep(some)
        found.update({one.id: one for one in some})
        told(len(found), len(wanted))
    return {id: found[id] for id in wanted}


def computed(library: Library, ids: list[str], processes: int, apart: bool = False) -> Iterator[list[CheckedRuling]]:
    """Chunk by chunk as they are done by so many processes. Raises ProcessesFailed."""
    for made in chunks.done(partial(_checked, library), ids, processes, apart):
        yield [from_json(one) for one in made]


def _checked(library: Library, ids: list[str]) -> list[CheckedRulingJson]:
    return [as_json(check_ruling(library, id)) for id in ids]


def by_workers(
    library: Library, cache: CheckedCache, ids: list[str], processes: int, lonely: Callable[[], None]
) -> Iterator[list[CheckedRuling]]:
    """Chunk by chunk as workers are done with them. What no worker could keep is found here at the end. Raises ProcessesFailed."""
    left: list[str] = []
    for some in workers.handed_out(TASK, ids, lonely, corpus=current.published_digest()):
        found = cache.known(some)
        left += [id for id in some if id not in found]
        yield list(found.values())
    # What brought down its workers must not bring down whoever asked.
    yield from computed(library, left, processes, apart=True)


def check_chunk(corpus: str, ids: list[str]) -> None:
    """What a worker does: verify those of some rulings that are not known yet. Of a corpus that is not served any more nothing is."""
    library = current.published()
    if current.published_digest() != corpus:
        return
    cache = results.checks(library)
    known = cache.known(ids)
    cache.keep([check_ruling(library, id) for id in ids if id not in known and id in library.rulings.paths])
