"""Card texts: one ability a line, read into trees and written back.

The card grammar is built once per process, when the first text is read; each game adds its words to it, and one that has happenings or printed
wordings of its own has a grammar of its own.
"""
from __future__ import annotations

from functools import lru_cache
from typing import cast

from engine.kernel.vocabulary import Vocabulary
from engine.language import errors
from engine.language.cards import CARD_TABLE
from engine.language.errors import LanguageError
from engine.language.grammar import Grammar
from engine.language.grammars import Grammars
from engine.language.happenings import of_cards
from engine.language.japanese_wordings import JapaneseWording
from engine.language.names import Names
from engine.language.not_of_this_game import those_of, words_of
from engine.language.phrases import Phrase, PhraseTable, called_otherwise
from engine.language.render import Renderer
from engine.language.said_before import SaidBefore
from engine.language.together import heads_of, read_together
from engine.language.tree import Node
from engine.language.wordings import Wording

START = ("line", "effect", "condition", "target", "amount", "filter", "trigger", "duration")


@lru_cache(maxsize=1)
def _base() -> Grammar:
    return Grammar([CARD_TABLE], START, Vocabulary("none", ()))


def card_grammar(vocabulary: Vocabulary) -> Grammar:
    """The grammar of card texts in one game's words, with the happenings, phrases and printed wordings that only it has.

    Raises ValueError where a trait that cards brought is a word that phrases say.
    """
    return _GRAMMARS.of(vocabulary)


def _of_game(vocabulary: Vocabulary) -> Grammar:
    if vocabulary.happenings or vocabulary.phrases or vocabulary.printed:
        return Grammar([own_table(vocabulary)], START, vocabulary)
    return _base().of(vocabulary)


_GRAMMARS = Grammars(_of_game)


def own_table(vocabulary: Vocabulary) -> PhraseTable:
    """The phrases of card texts, called as the game calls things, and before them those that only one game has: of the same English, it is the own."""
    english = [w for w in vocabulary.printed if isinstance(w, Wording)]
    japanese = [w for w in vocabulary.printed if isinstance(w, JapaneseWording)]
    own = cast(tuple[Phrase, ...], vocabulary.phrases)
    instead = {(phrase.category, phrase.english): phrase for phrase in own}
    shared = [instead.get((p.category, p.english)) or called_otherwise(p, vocabulary.called) for p in CARD_TABLE.phrases]
    phrases = [*of_cards(vocabulary.happenings), *(p for p in own if p not in shared), *shared]
    words, categories = words_of(phrases, vocabulary), {phrase.category for phrase in phrases}
    return PhraseTable(phrases, [*those_of(CARD_TABLE.wordings, words, categories), *english], japanese=[*those_of(CARD_TABLE.japanese, words, categories), *japanese])


def parse(category: str, text: str, vocabulary: Vocabulary, names: Names, line: int = 1, column: int = 1) -> Node:
    """The tree of one phrase of card text; `category` is one of START. Raises LanguageError."""
    return card_grammar(vocabulary).parse(category, text, names, line, column)


def parse_card_text(text: str, vocabulary: Vocabulary, names: Names, line: int = 1, column: int = 1) -> tuple[tuple[Node, ...], list[LanguageError]]:
    """The lines of a card's text, each a tree, and every error of the text at once. `line` and `column` say where the text begins in its file."""
    wrong = errors.check_size(text, line)
    if wrong is not None:
        return (), [wrong]
    grammar = card_grammar(vocabulary)
    rows = [(line + offset, row) for offset, row in enumerate(text.split("\n")) if row.strip()]

    def parse_row(words: str, number: int, before: SaidBefore) -> Node:
        return grammar.parse("line", words, names, rows[number][0], column, before)

    found = [made for _, made in read_together([row for _, row in rows], parse_row, heads_of(vocabulary))]
    return tuple(made for made in found if isinstance(made, Node)), [made for made in found if isinstance(made, LanguageError)]


def render(node: Node, lang: str, vocabulary: Vocabulary, names: Names, category: str = "line") -> str:
    """A tree in words, `lang` being "en" or "ja". A part of a line needs its category ("effect", "target", …)."""
    return renderer(vocabulary, names).render(node, lang, category)


def renderer(vocabulary: Vocabulary, names: Names) -> Renderer:
    """For whoever renders many trees with the same words and names."""
    grammar = card_grammar(vocabulary)
    return Renderer(grammar.table, grammar.tokenizer, vocabulary, names)
