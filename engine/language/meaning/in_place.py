"""Sentences in whose place another is done if a condition holds: "Deal 1 damage to an enemy follower. If Overflow is active, destroy it instead."."""

from __future__ import annotations

from engine.kernel.resolve import Context
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.effects import Operation
from engine.language.tree import Node


def in_its_place(b: Bench, s: Node, before: Operation, named: int) -> Operation:
    """A sentence that takes the place of the one before it if its condition holds; "it" is then what is chosen for that one.

    ``named`` is how many things had been chosen before the sentence whose place it takes.
    """
    picks = b.picks[named:]
    test, then = b.make("condition", s["condition"]), b.make("clause", s["then"])

    def operation(ctx: Context) -> None:
        if not test(ctx):
            before(ctx)
            return
        if picks:
            ctx.it = tuple(i for pick in picks for i in pick(ctx))
        then(ctx)

    return operation


def paid_before(before: Node, s: Node) -> bool:
    """Whether what a sentence does in the place of the one before it is paid for by a cost in that one: it has none of its own."""
    return s.kind == "instead" and s["then"].kind != "paying" and before.kind == "say" and before["then"].kind == "paying"


def under_its_cost(before: Node, s: Node) -> Node:
    """What a cost is paid for with what takes its place, under that cost: "Necromancy 4: draw a card. If Overflow is active, evolve this instead."."""
    paying = before["then"]
    either = Node("in_place_of", before=paying["then"], condition=s["condition"], then=s["then"])
    return Node("say", then=Node("paying", {**dict(paying.parts), "then": either}, paying.at))


@means("clause", "in_place_of")
def in_place_of(b: Bench, node: Node) -> Operation:
    """A clause and what takes its place."""
    named = len(b.picks)
    return in_its_place(b, node, b.make("clause", node["before"]), named)
