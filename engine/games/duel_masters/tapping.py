"""Tap abilities: a creature that could attack is tapped instead, and its ability is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import attacking, gear, hyper
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.mana import TAPPED_AS_WELL, tap, untapped, was_tapped
from engine.kernel.requests import Refused, Request
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def use(run: Run, r: Request) -> None:
    """Tap a creature instead of attacking with it, to use its tap ability; or use a cross gear, which is to cross it."""
    t = run.state.things[r.thing]
    if t.card.kind == gear.KIND:
        gear.cross(run, r, t)
        return
    if hyper.HYPER.of(t.card) is not None:
        hyper.use(run, r, t)
        return
    has = any(h.ability.trigger is not None and h.ability.trigger.event == "tap-ability" for h in t.abilities)
    free = run.state.turn == r.who and t.zone == run.game.table and not t.counters.get("tapped") and not t.hidden
    run.cite(rule.TAP_ABILITY)
    if not has or not free or "cannot-attack" in t.keywords or attacking.sick(run, t):
        raise Refused(rule.TAP_ABILITY, Message("refused.no-tap-ability", {"source": t}))
    mana, more = untapped(run, r.who), TAPPED_AS_WELL.of(t.card) or 0
    if len(mana) < more:
        raise Refused(rule.TAP_ABILITY, Message("refused.cannot-pay", {"source": t, "cost": more, "has": len(mana)}))
    attacking.begin_step(run)
    for i in mana[:more]:
        tap(run, i)
    tap(run, t.id)
    was_tapped(run, t.id)
    run.announce(Event("tap-ability", t.id, r.who))
