"""Whom “them” means in what is done instead: those to whom the sentence in whose place it stands does something, since that is not done.

“Give all other allied followers +1/+0. If Vengeance is active, give them +2/+0 instead.” Of what is chosen the choice holds for both, and it stays “it”.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.language.changing import SPOKEN_OF
from engine.language.tree import Node

NOTHING_MORE = Node("say", then=Node("sequence", steps=()))  # what is left of a sentence that is woven into another
_THEM, _IT, _ONE = (Node("them"),), (Node("it"),), Node("number", n=1)


def said_of_those(sentences: Iterable[Node]) -> list[Node]:
    """The sentences of a text, in which what is done instead says itself to all whom, or to whom at random, it is done."""
    made: list[Node] = []
    those: Node | None = None
    for sentence in sentences:
        if sentence.kind == "instead":
            sentence = _said(sentence, those) if those is not None else sentence
        elif sentence != NOTHING_MORE:
            those = _done_to(sentence)
        made.append(sentence)
    return made


def _done_to(sentence: Node) -> Node | None:
    """To what the last step of a sentence is done, where that is known only by what it is like."""
    then = sentence.get("then")
    targets = then["steps"][-1].get("targets") if isinstance(then, Node) and then.kind == "sequence" and then["steps"] else None
    one: Node | None = targets[0] if isinstance(targets, tuple) and len(targets) == 1 else None
    return one if one is not None and one.kind in ("all", "random") else None


def _said(sentence: Node, those: Node) -> Node:
    then = sentence["then"]
    if then.kind != "sequence":
        return sentence
    steps = list(then["steps"])
    pronoun = _IT if those.kind == "random" and those["count"] == _ONE else _THEM
    at = next((n for n, step in enumerate(steps) if step.get("targets") == pronoun), None)
    if at is None or any(not step.kinds.isdisjoint(SPOKEN_OF) for step in steps[:at]):
        return sentence
    steps[at] = Node(steps[at].kind, {**dict(steps[at].parts), "targets": (those,)}, steps[at].at)
    return Node(sentence.kind, {**dict(sentence.parts), "then": Node(then.kind, {"steps": tuple(steps)}, then.at)}, sentence.at)
