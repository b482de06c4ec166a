"""Dying: a character that is too badly hurt is still on the field while what waits for that is applied, and only then goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import losing
from engine.games.vision import policies as rule
from engine.games.vision.interference import automatic
from engine.games.vision.state import of
from engine.kernel import moves, removal
from engine.kernel.agenda import next_of_pool
from engine.kernel.questions import settles
from engine.kernel.resolve import resolve
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def state_based(run: Run, where: str) -> bool:
    """Characters with no toughness left are dying, all at once, and then destroyed; by one reading, life is looked at here too."""
    losing.at_once(run, where)
    if something_has_set_off(run, where):
        return True
    beaten = [t for t in field(run) if t.defense is not None and t.left <= 0 and not t.counters.get("dying") and not cannot_be_dying(t)]
    marked = [t for t in field(run) if t.counters.get("dying")]  # by an effect
    if not beaten and not marked:
        return False
    if where == "operation":
        run.cite(settles(where))
    if beaten:
        run.cite(rule.BATTLE_NO_TOUGHNESS)
    if run.ask(rule.DYING) == "on-the-field":
        run.together([begins(run, t) for t in beaten])
        run.settling = False
        automatic(run)  # whoever begins to die by that does so at once, before these go
        run.settling = True
        marked = [t for t in field(run) if t.counters.get("dying")]
        beaten = []
    beaten += marked
    run.together([Event("destroyed", t.id, t.controller, by="zero") for t in beaten])
    for t in field(run):
        if t.id in {b.id for b in beaten}:
            saved(run, t)
    return True


POINTS = {"damaged": rule.AUTOMATIC_POINT, "destroyed": rule.AUTOMATIC_REMOVED, "banished": rule.AUTOMATIC_REMOVED}


def something_has_set_off(run: Run, where: str) -> bool:
    """Apply one effect that damage or a removal has set off, before anything else; by one reading it waits for the running effect.

    What damage has set off comes before anybody is dying of that damage, what a removal has set off before the effect goes on.
    """
    triggered = [(p, p.event.type) for p in run.agenda if p.ability.role == "triggered" and p.event is not None]
    waiting = [(p, POINTS[type]) for p, type in triggered if type in POINTS]
    if not waiting or run.answer(rule.AUTOMATIC_ANSWERED) == "can-be-answered":
        return False
    there = {question for question in dict.fromkeys(question for _, question in waiting) if run.ask(question) == "right-there"}
    due = [p for p, question in waiting if question in there]
    if not due:
        return False
    run.settling = False
    if where == "operation":
        run.cite(settles(where))
    run.cite(rule.AUTOMATIC_ANSWERED)
    resolve(run, next_of_pool(run, due))
    run.settling = True
    return True


def cannot_be_dying(t: Thing) -> bool:
    """Whether a text keeps a character from dying; one without toughness nothing keeps."""
    return "cannot-be-dying" in t.keywords and (t.defense or 0) > 0


def begins(run: Run, t: Thing) -> Event:
    """It is dying: of a blow of the battle, where one has just struck it."""
    by = dict(of(run.state).blows).get(t.id)
    return Event("dying", t.id, t.controller) if by is None else Event("dying", t.id, t.controller, 0, by, by="battle")


def field(run: Run) -> list[Thing]:
    """All that is on the field."""
    return [run.state.things[i] for p in PLAYERS for i in run.state.zone(p, run.game.table)]


def saved(run: Run, t: Thing) -> None:
    """What has not left is dying no more and its damage is gone; without toughness of its own nothing keeps it."""
    if (t.defense or 0) <= 0:
        run.happen(Event("put", t.id, t.owner, zone="netherworld"))
        return
    moves.change(run, t, damage=0, counters={name: n for name, n in t.counters.items() if name != "dying"})


def destroyed(run: Run, e: Event) -> None:
    """A card is destroyed; the word is the same for what is given up from a hand, a deck, the node area or a set of cards."""
    t = run.state.things[e.subject]
    if t.zone in (run.game.table, "leader", "netherworld", "exile"):
        removal.removed(run, e)
        return
    e.before = t
    e.heard_as = ("discarded",)
    moves.put(run, t, t.owner, "netherworld")
    e.did = 1


def dying(run: Run, e: Event) -> None:
    """A character is dying; it is on the field still. One that is dying already does not begin to once more."""
    t = run.state.things[e.subject]
    if t.counters.get("dying") or cannot_be_dying(t):
        e.cannot = e.type
        return
    e.before = t
    moves.change(run, t, counters={**t.counters, "dying": 1})
    e.did = 1
