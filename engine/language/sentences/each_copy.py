"""What is said to have befallen several copies of one name (“the Goblins died”, ゴブリンは両方とも破壊された): each of them, not some one of them."""

from __future__ import annotations

import re

from engine.language.names import Names, folded
from engine.language.tree import Node

_BOTH = re.compile(r"\bboth\b|両方|双方|どちらも|[2２二](?:体|枚)とも", re.IGNORECASE)
_ALL = re.compile(r"\ball\b|すべて|全て|全部|全員|[3-9３-９三四五](?:体|枚)とも", re.IGNORECASE)
_WHOSE = re.compile(r"(?:(?:the|my|opponent's) )*", re.IGNORECASE)


def of_each_copy(tree: Node, text: str, names: Names, column: int) -> Node:
    """The tree of an expectation in which a single name that stands in the plural, or beside “both” or “all”, means each of its copies."""
    if tree.kind == "underwent" and len(tree["cards"]) == 1:
        named = tree["cards"][0]
        many = _how_many(named, text, names, column)
        if many is not None:
            return Node(tree.kind, {**dict(tree.parts), "cards": (Node("named", {**dict(named.parts), "many": many}, named.at),)}, tree.at)
        return tree
    if tree.kind == "at_moment":
        return Node(tree.kind, {**dict(tree.parts), "claim": of_each_copy(tree["claim"], text, names, column)}, tree.at)
    return tree


def _how_many(named: Node, text: str, names: Names, column: int) -> int | None:
    """2 for “both”, 0 for all there are; None where one card is meant."""
    if named.kind != "named" or any(part in named for part in ("many", "which", "place")) or named.at is None:
        return None
    begin = named.at[1] - column
    whose = _WHOSE.match(text, max(begin, 0))
    at = whose.end() if whose is not None else begin
    found = names.match(folded(text), at)
    end = found[0] if found is not None else at
    beside = text[:begin] + text[end:]  # a name that has such a word in it says nothing
    if _BOTH.search(beside):
        return 2
    return 0 if _ALL.search(beside) or names.in_the_plural(text[at:end]) else None
