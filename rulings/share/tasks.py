"""The tasks of the queue about shared runs; imported only where ``WORKERS=procrastinate``."""

from __future__ import annotations

from procrastinate import RetryStrategy
from procrastinate.contrib.django import app

from rulings.share import rechecking
from rulings.store import workers


@app.task(name=rechecking.TASK, queue=workers.QUEUE, retry=RetryStrategy(max_attempts=5, wait=10))  # type: ignore[untyped-decorator, unused-ignore]
def check_shares(code: str, names: list[str]) -> None:
    """Run some shared runs again, and keep what becomes of them. A worker that runs other code leaves them to another one."""
    workers.same_code(code)
    rechecking.check_chunk(names)
