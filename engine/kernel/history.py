"""What has happened so far, as a chain that every state shares with those before it: adding to it costs the same however long it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, cast

from engine.kernel.questions import THIS_WAY_DIES_OF_IT, THIS_WAY_IF_DID, THIS_WAY_OVER, counts
from engine.kernel.state import Player, State, Thing
from engine.kernel.trace import Event, new

if TYPE_CHECKING:
    from engine.kernel.resolve import Context
    from engine.kernel.run import Run


# events that may be looked back at as another: figures that fell were not raised, what came to the hand from elsewhere came from no deck
OTHERWISE: dict[str, Callable[[Event], str]] = {
    "strengthened": lambda e: "weakened" if max(e.stats) <= 0 else e.type,
    "moved-to-hand": lambda e: "to-hand" if e.came_from not in ("", "deck") else e.type,
}


class Record(NamedTuple):
    """One event that did something: the thing as it was, whose it was, in which turn of whom; ``whom`` is what it was aimed at.

    ``earlier`` is the record before it in the history: records are told apart by which they are, never by looking along the chain.
    """

    type: str
    thing: Thing | None
    player: Player
    turn_number: int
    turn: Player
    amount: int
    whom: Thing | None = None
    earlier: Record | None = None

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return f"Record({self.type}, {self.thing}, {self.player}, {self.amount})"


def record(run: Run, event: Event) -> None:
    """Add an event to the history of the present state."""
    state = run.state
    if state is run.shown:
        state = run.state = state.fork()
    thing = event.counted_as or event.before or state.things.get(event.subject)
    player = event.player or (thing.controller if thing is not None else "")
    otherwise = OTHERWISE.get(event.type)
    whom = state.things.get(event.target) if event.target else None
    type = "burned" if event.burned else event.type if otherwise is None else otherwise(event)  # what was burned came to no hand
    state.history = new(Record, (type, thing, player, state.turn_number, state.turn, event.did, whom, state.history))


def frame_since(run: Run, reading: Callable[[State], object]) -> int:
    """The frame since which the table reads as it does now: after it nothing has changed what ``reading`` says."""
    now, n = reading(run.state), len(run.frames) - 1
    while n > 0 and reading(run.frames[n - 1].state) == now:
        n -= 1
    return n


def records(state: State, types: tuple[str, ...]) -> list[Record]:
    """All records of these types, oldest first; what was forgotten is left out."""
    found: list[Record] = []
    forgotten: set[str] = set()
    r = state.history
    while r is not None:
        if r.type == "forgotten":
            forgotten.add(r.player)
        elif r.type in types and not (r.player in forgotten and r.type in ("destroyed", "discarded")):
            found.append(r)
        r = r.earlier
    found.reverse()
    return found


def since(state: State, mark: Record | None) -> list[Record]:
    """What has been recorded since the history was ``mark``, newest first."""
    found: list[Record] = []
    r = state.history
    while r is not None and r is not mark:
        found.append(r)
        r = r.earlier
    return found


def listed(run: Run, types: tuple[str, ...]) -> list[Record]:
    """All records of these types, and of what else happened to cards on the table if it counts among these by rule."""
    bound = {q[7:]: cast("tuple[str, bool]", answer) for q, answer in run.answers.items() if q.startswith("listed.")}
    others = {type: answer for type, answer in bound.items() if answer[0] in types}
    if not others:
        return records(run.state, types)
    found = []
    for r in records(run.state, (*types, *others)):
        if r.type in types:
            found.append(r)
        elif r.thing is not None and r.thing.zone == run.game.table:
            run.cite("listed." + r.type)
            if others[r.type][1]:
                found.append(r)
    return found


def happened(run: Run, player: Player, *types: str) -> list[Record]:
    """What happened to a player's cards, oldest first."""
    return [r for r in listed(run, types) if r.player == player]


def past(ctx: Context, type: str, period: str, reading: str = "number") -> list[Record]:
    """What happened in a stretch of the past, as cards speak of it: turn, match, way, playing, my_turns, last_turn, opponents_turn.

    Also my_last_turn and their_last_turn, the latest turn of that player before this one.

    ``reading`` says what is asked of what was done "this way": the number (or what the cards are), or "whether" it was done at all.
    """
    state = ctx.state
    umbrella = ctx.run.game.umbrella
    types = tuple({t for t, wide in umbrella.items() if type in wide} | {type})
    in_play = ctx.run.game.in_play

    def elsewhere(befell: str, thing: Thing | None) -> bool:
        """Whether what is asked for are leavings, and this befell a thing that was not in play."""
        return type == "left" and befell != type and thing is not None and thing.zone not in in_play

    def meant(e: Event) -> bool:
        return e.type in types and not elsewhere(e.type, e.before)

    if period == "way":
        return as_records(state, this_way(ctx, type, reading, meant))
    if period == "playing":
        done = [e for step in ctx.run.as_played.get(ctx.source, ()) for e in step if meant(e)]
        return as_records(state, counted(ctx.run, done, "this-way.another-block"))
    return in_period(ctx, [r for r in listed(ctx.run, types) if not elsewhere(r.type, r.thing)], period)


def in_period(ctx: Context, found: list[Record], period: str) -> list[Record]:
    """Those records that are of a stretch of the match: turn, my_turns, my_last_turn, their_last_turn, last_turn, opponents_turn, match."""
    state = ctx.state
    if period == "turn":
        return [r for r in found if r.turn_number == state.turn_number]
    if period == "my_turns":
        return [r for r in found if r.turn == ctx.me]
    if period in ("my_last_turn", "their_last_turn"):
        whose = ctx.me if period == "my_last_turn" else ctx.other
        before = max((r.turn_number for r in found if r.turn == whose and r.turn_number < state.turn_number), default=0)
        latest = state.turn_number - (2 if state.turn == whose else 1)
        return [r for r in found if r.turn == whose and r.turn_number == before] if before >= latest else []
    if period in ("last_turn", "opponents_turn"):
        return [r for r in found if r.turn_number >= state.turn_number - 1]
    return found


def forget(run: Run, player: Player) -> None:
    """From now on nothing of what was destroyed or discarded before counts for a player."""
    s = run.new_state()
    s.history = Record("forgotten", None, player, s.turn_number, s.turn, 0, earlier=s.history)


def as_records(state: State, events: list[Event]) -> list[Record]:
    """Events of the present effect in the form of what is past."""
    return [Record(e.type, e.before or state.things.get(e.subject), e.player, 0, "", e.did, state.things.get(e.target)) for e in events]


def attempted(ctx: Context, fits: Callable[[Event], bool]) -> list[Event]:
    """What the latest step that did such a thing did, or only tried to do."""
    for step in reversed(ctx.tally):
        found = [e for e in step if fits(e)]
        if found:
            return found
    found = [e for e in ctx.settled if fits(e)]
    return found if found and ctx.run.ask(THIS_WAY_DIES_OF_IT) == "counted" else []


def this_way(ctx: Context, deed: str, reading: str, fits: Callable[[Event], bool]) -> list[Event]:
    """What the latest such step did; or tried to do, where the rule for this wording has it that trying counts."""
    found = attempted(ctx, fits)
    if not found:
        return []
    if ctx.values.get("if-you-do") and not all(e.did for e in found) and ctx.run.ask(THIS_WAY_IF_DID) == "trying-is-enough":
        return counted(ctx.run, found, THIS_WAY_IF_DID)
    return counted(ctx.run, found, wording(ctx.run, deed, reading, found))


def wording(run: Run, deed: str, reading: str, found: list[Event]) -> str:
    """The question that the game binds for a wording: by whence the cards come, by deed, by what is read of it; else the common one."""
    came = {e.came_from for e in found}
    whence = [f"from-{zone}" for zone in came if zone and len(came) == 1]
    wanted = [*(f"this-way.{d}.{reading}" for d in (*whence, deed)), f"this-way.{deed}", f"this-way.{reading}"]
    return next((q for q in wanted if q in run.owners), "this-way.act")


def counted(run: Run, events: list[Event], question: str) -> list[Event]:
    """Those of the events that count by the answer to ``question``; for what found its zone full another rule decides."""
    tried = run.ask(counts(question)) == "trying-is-enough"
    over = run.answer(THIS_WAY_OVER) == "counted"
    if any(e.over_limit for e in events):
        run.cite(THIS_WAY_OVER)
    return [e for e in events if (over if e.over_limit else e.tried if tried else e.did)]
