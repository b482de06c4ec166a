"""A bounded store of what was made last, shared by the threads of a process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """The ``most`` values asked for last. Bounded, since addresses come from anyone on the internet."""

    def __init__(self, most: int):
        self.most = most
        self._values: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> T | None:
        """The value kept under that key, now the one used last."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: Hashable, value: T) -> T:
        """Keep a value, let go of the one that nobody asked for longest, and hand the value back."""
        with self._lock:
            self._values[key] = value
            self._values.move_to_end(key)
            while len(self._values) > self.most:
                self._values.popitem(last=False)
        return value

    def clear(self) -> None:
        """Forget everything, for instance when another corpus was loaded."""
        with self._lock:
            self._values.clear()

    def __len__(self) -> int:
        return len(self._values)
