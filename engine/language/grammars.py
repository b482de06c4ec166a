"""Grammars of games, each made once: making one takes seconds, giving it a few more words a millisecond."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.kernel.vocabulary import Vocabulary
from engine.language.grammar import Grammar
from engine.language.staying import made_to_stay

GAMES = 16  # whose grammars are kept
WITH_TRAITS = 32  # grammars with traits that cards brought, which drafts make many of


class Grammars:
    """The grammars of one kind of text, by the words of a game. ``make`` makes one for a game's own words."""

    def __init__(self, make: Callable[[Vocabulary], Grammar]) -> None:
        self._own = lru_cache(maxsize=GAMES)(made_to_stay()(make))
        self._grown = lru_cache(maxsize=WITH_TRAITS)(self._with_traits)

    def of(self, vocabulary: Vocabulary) -> Grammar:
        """The grammar for these words. Raises ValueError where a trait that cards brought is a word that phrases say."""
        return self._own(vocabulary) if vocabulary.root is None else self._grown(vocabulary)

    def _with_traits(self, vocabulary: Vocabulary) -> Grammar:
        assert vocabulary.root is not None
        return self._own(vocabulary.root).of(vocabulary)

    def forget(self) -> None:
        """Make them all anew, since a table has changed."""
        self._own.cache_clear()
        self._grown.cache_clear()
