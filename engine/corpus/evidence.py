"""What supports a ruling, and what changed in a game since, as frozen values."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Mapping
from dataclasses import dataclass

EVIDENCE = ("official-answer", "official-document", "judge", "game-test", "derived")
SUPERSEDED, WRONG, DISPUTED = BECAME = ("superseded", "was-wrong", "disputed")


@dataclass(frozen=True, slots=True)
class Evidence:
    """Who saw or said something that supports a ruling, or speaks ``against`` it. ``kind`` is one of :data:`EVIDENCE`.

    ``seen`` is a day or a year as written, ``version`` that of the game, ``at`` a time code in the video at ``address``. ``shows`` is what
    it shows by itself, ``infers`` what was concluded beyond that. ``sha256`` is the hash of a kept copy, ``archived`` where one is kept.
    """

    kind: str
    by: str
    seen: str
    version: str
    address: str
    archived: str
    sha256: str
    at: str
    shows: Mapping[str, str]
    infers: Mapping[str, str] | None
    against: bool
    provisional: bool


@dataclass(frozen=True, slots=True)
class OtherAnswer:
    """Another answer to a ruling's question. ``became`` is one of :data:`BECAME`, which are three things.

    What is *superseded* was right until a day or a year (``until``), when the game or its rules became otherwise. What *was wrong* never
    held; ``until`` is when that was found out, "" where nobody noted it. What is *disputed* somebody (``by``) gives to this day.
    """

    answer: Mapping[str, str]
    became: str
    until: str
    by: str
    why: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Update:
    """An update of a game: what it changed must be looked at again.

    ``cards`` are slugs, ``rules`` ids or the beginning that several have in common (``sv.order``).
    """

    game: str
    day: dt.date
    title: Mapping[str, str]
    cards: tuple[str, ...]
    rules: tuple[str, ...]
    line: int

    def touches(self, cards: Collection[str], rules: Collection[str]) -> bool:
        """Whether it changed one of these cards (slugs) or rules (ids)."""
        return any(c in cards for c in self.cards) or any(r == rule or r.startswith(f"{rule}.") for rule in self.rules for r in rules)
