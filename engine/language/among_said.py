"""Some of the cards spoken of before, as prints say it: 「その中から1体」, 「その中からフォロワー1枚」.

They are of the cards that a condition asked for, or of those that were just looked at, drawn or moved.
"""

from __future__ import annotations

from engine.language.tree import Node

AMONG = "among_said"  # some of the cards that the condition before asks for, or of those that were looked at
_CARD = Node("card")


def among_asked(node: Node, asked: Node) -> Node | None:
    """So many of the cards that a condition asked for, those of a sort where one is named; None where that sort is no narrower."""
    kind = "random" if node.get("random") else "chosen"
    of = asked if "filter" not in node else _both(asked, node["filter"])
    return None if of is None else Node(kind, {"count": node["count"], "filter": of}, node.at)


def among_them(node: Node) -> Node:
    """So many of the cards that were looked at, drawn or moved."""
    return Node("among" if "filter" in node else "of_them", dict(node.parts), node.at)


def _both(asked: Node, sort: Node) -> Node | None:
    """What is both, its words not in order yet."""
    if {asked.kind, sort.kind} != {"filter"} or (asked["noun"] != sort["noun"] and _CARD not in (asked["noun"], sort["noun"])):
        return None
    parts = {"noun": sort["noun"] if asked["noun"] == _CARD else asked["noun"]}
    for name in ("adjectives", "tests"):
        first = asked.get(name) or ()
        parts[name] = (*first, *(further for further in sort.get(name) or () if further not in first)) or None
    return Node("filter", parts, asked.at)
