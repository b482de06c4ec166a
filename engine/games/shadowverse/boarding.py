"""Vehicles: what the ability word Maneuver stands for. A follower that enters boards an empty vehicle when its turn in the queue comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.shadowverse import policies as rule
from engine.kernel.agenda import Pending
from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, Trigger
from engine.kernel.resolve import Context, resolve
from engine.kernel.state import State, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def pilots(state: State, vehicle: int) -> list[Thing]:
    """Who is aboard a vehicle."""
    return [t for t in state.things.values() if t.host == vehicle and t.zone == "aboard"]


def maneuver(qualifies: Callable[[Context, Thing], bool], text: Bilingual) -> list[Ability]:
    """The two abilities of a vehicle: followers that qualify board it, and its pilot comes back when it leaves."""

    def may_board(ctx: Context) -> bool:
        e = ctx.event
        assert e is not None
        t = ctx.state.things[e.subject]
        if t.id == ctx.source or t.controller != ctx.me or t.card.kind != "follower" or not qualifies(ctx, t):
            return False
        run = ctx.run
        if any(p.source == ctx.source and p.moment == "boarding" for p in run.agenda) and run.ask(rule.BOARDING_EACH) == "first-only":
            return False
        return not pilots(ctx.state, ctx.source) or run.ask(rule.BOARDING_VEHICLE_EMPTY) != "at-trigger"

    boards = Ability(
        "triggered",
        text,
        Trigger("entered", False, "boarding", may_board),
        operations=(board,),
        zones=frozenset({"board"}),
        hears=("entered",),
        precondition=ready,
        names_subject=True,
    )
    back = {
        "en": "When this leaves the board, its pilot returns to the board.",
        "ja": "これが場を離れたとき、乗っていたフォロワーが場に戻る。",
    }
    somebody_aboard = Trigger("left", True, "leaving", lambda ctx: bool(pilots(ctx.state, ctx.source)))
    return [boards, Ability("triggered", back, somebody_aboard, operations=(come_back,))]


def board(ctx: Context) -> None:
    """A follower boards the vehicle; one that has left meanwhile only counts as having boarded, where the rule lets it come so far."""
    e, run = ctx.event, ctx.run
    assert e is not None
    before = run.state.things[e.subject]
    waiting = {p.id for p in run.agenda}
    if any(h.ability.trigger and h.ability.trigger.moment == "when-boarded" for h in run.state.things[ctx.source].abilities):
        run.cite(rule.BOARDED_WHEN)
    boarded = Event("boarded", e.subject, ctx.me, source=ctx.source, vehicle=ctx.source)
    if gone(run, e):
        run.announce(boarded)
        return
    run.happen(boarded)
    if run.answer(rule.BOARDING_LEAVES) == "leaving":
        left = Event("left", e.subject, ctx.me, source=ctx.source)
        left.before = before
        run.announce(left)
    fresh = [p for p in run.agenda if p.id not in waiting and p.moment == "when-boarded"]
    if run.answer(rule.BOARDED_WHEN) == "at-once":
        for p in fresh:
            run.agenda.remove(p)
            resolve(run, p)


def come_back(ctx: Context) -> None:
    """The pilot of a vehicle that has left comes back to the board, or (by rule) is banished with it."""
    run = ctx.run
    for pilot in pilots(run.state, ctx.source):
        if run.ask(rule.BOARDING_PILOT_RETURNS) == "goes-along":
            run.happen(Event("banished", pilot.id, pilot.controller, source=ctx.source))
            continue
        run.cite(rule.BOARDING_RETURN_ENTERS)
        run.happen(Event("alighted", pilot.id, pilot.controller, source=ctx.source, vehicle=ctx.source))
        if run.answer(rule.BOARDING_RETURN_ENTERS) == "entering" and run.state.things[pilot.id].zone == "board":
            run.happen(Event("entered", pilot.id, pilot.controller, source=ctx.source, how="returned"))


def ready(run: Run, p: Pending) -> tuple[str, str] | None:
    """What boarding needs when it resolves: the pilot still on the board, and an empty vehicle."""
    assert p.event is not None
    if gone(run, p.event):
        if run.answer(rule.BOARDING_PILOT_LEFT) == "fizzles":
            return (rule.BOARDING_PILOT_LEFT, "no-pilot")
        run.cite(rule.BOARDING_PILOT_LEFT)
        return None
    if pilots(run.state, p.source) and run.ask(rule.BOARDING_VEHICLE_EMPTY) == "at-resolution":
        return (rule.BOARDING_VEHICLE_EMPTY, "vehicle-taken")
    return None


def gone(run: Run, entered: Event) -> bool:
    """Whether the follower that was to go aboard has left the board since it entered."""
    pilot = run.state.things[entered.subject]
    return pilot.zone != "board" or pilot.since != (entered.new_stay or pilot.since)
