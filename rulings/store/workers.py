"""Heavy work on workers, of this machine or of others, that take chunks from a queue in the database.

What a worker finds it keeps (:mod:`rulings.store.results`), and whoever asked reads it there: a chunk that was begun twice, because its
worker was killed, is kept once and told once. The tasks themselves are in ``tasks.py`` of the apps.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from django.conf import settings

from rulings.store import chunks
from rulings.store.batches import batched

WAIT = 0.5  # seconds between two looks
LONELY = 60.0  # seconds without a chunk done after which it is said that no worker seems to be there
UNDER_WAY = ("todo", "doing")


def wanted() -> bool:
    """Whether heavy work goes to workers."""
    return settings.WORKERS == "procrastinate"


def handed_out(defer: Callable[[list[str]], int], names: list[str], lonely: Callable[[], None]) -> Iterator[list[str]]:
    """Hand out chunks of names by ``defer``, which gives the number of a job, and give each back once its job is over, however it ended.

    A job that is in the queue no longer is over, too: the table may have been emptied meanwhile.
    """
    from procrastinate.contrib.django.models import ProcrastinateJob

    jobs = ProcrastinateJob.objects  # type: ignore[misc, unused-ignore]
    waiting = {defer(some): some for some in batched(names, chunks.CHUNK)}
    heard = time.monotonic()
    while waiting:
        open_ones = set(jobs.filter(id__in=list(waiting), status__in=UNDER_WAY).values_list("id", flat=True))
        over = [job for job in waiting if job not in open_ones]
        if over:
            heard = time.monotonic()
            yield [name for job in over for name in waiting.pop(job)]
        elif time.monotonic() - heard > LONELY:
            heard = time.monotonic()
            lonely()
        else:
            time.sleep(WAIT)
