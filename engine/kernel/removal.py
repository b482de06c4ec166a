"""Cards taken from where they are: destroyed, banished, returned, discarded, taken over; cards that lose what is written on them.

Where each of these takes a card is the game's to say (``Game.destinations``); what keeps a card from it are marks that texts put there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import moves
from engine.kernel.against import marked
from engine.kernel.common import lie_as_marked
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

WITHSTOOD = {  # the marks that keep a card from it: the first from anything, the second from what effects do
    "destroyed": ("undestroyable", "indestructible"),
    "banished": ("", "unbanishable"),
    "returned": ("", "cannot-be-returned"),
}


def removed(run: Run, e: Event) -> None:
    """A card goes where the game says that such an event takes it; from the table that is a leaving as well."""
    t = run.state.things[e.subject]
    if t.zone == "leader" or t.zone == run.game.destinations.get(e.type) or (e.type == "destroyed" and t.zone != run.game.table):
        return
    if withstands(run, t, e):
        e.cannot = e.type
        return
    e.before = t
    leaves(run, e, t)
    moves.put(run, t, t.owner, e.zone or run.game.destinations[e.type], bottom=e.bottom, hidden=e.hidden)
    lie_as_marked(run, e)
    e.did = 1


def leaves(run: Run, e: Event, t: Thing) -> None:
    """What a card that is not on the table undergoes is heard as no leaving."""
    if t.zone != run.game.table:
        types = run.game.umbrella.get(e.type, (e.type,))
        e.heard_as = tuple([type for type in types if type != "left"])


def withstands(run: Run, t: Thing, e: Event) -> bool:
    """Whether a mark on the card keeps this from happening to it; some hold against the other player or a kind of card."""
    always, by_effects = WITHSTOOD.get(e.type, ("", ""))
    return always in t.keywords or (e.by == "effect" and marked(run, t, by_effects, e.of, e.source))


def taken(run: Run, e: Event) -> None:
    """A card changes sides: it neither leaves nor enters, and keeps everything it has."""
    t = run.state.things[e.subject]
    if t.zone != run.game.table or t.controller == e.player:
        return
    e.before = t
    moves.put(run, t, e.player, t.zone, keep=True, hidden=t.hidden, stay=True)
    e.did = 1


def lost_abilities(run: Run, e: Event) -> None:
    """A card loses everything that is written on it and that it was given, but for figures."""
    t = run.state.things[e.subject]
    if not t.abilities and not t.keywords:
        return
    e.before = t
    moves.change(run, t, abilities=(), keywords=())
    e.did = 1


def end_with_sources(run: Run) -> None:
    """End what was to last until a card leaves the table, once that card is not there any more."""
    things = run.state.things
    there = {i for p in PLAYERS for i in run.state.zone(p, run.game.table)}
    for source in dict.fromkeys(x.source for x in run.state.expiries if x.when == "source-leaves"):
        if source in things and source not in there:
            moves.expire(run, "source-leaves", "", source=source)


APPLIERS = {
    "put": removed,
    "destroyed": removed,
    "banished": removed,
    "returned": removed,
    "discarded": removed,
    "taken": taken,
    "lost-abilities": lost_abilities,
}
