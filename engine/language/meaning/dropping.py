"""Sentences that are dropped because what they speak of is not there, and what of a text is left undone with what cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.cards import Operation
from engine.kernel.questions import EFFECT_IF_YOU_DO, EFFECT_REST, EFFECT_TOO_FEW
from engine.kernel.resolve import Context
from engine.kernel.rules import Question
from engine.kernel.trace import Message
from engine.language.tree import Node


class Dropped(Exception):
    """What a sentence speaks of is not there: the sentence is not carried out."""


class TooFew(Exception):
    """There are fewer than a step asks for, and by the rule that answers ``question`` it is then not done at all."""

    def __init__(self, question: Question[object]) -> None:
        super().__init__(question)
        self.question = question


CARRIED_OUT, STOPPED = "carried-out", "stopped"  # values of a context: a sentence is carried out; the latest could not be done
FOLLOWED = "if-you-do-follows"  # another: the next sentence says what is done if this one was


def enough(ctx: Context, there: int, wanted: int) -> None:
    """A step asks for so many, and so many are there; by the rule it is done to those, though they be fewer.

    Raises TooFew where by the rule it is not; only of what is carried out, never of what is only counted or paid as a cost.
    """
    if there >= wanted or not ctx.values.get(CARRIED_OUT):
        return
    if ctx.run.answer(EFFECT_TOO_FEW) == "not-done":
        raise TooFew(EFFECT_TOO_FEW)
    if there and ctx.values.get(FOLLOWED) and ctx.run.ask(EFFECT_IF_YOU_DO) == "neither":
        raise TooFew(EFFECT_IF_YOU_DO)


def tried(ctx: Context, step: Operation) -> None:
    """Do a step among others. What cannot be done is passed over, or ends what it is part of (raises TooFew), by the rule."""
    try:
        step(ctx)
    except TooFew as too_few:
        ctx.run.cite(too_few.question)
        if ctx.run.ask(EFFECT_REST) == "stops":
            raise
        ctx.last, ctx.it = [], ()


def tells_of_failing(node: Node) -> bool:
    """Whether a sentence says what is done if the one before it could not be."""
    return node.kind == "if" and node["condition"].kind == "succeeded" and not node["condition"]["yes"]


def followed(nodes: Sequence[Node], n: int) -> bool:
    """Whether the sentence behind one says what is done if that was."""
    after = nodes[n + 1] if n + 1 < len(nodes) else None
    return after is not None and after.kind == "if" and after["condition"].kind == "succeeded" and bool(after["condition"]["yes"])


def dropping(operation: Operation, node: Node, text: object, if_you_do: bool = False) -> Operation:
    """A sentence that is dropped, with a line in the log, where what it speaks of is not there, or cannot be done as it says.

    ``if_you_do`` says that the next sentence is about whether this one was done. What stands behind a sentence that could not be done is, by the rule, not done either, unless it says what is done then.
    """
    points_back = spoken(node, "it") or spoken(node, "them")
    provides = tells_of_failing(node)

    def carried_out(ctx: Context) -> None:
        if ctx.values.get(STOPPED) and not provides and ctx.run.ask(EFFECT_REST) == "stops":
            ctx.run.emit("fizzled", Message("fizzled.rest", {"source": ctx.origin, "ability": text}), actor=ctx.me)
            return
        ctx.values.pop(STOPPED, None)
        if not (points_back and ctx.values.get("nothing")) or (provides and ctx.older):
            try:
                ctx.values[CARRIED_OUT] = 1
                ctx.values[FOLLOWED] = int(if_you_do)
                operation(ctx)
                return
            except Dropped:
                pass
            except TooFew as too_few:
                undone(ctx, text, too_few)
                return
        ctx.last = []
        ctx.it = ()
        ctx.values["nothing"] = 1
        run = ctx.run
        if run.frames[-1].kind != "fizzled":
            run.emit("fizzled", Message("fizzled.dropped", {"source": ctx.origin, "ability": text}), actor=ctx.me)

    return carried_out


def undone(ctx: Context, text: object, too_few: TooFew) -> None:
    """A sentence could not be done: nothing came of it."""
    run = ctx.run
    ctx.last, ctx.it = [], ()
    ctx.values[STOPPED] = 1
    run.cite(too_few.question)
    run.emit("fizzled", Message("fizzled.too-few", {"source": ctx.origin, "ability": text}), actor=ctx.me)


def spoken(node: Node, kind: str) -> list[Node]:
    """Everything of a kind in a tree; abilities that are only quoted in it are left out."""
    found = [node] if node.kind == kind else []
    for _, part in node.parts:
        for child in part if isinstance(part, tuple) else (part,):
            if isinstance(child, Node) and child.kind != "ability":
                found += spoken(child, kind)
    return found
