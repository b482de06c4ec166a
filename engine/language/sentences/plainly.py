"""A sentence said in fewer and plainer words, for one that is not understood as it stands.

People who write rulings say the same in many ways that carry no meaning of their own: polite endings, “then”, “still”, numbers as words,
“neither … nor”, 自分の手札から. Each such way is an entry of a table (:mod:`plain_english`, :mod:`plain_japanese`): a pattern, and what it
comes to. Nothing is rewritten in a sentence that is understood; names and what stands in quotes stay as they are; and what comes of it must
be a sentence of the language, so that a word that says something is never passed over alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from engine.language.errors import LanguageError
from engine.language.names import Names, folded
from engine.language.plainer import LAST, NAMED, Better, Stage
from engine.language.reader.reader import languages_of
from engine.language.tree import Node, Part

_KANJI = re.compile("[\u3005\u4e00-\u9fff\u30a1-\u30fc]")
_QUOTED = re.compile(r'"[^"\n]*"|“[^”\n]*”|「[^」\n]*」')


class Plain:
    """A text in which some pieces have been said otherwise; ``origins`` says of every character, and of the end, where it stood before."""

    def __init__(self, text: str, origins: Sequence[int]) -> None:
        self.text = text
        self.origins = tuple(origins)

    def changed(self, stage: Stage) -> Plain:
        """With every entry of a stage carried out, one after the other."""
        here = self
        for pattern, better in stage.compiled:
            here = here.replaced(pattern, better)
        return here

    def replaced(self, pattern: re.Pattern[str], better: Better) -> Plain:
        """With what a pattern finds said otherwise."""
        pieces, origins, at = list[str](), list[int](), 0
        for found in pattern.finditer(self.text):
            said = better(found) if callable(better) else found.expand(better)
            pieces += [self.text[at : found.start()], said]
            origins += [*self.origins[at : found.start()], *([self.origins[found.start()]] * len(said))]
            at = found.end()
        return self if not pieces else Plain("".join(pieces) + self.text[at:], (*origins, *self.origins[at:]))


class Covered:
    """A sentence with a single character for each name and each text in quotes; ``stood`` says where its characters stood before."""

    def __init__(self, text: str, names: Names, lang: str, stood: Sequence[int] = ()) -> None:
        self.hidden: list[str] = []
        low, at, pieces, origins = folded(text), 0, list[str](), list[int]()
        while at < len(text):
            end = _name_at(low, text, at, names, lang)
            origins.append(at)
            if end is None or len(self.hidden) > ord(LAST) - ord(NAMED):
                pieces.append(text[at])
                at += 1
            else:
                pieces.append(chr(ord(NAMED) + len(self.hidden)))
                self.hidden.append(text[at:end])
                at = end
        origins.append(len(text))
        self.plain = Plain("".join(pieces), [stood[at] for at in origins] if stood else origins)

    def bared(self, plain: Plain) -> Plain:
        """The names back in their places."""
        return plain.replaced(self._names, lambda found: self.hidden[ord(found[0]) - ord(NAMED)]) if self.hidden else plain

    @cached_property
    def _names(self) -> re.Pattern[str]:
        return re.compile(f"[{NAMED}-{chr(ord(NAMED) + len(self.hidden) - 1)}]")


def _name_at(low: str, text: str, at: int, names: Names, lang: str) -> int | None:
    """Where a name or a text in quotes that begins at a place ends."""
    if quoted := _QUOTED.match(text, at):
        return quoted.end()
    if at and low[at - 1].isascii() and low[at - 1].isalnum():
        return None
    if lang == "en":
        found = names.match(low, at)
        return found[0] if found is not None else None
    return max((end for end, _ in names.beginning(low, at) if is_apart(text, at, end)), default=None)


def is_apart(text: str, at: int, end: int) -> bool:
    """Whether a Japanese name that begins and ends there stands for itself: one character within a word of others (力 in 体力) does not."""
    return end - at > 1 or not (_KANJI.match(text[at - 1 : at]) or _KANJI.match(text[end : end + 1]))


def ways(text: str, names: Names, tables: Mapping[str, Sequence[Stage]], stood: Sequence[int] = ()) -> Iterator[Plain]:
    """The sentence in plainer and plainer words; nothing where there is nothing that could be said otherwise."""
    for lang in languages_of(text):
        covered = Covered(text, names, lang, stood)
        plain, tried = covered.plain, {text}
        for stage in tables[lang]:
            plain = plain.changed(stage)
            said = covered.bared(plain)
            if said.text not in tried:
                tried.add(said.text)
                yield said


def put_back(node: Node, plain: Plain, line: int, column: int) -> Node:
    """The tree of a plainer text, its pieces where they stand in the text itself."""

    def part(value: Part) -> Part:
        if isinstance(value, Node):
            return put_back(value, plain, line, column)
        return tuple(map(part, value)) if isinstance(value, tuple) else value

    at = node.at
    if at is not None and at[0] == line:
        at = line, column_of(plain, at[1], column)
    return Node(node.kind, {name: part(value) for name, value in node.parts}, at)


def column_of(plain: Plain, at: int, column: int) -> int:
    """The column in the text itself of a column in the plainer one; the first column of both is given."""
    return column + plain.origins[min(max(at - column, 0), len(plain.origins) - 1)]


def further(error: LanguageError, other: LanguageError, plain: Plain, line: int, column: int) -> LanguageError:
    """Of what is wrong with a text and with the plainer one, what was found further on, or says more than that words are at fault."""
    at = column_of(plain, other.column, column) if other.line == line else other.column
    if other.bare and at <= error.column:
        return error
    moved = LanguageError(other.line, at, other.found, dict(other.message), other.nearest)
    moved.bare, moved.slip = other.bare, other.slip
    return moved
