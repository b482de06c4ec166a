"""Figures of cards that are set or changed, for good or for a while."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel import moves
from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, Test
from engine.kernel.game import Game
from engine.kernel.questions import LEADER_SET
from engine.kernel.reckoning import LISTENS, ValueChange
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.temporary import TemporaryCost
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, NoMeaning, means
from engine.language.meaning.durations import FOR_GOOD, Lasting, lasting
from engine.language.meaning.effects import Operation, targets_of
from engine.language.meaning.figureless import FOLLOWED_IN_HAND, IN_HAND_ONLY, on_the_table
from engine.language.meaning.grants import grant, strengthen
from engine.language.tree import Node

STATS = ("attack", "power", "defense")


def how_long(b: Bench, node: Node) -> Callable[[Context], Lasting]:
    """For how long a figure is changed; :class:`NoMeaning` for one that is changed for good only."""
    if "duration" in node and node["attribute"]["name"] not in ("cost", *STATS):
        raise NoMeaning("duration", node["duration"].kind)
    return lasting(b, node.get("duration"))


def of_cards_in_hand(b: Bench, node: Node) -> None:
    """Raise NoMeaning where a cost is changed of cards in play, in a game in which only those in hand cost something."""
    if node["attribute"]["name"] == "cost" and b.meaning("continuous", FOLLOWED_IN_HAND) is not None and any(map(on_the_table, node["targets"])):
        raise NoMeaning("effect", node.kind, IN_HAND_ONLY)


@means("effect", "set_figure")
def set_figure(b: Bench, node: Node) -> Operation:
    of_cards_in_hand(b, node)
    if reckons(b.game) and ("duration" in node or node["attribute"]["name"] in ("attack", "defense")):
        return for_a_while(b, node, "becomes")
    targets, name, amount = targets_of(b, node), node["attribute"]["name"], b.make("amount", node["amount"])
    called, duration = b.text(node["attribute"], "attribute"), how_long(b, node)

    def operation(ctx: Context) -> None:
        ids = targets(ctx)
        for i in ids:
            t, n = ctx.state.things[i], amount(ctx)
            if name == "cost":
                moves.change(ctx.run, t, cost=n)
                duration(ctx).expire_later(ctx, t, TemporaryCost(n - (t.cost or 0)))
                ctx.run.happen(Event("changed", i, t.controller, n - (t.cost or 0), ctx.source, figure=called))
            elif name in ("attack", "power"):
                strengthen(ctx, i, (n - (t.attack or 0), 0), duration(ctx))
            elif name == "max_defense":
                raise_most(ctx, i, n - (t.defense or 0))
            elif name == "defense" and "duration" in node:  # what damage it has it keeps, for when this is over
                strengthen(ctx, i, (0, n - t.left), duration(ctx))
            elif name == "defense" and t.zone == "leader":
                leader_has(ctx, i, n, called)
            elif name == "defense":
                moves.change(ctx.run, t, damage=0)
                strengthen(ctx, i, (0, n - (t.defense or 0)), FOR_GOOD)
            else:
                moves.change(ctx.run, t, counters={**t.counters, name: n})
                ctx.run.happen(Event("changed", i, t.controller, n - t.counters.get(name, 0), ctx.source, figure=called))
        ctx.it = tuple(ids)

    return operation


@means("effect", "change")
def change(b: Bench, node: Node) -> Operation:
    of_cards_in_hand(b, node)
    if "duration" in node and reckons(b.game):
        return for_a_while(b, node, "change")
    targets, name, amount = targets_of(b, node), node["attribute"]["name"], b.make("amount", node["amount"])
    sign, least = 1 if node["how"] == "more" else -1, node.get("least", 0)
    called, duration = b.text(node["attribute"], "attribute"), how_long(b, node)

    def operation(ctx: Context) -> None:
        n, ids = sign * amount(ctx), targets(ctx)
        for i in ids:
            t = ctx.state.things[i]
            if name == "cost":
                new = max(least, (t.cost or 0) + n)
                moves.change(ctx.run, t, cost=new)
                duration(ctx).expire_later(ctx, t, TemporaryCost(new - (t.cost or 0)))
            elif name == "max_defense":
                raise_most(ctx, i, n)
                continue
            elif name in STATS:
                strengthen(ctx, i, (0, n) if name == "defense" else (n, 0), duration(ctx))
                continue
            else:
                moves.count(ctx.run, t, name, n)
            changed = Event("changed", i, t.controller, n, ctx.source, figure=called)
            ctx.run.happen(changed)
        ctx.it = tuple(ids)

    return operation


@means("effect", "halve")
def halve(b: Bench, node: Node) -> Operation:
    """A figure of each target becomes half of what it is, rounded down or up."""
    of_cards_in_hand(b, node)
    name, up = node["attribute"]["name"], int(bool(node.get("up")))
    targets, called = targets_of(b, node), b.text(node["attribute"], "attribute")
    if name not in ("cost", "attack", "defense"):
        raise NoMeaning("attribute", name)

    def operation(ctx: Context) -> None:
        ids = targets(ctx)
        for i in ids:
            t = ctx.state.things[i]
            had = {"cost": t.cost or 0, "attack": t.attack or 0, "defense": ctx.figure(t, "defense")}[name]
            less = had - (had + up) // 2
            if name == "cost":
                moves.change(ctx.run, t, cost=had - less)
                ctx.run.happen(Event("changed", i, t.controller, -less, ctx.source, figure=called))
            else:
                strengthen(ctx, i, (-less, 0) if name == "attack" else (0, -less), FOR_GOOD)
        ctx.it = tuple(ids)

    return operation


def raise_most(ctx: Context, i: int, n: int) -> None:
    """The most defense that something can have changes; what it has stays as it is, unless that would be more than the most."""
    t = ctx.state.things[i]
    moves.change(ctx.run, t, damage=max(0, t.damage + n))
    strengthen(ctx, i, (0, n), FOR_GOOD)


def leader_has(ctx: Context, i: int, n: int, called: Bilingual) -> None:
    """A leader has so much defense left; the most that it can have, which is spoken of apart, stays unless it is less than that."""
    left, most = ctx.state.things[i].left, ctx.state.things[i].defense or 0
    if ctx.run.ask(LEADER_SET) == "most-too" or n > most:
        raise_most(ctx, i, n - most)
    t = ctx.state.things[i]
    moves.change(ctx.run, t, damage=max(0, (t.defense or 0) - n))
    ctx.run.happen(Event("changed", i, t.controller, n - left, ctx.source, figure=called))


def reckons(game: Game) -> bool:
    """Whether a game has rules for continuous effects on one value that meet."""
    return any(p.question == "reckon.sum" for p in game.bindings)


def for_a_while(b: Bench, node: Node, kind: str) -> Operation:
    """A continuous effect on a figure of each target, taken together with every other one on it."""
    targets, name, amount = targets_of(b, node), node["attribute"]["name"], b.make("amount", node["amount"])
    if name not in ("attack", "defense", "cost"):
        raise NoMeaning("attribute", name)
    sign, duration, text = -1 if node.get("how") == "less" else 1, lasting(b, node.get("duration")), b.text(node, "effect")

    def operation(ctx: Context) -> None:
        n = sign * amount(ctx)
        change = ValueChange("figure", name, kind, lambda now: [now.source], lambda now: n)
        ids = targets(ctx)
        for i in ids:
            grant(ctx, i, reckoning(text, change, b.game.table), duration(ctx))
        ctx.it = tuple(ids)

    return operation


def reckoning(text: Bilingual, change: ValueChange, table: str, condition: Test | None = None) -> Ability:
    """An ability that says something of a value or a trait as long as it is there."""
    zones = frozenset({table, "leader"})
    return Ability("static", text, condition=condition, zones=zones, hears=(LISTENS,), reckons=change)


def figure_is(b: Bench, node: Node) -> Callable[[Callable[[Context, Thing], bool]], Ability]:
    """Attack or defense of cards is a number that is worked out at each moment; a meaning in the games that give it to the kind of node."""
    name, amount, text, table = node["attribute"]["name"], b.make("amount", node["amount"]), b.text(node, "quality"), b.game.table
    if name not in ("attack", "defense"):
        raise NoMeaning("attribute", name)

    def made(fits: Callable[[Context, Thing], bool]) -> Ability:
        def of(ctx: Context) -> list[str | int]:
            things = ctx.state.things
            return [i for p in ("me", "opponent") for i in ctx.state.zone(p, table) if fits(ctx, things[i])]

        return reckoning(text, ValueChange("figure", name, "becomes", of, amount), table)

    return made
