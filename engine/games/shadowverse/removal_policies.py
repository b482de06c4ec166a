"""The questions about leaving the board (destroyed, banished, transformed, lost, replaced) and about Necromancy, with their rules."""

from __future__ import annotations

from engine.kernel.rules import Policy as P

REMOVAL = (
    P("lost.when", "sv.leaving.lost-at-the-instant", {"at-the-instant": "now", "queued": "queued"}),
    P("shield.judged", "sv.protection.looks-at-the-board", {"at-the-instant": "now", "queued": "queued"}),
    P(
        "given.lasts",
        "sv.leaving.given-effects-look-at-the-card",
        {"with-the-card": "with-the-card", "with-the-abilities": "with-the-abilities", "for-good": "for-good"},
    ),
    P("figure.before", "sv.destruction.defense-just-before", {"before-the-debuff": True, "zero": False}),
    P("cannot.counts", "sv.destruction.cannot-be-is-no-destruction", {"nothing-happened": False, "counts": True}),
    P("selected.enough", "sv.targets.selecting-is-enough", {"selected": True, "done": False}),
    P("banish.shadow", "sv.banish.no-shadow", {"no-shadow": False, "shadow": True}),
    P("banish.heard", "sv.banish.only-leaves", {"leaves": None, "as-destroyed": ("destroyed", "left"), "silent": ()}),
    P("listed.banished", "sv.banish.not-among-destroyed", {"not-listed": ("destroyed", False), "listed": ("destroyed", True)}),
    P("banish.indestructible", "sv.banish.not-stopped", {"banished": "banished", "stopped": "stopped"}),
    P("transform.shadow", "sv.transform.no-shadow", {"no-shadow": False, "shadow": True}),
    P("transform.heard", "sv.transform.silent", {"silent": None, "leaves": ("left",), "as-destroyed": ("destroyed", "left")}),
    P("listed.transformed", "sv.transform.not-among-destroyed", {"not-listed": ("destroyed", False), "listed": ("destroyed", True)}),
    P("transform.stopped", "sv.transform.not-stopped", {"transformed": False, "stopped": True}),
    P("transform.enters", "sv.transform.no-entering", {"no-entering": False, "entering": True}),
    P("evolve.keywords", "sv.evolve.keywords-wait", {"queued": "queued", "at-once": "at-once"}),
    P("replacement.chain", "sv.replacement.in-a-chain", {"chain": True, "once-in-all": False}),
    P("replacement.order", "sv.replacement.leaving-first", {"leaving-first": "leaving-first", "as-given": "as-given"}),
)

NECROMANCY = (
    P("necromancy.own-shadow", "sv.necromancy.own-shadow-counts", {"counts": True, "comes-after": False}),
    P("reads.necromancy", "sv.necromancy.judged-when-destroyed", {"when-destroyed": "at-trigger", "at-resolution": "at-resolution"}),
    P("necromancy.batch", "sv.necromancy.one-effect-destroys-several", {"own-destruction": "own", "after-the-batch": "after-the-batch"}),
    P("spell.shadow", "sv.spell.cemetery-after-resolving", {"after-resolving": "after-resolving", "on-playing": "on-playing"}),
)
