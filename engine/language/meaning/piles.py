"""Looking at cards of a pile and distributing them; revealing until one comes."""

from __future__ import annotations

from engine.kernel.resolve import Context
from engine.kernel.shuffling import take_from_top
from engine.kernel.targets import wished
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, means, players
from engine.language.meaning.dropping import enough
from engine.language.meaning.effects import Operation, done
from engine.language.meaning.targets import Target, pick
from engine.language.tree import Node


@means("target", "top")
def top(b: Bench, node: Node) -> Target:
    amount, whose = b.make("amount", node["count"]), players(node["owner"])
    zone = node["zone"]


    def target(ctx: Context) -> list[int]:
        found: list[int] = []
        for p in whose(ctx):
            wanted = amount(ctx)
            enough(ctx, len(ctx.state.zone(p, zone)), wanted)
            found += [t.id for t in take_from_top(ctx.run, p, wanted, zone)]
        return found

    return target


@means("target", "nth_from_top")
def nth_from_top(b: Bench, node: Node) -> Target:
    """One card of a deck, by its place."""
    n, whose, zone = node["n"], players(node["owner"]), node["zone"]
    return lambda ctx: [t.id for p in whose(ctx) for t in take_from_top(ctx.run, p, n, zone)[max(n - 1, 0) : n]]


def in_group(ctx: Context) -> list[int]:
    """The group spoken of before, without who has moved. As long as only members of it are spoken of it stays the group."""
    if not ctx.group or not set(ctx.it) <= set(ctx.group):
        ctx.group = {i: ctx.state.things[i].since for i in ctx.it}
    return [i for i, since in ctx.group.items() if ctx.state.things[i].since == since]


@means("target", "of_them")
def of_them(b: Bench, node: Node) -> Target:
    """Some of a group spoken of before."""
    amount, by_lot, text = b.make("amount", node["count"]), bool(node.get("random")), b.text(node, "target")

    def target(ctx: Context) -> list[int]:
        left = in_group(ctx)
        if by_lot:
            return lots(ctx, left, amount(ctx), text)
        return pick(ctx, ctx.me, left, amount(ctx), text, False)

    return target


@means("target", "among")
def among(b: Bench, node: Node) -> Target:
    """Those of a group spoken of before that fit: so many (or up to so many) as the player chooses or a lot says, or all."""
    fits, text = b.make("filter", node["filter"]).fits, b.text(node, "target")
    amount = b.make("amount", node["count"]) if "count" in node else None

    def target(ctx: Context) -> list[int]:
        things = ctx.state.things
        left = [i for i in in_group(ctx) if fits(ctx, things[i])]
        if amount is None:
            return left
        wanted = amount(ctx)
        if node.get("random"):
            return lots(ctx, left, wanted, text)
        if not node.get("up_to"):
            enough(ctx, len(left), wanted)
        return pick(ctx, ctx.me, left, wanted, text, bool(node.get("up_to")))

    return target


def lots(ctx: Context, left: list[int], amount: int, text: object) -> list[int]:
    """So many of these, drawn by lot."""
    run = ctx.run
    picked: list[int] = []
    while left and len(picked) < amount:
        n = 0
        if len(left) > 1:
            options = tuple((i, Message("thing", {"source": run.state.things[i]})) for i in left)
            n = run.decide("random", ctx.me, Message("random-target", {"source": ctx.origin, "text": text}), options, wish=wished(run, left))
        picked.append(left.pop(n))
    return picked


@means("effect", "reveal_until")
def reveal_until(b: Bench, node: Node) -> Operation:
    fits, whose, zone = b.make("filter", node["filter"]).fits, players(node["owner"]), node["zone"]

    def operation(ctx: Context) -> None:
        (player,) = whose(ctx)[:1]
        events: list[Event] = []
        for n in range(1, len(ctx.state.zone(player, zone)) + 1):
            t = take_from_top(ctx.run, player, n, zone)[-1]
            events.append(ctx.run.happen(Event("revealed", t.id, player, 0, ctx.source, by="effect")))
            if fits(ctx, t):
                done(ctx, events)
                ctx.it = (t.id,)
                return
        done(ctx, events)
        ctx.it = ()
        ctx.values["nothing"] = 1

    return operation
