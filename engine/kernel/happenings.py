"""The shape of a happening: all that is said of one kind of event, in one value.

A happening is a kind of event that can be spoken of. Card texts wait for it and look back at it, scenarios state it, suggestions name it,
the log tells it, a timing table has moments for it. The happenings that games share are in :mod:`engine.log.happenings`; one that only one
game has is added to that game's vocabulary. Nothing else has to be written for a happening, unless it is read from something other than one
event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from engine.kernel.trace import Event

Pair = tuple[str, str]  # English and Japanese
Of = Callable[[Event], bool]


class Wait(NamedTuple):
    """What an ability waits for: the type of the event, and the moment of the timing table at which the ability then stands."""

    event: str
    moment: str


class Phrasing(NamedTuple):
    """A phrase of scenarios: its templates, an English example, and what it means where that is not plain."""

    en: str
    ja: str
    example: str
    says: str = ""


class Head(NamedTuple):
    """How scenarios call an ability that stands at a moment ("Goblin's Fanfare", "Goblin's effect on entering").

    ``printed`` is true of a word that cards bear: an ability without it is not called so. ``plural`` is true of a word in the plural.
    """

    en: str
    ja: str
    printed: bool = False
    plural: bool = False


class Detail(NamedTuple):
    """What a part of a sentence names of an event.

    ``what`` is a thing (``key`` being "subject", "source" or a detail of the event that holds an id), the event's player, a figure
    ("did", or "lost" for the same counted downwards), a pair of figures, a word (``key`` being a detail of the event), or the phase of the
    turn. With ``or_player`` the sentence names the player instead of a leader, in games in which players have none.
    """

    what: Literal["thing", "player", "figure", "stats", "word", "phase"]
    key: str = ""
    or_player: bool = False


SUBJECT = Detail("thing", "subject")
SOURCE = Detail("thing", "source")
PLAYER = Detail("player")
DID = Detail("figure", "did")
LOST = Detail("figure", "lost")


def came_about(e: Event) -> bool:
    """Whether an event did what it was to do."""
    return e.did > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWording:
    """How card texts speak of a happening.

    ``now`` says what an ability waits for ("is/are~destroyed"), ``past`` what conditions and counts look back at; both in the notation of
    :mod:`engine.language.templates`. ``by_player`` is true of what a player does ("you play a card"), false of what happens to a card.

    ``own`` is what an ability of the card itself waits for, ``others`` what any other ability does, ``together`` what an ability waits for
    that counts all cards of one occasion. ``counts`` says which of these events are meant.
    ``remembered`` is the type of event that is looked back at, "" where nothing of it is remembered. ``concerns`` is the thing to which it
    happens: the event's subject, or a detail of the event; ``towards`` the one to whom it is done, where the text names one.
    ``replaced`` is true where something else can happen instead; ``would`` says which of the events are meant before they come about;
    ``this_way`` is what later sentences of a text say of what was done so ("destroyed" this way). ``also_now`` and ``also_past`` are
    further English wordings that are understood and never written. ``to_players`` is true of what happens to players (or the leaders that
    stand for them) as well as to cards; ``in_play`` of what happens to no card that lies in a hand or a deck, or elsewhere off the table;
    ``yours`` of what is said to happen to “your” hand or deck, and so to nobody else's unless the text names whose card it is.
    """

    now: Pair | None = None
    past: Pair | None = None
    says: str = ""
    example: str = ""
    past_example: str = ""
    by_player: bool = False
    own: Wait | None = None
    others: Wait | None = None
    together: Wait | None = None
    counts: Of | None = None
    remembered: str = ""
    concerns: str = "subject"
    towards: str = "target"
    replaced: bool = False
    would: Of | None = None
    this_way: Pair | None = None
    also_now: tuple[str, ...] = ()
    also_past: tuple[str, ...] = ()
    to_players: bool = False
    in_play: bool = False
    yours: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioWording:
    """How scenarios state a happening ("Goblin takes 2 damage").

    ``kind`` is the kind of node, ``events`` the types of events that show it, ``where`` says which of those, ``parts`` what each part of
    the sentence names of the event.
    ``told`` says which of these events are put into this sentence when a run is described: all where it is None. ``weight`` is how telling
    the happening is (0: never said unasked). ``effect`` is the kind of frame that shows it, where it is something that an effect does.
    ``mutual`` is true where what the event says of its subject and target holds the other way round as well. ``suits`` is what a game has
    whose players say it so (:mod:`engine.language.needs`).
    """

    kind: str
    wordings: tuple[Phrasing, ...]
    events: tuple[str, ...] = ()
    where: Of | None = None
    parts: Mapping[str, Detail] = field(default_factory=dict)
    told: Of | None = None
    weight: int = 0
    effect: str = ""
    mutual: bool = False
    suits: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Participle:
    """How scenarios say that a card has undergone it ("Goblin was destroyed").

    ``verb`` is its name in trees; ``not_ja`` the Japanese for what was not done; there are no words where it is only said in sentences of
    their own ("Goblin entered"). ``events`` are the types of events that show it (the verb itself where there are none), ``where`` says
    which of those. ``needs`` is what a game must have for it, where that is more than one of these events (:mod:`engine.language.needs`).
    ``falls_on`` is where events name the card that it befell, if that is not their subject. ``told`` are the types that are
    told so when a run is described; ``weight`` is how telling it is that this befell a card, ``missed`` that it was tried in vain, from 1
    to 100 (0: never said unasked). ``comes_to_bear`` is a counter that shows it too where it comes onto a card that stays where it is,
    whatever event that was.
    """

    verb: str
    en: str = ""
    ja: str = ""
    not_ja: str = ""
    events: tuple[str, ...] = ()
    where: Of | None = None
    needs: str = ""
    falls_on: Detail | None = None
    told: tuple[str, ...] = ()
    weight: int = 0
    missed: int = 0
    comes_to_bear: str = ""

    @property
    def shown(self) -> tuple[str, ...]:
        """The types of events that show it."""
        return self.events or (self.verb,)

    def shown_by(self, event: Event) -> bool:
        """Whether an event is this."""
        return event.type in self.shown and (self.where is None or self.where(event))


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening:
    """One kind of event that can be spoken of, and all that is said of it.

    ``cards``, ``scenarios`` and ``participle`` are the ways of speaking of it that there are; ``log`` holds the log's templates
    (:mod:`engine.log.wording`), by the event's type and what came of it; ``moments`` how the moments of the timing table at which abilities
    wait for it are called, ``heads`` how scenarios call the abilities that stand there.
    """

    id: str
    cards: CardWording | None = None
    scenarios: ScenarioWording | None = None
    participle: Participle | None = None
    log: Mapping[str, Pair] = field(default_factory=dict)
    moments: Mapping[str, Pair] = field(default_factory=dict)
    heads: Mapping[str, Head] = field(default_factory=dict)

    @property
    def events(self) -> tuple[str, ...]:
        """The types of events by which scenarios see it."""
        stated = self.scenarios.events if self.scenarios is not None else ()
        undergone = self.participle.shown if self.participle is not None else ()
        return (*stated, *undergone)
