"""What stands on a card for its kind, class or traits, in either language, and which of the game's words that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.corpus.open_traits import can_be_trait, is_taken, trait_of
from engine.corpus.read_cards import folded
from engine.kernel.vocabulary import Vocabulary, Word

MOST_VOCABULARIES = 20  # games, and games with traits that cards brought


@lru_cache(maxsize=3 * MOST_VOCABULARIES)
def printed_words(vocabulary: Vocabulary, category: str) -> Mapping[str, str]:
    """Every spelling of the words of a category, folded, with their ids, which are spellings too."""
    return {folded(said): w.id for w in vocabulary.of(category) for said in (w.id, w.en, w.ja, *w.also)}


def printed_traits(vocabulary: Vocabulary, printed: Iterable[str]) -> dict[str, Word]:
    """The traits that cards print and a game's words do not name, by what is printed; without what cannot be one (:func:`is_taken`)."""
    spelled, taken = printed_words(vocabulary, "trait"), is_taken(vocabulary)
    return {
        name: Word("trait", trait_of(name, spelled), name, name)
        for name in dict.fromkeys(printed)
        if folded(name) not in spelled and can_be_trait(name, spelled) and not taken(name)
    }
