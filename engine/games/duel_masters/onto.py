"""Cards that are played onto another: an evolution onto a creature or cross gear of its kind, a castle onto a shield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import stacks
from engine.kernel import moves
from engine.kernel.requests import Refused
from engine.kernel.state import Player, Thing
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

BASE = {"en": "the card it is put onto", "ja": "重ねる先のカード"}


def places(run: Run, t: Thing, who: Player) -> list[int] | None:
    """What a card can be put onto, or None for one that is put onto nothing."""
    things = run.state.things
    if t.card.kind == "castle":
        taken = {things[i].host for i in run.state.zone(who, "castles")}
        return [i for i in run.state.zone(who, "shields") if i not in taken]
    if "evolution" in t.card.traits:
        table = run.state.zone(who, run.game.table)
        return [i for i in table if things[i].card.kind == t.card.kind and not stacks.seals(run.state, i)]
    return None


def may_be_put(run: Run, t: Thing, who: Player) -> None:
    """Refuse a card that has nothing to be put onto."""
    if places(run, t, who) == []:
        raise Refused("play.onto", Message("refused.no-base", {"source": t}))


def put_onto(run: Run, t: Thing, who: Player) -> bool:
    """Put a card that is being played onto another one, of its player's choice; False for one that simply enters."""
    found = places(run, t, who)
    if found is None:
        return False
    (base,) = choose(run, who, found, 1, Message("choose", {"source": t, "text": BASE}))
    run.cite("play.onto")
    if t.card.kind == "castle":
        run.happen(Event("fortified", t.id, who, data={"target": base}))
    else:
        run.together([Event("entered", t.id, who, data={"how": "played", "onto": base})])
    return True


def fortified(run: Run, e: Event) -> None:
    """A castle stands by a shield, and its abilities work there."""
    t = moves.put(run, run.state.things[e.subject], e.player, "castles")
    moves.change(run, run.state.things[t.id], host=e.get("target"), abilities=stacks.working(t))
    e.did = 1


def entered(run: Run, e: Event) -> None:
    """A card enters the battle zone; what it is put onto lies under it, with everything that lay there before."""
    stacks.entered(run, e)
    base = e.get("onto")
    if not e.did or base is None:
        return
    before = run.state.things[base]
    under = [base, *(o.id for o in stacks.below(run.state, base))]
    moves.put(run, before, e.player, "under")
    for i in under:
        moves.put(run, run.state.things[i], e.player, "under")
        moves.change(run, run.state.things[i], host=e.subject)
    if before.counters.get("tapped"):
        t = run.state.things[e.subject]
        moves.change(run, t, counters={**t.counters, "tapped": 1})
