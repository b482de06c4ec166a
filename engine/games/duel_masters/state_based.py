"""State-based processing: what the rules do by themselves in a certain situation, before anything that waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel.state import OTHER, PLAYERS
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def empty_deck(run: Run) -> bool:
    """A player without a deck loses."""
    for p in PLAYERS:
        if not run.state.zone(p, "deck"):
            run.cite("sbp.empty-deck")
            run.end(OTHER[p], "won", "deck-out")
    return False


def power_zero(run: Run) -> bool:
    """A creature of power 0 or less is destroyed; where it stayed all the same it is due again, by rule."""
    done: frozenset[int] = run.state.extra.get("processed", frozenset())
    again = run.answers["sbp.again"]
    applied = False
    for p in PLAYERS:
        for i in run.state.zone(p, "battle"):
            t = run.state.things[i]
            if t.attack is None or t.attack > 0:
                continue
            if t.since in done:
                run.cite("sbp.again")
                if not again:
                    continue
            run.cite("sbp.power-zero")
            run.happen(Event("destroyed", i, p, data={"by": "rules"}))
            processed(run, t.since)
            applied = True
    return applied


def processed(run: Run, stay: int) -> None:
    """Remember that a creature's stay in the battle zone has been dealt with."""
    s = run.state.fork()
    s.extra = {**s.extra, "processed": s.extra.get("processed", frozenset()) | {stay}}
    run.state = s


ENTRIES: tuple[Callable[[Run], bool], ...] = (empty_deck, power_zero)


def state_based(run: Run, where: str) -> bool:
    """One round: every entry once. The kernel repeats rounds until one does nothing."""
    applied = False
    for entry in ENTRIES:
        applied = entry(run) or applied
    return applied
