"""How a server holds out against clients that send their request slowly: ``python -m bench.slow [CONNECTIONS…]``.

So many connections send the head of a request a byte at a time; meanwhile an ordinary page is asked for again and again. Told are, for
each way of serving, how many of these answers came within ten seconds, and how long they took. Servers with an event loop are measured
where they are installed (``pip install -r requirements-loops.txt``): uvicorn (with a2wsgi) and granian.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from bench.web import ROOT, free_port, prepared

PROBES = 12
TIMEOUT = 10.0
QUIET = ("--log-level", "critical")
GUNICORN = ("gunicorn", "rulings.wsgi", "--bind", "127.0.0.1:{port}", "--preload", "--no-control-socket", "--timeout", "30", *QUIET)
GRANIAN = ("granian", "rulings.wsgi:application", "--interface", "wsgi", "--port", "{port}", "--no-log", "--workers", "2")
WAYS: dict[str, tuple[str, ...]] = {
    "2 sync workers": (*GUNICORN, "--workers", "2"),
    "2 workers x 4 threads": (*GUNICORN, "--workers", "2", "--threads", "4"),
    "2 workers x 16 threads": (*GUNICORN, "--workers", "2", "--threads", "16"),
    "2 workers x 64 threads": (*GUNICORN, "--workers", "2", "--threads", "64"),
    "uvicorn, 2 x 16 threads": ("uvicorn", "bench.loops:application", "--port", "{port}", *QUIET, "--workers", "2"),
    "granian, 2 x 16 threads": (*GRANIAN, "--blocking-threads", "16"),
}
BESIDE = {"uvicorn": ("a2wsgi",)}  # what a server needs to serve the site


def dribble(port: int, stop: threading.Event) -> None:
    """One client that never gets to the end of its head, and begins anew where it is cut off."""
    while not stop.is_set():
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
                connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                while not stop.wait(1):
                    connection.sendall(b"a")
        except OSError:
            stop.wait(0.5)


def probe(port: int) -> float | None:
    """How long an ordinary page takes; None where it does not come."""
    began = time.perf_counter()
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/games/", timeout=TIMEOUT) as answer:
            answer.read()
    except OSError:
        return None
    return time.perf_counter() - began


def measured(way: Sequence[str], slow: int, environment: dict[str, str]) -> tuple[int, float]:
    """Probes that were answered, and their median in seconds."""
    port, stop = free_port(), threading.Event()
    command = [sys.executable, "-m", *(part.format(port=port) for part in way)]
    server = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while probe(port) is None and time.monotonic() < deadline:
            time.sleep(0.2)
        clients = [threading.Thread(target=dribble, args=(port, stop), daemon=True) for _ in range(slow)]
        for one in clients:
            one.start()
        time.sleep(2)
        found = [seconds for seconds in (probe(port) for _ in range(PROBES)) if seconds is not None]
        return len(found), median(found) if found else float("inf")
    finally:
        stop.set()
        server.terminate()
        server.wait(timeout=60)


def main() -> None:
    numbers = [int(argument) for argument in sys.argv[1:]] or [0, 2, 10]
    with tempfile.TemporaryDirectory() as folder:
        environment = prepared(Path(folder))
        if environment is None:
            sys.exit(1)
        for name, way in WAYS.items():
            missing = [package for package in (way[0], *BESIDE.get(way[0], ())) if find_spec(package) is None]
            if missing:
                print(f"{name:24} not measured, missing: {', '.join(missing)} (pip install -r requirements-loops.txt)", flush=True)
                continue
            for slow in numbers:
                answered, seconds = measured(way, slow, environment)
                print(f"{name:24} {slow:4} slow clients: {answered:2} of {PROBES} answered, median {seconds:.3f} s", flush=True)


if __name__ == "__main__":
    main()
