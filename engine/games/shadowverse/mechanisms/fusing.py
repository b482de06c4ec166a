"""What the words mean that concern Fusion."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.shadowverse.fusing import fused_to
from engine.games.shadowverse.notes import FUSE, Fusion
from engine.kernel.cards import Ability
from engine.kernel.resolve import Context
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.triggers import Made
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


@means("line", "fuse")
def fuse(b: Bench, node: Node) -> list[Ability]:
    """Which cards of the hand may be fused to this, at most how many at a time, and when."""
    fits = b.make("filter", node["filter"]).fits
    FUSE.put(b.notes, Fusion(fits, node.get("most"), b.make("condition", node["condition"]) if "condition" in node else None))
    return []


@means("trigger", "fusion")
def fusion(b: Bench, node: Node) -> Made:
    """In hand: cards were fused to it."""
    least = node.get("at_least")
    return Made("fusion", True, "fusion", None if least is None else lambda ctx: ctx.event is not None and ctx.event.amount >= least)


@means("amount", "fusions")
def fusions(b: Bench, node: Node) -> Callable[[Context], int]:
    """How often cards were fused to this, several at once being one time."""
    return lambda ctx: ctx.state.things[ctx.source].counters.get("fusions", 0)


@means("amount", "fused_to_this")
def fused_to_this(b: Bench, node: Node) -> Callable[[Context], int]:
    """How many of the cards that were fused to this fit, or how many names they have."""
    fits, different = b.make("filter", node["filter"]).fits, bool(node.get("different"))

    def amount(ctx: Context) -> int:
        found = [t.card.slug for t in fused_to(ctx.state, ctx.source, ctx.origin.owner) if fits(ctx, t)]
        return len(set(found)) if different else len(found)

    return b.reading("count", amount)


@means("condition", "fused_place")
def fused_place(b: Bench, node: Node) -> Callable[[Context], bool]:
    """Whether among the cards fused now is one whose place among all that were fused to this lies within a bound."""
    within = b.make("bound", node["bound"])

    def test(ctx: Context) -> bool:
        there = len(fused_to(ctx.state, ctx.source, ctx.origin.owner))
        now = ctx.event.amount if ctx.event is not None and ctx.event.type == "fusion" else 0
        return any(within(ctx, place) for place in range(there - now + 1, there + 1))

    return test
