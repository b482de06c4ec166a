"""What Phantom Magic Vision does in its own way: what waited may be void or come too late, and what has resolved goes to its pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import interference
from engine.games.vision import policies as rule
from engine.kernel.agenda import Pending
from engine.kernel.behaviour import Behaviour
from engine.kernel.resolve import Context
from engine.kernel.state import Player, State, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run


class Vision(Behaviour):
    """Interferences settle what resolves."""

    def fizzles(self, run: Run, waiting: Pending, now: Thing | None) -> tuple[str, str] | None:
        """It was made void, or an automatic effect may not be applied now."""
        return interference.passed_over(run, waiting, now)

    def targetable(self, ctx: Context, thing: int) -> bool:
        """Not what can't be chosen, by the other player's effects."""
        return unharmed(ctx, thing, "untargetable") and unharmed(ctx, thing, "cannot-be-affected")

    def affectable(self, ctx: Context, thing: int) -> bool:
        """Not what can't be affected; what is only no target can be, by the rule."""
        if not unharmed(ctx, thing, "cannot-be-affected"):
            return False
        return unharmed(ctx, thing, "untargetable") or ctx.run.ask(rule.TARGET_AFFECTED) == "two-things"

    def points(self, state: State, player: Player, name: str) -> int:
        """Life is what is left of it, nodes are the cards in the node area."""
        if name == "life":
            return state.things[state.zone(player, "leader")[0]].left
        return len(state.zone(player, "node")) if name == "node" else super().points(state, player, name)

    def resolved(self, run: Run, waiting: Pending) -> None:
        """A spell or command, and a character that was made void, goes to the netherworld."""
        interference.resolved(run, waiting)


def unharmed(ctx: Context, thing: int, mark: str) -> bool:
    """Whether a mark on a card does not keep this effect from choosing it: a player's own effects may choose it all the same."""
    t = ctx.state.things[thing]
    return t.controller == ctx.me or mark not in t.keywords
