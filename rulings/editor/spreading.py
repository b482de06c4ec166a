"""Many small tasks done within a few seconds, on every core: some by this process, the others by copies of it that live as long as that.

A copy is forked, so it begins with everything that this process has read, and only computes: it asks no database, keeps nothing, and its
answers come back as lines of JSON. Whatever is not done when time is over is not done; the next call may go on with it.
"""

from __future__ import annotations

import json
import os
import selectors
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from django.conf import settings

T = TypeVar("T")
FEW = 12  # tasks of one process: fewer are done sooner than a copy is made
MOST_AT_ONCE = 65_536  # bytes read of a copy's answers at once


class Copy(NamedTuple):
    """A copy of this process at work, and where its answers come from."""

    pid: int
    answers: int


def spread(tasks: Sequence[T], work: Callable[[T], Any], seconds: float) -> list[tuple[T, Any]]:
    """What the tasks that were done within so many seconds gave, as JSON gives it back, at least one where there is one."""
    until = time.monotonic() + seconds
    processes = max(1, min(settings.PREVIEW_PROCESSES, len(tasks) // FEW)) if sys.platform == "linux" else 1
    copies = [begun(tasks, range(n, len(tasks), processes), work, until) for n in range(1, processes)]
    done: list[tuple[T, Any]] = []
    try:
        with selectors.DefaultSelector() as ready:
            said = {copy.answers: b"" for copy in copies}
            for answers in said:
                ready.register(answers, selectors.EVENT_READ)
            for task in tasks[::processes]:
                done.append((task, json.loads(json.dumps(work(task)))))
                heard(ready, said, 0)
                if time.monotonic() >= until:
                    break
            while ready.get_map() and (left := until - time.monotonic()) > 0:
                heard(ready, said, left)
        for whole in said.values():
            lines = whole.split(b"\n")[:-1]  # what follows the last line feed was not finished
            done += [(tasks[n], made) for n, made in map(json.loads, lines)]
    finally:
        for copy in copies:
            end(copy)
    return done


def begun(tasks: Sequence[T], mine: Sequence[int], work: Callable[[T], Any], until: float) -> Copy:
    """A copy of this process that does some of the tasks, by their numbers."""
    reads, writes = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writes)
        os.set_blocking(reads, False)
        return Copy(pid, reads)
    try:  # from here on in the copy, which never returns
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT):
            signal.signal(number, signal.SIG_DFL)
        for n in mine:
            if time.monotonic() >= until:
                break
            line = json.dumps([n, work(tasks[n])]).encode() + b"\n"
            while line:
                line = line[os.write(writes, line) :]
    finally:
        os._exit(0)


def heard(ready: selectors.BaseSelector, said: dict[int, bytes], wait: float) -> None:
    """Take in what the copies have answered; one that has no more to say is listened to no longer."""
    for key, _events in ready.select(wait):
        with suppress(BlockingIOError):
            got = os.read(key.fd, MOST_AT_ONCE)
            said[key.fd] += got
            if not got:
                ready.unregister(key.fd)


def end(copy: Copy) -> None:
    """End a copy, whatever it does."""
    os.close(copy.answers)
    with suppress(ProcessLookupError):
        os.kill(copy.pid, signal.SIGKILL)
    with suppress(ChildProcessError):
        os.waitpid(copy.pid, 0)
