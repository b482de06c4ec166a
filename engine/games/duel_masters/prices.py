"""What a card costs to use: what is printed, and what is more or less by what its own text and others say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, CardAbility, Test
from engine.kernel.modifying import changed_cost
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run

LEAST = 1
USABLE = "usable-from"  # the head of what lets its card be used from another zone than the hand


def free(text: Bilingual, condition: Test) -> Ability:
    """An ability by which its card may be used for nothing from hand while a condition holds."""
    return Ability("static", text, condition=condition, zones=frozenset({"hand"}), head="g-zero")


def is_free(run: Run, who: Player, t: Thing) -> bool:
    """Whether a card may be used for nothing now."""
    found = [h for h in t.abilities if h.ability.head == "g-zero"]
    ctx = [Context(run, h, t, who, None) for h in found]
    return any(
        c.card_ability is not None and c.card_ability.ability.condition is not None and c.card_ability.ability.condition(c) for c in ctx
    )


def usable(t: Thing) -> bool:
    """Whether a card lies where it can be used from: in hand, or where its own text says so."""
    return t.zone == "hand" or bool(allowing(t))


def allowing(t: Thing) -> list[CardAbility]:
    """What lets a card be used from where it lies, for its cost or for one that it says."""
    return [h for h in t.abilities if h.ability.head == USABLE and t.zone in h.ability.zones]


def cost_of(run: Run, who: Player, t: Thing) -> int:
    """What a card costs now: all that makes it more and all that makes it less, and where something makes it less, never below 1."""
    printed = next((h.ability.cost for h in allowing(t) if h.ability.cost), t.cost or 0)
    now = changed_cost(run, t, who, printed)
    if now == printed:
        return now
    run.cite(rule.PLAY_COST)
    return max(LEAST, now)
