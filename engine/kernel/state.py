"""The table as a value.

A state is never changed once a frame points at it: every change makes a new state that shares what stayed the same, so that going
back costs nothing and frames can be kept by the thousand. Writers fork, change the fork, and hand it over.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.kernel.calculation import Calculation
from engine.kernel.cards import CardAbility, Definition
from engine.kernel.temporary import Temporary

if TYPE_CHECKING:
    from engine.kernel.history import Record

NOTHING: Mapping[Any, Any] = MappingProxyType({})  # an empty mapping of whatever
Player = str  # "me" or "opponent"
PLAYERS: tuple[Player, Player] = ("me", "opponent")
OTHER: dict[Player, Player] = {"me": "opponent", "opponent": "me"}


class Label(str):
    """What tells one copy of a card from others: a text, the English one, with its Japanese spelling beside it in ``ja``."""

    __slots__ = ("ja",)
    ja: str

    def __new__(cls, en: str, ja: str = "") -> Label:
        made = super().__new__(cls, en)
        made.ja = ja or en
        return made


def label_in(label: str, lang: str) -> str:
    """A label as it is written in a language."""
    return label.ja if lang == "ja" and isinstance(label, Label) else str(label)


class Expiry(NamedTuple):
    """Something that ends: ``when`` is the moment's name, ``player`` whose moment, ``what`` is taken back from thing ``id``."""

    when: str
    player: Player
    id: int
    since: int
    what: Temporary
    source: int = 0


class Thing:
    """A card on the table (or a leader). ``id`` stays the same through a run; ``since`` changes whenever it changes zones."""

    __slots__ = (
        "abilities", "attack", "card", "controller", "cost", "counters", "damage", "defense", "face", "hidden", "host", "id",
        "keywords", "label", "owner", "since", "traits", "watches", "zone",
    )  # fmt: skip

    id: int
    card: Definition
    owner: Player
    controller: Player
    zone: str
    face: str
    attack: int | None
    defense: int | None
    damage: int
    cost: int | None
    counters: dict[str, int]
    abilities: tuple[CardAbility, ...]
    keywords: tuple[str, ...]
    traits: frozenset[str]
    since: int
    host: int
    hidden: bool
    label: str
    watches: bool

    def fork(self) -> Thing:
        """A copy to be changed by its writer before anybody else sees it."""
        n = Thing.__new__(Thing)
        n.id = self.id
        n.card = self.card
        n.owner = self.owner
        n.controller = self.controller
        n.zone = self.zone
        n.face = self.face
        n.attack = self.attack
        n.defense = self.defense
        n.damage = self.damage
        n.cost = self.cost
        n.counters = self.counters
        n.abilities = self.abilities
        n.keywords = self.keywords
        n.traits = self.traits
        n.since = self.since
        n.host = self.host
        n.hidden = self.hidden
        n.label = self.label
        n.watches = self.watches
        return n

    @property
    def left(self) -> int:
        """Defense that is left after damage (0 or less: due for destruction)."""
        return (self.defense or 0) - self.damage

    @property
    def name(self) -> dict[str, str]:
        """The card's name in both languages."""
        return self.card.name  # type: ignore[return-value]


def make_thing(id: int, card: Definition, owner: Player, zone: str, face: str = "front") -> Thing:
    """A thing as printed on ``face``, in ``zone``, owned and controlled by ``owner``."""
    t = Thing.__new__(Thing)
    t.id = id
    t.card = card
    t.owner = t.controller = owner
    t.zone = zone
    t.since = id
    t.host = 0
    t.hidden = False
    t.label = ""
    t.counters = {}
    t.damage = 0
    reset(t, face)
    return t


def as_printed(t: Thing) -> Thing:
    """A fork with everything as it is printed: it is the same card of the same player, where it was, with what lies with it."""
    n = Thing.__new__(Thing)
    n.id = t.id
    n.card = t.card
    n.owner = t.owner
    n.controller = t.controller
    n.zone = t.zone
    n.since = t.since
    n.host = t.host
    n.hidden = t.hidden
    n.label = t.label
    n.counters = {} if t.counters else t.counters
    reset(n, "front")
    return n


def reset(t: Thing, face: str) -> None:
    """Put a fork back to what is printed on ``face``: figures, keywords, abilities, cost, no damage."""
    f = t.card.face(face)
    t.face = face
    t.attack = f.attack
    t.defense = f.defense
    t.cost = t.card.cost
    t.abilities = f.abilities
    t.keywords = f.keywords
    t.traits = t.card.traits
    t.damage = 0
    t.watches = f.watches


def likeness(t: Thing) -> tuple[object, ...]:
    """All that tells a thing from another of the same zone but its place: equal for copies that nothing tells apart."""
    figures = (t.face, t.attack, t.defense, t.damage, t.cost, tuple(sorted(t.counters.items())), t.keywords, t.traits, t.hidden, t.label)
    return (t.card.slug, t.owner, t.controller, *figures, tuple(card_ability.ability for card_ability in t.abilities))


HoldKey = tuple[int, int, int, int, int, int]  # giver, its stay, line, granting, receiver, its stay


class ReckonKey(NamedTuple):
    """What is reckoned: a "point" of a player, a "figure" or a "trait" of a thing, by its name."""

    what: str
    of: str | int
    name: str


class Memory(NamedTuple):
    """What any game's table remembers beyond its cards, points and past. Mappings are replaced, never written into.

    ``holding`` is what continuous abilities have given, ``planned`` what they have given or are about to; ``reckoned`` how values under
    continuous effects are worked out, ``overruled`` the effects lost for good in it. ``unknown`` are the cards of a pile whose places
    nobody knows. ``void`` are the numbers of waiting effects that will do nothing. ``groups`` are the frames of which what happens now
    is a part, the outermost first. ``done_options`` are the options of an effect that were done already: (thing, its stay, effect).
    ``costs`` is how much of the cost of cards in hand comes of what holds: thing -> (its stay, how much).
    ``second`` is the player who goes second, where that was given.
    """

    holding: Mapping[HoldKey, CardAbility] = NOTHING
    planned: Mapping[HoldKey, CardAbility] = NOTHING
    reckoned: Mapping[ReckonKey, Calculation] = NOTHING
    overruled: frozenset[tuple[int, ...]] = frozenset()
    unknown: Mapping[tuple[Player, str], frozenset[int]] = NOTHING
    void: tuple[int, ...] = ()
    groups: tuple[int, ...] = ()
    done_options: Mapping[tuple[int, int, int], tuple[int, ...]] = NOTHING
    costs: Mapping[int, tuple[int, int]] = NOTHING
    second: Player | None = None


BLANK = Memory()


class State:
    """Everything on the table at one moment.

    ``things`` id -> Thing; ``zones`` (player, zone) -> ids in order; ``points`` (player, name) -> whole number;
    ``history`` is the chain of :mod:`engine.kernel.history`, newest first; ``memory`` what every game's table remembers besides, ``game``
    what only its own game knows of it (a value of that game's; None before there is anything to know).
    """

    __slots__ = (
        "expiries", "game", "heard", "history", "memory", "phase", "points", "priority", "things", "turn", "turn_number", "zones",
    )  # fmt: skip

    things: dict[int, Thing]
    zones: dict[tuple[Player, str], tuple[int, ...]]
    points: dict[tuple[Player, str], int]
    history: Record | None
    expiries: tuple[Expiry, ...]
    turn: Player
    turn_number: int
    phase: str
    priority: Player | None
    heard: dict[str, list[tuple[int, CardAbility]]] | None
    memory: Memory
    game: object

    def fork(self) -> State:
        """A copy that shares every part; writers replace the parts they change."""
        n = State.__new__(State)
        n.things = self.things
        n.zones = self.zones
        n.points = self.points
        n.history = self.history
        n.expiries = self.expiries
        n.turn = self.turn
        n.turn_number = self.turn_number
        n.phase = self.phase
        n.priority = self.priority
        n.heard = self.heard
        n.memory = self.memory
        n.game = self.game
        return n

    def zone(self, player: Player, name: str) -> tuple[int, ...]:
        """The ids in a zone, in its order; empty where there is none."""
        return self.zones.get((player, name), ())

    def point(self, player: Player, name: str) -> int:
        """A player's points or counter of that name; 0 where none was ever set."""
        return self.points.get((player, name), 0)


def empty_state(turn: Player = "me") -> State:
    """A table with nothing on it."""
    s = State.__new__(State)
    s.things = {}
    s.zones = {}
    s.points = {}
    s.history = None
    s.expiries = ()
    s.turn = turn
    s.turn_number = 1
    s.phase = "main"
    s.priority = None
    s.heard = None
    s.memory = BLANK
    s.game = None
    return s
