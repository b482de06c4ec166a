"""Whom “other” leaves out behind a sentence that only selects: “Select a follower. Destroy all other followers.” spares the one that was selected.

Where what is said to be other can't be on the side of what was selected (“select an enemy follower; give all other allied followers …”), and where
nothing was selected, it leaves out the card whose text it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.language.changing import changed
from engine.language.tree import Node

_OTHER = Node("other")
_OF_THE_PAST = ("did", "happened", "times_done", "times")  # in what was done before, “other” leaves out the card whose text it is
_ONE = ("this", "it", "them", "that", "chosen", "random", "this_way")


class Selected(NamedTuple):
    """What was selected last: the word that speaks of it, and whose it is where that is said."""

    them: Node
    side: str


def than_selected(tree: Node, tidy: Callable[[Node], Node]) -> Node:
    """A tree in which “other” behind a selection is of those that were selected, in the sentences of one text.

    ``tidy`` puts the words of a filter in the order of the table.
    """
    if _OTHER.kind not in tree.kinds or not any(node.kind == "select" or len(_picked_first(node)) > 1 for node in tree.walk()):
        return tree
    return tidy(changed(tree, lambda node: _body(node) if node.kind == "body" else node))


def _body(body: Node) -> Node:
    made: list[Node] = []
    selected: Selected | None = None
    for sentence in body["sentences"]:
        then = sentence.get("then")
        if sentence.kind == "say" and then.kind == "sequence":
            steps, selected = _steps(then["steps"], selected)
            made.append(Node(sentence.kind, {"then": Node(then.kind, {"steps": steps}, then.at)}, sentence.at))
        else:
            made.append(_meant(sentence, selected) if selected is not None else sentence)
    return Node(body.kind, {**dict(body.parts), "sentences": tuple(made)}, body.at)


def _steps(steps: tuple[Node, ...], selected: Selected | None) -> tuple[tuple[Node, ...], Selected | None]:
    """Steps one after the other, and what is selected behind them."""
    made: list[Node] = []
    for step in (part for whole in steps for part in _picked_first(whole)):
        made.append(_meant(step, selected) if selected is not None and step.kind != "select" else step)
        selected = _selection(step) or selected
    return tuple(made), selected


def _picked_first(step: Node) -> tuple[Node, ...]:
    """What is done to one and to all others of its side: that one is selected, then it is done to it and to those."""
    targets = step.get("targets")
    if not isinstance(targets, tuple) or len(targets) != 2 or step.kind == "select" or targets[0].kind not in ("chosen", "random") or targets[1].kind != "all":
        return (step,)
    one, rest = (target["filter"] for target in targets)
    if rest.kind != "filter" or one.kind != "filter" or _OTHER not in (rest.get("adjectives") or ()) or _OTHER in (one.get("adjectives") or ()) or _side(one) != _side(rest):
        return (step,)
    it = Node("it" if targets[0].get("count") == Node("number", n=1) else "them")
    return Node("select", {"targets": targets[:1]}, step.at), Node(step.kind, {**dict(step.parts), "targets": (it, targets[1])}, step.at)


def spares_two(one: Node, behind: Node) -> bool:
    """Whether it can't be told if what stands behind “all followers other than it and …” is spared too, or what it is done to besides."""
    tests: tuple[Node, ...] = one["filter"].get("tests") or () if one.kind == "all" else ()
    return bool(tests) and tests[-1].kind == "not_them" and behind.kind in _ONE


def _selection(step: Node) -> Selected | None:
    """What a step selects and does nothing to."""
    if step.kind != "select":
        return None
    filters = [target.get("filter") for target in step["targets"]]
    if not all(isinstance(filter, Node) and filter.kind == "filter" for filter in filters):
        return None
    sides = sorted({_side(filter) for filter in filters})
    one = len(filters) == 1 and step["targets"][0].get("count") == Node("number", n=1)
    return Selected(Node("it" if one else "them"), sides[0] if len(sides) == 1 else "")


def _meant(said: Node, selected: Selected) -> Node:
    them, side = selected

    def filter(node: Node) -> Node:
        if node.kind != "filter" or _OTHER not in (node.get("adjectives") or ()) or (side and _side(node) not in ("", side)):
            return node
        adjectives = tuple(a for a in node["adjectives"] if a != _OTHER) or None
        tests = (*(node.get("tests") or ()), Node("not_them", target=them))
        return Node(node.kind, {**dict(node.parts), "adjectives": adjectives, "tests": tests}, node.at)

    def outside(node: Node) -> Node:
        """All that is said but the abilities that it gives, whose “other” is than the card that has them."""
        if node.kind in _OF_THE_PAST:
            return node
        parts = {name: value if name == "line" else tuple(outside(v) if isinstance(v, Node) else v for v in value) if isinstance(value, tuple)
                 else outside(value) if isinstance(value, Node) else value for name, value in node.parts}  # fmt: skip
        return filter(Node(node.kind, parts, node.at))

    return outside(said)


def _side(filter: Node) -> str:
    """Whose the cards of a filter are, where it says so."""
    return next((str(a["who"]) for a in filter.get("adjectives") or () if a.kind == "side"), "")
