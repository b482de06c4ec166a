"""The corpus that pages are made from: one copy a process, exchanged when the stored corpus is another one.

Parsing every card and ruling takes far longer than a request may, so it is done once; a request costs at most one query
for the digest, and none within ``CORPUS_CHECK_SECONDS`` of the last one. While the database is away the copy is served as it is.
"""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock

from django.conf import settings
from django.db import DatabaseError, connection

from engine.study.library import Library
from rulings.store import away
from rulings.store.models import CorpusFile, LoadedCorpus

NOTHING = "0" * 64


@dataclass
class _Copy:
    digest: str
    library: Library
    checked: float


_copy: _Copy | None = None
_lock = Lock()


def library() -> Library:
    """Return the stored corpus, parsed. An empty database gives an empty library."""
    return _current().library


def digest() -> str:
    """Return the hash of the corpus that `library` returns: part of every ETag and of every key of a cache."""
    return _current().digest


def forget() -> None:
    """Let go of this process's copy, because the stored corpus has just changed."""
    global _copy
    _copy = None


def warm() -> None:
    """Parse the corpus now instead of at the first request. A database that is not there yet is no reason not to start."""
    with suppress(DatabaseError):
        library()
    # A connection must not be shared by the processes that fork from this one.
    connection.close()


def _current() -> _Copy:
    global _copy
    copy = _copy
    now = time.monotonic()
    if copy and now - copy.checked < settings.CORPUS_CHECK_SECONDS:
        return copy
    try:
        if copy and away.is_away():
            return copy
        stored = LoadedCorpus.objects.filter(id=1).values_list("digest", flat=True).first() or NOTHING
        away.note(None)
        if copy and copy.digest == stored:
            copy.checked = now
            return copy
        with _lock:
            if _copy is None or _copy.digest != stored:
                texts = dict(CorpusFile.objects.values_list("path", "text"))
                _copy = _Copy(stored, Library.from_texts(texts), now)
            return _copy
    except away.Away as error:
        away.note(error)
        if copy is None:
            raise
        return copy
