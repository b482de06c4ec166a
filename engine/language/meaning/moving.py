"""Effects that move cards between zones: putting, shuffling, drawing, discarding, reanimating."""

from __future__ import annotations

from engine.kernel.resolve import Context
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, means, players
from engine.language.meaning.effects import Operation, done, targets_of
from engine.language.tree import Node


@means("effect", "put")
def put(b: Bench, node: Node) -> Operation:
    targets, into = targets_of(b, node), node["into"]
    zone, at = into["zone"], into.get("at", "")
    whose = players(into["owner"]) if "owner" in into else None

    def operation(ctx: Context) -> None:
        events = []
        for i in targets(ctx):
            t = ctx.state.things[i]
            player = whose(ctx)[0] if whose is not None and into["owner"]["who"] != "owner" else t.owner
            events.append(move_event(ctx, t.id, player, zone, at))
        done(ctx, [ctx.run.happen(e) for e in events])
        if at == "anywhere":
            for player in dict.fromkeys(e.player for e in events):
                ctx.run.happen(Event("shuffled", player=player, data={"zone": zone}))

    return operation


@means("effect", "put_top")
def put_top(b: Bench, node: Node) -> Operation:
    """Only the top card leaves; what becomes of those under it is the game's."""
    targets, zone = targets_of(b, node), node["into"]["zone"]

    def operation(ctx: Context) -> None:
        things, leaves = ctx.state.things, ctx.run.game.hooks["top-leaves"]
        events = [move_event(ctx, i, things[i].owner, zone, node["into"].get("at", "")) for i in targets(ctx)]
        done(ctx, [leaves(ctx.run, e) for e in events])

    return operation


def move_event(ctx: Context, i: int, player: str, zone: str, at: str) -> Event:
    """The event by which a card goes to a zone: entering, coming to hand, or being put there."""
    if zone == ctx.run.game.table:
        return Event("entered", i, player, 0, ctx.source, {"how": "summoned", "free": True})
    if zone == "hand" and "moved-to-hand" in ctx.run.game.appliers:
        return Event("moved-to-hand", i, player, 0, ctx.source, {})
    came = ctx.state.things[i].zone
    return Event("put", i, player, 0, ctx.source, {"zone": zone, "from": came, "at": at, "bottom": at == "bottom", "by": "effect"})


@means("effect", "shuffle")
def shuffle(b: Bench, node: Node) -> Operation:
    whose = players(node["owner"])

    def operation(ctx: Context) -> None:
        for p in whose(ctx):
            ctx.run.happen(Event("shuffled", player=p, data={"zone": node["zone"]}))

    return operation


@means("effect", "draw")
def draw(b: Bench, node: Node) -> Operation:
    whose, amount = players(node.get("player")), b.make("amount", node["count"])

    def operation(ctx: Context) -> None:
        hook = ctx.run.game.hooks.get("draw")
        events: list[Event] = []
        for p in whose(ctx):
            n = amount(ctx)
            if hook is not None:
                events += hook(ctx.run, ctx, p, n)
            else:
                events += [ctx.run.happen(Event("drawn", player=p, source=ctx.source)) for _ in range(n)]
        done(ctx, events)

    return operation


@means("effect", "discard")
def discard(b: Bench, node: Node) -> Operation:
    whose, targets = players(node.get("player")), targets_of(b, node)
    at_random = all(t.kind == "random" for t in node["targets"])

    def holds_cards(ctx: Context) -> bool:
        return any(ctx.state.zone(p, "hand") for p in whose(ctx))

    possible = b.reading("discard", holds_cards, quiet=True) if at_random else holds_cards

    def operation(ctx: Context) -> None:
        events: list[Event] = []
        if not possible(ctx):
            if holds_cards(ctx):
                ctx.run.cite("reads.discard")
                ctx.run.emit("fizzled", Message("fizzled.nothing-to-discard", {"source": ctx.origin}), actor=ctx.me)
            done(ctx, events)
            return
        ids = targets(ctx)
        for p in whose(ctx):
            mine = [i for i in ids if ctx.state.things[i].owner == p]
            events += ctx.run.game.hooks["discard"](ctx.run, ctx, p, mine, at_random)
        done(ctx, events)

    return operation


@means("effect", "reanimate")
def reanimate(b: Bench, node: Node) -> Operation:
    n = b.make("amount", node["n"])

    def operation(ctx: Context) -> None:
        done(ctx, [e for e in ctx.run.game.hooks["reanimate"](ctx, n(ctx)) if e.did])

    return operation
