"""Whether two runs tell the same, and from which frame on they do not: a run of today beside one that was kept as plain data."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from engine.library.runs import WORDING, without_wording

# What only says, or says how somebody came to decide: "called" names a reckoned value, "defaulted" that nobody said which.
UNTOLD = frozenset((*WORDING, "called", "defaulted"))
BY_NAME = frozenset(("players", "points", "counters", "zones"))  # mappings whose keys are things of the game, not parts of the format

Data = Mapping[str, Any]


def canonical(data: Any) -> bytes:
    """Plain data as bytes, the same for the same data."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()


def content_hash(bundle: Data, trace: Data) -> bytes:
    """32 bytes that stand for a bundle and what happened in its run; the wording does not count."""
    made: dict[int, Any] = {}
    decisions = [{key: value for key, value in one.items() if key != "defaulted"} for one in trace["decisions"]]
    told = [without_wording(part, made) for part in (trace["frames"], decisions, trace["outcome"])]
    return hashlib.sha256(canonical([bundle, hashlib.sha256(canonical(told)).hexdigest()])).digest()


def first_parting(kept: Data, now: Data) -> int | None:
    """The first frame in which two runs do not tell the same; None where they do to the end.

    Both are in the shape of the run contract. A later engine may tell more or less of a frame: what only one of the two has does not
    count, so that a change of the format is no change of what happened.
    """
    same = _Sameness()
    ones, others = kept["frames"], now["frames"]
    for n, (one, other) in enumerate(zip(ones, others, strict=False)):
        if not same(one, other):
            return n
    if len(ones) != len(others):
        return min(len(ones), len(others))
    for one, other in zip(kept["decisions"], now["decisions"], strict=False):
        if not same(one, other):
            return int(one["frame"])
    return None if same(kept["outcome"], now["outcome"]) and len(kept["decisions"]) == len(now["decisions"]) else len(ones) - 1


def same_wording(kept: Data, now: Data) -> bool:
    """Whether two runs that tell the same also say it in the same words."""
    words = _Words()
    return all(words(one, other) for part in ("frames", "decisions") for one, other in zip(kept[part], now[part], strict=False))


class _Sameness:
    """Compares plain data by what it tells. Pairs of mappings that were found the same are remembered: frames share most of theirs."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], bool] = {}

    def __call__(self, one: Any, other: Any, of: str = "") -> bool:
        if one is other:
            return True
        if isinstance(one, dict) and isinstance(other, dict):
            key = (id(one), id(other))
            if key not in self._found:
                self._found[key] = self.mappings(one, other, of)
            return self._found[key]
        if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
            return len(one) == len(other) and all(self(a, b) for a, b in zip(one, other, strict=True))
        return bool(one == other)

    def mappings(self, one: Data, other: Data, of: str) -> bool:
        if of in BY_NAME and one.keys() != other.keys():
            return False
        return all(self(one[key], other[key], key) for key in self.compared(one.keys() & other.keys(), of))

    def compared(self, keys: Iterable[str], of: str) -> Iterable[str]:
        """The keys that count."""
        return keys if of in BY_NAME else (key for key in keys if key not in UNTOLD)


class _Words(_Sameness):
    """Compares plain data with its texts."""

    def compared(self, keys: Iterable[str], of: str) -> Iterable[str]:
        return (key for key in keys if key != "defaulted")
