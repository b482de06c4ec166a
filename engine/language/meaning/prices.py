"""What the use of an ability costs besides points (turning its card, discarding, putting its card away), and cards that cost more or less."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards import Ability, Price
from engine.kernel.modifying import changing_costs
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.targets import choose, number_said, say_x
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, NoMeaning, means
from engine.language.tree import Node

TURNED = {"en": "what is turned as a cost", "ja": "コストとして向きを変えるカード"}
PUT_AWAY = {"en": "what is put away as a cost", "ja": "コストとして移動させるカード"}
WHICH = {"en": "what is discarded as a cost", "ja": "コストとして捨てるカード"}


def price_of(b: Bench, nodes: tuple[Node, ...]) -> Price | None:
    """All that is to be paid together; None where nothing is."""
    if not nodes:
        return None
    prices: list[Price] = [b.make("price", n) for n in nodes]

    def pay(ctx: Context) -> list[int]:
        return [i for price in prices for i in price.pay(ctx)]

    return Price(lambda ctx: all(price.can(ctx) for price in prices), pay)


@means("price", "turn_this")
def turn_this(b: Bench, node: Node) -> Price:
    """The card is checked or put to sleep, as the game calls it; what lies so already cannot pay."""
    if {"check": "tapped", "sleep": "asleep"}[node["how"]] != b.game.turned:
        raise NoMeaning("price", node["how"])
    mark = b.game.turned

    def pay(ctx: Context) -> list[int]:
        ctx.run.happen(Event("marked", ctx.source, ctx.me, 1, ctx.source, mark=mark))
        return []

    return Price(lambda ctx: not ctx.state.things[ctx.source].counters.get(mark), pay)


@means("price", "pay_points", needs="gained")
def pay_points(b: Bench, node: Node) -> Price:
    """So many points of the player."""
    n, name = node["n"], node["counter"]

    def pay(ctx: Context) -> list[int]:
        ctx.run.game.behaviour.pay(ctx.run, ctx.me, name, n)
        return []

    return Price(lambda ctx: ctx.run.game.behaviour.payable(ctx.run, ctx.me, name, n), pay)


@means("price", "pay_x", needs="gained")
def pay_x(b: Bench, node: Node) -> Price:
    """As many points of the player as they say; X is that number from then on."""
    name = node["counter"]

    def can(ctx: Context) -> bool:
        said = number_said(ctx.run)
        return said is None or ctx.run.game.behaviour.payable(ctx.run, ctx.me, name, said)

    def pay(ctx: Context) -> list[int]:
        behaviour = ctx.run.game.behaviour
        ctx.values["X"] = say_x(ctx.run, ctx.me, ctx.origin, lambda n: behaviour.payable(ctx.run, ctx.me, name, n))
        behaviour.pay(ctx.run, ctx.me, name, ctx.values["X"])
        return []

    return Price(can, pay)


@means("price", "discard_cards")
def discard_cards(b: Bench, node: Node) -> Price:
    """So many cards of the hand, which their player chooses."""
    amount: Callable[[Context], int] = b.make("amount", node["count"])
    b.applies("discarded", "price", node.kind)

    def others(ctx: Context) -> list[int]:
        """All but the card that is paid for, where that lies in the hand itself."""
        return [i for i in ctx.state.zone(ctx.me, "hand") if i != ctx.source]

    def pay(ctx: Context) -> list[int]:
        hand = others(ctx)
        ids = choose(ctx.run, ctx.me, hand, amount(ctx), Message("choose-target", {"source": ctx.origin, "text": WHICH}))
        ctx.run.together([Event("discarded", i, ctx.me, 0, ctx.source, paid=True) for i in ids])
        return list(ids)

    return Price(lambda ctx: len(others(ctx)) >= amount(ctx), pay)


def some_others(b: Bench, node: Node) -> tuple[Callable[[Context], int], Callable[[Context], list[int]]]:
    """How many cards a price speaks of, and which there are."""
    amount: Callable[[Context], int] = b.make("amount", node["count"])
    select: Callable[[Context], list[int]] = b.make("filter", node["filter"]).select
    return amount, lambda ctx: [i for i in select(ctx) if ctx.state.things[i].controller == ctx.me and (i != ctx.source or ctx.origin.zone != "hand")]


@means("price", "turn_others")
def turn_others(b: Bench, node: Node) -> Price:
    """So many other cards are turned, which their player chooses; what lies so already, or face down, cannot be."""
    if b.game.turned != "tapped":
        raise NoMeaning("price", node["how"])
    amount, select = some_others(b, node)

    def upright(ctx: Context) -> list[int]:
        things = ctx.state.things
        return [i for i in select(ctx) if not things[i].counters.get("tapped") and not things[i].hidden]

    def pay(ctx: Context) -> list[int]:
        ids = choose(ctx.run, ctx.me, upright(ctx), amount(ctx), Message("choose-target", {"source": ctx.origin, "text": TURNED}))
        ctx.run.together([Event("marked", i, ctx.me, 1, ctx.source, mark="tapped") for i in ids])
        return []

    return Price(lambda ctx: len(upright(ctx)) >= amount(ctx), pay)


@means("price", "put_others", needs="put")
def put_others(b: Bench, node: Node) -> Price:
    """So many cards go away, which their player chooses."""
    zone: str = node["into"]["zone"]
    amount, select = some_others(b, node)

    def pay(ctx: Context) -> list[int]:
        ids = choose(ctx.run, ctx.me, select(ctx), amount(ctx), Message("choose-target", {"source": ctx.origin, "text": PUT_AWAY}))
        things = ctx.state.things
        ctx.run.together([Event("put", i, things[i].owner, 0, ctx.source, zone=zone, paid=True) for i in ids])
        return list(ids)

    return Price(lambda ctx: len(select(ctx)) >= amount(ctx), pay)


@means("price", "put_this")
def put_this(b: Bench, node: Node) -> Price:
    """The card itself goes away."""
    zone: str = node["into"]["zone"]

    def pay(ctx: Context) -> list[int]:
        ctx.run.happen(Event("put", ctx.source, ctx.state.things[ctx.source].owner, 0, ctx.source, zone=zone, paid=True))
        return [ctx.source]

    return Price(lambda ctx: ctx.state.things[ctx.source].zone != zone, pay)


def other_cost(b: Bench, node: Node) -> Callable[[Callable[[Context, Thing], bool]], Ability]:
    """Cards that fit cost so much less, or more, as long as this is there; a meaning in the games that ask what a card costs now."""
    sign, amount, text = -1 if node.kind == "cost_less" else 1, b.make("amount", node["amount"]), b.text(node, "quality")
    least: int | None = node.get("least")
    zones = used_from(b) if b.itself else frozenset({b.game.table})
    return lambda fits: changing_costs(text, fits, lambda ctx: sign * amount(ctx), zones, least)


def used_from(b: Bench) -> frozenset[str]:
    """Where a card lies when it is asked what it costs itself: anywhere but where it would be in use."""
    return frozenset(zone.id for zone in b.game.zones) - {b.game.table}
