"""Which of several replacements applies first: nobody chooses, a rule says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import removal_policies as removal
from engine.kernel.cards import CardAbility
from engine.kernel.state import Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def which(run: Run, event: Event, found: list[tuple[Thing, CardAbility]]) -> int:
    """Those that speak of any leaving go before those that speak of one way of it; else (or by rule always) as they were given."""
    given = [(t.since if t.id != event.subject else 0, h.granted, h.line) for t, h in found]
    wide = [h.ability.trigger is not None and h.ability.trigger.event == "left" for _, h in found]
    if len(set(wide)) > 1:
        run.cite(removal.REPLACEMENT_ORDER)
        if run.answer(removal.REPLACEMENT_ORDER) == "leaving-first":
            return min(range(len(found)), key=lambda n: (not wide[n], given[n]))
    return min(range(len(found)), key=lambda n: given[n])
