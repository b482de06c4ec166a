"""Effects on cards: damage, healing, destroying, evolving, summoning. Each effect is one operation; several targets are handled in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.gather import heard
from engine.kernel.resolve import Context
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, means, players
from engine.language.meaning.making import cards_made
from engine.language.tree import Node

Operation = Callable[[Context], None]


def targets_of(b: Bench, node: Node) -> Callable[[Context], list[int]]:
    """The things an effect is done to, each once, in the order they are spoken of."""
    parts = [noticing(b, t) if t.kind == "opposing" else b.make("target", t) for t in node["targets"]]
    if len(parts) == 1:
        return parts[0]
    return lambda ctx: list(dict.fromkeys(i for part in parts for i in part(ctx)))


def noticing(b: Bench, node: Node) -> Callable[[Context], list[int]]:
    """The one that is fought, with a line in the log where it is not there any more."""
    target, text = b.make("target", node), b.text(node, "target")

    def found(ctx: Context) -> list[int]:
        ids: list[int] = target(ctx)
        if not ids:
            ctx.run.cite("clash.opponent")
            parts = {"source": ctx.origin, "ability": text, "pending": ctx.pending}
            ctx.run.emit("fizzled", Message("fizzled.no-target", parts), ctx.event, ctx.me)
        return ids

    return found


def in_order(ctx: Context, ids: list[int]) -> list[int]:
    """Several targets in the order in which the game handles them."""
    if len(ids) < 2:
        return ids
    hook = ctx.run.game.hooks.get("target-order")
    return ids if hook is None else hook(ctx.run, ids)


def sweep(ctx: Context, events: list[Event], question: str = "sweep.targets") -> list[Event]:
    """Let events happen to several targets: one after the other, or as one occasion, by the rule."""
    run = ctx.run
    if len(events) > 1:
        run.cite(question)
        mark = run.pendings
        if run.answers.get(question) == "together" and not run.occasion:
            run.together(events)
        else:
            for e in events:
                run.happen(e)
        swept = run.game.hooks.get("swept")
        if swept is not None:
            swept(run, mark)
    else:
        for e in events:
            run.happen(e)
    done(ctx, events)
    return events


def done(ctx: Context, events: list[Event]) -> None:
    """Remember what was touched ("it", "them") and what came of it ("this way").

    What concerned only a player leaves "it" as it was; a step that found nothing to be done to leaves nothing to speak of.
    """
    ctx.last = events
    ctx.tally.append(events)
    touched = tuple(e.subject for e in events if e.subject)
    if touched or not events:
        ctx.it = touched
    if events:
        ctx.values.pop("nothing", None)
    else:
        ctx.values["nothing"] = 1


def on_each(type: str, ordered: bool = True, **data: Any) -> Callable[[Bench, Node], Operation]:
    """An effect that does the same to each target."""

    def make(b: Bench, node: Node) -> Operation:
        targets = targets_of(b, node)

        def operation(ctx: Context) -> None:
            ids = targets(ctx)
            if ordered:
                ids = in_order(ctx, ids)
            things = ctx.run.state.things
            sweep(ctx, [Event(type, i, things[i].controller, 0, ctx.source, {"by": "effect", "of": ctx.me, **data}) for i in ids])

        return operation

    return make


means("effect", "destroy")(on_each("destroyed"))
means("effect", "banish")(on_each("banished"))
means("effect", "return")(on_each("returned"))
means("effect", "lose_all")(on_each("lost-abilities"))
means("effect", "reveal")(on_each("revealed", ordered=False))
means("effect", "look")(on_each("revealed", ordered=False, private=True))


@means("effect", "evolve")
def evolve(b: Bench, node: Node) -> Operation:
    targets = targets_of(b, node)

    def operation(ctx: Context) -> None:
        run = ctx.run
        ids = in_order(ctx, targets(ctx))
        held, run.occasion = run.occasion, run.occasion or run.open_occasion()
        try:
            things = run.state.things
            events = [run.happen(Event("evolved", i, things[i].controller, 0, ctx.source, {"by": "effect"})) for i in ids]
            announce_evolved(ctx, [e for e in events if e.did])
        finally:
            run.occasion = held
        done(ctx, events)

    return operation


def announce_evolved(ctx: Context, evolved: list[Event]) -> None:
    """Tell those who watch that followers evolved: as one bundle with its count, or each for itself, by rule."""
    run = ctx.run
    if len(evolved) > 1 and "evolves" in heard(run.state, run.game.listening):
        run.cite("evolve.bundled")
    groups = [evolved] if run.answers.get("evolve.bundled", True) else [[e] for e in evolved]
    for group in groups:
        if group:
            bundle = Event("evolves", player=ctx.me, amount=len(group), source=ctx.source)
            bundle.about = tuple(e.subject for e in group)
            run.announce(bundle)


@means("effect", "deal")
def deal(b: Bench, node: Node) -> Operation:
    targets, amount = targets_of(b, node), b.make("amount", node["amount"])

    def operation(ctx: Context) -> None:
        ids = in_order(ctx, targets(ctx))
        n = amount(ctx)
        things = ctx.run.state.things
        events = []
        for i in ids:
            e = Event("damaged", i, things[i].controller, n, ctx.source, {"by": "effect", "of": ctx.me})
            e.before = things[i]
            events.append(e)
        sweep(ctx, events)

    return operation


@means("effect", "heal")
def heal(b: Bench, node: Node) -> Operation:
    targets = targets_of(b, node)
    amount = b.make("amount", node["amount"]) if "amount" in node else None

    def operation(ctx: Context) -> None:
        ids = in_order(ctx, targets(ctx))
        things = ctx.run.state.things
        sweep(
            ctx,
            [
                Event("healed", i, things[i].controller, amount(ctx) if amount else things[i].damage, ctx.source, {"by": "effect"})
                for i in ids
            ],
            "sweep.healing",
        )

    return operation


# ---- new cards


@means("effect", "summon")
def summon(b: Bench, node: Node) -> Operation:
    made, whose = cards_made(b, node), players(node.get("player"))

    def operation(ctx: Context) -> None:
        events = []
        for p in whose(ctx):
            for card in made(ctx):
                events.append(ctx.run.happen(Event("entered", 0, p, 0, ctx.source, {"how": "summoned", "card": card})))
        done(ctx, [e for e in events if e.did])

    return operation


@means("effect", "add")
def add(b: Bench, node: Node) -> Operation:
    made, into = cards_made(b, node), node.get("into")
    zone = into["zone"] if into is not None and "zone" in into else "hand"
    at = into.get("at", "") if into is not None else ""
    whose = players(into.get("owner") if into is not None else None)

    def operation(ctx: Context) -> None:
        type = "added" if zone == "hand" else "added-elsewhere"
        by_lot = ctx.values.get("random") or any(m.kind == "one_of" for m in node["made"])
        data = {"zone": zone, "picked": "random" if by_lot else "chosen" if ctx.values.get("choice") else "", "bottom": at == "bottom"}
        events = [ctx.run.happen(Event(type, 0, p, 0, ctx.source, {**data, "card": c})) for p in whose(ctx) for c in made(ctx)]
        done(ctx, events)
        if at == "anywhere":
            for p in whose(ctx):
                ctx.run.happen(Event("shuffled", player=p, data={"zone": zone}))

    return operation


@means("effect", "transform")
def transform(b: Bench, node: Node) -> Operation:
    targets, made = targets_of(b, node), cards_made(b, node)

    def operation(ctx: Context) -> None:
        events = []
        for i in in_order(ctx, targets(ctx)):
            t = ctx.state.things[i]
            e = Event("transformed", i, t.controller, 0, ctx.source, {"card": made(ctx)[0], "by": "effect", "was": t})
            events.append(e)
        sweep(ctx, events)
        for e in events:
            if e.get("enters"):
                ctx.run.happen(Event("entered", e.subject, e.player, source=ctx.source, data={"how": "returned"}))

    return operation


@means("effect", "invoke")
def invoke(b: Bench, node: Node) -> Operation:
    """The card itself goes from the deck to the table."""

    def operation(ctx: Context) -> None:
        came = ctx.run.happen(Event("entered", ctx.source, ctx.me, 0, ctx.source, {"how": "invoked"}))
        if came.did and "invoked" in ctx.run.game.appliers:
            ctx.run.happen(Event("invoked", ctx.source, ctx.me, 0, ctx.source))
        done(ctx, [came])
        if ctx.pending is not None:  # it went there by itself: it has not left the place its effect works from
            ctx.pending.since = ctx.state.things[ctx.source].since

    return operation
