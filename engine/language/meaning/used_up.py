"""Abilities that are gone once they have been resolved so often: what is done “the next time”."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel import moves
from engine.kernel.cards import Ability
from engine.kernel.resolve import Context
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.effects import Operation
from engine.language.tree import Node


@means("effect", "lose_this")
def lose_this(b: Bench, node: Node) -> Operation:
    return drop_held


def unless_used_up(operation: Operation) -> Operation:
    """What is not done again where it waited more than once and has been used up meanwhile: two that happen at one time are one “next time”."""

    def once(ctx: Context) -> None:
        t = ctx.state.things.get(ctx.source)
        if t is None or t.zone not in ("leader", ctx.run.game.table) or ctx.card_ability in t.abilities:
            operation(ctx)

    return once


def drop_held(ctx: Context) -> None:
    """The ability that is resolving is used up."""
    t = ctx.state.things.get(ctx.source)
    if t is not None and ctx.card_ability is not None:
        moves.change(ctx.run, t, abilities=tuple(h for h in t.abilities if h != ctx.card_ability))


def becoming(left: Ability) -> Operation:
    """The ability that is resolving becomes what is left of it."""

    def operation(ctx: Context) -> None:
        t = ctx.state.things.get(ctx.source)
        if t is not None and ctx.card_ability is not None:
            moves.change(ctx.run, t, abilities=tuple(replace(h, ability=left) if h == ctx.card_ability else h for h in t.abilities))

    return operation
