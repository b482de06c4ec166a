"""Deeds of the earlier steps of an effect: which events a wording such as "put into your graveyard this way" is about, and which of them count."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.history import attempted, this_way
from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.tree import Node

MOVES = ("put", "moved-to-hand")
TYPES = {"destroyed_by_you": "destroyed"}


def recognised(deed: Node) -> Callable[[Context], Callable[[Event], bool]]:
    """The events of an earlier step that a deed names, such as "put into your graveyard"."""
    if deed.kind != "put":
        type = TYPES.get(deed.kind, deed.kind)
        return lambda ctx: lambda e: e.type == type or type in ctx.run.game.umbrella.get(e.type, ())
    zone = deed["into"]["zone"]

    def putting(ctx: Context) -> Callable[[Event], bool]:
        game = ctx.run.game
        kinds = ("entered", *MOVES) if zone == game.table else MOVES

        def fits(e: Event) -> bool:
            types = (e.type, *game.umbrella.get(e.type, ()))
            return any(t in kinds for t in types) and (e.get("zone") or game.destinations.get(e.type, game.table)) == zone

        return fits

    return putting


def events_of(deed: Node, reading: str) -> Callable[[Context], list[Event]]:
    """Those of them that count by the rule for this wording."""
    which = recognised(deed)
    return lambda ctx: this_way(ctx, deed.kind.replace("_", "-"), reading, which(ctx))


def nothing_counts(ctx: Context, deed: Node) -> bool:
    """Whether it is read as nothing (0) where there was not even a try; what was only tried is another rule's."""
    if attempted(ctx, recognised(deed)(ctx)):
        return False
    ctx.run.cite("this-way.nothing")
    return ctx.run.answers.get("this-way.nothing") == "as-zero"
