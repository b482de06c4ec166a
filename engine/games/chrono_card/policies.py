"""Chrono Card's questions, the rules that answer them, and what each setting does."""

from __future__ import annotations

from engine.kernel.rules import Policy as P

INTERRUPTS = (
    P("stack.waits", "cc.declaration.waits-for-answers", {"waits": True, "resolves-at-once": False}),
    P("stack.own", "cc.interrupt.not-own-declaration", {"refused": True, "allowed": False}),
    P("stack.chain", "cc.interrupt.of-an-interrupt", {"allowed": True, "refused": False}),
    P("stack.confirm", "cc.interrupt.both-confirm", {"both": 2, "one": 1}),
    P("stack.order", "cc.resolution.from-the-last", {"from-the-last": "last-in", "from-the-first": "first-in"}),
)

DECLARING = (
    P("use.have", "cc.declaration.needs-the-card", {"fixed": True}),
    P("cost.when", "cc.cost.paid-with-the-declaration", {"with-the-declaration": "declaration", "on-resolution": "resolution"}),
    P("play.target", "cc.target.named-with-the-declaration", {"with-the-declaration": "declaration", "on-resolution": "resolution"}),
    P("damage.limit", "cc.damage.limit", {"twenty": 20, "twenty-one": 21}),
)

POLICIES = INTERRUPTS + DECLARING
