"""What the words mean that concern how much defense is restored: at most so much at a time, or none."""

from __future__ import annotations

from engine.kernel.cards import Ability
from engine.kernel.modifying import RESTORING
from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.filters import Fits
from engine.language.meaning.held_or_given import held_or_given
from engine.language.tree import Node

MEANINGS = Meanings()


@held_or_given(MEANINGS, "heal_cap")
def capped(b: Bench, node: Node, fits: Fits) -> Ability:
    """An ability that lets no more than so much defense be restored at a time to what fits."""
    amount = b.make("amount", node["amount"])

    def modify(ctx: Context, e: Event) -> None:
        if fits(ctx, ctx.state.things[e.subject]):
            e.amount = min(e.amount, amount(ctx))

    return Ability("static", b.text(node, "quality"), zones=frozenset({b.game.table, "leader"}), hears=(RESTORING,), modify=modify)
