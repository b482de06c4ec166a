"""Random trees of a table, for tests: every tree that the grammar could make, up to a depth.

Trees are drawn, not texts: what is rendered from a tree must be read back as that tree.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from engine.language.phrases import Phrase, PhraseTable
from engine.language.templates import Slot
from engine.language.tree import Node, Part

T = TypeVar("T")
_FAR = 10_000
PARTS_OF_NAMES = ("Star", "Z")


class Draw(Protocol):
    """Where the choices come from: a Hypothesis strategy, or a random generator."""

    def pick(self, options: Sequence[T]) -> T:
        """One of the options."""

    def number(self, low: int, high: int) -> int:
        """A number of the range, both ends included."""


class Trees:
    """Draws trees of a table. `words` holds the ids for each kind of value (KEYWORD, NAME, …)."""

    def __init__(self, table: PhraseTable, words: Mapping[str, Sequence[str]]) -> None:
        self.table = table
        self.words = words
        self._depth: dict[str, int] = {}
        self._measure()

    def _measure(self) -> None:
        """The least depth of a tree in each category."""
        changed = True
        while changed:
            changed = False
            for category, phrases in self.table.by_category.items():
                least = min(self._needed(phrase) for phrase in phrases)
                if least < self._depth.get(category, _FAR):
                    self._depth[category] = least
                    changed = True

    def _needed(self, phrase: Phrase) -> int:
        inner = (0 if slot.is_value else self._depth.get(slot.category, _FAR) for slot in phrase.slots() if not slot.optional)
        if any(slot.is_value and slot.category in self.words and not self.words[slot.category] for slot in phrase.slots() if not slot.optional):
            return _FAR
        return 1 + max(inner, default=0)

    def draw(self, category: str, draw: Draw, depth: int) -> Node:
        """A tree of a category, no deeper than `depth` where that is possible."""
        fitting = [p for p in self.table.by_category[category] if self._needed(p) <= depth]
        phrases = fitting or [min(self.table.by_category[category], key=self._needed)]
        phrase = draw.pick(phrases)
        if not phrase.kind:
            return self.draw(phrase.slots()[0].category, draw, depth - 1)
        parts = dict(phrase.fix)
        for slot in phrase.slots():
            if slot.optional and (depth < 3 or draw.pick((True, False))):
                continue
            parts[slot.name] = self._part(slot, draw, depth - 1)
        return Node(phrase.kind, parts)

    def _part(self, slot: Slot, draw: Draw, depth: int) -> Part:
        if not slot.many:
            return self._one(slot, draw, depth)
        items = tuple(self._one(slot, draw, depth) for _ in range(draw.number(1, 2 if depth < 5 else 3)))
        return self.table.tidied(slot, items)

    def _one(self, slot: Slot, draw: Draw, depth: int) -> Part:
        if not slot.is_value:
            return self.draw(slot.category, draw, depth)
        if slot.category == "NUMBER":
            return draw.number(0, 20)
        if slot.category == "STATS":
            figures: list[Part] = [draw.number(-9, 9), draw.number(-9, 9), "+X", "-X"]
            return Node("stats", attack=draw.pick(figures), defense=draw.pick(figures))
        if slot.category == "PART":
            return draw.pick(PARTS_OF_NAMES)
        return draw.pick(self.words[slot.category])
