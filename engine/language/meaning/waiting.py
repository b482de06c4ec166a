"""Effects on what waits: for games in which players answer one another."""

from __future__ import annotations

from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.effects import Operation, done, sweep, targets_of
from engine.language.meaning.filters import Fits
from engine.language.meaning.moving import placed
from engine.language.tree import Node


@means("test", "waiting")
def waiting(b: Bench, node: Node) -> Fits:
    """Cards of which something waits."""
    return lambda ctx, t: any(p.source == t.id for p in ctx.run.agenda)


@means("effect", "retarget", needs="retargeted")
def retarget(b: Bench, node: Node) -> Operation:
    """What waits of a card is aimed at another target, where that one is fit for it."""
    waiting, target = b.make("target", node["waiting"]), b.make("target", node["target"])

    def operation(ctx: Context) -> None:
        to = target(ctx)[:1]
        done(ctx, [ctx.run.happen(Event("retargeted", i, ctx.me, 0, ctx.source, target=t)) for t in to for i in waiting(ctx)])

    return operation


@means("effect", "void", needs="negated")
def void(b: Bench, node: Node) -> Operation:
    """What waits of the targets is made void; a card of a kind that does not stay on the table is a target while it waits."""
    passing = {kind.id for kind in b.game.kinds if not kind.permanent}
    of_them = [any(part.get("word") in passing for part in t.walk()) for t in node["targets"]]
    meant = (placed(t, Node("waiting")) if passes else t for t, passes in zip(node["targets"], of_them, strict=True))
    targets = targets_of(b, Node("void", {**dict(node.parts), "targets": tuple(meant)}, node.at))

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        sweep(ctx, [Event("negated", i, things[i].controller, 0, ctx.source) for i in targets(ctx)])

    return operation
