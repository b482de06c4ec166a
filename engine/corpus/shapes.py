"""What the corpus holds, as frozen values: games, rules, cards, rulings with their scenarios, claims, documents.

Nothing here checks or reads anything (`read_*.py` do). ``{en, ja}`` texts are plain mappings with the keys "en" and "ja". ``path`` is
the file relative to the corpus, ``line`` where the thing begins in it.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.corpus.evidence import Evidence, OtherAnswer
from engine.corpus.problems import Problem
from engine.kernel.bilingual import Bilingual
from engine.language.tree import Node

LANGUAGES = ("en", "ja")


class Alone(dict[str, str]):
    """A text that is written in one language alone, ``lang``: it stands for the other too until somebody translates it."""

    def __init__(self, lang: str, text: str) -> None:
        super().__init__(dict.fromkeys(LANGUAGES, text))
        self.lang = lang


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line that somebody wrote, where it stands in its file (from 1), and its tree: None until it was parsed, or if it cannot be."""

    text: str
    line: int
    column: int
    node: Node | None = None

    @property
    def tree(self) -> Node:
        """The tree of a line that was parsed, as every line is in what has no problems. Raises ValueError for another."""
        if self.node is None:
            raise ValueError(f"no tree for: {self.text}")
        return self.node

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Source:
    """Where a document says it: ``document`` is its id, ``lines`` something like "18, 42-43", of written rules their numbers ("8.1.4")."""

    document: str
    lines: str


@dataclass(frozen=True, slots=True)
class See:
    """A link to another ruling; ``kind`` is one of :data:`LINKS`."""

    ruling: str
    kind: str


STATUSES = ("documented", "confirmed", "tentative", "open", "superseded")
CLAIM_STATUSES = ("documented", "tentative", "open", "info")
LINKS = ("follows-from", "exception-to", "contrast", "supersedes", "see-also")
SCRIPTED = ("full", "partial", "unverified")


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game as people know it. ``prefix`` begins its rules' names (``sv``)."""

    id: str
    name: Bilingual
    prefix: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A named policy. ``settings`` is empty and ``fixed`` says why for a fixed rule. ``history`` begins with (None, before).

    ``defines`` are claims that a fixed rule shows by itself, being definitions: nobody could believe otherwise.
    """

    id: str
    game: str
    title: Bilingual
    statement: Bilingual
    settings: Mapping[str, Bilingual]
    history: tuple[tuple[dt.date | None, str], ...]
    fixed: Bilingual | None
    claims: tuple[str, ...]
    sources: tuple[Source, ...]
    note: Bilingual | None
    path: str
    line: int
    defines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Evolved:
    """The evolved side of a card; ``same`` says that it has the text of the other side."""

    attack: int | None
    defense: int | None
    text: str
    text_lines: tuple[Sentence, ...]
    same: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed. ``text`` is the source text, ``text_lines`` the same by lines with their places in the file.

    ``figures`` holds what only some games have (``power``), ``say`` puts a line's tree into words. ``earlier`` are the card's older
    versions, oldest first, each with the last day it held. ``trait_names`` are the traits that the game's own words do not have.
    """

    game: str
    slug: str
    name: Bilingual
    reading: str
    aliases: tuple[str, ...]
    kind: str
    klass: str
    traits: tuple[str, ...]
    cost: int | None
    attack: int | None
    defense: int | None
    text: str
    text_lines: tuple[Sentence, ...]
    evolved: Evolved | None
    scripted: str
    note: Bilingual | None
    path: str
    line: int
    figures: Mapping[str, int] = field(default_factory=dict)
    trait_names: Mapping[str, Bilingual] = field(default_factory=dict)
    earlier: tuple[tuple[dt.date, Card], ...] = ()
    say: Callable[[Node, str], str] | None = field(default=None, compare=False, repr=False)

    def on(self, day: dt.date | None) -> Card:
        """The card as it was on ``day``; as it is now for None."""
        if day is not None:
            for until, version in self.earlier:
                if day <= until:
                    return version
        return self

    def names(self) -> tuple[str, ...]:
        """Everything people call it."""
        return tuple(dict.fromkeys(n for n in (self.name["en"], self.name["ja"], self.reading, *self.aliases) if n))

    def lines(self, lang: str) -> list[str]:
        """Its text, rendered from the trees of its lines."""
        return self._said(self.text_lines, lang)

    def versions(self) -> tuple[Card, ...]:
        """The card as it is now, and its older versions."""
        return (self, *(version for _until, version in self.earlier))

    def evolved_lines(self, lang: str) -> list[str]:
        """The text of its evolved side, rendered."""
        return self._said(self.evolved.text_lines, lang) if self.evolved else []

    def _said(self, lines: tuple[Sentence, ...], lang: str) -> list[str]:
        """Lines in ``lang``; as written where a line has no tree (the library reports why)."""
        return [self.say(line.node, lang) if self.say and line.node is not None else line.text for line in lines]


@dataclass(frozen=True, slots=True)
class Placed:
    """A card that a scenario puts somewhere. ``card`` is its slug; None figures mean: as printed.

    ``pilot`` is the follower aboard a vehicle, ``under`` the cards beneath, ``granted`` abilities in the order of granting.
    """

    card: str
    name: str
    line: int
    column: int
    copies: int = 1
    label: str = ""
    evolved: bool = False
    attack: int | None = None
    defense: int | None = None
    damage: int = 0
    cost: int | None = None
    counters: Mapping[str, int] = field(default_factory=dict)
    granted: tuple[Sentence, ...] = ()
    lost_abilities: bool = False
    face_down: bool = False
    asleep: bool = False
    attacked: bool = False
    entered_this_turn: bool = False
    owner: str = ""
    pilot: Placed | None = None
    under: tuple[Placed, ...] = ()
    plain: bool = field(init=False, compare=False, repr=False)  # nothing tells it from a card as printed, where it lies

    def __post_init__(self) -> None:
        figures = (self.attack, self.defense, self.cost) != (None, None, None) or self.damage or self.counters
        marks = self.evolved or self.lost_abilities or self.face_down or self.asleep or self.attacked or self.entered_this_turn
        object.__setattr__(self, "plain", not (figures or marks or self.granted))


@dataclass(frozen=True, slots=True)
class Side:
    """One player's half of a given board.

    ``zones`` holds only the zones that the scenario names (an empty one is named with ``[]``); a card without a name is blank.
    ``deck_size`` fills the deck with blank cards below those named. ``history`` are cards to which something happened before
    (``destroyed``, …).
    """

    zones: Mapping[str, tuple[Placed, ...]] = field(default_factory=dict)
    points: Mapping[str, int] = field(default_factory=dict)
    deck_size: int | None = None
    leader: Placed | None = None
    klass: str = ""
    history: Mapping[str, tuple[Placed, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Given:
    """The board a scenario begins with. None and "" mean: not said."""

    me: Side = field(default_factory=Side)
    opponent: Side = field(default_factory=Side)
    turn: str = ""
    turn_number: int | None = None
    phase: str = ""
    priority: str = ""
    first: str = ""

    def side(self, player: str) -> Side:
        """The half of "me" or "opponent"."""
        return self.me if player == "me" else self.opponent


Override = tuple[tuple[str, str], ...]  # ((rule, setting), ...)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A board, actions, and what must come of them. ``otherwise`` is by the settings under which it holds."""

    name: str
    game: str
    as_of: dt.date | None
    title: Bilingual | None
    like: str
    given: Given
    when: tuple[Sentence, ...]
    then: tuple[Sentence, ...]
    otherwise: Mapping[Override, tuple[Sentence, ...]]
    settings: Mapping[str, str]
    choose: tuple[int, ...]
    cards: tuple[Card, ...]
    claims: tuple[str, ...]
    path: str
    line: int


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question, its answer, and the scenarios that show it. ``text`` is the whole file.

    ``notes`` say what is wanting in it without hindering anything: one of two languages, lines of its own cards that are left out.
    ``looked_at`` is the day on which somebody last made sure that it still holds, as written; "" where nobody said so.
    ``other_answers`` are those that were superseded, were wrong, or are disputed.
    """

    id: str
    game: str
    title: Bilingual
    question: Bilingual
    answer: Bilingual
    status: str
    claims: tuple[str, ...]
    sources: tuple[Source, ...]
    see: tuple[See, ...]
    since: str
    note: Bilingual | None
    scenarios: tuple[Scenario, ...]
    cards: tuple[Card, ...]
    path: str
    text: str
    notes: tuple[Problem, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    looked_at: str = ""
    other_answers: tuple[OtherAnswer, ...] = ()

    def scenario(self, name: str | None) -> Scenario | None:
        """The scenario of that name; the first for None."""
        if name is None:
            return self.scenarios[0] if self.scenarios else None
        return next((s for s in self.scenarios if s.name == name), None)


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement of a document that the corpus must hold."""

    id: str
    group: str
    at: str
    status: str
    says: str
    show: str
    cards: tuple[str, ...]
    since: str
    until: str
    line: int


@dataclass(frozen=True, slots=True)
class Document:
    """``lines`` is how many it has, 0 for written rules; ``official``: by the game's makers; ``as_of``: the day it is for."""

    id: str
    game: str
    title: Bilingual
    lines: int
    note: Bilingual | None
    line: int
    official: bool = False
    as_of: dt.date | None = None


@dataclass(frozen=True, slots=True)
class Synonym:
    """Words that players type, with what they mean in the words of the corpus, or the game that they name."""

    words: tuple[str, ...]
    means: tuple[str, ...]
    game: str
    line: int
