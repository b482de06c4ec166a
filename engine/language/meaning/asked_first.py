"""What is asked of “it” before it is done: “Give +1/+1 to an allied follower. If it's a Machina follower, give it +2/+2 instead.”.

The one that is meant is picked first, then asked about, and then one or the other is done to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.changing import SPOKEN_OF_BUT_DRAWN
from engine.language.meaning.those_replaced import NOTHING_MORE
from engine.language.tree import Node

_IT, _ONE = Node("it"), Node("number", n=1)
_SAID_ANEW = ("amount", "grants")


def picked_and_asked(sentences: Sequence[Node]) -> list[Node]:
    """The sentences of a text that waits for nothing that could be “it”, each such pair as one that picks first; one for each that was there."""
    made = list(sentences)
    for n in range(1, len(made)):
        both = _as_one(made[n - 1], made[n])
        if both is not None:
            made[n - 1], made[n] = both, NOTHING_MORE
    return made


def _as_one(before: Node, behind: Node) -> Node | None:
    if behind.kind != "instead" or not any(part.get("target") == _IT for part in behind["condition"].walk()):
        return None
    then, rather = before.get("then"), behind["then"]
    if before.kind != "say" or then.kind != "sequence" or not then["steps"] or rather.kind != "sequence":
        return None
    first, *rest = then["steps"]
    targets = first.get("targets")
    if not isinstance(targets, tuple) or len(targets) != 1 or targets[0].kind not in ("chosen", "random") or targets[0].get("count") != _ONE:
        return None
    if first.kind == "select" or any(not step.kinds.isdisjoint(SPOKEN_OF_BUT_DRAWN) for step in rest):
        return None
    to_it = Node(first.kind, {**dict(first.parts), "targets": (_IT,)}, first.at)
    either = Node("in_place_of", {
        "before": Node(then.kind, {"steps": (to_it, *rest)}, then.at), "condition": behind["condition"],
        "then": Node(rather.kind, {"steps": tuple(_written_out(step, to_it) for step in rather["steps"])}, rather.at),
    })  # fmt: skip
    return Node(before.kind, {"then": Node("all_done", clauses=(Node("sequence", steps=(Node("select", targets=targets),)), either))}, before.at)


def _written_out(step: Node, old: Node) -> Node:
    """A step that says only what is other, as one that says all."""
    if step.kind != old.kind or "targets" in step:
        return step
    return Node(step.kind, {**dict(old.parts), **{name: step[name] for name in _SAID_ANEW if name in step}}, step.at)
