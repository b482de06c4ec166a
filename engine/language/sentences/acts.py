"""An action taken apart: what is done, and how, with which targets, choices and orders."""

from __future__ import annotations

from typing import NamedTuple

from engine.language.tree import Node


class Act(NamedTuple):
    """``core`` is what is done; ``how`` the ids of keywords; ``targets`` things; ``picks`` choices; ``orders`` pairs of effects.

    ``paid`` are the cards it is paid with, where those are chosen; ``moment`` is the happening upon which it is tried, where it is not tried at once; ``answers`` what it answers, where that is said.
    ``level`` is the number behind the keyword, at which it is played, 0 where none is said.
    ``befalls`` are cards that are chosen by what is said to be done to them, each with that deed.
    """

    core: Node
    how: tuple[str, ...] = ()
    targets: tuple[Node, ...] = ()
    picks: tuple[Node, ...] = ()
    orders: tuple[tuple[Node, Node], ...] = ()
    moment: Node | None = None
    answers: str = ""
    paid: tuple[Node, ...] = ()
    befalls: tuple[tuple[Node, Node], ...] = ()
    level: int = 0


PLAINLY = tuple(Act._field_defaults.values())
new = tuple.__new__  # a named tuple of all its fields, without the function in Python that takes them by name


def act(node: Node) -> Act:
    """Take an action's wrappers off; what was said first comes first."""
    if not node.kind.startswith("with_"):
        return new(Act, (node, *PLAINLY))
    how: list[str] = []
    targets: list[Node] = []
    picks: list[Node] = []
    orders: list[tuple[Node, Node]] = []
    moment: Node | None = None
    answers = ""
    level = 0
    paid: list[Node] = []
    befalls: list[tuple[Node, Node]] = []
    while node.kind.startswith("with_") and "action" in node:
        if node.kind == "with_how":
            how.insert(0, node["how"])
        elif node.kind == "with_level":
            how.insert(0, node["how"])
            level = node["n"]
        elif node.kind == "with_targets":
            targets[:0] = node["targets"]
        elif node.kind == "with_picks":
            picks[:0] = node["picks"]
        elif node.kind == "with_deed":
            picks[:0] = [Node("pick_thing", {"card": card}, card.at) for card in node["cards"]]
            befalls[:0] = [(card, node["deed"]) for card in node["cards"]]
        elif node.kind == "with_payment":
            paid[:0] = node["cards"]
        elif node.kind == "with_answer":
            answers = node["what"]
        elif node.kind == "with_moment":
            moment = node["happening"]
        else:
            orders.insert(0, (node["first"], node["second"]))
        node = node["action"]
    return Act(node, tuple(how), tuple(targets), tuple(picks), tuple(orders), moment, answers, tuple(paid), tuple(befalls), level)
