"""What stands on a card for its kind, class or traits, in either language, and which of the game's words that is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.corpus.read_cards import folded
from engine.kernel.vocabulary import Vocabulary

MOST_VOCABULARIES = 20  # games, and games with traits that cards brought


@lru_cache(maxsize=3 * MOST_VOCABULARIES)
def printed_words(vocabulary: Vocabulary, category: str) -> Mapping[str, str]:
    """Every spelling of a category's words, folded, with the word's id; the id itself is one of them. Where two share one, the last has it."""
    return {folded(said): w.id for w in vocabulary.of(category) for said in (w.id, w.en, w.ja, *w.also)}
