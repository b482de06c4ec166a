"""The corpus that pages are made from: one copy a process, exchanged when the stored corpus is another one.

Parsing every card and ruling takes far longer than a request may, so it is done once; a request costs at most one query
for the digest, and none within ``CORPUS_CHECK_SECONDS`` of the last one. While the database is away the copy is served as it is.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from math import inf
from threading import Lock

from django.conf import settings
from django.db import DatabaseError, connection

from engine.corpus.texts import Texts
from engine.study.library import Library
from rulings.store import away
from rulings.store.batches import batched
from rulings.store.models import CorpusFile, LoadedCorpus

NOTHING = "0" * 64


@dataclass
class _Copy:
    digest: str
    library: Library
    checked: float
    hashes: dict[str, str] = field(default_factory=dict)


_copy: _Copy | None = None
_instead: ContextVar[_Copy | None] = ContextVar("instead", default=None)
_lock = Lock()


def library() -> Library:
    """Return the stored corpus, parsed. An empty database gives an empty library."""
    return _current().library


def digest() -> str:
    """Return the hash of the corpus that `library` returns: part of every ETag and of every key of a cache."""
    return _current().digest


def published() -> Library:
    """Return the stored corpus also within :func:`using`."""
    return _stored().library


def published_digest() -> str:
    """Return the hash of the corpus that `published` returns."""
    return _stored().digest


@contextmanager
def using(library: Library, digest: str) -> Iterator[None]:
    """Serve another corpus within the block, in this thread alone: the site as it would be. The digest must name it and nothing else."""
    token = _instead.set(_Copy(digest, library, 0))
    try:
        yield
    finally:
        _instead.reset(token)


def forget() -> None:
    """Let go of this process's copy, because the stored corpus has just changed."""
    global _copy
    _copy = None


def look() -> None:
    """Look at once whether another corpus is stored: this process has just stored one."""
    if _copy is not None:
        _copy.checked = -inf


def warm() -> None:
    """Parse the corpus now instead of at the first request. A database that is not there yet is no reason not to start."""
    with suppress(DatabaseError):
        library()
    # A connection must not be shared by the processes that fork from this one.
    connection.close()


def _current() -> _Copy:
    return _instead.get() or _stored()


def _stored() -> _Copy:
    global _copy
    copy = _copy
    now = time.monotonic()
    if copy and now - copy.checked < settings.CORPUS_CHECK_SECONDS:
        return copy
    try:
        if copy and away.is_away():
            return copy
        stored = LoadedCorpus.objects.filter(id=1).values_list("digest", flat=True).first() or NOTHING
        away.tell(None)
        if copy and copy.digest == stored:
            copy.checked = now
            return copy
        with _lock:
            if _copy is None or _copy.digest != stored:
                _copy = _fetched(_copy, stored, now)
            return _copy
    except away.Away as error:
        away.tell(error)
        if copy is None:
            raise
        return copy


def _fetched(copy: _Copy | None, stored: str, now: float) -> _Copy:
    """The stored corpus; where this process holds an older one, only what has changed since is fetched and parsed."""
    if copy is None or not copy.hashes:
        hashes: dict[str, str] = {}
        return _Copy(stored, Library.from_texts(Texts(_read_all(hashes))), now, hashes)
    there = dict(CorpusFile.objects.values_list("path", "sha256"))
    changed = {path: sha256 for path, sha256 in there.items() if copy.hashes.get(path) != sha256}
    changes: dict[str, str | None] = dict.fromkeys(copy.hashes.keys() - there.keys())
    hashes = {path: sha256 for path, sha256 in copy.hashes.items() if path not in changes} | changed  # what stays is not held anew
    for some in batched(list(changed)):
        changes.update(CorpusFile.objects.filter(path__in=some).values_list("path", "text"))
    return _Copy(stored, copy.library.changed(changes), now, hashes)


def _read_all(hashes: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Every stored text by its path; their hashes are noted under the same paths."""
    for path, text, sha256 in CorpusFile.objects.values_list("path", "text", "sha256").iterator(chunk_size=500):
        hashes[path] = sha256
        yield path, text
