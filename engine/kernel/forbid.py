"""What players may not do: abilities that forbid, asked before a card is played or put somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.gather import heard
from engine.kernel.requests import Refused
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


class Wanted(NamedTuple):
    """What a player is about to do with a card: "play" it, or "put" it into ``zone``; or what the card is about to do to the ``other``."""

    deed: str
    player: Player
    thing: Thing
    zone: str = ""
    other: Thing | None = None


def forbidden(run: Run, wanted: Wanted) -> Thing | None:
    """The thing whose ability forbids it, or None. Forbidding abilities hear "!" and the deed."""
    for i, h in heard(run.state, run.game.listening).get("!" + wanted.deed, ()):
        holder, a = run.state.things[i], h.ability
        ctx = Context(run, h, holder, a.forbidden_by or holder.controller, None)
        ctx.tally = list(a.tally)
        if (a.condition is None or a.condition(ctx)) and a.forbids is not None and a.forbids(ctx, wanted):
            return holder
    return None


def not_forbidden(run: Run, wanted: Wanted, question: str) -> None:
    """Refuse what some ability forbids."""
    if forbidden(run, wanted) is not None:
        raise Refused(question, Message("refused.forbidden", {"source": wanted.thing}))
