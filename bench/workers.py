"""A generated library verified by workers of the queue, and by processes of who asks: ``python -m bench.workers [TIMES] [NUMBERS]``.

The shipped rulings so many times under other names (62: some 20,000), in a PostgreSQL of its own. For each number of processes it is told
how long it took, and what the processor spent on it: verifying in one process is what has to be done, what a run takes beyond that is lost
to starting, to the queue and to waiting for each other. Then one rule is changed, and a run is killed in the middle and begun again: how
many rulings are verified once more is counted in the database.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import psycopg

from script import postgresql

ROOT = Path(__file__).resolve().parent.parent
RULE = "sv.boarding.as-others-enter"
MANAGE = [sys.executable, "manage.py"]
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


def settings(server: postgresql.Server, workers: int) -> dict[str, str]:
    """The environment of the site on this database."""
    return {**os.environ, "DATABASE_URL": server.url(), "LOG_LEVEL": "error", "WORKERS": "procrastinate" if workers else "processes"}


def started(server: postgresql.Server, workers: int) -> list[subprocess.Popen[bytes]]:
    """So many workers of the queue."""
    worker = [*MANAGE, "procrastinate", "worker", "--queues", "library"]
    env = settings(server, workers)
    return [subprocess.Popen(worker, cwd=ROOT, env=env, stderr=subprocess.DEVNULL) for _ in range(workers)]


def asking(server: postgresql.Server, workers: int, *options: str) -> subprocess.Popen[bytes]:
    """Who asks for all of it."""
    command = [*MANAGE, "checklibrary", "--format", "json", *options]
    return subprocess.Popen(command, cwd=ROOT, env=settings(server, workers), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def verified(server: postgresql.Server) -> int:
    """How many verifications of rulings are kept."""
    with psycopg.connect(host=str(server.folder), user=postgresql.USER, dbname="postgres") as connection:
        found = connection.execute("SELECT count(*) FROM library_keptresult WHERE kind = 'check' AND text LIKE '{%'").fetchone()
    return int(found[0]) if found else 0


def run(server: postgresql.Server, name: str, workers: int, *options: str) -> tuple[float, float, float]:
    """One verification of all: seconds on the clock, and of the processor by the site and by the database."""
    running = started(server, workers)
    database, begun = spent(postmaster(server)), time.monotonic()
    asker = asking(server, workers, *options)
    try:
        took = 0.0
        while asker.poll() is None:
            took = max(took, spent(asker.pid))
            time.sleep(0.05)
        clock = time.monotonic() - begun
        took += sum(spent(one.pid) for one in running)
        by_database = spent(postmaster(server)) - database
    finally:
        for one in running:
            one.terminate()
        for one in running:
            one.wait(600)
    print(f"  {name:44} {clock:8.0f} s on the clock, {took:7.0f} s of the processor, {by_database:5.0f} s more by the database", flush=True)
    return clock, took, by_database


def killed(server: postgresql.Server, of: int) -> None:
    """Two workers and who asked are killed when half is done; then it is asked again, of two other workers."""
    running = started(server, 2)
    asker = asking(server, 2, "--anew")
    while verified(server) >= of:  # what was kept before is deleted first
        time.sleep(0.5)
    while verified(server) < of / 2:
        time.sleep(1)
    for one in (*running, asker):
        one.kill()
    for one in (*running, asker):
        one.wait()
    known = verified(server)
    run(server, f"killed with {known} known, begun again", 2)
    print(f"    {verified(server)} verifications are kept then", flush=True)


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 62
    numbers = [int(number) for number in sys.argv[2].split(",")] if len(sys.argv) > 2 else [1, 2, 4]
    rulings = len(list((ROOT / "corpus").glob("*/rulings/*.yaml"))) * times
    try:
        with postgresql.server() as server:
            library = [sys.executable, "-m", "bench.library"]
            subprocess.run([*library, "fill", str(rulings)], env=settings(server, 1), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
            print(f"{rulings} rulings:", flush=True)
            least = run(server, "one process, without a queue", 0, "--anew", "--processes", "1")[1]
            run(server, "again, nothing changed", 0, "--processes", "1")
            for number in numbers:
                _clock, took, by_database = run(server, f"{number} workers of the queue", number, "--anew")
                print(f"    {max(0.0, 1 - least / (took + by_database)):.0%} of the processor is lost to the queue", flush=True)
            before = verified(server)
            subprocess.run([*library, "change", RULE], env=settings(server, 1), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
            run(server, "one rule says something else, two workers", 2)
            print(f"    {verified(server) - before} of {rulings} rulings were verified again", flush=True)
            killed(server, rulings)
    except postgresql.Missing as missing:
        print(missing)
        sys.exit(3)


if __name__ == "__main__":
    main()
