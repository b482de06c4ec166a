"""Playing cards: paid with mana; a creature goes into the battle zone, a spell is cast and its targets are chosen as it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import moves
from engine.kernel.agenda import Pending
from engine.kernel.forbid import Wanted, forbidden
from engine.kernel.requests import Refused, Request
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def play(run: Run, r: Request) -> None:
    """Play a card from hand for its cost."""
    t = run.state.things[r.thing]
    if t.zone != "hand" or t.owner != r.who or run.state.turn != r.who:
        raise Refused("play.own-turn", Message("refused.not-in-hand", {"source": t}))
    may(run, Wanted("play", r.who, t))
    held = next((h for h in t.abilities if h.ability.role == "spell"), None)
    if held is None:
        may(run, Wanted("put", r.who, t, run.game.table))
    run.wishes = [("thing", i) for i in r.targets] + run.wishes
    pay(run, r.who, t)
    t = run.state.things[t.id]
    if held is None:
        run.happen(Event("played", t.id, r.who))
        run.together([Event("entered", t.id, r.who, data={"how": "played"})])
        return
    moves.put(run, t, r.who, "resolving", keep=True)
    run.happen(Event("played", t.id, r.who))


def may(run: Run, wanted: Wanted) -> None:
    """Refuse what some ability forbids."""
    if forbidden(run, wanted) is not None:
        raise Refused("put.forbidden", Message("refused.forbidden", {"source": wanted.thing}))


def pay(run: Run, who: Player, t: Thing) -> None:
    """Tap as many untapped cards in the mana zone as the card costs."""
    cost = t.cost or 0
    mana = [i for i in run.state.zone(who, "mana") if not run.state.things[i].counters.get("tapped")]
    if len(mana) < cost:
        raise Refused("play.cost", Message("refused.cannot-pay", {"source": t, "cost": cost, "has": len(mana)}))
    run.cite("play.cost")
    for i in mana[:cost]:
        card = run.state.things[i]
        moves.change(run, card, counters={**card.counters, "tapped": 1})


def resolved(run: Run, p: Pending) -> None:
    """A spell that has resolved goes to the graveyard."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving":
        run.happen(Event("put", t.id, t.owner, data={"zone": "graveyard"}))
