"""Cards that are set on a character: they lie with it, and leave as it leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.vision import forms
from engine.games.vision import policies as rule
from engine.kernel import moves, removal
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def set_on(run: Run, e: Event) -> None:
    """A card is set on another one that is on the field, and lies with it."""
    t, host = run.state.things[e.subject], run.state.things[e.target]
    if host.zone != run.game.table or t.id == host.id:
        return
    if forms.refused(run, t, host, e):
        e.cannot = e.type
        return
    e.before = t
    moves.put(run, t, t.owner, "under", hidden=e.hidden)
    moves.change(run, run.state.things[t.id], host=host.id)
    e.did = 1
    forms.bears(run, run.state.things[t.id], e.player)


def first_what_is_set(apply: Callable[[Run, Event], None]) -> Callable[[Run, Event], None]:
    """A removal before which the cards that are set on its card are destroyed: the card is on the field still as they go."""

    def removed(run: Run, e: Event) -> None:
        t = run.state.things.get(e.subject)
        goes = e.zone or run.game.destinations.get(e.type)
        if t is not None and t.zone == run.game.table != goes and not removal.withstands(run, t, e):
            given_up(run, forms.set_with(run.state, t.id))
        apply(run, e)

    return removed


def given_up(run: Run, cards: list[Thing]) -> None:
    """Set cards are destroyed together, or by another reading put into their owners' hands."""
    if cards and run.ask(rule.SET_LEAVES) == "to-the-netherworld":
        run.together([Event("destroyed", c.id, c.owner, by="rules") for c in cards])
        return
    for c in cards:
        run.happen(Event("put", c.id, c.owner, zone="hand"))


def follow(run: Run) -> None:
    """The same of what was set on a card that is not on the field any more however it went."""
    for t in [run.state.things[i] for p in PLAYERS for i in run.state.zone(p, "under")]:
        if run.state.things[t.id].zone == "under" and gone(run, t):  # one that goes takes the next along
            given_up(run, [t])


def gone(run: Run, t: Thing) -> bool:
    """Whether the card on which this one was set is not on the field."""
    return run.state.things[t.host].zone != run.game.table
