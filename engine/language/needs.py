"""What a sentence needs of its game, as its phrase declares: what nobody can do or see in a game is refused where it stands.

A need is a word for what a game does (:mod:`engine.kernel.doings`), with parts of the phrase in braces ("event:{verb}"); of several with |
between them one is enough. A phrase ``needs`` that without which it says nothing, and it ``suits`` a game in whose words it is: elsewhere it
is understood, and nobody is told to write it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.kernel.vocabulary import Vocabulary
from engine.language.errors import LanguageError
from engine.language.phrases import PhraseTable
from engine.language.tree import Node, Part

# by the sort of what is needed
_LACKS = {
    "action": ("Nobody can do this in this game.", "このゲームにこの行動はありません。"),
    "event": ("This never comes about in this game.", "このゲームでこうなることはありません。"),
    "attached": ("No card lies so with another one in this game.", "このゲームでカードがほかのカードとともにこう置かれることはありません。"),
    "lies": ("No card lies so in this game.", "このゲームのカードがこの向きになることはありません。"),
    "counter": ("No card has this counter in this game.", "このゲームのカードにこのカウンターはありません。"),
    "figure": ("No card has this figure in this game.", "このゲームのカードにこの値はありません。"),
    "rule": ("This never comes about in this game.", "このゲームでこうなることはありません。"),
    "answers": ("In this game nobody is asked for an answer.", "このゲームでは応答の機会がありません。"),
    "payment": ("In this game it is not chosen with which cards something is paid.", "このゲームでは、支払いに使うカードを選びません。"),
}


class Lacking(LanguageError):
    """A sentence that is understood, and of which the game has no use."""


class DeclaredNeed(NamedTuple):
    """What one phrase declares, for the nodes that have its fixed parts and those of its slots."""

    fix: tuple[tuple[str, Part], ...]
    slots: frozenset[str]
    needs: str
    suits: str


@lru_cache(maxsize=16)
def _declared(table: PhraseTable) -> dict[str, list[DeclaredNeed]]:
    """By the kind of a node what its phrases declare."""
    found: dict[str, list[DeclaredNeed]] = {}
    for phrase in table.phrases:
        if phrase.needs or phrase.suits:
            slots = frozenset(slot.name for slot in phrase.slots())
            found.setdefault(phrase.kind, []).append(DeclaredNeed(tuple(phrase.fix.items()), slots, phrase.needs, phrase.suits))
    return found


def lacking(tree: Node, table: PhraseTable, vocabulary: Vocabulary, text: str, line: int, column: int) -> Lacking | None:
    """The error for the first part of a sentence that needs what the game lacks; None where it lacks nothing, or nobody says what it does.

    ``text`` is the sentence, which begins at ``line`` and ``column``.
    """
    if vocabulary.does is None:
        return None
    for node, at in _placed(tree, tree.at or (line, column)):
        for one in _of(node, table):
            if one.needs and not _met(one.needs, node, vocabulary.does):
                en, ja = _LACKS[one.needs.partition(":")[0]]
                error = Lacking(*at, text[at[1] - column :] if at[0] == line else text, {"en": en, "ja": ja})
                error.bare = error.message
                return error
    return None


def suited(tree: Node, table: PhraseTable, vocabulary: Vocabulary) -> bool:
    """Whether a sentence is in the words of the game."""
    does = vocabulary.does
    return does is None or all(_met(one.suits, node, does) for node in tree.walk() for one in _of(node, table) if one.suits)


def _of(node: Node, table: PhraseTable) -> Iterator[DeclaredNeed]:
    for one in _declared(table).get(node.kind, ()):
        if all(name in node for name in one.slots) and all(node.get(name) == value for name, value in one.fix):
            yield one


def _met(need: str, node: Node, does: frozenset[str]) -> bool:
    parts = {name: value for name, value in node.parts if isinstance(value, str)}
    return any(word.format(**parts) in does for word in need.split("|"))


def _placed(tree: Node, at: tuple[int, int]) -> Iterator[tuple[Node, tuple[int, int]]]:
    """Each node with the place where it stands: its own, or that of what it is in."""
    at = tree.at or at
    yield tree, at
    for _, value in tree.parts:
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Node):
                yield from _placed(item, at)
