"""What earlier steps of an effect did: which events a wording such as "put into your graveyard this way" is about, and which of them count."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.history import attempted, this_way
from engine.kernel.questions import THIS_WAY_NOTHING
from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.tree import Node
from engine.log.happenings.table import card_wordings

MOVES = ("put", "moved-to-hand")


def recognised(done: Node) -> Callable[[Context], Callable[[Event], bool]]:
    """The events of an earlier step that a participle names, such as "put into your graveyard"."""
    if done.kind != "put":

        def named(ctx: Context) -> Callable[[Event], bool]:
            type = card_wordings(ctx.run.game.vocabulary)[done.kind].remembered
            return lambda e: e.type == type or type in ctx.run.game.umbrella.get(e.type, ())

        return named
    zone = done["into"]["zone"]

    def putting(ctx: Context) -> Callable[[Event], bool]:
        game = ctx.run.game
        kinds = ("entered", *MOVES) if zone == game.table else MOVES

        def fits(e: Event) -> bool:
            types = (e.type, *game.umbrella.get(e.type, ()))
            return any(t in kinds for t in types) and (e.zone or game.destinations.get(e.type, game.table)) == zone

        return fits

    return putting


def events_of(done: Node, reading: str) -> Callable[[Context], list[Event]]:
    """Those of them that count by the rule for this wording."""
    which = recognised(done)
    return lambda ctx: this_way(ctx, done.kind.replace("_", "-"), reading, which(ctx))


def nothing_counts(ctx: Context, done: Node) -> bool:
    """Whether it is read as nothing (0) where there was not even a try; what was only tried is another rule's."""
    if attempted(ctx, recognised(done)(ctx)):
        return False
    return ctx.run.ask(THIS_WAY_NOTHING) == "counts-as-zero"
