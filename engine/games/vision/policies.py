"""Phantom Magic Vision's questions, the rules that answer them, and what each setting does."""

from __future__ import annotations

from engine.kernel.rules import Policy as P

POLICIES = (
    P("priority.needed", "vis.priority.needed", {"fixed": True}),
    P("priority.after-action", "vis.priority.passes-after-a-play", {"passes": "other", "stays": "same"}),
    P("priority.passing", "vis.priority.all-pass-in-a-row", {"all": 2, "one": 1}),
    P("priority.resolving", "vis.priority.nobody-while-resolving", {"nobody": False, "turn-player": True}),
    P("priority.after-interference", "vis.priority.turn-player-after-interference", {"turn-player": "turn", "other-player": "other"}),
    P("stack.order", "vis.interference.resolves-backwards", {"backwards": "last-in", "forwards": "first-in"}),
    P("enters.asleep", "vis.play.character-enters-asleep", {"asleep": True, "active": False}),
    P("play.have", "vis.play.from-hand", {"fixed": True}),
)
