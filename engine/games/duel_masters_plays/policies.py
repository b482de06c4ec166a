"""The questions that Duel Masters Play's answers by rules of its own; all others are answered by those of the paper game."""

from __future__ import annotations

from engine.kernel.rules import Policy as P

MOST = {"battle": 7, "hand": 10, "shields": 10}

ZONES = (
    P("zone.limits", "dmp.zones.limits", {"fixed": MOST}),
    P("zone.psychic", "dmp.zones.psychic-creatures-pass", {"pass": True, "stopped-as-others": False}),
)

RESULTS = (
    P("this-way.act", "dmp.this-way.whether-it-happened", {"must-happen": "did", "trying-is-enough": "tried"}),
    P("this-way.whether", "dmp.this-way.whether-it-happened", {"must-happen": "did", "trying-is-enough": "tried"}),
    P("this-way.number", "dmp.this-way.how-many", {"must-happen": "did", "tries-count": "tried"}),
    P("this-way.over-the-limit", "dmp.this-way.over-the-limit", {"not-counted": False, "counted": True}),
    P("this-way.no-act", "dmp.this-way.no-act-named", {"tries-count": "tried", "must-happen": "did"}),
    P("this-way.discarded.number", "dmp.this-way.discarded-cards", {"tries-count": "tried", "must-happen": "did"}),
    P("this-way.from-shields.number", "dmp.this-way.shields-to-hand", {"tries-count": "tried", "must-happen": "did"}),
)

POLICIES = ZONES + RESULTS
