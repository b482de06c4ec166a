"""Cards that are set on a character: they lie with it, and leave as it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import forms
from engine.games.vision import policies as rule
from engine.kernel import moves
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
        return
    e.before = t
    moves.put(run, t, t.owner, "under", hidden=e.hidden)
    moves.change(run, run.state.things[t.id], host=host.id)
    e.did = 1
    forms.bears(run, run.state.things[t.id], e.player)


def follow(run: Run) -> None:
    """What was set on a card that is not on the field any more goes, by the rule, to its owner's netherworld."""
    for t in [run.state.things[i] for p in PLAYERS for i in run.state.zone(p, "under")]:
        if run.state.things[t.id].zone == "under" and gone(run, t):  # one that goes takes the next along
            zone = "netherworld" if run.ask(rule.SET_LEAVES) == "to-the-netherworld" else "hand"
            run.happen(Event("put", t.id, t.owner, zone=zone))


def gone(run: Run, t: Thing) -> bool:
    """Whether the card on which this one was set is not on the field."""
    return run.state.things[t.host].zone != run.game.table
