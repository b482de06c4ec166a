"""What has happened so far, as a chain that every state shares with those before it: adding to it costs the same however long it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.kernel.state import Player, State, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.resolve import Context
    from engine.kernel.run import Run


class Record(NamedTuple):
    """One event that did something: the thing as it was, whose it was, and in which turn of whom."""

    type: str
    thing: Thing | None
    player: Player
    turn_number: int
    turn: Player
    amount: int


def record(run: Run, event: Event) -> None:
    """Add an event to the history of the present state."""
    state = run.state
    if run.frames and state is run.frames[-1].state:
        state = run.state = state.fork()
    thing = event.get("counted_as") or event.before or state.things.get(event.subject)
    player = event.player or (thing.controller if thing is not None else "")
    burned = event.get("burned")
    type = "burned" if burned else event.type
    state.history = (Record(type, thing, player, state.turn_number, state.turn, event.did), state.history)


def records(state: State, types: tuple[str, ...]) -> list[Record]:
    """All records of these types, oldest first; what was forgotten is left out."""
    found: list[Record] = []
    forgotten: set[str] = set()
    chain: Any = state.history
    while chain:
        r, chain = chain
        if r.type == "forgotten":
            forgotten.add(r.player)
        elif r.type in types and not (r.player in forgotten and r.type in ("destroyed", "discarded")):
            found.append(r)
    found.reverse()
    return found


def since(state: State, mark: object) -> list[Record]:
    """What has been recorded since the history was ``mark``, newest first."""
    found: list[Record] = []
    chain: Any = state.history
    while chain and chain is not mark:
        r, chain = chain
        found.append(r)
    return found


def listed(run: Run, types: tuple[str, ...]) -> list[Record]:
    """All records of these types, and of what else happened to cards on the table if it counts among these by rule."""
    others = {q[7:]: answer for q, answer in run.answers.items() if q.startswith("listed.") and answer[0] in types}
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


def past(ctx: Context, type: str, period: str) -> list[Record]:
    """What happened in a stretch of the past, as cards speak of it: turn, match, way, my_turns, last_turn, opponents_turn."""
    state = ctx.state
    umbrella = ctx.run.game.umbrella
    types = tuple({t for t, wide in umbrella.items() if type in wide} | {type})
    if period == "way":
        done = this_way(ctx, type, *types)
        return [Record(e.type, e.before or state.things.get(e.subject), e.player, 0, "", e.did) for e in done]
    found = listed(ctx.run, types)
    if period == "turn":
        return [r for r in found if r.turn_number == state.turn_number]
    if period == "my_turns":
        return [r for r in found if r.turn == ctx.me]
    if period in ("last_turn", "opponents_turn"):
        return [r for r in found if r.turn_number >= state.turn_number - 1]
    return found


def forget(run: Run, player: Player) -> None:
    """From now on nothing of what was destroyed or discarded before counts for a player."""
    s = run.state.fork()
    s.history = (Record("forgotten", None, player, s.turn_number, s.turn, 0), s.history)
    run.state = s


def this_way(ctx: Context, *types: str) -> list[Event]:
    """What the latest step that did any of these did; or tried to do, where the rule for the first of them has it that trying counts."""
    run = ctx.run
    question = "this-way.destroyed" if types[0] == "destroyed" else "this-way.act"
    umbrella = run.game.umbrella
    for step in reversed(ctx.tally):
        found = [e for e in step if e.type in types or any(t in types for t in umbrella.get(e.type, ()))]
        if found:
            run.cite(question)
            counts = run.answers.get(question, "did")
            return [e for e in found if getattr(e, counts)]
    return []
