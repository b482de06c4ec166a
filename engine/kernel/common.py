"""Appliers that several games share: damage that adds up, healing, drawing, putting cards into zones, figures, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import moves
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
    top = moves.top(run.state, e.player)
    if top is None:
        e.did = 0
        return
    e.subject = top.id
    moves.put(run, top, e.player, "hand")
    e.did = 1


def put(run: Run, e: Event) -> None:
    """A card goes to the zone that the event names, its owner's; e.g. from the deck to the mana zone."""
    t = run.state.things[e.subject]
    e.before = t
    moves.put(run, t, t.owner, e.get("zone"), bottom=bool(e.get("bottom")), hidden=bool(e.get("hidden")))
    e.did = 1


def entered(run: Run, e: Event) -> None:
    """A card enters the game's table, made anew or moved there, as it is marked: asleep, tapped."""
    card = e.get("card")
    if card is not None:
        e.subject = moves.create(run, card, e.player, run.game.table).id
    else:
        moves.put(run, run.state.things[e.subject], e.player, run.game.table)
    if mark := e.get("mark"):
        t = run.state.things[e.subject]
        moves.change(run, t, counters={**t.counters, mark: 1})
    e.did = 1


def strengthened(run: Run, e: Event) -> None:
    """+x/+y or -x/-y on a card."""
    t = run.state.things[e.subject]
    attack, defense = e.get("stats")
    moves.change(run, t, attack=(t.attack or 0) + attack, defense=None if t.defense is None else t.defense + defense)
    e.did = 1


def gained(run: Run, e: Event) -> None:
    """A player's points change, never below 0."""
    name = e.get("point")
    had = run.state.point(e.player, name)
    new = max(0, had + e.amount)
    moves.points(run, e.player, name, new)
    e.did = new - had


def nothing(run: Run, e: Event) -> None:
    """An event that is only heard."""
    e.did = e.amount or 1


def marked(run: Run, e: Event) -> None:
    """A card is turned: tapped or asleep, or upright and active again."""
    t = run.state.things[e.subject]
    moves.change(run, t, counters={**t.counters, e.get("mark"): e.amount})
    e.did = 1


APPLIERS = {
    "damaged": damaged,
    "healed": healed,
    "drawn": drawn,
    "put": put,
    "entered": entered,
    "strengthened": strengthened,
    "gained": gained,
    "marked": marked,
    "changed": nothing,
    "shuffled": nothing,
    "revealed": nothing,
    "ability-gained": nothing,
    "keyword-gained": nothing,
    "keyword-lost": nothing,
    "turn-started": nothing,
    "turn-ended": nothing,
}
