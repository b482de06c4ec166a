"""Real servers that go away and come back: PostgreSQL below the whole site, a shared cache that is killed or hangs in the middle."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import socketserver
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from django.core.cache.backends.redis import RedisCache

from rulings.http import budget
from script import postgresql
from tests.cast import stage

ROOT = Path(__file__).resolve().parents[3]
PAGE = f"/rulings/{stage.BOARDING}/"


# ---- the database


@pytest.fixture
def database():
    try:
        with postgresql.server() as found:
            yield found
    except postgresql.Missing:
        pytest.skip("PostgreSQL is not installed")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Site:
    """The site as it is served, with one worker."""

    def __init__(self, **env: str) -> None:
        self.port = free_port()
        self.env = {**os.environ, "LOG_LEVEL": "error", "DJANGO_SETTINGS_MODULE": "rulings.settings", "DEBUG": "1", **env}

    def command(self, *arguments: object) -> None:
        ended = subprocess.run([sys.executable, "manage.py", *map(str, arguments)], cwd=ROOT, env=self.env, capture_output=True, text=True)
        assert ended.returncode == 0, ended.stderr

    @contextlib.contextmanager
    def served(self):
        way = ["--bind", f"127.0.0.1:{self.port}", "--worker-class", "gthread", "--threads", "4", "--no-control-socket"]
        server = subprocess.Popen([sys.executable, "-m", "gunicorn", "rulings.wsgi", *way], cwd=ROOT, env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            assert self.within(60, "/healthz", 200)
            yield
        finally:
            server.terminate()
            server.wait(30)

    def get(self, path: str) -> tuple[int, dict[str, str], str]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
                return answer.status, dict(answer.headers), answer.read().decode()
        except urllib.error.HTTPError as answer:
            return answer.code, dict(answer.headers), answer.read().decode()

    def within(self, seconds: float, path: str, status: int, text: str = "") -> bool:
        """Whether this is answered so before the time is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                found, _headers, said = self.get(path)
                if found == status and (not text or said == text):
                    return True
            time.sleep(0.1)
        return False


def test_a_database_that_is_gone_and_comes_back(database, tmp_path):
    stage.write_files(tmp_path, stage.BOARDING)
    site = Site(DATABASE_URL=database.url())
    site.command("migrate", "--verbosity=0")
    site.command("loadcorpus", tmp_path)
    with site.served():
        before = site.get(PAGE)
        assert (before[0], site.get("/readyz")[0], site.get("/games/")[0]) == (200, 200, 200)
        database.stop()
        kept = site.get(PAGE)
        assert kept[0] == 200
        assert "Before boarding" in kept[2]
        assert site.get(PAGE + "why/?step=2")[0] == 200
        status, headers, said = site.get("/games/")
        assert (status, headers["Retry-After"]) == (503, "10")
        assert "database does not answer" in said
        ready = site.get("/readyz")
        assert (ready[0], json.loads(ready[2])["database"]) == (503, False)
        assert site.get("/healthz")[0] == 200
        database.start()
        assert site.within(60, "/games/", 200)
        assert site.within(60, PAGE, 200, before[2])  # with what is looked up for it, too
        assert site.get("/readyz")[0] == 200


# ---- the shared cache


class Answering(socketserver.StreamRequestHandler):
    """As much of the protocol of Redis as the budget asks: numbers under names, none of which ends."""

    def handle(self) -> None:
        self.server.open.append(self.connection)
        with contextlib.suppress(OSError, ValueError):
            while head := self.rfile.readline():
                words = [self.word() for _ in range(int(head[1:]))]
                self.server.asked.append(words[0].upper().decode())
                if self.server.hanging:
                    time.sleep(60)
                if self.server.dies_at == self.server.asked[-1]:
                    return self.connection.shutdown(socket.SHUT_RDWR)  # between the question and its answer
                self.wfile.write(self.answer(*words))

    def word(self) -> bytes:
        length = int(self.rfile.readline()[1:])
        return self.rfile.read(length + 2)[:-2]

    def answer(self, command: bytes, *arguments: bytes) -> bytes:
        held = self.server.held
        match command.upper():
            case b"HELLO":
                return b"%1\r\n$5\r\nproto\r\n:3\r\n"
            case b"SET":
                if b"NX" in arguments and arguments[0] in held:
                    return b"_\r\n"
                held[arguments[0]] = int(arguments[1])
                return b"+OK\r\n"
            case b"INCRBY":
                held[arguments[0]] += int(arguments[1])
                return b":%d\r\n" % held[arguments[0]]
            case b"EXISTS":
                return b":%d\r\n" % (arguments[0] in held)
            case b"MGET":
                return b"*%d\r\n" % len(arguments) + b"".join(
                    b"$%d\r\n%d\r\n" % (len(str(held[name])), held[name]) if name in held else b"_\r\n" for name in arguments
                )
            case b"FLUSHDB":
                held.clear()
                return b"+OK\r\n"
        return b"-ERR unknown command\r\n"


class Fake(socketserver.ThreadingTCPServer):
    daemon_threads = allow_reuse_address = True
    block_on_close = False

    def __init__(self, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Answering)
        self.open, self.asked, self.held = [], [], {}
        self.hanging, self.dies_at = False, ""
        threading.Thread(target=self.serve_forever, args=(0.01,), daemon=True).start()

    def kill(self) -> None:
        self.shutdown()
        self.server_close()
        for connection in self.open:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


def asking(server: Fake, seconds: float) -> RedisCache:
    """A cache that waits so long for that server."""
    return RedisCache(f"redis://127.0.0.1:{server.server_address[1]}/0", {"OPTIONS": {"socket_connect_timeout": seconds, "socket_timeout": seconds}})


@pytest.fixture
def shared_cache(monkeypatch):
    """A cache on a server of our own, waited for as long as a busy machine may need."""
    server = Fake()
    monkeypatch.setattr(budget, "cache", asking(server, 30))
    monkeypatch.setattr(budget, "PAUSE", 1000.0)
    monkeypatch.setattr(budget, "tallies", budget.Tallies())
    budget.caches["process"].clear()
    yield server
    server.kill()


NOW = 1_800_000_000.0


def spent() -> float:
    return budget.tallies.spent("somebody", NOW)


def spend(milliseconds: int) -> None:
    budget.tallies.add("somebody", NOW, milliseconds)


def test_processes_count_together_in_the_shared_cache(shared_cache):
    spend(300)
    other = budget.Tallies()  # as another process would
    other.add("somebody", NOW, 400)
    assert spent() == other.spent("somebody", NOW) == 700
    spend(-200)
    assert spent() == 500
    assert "INCRBY" in shared_cache.asked


@pytest.mark.parametrize("command", ["SET", "INCRBY", "MGET"])
def test_killed_in_the_middle_of_any_question_it_goes_on_alone_and_comes_back(shared_cache, command, monkeypatch):
    spend(1000)
    shared_cache.dies_at = command
    spend(200)
    spent()
    shared_cache.kill()
    spend(300)
    assert spent() in (300, 500)  # what the shared one knew is away with it
    later = time.monotonic() + budget.PAUSE + 1
    monkeypatch.setattr(budget.time, "monotonic", lambda: later)
    again = Fake(shared_cache.server_address[1])
    spend(50)
    assert spent() == 50  # it began anew, empty
    again.kill()


def test_one_that_hangs_costs_one_wait_and_not_one_for_each_request(shared_cache, monkeypatch):
    spend(100)
    assert spent() == 100
    shared_cache.hanging = True
    monkeypatch.setattr(budget, "cache", asking(shared_cache, 0.5))
    asked, alone = len(shared_cache.asked), 3000
    for _ in range(30):
        spend(100)
    assert spent() == alone
    assert len(shared_cache.asked) <= asked + 2  # once, and once more by the client's own second try
