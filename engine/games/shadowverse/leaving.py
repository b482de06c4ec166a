"""Leaving the board: destroyed, banished, returned to hand, put elsewhere. Transforming is no leaving. What tells them apart is rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import policies as rule
from engine.games.shadowverse import removal_policies as removal
from engine.games.shadowverse import shields, super_evolving
from engine.games.shadowverse.notes import COUNTDOWN
from engine.games.shadowverse.withstanding import protected, withstands
from engine.kernel import common, holding, moves
from engine.kernel.gather import heard
from engine.kernel.rules import Question
from engine.kernel.state import Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

STAYING = ("entered", "attacks")  # a card that has turned into another has been on the board as long, and has attacked as often


def leave(run: Run, e: Event, to: str) -> bool:
    """Take a card off the board; whoever is aboard stays with it until the pilot's return resolves."""
    t = run.state.things[e.subject]
    if t.zone not in ("board", "aboard"):
        return False
    e.before = t
    shields.remember(run, t)
    moves.put(run, t, t.owner, to)
    if end_with_source(run, t.id):
        run.cite(removal.GIVEN_LASTS)
    e.did = 1
    return True


def end_with_source(run: Run, source: int) -> bool:
    """End what lasts until this card leaves the board; says whether there was anything."""
    return bool(run.state.expiries) and bool(moves.expire(run, "source-leaves", "", source=source))


def destroyed(run: Run, e: Event) -> None:
    """A card goes to the cemetery, a shadow more, its abilities cannot save it any more."""
    if withstands(run, e, "indestructible") or super_evolving.withstands(run, e):
        return
    t = run.state.things[e.subject]
    if leave(run, e, "cemetery"):
        moves.tally(run, t.owner, "shadows")


def banished(run: Run, e: Event) -> None:
    """A card leaves the game. From the board that is a leaving, but no destruction: no shadow, no Last Words."""
    if withstands(run, e, "unbanishable"):
        return
    t = run.state.things[e.subject]
    if t.zone not in ("board", "aboard"):
        e.before = t
        moves.put(run, t, t.owner, "banished")
        e.did = 1
        return
    if protected(t, "indestructible") and run.ask(removal.BANISH_INDESTRUCTIBLE) == "stopped":
        e.cannot = "banished"
        return
    listeners = concerned(run, t)
    if leave(run, e, "banished"):
        if run.ask(removal.BANISH_SHADOW) == "shadow":
            moves.tally(run, t.owner, "shadows")
        if listeners:
            heard_as(run, e, removal.COMBINED_HEARD if e.by == "combining" else removal.BANISH_HEARD)


def returned(run: Run, e: Event) -> None:
    """A card goes back to its owner's hand; over the limit it goes to the cemetery with a shadow."""
    if withstands(run, e, "cannot-be-returned"):
        return
    t = run.state.things[e.subject]
    full = len(run.state.zone(t.owner, "hand")) >= run.answer(rule.HAND_LIMIT)
    if full:
        run.cite(rule.HAND_LIMIT)
    if leave(run, e, "cemetery" if full else "hand") and full:
        moves.tally(run, t.owner, "shadows")
        e.went_to = "cemetery"


def put(run: Run, e: Event) -> None:
    """A card goes to a zone that a text names, such as the deck; from the board that is a leaving as well."""
    t = run.state.things[e.subject]
    there = t.zone in run.game.in_play
    if there:
        shields.remember(run, t)
    common.put(run, e)
    if there and end_with_source(run, t.id):
        run.cite(removal.GIVEN_LASTS)


def transformed(run: Run, e: Event) -> None:
    """A card turns into another in its place: it neither leaves nor enters, and nothing that it was or had remains."""
    t = run.state.things[e.subject]
    on_board = t.zone == run.game.table
    if on_board and protected(t, "indestructible", "unbanishable") and run.ask(removal.TRANSFORM_STOPPED) == "stopped":
        e.cannot = "transformed"
        return
    listeners = on_board and concerned(run, t)
    if on_board:
        shields.remember(run, t)
    assert e.card is not None
    new = moves.become(run, t, e.card)
    kept = {name: t.counters[name] for name in STAYING if name in t.counters}
    new = moves.change(run, new, counters=kept) if kept else new
    holding.forget(run, t.id)
    if on_board:
        end_with_source(run, t.id)
    if countdown := COUNTDOWN.of(new.card):
        moves.change(run, new, counters={**new.counters, "countdown": countdown})
    e.before = t
    e.did = 1
    if not on_board:
        return
    if run.ask(removal.TRANSFORM_SHADOW) == "shadow":
        moves.tally(run, t.owner, "shadows")
    if listeners:
        heard_as(run, e, removal.TRANSFORM_HEARD)
    noticed = new.card.kind == "follower" or "entered" in heard(run.state, run.game.listening)
    if noticed and run.ask(removal.TRANSFORM_ENTERS) == "entering":
        e.enters = True


def heard_as(run: Run, e: Event, question: Question[tuple[str, ...] | None]) -> None:
    """What abilities hear this event as, by rule."""
    types = run.ask(question)
    if types is not None:
        e.heard_as = (e.type, *types)


def concerned(run: Run, t: Thing) -> bool:
    """Whether anything listens for this card's being destroyed or leaving: its own abilities, or those of others."""
    listeners = heard(run.state, run.game.listening)
    if any(type in listeners for type in ("destroyed", "left")):
        return True
    return any(tr is not None and tr.own and tr.event in ("destroyed", "left") for tr in (h.ability.trigger for h in t.abilities))


APPLIERS = {"destroyed": destroyed, "banished": banished, "returned": returned, "put": put, "transformed": transformed}
