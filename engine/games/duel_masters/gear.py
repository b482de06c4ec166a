"""Cross gear: generated into the battle zone, then crossed with a creature for its cost again; it stays when the creature goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import mana, turns
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.attached import BEARER, crossed_with
from engine.kernel import moves
from engine.kernel.cards import Ability
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.effects import Operation, done, targets_of
from engine.language.meaning.targets import Subject, Target
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means
KIND = "cross-gear"
CROSSED = "crossed"  # the counter that players see; those by which it is known with what begin like it


def cross(run: Run, r: Request, gear: Thing) -> None:
    """Pay the cost of a cross gear again, to cross it with a creature of the player."""
    run.cite(rule.GEAR)
    things, now = run.state.things, crossed_with(run.state, gear)
    able = [i for i in run.state.zone(r.who, "battle") if things[i].card.kind == "creature" and (now is None or i != now.id)]
    if not able or gear.zone != "battle" or gear.controller != r.who or run.state.turn != r.who:
        raise Refused(rule.GEAR, Message("refused.cannot-cross", {"source": gear}))
    turns.step_to(run, "main", gear)
    (target,) = choose(run, r.who, able, 1, Message("choose", {"source": gear, "text": BEARER}))
    mana.pay(run, r.who, gear)
    run.happen(Event("crossed", gear.id, r.who, target=target))
    turns.entered_step(run, "main")


def crossed(run: Run, e: Event) -> None:
    """A cross gear is crossed with a creature, and with no other any more."""
    e.before = gear = run.state.things[e.subject]
    target = run.state.things[e.target]
    now = {CROSSED: 1, "crossed-with": target.id, "crossed-since": target.since}
    moves.change(run, gear, counters={**gear.counters, **now})
    e.did = 1


def and_parts(applier: Callable[[Run, Event], None]) -> Callable[[Run, Event], None]:
    """The same event, after which a gear is seen to be crossed with nothing where its creature has gone by it."""

    def applied(run: Run, e: Event) -> None:
        applier(run, e)
        if e.before is not None and e.before.zone == run.game.table:
            parted(run)

    return applied


def parted(run: Run) -> None:
    """A cross gear whose creature is there no more is crossed with nothing, and is seen to be."""
    for player in PLAYERS:
        for i in run.state.zone(player, "battle"):
            gear = run.state.things[i]
            if CROSSED in gear.counters and crossed_with(run.state, gear) is None:
                left = {k: v for k, v in gear.counters.items() if not k.startswith(CROSSED)}
                moves.change(run, gear, counters=left)


@means("printed", "crosses")
def crosses(b: Bench, node: Node) -> list[Ability]:
    """What every cross gear says of itself: nothing of its own."""
    return []


@means("effect", "cross_free")
def cross_free(b: Bench, node: Node) -> Operation:
    """Cross gears are crossed with a creature as part of an effect, and nothing is paid; one that is crossed with it already stays so."""
    gears, host = targets_of(b, node), b.make("target", node["host"])

    def operation(ctx: Context) -> None:
        things, table = ctx.state.things, ctx.run.game.table
        found = [i for i in gears(ctx) if things[i].card.kind == KIND and things[i].zone == table]
        bearers = [i for i in host(ctx) if things[i].card.kind == "creature" and things[i].zone == table] if found else []
        events = [Event("crossed", i, ctx.me, 0, ctx.source, target=bearers[0]) for i in found if bearers]
        for e in events:
            now = crossed_with(ctx.state, ctx.state.things[e.subject])
            if now is None or now.id != e.target:
                ctx.run.happen(e)
        done(ctx, events)

    return operation


@means("subject", "crossed")
def about_the_crossed(b: Bench, node: Node) -> Subject:
    """What happens to that creature."""
    target = the_crossed(b, node)
    return Subject(lambda ctx, t: t.id in target(ctx), lambda ctx, n: n > 0)


@means("target", "crossed")
def the_crossed(b: Bench, node: Node) -> Target:
    """The creature that this is crossed with."""

    def target(ctx: Context) -> list[int]:
        t = crossed_with(ctx.state, ctx.state.things[ctx.source])
        return [t.id] if t is not None else []

    return target
