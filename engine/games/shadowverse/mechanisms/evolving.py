"""What the words mean that concern evolving and attacking."""

from __future__ import annotations

from engine.games.shadowverse import beyond_policies as beyond
from engine.games.shadowverse import policies as rule
from engine.kernel import moves
from engine.kernel.gather import heard
from engine.kernel.resolve import Context
from engine.kernel.temporary import TemporaryCounter
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.durations import Lasting
from engine.language.meaning.effects import Operation, done, in_order, targets_of
from engine.language.meaning.grants import Grant, marking
from engine.language.meaning.of_cards import done_to_those_in_play
from engine.language.meaning.triggers import Made, of_itself
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


@means("trigger", "evolve")
def evolves_by_points(b: Bench, node: Node) -> Made:
    """It evolves by evolution points; where a rule has it so, by an effect as well."""

    def fits(ctx: Context) -> bool:
        by = ctx.event.by if ctx.event is not None else ""
        if by == "super":
            return bool(ctx.run.ask(beyond.SUPER_EVOLVES) == "both")
        return by == "player" or ctx.run.ask(rule.EVOLVE_PRINTED) == "by-anything"

    return of_itself(b, "evolves")._replace(fits=fits, declares=True)


@means("trigger", "clash")
def clash(b: Bench, node: Node) -> Made:
    """It fights a follower."""
    return of_itself(b, "fights")


@means("effect", "evolve")
def evolve(b: Bench, node: Node) -> Operation:
    """Each of the targets evolves, without points."""
    done_to_those_in_play(node.kind, "evolves", node["targets"], b.game)
    targets = targets_of(b, node)

    def operation(ctx: Context) -> None:
        run = ctx.run
        ids = in_order(ctx, targets(ctx))
        with run.one_occasion():
            things = run.state.things
            events = [run.happen(Event("evolved", i, things[i].controller, 0, ctx.source, by="effect")) for i in ids]
            announce_evolved(ctx, [e for e in events if e.did])
        done(ctx, events)

    return operation


def announce_evolved(ctx: Context, evolved: list[Event]) -> None:
    """Tell those who watch that followers evolved: as one bundle with its count, or each for itself, by rule."""
    run = ctx.run
    if len(evolved) > 1 and "evolves" in heard(run.state, run.game.listening):
        run.cite(rule.EVOLVE_BUNDLED)
    groups = [evolved] if run.answer(rule.EVOLVE_BUNDLED) == "one-bundle" else [[e] for e in evolved]
    for group in groups:
        if group:
            bundle = Event("evolves", player=ctx.me, amount=len(group), source=ctx.source)
            bundle.about = tuple(e.subject for e in group)
            run.announce(bundle)


@means("mark", "ignores_ward")
def ignores_ward(b: Bench, node: Node) -> str:
    """Ward does not bind its attacks, or not those on the leader."""
    return "ignore-ward-leader" if node.get("whom") == "leader" else "ignore-ward"


@means("quality", "ignores_ward")
def ignoring_ward(b: Bench, node: Node) -> Grant:
    """The same for one card, for a while."""
    return marking(ignores_ward(b, node))


def counting(name: str, value: int) -> Grant:
    """A counter on a card, as something that holds of it for a while or for good."""

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        t = ctx.state.things[i]
        had = t.counters.get(name, 0)
        moves.change(ctx.run, t, counters={**t.counters, name: value})
        how_long.expire_later(ctx, t, TemporaryCounter(name, value - had))

    return give


@means("mark", "attacks_per_turn")
def attacks_so_often(b: Bench, node: Node) -> str:
    """The same as long as something says so."""
    return f"attacks:{node['n']}"


@means("mark", "evolve_cost")
def evolves_for(b: Bench, node: Node) -> str:
    """What evolving costs as long as something says so."""
    return f"evolves-for:{node['n']}"


@means("quality", "attacks_per_turn")
def attacks_per_turn(b: Bench, node: Node) -> Grant:
    """May attack so often each turn."""
    return counting("more_attacks", node["n"] - 1)


@means("quality", "attacks_more")
def attacks_more(b: Bench, node: Node) -> Grant:
    """May attack so often more than it may already."""

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        counting("more_attacks", ctx.state.things[i].counters.get("more_attacks", 0) + node["n"])(ctx, i, how_long)

    return give


@means("quality", "evolve_cost")
def evolve_cost(b: Bench, node: Node) -> Grant:
    """Evolving it costs so many points less than one (or more)."""
    return counting("cheaper_evolution", 1 - node["n"])
