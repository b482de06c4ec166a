"""The toy game: bells are hung for wax; at the end of each turn they ring one after the other."""

from __future__ import annotations

from engine.kernel import common, moves
from engine.kernel.game import Game, Part
from engine.kernel.requests import Refused, Request
from engine.kernel.run import Run
from engine.kernel.state import OTHER
from engine.kernel.trace import Event, Message
from tests.engine.toy.policies import POLICIES
from tests.engine.toy.vocabulary import VOCABULARY


def play(run: Run, r: Request) -> None:
    """Hang a bell for its cost in wax."""
    t = run.state.things[r.thing]
    own_turn(run, r)
    has, cost = run.state.point(r.who, "wax"), t.cost or 0
    run.cite("play.wax")
    if has < cost:
        raise Refused("play.wax", Message("refused.no-wax", {"source": t, "cost": cost, "has": has}))
    moves.points(run, r.who, "wax", has - cost)
    run.happen(Event("entered", t.id, r.who, data={"how": "played"}))


def end_turn(run: Run, r: Request) -> None:
    """The bells ring; then it is the other player's turn, who draws."""
    own_turn(run, r)
    run.happen(Event("turn-ended", player=r.who))
    run.drain()
    s = run.state.fork()
    s.turn, s.turn_number = OTHER[r.who], s.turn_number + 1
    run.state = s
    if run.ask("turn.draw"):
        run.happen(Event("drawn", player=s.turn))


def own_turn(run: Run, r: Request) -> None:
    """Refuse what is done in the other player's turn."""
    run.cite("play.own-turn")
    if run.state.turn != r.who:
        raise Refused("play.own-turn", Message("refused.not-your-turn", {"source": None}))


GAME = Game(
    id="toy",
    name={"en": "Bells", "ja": "鐘ならし"},
    policies=POLICIES,
    appliers=common.APPLIERS,
    parts=(Part("position", "order.position"),),
    actions={"play": play, "end_turn": end_turn},
    listening=("leader", "board"),
    messages={"refused.no-wax": ("{source} costs {cost} wax, there is {has}", "{source}のコストはろう{cost}、残りは{has}")},
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody"},
    zones=("leader", "board", "hand", "deck", "discard"),
    points={"defense": 5, "wax": 0},
)
