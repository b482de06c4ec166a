"""Cards of one kind or of another: “an allied follower or an amulet with Countdown from your deck”."""

from __future__ import annotations

from engine.kernel.notes import FORM
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.filters import Filter, Fits, with_ability
from engine.language.tree import Node


@means("filter", "either_filter")
def either_filter(b: Bench, node: Node) -> Filter:
    """What fits one of two filters, in the order of their places."""
    first, second = shared(node["first"], node["second"])
    one, other = b.make("filter", first), b.make("filter", second)

    def select(ctx: Context) -> list[int]:
        found = {*one.select(ctx), *other.select(ctx)}
        state = ctx.state
        order = [i for ids in state.zones.values() for i in ids if i in found]
        return [*order, *sorted(found.difference(order))]

    return Filter(lambda ctx, t: one.fits(ctx, t) or other.fits(ctx, t), select)


def shared(first: Node, second: Node) -> tuple[Node, Node]:
    """Two filters with what is said once and meant of both: the place at the end, whose they are at the beginning."""
    if "adjectives" not in first and "tests" not in first and "adjectives" not in second and "tests" not in second:
        return first, second
    places = [t for t in tests_of(second) if t.kind in PLACES]
    if places and not any(t.kind in PLACES for t in tests_of(first)):
        first = with_parts(first, "tests", (*tests_of(first), *places))
    sides = [a for a in first.get("adjectives") or () if a.kind in SIDES]
    if sides and not any(a.kind in SIDES for a in second.get("adjectives") or ()):
        second = with_parts(second, "adjectives", (*sides, *(second.get("adjectives") or ())))
    return first, second


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
    first, second = node["first"], node["second"]
    return lambda ctx, t: first in t.traits or second in t.traits


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

