"""The language of cards and scenarios: its surface (phrases, grammar, rendering, errors) apart from what it means."""
from engine.kernel.vocabulary import Vocabulary, Word, words
from engine.language.errors import LanguageError
from engine.language.grammar import Grammar
from engine.language.names import NO_NAMES, Names
from engine.language.phrases import P, Phrase, PhraseTable, inclusion
from engine.language.text import card_grammar, parse, parse_card_text, render, renderer
from engine.language.tree import Node

__all__ = [
    "NO_NAMES", "Grammar", "LanguageError", "Names", "Node", "P", "Phrase", "PhraseTable", "Vocabulary", "Word", "card_grammar", "inclusion",
    "parse", "parse_card_text", "render", "renderer", "words",
]
