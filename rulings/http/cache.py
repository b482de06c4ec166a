"""What this process keeps of what it made last, and how many bytes all of it may take."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

T = TypeVar("T")
MB = 1_000_000
# How many bytes each cache may take; a worker runs with all of them, and with those of COUNTED.
CEILINGS: dict[str, int] = {
    "runs": 36 * MB,  # nearly all take less than one
    "answers": 18 * MB,  # steps, of about 20 KB each
    "repeated answers": 7 * MB,  # the same with their headers, as they were given
    "shared runs": 16 * MB,
    "boards": 16 * MB,  # of the lab
    "explored outcomes": 9 * MB,
    "pictures": 8 * MB,  # about 130 KB each
    "compared runs": 7 * MB,
    "cards drawn": 5 * MB,
    "card lists": 3 * MB,
    "parts of tables": 3 * MB,
    "practice questions": 3 * MB,
    "practice series": 2 * MB,
    "open questions": 3 * MB,
    "proposals": 8 * MB,  # corpora as a proposal makes them; most of each is shared with the published one
    "prepared proposals": 5 * MB,  # the rows that each would make
    "kept work of proposals": 3 * MB,  # the names of what their runs rest on
    "touched by proposals": 1 * MB,
}
# What is bounded by the number of its entries, and about how many bytes each of those takes: ``functools.lru_cache`` by its name, and
# what the engine holds of the corpus.
COUNTED: dict[str, int] = {
    "rulings.board.address.encoded": 8_000,  # a query twice; a request's line has at most 4 KB
    "rulings.board.texts._of_game": 300,
    "rulings.board.texts._word": 300,
    "rulings.http.limits.counted_as": 500,
    "rulings.http.syllables.parted": 400,  # names of cards
    "rulings.http.templates._translated": 400,
    "rulings.picture.letters._clean": 1_200,
    "rulings.picture.letters.wrap": 1_500,
    "engine.corpus.files.MOST_MADE": 40_000,  # rulings as they were read
    "engine.language.grammars.WITH_TRAITS": 30_000,  # words and grammars with what a draft's cards are
    "engine.log.wording.MOST_TEMPLATES": 1_000,
    "engine.play.table.MOST_DECKS": 30_000,  # a hundred cards
    "engine.play.table.MOST_LEADERS": 1_500,
}
ENTRY = 500  # bytes of an entry's key and its place
caches: dict[str, Cache[Any]] = {}


class Cache(Generic[T]):
    """The values asked for last, shared by the threads of the process. Bounded, since addresses come from anyone on the internet.

    ``weigh`` says about how many bytes a value takes. A value that alone is heavier than the ceiling is kept until another one comes:
    what makes it must be bounded itself.
    """

    def __init__(self, name: str, weigh: Callable[[T], int]):
        ceiling = CEILINGS[name]
        self._values: LRUCache[Hashable, T] = LRUCache(ceiling, getsizeof=lambda value: min(ENTRY + weigh(value), ceiling))
        self._lock = Lock()
        caches[name] = self

    def get(self, key: Hashable) -> T | None:
        """The value of that key, now the one used last."""
        with self._lock:
            try:  # cachetools' own ``get`` looks each key up twice
                found: T = self._values[key]
            except KeyError:
                return None
            return found

    def put(self, key: Hashable, value: T) -> T:
        """Keep a value, let go of those that nobody asked for longest, and hand the value back."""
        with self._lock:
            self._values[key] = value
        return value

    def get_or_put(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value of that key, made now where it is not there. Two threads may make it at once: it is the same."""
        found = self.get(key)
        return found if found is not None else self.put(key, make())

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()

    @property
    def weight(self) -> int:
        """How many bytes its values take."""
        return int(self._values.currsize)

    def __len__(self) -> int:
        return len(self._values)


def clear_all() -> None:
    """Forget everything that this process keeps, for instance between two tests."""
    for cache in caches.values():
        cache.clear()
