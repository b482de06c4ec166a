"""Reads a text of either language by every wording of a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from engine.kernel.vocabulary import Vocabulary
from engine.language.brackets import keyword_explained, without_reminders
from engine.language.names import Names
from engine.language.phrases import PhraseTable
from engine.language.reader.english import EnglishProductions, EnglishWords
from engine.language.reader.forked import MatchesAt, Parser, Stopped
from engine.language.reader.japanese import MEASURE, JapaneseProductions
from engine.language.reader.japanese_words import NARROW, JapaneseWords
from engine.language.staying import made_to_stay
from engine.language.templates import VALUES
from engine.language.tree import Node

_KANA = re.compile("[\u3041-\u3096]")
_JAPANESE = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")
_SQUARE = re.compile(r"(?<![^\n])[ 　]*■")  # before each ability of a card, where it is printed so
_POINTING = re.compile("[▶►]")  # what English cards print before each of several choices, as others print a dash
WordMatches = Callable[[str, Vocabulary, Names], MatchesAt]


def languages_of(text: str) -> tuple[str, ...]:
    """The languages in which a text is worth trying, the likeliest first: hiragana is in every Japanese sentence, kanji may be a name."""
    if _KANA.search(text):
        return ("ja", "en") if re.search("[A-Za-z]{3}", text) else ("ja",)
    return ("en", "ja") if _JAPANESE.search(text) else ("en",)


def place_in(text: str, at: int, line: int, column: int) -> tuple[int, int]:
    """The line and column of the first character at or after an offset that is no space, the text beginning at a line and column."""
    if text[at : at + 1].isspace():
        at += len(text[at:]) - len(text[at:].lstrip())
    row, start = line + text.count("\n", 0, at), text.rfind("\n", 0, at) + 1
    return row, at - start + (column if row == line else 1)


_ONLY_REMINDS = Node("text", body=Node("body", sentences=(Node("remark"),)))


class PassedOver(NamedTuple):
    """A text in which signs are passed over: what is ``left`` of it, and of each place of that, and of its end, the place in the ``whole``."""

    whole: str
    left: str
    origins: Sequence[int]


class Reader:
    """The parsers of one table, each made when the first text of its language is read. ``start`` are the categories that may be asked for."""

    def __init__(self, table: PhraseTable, start: Sequence[str]) -> None:
        self.table = table
        self.start = tuple(start)

    @cached_property
    @made_to_stay()
    def _english(self) -> tuple[Parser, WordMatches]:
        made = EnglishProductions(self.table, self.start)
        return Parser(made.rules, [*made.terminals, *VALUES], self.start), EnglishWords(made).of

    @cached_property
    @made_to_stay()
    def _japanese(self) -> tuple[Parser, WordMatches]:
        made = JapaneseProductions(self.table, self.start, NARROW)
        return Parser(made.rules, [*made.terminals, *VALUES, MEASURE], self.start), JapaneseWords(made).of

    def read(
        self, lang: str, category: str, text: str, vocabulary: Vocabulary, names: Names, line: int = 1, column: int = 1, of: PassedOver | None = None
    ) -> Node:
        """The tree of a text that begins at a line and column, in a language; ``of`` is the longer text in which something is passed over.

        Raises :class:`~engine.language.reader.forked.Stopped` where no wording goes on.
        """

        def placed(value: object, at: int) -> object:
            if isinstance(value, Node) and value.at is None:
                whole, there = (of.whole, of.origins[at]) if of is not None else (text, at)
                return value.standing_at(place_in(whole, there, line, column))
            return value

        parser, words = self._english if lang == "en" else self._japanese
        if lang == "en":
            text = _POINTING.sub("-", text)
        text = _SQUARE.sub(lambda found: " " * len(found.group()), text)
        bare = without_reminders(text, vocabulary.reminders)
        if category == "line" and text.strip() and not bare.strip():
            return _ONLY_REMINDS

        def parsed(said: str) -> object:
            return parser.parse(category, len(said), words(said, vocabulary, names), placed)

        try:
            made = parsed(bare)
        except Stopped:
            explained = keyword_explained(bare) if vocabulary.keywords_explained and category == "line" else None
            if explained is not None and self.begins_with_a_word(lang, explained[0], vocabulary, names):
                explained = None
            another = explained[1] if explained is not None else text  # some wordings have the bracket themselves
            if another == bare:
                raise
            try:
                made = parsed(another)
            except Stopped:
                made = None
            if made is None:
                raise
        assert isinstance(made, Node)
        return made

    def begins_with_a_word(self, lang: str, text: str, vocabulary: Vocabulary, names: Names) -> bool:
        """Whether a text begins with a word of the language; a single letter (火, 水) may be the beginning of any other.

        A card may be called as the whole of it is.
        """
        _, words = self._english if lang == "en" else self._japanese
        found = (match for match in words(text, vocabulary, names)(0) if match.end > 1 and match.terminal != "PART")
        return any(match.terminal != "NAME" or match.end < len(text) for match in found)

    def knows(self, lang: str, at: int, text: str, vocabulary: Vocabulary, names: Names) -> bool:
        """Whether anything of the language stands at a place of the text."""
        _, words = self._english if lang == "en" else self._japanese
        return any(match.end > at and match.terminal != "PART" for match in words(text, vocabulary, names)(at))


__all__ = ["Reader", "Stopped", "languages_of", "place_in"]
