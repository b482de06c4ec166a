"""Long lists in parts that a database takes in one question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")
AT_ONCE = 400  # names or keys asked for in one statement, and rows written in one


def batched(items: list[T], size: int = AT_ONCE) -> Iterator[list[T]]:
    """The items in their order, so many at a time."""
    for first in range(0, len(items), size):
        yield items[first : first + size]
