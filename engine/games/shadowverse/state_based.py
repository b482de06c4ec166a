"""What the rules do by themselves: a leader without defense has lost, Earth Sigils join a Stack, what is spent is destroyed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import crests, necromancy
from engine.games.shadowverse import policies as rule
from engine.games.shadowverse.amulets import end_of_countdown, join_piles
from engine.games.shadowverse.table import board, in_order, leader
from engine.kernel.questions import settles
from engine.kernel.state import OTHER, PLAYERS, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def state_based(run: Run, where: str) -> bool:
    """Decide the game; let sigils join a Stack; destroy one by one what has 0 defense or was hit by Bane. True: something was done."""
    swept = where == "event" or (where in ("operation", "effect") and run.unsettled > 1)
    defeat(run, swept)
    state = run.state
    if run.answer(rule.COUNTDOWN_ZERO) == "waits" and (spent := [t for p in PLAYERS for t in board(state, p) if is_spent(t)]):
        for t in spent:
            end_of_countdown(run, t)
        return True
    ended = join_piles(run) | crests.spent(run)
    due = waiting_for_destruction(run)
    if not due:
        return ended
    run.unsettled = 0
    trade = where == "combat" and len({state.things[i].controller for i in due}) > 1
    ordered = as_traded(run, due) if trade else in_order(run, due)
    mark = run.pendings
    together = run.answer(rule.COMBAT_TRADE) == "together" if trade else run.answer(rule.SWEEP_TARGETS) == "together"
    events = [Event("destroyed", i, state.things[i].controller, by="zero") for i in ordered]
    with run.occasion_of(run.occasion or (run.open_occasion() if together else 0)):
        for e in events:
            run.cite(rule.COUNTDOWN_ZERO if is_spent(state.things[e.subject]) else rule.DESTROYED_AT_ZERO)
            if swept:
                run.cite(rule.SETTLE_EVENT)
            if where != "event":
                run.cite(settles(where))
            if trade:
                run.cite(rule.COMBAT_TRADE)
            elif len(events) > 1:
                run.cite(rule.SWEEP_TARGETS)
            run.happen(e)
    if len(events) > 1 and not trade:
        necromancy.swept(run, mark)
    return True


def defeat(run: Run, swept: bool = False) -> None:
    """End the game where a leader has no defense left; ``swept`` says that a rule decided that it is looked at no earlier, or as early."""
    state = run.state
    if leader(state, "me").left > 0 and leader(state, "opponent").left > 0:
        return
    losers = [p for p in PLAYERS if leader(state, p).left <= 0]
    run.cite(rule.GAME_DEFEAT)
    if swept:
        run.cite(rule.SETTLE_EVENT)
    if len(losers) > 1 and run.ask(rule.GAME_BOTH) == "draw":
        run.end(None, "draw", "draw")
    run.end(OTHER[state.turn if len(losers) > 1 else losers[0]], "won", "defense")


def waiting_for_destruction(run: Run) -> list[int]:
    """What the rules destroy when they next look."""
    at_once, things = run.answer(rule.COUNTDOWN_ZERO) == "at-once", run.state.things
    found = []
    for p in PLAYERS:
        for i in run.state.zone(p, "board"):
            if is_due(things[i]) or (at_once and is_spent(things[i])):
                found.append(i)
    return found


def is_due(t: Thing) -> bool:
    """Whether the rules destroy a follower: one without defense or hit by Bane."""
    return t.card.kind == "follower" and (t.left <= 0 or "doomed" in t.counters)


def is_spent(t: Thing) -> bool:
    """Whether an amulet's countdown is over (and its destruction is not waiting already)."""
    return t.card.kind != "follower" and t.counters.get("countdown", 1) <= 0 and not t.counters.get("spent")


def as_traded(run: Run, ids: list[int]) -> list[int]:
    """Followers of both sides that die of one combat, in the order in which they are destroyed."""
    things = run.state.things
    first = OTHER[run.state.turn] if run.answer(rule.COMBAT_TRADE) == "other-player-first" else run.state.turn
    return sorted(ids, key=lambda i: (things[i].controller != first, things[i].since))
