"""What Duel Masters Play's does otherwise than the paper game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters.behaviour import DuelMasters
from engine.games.duel_masters_plays import limits
from engine.games.duel_masters_plays import policies as rule
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


class DuelMastersPlays(DuelMasters):
    """Zones hold only so many cards."""

    def overrules(self, run: Run, event: Event) -> bool:
        """What finds its zone full goes to the graveyard instead."""
        return super().overrules(run, event) or limits.overrules(run, event)

    def most_in(self, run: Run, zone: str) -> int | None:
        """As many as the rules of the day say, if they say so of that zone."""
        return run.answer(rule.ZONE_LIMITS).get(zone)
