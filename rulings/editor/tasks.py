"""What workers do for proposals; imported only where ``WORKERS=procrastinate``."""

from __future__ import annotations

from procrastinate import RetryStrategy
from procrastinate.contrib.django import app

from rulings.editor import working
from rulings.editor.models import Proposal
from rulings.store import hashes


@app.task(name="rulings.try_chunk", queue="library", retry=RetryStrategy(max_attempts=5, wait=10))  # type: ignore[untyped-decorator, unused-ignore]
def try_chunk(proposal: int, corpus: str, code: str, ids: list[str]) -> None:
    """Run and verify some rulings under a proposal, and keep what is found. A worker that runs other code leaves them to another one."""
    if code != hashes.makers():
        raise RuntimeError("This worker runs another version of the engine: restart it.")
    if (found := Proposal.objects.filter(pk=proposal).first()) is not None:
        working.do_chunk(found.texts, corpus, ids)
