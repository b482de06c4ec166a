"""Duel Masters' questions, the rules that answer them, and what each setting does."""

from __future__ import annotations

from engine.kernel.rules import Policy as P

POLICIES = (
    P("sbp.again", "dm.state-based.processed-again", {"again": True, "once": False}),
    P("sbp.power-zero", "dm.state-based.power-zero", {"fixed": True}),
    P("sbp.empty-deck", "dm.state-based.empty-deck", {"fixed": True}),
    P("this-way.act", "dm.this-way.act-must-happen", {"must-happen": "did", "trying-is-enough": "tried"}),
    P("replacement.applies", "dm.replacement.instead", {"fixed": True}),
    P("pool.player", "dm.pending.turn-player-first", {"fixed": True}),
    P("pool.order", "dm.pending.ordered-by-their-player", {"fixed": True}),
    P("play.cost", "dm.play.cost-is-paid", {"fixed": True}),
    P("play.own-turn", "dm.play.own-turn", {"fixed": True}),
    P("settle.loop", "dm.loop.without-a-choice", {"fixed": True}),
    P("agenda.loop", "dm.loop.without-a-choice", {"fixed": True}),
)
