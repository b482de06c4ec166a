"""Wordings that put a thing together otherwise than the phrase that means it.

Where a printed wording has the same parts as a phrase, it stands beside it (``also``). Where it says in one what the language says in several
pieces ("Can't be attacked." for a quality of this card), it is an entry of the same table: a template, and the tree that it stands for.

    W("effect", "subtract {amount:quantity} from its {attribute}", tree=Node("change", how="less", targets=(Node("it"),), ...Hole("amount")...))

It is understood and never written: its tree is written in the words of its phrases.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.language.templates import REMINDER, Literal, Slot, read_english
from engine.language.tree import Node, Part

_HIS = re.compile(r"(?<![a-z])his(?![a-z])(?!~or~her)")


@dataclass(frozen=True)
class Hole:
    """Where in a tree a part of the template goes; in a list it may be several items."""

    name: str


@dataclass(frozen=True)
class Each:
    """A list made of the list that a part of the template is: ``tree`` for each of its items, which is the hole “item”."""

    name: str
    tree: Node


class Holes:
    """The holes of a tree, and how many nodes it adds to what fills them; both are looked for when somebody first asks."""

    __slots__ = ("_names", "_tree", "_weight")

    def __init__(self, tree: Node | Hole) -> None:
        self._tree = tree
        self._names: frozenset[str] | None = None
        self._weight: int | None = None

    @property
    def names(self) -> frozenset[str]:
        """Their names."""
        if self._names is None:
            self._names = holes_of(self._tree)
        return self._names

    @property
    def weight(self) -> int:
        """How many nodes stand around them."""
        if self._weight is None:
            self._weight = weight_of(self._tree)
        return self._weight


@dataclass(frozen=True)
class Wording:
    """A template and the tree that it stands for, whose ``holes`` all its templates share."""

    category: str
    english: str
    tree: Node | Hole
    preferred: int
    holes: Holes = field(compare=False, repr=False)

    @cached_property
    def en(self) -> tuple[Literal | Slot, ...]:
        """The parts of the template. Raises ValueError for one that the tree has no place for."""
        en = read_english(self.english)
        lost = {part.name for part in en if isinstance(part, Slot) and part.category != REMINDER} - self.holes.names
        if lost and self.category != REMINDER:
            raise ValueError(f"the tree of “{self.english}” has no place for {', '.join(sorted(lost))}")
        return en

    def slots(self) -> list[Slot]:
        """The parts of the template."""
        return [part for part in self.en if isinstance(part, Slot)]


def W(category: str, *english: str, tree: Node | Hole, preferred: int = False) -> list[Wording]:
    """Wordings of one tree; what a template does not say is absent there. ``preferred``: where other phrases read the same words otherwise, this is meant (by how many nodes it may be the longer way; below 0: what is meant last)."""
    holes = Holes(tree)
    return [Wording(category, template, tree, preferred, holes) for template in their_ways(english)]


def their_ways(english: tuple[str, ...]) -> list[str]:
    """The templates, and those that say “his” with the words that newer cards have for it: “their”, “his or her”."""
    found = list(english)
    for template in english:
        if not _HIS.search(template):
            continue
        for newer in ("their", "his~or~her"):
            said = " ".join("|".join(dict.fromkeys(_HIS.sub(newer, word).split("|"))) for word in template.split(" "))
            if said not in found:
                found.append(said)
    return found


def holes_of(part: Part) -> frozenset[str]:
    """The names of all holes of a tree."""
    found: set[str] = set()
    waiting = [part]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Node):
            waiting += [value for _, value in part.parts]
        elif isinstance(part, tuple):
            waiting += part
        elif isinstance(part, Hole):
            found.add(part.name)
        elif isinstance(part, Each):
            found |= {part.name} | (holes_of(part.tree) - {"item"})
    return frozenset(found)


def filled(part: Part, given: Mapping[str, Part]) -> Part:
    """A tree with its holes filled; a part that was left out is absent there too."""
    if isinstance(part, Hole):
        return given.get(part.name)
    if isinstance(part, Each):
        return tuple(filled(part.tree, {**given, "item": item}) for item in given[part.name])
    if isinstance(part, Node):
        return Node(part.kind, {name: filled(value, given) for name, value in part.parts})
    if isinstance(part, tuple):
        items: list[Part] = []
        for item in part:
            value = filled(item, given)
            if isinstance(item, (Hole, Each)) and isinstance(value, tuple):
                items += value
            elif value is not None:
                items.append(value)
        return tuple(items)
    return part


def weight_of(part: Part) -> int:
    """How many nodes a tree adds to what fills its holes."""
    if isinstance(part, Each):
        return weight_of(part.tree)
    if isinstance(part, Node):
        return 1 + sum(weight_of(value) for _, value in part.parts)
    if isinstance(part, tuple):
        return sum(map(weight_of, part))
    return 0
