"""Crests: what a card gives its player beside the board, by its lines for that; it stays there, and works, until its count is over."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.games.shadowverse import beyond_policies as rule
from engine.games.shadowverse.notes import COUNTDOWN
from engine.kernel import moves
from engine.kernel.cards import CardAbility, Definition, Face
from engine.kernel.notes import FORMS
from engine.kernel.state import PLAYERS, Player, State, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

ZONE = "crests"
FORM = "crest"


def crests(state: State, player: Player) -> list[Thing]:
    """A player's crests, the oldest first."""
    return [state.things[i] for i in state.zone(player, ZONE)]


def crest_of(card: Definition) -> Definition:
    """The crest that a card gives: its lines for that, at work where crests lie; nothing but a name where it has none."""
    forms = FORMS.of(card) or {}
    if FORM not in forms:
        return Definition(card.slug, card.name, FORM, card.klass, card.traits, None, {"front": Face(None, None, (), ())})
    crest = forms[FORM][1]
    faces = {name: replace(face, abilities=tuple(map(at_work, face.abilities))) for name, face in crest.faces.items()}
    return replace(crest, cost=None, faces=faces)


def at_work(h: CardAbility) -> CardAbility:
    """An ability of a crest, at work where crests lie."""
    return replace(h, ability=replace(h.ability, zones=frozenset({ZONE})))


def gained(run: Run, e: Event) -> None:
    """A player has a crest more, if there is room for it; it starts to count."""
    assert e.card is not None
    if len(crests(run.state, e.player)) >= run.ask(rule.CREST_PLACES):
        return
    t = moves.create(run, e.card, e.player, ZONE)
    if countdown := COUNTDOWN.of(t.card):
        t = moves.change(run, t, counters={**t.counters, "countdown": countdown})
    e.subject = t.id
    e.did = 1


def lost(run: Run, e: Event) -> None:
    """A crest is no more: it neither leaves the board nor is it destroyed, and leaves no shadow."""
    t = run.state.things[e.subject]
    if t.zone != ZONE:
        return
    e.before = t
    moves.put(run, t, t.owner, "banished")
    e.did = 1


def spent(run: Run) -> bool:
    """End the crests whose count is over; whether there were any."""
    zones = run.state.zones
    if ("me", ZONE) not in zones and ("opponent", ZONE) not in zones:
        return False
    over = [t for p in PLAYERS for t in crests(run.state, p) if t.counters.get("countdown", 1) <= 0]
    for t in over:
        run.happen(Event("crest-lost", t.id, t.controller))
    return bool(over)


APPLIERS = {"crest-gained": gained, "crest-lost": lost}
