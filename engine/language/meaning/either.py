"""Cards of one kind or of another: “an allied follower or an amulet with Countdown from your deck”."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.notes import FORM
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.filters import Filter, Fits, with_ability
from engine.language.tree import Node


@means("filter", "either_filter")
def either_filter(b: Bench, node: Node) -> Filter:
    """What fits one of some filters, in the order of their places."""
    filters = [b.make("filter", each) for each in shared(node)]

    def select(ctx: Context) -> list[int]:
        found = {i for each in filters for i in each.select(ctx)}
        state = ctx.state
        order = [i for ids in state.zones.values() for i in ids if i in found]
        return [*order, *sorted(found.difference(order))]

    return Filter(lambda ctx, t: any(each.fits(ctx, t) for each in filters), select)


def shared(node: Node) -> list[Node]:
    """Each of the filters with what is said once and meant of all: the place at the end, whose they are at the beginning."""
    filters = list(one_by_one(node))
    places = [t for t in tests_of(filters[-1]) if t.kind in PLACES]
    sides = [a for a in filters[0].get("adjectives") or () if a.kind in SIDES]
    for n, each in enumerate(filters):
        if places and not any(t.kind in PLACES for t in tests_of(each)):
            each = with_parts(each, "tests", (*tests_of(each), *places))
        if sides and not any(a.kind in SIDES for a in each.get("adjectives") or ()):
            each = with_parts(each, "adjectives", (*sides, *(each.get("adjectives") or ())))
        filters[n] = each
    return filters


def one_by_one(node: Node) -> Iterator[Node]:
    """The filters of which a card fits one."""
    if node.kind != "either_filter":
        yield node
        return
    yield from one_by_one(node["first"])
    yield from one_by_one(node["second"])


PLACES = ("in", "past", "done")
SIDES = ("side", "other")


def tests_of(node: Node) -> tuple[Node, ...]:
    """The tests of a filter."""
    return tuple(node.get("tests") or ())


def with_parts(node: Node, name: str, value: tuple[Node, ...]) -> Node:
    """A filter with another list in it."""
    return Node(node.kind, {**dict(node.parts), name: value}, node.at)


@means("adjective", "either_trait")
def either_trait(b: Bench, node: Node) -> Fits:
    traits = frozenset(trait for _, trait in node.parts)
    return lambda ctx, t: not traits.isdisjoint(t.traits)


@means("adjective", "targetable")
def targetable(b: Bench, node: Node) -> Fits:
    return lambda ctx, t: ctx.run.game.behaviour.targetable(ctx, t.id)


@means("adjective", "no_class")
def no_class(b: Bench, node: Node) -> Fits:
    klass = node["class"]
    return lambda ctx, t: klass not in t.card.klass.split("/")


@means("adjective", "undamaged")
def undamaged(b: Bench, node: Node) -> Fits:
    return lambda ctx, t: not t.damage


@means("test", "raised", needs="damaged")
def raised(b: Bench, node: Node) -> Fits:
    def fits(ctx: Context, t: Thing) -> bool:
        face = t.card.face(t.face)
        return (t.attack or 0) > (face.attack or 0) or (t.defense or 0) > (face.defense or 0)

    return fits


@means("test", "able_to_attack")
def able_to_attack(b: Bench, node: Node) -> Fits:
    return lambda ctx, t: ctx.run.game.behaviour.may_attack(ctx.run, t, None)


@means("test", "of_some_trait")
def of_some_trait(b: Bench, node: Node) -> Fits:
    return lambda ctx, t: bool(t.traits)


@means("test", "without_ability")
def without_ability(b: Bench, node: Node) -> Fits:
    having = with_ability(b, node)
    return lambda ctx, t: not having(ctx, t)


@means("test", "using")
def using(b: Bench, node: Node) -> Fits:
    """Whether a card was played in a form, or for more by a head of its own."""
    head = node["head"]["name"].replace("_", "-")

    def fits(ctx: Context, t: Thing) -> bool:
        return head == FORM.of(t.card) or t.counters.get(head, 0) > 0

    return fits

