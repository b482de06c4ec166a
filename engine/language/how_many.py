"""Cards that stand without a number: “destroy enemy followers” is said of all of them, “destroy enemy follower” of nobody knows how many."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.kernel.vocabulary import Vocabulary
from engine.language import errors
from engine.language.names import Names, folded
from engine.language.tree import Node

_GOES_ON = re.compile(r"\b(?:each|every|all|an?)\b[^.:;“\"]*(?:\b(?:and|or)|,) ?$", re.IGNORECASE)  # a list that such a word begins
_SPOKEN_OF = frozenset(("all", "opposing"))  # what cards are read as that stand without a number
_WORD = re.compile(r"[^\W\d_]+")
_IN_THE_SINGULAR = {"card": ("card",), "character": ("ally", "enemy", "character"), "copy": ("copy",)}


def refuse_one_without_number(tree: Node, text: str, vocabulary: Vocabulary, names: Names, line: int, column: int) -> None:
    """Raise LanguageError where an English text names cards in the singular and has neither a number nor an article before them.

    Such a text was read as all of them; a plural is all of them. What a list goes on with is governed by the words before the list.
    """
    if tree.kinds.isdisjoint(_SPOKEN_OF):
        return
    rows = text.split("\n")

    def parted(node: Node) -> tuple[str, str]:
        row, at = node.at or (line, column)
        place = at - (column if row == line else 1)
        return rows[row - line][:place], rows[row - line][place:]

    def rest(node: Node) -> str:
        return parted(node)[1]

    for every in tree.of("all"):
        filter_ = every.get("filter")
        if every.at is None or filter_ is None or filter_.at != every.at or _GOES_ON.search(parted(every)[0]):  # a word for all of them stands before
            continue
        for noun in _nouns(filter_):
            if noun.at is not None and _in_the_singular(noun, rest(noun), vocabulary, names):
                raise errors.number_missing(*every.at, rest(every))
    for met in tree.of("opposing"):  # one is fought
        said = folded(rest(met["noun"]))
        if met["noun"].at is not None and _in_the_plural(met["noun"], said, vocabulary):
            row, at = met.at or met["noun"].at
            raise errors.number_missing(row, at, rest(met))


def _nouns(filter_: Node) -> Iterator[Node]:
    """What the cards are called, of each part of a filter."""
    return (noun for part in filter_.of("filter") if "noun" in part for noun in part["noun"].walk())


def _in_the_plural(noun: Node, said: str, vocabulary: Vocabulary) -> bool:
    """Whether folded words begin with a noun for one sort of cards, or for cards, in the plural."""
    plural = vocabulary.word("kind", noun["word"]).spelled(True) if noun.kind == "kind" else "cards" if noun.kind == "card" else ""
    return bool(plural) and said.startswith(folded(plural))


def _in_the_singular(noun: Node, said: str, vocabulary: Vocabulary, names: Names) -> bool:
    """Whether a text that begins with a noun has it in the singular."""
    said = folded(said)
    if noun.kind == "named":
        end, _ = names.match(said, 0) or (0, "")
        return end > 0 and not said[:end].endswith("s") and not names.in_the_plural(said[:end])
    if noun.kind == "kind":
        word = vocabulary.word("kind", noun["word"])
        return not said.startswith(folded(word.spelled(True))) and any(said.startswith(folded(one)) for one in (word.en, *word.also))
    first = _WORD.match(said)
    return first is not None and first.group() in _IN_THE_SINGULAR.get(noun.kind, ())
