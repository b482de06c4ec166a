"""The turn: a list of named steps from one player's end phase to the other's draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.shadowverse.drawing import draw
from engine.kernel import moves
from engine.kernel.requests import Refused, Request
from engine.kernel.state import OTHER
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

EACH_TURN = ("drawn_this_turn", "played_this_turn", "discarded_this_turn", "evolved_this_turn")


def end_turn(run: Run, r: Request) -> None:
    """A player ends the turn; the other player's begins."""
    if run.state.turn != r.who:
        raise Refused("play.own-turn", Message("refused.not-your-turn", {"source": None}))
    for step in run.ask("turn.order"):
        STEPS[step](run)


def end(run: Run) -> None:
    """End-of-turn effects, then what lasted until the end of the turn."""
    player = run.state.turn
    set_phase(run, "end")
    run.happen(Event("turn-ended", player=player))
    run.drain()
    moves.expire(run, "end-of-turn", player)


def pass_on(run: Run) -> None:
    """The turn goes to the other player, or stays for an extra turn."""
    s = run.state.fork()
    again = s.points.get((s.turn, "extra_turns"), 0)
    if again:
        s.points = {**s.points, (s.turn, "extra_turns"): again - 1}
    else:
        s.turn = OTHER[s.turn]
    s.turn_number += 1
    s.points = {k: (0 if k[1] in EACH_TURN else v) for k, v in s.points.items()}
    run.state = s
    for i in s.zone(s.turn, "board"):
        t = run.state.things[i]
        if t.counters.get("attacks"):
            moves.change(run, t, counters={**t.counters, "attacks": 0})


def start(run: Run) -> None:
    """What lasted until the start of the turn ends; play points; start-of-turn effects; the draw."""
    player = run.state.turn
    set_phase(run, "start")
    moves.expire(run, "start-of-turn", player)
    run.happen(Event("gained", player=player, amount=1, data={"point": "max_pp"}))
    moves.points(run, player, "pp", run.state.point(player, "max_pp"))
    run.happen(Event("turn-started", player=player))
    run.drain()
    draw(run, None, player, 1)
    run.drain()
    set_phase(run, "main")


def set_phase(run: Run, phase: str) -> None:
    """Name the phase of the turn."""
    s = run.state.fork()
    s.phase = phase
    run.state = s


STEPS: dict[str, Callable[[Run], None]] = {"end": end, "pass": pass_on, "start": start}
