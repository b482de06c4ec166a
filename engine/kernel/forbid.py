"""What players may not do: abilities that forbid, asked before a card is played or put somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.cards import CardAbility
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


def forbidding(run: Run, deed: str) -> Sequence[tuple[int, CardAbility]]:
    """The abilities on the table that forbid such a deed to somebody, each with the thing that has it."""
    return heard(run.state, run.game.listening).get("!" + deed, ())


def forbidden(run: Run, wanted: Wanted) -> Thing | None:
    """The thing whose ability forbids it, or None. Forbidding abilities hear "!" and the deed."""
    for i, h in forbidding(run, wanted.deed):
        holder, a = run.state.things[i], h.ability
        ctx = Context(run, h, holder, a.forbidden_by or holder.controller, None)
        ctx.tally = list(a.tally)
        if (a.condition is None or a.condition(ctx)) and a.forbids is not None and a.forbids(ctx, wanted):
            return holder
    return None


def not_forbidden(run: Run, deed: str, player: Player, thing: Thing, question: str) -> None:
    """Refuse what some ability forbids: what a player is about to do with a card."""
    if forbidding(run, deed) and forbidden(run, Wanted(deed, player, thing)) is not None:
        raise Refused(question, Message("refused.forbidden", {"source": thing}))
