"""Verifying on workers, of this machine or of others, that take chunks from a queue in the database.

What a worker finds it keeps (:mod:`rulings.store.results`), and whoever asked reads it there: a chunk that was begun twice, because its
worker was killed, is kept once and told once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from django.conf import settings

from engine.study.checked import CheckedRuling
from engine.study.kept import Kept
from engine.study.library import Library
from engine.study.verify import check_ruling
from rulings.store import hashes
from rulings.store.batches import batched
from rulings.upkeep.library_check import CHUNK

WAIT = 0.5  # seconds between two looks
LONELY = 60.0  # seconds without a chunk done after which it is said that no worker seems to be there
OVER = ("succeeded", "failed", "cancelled", "aborted")


def wanted() -> bool:
    """Whether heavy work goes to workers."""
    return settings.WORKERS == "procrastinate"


def computed(library: Library, kept: Kept, ids: list[str], corpus: str, lonely: Callable[[], None]) -> Iterator[list[CheckedRuling]]:
    """Hand these rulings out in chunks, and give what is found as it comes. What no worker could keep is found here at the end."""
    from procrastinate.contrib.django.models import ProcrastinateJob

    from rulings.upkeep.tasks import check_chunk as task

    code = hashes.makers()
    waiting = {task.defer(corpus=corpus, code=code, ids=some): some for some in batched(ids, CHUNK)}
    left: list[str] = []
    heard = time.monotonic()
    while waiting:
        jobs = ProcrastinateJob.objects  # type: ignore[misc, unused-ignore]
        over = list(jobs.filter(id__in=list(waiting), status__in=OVER).values_list("id", flat=True))
        some = [id for job in over for id in waiting.pop(job)]
        found = kept.known(some)
        left += [id for id in some if id not in found]
        if over:
            heard = time.monotonic()
            yield list(found.values())
        elif time.monotonic() - heard > LONELY:
            heard = time.monotonic()
            lonely()
        else:
            time.sleep(WAIT)
    for some in batched(left, CHUNK):
        yield [check_ruling(library, id) for id in some]
