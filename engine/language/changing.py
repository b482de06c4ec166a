"""Trees changed in some of their parts, as sentences that say only what differs need them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from operator import is_

from engine.language.tree import Node, Part

# kinds of parts that bring something of which later parts can speak
SPOKEN_OF = frozenset((
    "chosen", "random", "all", "first", "top", "new", "copies", "exact_copies", "one_of", "draw", "subject", "this_way", "reanimate", "burial_rite",
    "each_in_turn",
))  # fmt: skip
SPOKEN_OF_BUT_DRAWN = SPOKEN_OF - {"draw"}  # of these a later part speaks although a card is drawn between


def changed(node: Node, change: Callable[[Node], Node], kinds: Set[str] | None = None) -> Node:
    """A tree with every node of it changed, from the leaves on; what nothing is changed of stays the very same.

    Where ``kinds`` are named, ``change`` does something to nodes of these kinds alone, or to what holds some: what holds none is passed over.
    """
    if kinds is not None and node.kinds.isdisjoint(kinds):
        return node
    pairs = node.parts
    parts: list[tuple[str, Part]] | None = None
    for place, (name, value) in enumerate(pairs):
        made = value
        if value.__class__ is Node:
            if kinds is None or not value.kinds.isdisjoint(kinds):
                made = changed(value, change, kinds)
        elif value.__class__ is tuple:
            items = [changed(item, change, kinds) if item.__class__ is Node and (kinds is None or not item.kinds.isdisjoint(kinds)) else item for item in value]
            made = value if all(map(is_, items, value)) else tuple(items)
        if made is not value:
            parts = list(pairs) if parts is None else parts
            parts[place] = name, made
    old = node if parts is None else Node.of_pairs(node.kind, tuple(parts), node.at)
    new = change(old)
    same = new is old or (new.kind == old.kind and new.at == old.at and len(new.parts) == len(old.parts) and all(map(_same_part, new.parts, old.parts)))
    return old if same else new


class ByKind:
    """A change of trees in which the nodes of some kinds are changed, from the leaves on, each in the way of its kind.

    Most trees say it in the one way already. That is asked of those nodes alone, before anything is made anew.
    """

    def __init__(self, ways: Mapping[str, Callable[[Node], Node]]) -> None:
        self._ways = dict(ways)
        self.kinds = frozenset(ways)

    def of(self, tree: Node) -> Node:
        """The tree, changed."""
        for node in reversed(tree.among(self.kinds)):
            if self._ways[node.kind](node) is not node:
                return changed(tree, self._way, self.kinds)
        return tree

    def _way(self, node: Node) -> Node:
        way = self._ways.get(node.kind)
        return node if way is None else way(node)


def with_parts(node: Node, parts: Mapping[str, Part]) -> Node:
    """A node with these parts; where they are its very own, that node itself."""
    own = len(parts) == len(node.parts) and all(name in parts and _of_the_same(parts[name], value) for name, value in node.parts)
    return node if own else Node(node.kind, dict(parts), node.at)


def _same_part(new: tuple[str, Part], old: tuple[str, Part]) -> bool:
    return new is old or (new[0] == old[0] and _of_the_same(new[1], old[1]))


def _of_the_same(value: Part, before: Part) -> bool:
    """Whether two parts are one, or lists of the very same nodes."""
    return value is before or (value.__class__ is before.__class__ is tuple and len(value) == len(before) and all(map(is_, value, before)))


def in_one_row(tree: Node) -> Node:
    """A tree in which the steps of an effect that is said as one (“deal 2 damage to … and 1 damage to …”) stand among the others beside it."""
    if not any(step.kind == "sequence" for node in tree.of("sequence") for step in node["steps"]):
        return tree

    def row(node: Node) -> Node:
        if node.kind != "sequence":
            return node
        steps: list[Node] = []
        for step in node["steps"]:
            inner = step["steps"] if step.kind == "sequence" else (step,)
            first = inner[0] if inner[0].at is not None else Node(inner[0].kind, dict(inner[0].parts), step.at)
            steps += (first, *inner[1:])
        return Node(node.kind, {"steps": tuple(steps)}, node.at)

    return changed(tree, row)


def so_many(then: Node) -> Node | None:
    """A change of figures by one each, by X each; None where it is another change."""
    right = True

    def figures(node: Node) -> Node:
        nonlocal right
        if node.kind != "stats":
            return node
        right = right and all(node[name] in (0, 1) for name in ("attack", "defense"))
        return Node("stats", {name: "+X" if node[name] else 0 for name in ("attack", "defense")}, node.at)

    made = changed(then, figures)
    return made if right else None


def with_its_most(x: Node, then: Node) -> Node | None:
    """How many it is, where the most is said in figures (“+1/+1 for each …, up to +4/+4”): that as a number; None where those figures are of another shape."""
    most = x.get("most")
    if not isinstance(most, Node):
        return x
    given, figures = then.of("stats"), (most["attack"], most["defense"])
    if len(given) != 1 or not all(isinstance(figure, int) for figure in (*figures, given[0]["attack"], given[0]["defense"])):
        return None
    times = max(map(abs, figures))
    return Node(x.kind, {**dict(x.parts), "most": times}, x.at) if all(most[name] == given[0][name] * times for name in ("attack", "defense")) else None


def alike(first: Node, new: Node) -> bool:
    """Whether two filters ask for the same; "other" is said of those on the table alone."""

    def others(found: Node) -> tuple[Node, ...]:
        return tuple(a for a in found.get("adjectives") or () if a.kind != "other")

    def rest(found: Node) -> dict[str, Part]:
        return {name: value for name, value in found.parts if name != "adjectives"}

    if first["noun"].kind == "character":  # a leader comes to no table
        first = Node("filter", {**dict(first.parts), "adjectives": (Node("side", who=first["noun"]["who"]), *first.get("adjectives", ())), "noun": new["noun"]})
    return others(first) == others(new) and rest(first) == rest(new)


def all_of_them(clause: Node, meant: Callable[[Node], str]) -> Node | None:
    """A clause done to all that so many of were chosen or drawn; None where that is not one place."""
    found = 0

    def every(node: Node) -> Node:
        nonlocal found
        if not meant(node):
            return node
        found += 1
        return Node("all", {"filter": node["filter"]}, node.at)

    made = changed(clause, every)
    return made if found == 1 else None


def other_step(said: Sequence[Node], steps: Sequence[Node], rather: Node) -> Node | None:
    """What is done in place of the one step that the sentence before is; None where that is not the one that is named."""
    if not said or said[-1].kind not in ("say", "if") or said[-1]["then"].kind != "sequence":
        return None
    before, now, was = said[-1]["then"]["steps"], rather["now"], rather["was"]
    if len(before) == 1 and (before[0].kind, was.kind, now.kind) == ("give", "gain", "gain") and before[0]["grants"] == was["grants"]:
        now = Node("give", {**dict(before[0].parts), "grants": now["grants"]}, now.at)  # whoever was said to get the one gets the other
    elif before != (was,):
        return None
    at = steps.index(rather)
    return Node("sequence", {"steps": (*steps[:at], now, *steps[at + 1 :])}, rather.at)
