"""What a game is to the kernel: tables and a few functions, all of them only what differs from game to game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple, TypedDict

from engine.kernel.behaviour import Behaviour
from engine.kernel.bilingual import Bilingual
from engine.kernel.counters import TAPPED, Counter
from engine.kernel.doings import doings_of
from engine.kernel.kinds import Kind
from engine.kernel.rules import Policy
from engine.kernel.turn_parts import TurnPart
from engine.kernel.vocabulary import NO_WORDS, Vocabulary
from engine.kernel.zones import Zone

if TYPE_CHECKING:
    from engine.kernel.requests import Request
    from engine.kernel.rules import Question
    from engine.kernel.run import Run
    from engine.kernel.state import Player, State, Thing
    from engine.kernel.trace import Event

PLAYERS_THEMSELVES = {"me": {"en": "my player", "ja": "自分"}, "opponent": {"en": "the opponent", "ja": "相手"}}
LEADERS = {"me": {"en": "my leader", "ja": "自分のリーダー"}, "opponent": {"en": "the opponent's leader", "ja": "相手のリーダー"}}
Applier = Callable[["Run", "Event"], None]


@dataclass(frozen=True, slots=True)
class TimingLine:
    """A line of the timing table: abilities of this moment stand in the tier that the question's answer says.

    The answer is 1 (a tier of its own after the lines above), 0 (together with the line above), -1 (a tier before the line above) or
    another moment's name (with that).
    Without a question it is 1.
    """

    name: str
    question: str = ""


@dataclass(frozen=True, slots=True)
class OrderPart:
    """One part of the order key: its name and the question of the rule that owns it."""

    name: str
    question: str


def always(run: Run, player: Player, thing: Thing | None) -> bool:
    """That a player may think of an action at any moment."""
    return True


class Way(TypedDict, total=False):
    """One way of doing an action, by what its sentence says besides who does it and with which card.

    ``how`` is a form of playing and the like, ``head`` and ``text`` which of the card's abilities is used, ``zone`` where a card is
    put, ``cards`` the ids of the cards it is done to, ``what`` what is declared, ``point`` and ``amount`` what is gained.
    """

    how: str
    head: str
    text: str
    zone: str
    cards: tuple[int, ...]
    what: str
    point: str
    amount: int


Ways = tuple[Way, ...]


def one_way(run: Run, player: Player, thing: Thing | None) -> Ways:
    """That there is nothing to say of an action but what it is about."""
    return ({},)


class Offering(NamedTuple):
    """An action that players may think of: what they can be offered, allowed or not.

    ``kind`` is the action; ``zone`` where the player's card lies that it is about ("" for none). ``sensible`` (run, player, card) says
    whether anybody would think of it at the moment: the rules are not asked here. ``ways`` are the further parts of the sentence, one
    offer each ({"how": "accelerate"}). ``aims`` are the zones of the other player's cards at one of which it is directed, ``fits``
    (card, target) says which of those anybody would think of. ``shared`` is an action that is no one player's.
    """

    kind: str
    zone: str = ""
    sensible: Callable[[Run, Player, Thing | None], bool] = always
    ways: Callable[[Run, Player, Thing | None], Ways] = one_way
    aims: tuple[str, ...] = ()
    fits: Callable[[Thing, Thing], bool] = lambda thing, target: True
    shared: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A rule system on the kernel.

    ``appliers`` change the table, one for each type of event; ``umbrella`` says under which further types watchers hear an event;
    ``timeline`` is the timing table, one chain of moments for each kind of occasion; ``aliases`` are moments whose tier is another
    moment's, by question; ``zoned`` gives abilities of a moment that wait in some zone a moment of their own; ``latecomers`` are
    moments whose abilities wait until nothing else does, if the answer to their question is "last"; ``parts`` are the parts of the
    order key; ``state_based`` does one round of state-based processing and says whether anything applied; ``discipline`` is "queue",
    "stack" or "pool"; ``leaders`` is how each side's leader (or the player) is called; ``kinds`` are the kinds of card, of which
    ``characters`` are those (and leaders) that card texts call allies and enemies; ``zones`` are the places for cards, in the order
    in which a given board is laid out, ``phases`` those of a turn that a board can be in, ``turn`` how a turn goes, in words: from the
    zones come ``table`` (where cards are in play), ``listening`` (where abilities wait for what happens to others) and ``resting`` (whose
    cards no rule reads any more) and ``in_play`` (the table, and where cards lie with those on it); ``destinations`` are the zones to
    which events of a type take their subject; ``based_on`` is the game
    whose rules hold here too, but for the questions that this game's policies answer;
    ``behaviour`` is what the game does otherwise than usual,
    ``mechanisms`` what phrases mean here that mean something in no other game (or something else), by role and kind
    (:mod:`engine.language.meaning`); ``ways`` are, for each action, the ways in which it may be asked for (a form of playing, what is
    paid with): any other is refused by the rule of "play.form"; ``levels`` tells the number behind the keyword for which a card
    would now be played as it is asked for (the number that is asked for is given too, and raises Refused where only the points for it
    are missing), 0 where it can't be, and is None where ways have no numbers;
    ``joins`` are the ways in which cards come in
    while an action goes on (a block, an ability that is declared then), each with the question of the rule by which one may not;
    ``declares_modes`` is the question of when the modes of what is declared are chosen, in games that know one;
    ``announces`` are the types of events that are only told
    (:meth:`~engine.kernel.run.Run.announce`), ``recalls`` those of them that are remembered; ``forbids`` the deeds
    besides playing and putting that abilities can forbid here ("draw", "use"); ``staying`` are traits by which a
    card of a kind that does not stay stays all the same; ``marks`` the marks and counters that texts
    put on cards and that the rules of this game read; ``special`` is what a given board may say of a copy that its rules read (evolved,
    asleep, …; where nothing stands, anything); ``counters`` are those on cards and of players, of which one shows cards that are
    ``turned`` sideways; ``passing`` is the action by
    which a player answers nothing, "" in a game in which nobody is asked; of an action that is ``secret`` others hear only that there was
    one; ``pays_from`` is the zone whose cards are tapped to pay, "" where nobody says which; ``ignored`` are the cards that lie there
    and that no text finds that speaks of such cards (None in a game without).
    """

    id: str
    name: Mapping[str, str]
    policies: tuple[Policy[object], ...]
    appliers: Mapping[str, Applier]
    umbrella: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    timeline: tuple[tuple[TimingLine, ...], ...] = ()
    aliases: Mapping[str, str] = field(default_factory=dict)
    latecomers: Mapping[str, str] = field(default_factory=dict)
    zoned: Mapping[tuple[str, str], str] = field(default_factory=dict)
    parts: tuple[OrderPart, ...] = ()
    discipline: str = "queue"
    state_based: Callable[[Run, str], bool] | None = None
    actions: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    begin: Callable[[Run], None] | None = None
    destinations: Mapping[str, str] = field(default_factory=dict)
    messages: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    vocabulary: Vocabulary = NO_WORDS
    leaders: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: PLAYERS_THEMSELVES)
    kinds: tuple[Kind, ...] = ()
    zones: tuple[Zone, ...] = ()
    phases: tuple[str, ...] = ("main",)
    turn: tuple[TurnPart, ...] = ()
    points: Mapping[str, int] = field(default_factory=dict)
    counters: tuple[Counter, ...] = ()
    figures: tuple[str, ...] = ()
    no_numbers: Mapping[tuple[str, str], Bilingual] = field(default_factory=dict)  # by figure and what stands there: what says it
    special: tuple[str, ...] = ()
    states_from: Mapping[str, str] = field(default_factory=dict)  # by state of a player: the key of a board from which it follows
    behaviour: Behaviour = field(default_factory=Behaviour)
    mechanisms: Mapping[tuple[str, str], Callable[..., object]] = field(default_factory=dict)
    based_on: Game | None = None
    offers: tuple[Offering, ...] = ()  # what players can be offered to do
    ways: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    levels: Callable[[Run, Request, int], int] | None = None
    joins: Mapping[str, str] = field(default_factory=dict)
    declares_modes: Question[Literal["as-declared", "as-it-resolves"]] | None = None
    announces: tuple[str, ...] = ()
    recalls: tuple[str, ...] = ()
    forbids: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    staying: frozenset[str] = frozenset()
    passing: str = ""
    pays_from: str = ""
    ignored: Callable[[State], Collection[int]] | None = None
    secret: tuple[str, ...] = ()
    turned: str = field(init=False)
    characters: frozenset[str] = field(init=False)
    table: str = field(init=False)
    listening: tuple[str, ...] = field(init=False)
    resting: tuple[str, ...] = field(init=False)
    in_play: frozenset[str] = field(init=False)
    _zones: Mapping[str, Zone] = field(init=False, repr=False)
    _counters: Mapping[str, Counter] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        keep = partial(object.__setattr__, self)
        keep("characters", frozenset({"leader", *(k.id for k in self.kinds if k.character)}))
        keep("_zones", {z.id: z for z in self.zones})
        keep("_counters", {c.id: c for c in self.counters})
        keep("turned", next((c.id for c in self.counters if c.shown == "sideways"), TAPPED.id))
        keep("table", next((z.id for z in self.zones if z.table), ""))
        keep("listening", tuple(z.id for z in self.zones if z.listens))
        keep("resting", tuple(z.id for z in self.zones if z.rests))
        keep("in_play", frozenset(z.id for z in self.zones if z.table or z.attached))
        keep("vocabulary", replace(self.vocabulary, does=doings_of(self)))

    def is_permanent(self, kind: str, traits: frozenset[str] = frozenset()) -> bool:
        """Whether a card of a kind stays on the table, maybe for its traits; one of a kind that the game does not have does."""
        return all(k.permanent for k in self.kinds if k.id == kind) or bool(self.staying & traits)

    def zone(self, id: str) -> Zone:
        """The zone of that name; for one that the game does not have, a plain pile that is hidden as zones are that say nothing."""
        return self._zones.get(id) or Zone(id)

    def counter(self, id: str) -> Counter:
        """The counter of that name; one that the game does not name is shown with its number."""
        return self._counters.get(id) or Counter(id)

    def seen(self, state: State, ids: list[int]) -> list[int]:
        """Those of some cards that are not ignored."""
        unseen = self.ignored(state) if self.ignored is not None and ids else ()
        return [i for i in ids if i not in unseen] if unseen else ids

    def attached(self, what: str) -> str:
        """The zone of cards that are the "pilot" of another card or lie "under" it; "" in a game without."""
        return next((z.id for z in self.zones if z.attached == what), "")

    def hears(self, event: str) -> bool:
        """Whether an event of this type ever comes about here, or is told of, so that something can wait for it."""
        return event in self.announces or self.remembers(event)

    def remembers(self, event: str) -> bool:
        """Whether an event of this type can have come about here, so that something can look back at it."""
        wide = (also for type, types in self.umbrella.items() if type in self.appliers for also in types)
        return event in self.appliers or event in self.recalls or event in wide

    def asks(self, question: str) -> bool:
        """Whether some rule of this game answers a question."""
        return any(p.question == question for p in self.bindings)

    @property
    def bindings(self) -> tuple[Policy[object], ...]:
        """All questions that are answered in this game: those of the game it is based on, then its own, which win."""
        return self.policies if self.based_on is None else (*self.based_on.bindings, *self.policies)
