"""X: which parts of a text say what it is, and which need to be told. A text that nobody tells what X is cannot be done."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.tree import Node


def gives_x(node: Node) -> bool:
    """Whether a part says what X is: "where X is …", or Earth Rite for all there is, X being how much."""
    if node.kind == "paying":
        number = node["cost"].get("n")
        return isinstance(number, Node) and number.kind == "x" and node["cost"].kind == "earth_rite"
    return node.kind in ("where", "with_x", "pay_x")


def letters_needed(node: Node) -> set[str]:
    """Which of X, Y and Z a part speaks of."""
    if node.kind == "x":
        return {node.get("name", "X")}
    if node.kind == "stats":
        return {str(node[figure])[-1] for figure in ("attack", "defense") if isinstance(node[figure], str)}
    return set()


def letters_of(sentence: Node) -> set[str]:
    """Which of them a sentence itself speaks of, without what the sentences of an option say themselves."""
    if sentence.kind == "in_turn":
        said = {letter for s in sentence["body"]["sentences"] if s.kind == "x_is" for letter in s.get("names", "X")}
        return {letter for s in sentence["body"]["sentences"] for letter in letters_of(s)} - said
    return letters_needed(sentence) | {letter for child in sentence.children() if child.kind not in ("ability", "text") for letter in letters_of(child)}


def letters_given(node: Node) -> set[str]:
    """Which of them a part says."""
    return set(node.get("names", "X")) if gives_x(node) else set()


def own_parts(node: Node) -> Iterator[Node]:
    """The parts of a sentence, without those of an ability that it gives to something: that is a text of its own."""
    yield node
    for child in node.children():
        if child.kind not in ("ability", "text"):
            yield from own_parts(child)
