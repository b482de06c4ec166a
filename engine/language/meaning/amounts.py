"""Amounts and bounds. What reads a count or a value can be read early, where a rule says so."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.history import Record, counted, past
from engine.kernel.questions import FIGURE_BEFORE
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.targets import as_options, number_wished
from engine.kernel.trace import Message
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.meaning.dropping import Dropped
from engine.language.meaning.earlier_steps import nothing_counts
from engine.language.meaning.happenings import aimed, at_anybodys, remembered, wording
from engine.language.meaning.targets import Subject, each_spoken_of
from engine.language.tree import Node

Amount = Callable[[Context], int]
Within = Callable[[Context, int], bool]


def recalled(b: Bench, node: Node) -> str:
    """The type of events that a sentence about the past is about."""
    if "deed" in node:
        return remembered(b, "deed done", node["deed"].kind)
    return remembered(b, "happened", node["happening"].kind)


# ---- bounds


def bound(compare: Callable[[int, int], bool]) -> Callable[[Bench, Node], Within]:
    def make(b: Bench, node: Node) -> Within:
        n = b.make("amount", node["n"])
        return lambda ctx, value: compare(value, n(ctx))

    return make


means("bound", "at_least")(bound(lambda a, b: a >= b))
means("bound", "at_most")(bound(lambda a, b: a <= b))
means("bound", "exactly")(bound(lambda a, b: a == b))
means("bound", "more_than")(bound(lambda a, b: a > b))
means("bound", "less_than")(bound(lambda a, b: a < b))


@means("bound", "between")
def between(b: Bench, node: Node) -> Within:
    low, high = node["low"], node["high"]
    return lambda ctx, value: bool(low <= value <= high)


# ---- amounts


@means("amount", "number")
def number(b: Bench, node: Node) -> Amount:
    n = node["n"]
    return lambda ctx: n


@means("amount", "x")
def x(b: Bench, node: Node) -> Amount:
    name = node.get("name", "X")
    if name == "X" and b.x is not None:  # in what holds it is worked out at each moment
        return b.x
    return lambda ctx: ctx.values.get(name, 0)


@means("amount", "that_many")
def that_many(b: Bench, node: Node) -> Amount:
    def amount(ctx: Context) -> int:
        event = ctx.event
        if event is not None and event.about:
            return event.amount
        if ctx.last:
            apart = any(not e.did for e in ctx.last)
            return len(counted(ctx.run, ctx.last, "this-way.no-act")) if apart else len(ctx.last)
        return event.amount or event.did if event is not None else 0

    return amount


_HAVE_AMOUNTS = ("damaged", "healed")


def so_much(b: Bench, node: Node) -> Amount:
    """An amount of damage or defense: “that much” behind a step that dealt damage or restored defense is how much, not to how many.

    Where the trigger counts several at once, that number is meant all the same.
    """
    amount: Amount = b.make("amount", node)
    if node.kind != "that_many":
        return amount

    def much(ctx: Context) -> int:
        counts = ctx.event is not None and ctx.event.about
        done = () if counts else ctx.last
        return sum(int(e.did) for e in done) if done and all(e.type in _HAVE_AMOUNTS for e in done) else amount(ctx)

    return much


@means("amount", "count")
def count(b: Bench, node: Node) -> Amount:
    select = b.make("filter", node["filter"]).select
    if node.get("different"):
        return b.reading("count", lambda ctx: len({named(ctx, i) for i in select(ctx)}))
    return b.reading("count", lambda ctx: len(select(ctx)))


def named(ctx: Context, i: int) -> str:
    """The card that a thing is or, once gone, was."""
    return (ctx.recalled.get(i) or ctx.state.things[i]).card.slug


@means("amount", "figure_of")
def figure_of(b: Bench, node: Node) -> Amount:
    target = b.make("target", node["target"]) if "target" in node else b.make("target", Node("it"))
    name = node["attribute"]["name"]
    figure = before_figure if node.get("before") else known_figure
    kind = node["target"].kind if "target" in node else "it"
    if kind == "it" and node.get("total"):  # a total is of all that were spoken of in one breath
        target = each_spoken_of
    needed = kind in ("this_way", "chosen") and not node.get("total")
    deed = node["target"]["deed"] if kind == "this_way" else None
    alike = kind == "all" and not node.get("total") and of_the_most(node["target"]["filter"], name)

    def amount(ctx: Context) -> int:
        ids = target(ctx)
        missing = not ids and (needed or (kind == "it" and "this-way.no-act" in ctx.run.answers))
        if missing and (deed is None or not nothing_counts(ctx, deed)):
            raise Dropped
        return sum(figure(ctx, i, name) for i in (ids[:1] if alike else ids))

    return amount


@means("test", "compared")
def compared(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """Its figure beside the same of another card."""
    fits: Callable[[Context, Thing], bool] = b.make("test", Node("figure", attribute=node["attribute"], bound=Node(node["how"], n=Node("figure_of", attribute=node["attribute"], target=node["target"]))))
    return fits


def of_the_most(filter: Node, name: str) -> bool:
    """Whether a filter leaves only those with the most, or the least, of a figure, which is the same for all of them."""
    return any(test.kind in ("highest", "lowest") and test["attribute"]["name"] == name for test in filter.get("tests", ()))


def about_it(ctx: Context, i: int) -> Thing | None:
    """A thing as it was before the latest that an effect did to it, else before what set the effect off; None where nothing befell it."""
    steps = (e for step in (ctx.last, *reversed(ctx.tally)) for e in reversed(step) if e.subject == i)
    latest = next(steps, ctx.event)
    return latest.before if latest is not None and latest.subject == i else None


def as_it_was(ctx: Context, i: int) -> Thing:
    """A thing as it is or, once an effect has moved it and done nothing else to it since, as it was."""
    t = ctx.state.things[i]
    before = about_it(ctx, i)
    return before if before is not None and before.zone != t.zone else t


def known_figure(ctx: Context, i: int, name: str) -> int:
    """A figure of a thing; of one that has just left, as it was before it left."""
    t = as_it_was(ctx, i)
    if t is ctx.state.things[i] and t.zone != ctx.origin.zone and i == ctx.source:
        return ctx.figure(ctx.origin, name)
    return ctx.figure(t, name)


def before_figure(ctx: Context, i: int, name: str) -> int:
    """A figure of a thing as it was before the latest step that did something to it (its damage, its destruction)."""
    before = about_it(ctx, i)
    if before is None:
        return known_figure(ctx, i, name)
    struck = name == "defense" and "last_defense" in before.counters and before.left <= 0
    if struck and ctx.run.ask(FIGURE_BEFORE) == "before-the-debuff":
        return before.counters["last_defense"]
    return max(0, ctx.figure(before, name)) if name == "defense" else ctx.figure(before, name)


@means("amount", "points_of")
def points_of(b: Bench, node: Node) -> Amount:
    whose, name = players(node["owner"]), node["counter"]
    return b.reading("count", lambda ctx: sum(point(ctx, p, name) for p in whose(ctx)))


def point(ctx: Context, player: str, name: str) -> int:
    """A player's points."""
    return ctx.run.game.behaviour.points(ctx.state, player, name)


@means("amount", "turn_number")
def turn_number(b: Bench, node: Node) -> Amount:
    whose = players(node["owner"]) if "owner" in node else players(None)
    return lambda ctx: sum(turns_of(ctx, p) for p in whose(ctx))


def turns_of(ctx: Context, player: str) -> int:
    """Which of a player's turns this is, as the game counts them."""
    return ctx.run.game.behaviour.turns_of(ctx.state, player)


@means("amount", "times")
def times(b: Bench, node: Node) -> Amount:
    return befallen(b, node)[1]


@means("amount", "times_done")
def times_done(b: Bench, node: Node) -> Amount:
    return done_by_player(b, node)[1]


def befallen(b: Bench, node: Node, reading: str = "number") -> tuple[Subject, Amount]:
    """What something happened to, and how often in the period; ``reading`` as for :func:`past`."""
    event, period = recalled(b, node), node["period"]["when"]
    about, at = b.make("subject", node["subject"]), aimed(b, node["happening"])
    anybodys = at_anybodys(node["subject"], wording(b, "happened", node["happening"].kind))

    def amount(ctx: Context) -> int:
        return sum(1 for r in past(ctx, event, period, reading) if r.thing is not None and about.fits(ctx, r.thing) and at(ctx, r) and (anybodys or r.player == ctx.me))

    return about, b.reading("count", amount)


def as_another(thing: Thing) -> Thing:
    """The same card as one that is not the card that asks."""
    other = thing.fork()
    other.id = 0
    return other


ONCE_A_STAY = ("played",)  # what befalls a card once for each time that it comes: what it was before, in hand again since, is another card


def done_by_player(b: Bench, node: Node, reading: str = "number") -> tuple[Subject | None, Amount]:
    """What a player did it to (None where that is left open), and how often in the period; ``reading`` as for :func:`past`."""
    event, period, whose = recalled(b, node), node["period"]["when"], players(node["player"])
    what = b.make("subject", node["deed"]["what"]) if "what" in node["deed"] else None

    def amount(ctx: Context) -> int:
        who, found = whose(ctx), past(ctx, event, period, reading)
        if what is None:
            return sum(1 for r in found if r.player in who)
        now: Record | None = None  # of the card that asks, what befell it last
        if event in ONCE_A_STAY:
            now = next((r for r in reversed(found) if r.thing is not None and r.thing.id == ctx.source), None)

        def befell(r: Record) -> bool:
            if r.thing is None:
                return False
            another = now is not None and r is not now and r.thing.id == ctx.source
            return what.fits(ctx, as_another(r.thing) if another else r.thing)

        return sum(1 for r in found if r.player in who and befell(r))

    return what, b.reading("count", amount)


@means("amount", "damage_dealt", needs="damaged")
def damage_dealt(b: Bench, node: Node) -> Amount:
    return lambda ctx: sum(r.amount for r in past(ctx, "damaged", node["period"]["when"]))


@means("amount", "defense_restored", needs="healed")
def defense_restored(b: Bench, node: Node) -> Amount:
    return lambda ctx: sum(r.amount for r in past(ctx, "healed", node["period"]["when"]))


@means("amount", "multiple")
def multiple(b: Bench, node: Node) -> Amount:
    n, by = b.make("amount", node["n"]), node["by"]
    return lambda ctx: n(ctx) * by


@means("amount", "half")
def half(b: Bench, node: Node) -> Amount:
    n, up = b.make("amount", node["n"]), int(bool(node.get("up")))
    return lambda ctx: (n(ctx) + up) // 2


@means("amount", "share")
def share(b: Bench, node: Node) -> Amount:
    n, by = b.make("amount", node["n"]), node["by"]
    if not by:
        raise NoMeaning("amount", "share", ("nothing comes in parts of 0; write a number from 1 on", "0ごとには数えられません。1以上の数を書いてください"))
    return lambda ctx: n(ctx) // by


@means("amount", "random_number")
def random_number(b: Bench, node: Node) -> Amount:
    """One of the numbers between two bounds, both included, each as likely; drawn when it is asked for."""
    low, high = node["low"], node["high"]

    return lambda ctx: drawn_between(ctx, min(low, high), max(low, high))


def drawn_between(ctx: Context, low: int, high: int) -> int:
    """A number that is drawn, each as likely."""
    if low == high:
        return low
    numbers = range(low, high + 1)
    return low + ctx.run.decide("random", ctx.me, Message("random-number", {"source": ctx.origin}), as_options(numbers), wish=number_wished(ctx.run, numbers))


@means("amount", "sum")
def total(b: Bench, node: Node) -> Amount:
    first, second = b.make("amount", node["a"]), b.make("amount", node["b"])
    return lambda ctx: first(ctx) + second(ctx)


@means("amount", "no_less")
def no_less(b: Bench, node: Node) -> Amount:
    n, least = b.make("amount", node["n"]), node["least"]
    return lambda ctx: max(least, n(ctx))


@means("amount", "no_more")
def no_more(b: Bench, node: Node) -> Amount:
    n, most = b.make("amount", node["n"]), node["most"]
    return lambda ctx: min(most, n(ctx))


@means("amount", "difference")
def difference(b: Bench, node: Node) -> Amount:
    first, second = b.make("amount", node["a"]), b.make("amount", node["b"])
    return lambda ctx: max(0, first(ctx) - second(ctx))
