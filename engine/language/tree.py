"""The tree that a text becomes.

A node is its kind and its named parts, nothing else: two texts that say the same give equal trees, wherever they stood.
The position is kept beside the value, for error messages only, and takes no part in comparing.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

Part = Any  # Node | tuple[Node, ...] | int | str


class Node:
    """An immutable piece of meaning: `node.kind`, `node["amount"]`, `node.get("duration")`."""

    __slots__ = ("_kinds", "at", "depth", "kind", "parts")

    kind: str
    parts: tuple[tuple[str, Part], ...]
    at: tuple[int, int] | None
    depth: int
    _kinds: frozenset[str]

    def __init__(self, kind: str, parts: dict[str, Part] | None = None, at: tuple[int, int] | None = None, /, **more: Part) -> None:
        given = {**parts, **more} if parts else more
        pairs = tuple(sorted([(k, v) for k, v in given.items() if v is not None])) if given else ()
        deepest = 0
        for _, value in pairs:
            if (depth := depth_of(value)) > deepest:
                deepest = depth
        put = object.__setattr__
        put(self, "kind", kind)
        put(self, "parts", pairs)
        put(self, "at", at)
        put(self, "depth", 1 + deepest)

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
            for _, value in node.parts:
                if type(value) is Node:
                    waiting.append(value)
                elif type(value) is tuple:
                    waiting += [item for item in value if type(item) is Node]
        return found

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of the node itself and of every node below it. Most of what a text may mean it does not say, and this tells so at once."""
        try:
            return self._kinds
        except AttributeError:
            held = [child.kinds for child in self.children()]
            found = frozenset((self.kind,)).union(*held)
            object.__setattr__(self, "_kinds", found)
            return found

    def of(self, *kinds: str) -> list[Node]:
        """The nodes of some kinds: itself, or below it."""
        if self.kinds.isdisjoint(kinds):
            return []
        waiting, found = [self], []
        while waiting:
            node = waiting.pop()
            if node.kind in kinds:
                found.append(node)
            for _, value in node.parts:
                if type(value) is Node:
                    if not value._kinds.isdisjoint(kinds):  # which are known, as those of the whole are
                        waiting.append(value)
                elif type(value) is tuple:
                    waiting += [item for item in value if type(item) is Node and not item._kinds.isdisjoint(kinds)]
        return found


def depth_of(value: Part) -> int:
    """How many levels of nodes a part holds; 0 for a number or a word."""
    if isinstance(value, Node):
        return value.depth
    if isinstance(value, tuple):
        return max((depth_of(item) for item in value), default=0)
    return 0


TextFrom = Callable[[Node], str]  # the text from where a node begins
