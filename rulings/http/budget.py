"""Nobody takes more than a share of what can be computed here, however much one asks for.

Two things are bounded. Per client: the processor's time that costly requests took within the last minute, counted in the shared cache
(``CACHE_URL``), so that all workers count together. In all: how many of them are done at once, in processes behind those that serve pages
(:mod:`rulings.http.apart`), or where there are none in each of these.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import BoundedSemaphore, Lock
from typing import Any

import structlog
from django.conf import settings
from django.core.cache import cache, caches
from django.core.cache.backends.base import BaseCache
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext as _

from rulings.http import apart
from rulings.http.faults import unavailable
from rulings.http.limits import client
from rulings.http.refusal import Refusal

log = structlog.stdlib.get_logger("rulings.budget")
MINUTE = 60
DEPOSIT = 500  # milliseconds that a request is taken to cost until it is done: many at once are counted before the first one ends
PATIENCE = 5.0  # seconds that a request waits for its turn
WAITING = 8  # requests that wait for each turn there is; with those whose turn it is they must leave threads of the server free
PAUSE = 10.0  # seconds for which a shared cache that failed is not asked again


class Tallies:
    """Milliseconds spent by each client and minute, in the shared cache; while that is away, in the memory of this process."""

    def __init__(self) -> None:
        self._away_until = 0.0

    def spent(self, who: str, now: float) -> float:
        """What a client spent within the last minute: all of this one, and of the one before the part that is less than a minute ago."""
        minute, gone = divmod(now, MINUTE)
        keys = [_key(who, int(minute)), _key(who, int(minute) - 1)]
        found = self._ask(lambda counts: counts.get_many(keys))
        return float(found.get(keys[0], 0)) + float(found.get(keys[1], 0)) * (1 - gone / MINUTE)

    def add(self, who: str, now: float, milliseconds: int) -> None:
        """Count what was spent, or give back with a negative number what was not."""
        key = _key(who, int(now // MINUTE))

        def count(counts: BaseCache) -> None:
            counts.add(key, 0, timeout=2 * MINUTE)
            try:
                counts.incr(key, milliseconds)
            except ValueError:  # thrown out between the two
                counts.set(key, max(0, milliseconds), timeout=2 * MINUTE)

        self._ask(count)

    def _ask(self, question: Callable[[BaseCache], Any]) -> Any:
        """Ask the shared cache, or what stands in for it. What it raises depends on what it is, so everything counts as being away."""
        if time.monotonic() >= self._away_until:
            try:
                return question(cache)
            except Exception as error:
                self._away_until = time.monotonic() + PAUSE
                log.error("the shared cache is away; each process counts for itself", error=str(error))
        return question(caches["process"])


def _key(who: str, minute: int) -> str:
    return "computed." + salted_hmac("rulings.budget", f"{minute} {who}", algorithm="sha256").hexdigest()


class Turns:
    """So many costly requests at once in this process; a few more wait for their turn."""

    def __init__(self, most: int, waiting: int):
        self._free = BoundedSemaphore(most)
        self._lock = Lock()
        self._waiting = 0
        self._most_waiting = waiting

    @contextmanager
    def one(self) -> Iterator[bool]:
        """Whether it is this request's turn; it is over with the block."""
        mine = self._free.acquire(blocking=False) or self._wait()
        try:
            yield mine
        finally:
            if mine:
                self._free.release()

    def _wait(self) -> bool:
        with self._lock:
            if self._waiting >= self._most_waiting:
                return False
            self._waiting += 1
        try:
            return self._free.acquire(timeout=PATIENCE)
        finally:
            with self._lock:
                self._waiting -= 1


tallies = Tallies()
turns = Turns(settings.COMPUTED_AT_ONCE, WAITING * settings.COMPUTED_AT_ONCE)


def costly(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Let a view take from the budget of who asks, wait for its turn, and be answered by a process that does nothing else."""

    @wraps(view)
    def bounded(request: HttpRequest, **parts: Any) -> HttpResponseBase:
        if apart.here():
            return view(request, **parts)
        who, now = client(request), time.time()
        allowed = settings.COMPUTING_A_MINUTE * 1000
        spent = tallies.spent(who, now) if allowed else 0
        if spent and spent + DEPOSIT > allowed:
            return too_much(request, wait(spent, allowed, now))
        with turns.one() as mine:
            if not mine:
                return too_many(request)
            if not allowed:
                return _answered(view, request, parts)[0]
            tallies.add(who, now, DEPOSIT)
            took = 0.0
            began = time.thread_time()
            try:
                response, took = _answered(view, request, parts)
                return response
            finally:
                took += time.thread_time() - began
                tallies.add(who, now, round(took * 1000) - DEPOSIT)

    return bounded


def _answered(view: Callable[..., HttpResponseBase], request: HttpRequest, parts: dict[str, Any]) -> tuple[HttpResponseBase, float]:
    """The answer, and the seconds of a processor that another process spent on it."""
    try:
        found = apart.answer(request, PATIENCE)
    except apart.Busy:
        return too_many(request), 0.0
    except apart.ProcessFailed:
        log.error("a costly request was not answered: the process that computed it was ended")
        return broken_off(request), apart.SECONDS
    return found or (view(request, **parts), 0.0)


def wait(spent: float, allowed: float, now: float) -> int:
    """About how many seconds it takes until enough of what was spent is a minute ago."""
    over = (spent + DEPOSIT - allowed) / spent
    return max(1, min(MINUTE, round(over * MINUTE) + 1))


def too_much(request: HttpRequest, seconds: int) -> HttpResponseBase:
    """The sentence for a client whose budget is spent."""
    sentence = _("So much was computed for your network within a minute that this must wait. Try again in %(n)s seconds.")
    return unavailable(request, Refusal(_("Too much at once"), sentence % {"n": seconds}, 429), seconds)


def too_many(request: HttpRequest) -> HttpResponseBase:
    """The sentence where others compute as much as may be computed at once."""
    sentence = _("As much is being computed for others as can be done at once. Try again in %(n)s seconds.")
    return unavailable(request, Refusal(_("Not your turn yet"), sentence % {"n": round(PATIENCE)}, 503), round(PATIENCE))


def broken_off(request: HttpRequest) -> HttpResponseBase:
    """The sentence where the process that computed was ended, or was not done in any sensible time."""
    sentence = _("Computing this was broken off. If it happens again, there is too much on the board for this machine.")
    return unavailable(request, Refusal(_("Broken off"), sentence, 503), round(PATIENCE))
