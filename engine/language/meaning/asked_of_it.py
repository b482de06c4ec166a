"""What “it” is in conditions that stand one behind the other: “If it's a spell, draw 2 cards. If it's a follower, gain +2/+2.” asks twice of the same card."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.resolve import Asked, Context
from engine.language.meaning.effects import Operation
from engine.language.tree import Node

_IT = Node("it")
_ASKING = frozenset(("is", "is_like", "has_figure"))


def asks_of_it(sentence: Node) -> bool:
    """Whether a sentence does something only if “it” is so."""
    return sentence.kind == "if" and any(part.kind in _ASKING and part["target"] == _IT for part in sentence["condition"].walk())


def of_the_same(operation: Operation, sentences: Sequence[Node], n: int) -> Operation:
    """What a sentence does, where it or the one behind asks of “it” again: of what the first of them spoke of, whatever was done or left out since."""
    if not asks_of_it(sentences[n]):
        return operation
    again = n > 0 and asks_of_it(sentences[n - 1])
    if not again and not (n + 1 < len(sentences) and asks_of_it(sentences[n + 1])):
        return operation

    def carried_out(ctx: Context) -> None:
        if again and ctx.asked is not None:
            ctx.it, ctx.last = ctx.asked.it, ctx.asked.last
            if ctx.asked.nothing:
                ctx.values["nothing"] = ctx.asked.nothing
            else:
                ctx.values.pop("nothing", None)
        else:
            ctx.asked = Asked(ctx.it, ctx.last, ctx.values.get("nothing", 0))
        operation(ctx)

    return carried_out
