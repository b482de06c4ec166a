"""Definitions: what a card is and what its abilities are, once its text has been given a meaning.

A definition never changes during a run; things on the table (:mod:`engine.kernel.state`) point at one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.bilingual import Bilingual

if TYPE_CHECKING:
    from engine.kernel.agenda import Pending
    from engine.kernel.forbid import Wanted
    from engine.kernel.holding import Holds
    from engine.kernel.questions import LineAt
    from engine.kernel.reckoning import ValueChange
    from engine.kernel.resolve import Context
    from engine.kernel.rules import Question
    from engine.kernel.run import Run
    from engine.kernel.state import Player
    from engine.kernel.trace import Event

LINES = 4  # how far apart the lines of a card are numbered, so that one line can hold several abilities
Operation = Callable[["Context"], None]  # acts in a resolution
Test = Callable[["Context"], bool]


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
    read: Callable[[Context], object]


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """A target that a player names when the ability is declared (playing a card, using a skill).

    ``early`` says that what is done with the target may be done as early as on declaring, where a rule has it so. ``when`` is what
    must be so on declaring for it to be asked for at all: nothing is named for what will not be done.
    """

    key: int
    candidates: Callable[[Context], list[int]]
    least: int
    most: int
    prompt: Bilingual
    optional_group: bool = False
    early: bool = False
    when: Test | None = None


class Mode(NamedTuple):
    """A choice among the options of a text that is made when the ability is declared, where a game has it so: which, by their numbers."""

    key: int
    name: Callable[[Context], tuple[int, ...]]


class Price(NamedTuple):
    """What a use costs besides points: whether it could be paid, and paying it, which says what cards it took."""

    can: Test
    pay: Callable[[Context], list[int]]


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    """One line of card text with its meaning.

    ``condition`` is judged when the ability triggers; conditions inside the effect are judged by the operations themselves.
    ``role`` is "triggered", "spell", "static", "replacement", "keyword", "activated" or a form of play ("accelerate", ...).
    """

    role: str
    text: Bilingual
    trigger: Trigger | None = None
    condition: Test | None = None
    operations: tuple[Operation, ...] = ()
    choices: tuple[Choice, ...] = ()
    reads: tuple[Frozen, ...] = ()
    modes: tuple[Mode, ...] = ()
    zones: frozenset[str] = frozenset()
    hears: tuple[str, ...] = ()  # what it listens for although it is about another thing: event types, "~type" for replacements
    limit: str = ""  # "turn": once each turn
    cost: int | None = None  # what an activated ability or a form of play is paid with
    price: Price | None = None  # what its use costs besides
    usable: Test | None = None  # when it may be used at all, where its text says that of its use; of a replacement: when it could be done
    optional: bool = False
    # ---- how it is spoken of, and where it stands
    head: str = ""  # the word that its line begins with, or the moment at which it triggers
    line: Question[LineAt] | None = None  # the question of where within its card it stands, where that is a rule of its own
    names_subject: bool = False  # what waits of it is named with the card that it is about
    # ---- what a triggered ability is bound to
    times: int = 1  # how often it triggers within its limit
    turns: int = 1  # over how many turns a limit by the turn reaches, from its first use on
    precondition: Callable[[Run, Pending], tuple[str, str] | None] | None = None  # why it fizzles where this does not hold any more
    picks: bool = False  # its player picks something of what it does
    decides: str | None = None  # "win" or "lose": it decides the game
    # ---- what holds as long as it is on the table
    keywords: tuple[str, ...] = ()
    holds: Holds | None = None
    reckons: ValueChange | None = None
    lends: Callable[[Context], list[tuple[int, Ability]]] | None = None  # abilities that things have as long as this is there
    modify: Callable[[Context, Event], None] | None = None  # what it makes of damage
    stage: int = 0  # when among others it changes damage
    forbids: Callable[[Context, Wanted], bool] | None = None
    forbidden_by: Player = ""  # the player by whose effect it forbids, if that is not its controller
    tally: tuple[list[Event], ...] = ()  # what the effect that gave it had done by then


@dataclass(frozen=True, slots=True)
class CardAbility:
    """An ability as a thing has it: printed (``granted`` 0) or granted, with the number of the granting."""

    ability: Ability
    line: int
    granted: int = 0


def watches(abilities: Iterable[CardAbility]) -> bool:
    """Whether any of these abilities listens to what happens to other things."""
    return bool([h for h in abilities if h.ability.hears])


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """One side of a card: its figures and what is written on it. Figures are whole numbers, or None where the card has none."""

    attack: int | None
    defense: int | None
    abilities: tuple[CardAbility, ...]
    keywords: tuple[str, ...]
    watches: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "watches", watches(self.abilities))


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """A card as printed: ``slug`` is unique in its game; ``faces`` are by name, "front" always among them.

    ``data`` holds what else is noted of it (:mod:`engine.kernel.notes`), ``left_out`` are lines of its text that are not carried out, as
    they are written on it.
    """

    slug: str
    name: Bilingual
    kind: str
    klass: str
    traits: frozenset[str]
    cost: int | None
    faces: Mapping[str, Face]
    data: Mapping[str, object] = field(default_factory=dict)
    left_out: tuple[str, ...] = ()

    def face(self, name: str) -> Face:
        """The face of that name, the front where the card has no such face."""
        return self.faces.get(name) or self.faces["front"]
