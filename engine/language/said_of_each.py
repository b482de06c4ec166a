"""What a Japanese card says before several things with a comma is meant of each of them: 「コスト3以下の、フォロワー1体かアミュレット1つ」."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.language.changing import changed
from engine.language.tree import Node
from engine.language.unclear import Unclear

OF_EACH = "of_each"  # an adjective or a test behind which a comma stands
_WORDS = ("adjectives", "tests")


class MeantOfWhat(Unclear):
    """Something is said before several things and cannot be meant of one of them. ``node`` is that one."""


def of_each(tree: Node, tidy: Callable[[Node], Node]) -> Node:
    """A tree in which each of several things is described by what stands before the first with a comma. Raises MeantOfWhat."""
    if OF_EACH not in tree.kinds:
        return tree

    def several(node: Node) -> Node:
        if node.kind == "either_filter":
            first, second = _alike((node["first"], node["second"]))
            return _in_one((first, second)) if _before(first) else node
        lists = {name: _alike(value) for name, value in node.parts if name == "targets" and isinstance(value, tuple) and len(value) > 1}
        return Node(node.kind, {**dict(node.parts), **lists}, node.at) if lists else node

    return changed(changed(tree, several), lambda node: tidy(_plain(node)) if node.kind == "filter" and _before(node) else node)


def _before(item: Node) -> dict[str, tuple[Node, ...]]:
    """The words of what is picked, or of a filter, that are meant of each: some of its adjectives, some of its tests."""
    filter = item.get("filter", item)
    if not isinstance(filter, Node) or filter.kind != "filter":
        return {}
    said = {name: tuple(word for word in filter.get(name) or () if word.kind == OF_EACH) for name in _WORDS}
    return {name: words for name, words in said.items() if words}


def _alike(items: Sequence[Node]) -> tuple[Node, ...]:
    """Several things, those behind the first with what is said before it."""
    said = _before(items[0])
    return (items[0], *(_with(item, said) for item in items[1:])) if said else tuple(items)


def _with(item: Node, said: dict[str, tuple[Node, ...]]) -> Node:
    filter = item.get("filter", item)
    if filter.kind == "either_filter":
        made = Node(filter.kind, {**dict(filter.parts), "first": _with(filter["first"], said), "second": _with(filter["second"], said)}, filter.at)
    elif filter.kind == "filter":
        made = Node(filter.kind, {**dict(filter.parts), **{name: (*(filter.get(name) or ()), *words) for name, words in said.items()}}, filter.at)
    else:
        raise MeantOfWhat(item)
    return made if filter is item else Node(item.kind, {**dict(item.parts), "filter": made}, item.at)


def _in_one(sorts: tuple[Node, Node]) -> Node:
    """Cards of the one sort or the other, as one filter where they differ in their kind alone: “enemy followers or amulets that cost 3 or less”."""
    first, second = sorts
    rest = [[(name, set(value) if name in _WORDS else value) for name, value in sort.parts if name != "noun"] for sort in sorts]
    if second.kind != "filter" or rest[0] != rest[1] or any(sort["noun"].kind != "kind" for sort in sorts):
        return Node("either_filter", first=first, second=second)
    return Node("filter", {**dict(first.parts), "noun": Node("either", first=first["noun"], second=second["noun"])}, first.at)


def _plain(filter: Node) -> Node:
    """A filter with those words as any others, each once."""
    parts = dict(filter.parts)
    for name in _WORDS:
        words: list[Node] = []
        for word in filter.get(name) or ():
            while word.kind == OF_EACH:
                word = word["word"]
            if word not in words:
                words.append(word)
        parts[name] = tuple(words) or None
    return Node(filter.kind, parts, filter.at)
