"""Chrono Card's questions, the rules that answer them, and what each setting does."""

from __future__ import annotations

from engine.kernel.rules import Policy as P

CAN = {"interruptible": True, "not-interruptible": False}
CANNOT = {"not-interruptible": False, "interruptible": True}

INTERRUPTS = (
    P("stack.waits", "cc.declaration.waits-for-answers", {"waits": True, "resolves-at-once": False}),
    P("stack.own", "cc.interrupt.not-own-declaration", {"refused": True, "allowed": False}),
    P("stack.chain", "cc.interrupt.of-an-interrupt", {"allowed": True, "refused": False}),
    P("stack.confirm", "cc.interrupt.both-confirm", {"both": 2, "one": 1}),
    P("stack.order", "cc.resolution.from-the-last", {"from-the-last": "last-in", "from-the-first": "first-in"}),
    P("interrupt.by", "cc.interrupt.what-may-interrupt", {"uses-and-ep": ("use", "ep"), "uses-only": ("use",), "any-declaration": ()}),
    P("interrupt.cards", "cc.interrupt.which-cards", {"events-only": True, "any-card": False}),
    P("interrupt.answers", "cc.interrupt.answers-a-declaration", {"fixed": True}),
)

# what waits for answers as it is declared or comes about, and what does not
WAITING = (
    P("waits.draw", "cc.interrupt.of-a-draw", CAN),
    P("waits.charm", "cc.interrupt.of-a-charm", CAN),
    P("waits.end-of-main-phase", "cc.interrupt.of-the-end-of-the-main-phase", CAN),
    P("waits.p-skill", "cc.interrupt.not-p-skills", CANNOT),
    P("waits.trigger", "cc.interrupt.not-trigger-abilities", CANNOT),
    P("waits.phase-change", "cc.interrupt.not-phase-changes", CANNOT),
    P("waits.defense", "cc.interrupt.not-the-defense", CANNOT),
    P("waits.ep", "cc.interrupt.not-the-production-of-ep", CANNOT),
    P("waits.cost", "cc.interrupt.not-the-payment", CANNOT),
)

DECLARING = (
    P("use.have", "cc.declaration.needs-the-card", {"fixed": True}),
    P("play.form", "cc.declaration.no-other-form", {"fixed": True}),
    P("cost.when", "cc.cost.paid-with-the-declaration", {"with-the-declaration": "declaration", "on-resolution": "resolution"}),
    P("play.target", "cc.target.named-with-the-declaration", {"with-the-declaration": "declaration", "on-resolution": "resolution"}),
    P("damage.limit", "cc.damage.limit", {"twenty": 20, "twenty-one": 21}),
    P("turn.phases", "cc.turn.phases", {"fixed": True}),
    P("charm.blow", "cc.charm.what-it-does", {"fixed": True}),
)

OVERLAPS = (
    P("reckon.negative", "cc.overlap.negative-beats-positive", {"negative": "negative", "latest": "latest", "positive": "positive"}),
    P("reckon.kept", "cc.overlap.positive-returns", {"kept": "kept", "lost": "lost"}),
    P("reckon.sum", "cc.overlap.changes-add-up", {"sum": "sum", "latest": "latest"}),
    P("reckon.floor", "cc.overlap.never-below-zero", {"whole-sum": "whole", "each-step": "each-step", "no-floor": "none"}),
    P("reckon.fixed", "cc.overlap.fixed-beats-changes", {"fixed": "fixed", "on-top": "on-top", "latest": "latest"}),
    P("reckon.smallest", "cc.overlap.smallest-fixed", {"smallest": "smallest", "largest": "largest", "latest": "latest"}),
)

POLICIES = INTERRUPTS + WAITING + DECLARING + OVERLAPS
