"""What a card costs to use: what is printed, and what is more or less by what its own text and others say of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.kernel.cards import Ability, Held, Test, Text
from engine.kernel.gather import heard
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

LISTENS = "~costs"
LEAST = 1


def changing(text: Text, fits: Callable[[Context, Thing], bool], amount: Callable[[Context], int], zones: frozenset[str]) -> Ability:
    """An ability that changes what cards cost that fit; ``zones`` is where it works."""

    def modify(ctx: Context, e: Event) -> None:
        if fits(ctx, ctx.state.things[e.subject]):
            e.amount += amount(ctx)

    return Ability("static", text, zones=zones, hears=(LISTENS,), modify=modify)


def free(text: Text, condition: Test) -> Ability:
    """An ability by which its card may be used for nothing from hand while a condition holds."""
    return Ability("static", text, condition=condition, zones=frozenset({"hand"}), head="g-zero")


def is_free(run: Run, who: Player, t: Thing) -> bool:
    """Whether a card may be used for nothing now."""
    found = [h for h in t.abilities if h.ability.head == "g-zero"]
    ctx = [Context(run, h, t, who, None) for h in found]
    return any(c.held is not None and c.held.ability.condition is not None and c.held.ability.condition(c) for c in ctx)


def cost_of(run: Run, who: Player, t: Thing) -> int:
    """What a card costs now: all that makes it more and all that makes it less, and where something makes it less, never below 1."""
    asked = Event("costs", t.id, who, t.cost or 0)
    own = [(t.id, h) for h in t.abilities if LISTENS in h.ability.hears and t.zone in h.ability.zones]
    found: list[tuple[int, Held]] = [*own, *heard(run.state, run.game.listening).get(LISTENS, ())]
    for i, h in found:
        holder = run.state.things[i]
        ctx = Context(run, h, holder, holder.controller, asked)
        if h.ability.modify is not None and (h.ability.condition is None or h.ability.condition(ctx)):
            h.ability.modify(ctx, asked)
    if asked.amount == (t.cost or 0):
        return asked.amount
    run.cite(rule.PLAY_COST)
    return max(LEAST, asked.amount)
