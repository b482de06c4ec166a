"""The turn: a list of named steps, from one player's end of turn to the other's draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel import moves
from engine.kernel.requests import Refused, Request
from engine.kernel.state import OTHER
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def end_turn(run: Run, r: Request) -> None:
    """A player ends the turn; the other player's begins."""
    if run.state.turn != r.who:
        raise Refused("play.own-turn", Message("refused.not-your-turn", {"source": None}))
    for step in run.ask("turn.order"):
        STEPS[step](run)


def end(run: Run) -> None:
    """What waits for the end of the turn; then what lasted until then."""
    player = run.state.turn
    run.happen(Event("turn-ended", player=player))
    run.drain()
    moves.expire(run, "end-of-turn", player)


def pass_on(run: Run) -> None:
    """The turn goes to the other player."""
    s = run.state.fork()
    s.turn = OTHER[s.turn]
    s.turn_number += 1
    run.state = s


def start(run: Run) -> None:
    """What lasted until the start of the turn ends; cards are untapped; what waits for the start; the draw."""
    player = run.state.turn
    moves.expire(run, "start-of-turn", player)
    for zone in ("battle", "mana"):
        for i in run.state.zone(player, zone):
            t = run.state.things[i]
            if t.counters.get("tapped"):
                run.happen(Event("untapped", i, player))
    run.happen(Event("turn-started", player=player))
    run.drain()
    run.happen(Event("drawn", player=player))
    run.drain()


STEPS: dict[str, Callable[[Run], None]] = {"end": end, "pass": pass_on, "start": start}
