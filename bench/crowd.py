"""What an ordinary visitor notices of others who ask for the dearest there is: ``python -m bench.crowd [ATTACKERS] [SECONDS]``.

The site is served as ``script/server`` serves it. So many attackers, each of an address of its own (so that no budget stops them) and all
in a process of their own (so that the one who measures does not wait for them), ask for the expectations of a crowded board, comparisons
and outcomes, each time of a board that nobody asked for before. Meanwhile ordinary pages are asked for one after the other. Told is how
long nineteen of twenty take at most, alone and beside the attackers. ``COMPUTING_PROCESSES=0`` shows the site without processes of its own
for them.
"""

from __future__ import annotations

import http.client
import multiprocessing
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

from bench.web import ROOT, free_port, prepared
from script.serve import LIMITS, THREADS

PAGES = ("/", "/games/", "/rulings/sv-lionel-before-boarding/?step=%d", "/rules/", "/rulings/sv-lionel-before-boarding/")
CROWD = """\
ruling: crowd
game: shadowverse
title: {{en: Crowd, ja: 混雑}}
question: {{en: Who?, ja: 誰か。}}
answer: {{en: All., ja: 全員。}}
status: open
cards:
  - name: {{en: Cheer, ja: 声援}}
    kind: spell
    class: neutral
    cost: 0
    text: |
      Give all allied followers +1/+1.
scenarios:
  - name: crowd
    given:
      me: {{hand: [{hand}], board: [{board}], pp: 10}}
    when:
{when}    then:
      - k0 is on the board
# {number}
"""
AT_ONCE = 9


def board(number: int) -> str:
    """A crowded board unlike any other."""
    names = [f"c{n}" for n in range(AT_ONCE)]
    hand = ", ".join(f"{{card: Cheer, as: {name}}}" for name in names)
    knights = ", ".join(f"{{card: Knight, as: k{n}}}" for n in range(5))
    return CROWD.format(hand=hand, board=knights, when="".join(f"      - I play {name}\n" for name in names), number=number)


def ask(port: int, path: str, client: str) -> tuple[int, float]:
    """One page for one client: its status, and the seconds that it took."""
    began = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path, headers={"X-Forwarded-For": client, "Host": "127.0.0.1"})
        answer = connection.getresponse()
        answer.read()
        return answer.status, time.perf_counter() - began
    except OSError:
        return 0, time.perf_counter() - began
    finally:
        connection.close()


def attack(port: int, me: int, stop: Any, told: Counter[int]) -> None:
    """Ask for what is dear, over and over."""
    from rulings.lab.tokens import pack

    number = me * 1_000_000
    while not stop.is_set():
        number += 1
        path = f"/lab/{pack(board(number))}/"
        status, _seconds = ask(port, path + ("?pane=expect", "compare/", "explore/")[number % 3], f"192.0.2.{me}")
        told[status] += 1


def attackers(port: int, number: int, stop: Any, said: Any) -> None:
    """So many of them at once, until it is enough; what they were answered is said then."""
    told = Counter[int]()
    crowd = [threading.Thread(target=attack, args=(port, me, stop, told)) for me in range(1, number + 1)]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
    said.put(dict(told))


def ordinary(port: int, seconds: float, least: int = 0) -> list[float]:
    """How long ordinary pages take, in order; at least so many are asked for."""
    found, until, n = [], time.monotonic() + seconds, 0
    while time.monotonic() < until or n < least:
        path = PAGES[n % len(PAGES)]
        status, took = ask(port, path % (n % 12) if "%" in path else path, "192.0.2.200")
        found.append(took if status == 200 else float("inf"))
        n += 1
        time.sleep(0.02)
    return sorted(found)


def p95(found: list[float]) -> float:
    return found[int(len(found) * 0.95)]


def measured(number: int, seconds: float, environment: dict[str, str]) -> None:
    """Print what came of it."""
    port, context = free_port(), multiprocessing.get_context("fork")
    stop, said = context.Event(), context.Queue()
    command = [sys.executable, "-m", "gunicorn", "rulings.wsgi", "--bind", f"127.0.0.1:{port}", "--preload", "--no-control-socket"]
    command += ["--workers", "2", "--worker-class", "gthread", "--threads", THREADS, *LIMITS, "--log-level", "critical"]
    given = {"COMPUTING_PROCESSES": "2", **os.environ, **environment}
    server = subprocess.Popen(command, cwd=ROOT, env=given, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 120
        while ask(port, "/healthz", "")[0] != 200 and time.monotonic() < until:
            time.sleep(0.2)
        ordinary(port, 2, 120)  # what each worker makes once
        alone = ordinary(port, seconds)
        crowd = context.Process(target=attackers, args=(port, number, stop, said))
        crowd.start()
        time.sleep(2)
        beside = ordinary(port, seconds)
        stop.set()
        told = said.get(timeout=90)
        crowd.join()
        one, many = p95(alone) * 1000, p95(beside) * 1000
        middle = [found[len(found) // 2] * 1000 for found in (alone, beside)]
        print(f"  alone {one:.0f} ms, beside {number} attackers {many:.0f} ms: {many / one:.1f} x", end="")
        print(f"  (medians {middle[0]:.0f} and {middle[1]:.0f} ms; {len(beside)} pages; attackers got {told})", flush=True)
    finally:
        stop.set()
        server.terminate()
        server.wait(timeout=60)


def main() -> None:
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulings.settings")
    django.setup()
    number, seconds = (*map(int, sys.argv[1:3]), *(8, 15)[len(sys.argv) - 1 :])
    print("Nineteen of twenty ordinary pages take at most (aim: below 4 x beside the attackers):")
    with tempfile.TemporaryDirectory() as folder:
        environment = prepared(Path(folder))
        if environment is None:
            sys.exit(1)
        measured(number, seconds, {**environment, "TRUSTED_PROXIES": "1", "LOG_LEVEL": "error"})


if __name__ == "__main__":
    main()
