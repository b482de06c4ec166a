"""Phases and turns: a phase ends when all pass in a row with no interference open, and nobody acts until the next has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.games.vision import words
from engine.games.vision.interference import automatic, newest
from engine.games.vision.priority import give_priority
from engine.kernel import moves
from engine.kernel.state import OTHER, PLAYERS, Player
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

PHASES = ("active", "maintenance", "draw", "main", "discard")


def next_phase(run: Run) -> None:
    """The phase is over; the next begins, after the last one the other player's turn. Then the turn player gets priority."""
    phase = run.state.phase
    run.announce(Event("phase-ending", player=run.state.turn, mark=phase))
    automatic(run)
    run.cite(rule.TURN_PHASES)
    run.emit("event", Message("phase-ended", {"phase": phase}), Event("phase-ended", player=run.state.turn))
    run.pause()
    enter(run, PHASES.index(phase) + 1 if phase in PHASES else len(PHASES) - 1)
    run.pause()
    if newest(run.state) is None:
        give_priority(run, run.state.turn if run.ask(rule.PRIORITY_AFTER_PHASE) == "turn-player" else OTHER[run.state.turn])


def enter(run: Run, place: int) -> None:
    """The phase at a place of the turn begins, or the next that is not left out; after the last one the other player's turn."""
    while place < len(PHASES) and left_out(run, PHASES[place]):
        place += 1
    if place < len(PHASES):
        set_phase(run, PHASES[place])
    else:
        pass_turn(run)


def left_out(run: Run, phase: str) -> bool:
    """Whether a text has the turn player skip a phase; the log says so."""
    player = run.state.turn
    leader = run.state.things[run.state.zone(player, "leader")[0]]
    if f"skips-phase:{phase}" not in leader.keywords:
        return False
    run.cite(rule.TURN_SKIPPED)
    run.emit("event", Message("phase-skipped." + phase, {"phase": phase}), Event("phase-skipped", player=player))
    return True


def pass_turn(run: Run) -> None:
    """The turn ends, with what ends with it, and the other player's begins."""
    run.cite(rule.TURN_END)
    first = run.answer(rule.TURN_END) == "resets-first"
    if first:
        reset(run)
    run.happen(Event("turn-ended", player=run.state.turn))
    automatic(run)
    if not first:
        reset(run)
    s = run.new_state()
    s.turn = OTHER[s.turn]
    s.turn_number += 1
    moves.expire(run, "start-of-turn", s.turn)
    run.happen(Event("turn-started", player=run.state.turn))
    automatic(run)
    enter(run, 0)


def reset(run: Run) -> None:
    """The damage on characters is gone, and what lasted until the end of the turn ends."""
    for p in PLAYERS:
        for i in run.state.zone(p, run.game.table):
            if run.state.things[i].damage:
                moves.change(run, run.state.things[i], damage=0)
    moves.expire(run, "end-of-turn", run.state.turn)
    run.checkpoint("item")


def set_phase(run: Run, phase: str) -> None:
    """A phase begins: what the rules do in it, then what waits for its beginning."""
    run.new_state().phase = phase
    player = run.state.turn
    run.cite(rule.TURN_PHASES)
    run.emit("event", Message("phase-begun." + phase, {"phase": phase}), Event("phase-begun", player=player))
    if phase == "active":
        wake(run, player)
    elif phase == "maintenance":
        words.keep_up(run, player)
    elif phase == "draw":
        draw(run, player)
    run.announce(Event("phase-starting", player=player, mark=phase))
    automatic(run)


def draw(run: Run, player: Player) -> None:
    """The turn player draws a card; whoever goes first, by the rule, none in the first turn of the game."""
    if run.state.turn_number == 1 and run.ask(rule.FIRST_DRAW) == "not-drawn":
        run.emit("event", Message("draw-skipped", {}), Event("draw-skipped", player=player))
        return
    run.happen(Event("drawn", player=player))


def wake(run: Run, player: Player) -> None:
    """The turn player's cards on the field wake, by another reading the nodes as well; of the other player's those that are vigilant."""
    things = run.state.things
    nodes = [i for i in run.state.zone(player, "node") if things[i].counters.get("asleep")]
    if nodes:
        run.cite(rule.TURN_WAKES)
    for i in (*run.state.zone(player, "field"), *(nodes if run.answer(rule.TURN_WAKES) == "nodes-too" else ())):
        if run.state.things[i].counters.get("asleep") and not kept_asleep(run, i):
            run.happen(Event("marked", i, player, 0, mark="asleep"))
    for i in run.state.zone(OTHER[player], "field"):
        if "vigilance" in run.state.things[i].keywords and run.state.things[i].counters.get("asleep"):
            run.cite(rule.VIGILANCE)
            run.happen(Event("marked", i, OTHER[player], 0, mark="asleep"))


def kept_asleep(run: Run, i: int) -> bool:
    """Whether a text keeps a card from waking in this phase."""
    return "stays-asleep" in run.state.things[i].keywords
