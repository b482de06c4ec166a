"""Sentences in whose place another is done if a condition holds: "Deal 1 damage to an enemy follower. If Overflow is active, destroy it instead."."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.kernel.cards import Choice, Test
from engine.kernel.resolve import Context
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.effects import Operation
from engine.language.said_otherwise import left_out
from engine.language.tree import Node

_SPOKEN_OF = frozenset(("it", "them", "that", "this_way", "done", "nth_selected", "of_them", "succeeded", "that_many", "x"))


def in_its_place(b: Bench, s: Node, before: Operation, named: int, declared: int) -> Operation:
    """A sentence that takes the place of the one before it if its condition holds; "it" is then what is chosen for that one.

    ``named`` is how many things had been chosen before the sentence whose place it takes, and ``declared`` how many of them on declaring. What it chooses
    itself is asked for where its condition holds then, and what it replaces where that does not.
    """
    picks = b.picks[named:]
    test = b.make("condition", s["condition"])
    replaced = range(declared, len(b.choices))
    then = b.make("clause", s["then"])
    if not any(node.kind in _SPOKEN_OF for node in s["condition"].walk()):
        for place in range(replaced.stop, len(b.choices)):
            b.choices[place] = _only(b.choices[place], test)
        if not left_out(s["then"]) and not any(node.kind in _SPOKEN_OF for node in s["then"].walk()):
            for place in replaced:
                b.choices[place] = _only(b.choices[place], lambda ctx: not test(ctx))

    def operation(ctx: Context) -> None:
        if not test(ctx):
            before(ctx)
            return
        if picks:
            ctx.it = tuple(i for pick in picks for i in pick(ctx))
        then(ctx)

    return operation


def one_after_another(operations: Sequence[Operation]) -> Operation:
    """Operations as one."""
    if len(operations) == 1:
        return operations[0]
    several = tuple(operations)

    def operation(ctx: Context) -> None:
        for one in several:
            one(ctx)

    return operation


def _only(choice: Choice, test: Test) -> Choice:
    """A choice that is asked for only where that is so, beside what must be so already."""
    before = choice.when
    return replace(choice, when=test if before is None else lambda ctx: before(ctx) and test(ctx))


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
    named, declared = len(b.picks), len(b.choices)
    return in_its_place(b, node, b.make("clause", node["before"]), named, declared)
