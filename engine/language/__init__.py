"""The language of cards and scenarios: its surface (phrases, grammar, rendering, errors) apart from what it means."""
from engine.kernel.vocabulary import Vocabulary, Word, words

from .errors import LanguageError
from .grammar import Grammar
from .names import NO_NAMES, Names
from .phrases import P, Phrase, Table, inclusion
from .text import card_grammar, parse, parse_card_text, render, renderer
from .tree import Node

__all__ = [
    "NO_NAMES", "Grammar", "LanguageError", "Names", "Node", "P", "Phrase", "Table", "Vocabulary", "Word", "card_grammar", "inclusion",
    "parse", "parse_card_text", "render", "renderer", "words",
]
