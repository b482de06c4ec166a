"""What a proposal asks for, given to the workers of a queue: they keep what they find, and the page looks for it."""

from __future__ import annotations

from django.core.cache import cache as shared_cache

from engine.study.grounds import hash_of
from rulings.editor import working
from rulings.editor.checking import as_proposed
from rulings.editor.working import Work
from rulings.store import hashes
from rulings.store.batches import batched
from rulings.store.touched import Changes

CHUNK = 20  # rulings that a worker takes at once
HANDED_OUT = 90  # seconds after which what was handed to workers and did not come back is handed out again


def hand_out(proposal: int, changes: Changes) -> Work:
    """Give what is not known yet to the workers, each chunk once within a while, and say what is known."""
    from rulings.editor.tasks import try_chunk

    work = working.known(changes)
    digest = as_proposed(changes)[1]
    left = [id for id in work.touched.rulings if id not in work.read or id not in work.checked]
    for ids in batched(left, CHUNK):
        ids = [id for id in ids if shared_cache.add(f"handed.{hash_of(digest, id)}", "1", timeout=HANDED_OUT)]
        if ids:
            try_chunk.defer(proposal=proposal, corpus=digest, code=hashes.makers(), ids=ids)
    return work
