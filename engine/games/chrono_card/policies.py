"""Chrono Card's questions, the rules that answer them, and what each setting does."""

from __future__ import annotations

from typing import Literal

from engine.kernel import questions as ask
from engine.kernel.rules import Policy as P
from engine.kernel.rules import collected, fixed

CAN = {"interruptible": True, "not-interruptible": False}
CANNOT = {"not-interruptible": False, "interruptible": True}

# ---- interrupts

STACK_WAITS = P("stack.waits", "cc.declaration.waits-for-answers", {"waits": True, "resolves-at-once": False})
STACK_OWN = P[Literal["refused", "allowed"]]("stack.own", "cc.interrupt.not-own-declaration")
STACK_CHAIN = P[Literal["allowed", "refused"]]("stack.chain", "cc.interrupt.of-an-interrupt")
STACK_CONFIRM = P("stack.confirm", "cc.interrupt.both-confirm", {"both": 2, "one": 1})
STACK_ORDER = P(ask.STACK_ORDER, "cc.resolution.from-the-last", {"from-the-last": "last-in", "from-the-first": "first-in"})
INTERRUPT_BY = P(
    "interrupt.by", "cc.interrupt.what-may-interrupt", {"uses-and-ep": ("use", "ep"), "uses-only": ("use",), "any-declaration": ()}
)
INTERRUPT_CARDS = P[Literal["events-only", "any-card"]]("interrupt.cards", "cc.interrupt.which-cards")
INTERRUPT_ANSWERS = fixed("interrupt.answers", "cc.interrupt.answers-a-declaration")

# what waits for answers as it is declared or comes about, and what does not
# ---- waiting

WAITS_DRAW = P("waits.draw", "cc.interrupt.of-a-draw", CAN)
WAITS_CHARM = P("waits.charm", "cc.interrupt.of-a-charm", CAN)
WAITS_END_OF_MAIN_PHASE = P("waits.end-of-main-phase", "cc.interrupt.of-the-end-of-the-main-phase", CAN)
WAITS_P_SKILL = P("waits.p-skill", "cc.interrupt.not-p-skills", CANNOT)
WAITS_TRIGGER = P("waits.trigger", "cc.interrupt.not-trigger-abilities", CANNOT)
WAITS_PHASE_CHANGE = P("waits.phase-change", "cc.interrupt.not-phase-changes", CANNOT)
WAITS_DEFENSE = P("waits.defense", "cc.interrupt.not-the-defense", CANNOT)
WAITS_EP = P("waits.ep", "cc.interrupt.not-the-production-of-ep", CANNOT)
WAITS_COST = P("waits.cost", "cc.interrupt.not-the-payment", CANNOT)

# ---- declaring

USE_MOMENT = fixed("use.moment", "cc.use.as-its-text-allows")
USE_HAVE = fixed("use.have", "cc.declaration.needs-the-card")
PLAY_FORM = fixed("play.form", "cc.declaration.no-other-form")
COST_WHEN = P[Literal["with-the-declaration", "on-resolution"]]("cost.when", "cc.cost.paid-with-the-declaration")
PLAY_MODE = P[Literal["as-declared", "as-it-resolves"]]("play.mode", "cc.target.mode-first")
PLAY_TARGET = P[Literal["with-the-declaration", "on-resolution"]]("play.target", "cc.target.named-with-the-declaration")
CHECKED_SKILL = P[Literal["no-a-skill", "without-a-check"]]("use.checked", "cc.use.not-a-checked-card")
USER_CHECKED = P[Literal["fails", "resolves"]]("use.user-checked", "cc.use.user-checked")
USE_CONDITION = P(ask.USE_CONDITION, "cc.use.condition-judged-twice", {"twice": "twice", "when-declared": "when-used"})
SOURCE_GONE = P(ask.SOURCE_GONE, "cc.use.source-gone")
MADE_VOID = fixed("use.made-void", "cc.use.made-void")
PUT_FORBIDDEN = fixed("put.forbidden", "cc.overlap.forbidden-is-forbidden")
POOL_PLAYER = P(ask.POOL_PLAYER, "cc.trigger.turn-player-orders")
POOL_ORDER = fixed("pool.order", "cc.trigger.one-after-the-other")
PAID_OBJECT = P(ask.PAID_OBJECT, "cc.cost.paid-is-no-object")
DAMAGE_LIMIT = P("damage.limit", "cc.damage.limit", {"twenty": 20, "twenty-one": 21})
DAMAGE_LOOKED_AT = P[Literal["change-of-phase", "at-once"]]("damage.looked-at", "cc.damage.looked-at")
DAMAGE_BOTH = P[Literal["draw", "turn-player-loses"]]("damage.both", "cc.damage.both-at-the-limit")
DECK_ANEW = P[Literal["as-it-is-drawn-from", "as-it-runs-out"]]("deck.anew", "cc.deck.made-anew")
DECK_NONE = P[Literal["lost-at-once", "no-draw"]]("deck.none", "cc.deck.none-left")
EP_WIPED = P[Literal["every-phase", "end-of-turn"]]("ep.wiped", "cc.turn.ep-wiped")
FIRST_TURN = P[Literal["restricted", "free"]]("first-turn", "cc.turn.first-turn-restriction")
DRAW_EVERYBODY = P[Literal["everybody", "turn-player"]]("draw.everybody", "cc.turn.everybody-acts-in-the-draw-phase")
HEROINE_RECOVERS = P[Literal["recovers", "stays-face-down"]]("heroine.recovers", "cc.turn.heroine-recovers")
BGM_TOKENS = P[Literal["with-none-to-remove", "with-the-last"]]("bgm.tokens", "cc.turn.bgm-tokens")
SAME_TURNS = P[Literal["draw", "goes-on"]]("turns.same", "cc.turn.the-same-again")
START_NOBODY = P[Literal["nobody", "turn-player"]]("start.nobody", "cc.turn.nobody-acts-in-the-start-phase")
USE_MAIN = fixed("use.main", "cc.use.main-phase")
SAME_NAME = P[Literal["refused", "allowed"]]("use.same-name", "cc.use.not-the-same-name")
TURN_PHASES = fixed("turn.phases", "cc.turn.phases")
CHARM_PHASE = P[Literal["with-a-charm", "every-turn"]]("charm.phase", "cc.charm.its-phase")
CHARM_ONCE = P[Literal["once", "any-number"]]("charm.once", "cc.charm.once-a-turn")
CHARM_AFTER = P[Literal["end-phase", "main-phase"]]("charm.after", "cc.charm.the-phase-after")
CHARM_NEWCOMER = P[Literal["refused", "allowed"]]("charm.newcomer", "cc.charm.newcomers-support")
CHARM_SUPPORT = P[Literal["as-it-resolves", "as-declared"]]("charm.support", "cc.charm.support")
SUPPORT_ENDS = P[Literal["lost", "stays"]]("charm.support-ends", "cc.charm.support-ends")
HAND_LIMIT = P[Literal["end-phase", "not-looked-at"]]("hand.limit", "cc.hand.limit-looked-at")
EP_CARD = fixed("ep.card", "cc.ep.from-a-card")
CHARM_BLOW = fixed("charm.blow", "cc.charm.what-it-does")
CHARM_SEVERAL = P[Literal["all-of-them", "one-of-them"]]("charm.several", "cc.charm.defended-against-several")
CHARM_TAKES_PART = fixed("charm.takes-part", "cc.charm.who-takes-part")
CHARM_DEFENDS = P[Literal["face-up", "unchecked"]]("charm.defends", "cc.charm.who-defends")
CHARM_DAMAGE = P[Literal["as-the-phase-ends", "with-the-defense"]]("charm.damage", "cc.charm.damage-as-the-phase-ends")
CHARM_EVERYBODY = P[Literal["everybody", "turn-player"]]("charm.everybody", "cc.charm.everybody-acts-after-the-defense")
SUPPORT_LASTS = P[Literal["until-the-end-phase", "charm-phase"]]("charm.support-lasts", "cc.charm.support-lasts")

EFFECT_UNTIMED = P(ask.EFFECT_UNTIMED, "cc.effect.no-duration-said")

# ---- overlaps

RECKON_NEGATIVE = P(ask.RECKON_NEGATIVE, "cc.overlap.negative-beats-positive")
RECKON_KEPT = P(ask.RECKON_KEPT, "cc.overlap.positive-returns")
RECKON_SUM = P(ask.RECKON_SUM, "cc.overlap.changes-add-up")
RECKON_FLOOR = P(ask.RECKON_FLOOR, "cc.overlap.never-below-zero")
RECKON_FIXED = P(ask.RECKON_FIXED, "cc.overlap.fixed-beats-changes")
RECKON_SMALLEST = P(ask.RECKON_SMALLEST, "cc.overlap.smallest-fixed")

POLICIES = collected(globals())
