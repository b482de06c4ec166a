"""Conditions: what must hold, judged when an ability triggers or when it resolves. What reads a count or a named state can be read early, by rule."""

from __future__ import annotations

from engine.kernel.cards import Test
from engine.kernel.history import counted
from engine.kernel.resolve import Context
from engine.language.meaning.amounts import about_it, as_it_was, befallen, before_figure, done_by_player, known_figure, point
from engine.language.meaning.builder import Bench, means, players
from engine.language.meaning.filters import Fits
from engine.language.tree import Node


@means("condition", "both")
def both(b: Bench, node: Node) -> Test:
    first, second = b.make("condition", node["first"]), b.make("condition", node["second"])
    return lambda ctx: first(ctx) and second(ctx)


@means("condition", "either_condition")
def either(b: Bench, node: Node) -> Test:
    first, second = b.make("condition", node["first"]), b.make("condition", node["second"])
    return lambda ctx: first(ctx) or second(ctx)


@means("condition", "not_so")
def not_so(b: Bench, node: Node) -> Test:
    test = b.make("condition", node["condition"])
    return lambda ctx: not test(ctx)


@means("condition", "has_cards")
def has_cards(b: Bench, node: Node) -> Test:
    select, whose = b.make("filter", node["filter"]).select, players(node["player"])

    def amount(ctx: Context) -> int:
        things, who = ctx.state.things, whose(ctx)
        return sum(things[i].controller in who for i in select(ctx))

    read = b.reading("count", amount)
    if "bound" in node:
        within = b.make("bound", node["bound"])
        return lambda ctx: within(ctx, read(ctx))
    return lambda ctx: read(ctx) > 0


@means("condition", "exists")
def exists(b: Bench, node: Node) -> Test:
    select = b.make("filter", node["filter"]).select
    yes = bool(node["yes"])
    read = b.reading("count", lambda ctx: len(select(ctx)))
    if "bound" in node:
        within = b.make("bound", node["bound"])
        return lambda ctx: within(ctx, read(ctx))
    return lambda ctx: bool(read(ctx)) == yes


@means("condition", "has_points")
def has_points(b: Bench, node: Node) -> Test:
    whose, name, within = players(node["player"]), node["counter"], b.make("bound", node["bound"])
    read = b.reading("count", lambda ctx: sum(point(ctx, p, name) for p in whose(ctx)))
    return lambda ctx: within(ctx, read(ctx))


@means("condition", "has_more")
def has_more(b: Bench, node: Node) -> Test:
    whose, name, others = players(node["player"]), node["counter"], players(node["other"])
    read = b.reading("count", lambda ctx: point(ctx, whose(ctx)[0], name) - point(ctx, others(ctx)[0], name))
    return lambda ctx: read(ctx) > 0


@means("condition", "compare")
def compare(b: Bench, node: Node) -> Test:
    left, within = b.make("amount", node["left"]), b.make("bound", node["limit"])
    return lambda ctx: within(ctx, left(ctx))


@means("condition", "has_figure")
def has_figure(b: Bench, node: Node) -> Test:
    target, within, name = b.make("target", node["target"]), b.make("bound", node["bound"]), node["attribute"]["name"]
    if node.get("before"):
        return lambda ctx: any(within(ctx, before_figure(ctx, i, name)) for i in target(ctx))
    return lambda ctx: any(within(ctx, known_figure(ctx, i, name)) for i in target(ctx))


@means("condition", "already")
def already(b: Bench, node: Node) -> Test:
    """What held before the first sentence of the text was carried out."""
    test, key = b.make("condition", node["condition"]), f"already-{next(b.keys)}"

    def remember(ctx: Context) -> None:
        ctx.values[key] = int(test(ctx))

    b.first.append(remember)
    return lambda ctx: bool(ctx.values.get(key))


@means("condition", "already_active")
def already_active(b: Bench, node: Node) -> Test:
    return already(b, Node("already", {"condition": Node("state", state=node["state"], yes=1)}, node.at))


@means("condition", "is")
def is_a(b: Bench, node: Node) -> Test:
    return asked_of(b, node, b.make("filter", node["filter"]).fits)


def asked_of(b: Bench, node: Node, fits: Fits) -> Test:
    """Whether something is so of a card (or is not); with ``before``, as that was before the latest that was done to it."""
    target, yes, before = b.make("target", node["target"]), bool(node["yes"]), bool(node.get("before"))

    def test(ctx: Context) -> bool:
        ids = target(ctx)
        return bool(ids) and all(fits(ctx, (about_it(ctx, i) if before else None) or as_it_was(ctx, i)) == yes for i in ids)

    return test


@means("condition", "has_keyword")
def has_keyword(b: Bench, node: Node) -> Test:
    return asked_of(b, node, b.make("test", Node("with_keyword", keyword=node["keyword"])))


@means("condition", "has_ability")
def has_ability(b: Bench, node: Node) -> Test:
    return asked_of(b, node, b.make("test", Node("with_ability", head=node["head"])))


@means("condition", "is_like")
def is_like(b: Bench, node: Node) -> Test:
    target, fits, yes = b.make("target", node["target"]), b.make("adjective", node["adjective"]), bool(node["yes"])
    return lambda ctx: any(fits(ctx, as_it_was(ctx, i)) == yes for i in target(ctx))


@means("condition", "is_in")
def is_in(b: Bench, node: Node) -> Test:
    target, zone, yes = b.make("target", node["target"]), node["place"]["zone"], bool(node["yes"])
    return lambda ctx: any((ctx.state.things[i].zone == zone) == yes for i in target(ctx))


@means("condition", "happened")
def happened(b: Bench, node: Node) -> Test:
    about, often = befallen(b, node, "whether")
    if node["happening"].get("whom", Node("")).kind == "no_one":  # it was done, but to none of those
        return lambda ctx: often(ctx) == 0
    return lambda ctx: about.enough(ctx, often(ctx))


@means("condition", "did")
def did(b: Bench, node: Node) -> Test:
    what, often = done_by_player(b, node, "whether")
    return lambda ctx: what.enough(ctx, often(ctx)) if what is not None else often(ctx) > 0


@means("condition", "turn_of")
def turn_of(b: Bench, node: Node) -> Test:
    mine = node["who"] == "me"
    return lambda ctx: (ctx.state.turn == ctx.me) == mine


@means("condition", "succeeded")
def succeeded(b: Bench, node: Node) -> Test:
    yes = bool(node["yes"])

    def test(ctx: Context) -> bool:
        done = any(e.did for e in ctx.last)
        if ctx.last and not done:
            done = bool(counted(ctx.run, ctx.last, "this-way.if-did"))
        return done == yes

    return test


@means("condition", "no_duplicates")
def no_duplicates(b: Bench, node: Node) -> Test:
    def test(ctx: Context) -> bool:
        slugs = [ctx.state.things[i].card.slug for i in ctx.state.zone(ctx.me, "deck")]
        return len(slugs) == len(set(slugs))

    return test
