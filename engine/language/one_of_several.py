"""Of which of several that were spoken of in one breath “it” is said, and whose figure: 「フェアリー2体を出す。それは守護を持つ」."""

from __future__ import annotations

from engine.language import errors
from engine.language.tree import Node, Part
from engine.language.unclear import Unclear

_WORKED_OUT = ("amount", "x", "n")
_LEADERS = ("leader", "character")


class FigureUnclear(Unclear):
    """A figure of several that were spoken of together."""

    error = staticmethod(errors.figure_unclear)


class OneOfSeveralUnclear(Unclear):
    """“It” behind several things that were named one by one."""

    error = staticmethod(errors.one_of_several_unclear)


class Several:
    """Puts “them” where Japanese says それ of several; ``says_them``: in a language that says it itself, “it” behind two that were named is refused."""

    def __init__(self, says_them: bool = False) -> None:
        self._says_them = says_them
        self._several = False
        self._named = False  # whether those are named one by one: “an allied follower and an enemy follower”

    def of(self, node: Node) -> Node:
        """A tree with that said, its steps taken in their order."""
        parts = dict(node.parts)
        for amount in (parts[name] for name in _WORKED_OUT if self._several and name in parts):
            _of_one(amount)
        for name, value in node.parts:
            if name in ("condition", "line", "grants", "trigger"):
                continue
            if isinstance(value, Node):
                parts[name] = self.of(value)
            elif isinstance(value, tuple):
                parts[name] = tuple(self._item(name, item) for item in value)
        self._note(node)
        return Node(node.kind, parts, node.at)

    def _item(self, name: str, item: Part) -> Part:
        if not isinstance(item, Node):
            return item
        if name == "targets":
            if item.kind != "it" or not (self._named or (self._several and not self._says_them)):
                return item
            if self._says_them:
                raise OneOfSeveralUnclear(item)
            return Node("them", dict(item.parts), item.at)
        return item if name in ("made", "tests", "adjectives") else self.of(item)

    def _note(self, step: Node) -> None:
        spoken = step.get("targets", step.get("made"))
        if isinstance(spoken, tuple):
            if not all(one.kind in ("it", "them") for one in spoken):
                self._named = len([one for one in spoken if one.kind not in _LEADERS]) > 1
                self._several = len(spoken) == 1 and _several(spoken[0])
        elif step.kind == "draw":
            self._several, self._named = _several(step), False


def of_which(tree: Node) -> None:
    """Refuse “it”, or a figure of it, behind several, in a language that says “them” itself. Raises Unclear."""
    if "it" in tree.kinds:
        Several(says_them=True).of(tree)


def _of_one(amount: Part) -> None:
    """Refuse a figure of “it” where several were spoken of: it can't be told of which one."""
    for figure in amount.of("figure_of") if isinstance(amount, Node) else ():
        if figure["target"].kind == "it" and "total" not in figure:
            raise FigureUnclear(figure)


def _several(spoken: Node) -> bool:
    count = spoken.get("count")
    return spoken.kind == "all" or (isinstance(count, Node) and count.kind == "number" and count["n"] > 1)
