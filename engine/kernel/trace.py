"""What a run leaves behind: events, messages, frames, decisions, the outcome. All of them values."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.kernel.state import Player, State, Thing

if TYPE_CHECKING:
    from engine.kernel.agenda import Pending

KINDS = (
    "start", "action", "refused", "queued", "ordered", "resolving", "event", "replaced", "fizzled", "burned",
    "state-based", "decision", "ended",
)  # fmt: skip


class Event:
    """One happening that an effect, an action or the rules propose.

    ``tried`` and ``did`` are whole numbers or booleans: what was attempted and what came of it. ``before`` is the subject as it was.
    """

    __slots__ = ("about", "amount", "before", "data", "did", "number", "occasion", "player", "source", "subject", "tried", "type")

    def __init__(
        self, type: str, subject: int = 0, player: Player = "", amount: int = 0, source: int = 0, data: dict[str, Any] | None = None
    ) -> None:
        self.type = type
        self.subject = subject
        self.player = player
        self.amount = amount
        self.source = source
        self.data = data
        self.tried: int = amount or 1
        self.did: int = 0
        self.before: Thing | None = None
        self.number = 0
        self.occasion = 0
        self.about: tuple[int, ...] = ()

    def get(self, key: str, default: Any = None) -> Any:
        """A detail of the event, e.g. the zone a card came from."""
        return default if self.data is None else self.data.get(key, default)


class Message(NamedTuple):
    """A line of the log before it is put into words: the template's name and what goes into it."""

    key: str
    parts: dict[str, Any]


class Frame(NamedTuple):
    """One moment: what happened, the table after it, what is waiting, and the rules that decided."""

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
