"""Damage, and what changes it at the instant: what texts say of the damage that somebody takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.kernel import common
from engine.kernel.gather import heard
from engine.kernel.modifying import modify
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def damaged(run: Run, e: Event) -> None:
    """Damage stays on a card or a player, as much of it as the texts on the table leave."""
    before = e.amount
    listeners = heard(run.state, run.game.listening).get("~damaged", ())
    modify(run, e, sorted((pair for pair in listeners if pair[1].ability.role == "static"), key=lambda pair: pair[1].ability.stage))
    if e.amount != before:
        run.cite(rule.DAMAGE_CHANGED)
    common.damaged(run, e)
