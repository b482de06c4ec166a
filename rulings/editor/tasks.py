"""What workers do for proposals; imported only where ``WORKERS=procrastinate``."""

from __future__ import annotations

from procrastinate import RetryStrategy
from procrastinate.contrib.django import app

from rulings.editor import handing, working
from rulings.editor.models import Proposal
from rulings.store import workers


@app.task(name=handing.TASK, queue=workers.QUEUE, retry=RetryStrategy(max_attempts=5, wait=10))  # type: ignore[untyped-decorator, unused-ignore]
def try_chunk(proposal: int, corpus: str, code: str, names: list[str]) -> None:
    """Run and verify some rulings under a proposal, and keep what is found. A worker that runs other code leaves them to another one."""
    workers.same_code(code)
    if (found := Proposal.objects.filter(pk=proposal).first()) is not None:
        working.do_chunk(found.texts, corpus, names)
