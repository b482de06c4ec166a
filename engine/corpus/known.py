"""What the rest of a corpus holds and what its games call things: what the references and words of a file are checked against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.corpus.shapes import Card, Document, Rule
from engine.kernel.bilingual import Bilingual


@dataclass(frozen=True, slots=True)
class GameTerms:
    """What a game calls things, as far as reading a board needs it: ids of zones, points, phases … An empty collection: anything goes."""

    zones: frozenset[str] = frozenset()
    points: frozenset[str] = frozenset()
    counters: frozenset[str] | None = None  # on cards
    phases: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    printed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by kind: the figures that every such card has printed
    classes: frozenset[str] = frozenset()
    traits: frozenset[str] = frozenset()
    figures: frozenset[str] = frozenset()
    no_numbers: Mapping[tuple[str, str], Bilingual] = field(default_factory=dict)  # by key and what stands there: the line that says it
    special: frozenset[str] = frozenset()  # what a copy of a card can be
    history: frozenset[str] = frozenset()
    given_with: Mapping[str, str] = field(default_factory=dict)  # by zone: what its cards are of another, with which they are written
    attached: frozenset[str] | None = None  # what can belong to another card: its "pilot", cards "under" it
    spelled: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # by category: a word as it is read -> its id
    keys: Mapping[str, str] = field(default_factory=dict)  # what a zone or points are called, in either language -> the key of a board
    counted: Mapping[str, str] = field(default_factory=dict)  # what points are called, in either language -> the key of a board
    states: Mapping[str, str] = field(default_factory=dict)  # what a state of a player is called -> the key from which it follows
    table: str = ""  # the zone in which cards stay, and the kinds of cards that never do
    passing: frozenset[str] = frozenset()
    line_of: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # by zone: of which line of a card it is
    hidden: frozenset[str] = frozenset()  # zones in which cards lie that not everybody sees
    life: frozenset[str] = frozenset()  # the points that are what a leader has left, as "leader" says it too
    taken: Callable[[str], bool] = bool  # whether a name is no trait, since it means something else


@dataclass(frozen=True, slots=True)
class Known:
    """What the rest of the corpus holds, for checking references. None means: not known yet, so not checked."""

    games: Mapping[str, GameTerms] | None = None
    rules: Mapping[str, Rule] | None = None
    cards: Mapping[str, Mapping[str, Card]] | None = None  # game -> slug -> Card
    claims: frozenset[str] | None = None
    documents: Mapping[str, Document] | None = None
    topics: Mapping[str, Bilingual] | None = None  # of rules

    def terms(self, game: str) -> GameTerms:
        """The terms of a game; anything goes for one that is not known."""
        return (self.games or {}).get(game) or GameTerms()
