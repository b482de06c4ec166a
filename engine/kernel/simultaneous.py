"""Several events that are one: each is replaced or not before any comes about, and whatever looks sees all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import gather, replace
from engine.kernel.state import State
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def at_once(run: Run, events: list[Event]) -> list[Event]:
    """Let events happen as one. What listened before them hears all of them, also what left the table with them."""
    if run.settles["event"] and run.unsettled:
        run.checkpoint("event")
    with run.one_occasion():
        before = run.state
        left = [e for e in in_turn(run, events) if not avoided(run, e)]
        done: list[Event] = []
        for e in moved_since(run, before, left):
            if not run.game.behaviour.overrules(run, e):
                run.tell(e, run.apply(e))
                done.append(e)
        heard = gather.heard(before, run.game.listening)
        for e in done:
            if e.did or e.tells:
                run.gather(e)
                gone_with_it(run, before, heard, e)
    return events


def in_turn(run: Run, events: list[Event]) -> list[Event]:
    """The order in which replacements are looked for: for what befalls the turn player's cards first."""
    return sorted(events, key=lambda e: e.player != run.state.turn)


def avoided(run: Run, e: Event) -> bool:
    """Whether an event is rewritten before it comes about."""
    run.events += 1
    run.unsettled += 1
    e.number = run.events
    return replace.concerned(run, e) and replace.rewritten(run, e)


def moved_since(run: Run, before: State, events: list[Event]) -> list[Event]:
    """The events without those whose card went elsewhere in place of another of them: one destroyed in place of an ally is not so again."""
    left = []
    for e in events:
        was = before.things.get(e.subject)
        if was is not None and run.state.things[e.subject].since != was.since:
            e.did = 0
        else:
            left.append(e)
    return left


def gone_with_it(run: Run, before: State, heard: gather.Heard, event: Event) -> None:
    """What listened when the events began and is gone by now hears of them too, as it was."""
    now = run.state.things
    for type in gather.heard_as(run, event, event.before or now.get(event.subject)):
        for i, h in heard.get(type, ()):
            was, tr = before.things[i], h.ability.trigger
            if tr is not None and not tr.own and now[i].since != was.since and event.subject != i:
                gather.consider(run, event, h, was, tr)
