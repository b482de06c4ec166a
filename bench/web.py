"""The step and a ruling's page against a bare Django view, under gunicorn with two synchronous workers and eight connections.

Two ratios are printed: of the requests a second, which who asks and whatever else runs on the machine share in, and of what a request
takes of the processor in the server's own processes, which is the server's alone (Linux).
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice, product
from pathlib import Path
from statistics import median
from typing import NamedTuple
from urllib.parse import urlencode

from bench import wrk
from bench.load import Load, load
from engine.corpus.problems import BadInput
from engine.study.library import Library

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 7
MOST = 400  # requests of one kind in a round
FOR_A_SECOND = 1500  # addresses, more than are asked for in a second
PAGES = 20  # rulings whose pages are asked for in a round
TARGETS = {"steps asked for the first time": 0.65, "one step asked for again": 1.6, "rulings' pages for the first time": 0.02}


def free_port() -> int:
    """A port of this machine that nothing listens on."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


class Server(NamedTuple):
    """A server that runs: its port and its first process."""

    port: int
    pid: int

    def spent(self) -> float:
        """Seconds of the processor that its workers took so far; 0 where the system does not say."""
        try:
            workers = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
            return sum(int(Path(f"/proc/{worker}/schedstat").read_text().split()[0]) for worker in workers) / 1e9
        except OSError:
            return 0.0


class MeasuredLoad(NamedTuple):
    """What came of a load: requests per second, how many answers were not 200, seconds of the processor for each request."""

    rate: float
    failed: int
    cost: float


def asked(ask: Callable[[int, Sequence[str]], Load], server: Server, paths: Sequence[str]) -> MeasuredLoad:
    """A load, and what it cost the server."""
    before = server.spent()
    found = ask(server.port, paths)
    return MeasuredLoad(found.rate, found.failed, (server.spent() - before) / max(found.done, 1))


@contextmanager
def serving(application: str, environment: dict[str, str]) -> Iterator[Server]:
    """Gunicorn with two synchronous workers on the loopback, as long as it is needed."""
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", application, "--bind", f"127.0.0.1:{port}", "--workers", "2", "--preload"]
    everything = {**os.environ, **environment}
    command += ["--no-control-socket", "--log-level", "error"]
    server = subprocess.Popen(command, cwd=ROOT, env=everything, stdout=subprocess.DEVNULL)  # the lines of its log are written nowhere
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and server.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield Server(port, server.pid)
    finally:
        server.terminate()
        server.wait(timeout=60)  # on a busy machine it takes a while


def steps() -> list[str]:
    """Addresses of steps: every ruling's scenarios, step by step, in each view and language. Each is asked for once."""
    library = Library.from_folder(ROOT / "corpus")
    found = []
    for id in library.rulings:
        try:
            ruling, _ = library.find(id)
            runs = [(s.name, len(library.run(id, s.name).frames)) for s in ruling.scenarios]
        except BadInput:
            continue
        for (name, frames), view, lang in product(runs, ("all", "me", "opponent"), ("en", "ja")):
            found += [f"/rulings/{id}/?" + urlencode({"scenario": name, "view": view, "lang": lang, "step": n}) for n in range(frames)]
    return found


def pages() -> list[str]:
    """Addresses of rulings' pages, each asked for once; the corpus is walked from its end, so that no step has played their runs."""
    return [f"/rulings/{id}/" for id in reversed(list(Library.from_folder(ROOT / "corpus").rulings))]


def prepared(folder: Path) -> dict[str, str] | None:
    """A database of its own with the corpus in it; None (and why) where the corpus cannot be loaded."""
    environment = {"DATABASE_URL": f"sqlite:///{folder / 'site.sqlite3'}", "BENCH_DATABASE": str(folder / "bare.sqlite3")}
    for arguments in (["migrate", "--verbosity=0"], ["loadcorpus"], ["collectstatic", "--noinput", "--verbosity=0"]):
        done = subprocess.run(
            [sys.executable, "manage.py", *arguments], cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True
        )
        if done.returncode:
            print(f"  left out: manage.py {arguments[0]} ends with {done.returncode}: {done.stderr.strip()[-400:]}")
            return None
    return environment


def main() -> None:
    """Print requests per second and ratios, the two servers asked in turns."""
    print("The step fragment and the page, against a bare Django view (one row, a template of 5 KB), asked in turns;")
    print("both: gunicorn, 2 synchronous workers, 8 connections, a connection for each request, on the loopback.")
    with tempfile.TemporaryDirectory() as name:
        environment = prepared(Path(name))
        if environment is None:
            return
        with serving("bench.bare:application", environment) as bare, serving("rulings.wsgi", environment) as site:
            measure(bare, site)


def measure(bare: Server, site: Server) -> None:
    """All rounds; the first, in which everything warms up, does not count."""
    all_steps = steps()
    ask, many = (wrk.load, FOR_A_SECOND) if wrk.present() else (load, MOST)
    print(f"  load by {'wrk, a second each time' if wrk.present() else f'a generator in Python, {MOST} requests each time'}")
    fresh = iter(all_steps)
    new_pages = iter(pages())
    first: list[tuple[MeasuredLoad, MeasuredLoad]] = []
    again: list[tuple[MeasuredLoad, MeasuredLoad]] = []
    whole: list[tuple[MeasuredLoad, MeasuredLoad]] = []
    failed = 0
    for n in range(ROUNDS + 1):
        paths = list(islice(fresh, many))
        if len(paths) < min(many, 50):
            break
        bare_one = asked(ask, bare, ["/1/"] * MOST)
        new = asked(ask, site, paths)
        bare_two = asked(ask, bare, ["/1/"] * MOST)
        old = asked(ask, site, paths[:1] * MOST)
        failed += bare_one.failed + bare_two.failed + new.failed + old.failed
        if n and (new.rate < len(paths) or not wrk.present()):
            first.append((new, bare_one))
        if n:
            again.append((old, bare_two))
    for n in range(ROUNDS + 1):
        page = asked(partial(load, step=False), site, list(islice(new_pages, PAGES)))
        bare_one = asked(ask, bare, ["/1/"] * MOST)
        failed += page.failed + bare_one.failed
        if n:
            whole.append((page, bare_one))
    for (what, target), rates in zip(TARGETS.items(), (first, again, whole), strict=True):
        if not rates:
            print(f"  {what}: left out, the corpus has too few steps ({len(all_steps)} addresses)")
            continue
        ratio = median(a.rate / b.rate for a, b in rates)
        here, there = (median(one.rate for one in side) for side in zip(*rates, strict=True))
        numbers = f"{ratio:5.2f} x  ({here:.0f}/s against {there:.0f}/s, {len(rates)} rounds)"
        print(f"  {what:<40}{numbers}  {'reaches' if ratio >= target else 'below'} {target} x")
        if all(a.cost for a, _ in rates):
            costs = [median(one.cost for one in side) * 1e3 for side in zip(*rates, strict=True)]
            own = median(b.cost / a.cost for a, b in rates)
            print(f"  {'':<40}{own:5.2f} x  by the processor of the server ({costs[0]:.2f} ms against {costs[1]:.2f} ms a request)")
    sizes = load(site.port, all_steps[:1], 1).size, load(bare.port, ["/1/"], 1).size
    print(f"  answers: {sizes[0]} bytes of the step, {sizes[1]} bytes of the bare view; {failed} were not 200")


if __name__ == "__main__":
    main()
