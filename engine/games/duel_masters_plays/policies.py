"""The questions that Duel Masters Play's answers by rules of its own; all others are answered by those of the paper game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.kernel import questions as ask
from engine.kernel.rules import Policy as P
from engine.kernel.rules import collected

MOST = {"battle": 7, "hand": 10, "shields": 10}
TRIES: Mapping[str, ask.Counts] = {"tries-count": "trying-is-enough", "must-happen": "must-happen"}

# ---- zones

ZONE_LIMITS = P("zone.limits", "dmp.zones.limits", {"fixed": MOST})
ZONE_PSYCHIC = P[Literal["pass", "stopped-as-others"]]("zone.psychic", "dmp.zones.psychic-creatures-pass")

TRIGGER_FULL = P[Literal["may-be-used", "is-lost"]]("trigger.full-hand", "dmp.zones.trigger-with-a-full-hand")

# ---- playing

PLAY_CIVILIZATION = P[Literal["each-tapped", "lies-there", "not-asked"]]("play.civilization", "dmp.play.civilization-released")

# ---- results

THIS_WAY_ACT = P(ask.counts("this-way.act"), "dmp.this-way.whether-it-happened")
THIS_WAY_WHETHER = P(ask.counts("this-way.whether"), "dmp.this-way.whether-it-happened")
THIS_WAY_NUMBER = P(
    ask.counts("this-way.number"), "dmp.this-way.how-many", {"must-happen": "must-happen", "tries-count": "trying-is-enough"}
)
THIS_WAY_OVER_THE_LIMIT = P(ask.THIS_WAY_OVER, "dmp.this-way.over-the-limit")
THIS_WAY_NO_ACT = P(ask.counts("this-way.no-act"), "dmp.this-way.no-act-named", TRIES)
THIS_WAY_DISCARDED_NUMBER = P(ask.counts("this-way.discarded.number"), "dmp.this-way.discarded-cards", TRIES)
THIS_WAY_FROM_SHIELDS_NUMBER = P(ask.counts("this-way.from-shields.number"), "dmp.this-way.shields-to-hand", TRIES)

POLICIES = collected(globals())
