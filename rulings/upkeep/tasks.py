"""The tasks of the queue; imported only where ``WORKERS=procrastinate``. Why it is that one: docs/decisions/a-queue-over-postgresql.md."""

from __future__ import annotations

from procrastinate import RetryStrategy
from procrastinate.contrib.django import app

from rulings.store import hashes
from rulings.upkeep import library_check

BROUGHT_DOWN = 40  # seconds without a sign of life after which what a worker held is handed on


@app.task(name="rulings.check_chunk", queue="library", retry=RetryStrategy(max_attempts=5, wait=10))  # type: ignore[untyped-decorator, unused-ignore]
def check_chunk(corpus: str, code: str, ids: list[str]) -> None:
    """Verify some rulings of a corpus, and keep what is found. A worker that runs other code leaves them to another one."""
    if code != hashes.makers():
        raise RuntimeError("This worker runs another version of the engine: restart it.")
    library_check.check_chunk(corpus, ids)


@app.periodic(cron="* * * * * */20")  # type: ignore[untyped-decorator, unused-ignore]
@app.task(name="rulings.hand_on", queue="library", queueing_lock="rulings.hand_on")  # type: ignore[untyped-decorator, unused-ignore]
async def hand_on(timestamp: int) -> None:
    """Give what a worker held that was killed to the others."""
    for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=BROUGHT_DOWN):
        await app.job_manager.retry_job(job)
