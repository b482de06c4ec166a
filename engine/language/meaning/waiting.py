"""Effects on what waits: for games in which players answer one another."""

from __future__ import annotations

from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, NoMeaning, means
from engine.language.meaning.effects import Operation, done, sweep, targets_of
from engine.language.meaning.filters import Fits
from engine.language.meaning.moving import placed
from engine.language.tree import Node

NOTHING_WAITS_THERE = (
    "nothing waits of a card that lies there, so there is nothing to make void; say “a chosen card that is waiting”, or what is done to the card (“discard …”)",
    "そこにあるカードには解決を待つ効果がないので、無効にするものがありません。「解決待ちの…」と書くか、カードに対して行うこと（「…を捨てる」）を書いてください",
)


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
    """What waits of the targets is made void: where no place is said, cards of which something waits. Elsewhere than on the table nothing does."""
    if any(part.kind == "in" and part["zone"] != b.game.table for t in node["targets"] for part in t.walk()):
        raise NoMeaning("effect", "void", NOTHING_WAITS_THERE)
    meant = tuple(placed(t, Node("waiting")) for t in node["targets"])
    targets = targets_of(b, Node("void", {**dict(node.parts), "targets": meant}, node.at))

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        sweep(ctx, [Event("negated", i, things[i].controller, 0, ctx.source) for i in targets(ctx)])

    return operation
