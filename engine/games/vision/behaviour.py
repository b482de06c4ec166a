"""What Phantom Magic Vision does in its own way: what waited may be void or come too late, and what has resolved goes to its pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import interference
from engine.kernel.agenda import Pending
from engine.kernel.behaviour import Behaviour
from engine.kernel.resolve import Context
from engine.kernel.state import Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run


class Vision(Behaviour):
    """Interferences settle what resolves."""

    def fizzles(self, run: Run, waiting: Pending, now: Thing | None) -> tuple[str, str] | None:
        """It was made void, or an automatic effect may not be applied now."""
        return interference.passed_over(run, waiting, now)

    def targetable(self, ctx: Context, thing: int) -> bool:
        """Not what can't be chosen, by the other player's effects."""
        t = ctx.state.things[thing]
        return t.controller == ctx.me or "untargetable" not in t.keywords

    def resolved(self, run: Run, waiting: Pending) -> None:
        """A spell or command, and a character that was made void, goes to the netherworld."""
        interference.resolved(run, waiting)
