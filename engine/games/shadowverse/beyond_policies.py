"""The questions that the cards of Worlds Beyond ask: super-evolving, Engage, crests, and keywords that only those have."""

from __future__ import annotations

from typing import Literal

from engine.kernel.rules import Policy as P
from engine.kernel.rules import collected, fixed

SUPER_POINTS = fixed("super-evolve.points", "sv.super-evolve.points")
SUPER_EVOLVES = P[Literal["both", "super-only"]]("super-evolve.evolves", "sv.super-evolve.is-evolving")
SUPER_FIGURES = P("super-evolve.figures", "sv.super-evolve.one-more", {"one-more": 1, "as-evolved": 0})
SUPER_UNHARMED = P[Literal["unharmed", "as-others"]]("super-evolve.unharmed", "sv.super-evolve.own-turn")
SUPER_HIT = P("super-evolve.hit", "sv.super-evolve.hits-the-leader", {"one-damage": 1, "none": 0})
SUPER_TURN = P("super-evolve.turn", "sv.super-evolve.from-turn", {"seventh-or-sixth": (7, 6), "sixth": (6, 6)})
EVOLVE_TURN = P("evolve.turn", "sv.evolve.from-turn", {"fifth-or-fourth": (5, 4), "fourth": (4, 4)})
EVOLVE_OFTEN = P[Literal["once-a-turn", "as-often"]]("evolve.often", "sv.evolve.once-a-turn")
ENGAGE_ALLOWED = fixed("engage.allowed", "sv.engage.who-may")
ENGAGE_OFTEN = P[Literal["once-a-turn", "as-often"]]("engage.often", "sv.engage.once-a-turn")
TIMING_ENGAGED = P("timing.engaged", "sv.engage.before-watchers", {"apart": 1, "together": 0})
BARRIER_USED = P[Literal["damage", "any"]]("barrier.used", "sv.barrier.used-up")
CREST_PLACES = P("crest.places", "sv.crest.five", {"five": 5, "any-number": 1000})
INTIMIDATE_WARD = P[Literal["no-ward", "ward"]]("intimidate.ward", "sv.intimidate.and-ward")

POLICIES = collected(globals())
