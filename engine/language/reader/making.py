"""What the productions of both languages share: how a phrase becomes a node, and how lists become tuples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.language.japanese_wordings import JapaneseWording
from engine.language.phrases import Phrase, PhraseTable
from engine.language.reader.forked import REFUSED
from engine.language.reader.tables import Build
from engine.language.templates import Slot
from engine.language.tree import Node, Part
from engine.language.wordings import Wording, filled

NODE = 1  # cost of a node: of two readings the one with fewer nodes says it more directly
WORDING = 1  # cost of a wording that is understood but not written


def first(values: list[Part]) -> Part:
    """Pass on the only part."""
    return values[0]


def one(values: list[Part]) -> tuple[Part, ...]:
    """A list of its first item."""
    return (values[0],)


def more(values: list[Part]) -> tuple[Part, ...]:
    """A list with its next item, whatever stands between them."""
    return (*values[0], values[-1])


def build_of(table: PhraseTable, phrase: Phrase, taken: Sequence[tuple[int, tuple[str, ...]]], fixed: Mapping[str, Part]) -> Build:
    """Makes the node of a phrase: ``taken`` says which symbol gives which parts, ``fixed`` what this wording alone decides.

    A symbol that gives several parts holds pairs of (part, item): two lists that the language writes as one.
    """
    kind = phrase.kind
    given = {**phrase.fix, **fixed}
    lists: dict[str, Slot] = {slot.name: slot for slot in phrase.every_slot() if slot.many == "*"}
    again = said_again(taken)

    if not again and all(len(names) == 1 for _, names in taken):
        return _built_plainly(table, kind, given, {names[0]: index for index, names in taken}, lists)

    def build(values: list[Part]) -> Node:
        parts: dict[str, Part] = dict(given)
        for index, names in taken:
            if len(names) == 1:
                if index in again and parts.get(names[0]) != values[index]:
                    return REFUSED
                parts[names[0]] = values[index]
                continue
            for name in names:
                items = tuple(item for part, item in values[index] if part == name)
                if items:
                    parts[name] = items
        for name, slot in lists.items():
            if name in parts:
                parts[name] = table.tidied(slot, parts[name])
        return Node(kind, parts)

    return build


def _built_plainly(table: PhraseTable, kind: str, given: Mapping[str, Part], places: Mapping[str, int], lists: Mapping[str, Slot]) -> Build:
    """Makes the node of a phrase of which every symbol gives at most one part, and none twice."""
    plan = [(name, given.get(name), places.get(name, -1), lists.get(name)) for name in sorted({*given, *places})]

    def build(values: list[Part]) -> Node:
        pairs = []
        for name, value, index, listed in plan:
            if index >= 0:
                value = values[index]
            if value is not None:
                pairs.append((name, value if listed is None else table.tidied(listed, value)))
        return Node.of_pairs(kind, tuple(pairs), None)

    return build


def standing_for(table: PhraseTable, wording: Wording, taken: Sequence[tuple[int, str]]) -> Build:
    """Makes the tree that a wording stands for: ``taken`` says which symbol gives which part."""
    slots = {slot.name: slot for slot in wording.slots()}

    def build(values: list[Part]) -> Node:
        given = {name: table.tidied(slots[name], values[index]) if slots[name].many == "*" else values[index] for index, name in taken}
        made = filled(wording.tree, given)
        return tidied(table, made) if isinstance(made, Node) else made

    return build


def tidied(table: PhraseTable, node: Node) -> Node:
    """A tree whose lists are in the order of the table, as every wording gives them."""
    parts: dict[str, Part] = {}
    for name, value in node.parts:
        if isinstance(value, Node):
            value = tidied(table, value)
        elif isinstance(value, tuple):
            value = tuple(tidied(table, item) if isinstance(item, Node) else item for item in value)
        parts[name] = value
    for phrase in table.said("", node.kind)[:1]:
        for slot in phrase.slots():
            if slot.many == "*" and slot.name in parts:
                parts[slot.name] = table.tidied(slot, parts[slot.name]) or None
    return Node(node.kind, parts, node.at)


def standing_for_japanese(
    table: PhraseTable, wording: JapaneseWording, taken: Sequence[tuple[int, tuple[str, ...]]], fixed: Mapping[str, Part]
) -> Build:
    """Makes the tree that a Japanese wording stands for: ``taken`` says which symbol gives which parts, ``fixed`` are those that none gives."""
    lists = {slot.name for slot in wording.parts if slot.many}
    again = said_again(taken)

    def build(values: list[Part]) -> Part:
        given = dict(fixed)
        for index, names in taken:
            if len(names) == 1:
                if index in again and given.get(names[0]) != values[index]:
                    return REFUSED
                given[names[0]] = values[index]
                continue
            for name in names:
                items = tuple(item for part, item in values[index] if part == name)
                given[name] = items if name in lists else next(iter(items), None)
        made = filled(wording.tree, given)
        return tidied(table, made) if isinstance(made, Node) else made

    return build


def said_again(taken: Sequence[tuple[int, tuple[str, ...]]]) -> frozenset[int]:
    """Which symbols of a wording say a part that was said before in it, and must say the same: "3以上なら3消費して"."""
    return frozenset(index for place, (index, names) in enumerate(taken) if any(names == before for _, before in taken[:place]))


def subsets(names: Sequence[str]) -> list[frozenset[str]]:
    """Every choice of parts that a text leaves out."""
    return [frozenset(n for bit, n in enumerate(names) if mask >> bit & 1) for mask in range(1 << len(names))]
