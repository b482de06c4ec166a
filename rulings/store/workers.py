"""Heavy work on workers, of this machine or of others, that take chunks from a queue in the database.

What a worker finds it keeps (:mod:`rulings.store.results`), and whoever asked reads it there: a chunk that was begun twice, because its
worker was killed, is kept once and told once. The tasks themselves are in ``tasks.py`` of the apps.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from django.conf import settings

from rulings.store import chunks, hashes
from rulings.store.batches import batched

if TYPE_CHECKING:
    from procrastinate.types import JSONValue

QUEUE = "library"
WAIT = 0.5  # seconds between two looks
LONELY = 60.0  # seconds without a chunk done after which it is said that no worker seems to be there
UNDER_WAY = ("todo", "doing")


def wanted() -> bool:
    """Whether heavy work goes to workers."""
    return settings.WORKERS == "procrastinate"


def same_code(code: str) -> None:
    """Refuse what was handed out by other code: the queue gives it to another worker then."""
    if code != hashes.makers():
        raise RuntimeError("This worker runs another version of the engine: restart it.")


def handed_out(task: str, names: list[str], lonely: Callable[[], None], **given: str) -> Iterator[list[str]]:
    """Hand out names in chunks to the task of this name, and give each chunk back once its job is over, however it ended.

    The task gets the names, the hash of this process's code, and what is given. A job that is in the queue no longer is over, too.
    """
    from procrastinate.contrib.django import app
    from procrastinate.contrib.django.models import ProcrastinateJob

    jobs = ProcrastinateJob.objects  # type: ignore[misc, unused-ignore]
    deferred = app.configure_task(task, queue=QUEUE)
    waiting = {deferred.defer(code=hashes.makers(), names=_data(some), **given): some for some in batched(names, chunks.CHUNK)}
    heard = time.monotonic()
    while waiting:
        under_way = set(jobs.filter(id__in=list(waiting), status__in=UNDER_WAY).values_list("id", flat=True))
        over = [job for job in waiting if job not in under_way]
        if over:
            heard = time.monotonic()
            yield [name for job in over for name in waiting.pop(job)]
        elif time.monotonic() - heard > LONELY:
            heard = time.monotonic()
            lonely()
        else:
            time.sleep(WAIT)


def _data(names: list[str]) -> list[JSONValue]:
    """Names as the queue takes them."""
    return list(names)
