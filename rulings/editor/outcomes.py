"""Two states of a file by what comes of them: each scenario that either touches, run with the one and with the other.

All else is as it is published today, so what differs is the file's doing alone.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from engine.study.library import Library
from rulings.editor.checking import as_proposed
from rulings.editor.spreading import spread
from rulings.editor.trying import FLIPS, SAME, TriedScenario, compared
from rulings.editor.working import KeptWork, kept_works
from rulings.store.reading import PlayedRuling, read_off
from rulings.store.touched import Changes, touched

TURN = 3.0  # seconds of one request


@dataclass
class Compared:
    """How far it got, in rulings, and the scenarios that come out otherwise, the worst first."""

    done: int
    of: int
    scenarios: int = 0
    rows: list[TriedScenario] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether every scenario ran with both states."""
        return self.done >= self.of


class CorpusState:
    """One of the two states: its corpus, and what is known of its runs."""

    def __init__(self, changes: Changes) -> None:
        self.library, digest = as_proposed(changes)
        self.readings = kept_works.get_or_put(digest, lambda: KeptWork(self.library, digest)).readings
        self.known: dict[str, PlayedRuling] = {}

    def run(self, ids: list[str], seconds: float) -> None:
        """Run some rulings, and keep what is read off them."""
        found = [PlayedRuling.of(data) for _id, data in spread(ids, lambda id: read_off(self.library, id).as_json(), seconds)]
        self.readings.keep(found)
        self.known |= {one.id: one for one in found}


def outcomes(path: str, before: str | None, after: str | None, seconds: float = 0) -> Compared:
    """What is known of how two states of a file come out, after running for so many seconds what has not run yet."""
    sides = CorpusState({path: before}), CorpusState({path: after})
    ids = touching(sides[0].library, sides[1].library, path, after)
    for side in sides:
        side.known = side.readings.known(id for id in ids if id in side.library.rulings.paths)
    until = time.monotonic() + seconds
    for side in sides if seconds else ():
        left = [id for id in ids if id not in side.known and id in side.library.rulings.paths]
        if left and (rest := until - time.monotonic()) > 0:
            side.run(left, rest)
    made = Compared(0, len(ids))
    for id in ids:
        halves = [side.known.get(id, PlayedRuling(id) if id not in side.library.rulings.paths else None) for side in sides]
        if halves[0] is not None and halves[1] is not None:
            rows = compared(halves[0].outcomes, halves[1])
            made.done += 1
            made.scenarios += len(rows)
            made.rows += [row for row in rows if row.result != SAME]
    made.rows.sort(key=lambda row: (FLIPS.index(row.result), row.ruling))
    return made


def touching(before: Library, after: Library, path: str, text: str | None) -> list[str]:
    """The rulings that what differs between two states touches; a ruling's own file among them."""
    found = touched(before, after, {path: text})
    return sorted({*found.rulings, *found.gone_rulings})
