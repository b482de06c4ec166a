"""Kinds of card. A game says each of its kinds once; what stays on the table and what a "character" is follow from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass

from engine.kernel.vocabulary import Word


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card: what it is called in English (its ``plural``, where that is not made by the ordinary rules) and in Japanese.

    ``also`` are further spellings that are understood.

    ``measure`` is the Japanese counting word (体, 枚, つ). Of a ``character``, as of a leader, card texts speak as an ally, an enemy or a
    character. A card that is ``permanent`` stays on the table, and its bare text says what holds; the bare text of any other is what it
    does when it is played. ``printed`` are the figures that every card of the kind has printed: of a card of somebody's own that leaves one
    out it is said that it is taken as 0.
    """

    id: str
    en: str
    ja: str
    _: KW_ONLY
    plural: str = ""
    also: tuple[str, ...] = ()
    measure: str = ""
    character: bool = False
    permanent: bool = True
    printed: tuple[str, ...] = ()


def kind_words(kinds: Iterable[Kind]) -> tuple[Word, ...]:
    """The words for kinds of card."""
    return tuple(Word("kind", k.id, k.en, k.ja, plural=k.plural, measure=k.measure, also=k.also) for k in kinds)
