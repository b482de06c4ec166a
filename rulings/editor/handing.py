"""What a proposal asks for, given to the workers of a queue: they keep what they find, and the page looks for it."""

from __future__ import annotations

from typing import Any

from django.core.cache import cache as shared_cache

from engine.study.grounds import hash_of
from rulings.editor import working
from rulings.editor.checking import as_proposed
from rulings.editor.working import Work
from rulings.store import chunks, hashes, workers
from rulings.store.batches import batched
from rulings.store.touched import Changes

TASK = "rulings.try_chunk"
HANDED_OUT = 90  # seconds after which what was handed to workers and did not come back is handed out again


def hand_out(proposal: int, changes: Changes) -> Work:
    """Give what is not known yet to the workers, each chunk once within a while, and say what is known."""
    work = working.known(changes)
    digest = as_proposed(changes)[1]
    left = [id for id in work.touched.rulings if id not in work.read or id not in work.checked]
    for ids in batched(left, chunks.CHUNK):
        ids = [id for id in ids if shared_cache.add(f"handed.{hash_of(digest, id)}", "1", timeout=HANDED_OUT)]
        if ids:
            defer(proposal=proposal, corpus=digest, code=hashes.makers(), names=ids)
    return work


def defer(**given: Any) -> None:
    """Put a chunk into the queue."""
    from procrastinate.contrib.django import app

    app.configure_task(TASK, queue=workers.QUEUE).defer(**given)
