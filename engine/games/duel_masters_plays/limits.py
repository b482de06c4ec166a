"""Zones hold only so many cards: what finds no place goes to the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import onto, stacks
from engine.games.duel_masters.state import of
from engine.games.duel_masters_plays import policies as rule
from engine.kernel.forbid import Wanted, forbidden
from engine.kernel.shuffling import take_from_top
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def overrules(run: Run, e: Event) -> bool:
    """Whether a card finds its zone full and goes to the graveyard instead; the event then says so and did nothing."""
    table = run.game.table
    zone = str(table if e.type == "entered" else "hand" if e.type == "drawn" else e.zone or run.game.destinations.get(e.type))
    most = run.answer(rule.ZONE_LIMITS).get(zone)
    if most is None:
        return False
    t = moved(run, e)
    if t is None or t.zone == zone:
        return False
    player: Player = e.player if e.type in ("entered", "drawn") else t.owner
    if len(run.state.zone(player, zone)) - covered(run, e, t) < most or (zone == table and forbidden(run, Wanted("put", player, t, table))):
        return False
    if "psychic" in t.card.traits and zone != table:
        run.cite(rule.ZONE_PSYCHIC)
        if run.answer(rule.ZONE_PSYCHIC) == "pass":
            return False
    run.cite(rule.ZONE_LIMITS)
    run.happen(Event("put", t.id, t.owner, 0, e.source, zone="graveyard", came_from=t.zone, burned=True))
    e.subject, e.over_limit = t.id, zone
    if zone == "hand" and t.zone == "shields" and "shield-trigger" in t.keywords:
        run.cite(rule.TRIGGER_FULL)
        if run.answer(rule.TRIGGER_FULL) == "may-be-used":
            now = run.state.things[t.id]
            run.new_state().game = of(run.state)._replace(from_shields=(*of(run.state).from_shields, (now.id, now.since)))
    return True


def covered(run: Run, e: Event, t: Thing) -> int:
    """How many cards of the battle zone the card that enters will lie on, so that their places are free."""
    if e.type != "entered":
        return 0
    if not e.onto:  # an effect puts it there: what it is put on is chosen as it enters
        found = [] if stacks.NEO.of(t.card) else onto.places(run, t, e.player) or []
        return min(len(found), onto.needs(t)) if all(run.state.things[i].zone == run.game.table for i in found) else 0
    return sum(run.state.things[i].zone == run.game.table for i in (e.onto, *e.under))


def moved(run: Run, e: Event) -> Thing | None:
    """The card that an event moves; of a draw the top card of the deck."""
    if e.type == "drawn":
        return next(iter(take_from_top(run, e.player, 1)), None)
    return run.state.things.get(e.subject)
