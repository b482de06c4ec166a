"""Playing a card: what must hold, what is paid, what is named, and then the card with its Fanfare and its watchers.

The procedure is a list of named steps; which of the two last comes first for a spell is a rule (sv.play.spell-as-fanfare).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import rites
from engine.games.shadowverse.table import PLACES
from engine.kernel import moves
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.targets import name_targets
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def play(run: Run, r: Request) -> None:
    """A player plays a card from hand."""
    t = run.state.things[r.thing]
    named = {"source": t}
    if run.state.turn != r.who:
        raise Refused("play.own-turn", Message("refused.not-your-turn", named))
    if t.zone != "hand" or t.owner != r.who:
        raise Refused("play.own-turn", Message("refused.not-in-hand", named))
    t = as_form(run, t, r)
    cost = price(run, t, r)
    if t.card.kind != "spell" and len(run.state.zone(r.who, "board")) >= PLACES:
        raise Refused("play.room", Message("refused.no-room", named))
    if cost > run.state.point(r.who, "pp"):
        raise Refused("play.cost", Message("refused.cannot-pay", {"source": t, "cost": cost, "has": run.state.point(r.who, "pp")}))
    t = run.state.things[t.id]
    declared = declare(run, t, r)
    if cost:
        run.cite("play.cost")
        moves.tally(run, r.who, "pp", -cost)
    run.declared[t.id] = declared
    occasion = run.open_occasion()
    watchers = Event("plays", t.id, r.who, data={"how": "played"})
    if t.card.kind == "spell":
        played_first = run.ask("play.spell-watchers") == "before"
        run.together([Event("played", t.id, r.who)], occasion)
        rites.perform_early(run, t, r.who, declared)
        if played_first:
            watched(run, watchers, occasion)
        else:
            run.drain()
            watched(run, watchers, run.open_occasion())
        if run.state.things[t.id].zone == "resolving" and not any(p.source == t.id for p in run.agenda):
            run.happen(Event("spent", t.id, r.who))
    else:
        run.together([Event("played", t.id, r.who, data={"halfway": True})], occasion)
        rites.perform_early(run, t, r.who, declared)
        watched(run, watchers, occasion)
        run.together([Event("entered", t.id, r.who, data={"how": "played"})], occasion)


def watched(run: Run, e: Event, occasion: int) -> None:
    """Let those who watch for a card being played hear of it."""
    held, run.occasion = run.occasion, occasion
    run.announce(e)
    run.occasion = held


def as_form(run: Run, t: Thing, r: Request) -> Thing:
    """The card in the form in which it is played: Accelerate and Crystallize make it another card from the start."""
    forms = t.card.data.get("forms") or {}
    form = r.how if r.how in forms else ""
    pp = run.state.point(r.who, "pp")
    if not form and not r.how and t.cost is not None and t.cost > pp:
        form = next((f for f in ("accelerate", "crystallize") if f in forms and forms[f][0] <= pp), "")
    if form:
        cost, card = forms[form]
        t = moves.become(run, t, card)
        return moves.change(run, t, cost=cost)
    return t


def price(run: Run, t: Thing, r: Request) -> int:
    """What playing costs: the cost now, or that of the highest Enhance that can be paid (it is then noted on the card)."""
    cost = t.cost or 0
    levels = [n for n in t.card.data.get("enhance", ()) if n <= run.state.point(r.who, "pp")]
    if levels and max(levels) >= cost:
        moves.change(run, t, counters={**t.counters, "enhance": max(levels)})
        return max(levels)
    return cost


def declare(run: Run, t: Thing, r: Request) -> dict[int, tuple[int, ...]]:
    """The targets named on playing: as asked, else the only ones there are, else by decision."""
    wanted = list(r.targets)
    chosen: dict[int, tuple[int, ...]] = {}
    for h in t.abilities:
        a = h.ability
        if a.trigger is None or not a.trigger.own or a.trigger.event not in ("played", "entered") or not a.choices:
            continue
        ctx = Context(run, h, t, r.who, None)
        ctx.values["declaring"] = 1
        if a.condition is not None and not a.condition(ctx):
            continue
        for c in a.choices:
            if c.deed and run.ask("rite.target") != "on-playing":
                chosen[c.key] = ()
                continue
            chosen[c.key] = name_targets(run, ctx, c, wanted, "play.target", t.card.kind == "spell")
    if wanted:
        raise Refused("play.target", Message("refused.no-such-target", {"source": t, "target": run.state.things[wanted[0]]}))
    return chosen
