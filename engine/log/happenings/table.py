"""The one table of happenings: those that games share, and those that a game adds to its vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from engine.kernel.happenings import CardWording, Happening, Pair, Participle, ScenarioWording
from engine.kernel.vocabulary import Vocabulary
from engine.log.happenings.abilities import ABILITIES
from engine.log.happenings.arrivals import ARRIVALS
from engine.log.happenings.changes import CHANGES
from engine.log.happenings.course import COURSE
from engine.log.happenings.departures import DEPARTURES
from engine.log.happenings.players import PLAYERS

SHARED: tuple[Happening, ...] = (*ARRIVALS, *DEPARTURES, *CHANGES, *ABILITIES, *PLAYERS, *COURSE)


@lru_cache(maxsize=16)
def happenings(vocabulary: Vocabulary | None) -> Mapping[str, Happening]:
    """All happenings of a game by their ids, the shared ones first, with what the log says of them in the game's own words for things.

    Raises ValueError where two of them have one id.
    """
    found: dict[str, Happening] = {}
    for h in SHARED if vocabulary is None else (*(_in_words_of(vocabulary, h) for h in SHARED), *vocabulary.happenings):
        if h.id in found:
            raise ValueError(f"two happenings are called {h.id}")
        found[h.id] = h
    return found


def _in_words_of(vocabulary: Vocabulary, h: Happening) -> Happening:
    def worded(lines: Mapping[str, Pair]) -> dict[str, Pair]:
        return {key: (vocabulary.worded(en), vocabulary.worded(ja)) for key, (en, ja) in lines.items()}

    return replace(h, log=worded(h.log), moments=worded(h.moments))


@lru_cache(maxsize=16)
def log_lines(vocabulary: Vocabulary | None) -> Mapping[str, Pair]:
    """The log's templates of all happenings of a game, by the event's type and what came of it."""
    return {key: line for h in happenings(vocabulary).values() for key, line in h.log.items()}


@lru_cache(maxsize=16)
def moment_names(vocabulary: Vocabulary | None) -> Mapping[str, Pair]:
    """How the moments at which abilities wait for a happening are called."""
    return {moment: name for h in happenings(vocabulary).values() for moment, name in h.moments.items()}


@lru_cache(maxsize=16)
def printed_moments(vocabulary: Vocabulary | None) -> frozenset[str]:
    """The moments that are called by a word which stands on cards."""
    return frozenset(moment for h in happenings(vocabulary).values() for moment, head in h.heads.items() if head.printed)


@lru_cache(maxsize=16)
def statements(vocabulary: Vocabulary | None) -> Mapping[str, ScenarioWording]:
    """What scenarios can state of single happenings, by the kind of node."""
    return {h.scenarios.kind: h.scenarios for h in happenings(vocabulary).values() if h.scenarios is not None}


@lru_cache(maxsize=16)
def participles(vocabulary: Vocabulary | None) -> Mapping[str, Participle]:
    """What scenarios can say that a card has undergone, by the verb."""
    return {h.participle.verb: h.participle for h in happenings(vocabulary).values() if h.participle is not None}


@lru_cache(maxsize=16)
def card_wordings(vocabulary: Vocabulary | None) -> Mapping[str, CardWording]:
    """How card texts speak of happenings, by the kind of node, which is the happening's id."""
    found = {h.id: h.cards for h in happenings(vocabulary).values() if h.cards is not None}
    return {**found, **(vocabulary.readings if vocabulary is not None else {})}
