"""Phases and turns: a phase ends when all pass in a row with no interference open, and nobody acts until the next has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.games.vision.interference import automatic, newest
from engine.games.vision.priority import give_priority
from engine.kernel import moves
from engine.kernel.state import OTHER
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

PHASES = ("start", "main", "end")


def next_phase(run: Run) -> None:
    """The phase is over; the next begins, after the last one the other player's turn. Then the turn player gets priority."""
    phase = run.state.phase
    run.cite(rule.TURN_PHASES)
    run.emit("event", Message("phase-ended", {"phase": phase}), Event("phase-ended", player=run.state.turn))
    run.pause()
    if phase == PHASES[-1]:
        pass_turn(run)
    else:
        set_phase(run, PHASES[PHASES.index(phase) + 1] if phase in PHASES else PHASES[-1])
    run.pause()
    if newest(run.state) is None:
        give_priority(run, run.state.turn if run.ask(rule.PRIORITY_AFTER_PHASE) == "turn-player" else OTHER[run.state.turn])


def pass_turn(run: Run) -> None:
    """What lasted until the end of the turn ends, and the other player's turn begins."""
    run.happen(Event("turn-ended", player=run.state.turn))
    automatic(run)
    moves.expire(run, "end-of-turn", run.state.turn)
    s = run.new_state()
    s.turn = OTHER[s.turn]
    s.turn_number += 1
    moves.expire(run, "start-of-turn", s.turn)
    set_phase(run, PHASES[0])


def set_phase(run: Run, phase: str) -> None:
    """A phase begins, with what is done at its start: in the first, everything wakes and a card is drawn."""
    s = run.new_state()
    s.phase = phase
    player = s.turn
    run.cite(rule.TURN_PHASES)
    run.emit("event", Message("phase-begun", {"phase": phase}), Event("phase-begun", player=player))
    if phase == PHASES[0]:
        run.happen(Event("turn-started", player=player))
        for zone in ("field", "node"):
            for i in run.state.zone(player, zone):
                if run.state.things[i].counters.get("asleep"):
                    run.happen(Event("marked", i, player, 0, mark="asleep"))
        for i in run.state.zone(OTHER[player], "field"):
            if "vigilance" in run.state.things[i].keywords and run.state.things[i].counters.get("asleep"):
                run.cite(rule.VIGILANCE)
                run.happen(Event("marked", i, OTHER[player], 0, mark="asleep"))
        run.happen(Event("drawn", player=player))
    automatic(run)
