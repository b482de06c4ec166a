"""A small load generator: so many requests over so many connections at once, bounded in number and in time."""

from __future__ import annotations

import selectors
import socket
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

HEADERS = "Host: 127.0.0.1\r\nAccept: text/html\r\nConnection: close\r\n"
STEP = "HX-Request: true\r\n"  # asks for the step alone, not for its page


class Load(NamedTuple):
    """What came of it: requests per second, how many answers were not 200, bytes of the last answer, how many answers there were."""

    rate: float
    failed: int
    size: int
    done: int


class Exchange:
    """One request and its answer on a connection of its own, as a synchronous worker serves them."""

    __slots__ = ("head", "size", "socket")

    def __init__(self, port: int, path: str, step: bool) -> None:
        self.head = b""
        self.size = 0
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.socket.sendall(f"GET {path} HTTP/1.1\r\n{HEADERS}{STEP if step else ''}\r\n".encode())
        self.socket.setblocking(False)

    def finished(self) -> bool:
        """Read what is there; True at the end of the answer."""
        data = self.socket.recv(262_144)
        if len(self.head) < 16:
            self.head += data[:16]
        self.size += len(data)
        return not data


def load(port: int, paths: Sequence[str], connections: int = 8, longest: float = 20.0, step: bool = True) -> Load:
    """Fetch every path once, in order, so many at a time; stops early after ``longest`` seconds."""
    waiting = iter(paths)
    begun = perf_counter()
    done = failed = size = 0
    with selectors.DefaultSelector() as ready:

        def another() -> None:
            path = next(waiting, None)
            if path is not None and perf_counter() - begun < longest:
                exchange = Exchange(port, path, step)
                ready.register(exchange.socket, selectors.EVENT_READ, exchange)

        for _ in range(connections):
            another()
        while ready.get_map():
            for key, _ in ready.select(timeout=longest):
                exchange: Exchange = key.data
                if not exchange.finished():
                    continue
                ready.unregister(exchange.socket)
                exchange.socket.close()
                done += 1
                size = exchange.size
                failed += b" 200" not in exchange.head
                another()
    return Load(done / (perf_counter() - begun), failed, size, done)
