"""What the words mean that concern how much defense is restored: at most so much at a time, or none."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards import Ability
from engine.kernel.modifying import RESTORING
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.grants import Grant, given, itself
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


def capped(b: Bench, node: Node, fits: Callable[[Context, Thing], bool]) -> Ability:
    """An ability that lets no more than so much defense be restored at a time to what fits."""
    amount = b.make("amount", node["amount"])

    def modify(ctx: Context, e: Event) -> None:
        if fits(ctx, ctx.state.things[e.subject]):
            e.amount = min(e.amount, amount(ctx))

    return Ability("static", b.text(node, "quality"), zones=frozenset({b.game.table, "leader"}), hears=(RESTORING,), modify=modify)


@means("continuous", "heal_cap")
def standing(b: Bench, node: Node) -> Callable[[Callable[[Context, Thing], bool]], Ability]:
    """As long as this is on the table."""
    return lambda fits: capped(b, node, fits)


@means("quality", "heal_cap")
def for_a_while(b: Bench, node: Node) -> Grant:
    """Given to one thing, for a while or for good."""
    return given(capped(b, node, itself))
