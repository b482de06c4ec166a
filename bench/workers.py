"""A generated library verified by workers of the queue, and by processes of who asks: ``python -m bench.workers [TIMES] [NUMBERS]``.

The shipped rulings so many times under other names (62: some 20,000), in a PostgreSQL of its own. For each number of processes it is told
how long it took, and what the processor spent on it: verifying in one process is what has to be done, what a run takes beyond that is lost
to starting, to the queue and to waiting for each other.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from script import postgresql

ROOT = Path(__file__).resolve().parent.parent
TICKS = os.sysconf("SC_CLK_TCK")


def spent(pid: int) -> float:
    """Seconds of the processor that a process took with all that it started, those that ended among them."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS + sum(spent(int(child)) for child in children)


def postmaster(server: postgresql.Server) -> int:
    """The process of the database that all its others come from."""
    return int((server.folder / "data" / "postmaster.pid").read_text().split()[0])


def run(server: postgresql.Server, name: str, workers: int, *options: str) -> tuple[float, float, float]:
    """One verification of all: seconds on the clock, and of the processor by the site and by the database."""
    env = {**os.environ, "DATABASE_URL": server.url(), "LOG_LEVEL": "error", "WORKERS": "procrastinate" if workers else "processes"}
    manage = [sys.executable, "manage.py"]
    worker = [*manage, "procrastinate", "worker", "--queues", "library"]
    running = [subprocess.Popen(worker, cwd=ROOT, env=env, stderr=subprocess.DEVNULL) for _ in range(workers)]
    database, begun = spent(postmaster(server)), time.monotonic()
    asker = subprocess.Popen([*manage, "checklibrary", "--format", "json", *options], cwd=ROOT, env=env, stdout=subprocess.DEVNULL)
    try:
        took = 0.0
        while asker.poll() is None:
            took = max(took, spent(asker.pid))
            time.sleep(0.05)
        clock = time.monotonic() - begun
        took += sum(spent(one.pid) for one in running)
        kept = spent(postmaster(server)) - database
    finally:
        for one in running:
            one.terminate()
        for one in running:
            one.wait(60)
    print(f"  {name:44} {clock:8.0f} s on the clock, {took:7.0f} s of the processor, {kept:5.0f} s more by the database", flush=True)
    return clock, took, kept


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 62
    numbers = [int(number) for number in sys.argv[2].split(",")] if len(sys.argv) > 2 else [1, 2, 4]
    try:
        with postgresql.server() as server:
            env = {**os.environ, "DATABASE_URL": server.url(), "LOG_LEVEL": "error", "WORKERS": "procrastinate"}
            fill = [sys.executable, "-m", "bench.library", "fill", str(times)]
            subprocess.run(fill, env=env, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
            shipped = len(list((ROOT / "corpus").glob("*/rulings/*.yaml")))
            print(f"{shipped * times} rulings:", flush=True)
            least = run(server, "one process, without a queue", 0, "--anew", "--processes", "1")[1]
            run(server, "again, nothing changed", 0, "--processes", "1")
            for number in numbers:
                _clock, took, kept = run(server, f"{number} workers of the queue", number, "--anew")
                print(f"    {max(0.0, 1 - least / (took + kept)):.0%} of the processor is lost to the queue", flush=True)
    except postgresql.Missing as missing:
        print(missing)
        sys.exit(3)


if __name__ == "__main__":
    main()
