"""X: which parts of a text say what it is, and which need to be told. A text that nobody tells what X is cannot be done."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.tree import Node


def gives_x(node: Node) -> bool:
    """Whether a part says what X is: "where X is …", or a cost of all there is, X being how much."""
    if node.kind == "paying":
        number = node["cost"].get("n")
        return isinstance(number, Node) and number.kind == "x"
    return node.kind in ("where", "with_x")


def needs_x(node: Node) -> bool:
    """Whether a part speaks of X."""
    return node.kind == "x" or (node.kind == "stats" and any("X" in str(node[figure]) for figure in ("attack", "defense")))


def own_parts(node: Node) -> Iterator[Node]:
    """The parts of a sentence, without those of an ability that it gives to something: that is a text of its own."""
    yield node
    for child in node.children():
        if child.kind not in ("ability", "text"):
            yield from own_parts(child)
