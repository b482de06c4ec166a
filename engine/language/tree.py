"""The tree that a text becomes.

A node is its kind and its named parts, nothing else: two texts that say the same give equal trees, wherever they stood.
The position is kept beside the value, for error messages only, and takes no part in comparing.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

Part = Any  # Node | tuple[Node, ...] | int | str


_ALONE: dict[str, frozenset[str]] = {}  # by kind: that alone, which is all that most nodes hold


class Node:
    """An immutable piece of meaning: `node.kind`, `node["amount"]`, `node.get("duration")`.

    `kinds` are those of the node itself and of every node below it: most of what a text may mean it does not say, and this tells so at once. `depth`
    is how many levels of nodes there are.
    """

    __slots__ = ("at", "depth", "kind", "kinds", "parts")

    kind: str
    parts: tuple[tuple[str, Part], ...]
    at: tuple[int, int] | None
    kinds: frozenset[str]
    depth: int

    def __init__(self, kind: str, parts: dict[str, Part] | None = None, at: tuple[int, int] | None = None, /, **more: Part) -> None:
        given = {**parts, **more} if parts and more else parts or more
        _fill(self, kind, tuple(sorted([pair for pair in given.items() if pair[1] is not None])) if given else (), at)

    @classmethod
    def of_pairs(cls, kind: str, pairs: tuple[tuple[str, Part], ...], at: tuple[int, int] | None) -> Node:
        """A node of parts that are sorted by their names already, none of them None."""
        node = _new(cls)
        _fill(node, kind, pairs, at)
        return node

    def standing_at(self, at: tuple[int, int]) -> Node:
        """The same node at another place."""
        node = _new(Node)
        _put_kind(node, self.kind)
        _put_parts(node, self.parts)
        _put_at(node, at)
        _put_kinds(node, self.kinds)
        _put_depth(node, self.depth)
        return node

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a node is a value: {name} cannot be set")

    def __getitem__(self, name: str) -> Part:
        for key, value in self.parts:
            if key == name:
                return value
        raise KeyError(f"{self.kind} has no part {name}")

    def get(self, name: str, default: Part = None) -> Part:
        for key, value in self.parts:
            if key == name:
                return value
        return default

    def __contains__(self, name: str) -> bool:
        for key, _ in self.parts:  # noqa: SIM110 (a generator takes three times as long)
            if key == name:
                return True
        return False

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Node):
            return NotImplemented
        return self.kind == other.kind and self.parts == other.parts

    def __hash__(self) -> int:
        return hash((self.kind, self.parts))

    def __repr__(self) -> str:
        inner = ", ".join(f"{k}={v!r}" for k, v in self.parts)
        return f"{self.kind}({inner})"

    def children(self) -> Iterator[Node]:
        """The nodes directly below, in the order of the part names."""
        for _, value in self.parts:
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from (item for item in value if isinstance(item, Node))

    def walk(self) -> list[Node]:
        """The node itself and every node below it."""
        waiting, found = [self], []
        while waiting:
            node = waiting.pop()
            found.append(node)
            if node.depth == 1:
                continue
            for _, value in node.parts:
                if value.__class__ is Node:
                    waiting.append(value)
                elif value.__class__ is tuple:
                    waiting += [item for item in value if item.__class__ is Node]
        return found

    def of(self, *kinds: str) -> list[Node]:
        """The nodes of some kinds: itself, or below it."""
        return [] if self.kinds.isdisjoint(kinds) else self.among(frozenset(kinds))

    def among(self, wanted: frozenset[str]) -> list[Node]:
        """The nodes whose kind is one of those wanted: itself, or below it; each before those below it."""
        if self.kinds.isdisjoint(wanted):
            return []
        waiting, found = [self], []
        while waiting:
            node = waiting.pop()
            if node.kind in wanted:
                found.append(node)
                if node.depth == 1:
                    continue
            for _, value in node.parts:
                if value.__class__ is Node:
                    if not value.kinds.isdisjoint(wanted):
                        waiting.append(value)
                elif value.__class__ is tuple:
                    for item in value:
                        if item.__class__ is Node and not item.kinds.isdisjoint(wanted):
                            waiting.append(item)
        return found


_new = object.__new__
_put_kind, _put_parts, _put_at, _put_kinds, _put_depth = (getattr(Node, name).__set__ for name in ("kind", "parts", "at", "kinds", "depth"))


def _fill(node: Node, kind: str, pairs: tuple[tuple[str, Part], ...], at: tuple[int, int] | None) -> None:
    below, deepest = [], 0
    for _, value in pairs:
        if value.__class__ is Node:
            below.append(value.kinds)
            if value.depth > deepest:
                deepest = value.depth
        elif value.__class__ is tuple:
            for item in value:
                if item.__class__ is Node:
                    below.append(item.kinds)
                    if item.depth > deepest:
                        deepest = item.depth
    alone = _ALONE.get(kind)
    if alone is None:
        alone = _ALONE[kind] = frozenset((kind,))
    _put_kind(node, kind)
    _put_parts(node, pairs)
    _put_at(node, at)
    _put_kinds(node, alone.union(*below) if below else alone)
    _put_depth(node, deepest + 1)


TextFrom = Callable[[Node], str]  # the text from where a node begins
