"""What cards say in one of two ways that mean one thing: “the attack of this is 5 or more” is “this has 5 or more attack”."""

from __future__ import annotations

from engine.language.changing import changed
from engine.language.tree import Node

_POINTERS = frozenset(("this", "it", "that", "leader", "opposing"))
_BOUNDS = frozenset(("at_least", "at_most", "exactly"))


def said_one_way(tree: Node) -> Node:
    """A tree in which a figure of one card is compared with a number in one way."""
    if "compare" not in tree.kinds:
        return tree
    return changed(tree, lambda node: _has_figure(node) if node.kind == "compare" else node)


def _has_figure(node: Node) -> Node:
    left, limit = node["left"], node["limit"]
    if left.kind != "figure_of" or {name for name, _ in left.parts} != {"attribute", "target"} or left["target"].kind not in _POINTERS:
        return node
    if limit.kind not in _BOUNDS or not isinstance(limit["n"], Node) or limit["n"].kind != "number":
        return node
    return Node("has_figure", {"target": left["target"], "attribute": left["attribute"], "bound": limit}, node.at)
