"""Comparing a stored run with a run of today: whether the same happened, from which frame on it did not, and the hash of both."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping

from engine.study.bundle import BundleJson
from engine.study.contract import RunJson
from engine.study.scenario_run import WORDING, without_wording

# Parts that are wording, or say how a decision came about: "called" names a reckoned value, "defaulted" says that nobody chose.
UNTOLD = frozenset((*WORDING, "called", "defaulted"))
RENAMED = {"played_this_turn": "combo"}  # a thing of the game that runs stored earlier call otherwise, and its name now
BY_NAME = frozenset(("players", "points", "counters", "zones"))  # mappings whose keys are things of the game, not parts of the format


def canonical(data: object) -> bytes:
    """Plain data (what JSON can hold) as bytes: the same for the same data, whatever the order of its keys."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()


def content_hash(bundle: BundleJson, trace: RunJson) -> bytes:
    """The SHA-256 hash (32 bytes) of a bundle and of what happened in its run, without the wording."""
    made: dict[int, object] = {}
    decisions = [{key: value for key, value in one.items() if key != "defaulted"} for one in trace["decisions"]]
    told = [without_wording(part, made) for part in (trace["frames"], decisions, trace["outcome"])]
    return hashlib.sha256(canonical([bundle, hashlib.sha256(canonical(told)).hexdigest()])).digest()


def first_difference(stored: RunJson, now: RunJson) -> int | None:
    """The first frame in which something different happened in two runs; None if they are the same to the end.

    Keys that only one of the two has are not compared: a later engine may say more or less about a frame, and a change of the format
    is not a change of what happened. Nor is a zone that a game was given since, as long as nothing lies in it, or a counter at 0,
    or that a counter has another name now.
    """
    same = _Sameness()
    ones, others = stored["frames"], now["frames"]
    for n, (one, other) in enumerate(zip(ones, others, strict=False)):
        if not same(one, other):
            return n
    if len(ones) != len(others):
        return min(len(ones), len(others))
    for taken, retaken in zip(stored["decisions"], now["decisions"], strict=False):
        if not same(taken, retaken):
            return int(taken["frame"])
    return None if same(stored["outcome"], now["outcome"]) and len(stored["decisions"]) == len(now["decisions"]) else len(ones) - 1


def same_wording(stored: RunJson, now: RunJson) -> bool:
    """Whether two runs in which the same happened also say it in the same words."""
    same_words = _Words()
    frames, decisions = zip(stored["frames"], now["frames"], strict=False), zip(stored["decisions"], now["decisions"], strict=False)
    return all(same_words(one, other) for one, other in (*frames, *decisions))


class _Sameness:
    """Compares plain data without its wording. Results for pairs of mappings are remembered, because frames share most of theirs."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], bool] = {}

    def __call__(self, one: object, other: object, of: str = "") -> bool:
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

    def mappings(self, one: Mapping[str, object], other: Mapping[str, object], of: str) -> bool:
        if of in BY_NAME:
            one, other = _named_now(one), _named_now(other)
        if of in BY_NAME and any(one.get(key) or other.get(key) for key in one.keys() ^ other.keys()):
            return False
        return all(self(one[key], other[key], key) for key in self.compared(one.keys() & other.keys(), of))

    def compared(self, keys: Iterable[str], of: str) -> Iterable[str]:
        """The keys whose values are compared."""
        return keys if of in BY_NAME else (key for key in keys if key not in UNTOLD)


def _named_now(things: Mapping[str, object]) -> Mapping[str, object]:
    return {RENAMED.get(name, name): value for name, value in things.items()}


class _Words(_Sameness):
    """Compares plain data with its texts."""

    def compared(self, keys: Iterable[str], of: str) -> Iterable[str]:
        return (key for key in keys if key != "defaulted")
