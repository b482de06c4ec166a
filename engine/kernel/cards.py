"""Definitions: what a card is and what its abilities are, once its text has been given a meaning.

A definition never changes during a run; things on the table (:mod:`engine.kernel.state`) point at one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

LINES = 4  # how far apart the lines of a card are numbered, so that one line can hold several abilities
Text = Mapping[str, str]  # {"en": ..., "ja": ...}
Operation = Callable[[Any], None]  # acts in a resolution (engine.kernel.resolve.Context)
Test = Callable[[Any], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Trigger:
    """When an ability triggers.

    ``event`` is the event's type. ``own`` says that it is about the very thing that has the ability; otherwise ``fits`` judges the
    event (context -> bool). ``moment`` names the line of the game's timing table, e.g. "fanfare" or "enters".
    """

    event: str
    own: bool
    moment: str
    fits: Test | None = None
    bundled: bool = False  # goes once for a whole batch, with its count, not once for each member


@dataclass(frozen=True, slots=True, eq=False)
class Frozen:
    """A part of an effect that reads the table: what it reads ("random", "value", "count", "state") and how to read it early."""

    kind: str
    key: int
    read: Callable[[Any], Any]


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """A target that a player names when the ability is declared (playing a card, using a skill).

    ``deed`` names the game's hook that does it, where a rule may let it be done as early as on declaring; "" elsewhere.
    """

    key: int
    candidates: Callable[[Any], list[int]]
    least: int
    most: int
    prompt: Text
    optional_group: bool = False
    deed: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    """One line of card text with its meaning.

    ``condition`` is judged when the ability triggers; conditions inside the effect are judged by the operations themselves.
    ``role`` is "triggered", "spell", "static", "replacement", "keyword", "activated" or a form of play ("accelerate", ...).
    """

    role: str
    text: Text
    trigger: Trigger | None = None
    condition: Test | None = None
    operations: tuple[Operation, ...] = ()
    choices: tuple[Choice, ...] = ()
    reads: tuple[Frozen, ...] = ()
    zones: frozenset[str] = frozenset({"board", "leader"})
    hears: tuple[str, ...] = ()  # what it listens for although it is about another thing: event types, "~type" for replacements
    limit: str = ""  # "turn": once each turn
    cost: Any = None  # what an activated ability or a form of play is paid with
    data: Mapping[str, Any] = field(default_factory=dict)
    optional: bool = False


class Held(NamedTuple):
    """An ability as a thing has it: printed (``granted`` 0) or granted, with the number of the granting."""

    ability: Ability
    line: int
    granted: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """One side of a card: its figures and what is written on it. Figures are whole numbers, or None where the card has none."""

    attack: int | None
    defense: int | None
    abilities: tuple[Held, ...]
    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """A card as printed: ``slug`` is unique in its game; ``faces`` are by name, "front" always among them."""

    slug: str
    name: Text
    kind: str
    klass: str
    traits: frozenset[str]
    cost: int | None
    faces: Mapping[str, Face]
    data: Mapping[str, Any] = field(default_factory=dict)

    def face(self, name: str) -> Face:
        """The face of that name, the front where the card has no such face."""
        return self.faces.get(name) or self.faces["front"]
