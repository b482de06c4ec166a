"""What the words mean that concern amulets and vehicles: Countdown, Stack, Maneuver."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.shadowverse import amulets, boarding, notes
from engine.games.shadowverse import policies as rule
from engine.games.shadowverse.table import PLACES
from engine.kernel.cards import Ability, Test
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.meaning.effects import Operation, sweep
from engine.language.meaning.new_cards import cards_made
from engine.language.meaning.targets import Subject, Target
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


@means("condition", "came")
def came(b: Bench, node: Node) -> Test:
    """How the card came onto the board whose coming sets this off."""
    target, reanimated = b.make("target", node["target"]), node["how"] == "reanimate"

    def test(ctx: Context) -> bool:
        e = ctx.event
        if e is None or e.type != "entered" or e.subject not in target(ctx):
            return False
        return e.how == "reanimated" if reanimated else e.how != "played"

    return test


@means("amount", "room")
def room(b: Bench, node: Node) -> Callable[[Context], int]:
    """How many more cards the player's board or hand can hold."""
    zone: str = node["zone"]

    def amount(ctx: Context) -> int:
        most: int = PLACES if zone == "board" else ctx.run.ask(rule.HAND_LIMIT)
        return max(0, most - len(ctx.state.zone(ctx.me, zone)))

    return amount


NEVER_FULL = (
    "that zone holds any number of cards; ask this of the hand or the board",
    "そこに置けるカードの数に上限はありません。手札か場について書いてください",
)


@means("condition", "full")
def full(b: Bench, node: Node) -> Test:
    """Whether the player's board or hand can hold no more cards; no other zone is ever full."""
    if node["zone"] not in ("board", "hand"):
        raise NoMeaning("condition", "full", NEVER_FULL)
    left, yes = room(b, node), bool(node["yes"])
    return lambda ctx: (left(ctx) == 0) == yes


@means("printed", "countdown")
def countdown(b: Bench, node: Node) -> list[Ability]:
    """So much Countdown, and what makes it go down."""
    notes.COUNTDOWN.put(b.notes, node["n"])
    return [amulets.countdown()]


@means("printed", "stack")
def stack(b: Bench, node: Node) -> list[Ability]:
    """So much Stack."""
    notes.STACK.put(b.notes, node["n"])
    return []


@means("static", "maneuver")
def maneuver(b: Bench, node: Node) -> list[Ability]:
    """Followers that fit board the vehicle."""
    return boarding.maneuver(b.make("filter", node["filter"]).fits, b.text(node, "sentence"))


@means("target", "pilot")
def pilot(b: Bench, node: Node) -> Target:
    """Who is aboard this vehicle."""
    return lambda ctx: [t.id for t in boarding.pilots(ctx.state, ctx.source)]


@means("subject", "pilot")
def about_the_pilot(b: Bench, node: Node) -> Subject:
    """Whether it is who is aboard this vehicle."""
    target = pilot(b, node)
    return Subject(lambda ctx, t: t.id in target(ctx), lambda ctx, n: n > 0)


@means("adjective", "piloted")
def piloted(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """A vehicle with a pilot, or without one."""
    yes = bool(node["yes"])
    return lambda ctx, t: bool(boarding.pilots(ctx.state, t.id)) == yes


@means("effect", "combine", needs="transformed")
def combine(b: Bench, node: Node) -> Operation:
    """The first of several cards becomes another and the rest are banished, where all that are named are there."""
    parts = [(b.make("target", t), b.make("amount", t["count"]) if "count" in t else None) for t in node["targets"]]
    made = cards_made(b, Node("combine", made=Node("new", count=Node("number", n=1), card=node["card"])))
    b.applies("banished", "effect", node.kind)

    def operation(ctx: Context) -> None:
        found = [(target(ctx), 1 if count is None else count(ctx)) for target, count in parts]
        there = [i for ids, _ in found for i in ids if ctx.state.things[i].zone == ctx.run.game.table]
        ctx.it = ()
        if len(set(there)) < sum(n for _, n in found):
            return
        first, *rest = there
        things = ctx.state.things
        events = [Event("banished", i, things[i].controller, 0, ctx.source, by="combining") for i in rest]
        was = things[first]
        sweep(ctx, [*events, Event("transformed", first, was.controller, 0, ctx.source, card=made(ctx)[0], by="effect", was=was)])
        ctx.it = (first,)

    return operation
