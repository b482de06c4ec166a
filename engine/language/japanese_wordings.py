"""Japanese wordings that put a thing together otherwise than the phrase that means it; their English sisters are in :mod:`engine.language.wordings`.

    J("effect", "自分のPPを{amount}回復", slots="amount:quantity", tree=Node("points", how="recover", counter="pp", amount=Hole("amount")))

The template is written as in :mod:`engine.language.phrases`; ``slots`` says what its parts are. A wording is understood and never written.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.language.phrases import JaSlot, Slot, read_japanese, read_slot
from engine.language.tree import Node
from engine.language.wordings import Hole, holes_of


@dataclass(frozen=True)
class JapaneseWording:
    """A template, its parts and the tree that it stands for."""

    category: str
    japanese: str
    tree: Node | Hole
    ja: tuple[str | JaSlot, ...]
    parts: tuple[Slot, ...]
    preferred: bool = False

    def every_slot(self) -> list[Slot]:
        """The parts of the template."""
        return list(self.parts)


def J(category: str, *japanese: str, tree: Node | Hole, slots: str = "", preferred: bool = False) -> list[JapaneseWording]:
    """Wordings of one tree. A part whose name begins with "_" says nothing (one of several endings). ``preferred``: where other wordings read the same words otherwise, this is meant. Raises ValueError where a template, its parts and the tree do not have the same names."""
    parts = tuple(read_slot(text) for text in slots.split())
    holes, optional = holes_of(tree), {slot.name for slot in parts if slot.optional}
    made = []
    for template in japanese:
        ja = read_japanese(template)
        named = {name for piece in ja if isinstance(piece, JaSlot) for name in (piece.name, piece.also) if name}
        used = tuple(slot for slot in parts if slot.name in named)
        saying = {name for name in named if not name.startswith("_")}
        other = (saying ^ (holes - (optional - named))) | (named - {slot.name for slot in used})
        if other:
            raise ValueError(f"「{template}」 and its tree differ in {', '.join(sorted(other))}")
        made.append(JapaneseWording(category, template, tree, ja, used, preferred))
    return made
