"""Engage: what a card on the board has is set off by its player, who pays for it, in the own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import beyond_policies as rule
from engine.games.shadowverse.policies import PLAY_TARGET
from engine.kernel import moves
from engine.kernel.cards import CardAbility
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.targets import name_targets
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def engages(t: Thing) -> list[CardAbility]:
    """What a card has under Engage."""
    triggers = ((h, h.ability.trigger) for h in t.abilities)
    return [h for h, trigger in triggers if trigger is not None and trigger.own and trigger.event == "engaged"]


def engage(run: Run, r: Request) -> None:
    """A player pays for what a card on the board has under Engage."""
    t = run.state.things[r.thing]
    found = engages(t)
    if run.state.turn != r.who or t.zone != "board" or t.controller != r.who or not found:
        raise Refused(rule.ENGAGE_ALLOWED, Message("refused.cannot-engage", {"source": t}))
    cost = sum(h.ability.cost or 0 for h in found)
    if cost > run.state.point(r.who, "pp"):
        raise Refused(rule.ENGAGE_ALLOWED, Message("refused.cannot-pay", {"source": t, "cost": cost, "has": run.state.point(r.who, "pp")}))
    run.cite(rule.ENGAGE_ALLOWED)
    if t.counters.get("engaged_turn") == run.state.turn_number and run.ask(rule.ENGAGE_OFTEN) == "once-a-turn":
        raise Refused(rule.ENGAGE_OFTEN, Message("refused.engaged-already", {"source": t}))
    run.declared[t.id] = targets(run, t, found, r)
    if cost:
        moves.tally(run, r.who, "pp", -cost)
    run.happen(Event("engaged", t.id, r.who, source=t.id))


def targets(run: Run, t: Thing, found: list[CardAbility], r: Request) -> dict[int, tuple[int, ...]]:
    """The targets named for it."""
    wanted = list(r.targets)
    chosen: dict[int, tuple[int, ...]] = {}
    for h in found:
        ctx = Context(run, h, t, r.who, None)
        for c in h.ability.choices:
            chosen[c.key] = name_targets(run, ctx, c, wanted, PLAY_TARGET, False)
    if wanted:
        raise Refused(PLAY_TARGET, Message("refused.no-such-target", {"source": t, "target": run.state.things[wanted[0]]}))
    return chosen


def engaged(run: Run, e: Event) -> None:
    """A card was engaged."""
    t = run.state.things[e.subject]
    moves.change(run, t, counters={**t.counters, "engaged_turn": run.state.turn_number})
    e.did = 1


APPLIERS = {"engaged": engaged}
