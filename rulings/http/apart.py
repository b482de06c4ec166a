"""Costly requests are answered in processes of their own, behind those that serve pages (docs/decisions/costly-requests-apart.md).

All threads of a process share one lock: beside one that computes, each page waits for it. So the server forks a few processes more before
its workers (:func:`begin`), and a worker hands what is costly to whichever of them is free (:func:`answer`): the request as it came, with
its body. It goes through the whole site there and comes back as an answer, with what it cost. Where there are none, nothing is handed on.

A free process is found without anybody who gives out work: the worker sends one end of a new connection into a socket that all of them
read, and whoever takes it says so. They end with the last process that could ask them.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import struct
import time
from collections.abc import Callable, Iterable, Iterator
from io import BufferedRWPair, BytesIO
from typing import Any, NoReturn

import structlog
from django.conf import settings
from django.core.handlers.wsgi import WSGIHandler
from django.db import connections
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

from rulings.environment import COUNTER

log = structlog.stdlib.get_logger("rulings.apart")
Stream = BufferedRWPair
ReadInPieces = Callable[[], Iterable[object]]  # what is read in pieces
KINDNESS = 5  # by how much they are put behind those that serve pages: where both are busy, they get a quarter
SECONDS = 30  # of a processor for one request: more is no honest work, and ends the process
LONGEST = 120.0  # seconds that are waited for an answer
TAKEN = b"!"
EXCHANGED = 3  # the exit status of a process that another one takes over from
SIZE = struct.Struct(">Q")
NOT_TWICE = ("rulings.http.requests.LogMiddleware", "rulings.http.metrics.MetricsMiddleware", "whitenoise.middleware.WhiteNoiseMiddleware")


class Busy(Exception):
    """No process took the request in time."""


class ProcessFailed(Exception):
    """The process that took the request ended in the middle, or never came to an end."""


class _Way:
    """How the processes are reached: where connections are sent, and what ends when none of them is left."""

    def __init__(self) -> None:
        self.ask, self.take = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.take.setblocking(False)
        self.asking, self.asked = os.pipe()  # read by those who compute: it ends with the last who could ask
        self.computing, self.computed = os.pipe()  # read by those who ask: it ends with the last who computes

    def side_of_pages(self) -> None:
        """Let go of what only those who compute hold."""
        self.take.close()
        os.close(self.asking)
        os.close(self.computed)

    def side_of_computing(self) -> None:
        """Let go of what only those who serve pages hold."""
        self.ask.close()
        os.close(self.asked)
        os.close(self.computing)

    def nobody(self) -> bool:
        """Whether none of those who compute is left."""
        poll = select.poll()
        poll.register(self.computing, select.POLLIN)
        return bool(poll.poll(0))


_way: _Way | None = None
_here = False
_told = False


def here() -> bool:
    """Whether this process is one of those that compute."""
    return _here


def begin(number: int, application: Callable[[], Any] | None = None, reading: ReadInPieces = tuple) -> None:
    """Fork so many processes that compute, before this one has threads. They are kept at that number for as long as somebody may ask.

    ``reading`` is gone through meanwhile, in the process that they fork from; then others take over from them, which share what was read.
    """
    global _way
    if number < 1:
        return
    connections.close_all()  # none is shared by two processes
    way = _Way()
    if child := os.fork():
        os.waitpid(child, 0)
        way.side_of_pages()
        _way = way
        return
    # Forked twice: the server never sees a child that is no worker of its own.
    if os.fork():
        os._exit(0)
    try:
        way.side_of_computing()
        _keep(number, way, application or _Handler, reading)
    finally:
        os._exit(1)


def answer(request: HttpRequest, patience: float) -> tuple[HttpResponseBase, float] | None:
    """The answer to a request, and the seconds of a processor that it took; None where this process has to find it itself.

    Raises Busy and ProcessFailed.
    """
    way = _way
    if way is None or _here:
        return None
    if way.nobody():
        _tell()
        return None
    body = request.body
    mine, theirs = socket.socketpair()
    with mine:
        mine.settimeout(patience)
        with theirs:
            try:
                way.ask.settimeout(patience)
                socket.send_fds(way.ask, [TAKEN], [theirs.fileno()])
            except OSError as error:
                raise Busy from error
        try:
            if mine.recv(1) != TAKEN:
                raise Busy
        except TimeoutError as error:
            raise Busy from error
        mine.settimeout(LONGEST)
        found = structlog.contextvars.get_contextvars()
        try:
            with mine.makefile("rwb") as stream:
                _write(stream, {"environ": _plain(request.META), "found": found}, body)
                head, content = _read(stream)
        except (OSError, ValueError) as error:
            raise ProcessFailed from error
    return _answer(head, content), head["seconds"]


def _tell() -> None:
    global _told
    if not _told:
        _told = True
        log.error("the processes for costly requests are gone; this one answers them itself from now on")


# ---- what is sent


def _plain(environ: dict[str, Any]) -> dict[str, str]:
    return {name: value for name, value in environ.items() if isinstance(value, str)}


def _write(stream: Stream, head: dict[str, Any], body: bytes) -> None:
    for part in (json.dumps(head).encode(), body):
        stream.write(SIZE.pack(len(part)))
        stream.write(part)
    stream.flush()


def _read(stream: Stream) -> tuple[dict[str, Any], bytes]:
    """Raises ValueError where it ends too early."""
    parts = []
    for _part in range(2):
        size = stream.read(SIZE.size)
        part = stream.read(SIZE.unpack(size)[0]) if len(size) == SIZE.size else b""
        if len(size) < SIZE.size or len(part) < SIZE.unpack(size)[0]:
            raise ValueError("the connection ended in the middle")
        parts.append(part)
    return json.loads(parts[0]), parts[1]


def _head(response: HttpResponseBase, seconds: float) -> dict[str, Any]:
    cookies = [morsel.OutputString() for morsel in response.cookies.values()]
    return {"status": response.status_code, "headers": list(response.headers.items()), "cookies": cookies, "seconds": seconds}


def _answer(head: dict[str, Any], content: bytes) -> HttpResponse:
    made = HttpResponse(content, status=head["status"])
    del made.headers["Content-Type"]  # not all have one
    for name, value in head["headers"]:
        made.headers[name] = value
    for cookie in head["cookies"]:
        made.cookies.load(cookie)
    made._has_been_logged = True  # type: ignore[attr-defined]  # where it was found
    return made


# ---- the processes


class _Exchange:
    """Tells the processes of before, by the end of a pipe, that others can be forked which share more."""

    def __init__(self) -> None:
        self.told, self._tells = os.pipe()

    def side_of_computing(self) -> None:
        """Let go of what the process that forks holds alone."""
        os.close(self._tells)

    def tell(self) -> None:
        """Let them end, each as soon as it has answered."""
        os.close(self.told)
        os.close(self._tells)


def _keep(number: int, way: _Way, application: Callable[[], Any], reading: ReadInPieces) -> None:
    """Fork the processes, and another one for each that was ended by something; read what is to be read, and fork them anew."""
    for name in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(name, signal.SIG_IGN)  # they end when nobody can ask them any more
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.set_wakeup_fd(-1)
    os.nice(KINDNESS)
    running: set[int] = set()
    wanted = number
    exchange: _Exchange | None = _Exchange()
    pieces = iter(reading())
    while wanted:
        while len(running) < wanted:
            child = os.fork()
            if not child:
                _compute(way, application, exchange)
            running.add(child)
        if exchange is not None and not _read_on(pieces):
            exchange.tell()
            exchange = None
        ended, status = os.waitpid(-1, 0 if exchange is None else os.WNOHANG)
        running.discard(ended)
        if ended and status == 0:  # nobody is there to ask
            wanted -= 1
        elif ended and os.waitstatus_to_exitcode(status) != EXCHANGED:
            log.error("a process for costly requests was ended; another one is begun", status=status)
            time.sleep(0.2)
    os._exit(0)


def _read_on(pieces: Iterator[object]) -> bool:
    """Read the next piece of what the processes shall share. Whether there was one."""
    try:
        return next(pieces, pieces) is not pieces
    except Exception as error:
        log.exception("what the processes for costly requests share could not be read; each reads it for itself", exc_info=error)
        return False
    finally:
        connections.close_all()  # none is shared by two processes
        gc.freeze()


def _compute(way: _Way, application: Callable[[], Any], exchange: _Exchange | None) -> NoReturn:
    """Answer one request after the other, until nobody is left who could ask, or another process can take over that shares more."""
    global _here, _way
    try:
        _here, _way = True, None
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        watched = [way.take.fileno(), way.asking]
        if exchange is not None:
            exchange.side_of_computing()
            watched.append(exchange.told)
        handler = application()
        while True:
            ready, _w, _x = select.select(watched, [], [])
            if way.take.fileno() in ready:
                _take(way.take, handler)
            elif way.asking in ready:
                os._exit(0)
            elif ready:
                os._exit(EXCHANGED)
    except BaseException as error:
        log.exception("a process for costly requests failed", exc_info=error)
    finally:
        os._exit(1)


def _take(take: socket.socket, handler: Any) -> None:
    """Take a connection that another process may have taken first, and answer what comes by it."""
    try:
        _data, found, _flags, _from = socket.recv_fds(take, 1, 1)
    except BlockingIOError:
        return
    with socket.socket(fileno=found[0]) as connection:
        try:
            connection.sendall(TAKEN)
            with connection.makefile("rwb") as stream:
                head, body = _read(stream)
                _write(stream, *computed(handler, head, body))
        except (OSError, ValueError):
            pass  # who asked waits no longer


def computed(handler: Any, asked: dict[str, Any], body: bytes) -> tuple[dict[str, Any], bytes]:
    """The head and the body of the answer to a request that was handed on; the process ends if it takes too long."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    began = time.thread_time()
    environ = asked["environ"] | {"CONTENT_LENGTH": str(len(body)), "wsgi.input": BytesIO(body)}
    with structlog.contextvars.bound_contextvars(**asked["found"]):
        response = handler(environ, lambda status, headers: None)
        content = b"".join(response) if response.streaming else response.content
        response.close()
    signal.setitimer(signal.ITIMER_PROF, 0)
    return _head(response, time.thread_time() - began), content


class _Handler(WSGIHandler):
    """The site without what the process that asks does already: write a line of the log, count."""

    def load_middleware(self, is_async: bool = False) -> None:
        """Load what is left."""
        left = [name for name in settings.MIDDLEWARE if name not in NOT_TWICE and not name.startswith(f"{COUNTER}.")]
        settings.MIDDLEWARE = left
        super().load_middleware(is_async)
