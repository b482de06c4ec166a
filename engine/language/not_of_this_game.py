"""Printed wordings that all games share and that name a kind or a counter: left out for a game that has no such thing."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import TypeVar

from engine.kernel.vocabulary import CATEGORIES, Vocabulary
from engine.language.japanese_wordings import JapaneseWording
from engine.language.phrases import Phrase
from engine.language.tree import Node
from engine.language.wordings import Wording

AnyWording = TypeVar("AnyWording", Wording, JapaneseWording)
Words = dict[tuple[str, str], set[str]]  # by the kind of a node and the name of a part which words of the game it may be


def words_of(phrases: Iterable[Phrase], vocabulary: Vocabulary) -> Words:
    """Which parts of trees are words of a game's own, and which words there are. Traits are open, and a zone that is not there is named where a text is refused; so neither is one of them."""
    sorts: dict[tuple[str, str], set[str]] = {}
    for phrase in phrases:
        for slot in phrase.every_slot():
            sorts.setdefault((phrase.kind, slot.name), set()).add(slot.category.lower() if slot.is_value else "")
    there = {sort: {word.id for word in vocabulary.of(sort)} for sort in CATEGORIES if sort not in ("trait", "zone")}
    return {part: there[sort] for part, found in sorts.items() if len(found) == 1 for sort in found if sort in there}


def those_of(wordings: Sequence[AnyWording], words: Words, categories: Collection[str]) -> list[AnyWording]:
    """The wordings in whose trees every word is one of the game's, without those that are made of what only others brought.

    ``categories``: those of the game's phrases, which are there whatever is left out.
    """
    kinds = frozenset(kind for kind, _ in words)
    left = [wording for wording in wordings if not _says_another(wording, words, kinds)]
    while gone := {wording.category for wording in wordings} - {wording.category for wording in left} - {*categories}:
        made_of = re.compile(rf":(?:{'|'.join(map(re.escape, sorted(gone)))})\b")
        wordings, left = left, [wording for wording in left if not made_of.search(wording.english if isinstance(wording, Wording) else wording.slots)]
    return left


def _says_another(wording: Wording | JapaneseWording, words: Words, kinds: frozenset[str]) -> bool:
    tree = wording.tree
    if not isinstance(tree, Node) or tree.kinds.isdisjoint(kinds):
        return False
    return any(isinstance(value, str) and value not in words.get((node.kind, name), (value,)) for node in tree.walk() for name, value in node.parts)
