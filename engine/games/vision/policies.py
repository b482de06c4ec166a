"""Phantom Magic Vision's questions, the rules that answer them, and what each setting does."""

from __future__ import annotations

from engine.kernel.rules import Policy as P

PASSES_ON = {"passes": "other", "stays": "same"}
BY_EFFECT = {"attacked-player": "attacked", "turn-player": "turn", "no-interference": "same"}
STAYS = {"stays": "same", "passes": "other"}

PRIORITY = (
    P("priority.needed", "vis.priority.needed", {"fixed": True}),
    P("priority.kinds", "vis.priority.six-actions", {"all-six": True, "plays-and-effects-only": False}),
    P("priority.after-play", "vis.priority.passes-after-a-play", PASSES_ON),
    P("priority.after-effect", "vis.priority.passes-after-an-effect", PASSES_ON),
    P("priority.after-attack", "vis.priority.passes-after-an-attack", PASSES_ON),
    P("priority.after-defense", "vis.priority.passes-after-a-defense", PASSES_ON),
    P("priority.after-node", "vis.priority.stays-after-a-node-set", STAYS),
    P("priority.after-automatic", "vis.priority.stays-after-an-automatic-effect", STAYS),
    P("priority.passing", "vis.priority.all-pass-in-a-row", {"all": 2, "one": 1}),
    P("priority.in-a-row", "vis.priority.an-action-starts-the-count-anew", {"anew": True, "goes-on": False}),
    P("priority.resolving", "vis.priority.nobody-while-resolving", {"nobody": False, "turn-player": True}),
    P("priority.after-interference", "vis.priority.turn-player-after-interference", {"turn-player": "turn", "other-player": "other"}),
    P("priority.after-phase", "vis.priority.turn-player-first-in-a-phase", {"turn-player": "turn", "other-player": "other"}),
)

INTERFERENCE = (
    P("interference.sequence", "vis.interference.one-sequence", {"fixed": True}),
    P("interference.opened-by", "vis.interference.opened-by", {"plays-effects-attacks": False, "any-action": True}),
    P("interference.by-effect", "vis.interference.attack-by-an-effect", BY_EFFECT),
    P("stack.order", "vis.interference.resolves-backwards", {"backwards": "last-in", "forwards": "first-in"}),
    P("interference.battle", "vis.interference.battle-after-the-effects", {"after": "after", "before": "before"}),
    P("interference.durations", "vis.interference.durations-end-after-the-battle", {"after": "after", "before": "before"}),
    P("interference.at-end", "vis.interference.end-effects-last", {"after": "after", "before": "before"}),
    P("interference.attack", "vis.interference.attack-with-its-battle", {"one": "one", "battle-apart": "apart"}),
    P("interference.void", "vis.interference.goes-on-without-the-void", {"goes-on": "goes-on", "ends": "ends"}),
)

AUTOMATIC = (
    P("automatic.answered", "vis.automatic.no-interference", {"applies-at-once": False, "can-be-answered": True}),
    P("automatic.compulsory", "vis.automatic.compulsory-needs-no-priority", {"none-needed": False, "needed": True}),
    P("automatic.optional", "vis.automatic.optional-outside-interference", {"outside": False, "inside-too": True}),
)

NODES = (
    P("node.turn-player", "vis.node.turn-player", {"turn-player": True, "either-player": False}),
    P("node.main-phase", "vis.node.main-phase", {"main-phase": True, "any-phase": False}),
    P("node.no-interference", "vis.node.no-interference", {"outside": True, "inside-too": False}),
    P("node.once", "vis.node.once-a-turn", {"once": True, "any-number": False}),
    P("node.hand", "vis.node.from-hand", {"fixed": True}),
    P("node.face-down", "vis.node.face-down", {"face-down": True, "face-up": False}),
)

CARDS = (
    P("enters.asleep", "vis.play.character-enters-asleep", {"asleep": True, "active": False}),
    P("play.have", "vis.play.from-hand", {"fixed": True}),
    P("play.form", "vis.play.no-other-form", {"fixed": True}),
    P("play.target", "vis.play.from-hand", {"fixed": True}),
    P("use.have", "vis.use.from-field", {"fixed": True}),
    P("battle.able", "vis.battle.active-character", {"fixed": True}),
    P("battle.blows", "vis.battle.blows", {"fixed": True}),
    P("battle.no-life", "vis.battle.no-life", {"fixed": True}),
    P("battle.no-toughness", "vis.battle.no-toughness", {"fixed": True}),
    P("turn.phases", "vis.turn.phases", {"fixed": True}),
)

POLICIES = PRIORITY + INTERFERENCE + AUTOMATIC + NODES + CARDS
