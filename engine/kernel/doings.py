"""What a game does, as words by which a sentence can say what it needs of its game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.game import Game


def doings_of(game: Game) -> frozenset[str]:
    """What comes about, can be done and can be seen in a game; each a word of its sort ("event:evolved", "action:engage").

    ``action`` is what players do, ``way`` a way of doing it, ``event`` what comes about or is told of, ``head`` a moment of the timing
    table, ``attached`` how cards belong to others, ``lies`` how they can lie ("sideways", the word for it, "face-down"), ``counter`` and
    ``figure`` what they bear (defense where something takes damage), ``rule`` a question that some rule answers. "answers" is that players
    are asked for them, "payment" that it is chosen what is turned to pay.
    """
    return frozenset(_words(game))


def _words(game: Game) -> Iterator[str]:
    yield from (f"action:{action}" for action in game.actions)
    yield from (f"way:{way}" for ways in game.ways.values() for way in ways)
    yield from (f"event:{event}" for event in _events(game))
    yield from (f"head:{moment.name}" for chain in game.timeline for moment in chain)
    yield from (f"attached:{zone.attached}" for zone in game.zones if zone.attached)
    yield from (f"counter:{counter.id}" for counter in game.counters)
    yield from (f"figure:{figure}" for figure in game.figures)
    yield from (f"rule:{policy.question}" for policy in game.bindings)
    if any(counter.shown == "sideways" for counter in game.counters):
        yield from ("lies:sideways", f"lies:{game.turned}")
    if "face_down" in game.special:
        yield "lies:face-down"
    if "power" not in game.figures:  # which is the same figure by another word
        yield "figure:attack"
    if "damaged" in game.appliers:
        yield "figure:defense"
    if game.passing:
        yield "answers"
    if game.pays_from:
        yield "payment"


def _events(game: Game) -> Iterator[str]:
    """Every type of event that a game applies, announces or tells in its log."""
    yield from (*game.appliers, *game.announces, *game.recalls)
    yield from (also for type, types in game.umbrella.items() if type in game.appliers for also in types)
    yield from (key.partition(".")[0] for key in game.messages)
    for happening in game.vocabulary.happenings:
        yield from happening.events
