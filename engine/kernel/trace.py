"""What a run leaves behind: events, messages, frames, decisions, the outcome. All of them values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.state import Player, State, Thing

if TYPE_CHECKING:
    from engine.kernel.agenda import Pending
    from engine.kernel.cards import CardAbility, Definition

KINDS = (
    "start", "action", "refused", "queued", "ordered", "resolving", "event", "replaced", "fizzled", "burned",
    "state-based", "decision", "ended",
)  # fmt: skip


class Details:
    """What an event may say of itself besides what many events do; the values here hold where it says nothing."""

    # how it came about
    replaced: tuple[tuple[int, int], ...] = ()  # the replacements that have been applied to it: (thing, ability)
    picked: str = ""  # how a new card was picked: chosen, random
    free: bool = False  # without a cost
    paid: bool = False  # as a cost
    halfway: bool = False  # in the middle of playing a card
    # what else it is about
    target: int = 0
    vehicle: int = 0
    attacker: int = 0
    onto: int = 0  # the card on which another one is put
    aim: str = ""  # what an attack is directed at
    under: tuple[int, ...] = ()  # the cards that come to lie under it
    stood_on: Thing | None = None  # the top card that stood there before
    together: tuple[int, ...] = ()  # the cards drawn with it in one step
    card: Definition | None = None  # the card that is made, or turned into
    was: Thing | None = None  # the card that it was
    # where
    came_from: str = ""
    went_to: str = ""
    at: str = ""  # where in the zone: top, bottom, anywhere
    bottom: bool = False
    hidden: bool = False
    new_stay: int = 0  # the stay that began with it
    # figures, points and words
    stats: tuple[int, int] = (0, 0)
    state: str = ""
    keyword: Mapping[str, str] | None = None  # a keyword as it is called
    word: str = ""  # a keyword by its id
    granted: Mapping[str, str] | None = None  # the text of an ability that is given
    figure: Mapping[str, str] | None = None  # the figure that changes, as it is called
    # what came of it
    burned: bool = False
    counts_as: tuple[str, ...] = ()  # as what else something burned counts
    over_limit: str = ""  # the zone that was full
    no_room: bool = False
    stays_in_deck: bool = False
    cannot: str = ""  # what can't be done to it
    barred: Thing | None = None  # what forbids it
    killed: bool = False
    enters: bool = False  # a card that another one has turned into enters
    top_alone: bool = False  # the top card alone leaves, not what lies under it
    # who hears of it
    tells: bool = False  # although it did nothing
    heard_as: tuple[str, ...] = ()  # as which types abilities hear it, if not as its own
    brings: tuple[CardAbility, ...] = ()  # abilities that trigger with it whatever they wait for
    counted_as: Thing | None = None  # the card as the past has it
    shown: bool = False
    private: bool = False
    # what begins or ends (continuous abilities)
    key: tuple[int, ...] = ()
    gives: bool = False


KNOWN = frozenset(Details.__annotations__)
USUAL = ("by", "how", "mark", "of", "point", "zone")


class Event(Details):
    """One happening that an effect, an action or the rules propose.

    ``tried`` and ``did`` are whole numbers or booleans: what was attempted and what came of it. ``before`` is the subject as it was;
    ``about`` are the cards of which a bundle tells. ``by`` is what did it (effect, combat, rules, zero, rite, …) and ``of`` whose effect
    that was; ``how`` says how a card entered (played, summoned, returned, …) or points changed; ``zone`` is where a card comes, ``point``
    the points and ``mark`` the mark that it is about. Of other details only those that were said stand in ``vars(event)``.
    """

    __slots__ = (
        "about", "amount", "before", "by", "did", "how", "mark", "number", "occasion", "of", "player", "point", "source", "subject",
        "tried", "type", "zone",
    )  # fmt: skip

    def __init__(
        self,
        type: str,
        subject: int = 0,
        player: Player = "",
        amount: int = 0,
        source: int = 0,
        by: str = "",
        of: Player = "",
        *,
        how: str = "",
        zone: str = "",
        point: str = "",
        mark: str = "",
        **details: object,
    ) -> None:
        self.type = type
        self.subject = subject
        self.player = player
        self.amount = amount
        self.source = source
        self.by = by
        self.of = of
        self.how = how
        self.zone = zone
        self.point = point
        self.mark = mark
        self.tried: int = amount or 1
        self.did: int = 0
        self.before: Thing | None = None
        self.number = 0
        self.occasion = 0
        self.about: tuple[int, ...] = ()
        if details:
            if not KNOWN.issuperset(details):
                raise TypeError(f"no event says {', '.join(sorted(details.keys() - KNOWN))}")
            self.__dict__ = details

    @property
    def details(self) -> Mapping[str, object]:
        """What it says of itself besides what all events do: what many say, and of the rest what was said."""
        return {name: getattr(self, name) for name in USUAL} | vars(self)

    def anew(self) -> Event:
        """The same event as it was proposed: nothing of it has been done."""
        said = dict(vars(self))
        event = Event(
            self.type, self.subject, self.player, self.amount, self.source, self.by, self.of,
            how=self.how, zone=self.zone, point=self.point, mark=self.mark,
        )  # fmt: skip
        event.__dict__.update(said)
        return event


new = tuple.__new__  # a named tuple of all its fields, without the function in Python that takes them by name: most of a run is these


class Message(NamedTuple):
    """A line of the log before it is put into words: the template's name and what goes into it."""

    key: str
    parts: Mapping[str, object]


class Frame(NamedTuple):
    """One moment: what happened, the table after it, what is waiting, and the rules that decided.

    ``pending`` is the waiting effect that the frame is about: it has triggered or was declared, resolves, or fizzles.
    """

    n: int
    depth: int
    cause: int
    kind: str
    actor: Player | None
    event: Event | None
    message: Message
    rules: tuple[str, ...]
    state: State
    agenda: tuple[Pending, ...]
    pending: Pending | None = None

    @property
    def happening(self) -> Event | None:
        """What happened; where an effect resolves, what it had waited for."""
        return self.pending.event if self.kind == "resolving" and self.pending is not None else self.event

    def naming(self, *rules: str) -> Frame:
        """The same moment, with these rules among those that decided."""
        return self._replace(rules=tuple(dict.fromkeys((*self.rules, *rules))))


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice or a draw: ``picked`` is an index into ``options``; ``defaulted`` when nobody said which."""

    frame: int
    player: Player | None
    kind: str  # "choice" or "random"
    prompt: Message
    options: tuple[tuple[int, Message], ...]
    picked: int
    defaulted: bool
    probabilities: tuple[Fraction, ...]

    @property
    def probability(self) -> Fraction:
        """How likely the picked option was; 1 for a choice."""
        return self.probabilities[self.picked] if self.probabilities else Fraction(1)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a run ended. ``verdict`` is "open" while the game goes on."""

    winner: Player | None = None
    verdict: str = "open"  # open | won | lost | draw | loop | unknown | budget:<which>
    reason: str = ""
    rules: tuple[str, ...] = field(default=())

    @property
    def ordinary(self) -> bool:
        """Whether the run came to an end of its own: no budget was used up."""
        return not self.verdict.startswith("budget")
