"""The questions about leaving the board (destroyed, banished, transformed, lost, replaced) and about Necromancy, with their rules."""

from __future__ import annotations

from typing import Literal

from engine.kernel import questions as ask
from engine.kernel.rules import Policy as P
from engine.kernel.rules import collected

# ---- removal

LOST_WHEN = P[Literal["at-the-instant", "queued"]]("lost.when", "sv.leaving.lost-at-the-instant")
SHIELD_JUDGED = P[Literal["at-the-instant", "queued"]]("shield.judged", "sv.protection.looks-at-the-board")
GIVEN_LASTS = P[Literal["with-the-card", "with-the-abilities", "for-good"]]("given.lasts", "sv.leaving.given-effects-look-at-the-card")
FIGURE_BEFORE = P(ask.FIGURE_BEFORE, "sv.destruction.defense-just-before")
LEADER_SET = P(ask.LEADER_SET, "sv.leader.set-within-the-most")
CANNOT_COUNTS = P[Literal["nothing-happened", "counts"]]("cannot.counts", "sv.destruction.cannot-be-is-no-destruction")
SELECTED_ENOUGH = P(ask.SELECTED_ENOUGH, "sv.targets.selecting-is-enough")
UNAFFECTED_CHOSEN = P[Literal["may-be-chosen", "no-target"]]("unaffected.chosen", "sv.protection.unaffected-may-be-chosen")
UNAFFECTED_DAMAGE = P[Literal["a-change", "no-change"]]("unaffected.damage", "sv.protection.damage-is-a-change")
BANISH_SHADOW = P[Literal["no-shadow", "shadow"]]("banish.shadow", "sv.banish.no-shadow")
BANISH_HEARD = P[tuple[str, ...] | None](
    "banish.heard", "sv.banish.only-leaves", {"leaves": None, "as-destroyed": ("destroyed", "left"), "silent": ()}
)
COMBINED_HEARD = P[tuple[str, ...] | None]("combined.heard", "sv.combine.others-leave", {"leaves": None, "silent": ()})
LISTED_BANISHED = P("listed.banished", "sv.banish.not-among-destroyed", {"not-listed": ("destroyed", False), "listed": ("destroyed", True)})
BANISH_INDESTRUCTIBLE = P[Literal["banished", "stopped"]]("banish.indestructible", "sv.banish.not-stopped")
TRANSFORM_SHADOW = P[Literal["no-shadow", "shadow"]]("transform.shadow", "sv.transform.no-shadow")
TRANSFORM_HEARD = P[tuple[str, ...] | None](
    "transform.heard", "sv.transform.silent", {"silent": None, "leaves": ("left",), "as-destroyed": ("destroyed", "left")}
)
LISTED_TRANSFORMED = P(
    "listed.transformed", "sv.transform.not-among-destroyed", {"not-listed": ("destroyed", False), "listed": ("destroyed", True)}
)
TRANSFORM_STOPPED = P[Literal["transformed", "stopped"]]("transform.stopped", "sv.transform.not-stopped")
TRANSFORM_ENTERS = P[Literal["no-entering", "entering"]]("transform.enters", "sv.transform.no-entering")
EVOLVE_KEYWORDS = P[Literal["queued", "at-once"]]("evolve.keywords", "sv.evolve.keywords-wait")
REPLACEMENT_CHAIN = P(ask.REPLACEMENT_CHAIN, "sv.replacement.in-a-chain")
REPLACEMENT_ORDER = P[Literal["leaving-first", "as-given"]]("replacement.order", "sv.replacement.leaving-first")

# ---- necromancy

NECROMANCY_OWN_SHADOW = P[Literal["counts", "comes-after"]]("necromancy.own-shadow", "sv.necromancy.own-shadow-counts")
READS_NECROMANCY = P(
    ask.reads("necromancy"), "sv.necromancy.judged-when-destroyed", {"when-destroyed": "at-trigger", "at-resolution": "at-resolution"}
)
NECROMANCY_BATCH = P[Literal["own-destruction", "after-the-batch"]](
    "necromancy.batch", "sv.necromancy.one-effect-destroys-several"
)
SPELL_SHADOW = P[Literal["after-resolving", "on-playing"]]("spell.shadow", "sv.spell.cemetery-after-resolving")

POLICIES = collected(globals())
