"""The toy game's questions, and the rules that answer them."""

from typing import Literal

from engine.kernel import questions as ask
from engine.kernel.rules import Policy as P
from engine.kernel.rules import collected, fixed

ORDER_POSITION = P(ask.ORDER_POSITION, "toy.order.oldest-first", {"oldest-first": (-1, 1), "newest-first": (-1, -1)})
TURN_DRAW = P[Literal["one-card", "no-card"]]("turn.draw", "toy.turn.draw")
PLAY_OWN_TURN = fixed("play.own-turn", "toy.play.own-turn")
PLAY_WAX = fixed("play.wax", "toy.play.wax-is-paid")

POLICIES = collected(globals())
