"""Replacement effects: what would happen is rewritten before it does. None applies twice to one event.

Nor does one apply to what its own clause puts in the place of the event, nor to what in turn is put in the place of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.blocks import Using
from engine.kernel.cards import CardAbility
from engine.kernel.gather import heard, heard_as
from engine.kernel.questions import REPLACEMENT_CHAIN
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def concerned(run: Run, event: Event) -> bool:
    """Whether anything on the table could rewrite this event."""
    listeners = run.state.heard if run.state.heard is not None else heard(run.state, run.game.listening)
    if listeners:
        for type in run.game.umbrella.get(event.type) or (event.type,):
            if "~" + type in listeners:
                return True
    subject = run.state.things.get(event.subject)
    if subject is not None:
        for h in subject.abilities:
            if h.ability.role == "replacement":
                return True
    return False


def candidates(run: Run, event: Event) -> list[tuple[Thing, CardAbility]]:
    """The replacements that could rewrite the event now, each with the thing that has it."""
    found: list[tuple[Thing, CardAbility]] = []
    subject = run.state.things.get(event.subject)
    types = heard_as(run, event, subject)
    if subject is not None:
        for h in subject.abilities:
            tr = h.ability.trigger
            if h.ability.role == "replacement" and tr is not None and tr.own and tr.event in types:
                found.append((subject, h))
    listeners = heard(run.state, run.game.listening)
    for type in types:
        for i, h in listeners.get("~" + type, ()):
            if h.ability.role == "replacement":
                found.append((run.state.things[i], h))
    return [(t, h) for t, h in found if fits(run, event, t, h)]


def fits(run: Run, event: Event, t: Thing, h: CardAbility) -> bool:
    """Whether a replacement applies: not used on this event yet, what it waits for, and (as the game has it) whether it could be done."""
    mark = (t.id, id(h.ability))
    if mark in event.replaced or mark in run.replacing:
        return False
    ctx = Context(run, h, t, t.controller, event)
    tr = h.ability.trigger
    if tr is not None and tr.fits is not None and not tr.fits(ctx):
        return False
    if h.ability.condition is not None and not h.ability.condition(ctx):
        return False
    return h.ability.usable is None or h.ability.usable(ctx) or run.game.behaviour.replaces_in_vain(run, ctx)


def rewritten(run: Run, event: Event) -> bool:
    """Let replacements rewrite the event. True when something else happened in its place; the event then says it did nothing."""
    cited = list(run.citing)
    while True:
        found = candidates(run, event)
        if found and run.replacing:
            found = found if run.ask(REPLACEMENT_CHAIN) == "chain" else []
        if not found:
            run.citing = list(dict.fromkeys((*cited, *run.citing)))  # what happens all the same still happens by these rules
            return False
        picked = pick(run, event, found)
        t, h = found[picked]
        event.replaced = (*event.replaced, (t.id, id(h.ability)))
        run.cite("replacement.applies")
        ctx = Context(run, h, t, t.controller, event)
        told = Message("replaced", {"source": t, "ability": h.ability.text, "event": event})
        with run.inside(run.emit("replaced", told, event, t.controller)), Using(run, event.replaced):
            for operation in h.ability.operations:
                operation(ctx)
        if not ctx.skip:
            event.did = 0
            return True


def pick(run: Run, event: Event, found: list[tuple[Thing, CardAbility]]) -> int:
    """Which of several replacements applies: the game says (by rule, or by a player's decision)."""
    return 0 if len(found) == 1 else run.game.behaviour.which_replacement(run, event, found)
