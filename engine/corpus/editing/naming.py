"""By what an entry of a list is known again where the list was changed: its name where it has one, else all that it says."""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.corpus.strict_yaml import Value

NAMES = ("slug", "id", "name", "ruling", "since", "until")  # keys that name an entry, the first that it has


def named(entry: Value) -> str:
    """The name of an entry; empty for one that has none."""
    if not isinstance(entry, dict):
        return ""
    for key in NAMES:
        said = entry.get(key)
        if isinstance(said, dict):
            said = said.get("en") or said.get("ja")
        if isinstance(said, str) and said:
            return said
    return ""


def all_named(*lists: Sequence[Value]) -> bool:
    """Whether every entry of these lists has a name, and none of them one twice."""
    return all("" not in names and len(set(names)) == len(names) for names in ([named(entry) for entry in one] for one in lists))


def labels(entries: Sequence[Value], by_name: bool) -> list[str]:
    """What each entry is known by."""
    return [named(entry) if by_name else json.dumps(entry, sort_keys=True) for entry in entries]
