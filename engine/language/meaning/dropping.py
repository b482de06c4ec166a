"""Sentences that are dropped because what they speak of is not there."""

from __future__ import annotations

from engine.kernel.cards import Operation
from engine.kernel.resolve import Context
from engine.kernel.trace import Message
from engine.language.tree import Node


class Dropped(Exception):
    """What a sentence speaks of is not there: the sentence is not carried out."""


def dropping(operation: Operation, node: Node, text: object) -> Operation:
    """A sentence that is dropped, with a line in the log, where what it speaks of is not there."""
    points_back = spoken(node, "it") or spoken(node, "them")

    def carried_out(ctx: Context) -> None:
        if not (points_back and ctx.values.get("nothing")):
            try:
                operation(ctx)
                return
            except Dropped:
                pass
        ctx.last = []
        ctx.it = ()
        ctx.values["nothing"] = 1
        run = ctx.run
        if run.frames[-1].kind != "fizzled":
            run.emit("fizzled", Message("fizzled.dropped", {"source": ctx.origin, "ability": text}), actor=ctx.me)

    return carried_out


def spoken(node: Node, kind: str) -> list[Node]:
    """Everything of a kind in a tree; abilities that are only quoted in it are left out."""
    found = [node] if node.kind == kind else []
    for _, part in node.parts:
        for child in part if isinstance(part, tuple) else (part,):
            if isinstance(child, Node) and child.kind != "ability":
                found += spoken(child, kind)
    return found
