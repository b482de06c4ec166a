"""Damage, and what changes it at the instant: what texts say of the damage that somebody takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.kernel import common
from engine.kernel.gather import heard
from engine.kernel.resolve import Context
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def damaged(run: Run, e: Event) -> None:
    """Damage stays on a card or a player, as much of it as the texts on the table leave."""
    before = e.amount
    listeners = heard(run.state, run.game.listening).get("~damaged", ())
    for i, h in sorted((pair for pair in listeners if pair[1].ability.role == "static"), key=lambda pair: pair[1].ability.stage):
        holder = run.state.things[i]
        ctx = Context(run, h, holder, holder.controller, e)
        if h.ability.modify is not None and (h.ability.condition is None or h.ability.condition(ctx)):
            h.ability.modify(ctx, e)
    if e.amount != before:
        run.cite(rule.DAMAGE_CHANGED)
    common.damaged(run, e)
