"""In which phrase a part of a tree is said: of several for its kind the first that says all that it holds."""

from __future__ import annotations

from engine.language.phrases import Phrase, PhraseTable
from engine.language.templates import Slot
from engine.language.tree import Node, Part


def said_as(table: PhraseTable, node: Node, category: str) -> Phrase | None:
    """The phrase that says a node with all its parts as something of that category ("" for any); None where no words say all of it."""
    for phrase in table.said(category, node.kind):
        if _says(table, phrase, node):
            return phrase
    return None


def _says(table: PhraseTable, phrase: Phrase, node: Node) -> bool:
    parts = dict(node.parts)
    for name, value in phrase.fix.items():
        if parts.pop(name, None) != value:
            return False
    given = [(slot, parts.pop(slot.name, None)) for slot in phrase.slots()]
    if parts or any(value is None and not slot.optional for slot, value in given):
        return False  # before anything below is looked at
    return all(value is None or _fits(table, slot, value) for slot, value in given)


def _fits(table: PhraseTable, slot: Slot, value: Part) -> bool:
    if slot.many:
        return isinstance(value, tuple) and all(_fits_one(table, slot, item) for item in value)
    return not isinstance(value, tuple) and _fits_one(table, slot, value)


def _fits_one(table: PhraseTable, slot: Slot, value: Part) -> bool:
    if slot.category == "STATS":
        return isinstance(value, Node) and value.kind == "stats"
    if slot.is_value:
        return isinstance(value, int if slot.category == "NUMBER" else str)
    if not isinstance(value, Node):
        return False
    return any(_says(table, p, value) for p in table.said(slot.category, value.kind))
