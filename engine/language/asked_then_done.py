"""Sentences that ask for cards and then do something to so many without saying of what: “if there are any Fairies, destroy 1”."""

from __future__ import annotations

from engine.language.changing import changed
from engine.language.said_otherwise import LEFT_OUT
from engine.language.tree import Node

_ASKED = ("destroy", "summon", "add")


def asks_first(node: Node) -> bool:
    """Whether a sentence asks for cards and then does something to so many without saying of what: “if there are any Fairies, destroy 1”."""
    if node.kind != "if" or "exists" not in node["condition"].kinds:
        return False
    return any(step.kind in _ASKED and LEFT_OUT[step.kind] not in step for step in node["then"].walk())


def done_to_asked(sentence: Node, asked: Node) -> Node:
    """That sentence with the cards it asked for: some of them are chosen; where there were none of a name, new ones of it are made."""
    named = asked["noun"]["card"] if asked["noun"].kind == "named" else None

    def whole(step: Node) -> Node:
        part = LEFT_OUT.get(step.kind, "")
        if step.kind not in _ASKED or part in step or (step.kind != "destroy" and named is None):
            return step
        rest = {name: value for name, value in step.parts if name != "count"}
        if step.kind == "destroy":
            of: Node = Node("chosen", count=step["count"], filter=asked)
        else:
            of = Node("new", count=step["count"], card=named)
            if step.kind == "add":
                rest["into"] = Node("into", owner=Node("player", who="me"), zone="hand")
        return Node(step.kind, {**rest, part: (of,)}, step.at)

    return Node(sentence.kind, {**dict(sentence.parts), "then": changed(sentence["then"], whole)}, sentence.at)
