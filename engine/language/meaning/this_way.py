"""What was done "this way": what an earlier step of the effect did, or tried to do. Which of the two counts is a rule, by its wording."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.history import this_way
from engine.kernel.resolve import Context
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.targets import Subject, Target
from engine.language.tree import Node

Operation = Callable[[Context], None]
MOVES = ("put", "entered", "moved-to-hand")


class Dropped(Exception):
    """What a sentence speaks of is not there: the sentence is not carried out."""


def dropping(operation: Operation, text: object) -> Operation:
    """A sentence that is dropped, with a line in the log, where what it speaks of is not there."""

    def carried_out(ctx: Context) -> None:
        try:
            operation(ctx)
        except Dropped:
            ctx.last = []
            run = ctx.run
            if run.frames[-1].kind != "fizzled":
                run.emit("fizzled", Message("fizzled.dropped", {"source": ctx.origin, "ability": text}), actor=ctx.me)

    return carried_out


def events_of(deed: Node) -> Callable[[Context], list[Event]]:
    """The events of an earlier step that a deed names, such as "put into your graveyard"."""
    if deed.kind != "put":
        return lambda ctx: this_way(ctx, deed.kind)
    zone = deed["into"]["zone"]

    def moved(ctx: Context) -> list[Event]:
        ends = ctx.run.game.destinations
        kind = "entered" if zone == ctx.run.game.table else "put"
        return [e for e in this_way(ctx, kind, *MOVES) if (e.get("zone") or ends.get(e.type, ctx.run.game.table)) == zone]

    return moved


@means("target", "this_way")
def done_to(b: Bench, node: Node) -> Target:
    noun, events = b.make("noun", node["noun"]), events_of(node["deed"])

    def target(ctx: Context) -> list[int]:
        things = ctx.state.things
        return [e.subject for e in events(ctx) if noun(ctx, e.before or things[e.subject])]

    return target


@means("subject", "this_way")
def subject(b: Bench, node: Node) -> Subject:
    target = b.make("target", node)
    return Subject(lambda ctx, t: t.id in target(ctx), lambda ctx, n: n > 0)
