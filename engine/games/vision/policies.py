"""Phantom Magic Vision's questions, the rules that answer them, and what each setting does."""

from __future__ import annotations

from typing import Literal

from engine.kernel import questions as ask
from engine.kernel.rules import Policy as P
from engine.kernel.rules import collected, fixed

# ---- priority

PRIORITY_NEEDED = fixed("priority.needed", "vis.priority.needed")
PRIORITY_KINDS = P[Literal["all-six", "plays-and-effects-only"]]("priority.kinds", "vis.priority.six-actions")
PRIORITY_AFTER_PLAY = P[Literal["passes", "stays"]]("priority.after-play", "vis.priority.passes-after-a-play")
PRIORITY_AFTER_EFFECT = P[Literal["passes", "stays"]]("priority.after-effect", "vis.priority.passes-after-an-effect")
PRIORITY_AFTER_ATTACK = P[Literal["passes", "stays"]]("priority.after-attack", "vis.priority.passes-after-an-attack")
PRIORITY_AFTER_DEFENSE = P[Literal["passes", "stays"]]("priority.after-defense", "vis.priority.passes-after-a-defense")
PRIORITY_AFTER_NODE = P[Literal["stays", "passes"]]("priority.after-node", "vis.priority.stays-after-a-node-set")
PRIORITY_AFTER_AUTOMATIC = P[Literal["stays", "passes"]]("priority.after-automatic", "vis.priority.stays-after-an-automatic-effect")
PRIORITY_PASSING = P("priority.passing", "vis.priority.all-pass-in-a-row", {"all": 2, "one": 1})
PRIORITY_IN_A_ROW = P[Literal["anew", "goes-on"]]("priority.in-a-row", "vis.priority.an-action-starts-the-count-anew")
PRIORITY_RESOLVING = P[Literal["nobody", "turn-player"]]("priority.resolving", "vis.priority.nobody-while-resolving")
PRIORITY_AFTER_INTERFERENCE = P[Literal["turn-player", "other-player"]](
    "priority.after-interference", "vis.priority.turn-player-after-interference"
)
PRIORITY_AFTER_PHASE = P[Literal["turn-player", "other-player"]]("priority.after-phase", "vis.priority.turn-player-first-in-a-phase")

# ---- interference

INTERFERENCE_SEQUENCE = fixed("interference.sequence", "vis.interference.one-sequence")
INTERFERENCE_OPENED_BY = P[Literal["plays-effects-attacks", "any-action"]]("interference.opened-by", "vis.interference.opened-by")
INTERFERENCE_BY_EFFECT = P[Literal["attacked-player", "turn-player", "no-interference"]](
    "interference.by-effect", "vis.interference.attack-by-an-effect"
)
STACK_ORDER = P(ask.STACK_ORDER, "vis.interference.resolves-backwards", {"backwards": "last-in", "forwards": "first-in"})
INTERFERENCE_BATTLE = P[Literal["after", "before"]]("interference.battle", "vis.interference.battle-after-the-effects")
INTERFERENCE_DURATIONS = P[Literal["after", "before"]]("interference.durations", "vis.interference.durations-end-after-the-battle")
INTERFERENCE_AT_END = P[Literal["after", "before"]]("interference.at-end", "vis.interference.end-effects-last")
INTERFERENCE_ATTACK = P[Literal["one", "battle-apart"]]("interference.attack", "vis.interference.attack-with-its-battle")
INTERFERENCE_VOID = P[Literal["goes-on", "ends"]]("interference.void", "vis.interference.goes-on-without-the-void")

# ---- automatic

AUTOMATIC_ANSWERED = P[Literal["applies-at-once", "can-be-answered"]]("automatic.answered", "vis.automatic.no-interference")
AUTOMATIC_COMPULSORY = P[Literal["none-needed", "needed"]]("automatic.compulsory", "vis.automatic.compulsory-needs-no-priority")
AUTOMATIC_SOURCE = P[Literal["fails", "resolves"]]("automatic.source", "vis.automatic.source-gone")
POOL_PLAYER = P(
    ask.POOL_PLAYER,
    "vis.automatic.turn-player-first",
    {"turn-player-first": "turn-player-first", "other-player-first": "other-player-first"},
)
POOL_ORDER = fixed("pool.order", "vis.automatic.ordered-by-their-player")
AUTOMATIC_POINT = P[Literal["right-there", "after-the-effect"]]("automatic.point", "vis.automatic.set-off-by-damage")
AUTOMATIC_REMOVED = P[Literal["right-there", "after-the-effect"]]("automatic.removed", "vis.automatic.set-off-by-a-removal")
AUTOMATIC_OPTIONAL = P[Literal["outside", "inside-too"]]("automatic.optional", "vis.automatic.optional-outside-interference")

# ---- nodes

NODE_TURN_PLAYER = P[Literal["turn-player", "either-player"]]("node.turn-player", "vis.node.turn-player")
NODE_MAIN_PHASE = P[Literal["main-phase", "any-phase"]]("node.main-phase", "vis.node.main-phase")
NODE_NO_INTERFERENCE = P[Literal["outside", "inside-too"]]("node.no-interference", "vis.node.no-interference")
NODE_ONCE = P[Literal["once", "any-number"]]("node.once", "vis.node.once-a-turn")
NODE_HAND = fixed("node.hand", "vis.node.from-hand")
NODE_FACE_DOWN = P[Literal["face-down", "face-up"]]("node.face-down", "vis.node.face-down")

NODE_PAYMENT = P[Literal["sleep-or-give-up", "sleep-only"]]("node.payment", "vis.node.payment")

# ---- cards

ENTERS_ASLEEP = P[Literal["asleep", "active"]]("enters.asleep", "vis.play.character-enters-asleep")
PLAY_HAVE = fixed("play.have", "vis.play.from-hand")
PLAY_FORM = fixed("play.form", "vis.play.no-other-form")
PLAY_MODE = P[Literal["as-declared", "as-it-resolves"]]("play.mode", "vis.play.mode-before-targets")
PLAY_TARGET = P[Literal["refused", "played-without"]]("play.target", "vis.target.none-no-play")
TARGET_FITS = fixed("target.fits", "vis.target.as-the-text-allows")
USE_CONDITION = P(ask.USE_CONDITION, "vis.use.condition")
SOURCE_GONE = P(ask.SOURCE_GONE, "vis.use.source-gone")
NAMES_SPOKEN = P(ask.NAMES_SPOKEN, "vis.name.contained")
PUT_FORBIDDEN = fixed("put.forbidden", "vis.forbidden.beats-allowed")
USE_MOMENT = fixed("use.moment", "vis.use.as-its-text-allows")
USE_HAVE = fixed("use.have", "vis.use.from-field")
BATTLE_ABLE = fixed("battle.able", "vis.battle.active-character")
BATTLE_DOLL = P[Literal["do-not-attack", "attack"]]("battle.doll", "vis.battle.dolls-do-not-attack")
BATTLE_BLOWS = fixed("battle.blows", "vis.battle.blows")
VIGILANCE = fixed("turn.vigilance", "vis.turn.vigilance")
HASTE = P[Literal["if-played", "however"]]("enters.haste", "vis.play.haste")
BATTLE_FIRST_STRIKE = P[Literal["before-the-others", "together"]]("battle.first-strike", "vis.battle.first-strike")
BATTLE_PIERCING = P[Literal["toughness-left", "toughness-printed"]]("battle.piercing", "vis.battle.piercing")
BATTLE_STEALTH = P[Literal["no-race-shared", "always"]]("battle.stealth", "vis.battle.stealth")
BATTLE_ENDING = P[Literal["after", "before"]]("battle.ending", "vis.battle.what-its-end-sets-off")
BATTLE_RESET = P[Literal["resets", "stays"]]("battle.reset", "vis.battle.damage-resets")
BATTLE_OBLIGED = fixed("battle.obliged", "vis.battle.obliged")
BATTLE_CANCELLED = fixed("battle.cancelled", "vis.battle.cancelled")
DYING_OFF_WAITING = P[Literal["dropped", "stays"]]("removal.dying-off-waiting", "vis.removal.what-waited-of-a-dying-called-off")
DYING_OFF = fixed("removal.dying-off", "vis.removal.dying-called-off")
BATTLE_GRAZE = P[Literal["exactly", "one-card"]]("battle.graze", "vis.battle.graze")
UNION_FROM = P(
    "union.from", "vis.union.what-is-exiled", {"field-hand-netherworld": ("field", "hand", "netherworld"), "field-only": ("field",)}
)
TARGET_CHANGED = P[Literal["fitting-only", "any-card"]]("target.changed", "vis.target.changed")
GUISE = P[Literal["text-gone", "text-stays"]]("guise.text", "vis.card.counts-as-something-else")
SIDE_TURNED = fixed("side.turned", "vis.card.other-side")
SET_GIVES = fixed("set.gives", "vis.set.gives-its-text")
SET_EQUIPMENT = P[Literal["one", "any-number"]]("set.equipment", "vis.set.one-equipment")
SET_LEAVES = P[Literal["to-the-netherworld", "to-hand"]]("set.leaves", "vis.set.leaves-with-its-character")
LIFE_LOOKED_AT = P[Literal["when-priority", "end-of-interference", "at-once"]]("life.looked-at", "vis.life.looked-at")
LIFE_BOTH = P[Literal["draw", "turn-player-loses"]]("life.both", "vis.life.both-without")
DECK_OUT = P[Literal["at-once", "when-priority"]]("deck.out", "vis.deck.a-draw-that-is-due")
DYING = P[Literal["on-the-field", "gone-at-once"]]("removal.dying", "vis.removal.dying-on-the-field")
TARGET_AFFECTED = P[Literal["two-things", "one-thing"]]("target.affected", "vis.target.affected-is-no-target")
TARGET_ALL = P[Literal["passes-by", "includes"]]("target.all", "vis.target.all-passes-by")
TARGET_ILLEGAL = P[Literal["whole-fails", "rest-applies"]]("target.illegal", "vis.target.one-illegal-fails-all")
BATTLE_NO_LIFE = fixed("battle.no-life", "vis.battle.no-life")
BATTLE_NO_TOUGHNESS = fixed("battle.no-toughness", "vis.battle.no-toughness")
TURN_PHASES = fixed("turn.phases", "vis.turn.phases")
TURN_END = P[Literal["resets-first", "effects-first"]]("turn.end", "vis.turn.end")
TURN_SKIPPED = fixed("turn.skipped", "vis.turn.skipped-phase")
TURN_WAKES = P[Literal["field-only", "nodes-too"]]("turn.wakes", "vis.turn.what-wakes")
TOUGHNESS = P[Literal["beside-it", "lowered"]]("damage.toughness", "vis.damage.beside-the-toughness")
DAMAGE_CHANGED = fixed("damage.changed", "vis.damage.changed")
PLAY_COST = fixed("play.cost", "vis.play.cost")
PLAY_NODES = P[Literal["all-nodes", "active-nodes"]]("play.nodes", "vis.play.required-nodes")
PLAY_WHEN = P[Literal["own-main-phase", "as-a-command"]]("play.when", "vis.play.in-the-own-main-phase")
PLAY_ONE = P[Literal["one", "any-number"]]("play.one", "vis.play.one-character-a-turn")
RESISTANCE = fixed("battle.resistance", "vis.battle.resistance")
UPKEEP = P[Literal["may-decline", "paid-if-able"]]("turn.upkeep", "vis.turn.upkeep")
DEFIANCE = fixed("play.defiance", "vis.play.defiance")
CASTER = fixed("play.caster", "vis.play.through-its-caster")
AS_PLAYED = fixed("play.as-played", "vis.play.resolved-as-if-played")
AS_PLAYED_TIME = P[Literal["turn-and-phase", "no-interference"]]("play.as-played-time", "vis.play.as-if-played-in-its-time")
RACES_INSTEAD = fixed("play.races-instead", "vis.play.races-instead")
AMBUSH = fixed("play.ambush", "vis.play.ambush")
DEFENSE_DIRECT = P[Literal["first-answer", "any-answer"]]("battle.defense-direct", "vis.battle.defense-is-the-first-answer")
DEFENSE_SLEEPS = P[Literal["sleeps", "stays-active"]]("battle.defense-sleeps", "vis.battle.defender-goes-to-sleep")
FIRST_DRAW = P[Literal["not-drawn", "drawn"]]("turn.first-draw", "vis.turn.no-first-draw")
PLAY_ONLY = fixed("play.only", "vis.play.only-if")

# ---- an effect as it is carried out

SETTLE_OPERATION = P(ask.settles("operation"), "vis.removal.the-effect-pauses", {"pauses": True, "goes-on": False})
DIES_OF_IT = P(ask.THIS_WAY_DIES_OF_IT, "vis.removal.dying-of-the-effect")
EFFECT_AT_ONCE = P(ask.SWEEP_TARGETS, "vis.effect.at-once", {"at-once": "at-once", "one-at-a-time": "one-at-a-time"})
EFFECT_TOO_FEW = P(ask.EFFECT_TOO_FEW, "vis.effect.too-few")
EFFECT_REST = P(ask.EFFECT_REST, "vis.effect.rest-after-what-cannot-be-done")

# ---- continuous effects on one value or race

RECKON_NEGATIVE = P(ask.RECKON_NEGATIVE, "vis.continuous.last-information", {"last-one": "latest", "denial-wins": "negative"})
RECKON_FIXED = P(ask.RECKON_FIXED, "vis.continuous.changes-then-sums", {"added-afterwards": "on-top", "fixed-alone": "fixed"})
RECKON_SMALLEST = P(ask.RECKON_SMALLEST, "vis.continuous.last-change", {"last-one": "latest", "smallest": "smallest"})
RECKON_SUM = P(ask.RECKON_SUM, "vis.continuous.added-up", {"added-up": "sum", "last-one": "latest"})

POLICIES = collected(globals())
