"""Resolving what waited: recheck, act, check the table after each operation. And the context in which operations act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.agenda import Pending
from engine.kernel.blocks import Inside
from engine.kernel.cards import CardAbility
from engine.kernel.questions import CONDITION_JUDGED, READS_OWN, RUNS_ON
from engine.kernel.state import NOTHING, OTHER, Player, State, Thing
from engine.kernel.trace import Event, Message, new

if TYPE_CHECKING:
    from engine.kernel.run import Run


class AskedAbout(NamedTuple):
    """What a condition spoke of: the things touched last, the events of the step before, and whether there was nothing to speak of."""

    it: tuple[int, ...]
    last: list[Event]
    nothing: int


class Context:
    """What an operation, a condition or a filter may look at.

    ``pending`` is what is resolving, where something is; ``said`` that the log says already what becomes of it without its source.
    ``frozen`` is what was read as the ability triggered, ``begun`` what the states among it were as it began to resolve.
    ``early`` that something is read before its time: the rule for reading it is named where it is used.
    ``me`` is the controller; ``source`` the id of the thing whose ability it is and ``origin`` that thing as it was when the ability
    triggered; ``it`` the things touched last, ``older`` those touched before a clause that was left out; ``last`` the events of the
    step before, ``tally`` those of every step so far ("this way"), ``settled`` what the rules then did to the things of these;
    ``asked`` what the first of several conditions in a row spoke of; ``recalled`` things of the past as they were when something
    happened to them; ``group`` what is being distributed ("of them"), each with its stay.
    """

    __slots__ = (
        "asked",
        "begun",
        "card_ability",
        "chosen",
        "early",
        "event",
        "frozen",
        "group",
        "it",
        "last",
        "me",
        "older",
        "origin",
        "pending",
        "recalled",
        "run",
        "said",
        "settled",
        "skip",
        "source",
        "tally",
        "values",
    )  # fmt: skip

    def __init__(self, run: Run, card_ability: CardAbility | None, origin: Thing, me: Player, event: Event | None) -> None:
        self.run = run
        self.card_ability = card_ability
        self.origin = origin
        self.source = origin.id
        self.me = me
        self.event = event
        self.chosen: dict[int, tuple[int, ...]] | None = None
        self.frozen: dict[int, object] | None = None
        self.begun: Mapping[int, object] = NOTHING
        self.it: tuple[int, ...] = ()
        self.older: tuple[int, ...] = ()
        self.last: list[Event] = []
        self.asked: AskedAbout | None = None
        self.tally: list[list[Event]] = []
        self.settled: tuple[Event, ...] = ()
        self.group: Mapping[int, int] = NOTHING
        self.values: dict[str, int] = {}
        self.recalled: Mapping[int, Thing] = NOTHING
        self.skip = False
        self.pending: Pending | None = None
        self.said = False
        self.early = False

    @property
    def state(self) -> State:
        """The table now."""
        return self.run.state

    @property
    def other(self) -> Player:
        """The controller's opponent."""
        return OTHER[self.me]

    def figure(self, t: Thing, name: str) -> int:
        """A figure of a card by its name, as the game has texts read it."""
        return self.run.game.behaviour.figure(self.run, t, name)


def tell(run: Run, kind: str, key: str, p: Pending) -> int:
    """Add a frame about what waited, and give its number."""
    return run.emit(kind, new(Message, (key, {"source": p.origin, "ability": p.ability.text})), None, p.controller, p)


def resolve(run: Run, p: Pending) -> None:
    """Resolve one waiting ability, to its end."""
    reason = run.game.behaviour.fizzles(run, p, run.state.things.get(p.source))
    if reason is not None:
        run.cite(reason[0])
        tell(run, "fizzled", "fizzled." + reason[1], p)
        after(run, p)
        return
    ctx = Context(run, p.card_ability, p.origin, p.controller, p.event)
    ctx.frozen = p.frozen
    if p.frozen and READS_OWN in run.owners:
        ctx.begun = {read.key: read.read(ctx) for read in p.ability.reads if read.kind == "state" and read.key in p.frozen}
    ctx.chosen = p.chosen
    ctx.pending = p
    with Inside(run, tell(run, "resolving", "resolving", p)):
        run.resolving += 1
        perform(ctx, p)
        run.credit(run.cause)
        run.resolving -= 1
    after(run, p)


def perform(ctx: Context, p: Pending) -> None:
    """Do the operations of an ability in order, with the checks between them."""
    run = ctx.run
    waits = p.ability.condition is not None and p.ability.role != "static"
    judged = waits and (p.late or run.answer(CONDITION_JUDGED) == "at-resolution")
    if judged and not p.ability.condition(ctx):  # type: ignore[misc]
        run.cite(CONDITION_JUDGED)
        tell(run, "fizzled", "fizzled.condition", p)
        return
    for n, operation in enumerate(p.ability.operations):
        if n and not goes_on(ctx):
            return
        operation(ctx)


def goes_on(ctx: Context) -> bool:
    """Between two operations of an effect the table is checked; the next one follows, unless the source has left and a rule stops it."""
    run, p = ctx.run, ctx.pending
    before = len(run.frames)
    run.checkpoint("operation")
    if len(run.frames) > before:
        touched = {*ctx.it, *(e.subject for step in ctx.tally for e in step)}
        ctx.settled += tuple(f.event for f in run.frames[before:] if f.event is not None and f.event.subject in touched)
    if p is None or RUNS_ON not in run.owners or not gone(run, p):
        return True
    stops = run.answer(RUNS_ON) == "stops"
    if not ctx.said:
        ctx.said = True
        run.cite(RUNS_ON)
        if stops:
            tell(run, "fizzled", "fizzled.stopped", p)
        else:
            run.emit("event", Message("ran-on", {"source": p.origin}), actor=p.controller)
    return not stops


def gone(run: Run, p: Pending) -> bool:
    """Whether the source has left the place where it was when the ability triggered."""
    now = run.state.things.get(p.source)
    return now is None or now.since != p.since


def after(run: Run, p: Pending) -> None:
    """What follows a resolution: checks, and the game's own tidying (a spell goes to the cemetery)."""
    run.checkpoint("effect")
    run.game.behaviour.resolved(run, p)
