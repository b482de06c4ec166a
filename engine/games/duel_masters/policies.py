"""Duel Masters' questions, the rules that answer them, and what each setting does."""

from __future__ import annotations

from engine.kernel.rules import Policy as P

STATE_BASED = (
    P("sbp.again", "dm.state-based.processed-again", {"again": True, "once": False}),
    P("sbp.power-zero", "dm.state-based.power-zero", {"fixed": True}),
    P("sbp.empty-deck", "dm.state-based.empty-deck", {"fixed": True}),
)

PENDING = (
    P("pool.player", "dm.pending.turn-player-first", {"turn-player-first": "turn-player", "other-player-first": "other-player"}),
    P("pool.order", "dm.pending.ordered-by-their-player", {"fixed": True}),
)

RESULTS = (
    P("this-way.act", "dm.this-way.act-must-happen", {"must-happen": "did", "trying-is-enough": "tried"}),
    P("replacement.applies", "dm.replacement.instead", {"fixed": True}),
    P("put.forbidden", "dm.put.may-be-forbidden", {"fixed": True}),
)

PLAYING = (
    P("play.cost", "dm.play.cost-is-paid", {"fixed": True}),
    P("play.own-turn", "dm.play.own-turn", {"fixed": True}),
    P("turn.order", "dm.turn.order-of-steps", {"fixed": ("end", "pass", "start")}),
)

POLICIES = STATE_BASED + PENDING + RESULTS + PLAYING
