"""The toy game: bells are hung for wax; at the end of each turn they ring one after the other."""

from __future__ import annotations

from engine.kernel import common, moves
from engine.kernel.game import Game, OrderPart
from engine.kernel.requests import Refused, Request
from engine.kernel.run import Run
from engine.kernel.state import OTHER
from engine.kernel.trace import Event, Message
from tests.games.toy import policies as rule
from tests.games.toy.vocabulary import KINDS, VOCABULARY, ZONES


def play(run: Run, r: Request) -> None:
    """Hang a bell for its cost in wax; a Heavy one costs one more."""
    t = run.state.things[r.thing]
    own_turn(run, r)
    has, cost = run.state.point(r.who, "wax"), (t.cost or 0) + ("heavy" in t.keywords)
    run.cite(rule.PLAY_WAX)
    if has < cost:
        raise Refused(rule.PLAY_WAX, Message("refused.no-wax", {"source": t, "cost": cost, "has": has}))
    moves.points(run, r.who, "wax", has - cost)
    run.happen(Event("entered", t.id, r.who, how="played"))


def end_turn(run: Run, r: Request) -> None:
    """The bells ring; then it is the other player's turn, who draws."""
    own_turn(run, r)
    run.happen(Event("turn-ended", player=r.who))
    run.drain()
    s = run.state.fork()
    s.turn, s.turn_number = OTHER[r.who], s.turn_number + 1
    run.state = s
    if run.ask(rule.TURN_DRAW) == "one-card":
        run.happen(Event("drawn", player=s.turn))


def own_turn(run: Run, r: Request) -> None:
    """Refuse what is done in the other player's turn."""
    run.cite(rule.PLAY_OWN_TURN)
    if run.state.turn != r.who:
        raise Refused(rule.PLAY_OWN_TURN, Message("refused.not-your-turn", {"source": None}))


GAME = Game(
    id="toy",
    name={"en": "Bells", "ja": "鐘ならし"},
    policies=rule.POLICIES,
    appliers=common.APPLIERS,
    parts=(OrderPart("position", rule.ORDER_POSITION),),
    actions={"play": play, "end_turn": end_turn},
    messages={"refused.no-wax": ("{source} costs {cost} wax, there is {has}", "{source}のコストはろう{cost}、残りは{has}")},
    vocabulary=VOCABULARY,
    kinds=KINDS,
    zones=ZONES,
    points={"defense": 5, "wax": 0},
)
