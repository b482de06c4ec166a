"""How long something lasts, said once behind the last of several clauses: “give … Ward and give … -2/-0 until the end of the turn”.

Joined by “and” alone, a clause that can last so long and says nothing of it itself lasts as long as the next; behind “then”, or a comma, a new one begins.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from engine.language.changing import changed
from engine.language.tree import Node, TextFrom

LASTING = frozenset(("be", "gain", "give", "lose_keywords"))  # what is given for a while, said of cards in one clause
_SO_LONG = frozenset(("until", "until_leaves", "for_match"))
_AND = re.compile(r"[^.:;\"“”]*[^\s,.:;\"“”]\s+and\s+", re.IGNORECASE)


def as_long_as_the_last(tree: Node, said: TextFrom) -> Node:
    """An English tree in which every clause says itself how long it lasts. ``said`` gives the text from where a part begins."""
    if tree.kinds.isdisjoint(_SO_LONG) or not any(shares(*pair) for node in tree.of("sequence") for pair in pairs(node["steps"])):
        return tree

    def each(node: Node) -> Node:
        if node.kind != "sequence":
            return node
        steps = list(node["steps"])
        for place in range(len(steps) - 1, 0, -1):
            before, step = steps[place - 1], steps[place]
            if shares(before, step) and _joined(before, step, said):
                steps[place - 1] = Node(before.kind, {**dict(before.parts), "duration": step["duration"]}, before.at)
        return Node(node.kind, {"steps": tuple(steps)}, node.at)

    return changed(tree, each)


def pairs(steps: Sequence[Node]) -> list[tuple[Node, Node]]:
    """Each step with the one behind it."""
    return list(pairwise(steps))


def shares(before: Node, step: Node) -> bool:
    """Whether a clause, joined with “and” to one that says how long it lasts, lasts as long."""
    if before.kind not in LASTING or step.kind not in LASTING or "duration" in before:
        return False
    return step.get("duration", step).kind in _SO_LONG and not any(grant.kind == "ability" for grant in before.get("grants", ()))


def _joined(before: Node, step: Node, said: TextFrom) -> bool:
    """Whether “and” stands between two clauses of one sentence, how long it lasts being said behind the second."""
    if before.at is None or step.at is None:
        return False
    whole, rest = said(before), said(step)
    return _AND.fullmatch(whole[: len(whole) - len(rest)]) is not None and (step["duration"].at or step.at) >= step.at
