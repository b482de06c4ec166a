"""What the words mean that concern a player: states such as Vengeance, further turns, effects that wait for a late turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.games.shadowverse.states import BEGINS, beginnings, cite_state, is_active, note, times_before
from engine.games.shadowverse.table import turns_of
from engine.kernel import moves
from engine.kernel.cards import Definition, Face, Test
from engine.kernel.history import Record, in_period
from engine.kernel.moves import expire_later
from engine.kernel.notes import FIGURES
from engine.kernel.resolve import Context
from engine.kernel.run import Run
from engine.kernel.state import Expiry, Player, Thing, make_thing
from engine.kernel.temporary import TemporaryPoints
from engine.language.meaning.builder import Bench, Meanings, NoMeaning, players
from engine.language.meaning.durations import lasting
from engine.language.meaning.effects import Operation, targets_of
from engine.language.meaning.players import one_more
from engine.language.meaning.players import points as shared_points
from engine.language.meaning.triggers import Made
from engine.language.meaning.weaving import Continuation
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means
UNNAMED = Definition("", {"en": "a card", "ja": "カード"}, "", "", frozenset(), None, {"front": Face(None, None, (), ())})


@means("condition", "state")
def in_state(b: Bench, node: Node) -> Test:
    """Whether a player is in one of the named states."""
    name, yes, whose = node["state"], bool(node["yes"]), players(node.get("player"))

    def now(ctx: Context) -> bool:
        meant = whose(ctx)
        for player in meant:
            cite_state(ctx.run, player, name)
        return all(is_active(ctx.state, player, name) for player in meant)

    read = b.reading("state", now)
    return lambda ctx: read(ctx) == yes


@means("amount", "times_state")
def times_state(b: Bench, node: Node) -> Callable[[Context], int]:
    """How often a state came on."""
    name, period = node["state"], node["period"]["when"]
    if period in ("way", "playing"):
        said = ("nobody counts how often a state began by one text; say in which turns", "どのターンの間の回数かを書いてください")
        raise NoMeaning("amount", "times_state", said)

    def times(ctx: Context) -> int:
        before = ctx.state.point(ctx.me, times_before(name)) if period == "match" else 0
        return before + len(in_period(ctx, beginnings(ctx.run, ctx.me, name), period))

    return b.reading("count", times)


@means("trigger", "state_on")
def state_on(b: Bench, node: Node) -> Made:
    """A state that was off is on."""
    name, whose = node["state"], players(node.get("player"))

    def fits(ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.state == name and ctx.event.player in whose(ctx)

    return Made(BEGINS, False, BEGINS, fits)


@means("effect", "force_state")
def force_state(b: Bench, node: Node) -> Operation:
    """A state holds, whatever it depends on, for a while or for the rest of the match."""
    name, begin = node["state"], one_more(node["state"])
    duration = lasting(b, node.get("duration"))
    if "duration" in node and node["duration"].kind in ("once_only", "n_times"):
        raise NoMeaning(
            "duration", node["duration"].kind,
            ("a state cannot last that way; say until which moment", "状態にはこの期間を付けられません。いつまでかを書いてください"),
        )

    def operation(ctx: Context) -> None:
        before = ctx.state
        begin(ctx)
        note(ctx.run, before)
        how_long = duration(ctx)
        if how_long.when:
            expire_later(ctx.run, Expiry(how_long.when, how_long.player, 0, 0, TemporaryPoints(name, -1, ctx.me), how_long.source))

    return operation


@means("effect", "points")
def points(b: Bench, node: Node) -> Operation:
    """A player's points change. More cards played this turn count wherever cards played this turn are counted, as cards without a name."""
    change = shared_points(b, node)
    if node["counter"] != "combo" or node["how"] != "gain":
        return change
    amount, whose = b.make("amount", node["amount"]), players(node.get("player"))

    def operation(ctx: Context) -> None:
        for p in whose(ctx):
            for _ in range(amount(ctx)):
                count_as_played(ctx.run, p)
        change(ctx)

    return operation


def count_as_played(run: Run, player: Player) -> None:
    """One more card counts as played this turn; it has no name, no kind and no trait."""
    s = run.new_state()
    s.history = Record("played", make_thing(0, UNNAMED, player, "board"), player, s.turn_number, s.turn, 1, earlier=s.history)


def of_another(b: Bench, node: Node, turn: Callable[[Run, Thing], object]) -> Operation:
    """Cards of a kind are of another class or trait from now on; they stay the cards that they are."""
    targets, fits = targets_of(b, node), b.make("noun", Node("kind", word=node["word"]))

    def operation(ctx: Context) -> None:
        ids = targets(ctx)
        for i in ids:
            t = ctx.state.things[i]
            if fits(ctx, t):
                turn(ctx.run, t)
        ctx.it = tuple(ids)

    return operation


@means("effect", "of_class")
def of_class(b: Bench, node: Node) -> Operation:
    """Of another class, and of no other."""
    return of_another(b, node, lambda run, t: moves.change(run, t, card=replace(t.card, klass=node["class"])))


@means("effect", "of_trait")
def of_trait(b: Bench, node: Node) -> Operation:
    """Of another trait, and of no other."""
    traits = frozenset({node["trait"]})
    return of_another(b, node, lambda run, t: moves.change(run, t, card=replace(t.card, traits=traits), traits=traits))


@means("effect", "extra_turn")
def extra_turn(b: Bench, node: Node) -> Operation:
    """One more turn after this one."""
    return one_more("extra_turns")


@means("effect", "victory_card")
def victory_card(b: Bench, node: Node) -> Operation:
    """Running out of cards wins."""
    return one_more("victory_card")


@means("trigger", "union_burst", "skybound_art")
def late_in_the_match(b: Bench, node: Node) -> Made:
    """A Fanfare, if the player's turn has that number or more."""
    if node.kind == "union_burst":
        FIGURES.put(b.notes, {**(FIGURES.among(b.notes) or {}), "union_burst": node["n"]})
    return Made("played", True, "fanfare", late_enough(b, node), True, head=node.kind.replace("_", "-"))


@means("condition", "late_enough")
def late_enough(b: Bench, node: Node) -> Test:
    """Whether the player's turns have come to that number."""
    n: int = node["n"]
    return lambda ctx: turns_of(ctx.state, ctx.me) >= n + ctx.origin.counters.get("union_burst", 0)


@means("goes_on", "union_burst", "skybound_art")
def changed_by_a_late_turn(b: Bench, node: Node) -> Callable[[list[Node]], Continuation]:
    """What a later turn changes of the line before it."""
    condition = Node("late_enough", n=node["n"])
    return lambda sentences: Continuation([Node("under", condition=condition, sentence=s) for s in sentences])
