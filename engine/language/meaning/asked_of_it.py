"""What “it” is in conditions that stand one behind the other: “If it's a spell, draw 2 cards. If it's a follower, gain +2/+2.” asks twice of the same card."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.resolve import AskedAbout, Context
from engine.language.meaning.effects import Operation
from engine.language.one_of_several import ASKING, it_asked_of
from engine.language.tree import Node

_IT = Node("it")
_ASKING = ASKING | {"is_in"}
_DESTROYED = Node("filter", noun=Node("card"), tests=(Node("done", deed=Node("destroyed")),))


def _asks_its_fate(sentence: Node) -> bool:
    """Whether a sentence does something only if “it” is destroyed, or is not."""
    if sentence.kind != "if":
        return False
    condition: Node = sentence["condition"]
    return bool(condition["target"] == _IT if condition.kind == "is_in" else condition.kind == "exists" and condition["filter"] == _DESTROYED)


def _goes_on(before: Node, behind: Node) -> bool:
    return all(it_asked_of(one, _ASKING) is not None for one in (before, behind)) or (_asks_its_fate(before) and _asks_its_fate(behind))


def of_the_same(operation: Operation, sentences: Sequence[Node], n: int) -> Operation:
    """What a sentence does, where it or the one behind asks of “it” again: of what the first of them spoke of, whatever was done or left out since."""
    again = n > 0 and _goes_on(sentences[n - 1], sentences[n])
    if not again and not (n + 1 < len(sentences) and _goes_on(sentences[n], sentences[n + 1])):
        return operation

    def carried_out(ctx: Context) -> None:
        if again and ctx.asked is not None:
            ctx.it, ctx.last = ctx.asked.it, ctx.asked.last
            if ctx.asked.nothing:
                ctx.values["nothing"] = ctx.asked.nothing
            else:
                ctx.values.pop("nothing", None)
        else:
            ctx.asked = AskedAbout(ctx.it, ctx.last, ctx.values.get("nothing", 0))
        operation(ctx)

    return carried_out
