"""The toy game's questions, the rules that answer them, and what each setting does."""

from engine.kernel.rules import Policy as P

POLICIES = (
    P("order.position", "toy.order.oldest-first", {"oldest-first": (-1, 1), "newest-first": (-1, -1)}),
    P("turn.draw", "toy.turn.draw", {"one-card": True, "no-card": False}),
    P("play.own-turn", "toy.play.own-turn", {"fixed": True}),
    P("play.wax", "toy.play.wax-is-paid", {"fixed": True}),
)
