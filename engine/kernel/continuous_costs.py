"""Costs of cards in hand that follow the table: what changes them does so as long as it holds, and what is shown is what is paid.

All such changes on one card are summed on the cost that the card has without them, or on what its cost is said to be, and nothing
costs less than nothing. How much of a card's cost comes of them is kept with the state, so that what changes a cost for good changes
what is left when they end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.kernel import moves
from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability
from engine.kernel.gather import heard
from engine.kernel.modifying import changing_costs, modify
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

LISTENS = "~hand-costs"
FIXES = "~hand-cost-is"  # what says of a cost how much it is, before anything is added to it or taken off
HAND = "hand"


def continuous_cost(
    text: Bilingual, fits: Callable[[Context, Thing], bool], amount: Callable[[Context], int], zones: frozenset[str], least: int | None
) -> Ability:
    """An ability that changes what cards in hand cost as long as it holds; it works in ``zones``."""
    return replace(changing_costs(text, fits, amount, zones, least), hears=(LISTENS,))


def fixed_cost(text: Bilingual, fits: Callable[[Context, Thing], bool], amount: Callable[[Context], int], zones: frozenset[str]) -> Ability:
    """An ability that says what cards in hand cost as long as it holds; of several the last one counts."""

    def fix(ctx: Context, e: Event) -> None:
        if fits(ctx, ctx.state.things[e.subject]):
            e.amount = amount(ctx)

    return Ability("static", text, zones=zones, hears=(FIXES,), modify=fix)


def now(run: Run) -> None:
    """Bring the cost of every card in hand up to date."""
    abilities = heard(run.state, run.game.listening)
    known, fixing, changing = run.state.memory.costs, abilities.get(FIXES, ()), abilities.get(LISTENS, ())
    if not known and not changing and not fixing:
        return
    found: dict[int, tuple[int, int]] = {}
    for i in (i for p in PLAYERS for i in run.state.zone(p, HAND)):
        t = run.state.things[i]
        if t.cost is None:
            continue
        since, changed = known.get(i, (t.since, 0))
        base = t.cost - (changed if since == t.since else 0)
        asked = Event("cost", i, t.controller, base)
        modify(run, asked, (*fixing, *changing))
        cost = max(0, asked.amount)
        if cost != t.cost:
            moves.change(run, t, cost=cost)
        if cost != base:
            found[i] = (t.since, cost - base)
    if found != dict(known):
        run.new_state().memory = run.state.memory._replace(costs=found)
