"""A run: a pure function of a table, a ruleset, actions and decisions, giving frames.

What changes the table is an event (:meth:`Run.happen`), which the game's appliers carry out with the tools of :mod:`engine.kernel.moves`;
what decides cites a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from operator import attrgetter
from typing import NoReturn, TypeVar

from engine.kernel import continuous_costs, gather, holding, reckoning, replace
from engine.kernel.agenda import NEXT, Pending
from engine.kernel.blocks import Deferring, Inside, Together
from engine.kernel.budget import Budget, Ended, OverBudget
from engine.kernel.game import Game
from engine.kernel.history import record
from engine.kernel.joins import Join
from engine.kernel.loops import Watch
from engine.kernel.order import Order
from engine.kernel.ordering import Ordering
from engine.kernel.questions import ORDER_OCCASION, SETTLED_AFTER, settles
from engine.kernel.requests import ChoiceOutOfRange, Wish
from engine.kernel.resolve import resolve
from engine.kernel.rules import Answering, Question, Ruleset
from engine.kernel.state import Player, State
from engine.kernel.trace import Decision, Event, Frame, Message, Outcome, new

T = TypeVar("T")


class Run:
    """The table while it is being played, and the frames so far.

    Every attribute is in one of the three lists, which say what a second run in the same position does with it
    (:func:`engine.kernel.forking.fork`). ``newest`` is the greatest id and stay on the table, where whoever built it knows.
    """

    SHARED = (  # never written while the run goes on
        "answer", "answers", "budget", "choose", "cuts_in", "game", "order", "owners", "ruleset", "settles",
    )  # fmt: skip
    VALUES = (  # replaced, not changed
        "between", "cause", "checked", "deferred", "depth", "events", "ids", "occasion", "occasions", "outcome", "pendings",
        "replacing", "resolving", "settling", "shown", "state", "stays", "unsettled",
    )  # fmt: skip
    OWN = (  # written into: each run has its own
        "agenda", "as_played", "citing", "decisions", "declared", "frames", "joins", "orders", "payment", "performed", "used", "watch",
        "wishes",
    )  # fmt: skip
    __slots__ = SHARED + VALUES + OWN

    def __init__(
        self, game: Game, ruleset: Ruleset, state: State, choose: Sequence[int] = (), budget: Budget | None = None, newest: int = 0
    ) -> None:
        self.game = game
        self.ruleset = ruleset
        self.answers = ruleset.answers
        self.answer: Answering = ruleset.answers.__getitem__  # the answer in force, or the question's own; nothing is cited
        self.owners = ruleset.owners
        self.order: Order = ruleset.made.get("order") or ruleset.made.setdefault("order", Order(game, ruleset))
        self.state = state
        self.shown = state  # the state of the last frame, or the one that was given: nobody writes into it
        self.frames: list[Frame] = []
        self.agenda: list[Pending] = []
        self.decisions: list[Decision] = []
        self.choose = choose
        self.wishes: list[Wish] = []
        self.orders: list[Ordering] = []
        self.joins: list[Join] = []
        self.payment: list[int] = []  # the cards said to pay what is paid next
        self.budget = budget or Budget()
        self.outcome = Outcome()
        self.depth = 0
        self.cause = 0
        self.citing: list[str] = []
        self.occasion = 0
        self.occasions = 0
        self.events = 0
        self.stays = newest or max(map(attrgetter("since"), state.things.values()), default=0)
        self.ids = newest or max(state.things, default=0)
        self.pendings = 0
        self.resolving = 0
        self.cuts_in = self.answer(ORDER_OCCASION) == "cutting-in"
        self.settles = {where: self.answer(settles(where)) for where in SETTLED_AFTER}
        self.watch = Watch()
        self.used: dict[tuple[int, int], tuple[int, int, int]] = {}  # (thing, ability) -> (turn, how often in it, in which stay)
        self.declared: dict[int, dict[int, tuple[int, ...]]] = {}
        self.performed: dict[tuple[int, int], list[Event]] = {}  # done on declaring already: (thing, key of the choice) -> events
        self.as_played: dict[int, list[list[Event]]] = {}  # what each card's playing did before it was paid, step by step
        self.unsettled = 0
        self.replacing: tuple[tuple[int, int], ...] = ()
        self.settling = self.deferred = False
        self.checked: State | None = None
        self.between: Callable[[], None] | None = None

    # ---- rules

    def ask(self, question: Question[T]) -> T:
        """The answer in force, and its rule goes into the next frame."""
        rule = self.owners.get(question)
        if rule is not None:
            self.citing.append(rule)
        return self.answers[question]

    def cite(self, question: str, at: int | None = None) -> None:
        """Name the rule behind ``question`` in the next frame, or in frame ``at`` (nothing where the game does not bind the question)."""
        rule = self.owners.get(question)
        if rule is not None and at is None:
            self.citing.append(rule)
        elif rule is not None and at is not None:
            self.frames[at] = self.frames[at].naming(rule)

    # ---- frames

    def emit(
        self, kind: str, message: Message, event: Event | None = None, actor: Player | None = None, pending: Pending | None = None
    ) -> int:
        """Add a frame and give its number; ``pending`` is the waiting effect that it is about."""
        frames, depth, citing = self.frames, self.depth, self.citing
        n = len(frames)
        if n >= self.budget.steps:
            self.over("steps")
        if depth > self.budget.depth:
            self.over("depth")
        rules: tuple[str, ...] = ()
        if citing:
            rules = tuple(citing if len(citing) == 1 else dict.fromkeys(citing))
            self.citing = []
        self.shown = state = self.state
        frames.append(new(Frame, (n, depth, self.cause, kind, actor, event, message, rules, state, tuple(self.agenda), pending)))
        return n

    def inside(self, frame: int) -> Inside:
        """``with run.inside(frame)``: what happens in the block came of that frame and stands one level deeper in the log."""
        return Inside(self, frame)

    def occasion_of(self, occasion: int) -> Together:
        """``with run.occasion_of(number)``: what happens in the block is of that occasion; 0 gives each happening one of its own."""
        return Together(self, occasion)

    def one_occasion(self) -> Together:
        """``with run.one_occasion()``: what happens in the block is of one occasion, the present one if there is one."""
        return Together(self, self.occasion or self.open_occasion())

    def deferring(self) -> Deferring:
        """``with run.deferring()``: no state-based processing in the block; what is due is due after it."""
        return Deferring(self)

    def credit(self, n: int) -> None:
        """Name the rules of which no frame has told, because they kept something from happening, in the frame that it came of."""
        if self.citing:
            self.frames[n] = self.frames[n].naming(*self.citing)
            self.citing = []

    def refuse(self, question: str, message: Message, actor: Player | None, asked: bool = True) -> None:
        """Answer a wish that the rules do not allow, in the middle of an action that goes on without it.

        Not ``asked``: it is only told why something is not offered, which nobody has wished for.
        """
        self.cite(question)
        self.emit("refused", Message("refused", {"reason": message} if asked else {"reason": message, "unasked": True}), actor=actor)

    def over(self, which: str) -> NoReturn:
        """End the run because a limit was met."""
        raise OverBudget(which)

    def end(self, winner: Player | None, verdict: str, reason: str) -> NoReturn:
        """Decide the game: nothing further happens."""
        self.outcome = Outcome(winner, verdict, reason, tuple(self.citing))
        self.agenda.clear()
        self.emit("ended", Message("ended." + reason, {"player": winner}), actor=winner)
        raise Ended

    # ---- decisions

    def decide(
        self,
        kind: str,
        player: Player | None,
        prompt: Message,
        options: tuple[tuple[int, Message], ...],
        odds: tuple[Fraction, ...] = (),
        wish: int | None = None,
        fallback: int = 0,
    ) -> int:
        """Take a choice or a draw: the next of the given decisions, else what the scenario wished, else option ``fallback``."""
        n = len(self.decisions)
        if n >= self.budget.decisions:
            self.over("decisions")
        given = n < len(self.choose)
        picked = self.choose[n] if given else (wish if wish is not None else fallback)
        if not 0 <= picked < len(options):
            raise ChoiceOutOfRange(n, picked, len(options))
        if kind == "random" and not odds:
            odds = (Fraction(1, len(options)),) * len(options)
        frame = len(self.frames)
        self.decisions.append(Decision(frame, player, kind, prompt, options, picked, not given and wish is None and len(options) > 1, odds))
        self.emit("decision", Message("decided." + kind, {"player": player, "prompt": prompt, "option": options[picked][1]}), actor=player)
        return picked

    # ---- events

    def new_id(self) -> int:
        """A number for a new thing."""
        if self.ids >= self.budget.objects:
            self.over("objects")
        self.ids += 1
        return self.ids

    def new_stay(self) -> int:
        """A number for a thing's new stay in a zone; later stays have greater numbers."""
        self.stays += 1
        return self.stays

    def new_state(self) -> State:
        """A fork of the table to be changed by its writer; it is the table from now on."""
        self.state = state = self.state.fork()
        return state

    def happen(self, event: Event) -> Event:
        """The life of an event, in these steps.

        What earlier ones made due is *settled* first, where a rule has each settled. It is *proposed*; a replacement may *rewrite* it, or
        the game's rules *overrule* it, and then it ends here. It is *applied* to the table, with what holds on the table from now on; it is
        *told* in a frame; what it triggers is *gathered* into the agenda; and what has triggered inside an effect may *cut in*.

        What did nothing (no room, cannot be destroyed) is told in a frame, but it triggers nothing, unless its applier says that it tells
        of itself all the same (restoring defense to somebody unhurt).
        """
        if self.settles["event"] and self.unsettled:
            self.checkpoint("event")
        self.events += 1
        self.unsettled += 1
        event.number = self.events
        if replace.concerned(self, event) and replace.rewritten(self, event):
            return event
        if self.game.behaviour.overrules(self, event):
            return event
        reckoned = self.apply(event)
        self.tell(event, reckoned)
        mark = self.pendings
        if event.did or event.tells:
            self.gather(event)
        if self.cuts_in:
            self.cut_in(mark)
        return event

    def announce(self, event: Event) -> Event:
        """Something that changes nothing on the table but that abilities listen for, e.g. a bundle with its count; no frame tells of it."""
        self.events += 1
        event.number = self.events
        event.occasion = self.occasion or self.open_occasion()
        event.did = event.amount or 1
        if event.type in self.game.recalls:
            record(self, event)
        mark = self.pendings
        gather.gather(self, event)
        if self.cuts_in:
            self.cut_in(mark)
        return event

    def apply(self, event: Event) -> list[reckoning.Reckoned]:
        """The table is changed; if that did something, it is recorded, and what holds on the table is brought up to date.

        Returns the values under continuous effects that are others now.
        """
        if not self.occasion:
            self.occasions += 1
        event.occasion = self.occasion or self.occasions
        self.game.appliers[event.type](self, event)
        if not event.did:
            return []
        record(self, event)
        if not gather.continuous(self):
            return []
        holding.now(self)
        continuous_costs.now(self)
        return reckoning.now(self)

    def tell(self, event: Event, reckoned: list[reckoning.Reckoned]) -> None:
        """A frame for the event, and one for each value that is another because of it."""
        kind = "state-based" if self.settling and not self.replacing else "burned" if event.burned else "event"
        self.emit(kind, new(Message, (event.type, {"event": event})), event, event.player or None)
        if reckoned:
            reckoning.tell(self, reckoned)

    def gather(self, event: Event) -> None:
        """What the event triggers joins the agenda, and so does what is to be given or taken because of it."""
        if gather.gather(self, event) or self.state.memory.planned:
            holding.later(self, event)
        self.game.behaviour.changed(self, event)

    def cut_in(self, mark: int) -> None:
        """While an effect is resolving, resolve what has triggered after the pending numbered ``mark`` inside it."""
        while self.resolving and (fresh := [p for p in self.agenda if p.id > mark]):
            self.agenda.remove(fresh[0])
            resolve(self, fresh[0])

    def open_occasion(self) -> int:
        """The number of a new occasion."""
        self.occasions += 1
        return self.occasions

    def together(self, events: Iterable[Event], occasion: int = 0) -> list[Event]:
        """Several events of one occasion."""
        with Together(self, occasion or self.occasion or self.open_occasion()):
            return [self.happen(e) for e in events]

    # ---- processing

    def checkpoint(self, where: str) -> None:
        """State-based processing, where the game's rules check it, until nothing applies."""
        state_based = self.game.state_based
        if state_based is None or self.settling or self.deferred or self.state is self.checked or not self.settles[where]:
            return
        self.settling = True
        rounds: Watch | None = None
        try:
            while state_based(self, where):
                rounds = rounds or Watch(threshold=8)
                if rounds.seen(self):
                    self.loop("settle.loop")
        finally:
            self.settling = False
        self.unsettled = 0
        self.checked = self.state

    def loop(self, question: str) -> NoReturn:
        """End the run as a loop: the same situation came back and nobody can change it."""
        self.cite(question)
        self.outcome = Outcome(None, "loop", "loop", tuple(self.citing))
        self.emit("ended", Message("ended.loop", {}))
        raise Ended

    def pause(self) -> None:
        """A moment between two things that happen by themselves: whoever wants to act just then may try to."""
        if self.between is not None:
            self.between()

    def drain(self) -> None:
        """Resolve what waits, one after the other, until nothing does."""
        self.checkpoint("item")
        take = NEXT[self.game.discipline]
        while self.agenda:
            if self.watch.seen(self):
                self.loop("agenda.loop")
            resolve(self, take(self))
            self.checkpoint("item")
