"""The tasks of the queue; imported only where ``WORKERS=procrastinate``. Why it is that one: docs/decisions/a-queue-over-postgresql.md."""

from __future__ import annotations

import structlog
from procrastinate import RetryStrategy
from procrastinate.contrib.django import app
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job, Status

from rulings.store import workers
from rulings.upkeep import library_check

log = structlog.stdlib.get_logger("rulings.upkeep")
BROUGHT_DOWN = 40  # seconds without a sign of life after which what a worker held is handed on
MOST_KILLED = 3  # workers that a chunk may bring down; then whoever asked for it is told that it failed
BEFORE_ALL = 10  # the priority of what keeps the queue itself in order
KEPT_HOURS = 24  # for which a job that is over stays in the table


@app.task(name=library_check.TASK, queue=workers.QUEUE, retry=RetryStrategy(max_attempts=5, wait=10))  # type: ignore[untyped-decorator, unused-ignore]
def check_chunk(corpus: str, code: str, names: list[str]) -> None:
    """Verify some rulings of a corpus, and keep what is found. A worker that runs other code leaves them to another one."""
    workers.same_code(code)
    library_check.check_chunk(corpus, names)


@app.periodic(cron="* * * * * */20")  # type: ignore[untyped-decorator, unused-ignore]
@app.task(name="rulings.hand_on", queue=workers.QUEUE, queueing_lock="rulings.hand_on", priority=BEFORE_ALL)  # type: ignore[untyped-decorator, unused-ignore]
async def hand_on(timestamp: int) -> None:
    """Give what a worker held that was killed to the others, and drop what is long over. One job that resists keeps none of the others."""
    for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=BROUGHT_DOWN):
        try:
            await _hand_on(job)
        except ConnectorException as error:  # another worker was first
            log.warning("a job was not handed on", job=job.id, task=job.task_name, why=str(error.__cause__ or error))
    await app.job_manager.delete_old_jobs(nb_hours=KEPT_HOURS, include_failed=True, include_cancelled=True, include_aborted=True)


async def _hand_on(job: Job) -> None:
    """Back into the queue; but not what brings down whoever takes it, nor this task itself, of which the next one waits already."""
    if job.task_name == hand_on.name or job.attempts + 1 >= MOST_KILLED:
        await app.job_manager.finish_job(job, Status.FAILED, delete_job=False)
    else:
        await app.job_manager.retry_job(job)
