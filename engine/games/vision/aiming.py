"""Changing the target of what waits."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.kernel.resolve import Context
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.agenda import Pending
    from engine.kernel.run import Run


def retargeted(run: Run, e: Event) -> None:
    """What waits of a card, the latest of it, is aimed at another target: by the rule only at one that it could have had."""
    waiting = [n for n, p in enumerate(run.agenda) if p.source == e.subject and p.chosen]
    if not waiting:
        return
    p = run.agenda[waiting[-1]]
    aimed = dict.fromkeys(fitting(run, p, e.target), (e.target,))
    if aimed:
        changed = copy(p)
        changed.chosen = {**(p.chosen or {}), **aimed}
        run.agenda[waiting[-1]] = changed
        e.did = 1


def fitting(run: Run, p: Pending, target: int) -> list[int]:
    """The choices, by their keys, for which a card may be the target."""
    ctx = Context(run, p.card_ability, p.origin, p.controller, None)
    named = [c for c in p.ability.choices if (p.chosen or {}).get(c.key)]
    if run.ask(rule.TARGET_CHANGED) == "any-card":
        return [c.key for c in named[:1]]
    return [c.key for c in named if target in c.candidates(ctx)][:1]
