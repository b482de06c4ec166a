"""Japanese wordings that put a thing together otherwise than the phrase that means it; their English sisters are in :mod:`engine.language.wordings`.

    J("effect", "自分のPPを{amount}回復", slots="amount:quantity", tree=Node("points", how="recover", counter="pp", amount=Hole("amount")))

The template is written as in :mod:`engine.language.templates`; ``slots`` says what its parts are. A wording is understood and never written.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from engine.language.templates import JaSlot, Slot, read_japanese, read_slot
from engine.language.tree import Node
from engine.language.wordings import Hole, Holes


@dataclass(frozen=True)
class JapaneseWording:
    """A template, what its parts can be (``slots``) and the tree that it stands for, whose ``holes`` all its templates share."""

    category: str
    japanese: str
    tree: Node | Hole
    slots: str
    preferred: bool
    holes: Holes = field(compare=False, repr=False)

    @cached_property
    def ja(self) -> tuple[str | JaSlot, ...]:
        """The pieces of the template. Raises ValueError where it, its parts and the tree do not have the same names."""
        ja = read_japanese(self.japanese)
        named, parts = _named(ja), [read_slot(text) for text in self.slots.split()]
        saying = {name for name in named if not name.startswith("_")}
        left_out = {slot.name for slot in parts if slot.optional} - named
        other = (saying ^ (self.holes.names - left_out)) | (named - {slot.name for slot in parts})
        if other:
            raise ValueError(f"「{self.japanese}」 and its tree differ in {', '.join(sorted(other))}")
        return ja

    @cached_property
    def parts(self) -> tuple[Slot, ...]:
        """What the parts of the template are."""
        named = _named(self.ja)
        return tuple(slot for slot in map(read_slot, self.slots.split()) if slot.name in named)

    def every_slot(self) -> list[Slot]:
        """The parts of the template."""
        return list(self.parts)


def _named(ja: tuple[str | JaSlot, ...]) -> set[str]:
    return {name for piece in ja if isinstance(piece, JaSlot) for name in (piece.name, piece.also) if name}


def J(category: str, *japanese: str, tree: Node | Hole, slots: str = "", preferred: bool = False) -> list[JapaneseWording]:
    """Wordings of one tree. A part whose name begins with "_" says nothing (one of several endings). ``preferred``: where other wordings read the same words otherwise, this is meant."""
    holes = Holes(tree)
    return [JapaneseWording(category, template, tree, slots, preferred, holes) for template in japanese]
