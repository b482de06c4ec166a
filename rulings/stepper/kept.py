"""A bounded store of what was made last, shared by the threads of a process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """The ``most`` values asked for last. Bounded, since addresses come from anyone on the internet.

    Where values may be of very different sizes, ``weigh`` says how many bytes one takes, and ``bytes`` how many all of them may. Only
    the last one is kept whatever it weighs: what makes it must be bounded itself.
    """

    def __init__(self, most: int, weigh: Callable[[T], int] | None = None, bytes: int = 0):
        self.most = most
        self.bytes = bytes
        self.weight = 0
        self._weigh = weigh
        self._values: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> T | None:
        """The value kept under that key, now the one used last."""
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            self._values.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, value: T) -> T:
        """Keep a value, let go of those that nobody asked for longest, and hand the value back."""
        weight = self._weigh(value) if self._weigh is not None else 0
        with self._lock:
            self.weight += weight - self._values.get(key, (value, 0))[1]
            self._values[key] = (value, weight)
            self._values.move_to_end(key)
            while len(self._values) > self.most or (self.weight > self.bytes > 0 and len(self._values) > 1):
                _key, (_value, less) = self._values.popitem(last=False)
                self.weight -= less
        return value

    def clear(self) -> None:
        """Forget everything, for instance when another corpus was loaded."""
        with self._lock:
            self._values.clear()
            self.weight = 0

    def __len__(self) -> int:
        return len(self._values)
