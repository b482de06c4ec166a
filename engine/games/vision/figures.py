"""Figures of Phantom Magic Vision that its texts change: damage that is distributed, power that is multiplied, nodes that a card needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from engine.kernel.cards import Ability
from engine.kernel.figures import FIGURES
from engine.kernel.modifying import changing_costs
from engine.kernel.reckoning import ValueChange, own_figure
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.durations import lasting
from engine.language.meaning.effects import Operation, sweep, targets_of
from engine.language.meaning.figures import reckoning
from engine.language.meaning.grants import Grant, grant, marking
from engine.language.meaning.prices import used_from
from engine.language.tree import Node

FIGURES_AND_COSTS = Meanings()
means = FIGURES_AND_COSTS.means
NEEDS = "~needs"  # what abilities hear that change how many nodes a card needs
TAKES_ONE = {"en": "what takes 1 of the damage", "ja": "ダメージを1点割り振るカード"}


@means("effect", "distribute", needs="damaged")
def distribute(b: Bench, node: Node) -> Operation:
    """Its player says of each point who takes it; then all take what is theirs at once."""
    select, amount = b.make("filter", node["what"]).select, b.make("amount", node["amount"])

    def operation(ctx: Context) -> None:
        run = ctx.run
        ids = [i for i in select(ctx) if run.game.behaviour.affectable(ctx, i)]
        shares: Counter[int] = Counter()
        for _ in range(amount(ctx) if ids else 0):
            shares.update(choose(run, ctx.me, ids, 1, Message("choose-target", {"source": ctx.origin, "text": TAKES_ONE})))
        things = run.state.things
        events = []
        for i in (i for i in ids if shares[i]):
            e = Event("damaged", i, things[i].controller, shares[i], ctx.source, by="effect", of=ctx.me)
            e.before = things[i]
            events.append(e)
        sweep(ctx, events)

    return operation


@means("effect", "times_power")
def times_power(b: Bench, node: Node) -> Operation:
    """Both figures become so many times what they are by right."""
    targets, n, duration, text = targets_of(b, node), node["n"], lasting(b, node.get("duration")), b.text(node, "effect")

    def operation(ctx: Context) -> None:
        ids = targets(ctx)
        for i in ids:
            for name in ("attack", "defense"):
                value = n * FIGURES["original_" + name](ctx.state.things[i])
                change = ValueChange("figure", name, "becomes", lambda now: [now.source], lambda now, value=value: value)  # type: ignore[misc]
                grant(ctx, i, reckoning(text, change, b.game.table), duration(ctx))
        ctx.it = tuple(ids)

    return operation


@means("effect", "swap")
def swap(b: Bench, node: Node) -> Operation:
    """Attack and defense are changed to one another's numbers, as they are before all that raises and lowers them; damage stays."""
    targets, duration, text = targets_of(b, node), lasting(b, node.get("duration")), b.text(node, "effect")

    def operation(ctx: Context) -> None:
        ids = targets(ctx)
        for i in ids:
            t = ctx.state.things[i]
            now = {"attack": own_figure(ctx.run, t, "defense"), "defense": own_figure(ctx.run, t, "attack")}
            for name, value in now.items():
                change = ValueChange("figure", name, "becomes", lambda now: [now.source], lambda now, value=value: value)  # type: ignore[misc]
                grant(ctx, i, reckoning(text, change, b.game.table), duration(ctx))
        ctx.it = tuple(ids)

    return operation


@means("mark", "no_activated")
def no_activated(b: Bench, node: Node) -> str:
    """The mark of what can't be used."""
    return b.mark("no-activated", "quality", node.kind)


@means("quality", "no_activated")
def given_none(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


@means("continuous", "needs_less", "needs_more")
def other_needs(b: Bench, node: Node) -> Callable[[Callable[[Context, Thing], bool]], Ability]:
    """Cards that fit need so many nodes less, or more, as long as this is there."""
    sign, amount, text = -1 if node.kind == "needs_less" else 1, b.make("amount", node["amount"]), b.text(node, "quality")

    zones = used_from(b) if b.itself else frozenset({b.game.table})

    def made(fits: Callable[[Context, Thing], bool]) -> Ability:
        return replace(changing_costs(text, fits, lambda ctx: sign * amount(ctx), zones), hears=(NEEDS,))

    return made


@means("bound", "either_of")
def either_of(b: Bench, node: Node) -> Callable[[Context, int], bool]:
    """The one number or the other."""
    numbers = (node["low"], node["high"])
    return lambda ctx, n: n in numbers


@means("test", "of_the_name")
def of_the_name(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """The whole of its printed name."""
    slug = node["card"]
    return lambda ctx, t: t.card.slug == slug


@means("test", "name_has")
def name_has(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """That name, or one that contains it."""
    return b.make("noun", Node("named", card=node["card"]))
