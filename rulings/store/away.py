"""The database may be away for a while: what this process holds is served meanwhile, and it is asked again every now and then."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TypeVar

import structlog
from django.conf import settings
from django.db import InterfaceError, OperationalError

log = structlog.stdlib.get_logger("rulings.database")
T = TypeVar("T")
Away = (OperationalError, InterfaceError)  # what Django raises where a database cannot be asked

_until = 0.0  # until when nobody need ask again; 0 where the last question was answered


def is_away() -> bool:
    """Whether it was away just now, so that asking again would only cost another wait."""
    return time.monotonic() < _until


def tell(error: Exception | None) -> None:
    """Note that it is away, or with None that it answers. Each change is one line in the log."""
    global _until
    was = _until
    _until = time.monotonic() + settings.CORPUS_CHECK_SECONDS if error is not None else 0.0
    if error is not None and not was:
        log.error("the database is away; what is in memory is served", error=str(error).strip())
    elif error is None and was:
        log.warning("the database answers again")


def rows(query: Iterable[T]) -> list[T]:
    """The rows of a query that a page can do without; none while the database is away."""
    if is_away():
        return []
    try:
        return list(query)
    except Away as error:
        tell(error)
        return []
