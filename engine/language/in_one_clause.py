"""Acts before the one that speaks of a number to be worked out, in one Japanese clause: 「カードを2枚引き、相手のリーダーに「自分の手札の枚数」と同じダメージ」.

The number is worked out once they are done, as English says it: “draw 2 cards and deal X damage …, where X is …”.
"""

from __future__ import annotations

from engine.language.changing import changed
from engine.language.tree import Node

AFTER = "after_these"  # a clause with a number, and the acts that come before it
_SO_MUCH = ("as_many",)  # of which the change of figures is so much, wherever it stands


class NotOneClause(Exception):
    """The acts and the clause cannot be said as one. ``node`` is both together."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.kind)
        self.node = node


def in_one_clause(tree: Node) -> Node:
    """A tree in which the acts stand in the clause that speaks of the number. Raises NotOneClause."""
    if not any(node.kind == AFTER for node in tree.walk()):
        return tree
    return changed(tree, lambda node: _joined(node) if node.kind == AFTER else node)


def _joined(node: Node) -> Node:
    clause, before = node["then"], node["before"]
    then = clause.get("then")
    if clause.kind == "sequence":
        return Node("sequence", {"steps": (*before, *clause["steps"])}, clause.at)
    if not isinstance(then, Node) or then.kind != "sequence":
        raise NotOneClause(node)
    if clause.kind in _SO_MUCH and any(part.kind == "stats" for step in before for part in step.walk()):
        raise NotOneClause(node)
    return Node(clause.kind, {**dict(clause.parts), "then": Node("sequence", {"steps": (*before, *then["steps"])}, then.at)}, clause.at)
