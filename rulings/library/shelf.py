"""The corpus that pages are made from: one copy a process, exchanged when the stored corpus is another one.

Parsing every card and ruling takes far longer than a request may, so it is done once; a request costs at most one query
for the digest, and none within ``SHELF_CHECK_SECONDS`` of the last one.
"""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import DatabaseError, connection

from rulings.library.models import CorpusFile, Shelf

if TYPE_CHECKING:
    from engine.library import Library

NOTHING = "0" * 64


@dataclass
class _Held:
    digest: str
    library: Library
    checked: float


_held: _Held | None = None
_lock = Lock()


def library() -> Library:
    """Return the stored corpus, parsed. An empty database gives an empty library."""
    return _current().library


def digest() -> str:
    """Return the hash of the corpus that `library` returns: part of every ETag and of every key of a cache."""
    return _current().digest


def forget() -> None:
    """Let go of this process's copy, because the stored corpus has just changed."""
    global _held
    _held = None


def warm() -> None:
    """Parse the corpus now instead of at the first request. A database that is not there yet is no reason not to start."""
    with suppress(DatabaseError):
        library()
    # A connection must not be shared by the processes that fork from this one.
    connection.close()


def _current() -> _Held:
    global _held
    held = _held
    now = time.monotonic()
    if held and now - held.checked < settings.SHELF_CHECK_SECONDS:
        return held
    stored = Shelf.objects.filter(id=1).values_list("digest", flat=True).first() or NOTHING
    if held and held.digest == stored:
        held.checked = now
        return held
    with _lock:
        if _held is None or _held.digest != stored:
            from engine.library import Library

            texts = dict(CorpusFile.objects.values_list("path", "text"))
            _held = _Held(stored, Library.from_texts(texts), now)
        return _held
