"""What players may not do: abilities that forbid, asked before a card is played or put somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.gather import heard
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run


class Wanted(NamedTuple):
    """What a player is about to do with a card: "play" it, or "put" it into ``zone``."""

    deed: str
    player: Player
    thing: Thing
    zone: str = ""


def forbidden(run: Run, wanted: Wanted) -> Thing | None:
    """The thing whose ability forbids it, or None. Forbidding abilities hear "!" and the deed."""
    for i, h in heard(run.state, run.game.listening).get("!" + wanted.deed, ()):
        holder, data = run.state.things[i], h.ability.data
        ctx = Context(run, h, holder, data.get("by", holder.controller), None)
        ctx.tally = list(data.get("tally", ()))
        if (h.ability.condition is None or h.ability.condition(ctx)) and data["forbids"](ctx, wanted):
            return holder
    return None
