"""What goes one after the other: options done in their order, things selected and spoken of by their number, damage divided in the order of entering."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.questions import IN_ORDER
from engine.kernel.resolve import Context, goes_on
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.clauses import use, used
from engine.language.meaning.effects import Operation, done, sweep, targets_of
from engine.language.meaning.targets import Subject, Target
from engine.language.tree import Node


@means("clause", "in_order")
def in_order(b: Bench, node: Node) -> Operation:
    """The next so many of the options; after the last comes the first again, unless it says how many are done at most.

    What is done is noted with the number of the turn, since a rule may have the order begin anew with each turn.
    """
    options = [b.make("clause", o) for o in node["options"]]
    amount, key, most = b.make("amount", node["n"]), next(b.keys), node.get("most")

    def operation(ctx: Context) -> None:
        for turn in range(amount(ctx)):
            if turn and not goes_on(ctx):
                return
            so_far = used(ctx, key)
            if most is not None and len(so_far) >= most:
                done(ctx, [])
                return
            now = ctx.state.turn_number
            place = so_far.count(now) if most is None and ctx.run.ask(IN_ORDER) == "anew-each-turn" else len(so_far)
            use(ctx, key, now)
            options[place % len(options)](ctx)

    return operation


@means("clause", "paying_option")
def paying_option(b: Bench, node: Node) -> Operation:
    """An option that is paid for."""
    made: Operation = b.make("clause", Node("paying", cost=node["cost"], then=node["then"]))
    return made


@means("target", "nth_selected")
def nth_selected(b: Bench, node: Node) -> Target:
    """The first, or second, of those that were selected."""
    name, noun = f"selected-{node['n']}", b.make("noun", node["noun"])

    def target(ctx: Context) -> list[int]:
        i = ctx.values.get(name, 0)
        return [i] if i and noun(ctx, ctx.state.things[i]) else []

    return target


@means("subject", "nth_selected")
def about_nth_selected(b: Bench, node: Node) -> Subject:
    """Whether it is that one."""
    target: Callable[[Context], list[int]] = nth_selected(b, node)
    return Subject(lambda ctx, t: t.id in target(ctx), lambda ctx, n: n > 0)


@means("effect", "deal_pool", needs="damaged")
def deal_pool(b: Bench, node: Node) -> Operation:
    """So much damage in all: to each in the order of entering as much as its defense, what is left to a leader."""
    targets, amount = targets_of(b, node), b.make("amount", node["amount"])

    def operation(ctx: Context) -> None:
        things, left, events = ctx.state.things, amount(ctx), []
        ids = targets(ctx)
        for i in sorted((i for i in ids if things[i].zone != "leader"), key=lambda i: things[i].since):
            n = min(left, max(0, things[i].left))
            left -= n
            if n:
                events.append(Event("damaged", i, things[i].controller, n, ctx.source, by="effect", of=ctx.me))
        events += [Event("damaged", i, things[i].controller, left, ctx.source, by="effect", of=ctx.me) for i in ids if things[i].zone == "leader" and left][:1]
        for e in events:
            e.before = things[e.subject]
        sweep(ctx, events)
        ctx.it = tuple(ids)

    return operation
