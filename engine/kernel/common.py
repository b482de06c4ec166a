"""Appliers that several games share: damage that adds up, healing, drawing, putting cards into zones, figures, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import moves
from engine.kernel.forbid import Wanted, forbidden
from engine.kernel.gather import heard
from engine.kernel.shuffling import shuffle, take_from_top
from engine.kernel.state import make_thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def damaged(run: Run, e: Event) -> None:
    """Damage that stays on a card or a player."""
    t = run.state.things[e.subject]
    e.tried = e.did = e.amount
    if e.amount > 0:
        moves.hurt(run, t, e.amount)


def healed(run: Run, e: Event) -> None:
    """Take damage back, at most what is there."""
    t = run.state.things[e.subject]
    e.tried = e.amount
    e.did = min(e.amount, t.damage)
    if e.did:
        moves.hurt(run, t, -e.did)


def drawn(run: Run, e: Event) -> None:
    """The top card of the deck to the hand; nothing from an empty deck."""
    cards = take_from_top(run, e.player, 1)
    if not cards:
        e.did = 0
        return
    (top,) = cards
    e.subject = top.id
    moves.put(run, top, e.player, "hand")
    e.did = 1


def put(run: Run, e: Event) -> None:
    """A card goes to the zone that the event names, its owner's; e.g. from the deck to the mana zone."""
    t = run.state.things[e.subject]
    e.before = t
    zone = e.zone or run.game.destinations[e.type]
    moves.put(run, t, t.owner, zone, bottom=e.bottom, hidden=e.hidden)
    lie_as_marked(run, e)
    e.did = 1


def added_elsewhere(run: Run, e: Event) -> None:
    """A new card is put into a zone other than the hand."""
    assert e.card is not None
    t = moves.create(run, e.card, e.player, e.zone)
    if e.bottom:
        moves.put(run, t, e.player, t.zone, bottom=True, keep=True, stay=True)
    e.subject = t.id
    e.did = 1


def entered(run: Run, e: Event) -> None:
    """A card enters the game's table, made anew or moved there, as it is marked: asleep, tapped."""
    card = e.card
    if barred(run, e):
        return
    if card is not None:
        e.subject = moves.create(run, card, e.player, run.game.table).id
    else:
        moves.put(run, run.state.things[e.subject], e.player, run.game.table)
    lie_as_marked(run, e)
    e.did = 1


def lie_as_marked(run: Run, e: Event) -> None:
    """What has come somewhere lies there as the event says: asleep, tapped."""
    if mark := e.mark:
        t = run.state.things[e.subject]
        moves.change(run, t, counters={**t.counters, mark: 1})


def barred(run: Run, e: Event) -> bool:
    """Whether something forbids that this card enters; the event then did nothing and says what forbids it."""
    if "!put" not in heard(run.state, run.game.listening):
        return False
    card = e.card
    t = make_thing(0, card, e.player, "") if card is not None else run.state.things[e.subject]
    by = forbidden(run, Wanted("put", e.player, t, run.game.table))
    if by is None:
        return False
    run.cite("put.forbidden")
    e.barred = by
    e.did = 0
    return True


def may_not_draw(run: Run, e: Event) -> bool:
    """Whether something forbids that this player draws; the event then did nothing and says what forbids it."""
    e.barred = forbidden(run, Wanted("draw", e.player, run.state.things[run.state.zone(e.player, "leader")[0]]))
    if e.barred is None:
        return False
    run.cite("put.forbidden")
    return True


def strengthened(run: Run, e: Event) -> None:
    """+x/+y or -x/-y on a card."""
    t = run.state.things[e.subject]
    attack, defense = e.stats
    moves.change(run, t, attack=(t.attack or 0) + attack, defense=None if t.defense is None else t.defense + defense)
    e.did = 1


def gained(run: Run, e: Event) -> None:
    """A player's points change, never below 0."""
    name = e.point
    had = run.state.point(e.player, name)
    new = max(0, had + e.amount)
    moves.points(run, e.player, name, new)
    e.did = new - had


def shuffled(run: Run, e: Event) -> None:
    """A pile is shuffled: what is in it stays, its order is not known any more."""
    shuffle(run, e.player, e.zone or "deck")
    e.did = 1


def nothing(run: Run, e: Event) -> None:
    """An event that is only heard."""
    e.did = e.amount or 1


def marked(run: Run, e: Event) -> None:
    """A card is turned: tapped or asleep, or upright and active again."""
    t = run.state.things[e.subject]
    moves.change(run, t, counters={**t.counters, e.mark: e.amount})
    e.did = 1


APPLIERS = {
    "damaged": damaged,
    "healed": healed,
    "drawn": drawn,
    "put": put,
    "added-elsewhere": added_elsewhere,
    "entered": entered,
    "strengthened": strengthened,
    "gained": gained,
    "marked": marked,
    "changed": nothing,
    "shuffled": shuffled,
    "revealed": nothing,
    "ability-gained": nothing,
    "figures-hold": nothing,
    "figures-end": nothing,
    "keyword-gained": nothing,
    "keyword-lost": nothing,
    "turn-started": nothing,
    "turn-ended": nothing,
}
