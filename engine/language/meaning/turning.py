"""Cards that are turned: tapped and untapped, put to sleep and woken, checked and unchecked."""

from __future__ import annotations

from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.effects import Operation, sweep, targets_of
from engine.language.tree import Node

TURNS = {"tap": ("tapped", 1), "untap": ("tapped", 0), "sleep": ("asleep", 1), "wake": ("asleep", 0), "check": ("tapped", 1), "uncheck": ("tapped", 0)}


@means("effect", "turn_card")
def turn_card(b: Bench, node: Node) -> Operation:
    targets, (mark, value) = targets_of(b, node), TURNS[node["how"]]
    type = "untapped" if node["how"] == "untap" and "untapped" in b.game.appliers else "marked"

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        sweep(ctx, [Event(type, i, things[i].controller, value, ctx.source, mark=mark) for i in targets(ctx)])

    return operation


@means("effect", "turn_over", needs="turned-down")
def turn_over(b: Bench, node: Node) -> Operation:
    """What lies that way already stays as it is."""
    targets, down = targets_of(b, node), node["how"] == "down"

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        over = [i for i in targets(ctx) if things[i].hidden != down]
        sweep(ctx, [Event("turned-down" if down else "turned-up", i, things[i].controller, source=ctx.source) for i in over])

    return operation
