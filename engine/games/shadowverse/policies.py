"""Shadowverse's questions, the rules that answer them, and what each setting does. The rules themselves are in the corpus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.games.shadowverse import beyond_policies, removal_policies
from engine.kernel import questions as ask
from engine.kernel.questions import BASE, FAR
from engine.kernel.rules import Policy as P
from engine.kernel.rules import collected, fixed

_PLAYER_FIRST = ("occasion", "timing", "player", "place", "position", "line", "number")

# ---- order

ORDER_OCCASION = P(ask.ORDER_OCCASION, "sv.order.first-in-first-out")
ORDER_PLACE = P(
    ask.ORDER_PLACE,
    "sv.order.hand-then-board-then-invoked",
    {
        "hand-first": {"hand": 0, "leader": 1, "crests": 1, "board": 1, "aboard": 1, "deck": 2},
        "board-first": {"leader": 0, "crests": 0, "board": 0, "aboard": 0, "hand": 1, "deck": 2},
        "invoked-first": {"hand": 1, "leader": 2, "crests": 2, "board": 2, "aboard": 2, "deck": 0},
    },
)
ORDER_PARTS = P(ask.ORDER_PARTS, "sv.order.place-before-player", {"place-first": BASE, "player-first": _PLAYER_FIRST})
ORDER_PLAYER = P(ask.ORDER_PLAYER, "sv.order.turn-player-first")
ORDER_POSITION = P(
    ask.ORDER_POSITION,
    "sv.order.leader-then-left-to-right",
    {"leader-first": (-1, 1), "leader-last": (FAR, 1), "right-to-left": (-FAR, -1)},
)
ORDER_COPIES = P(ask.ORDER_COPIES, "sv.order.copies-of-a-card")
ORDER_HAND = P(ask.ORDER_HAND, "sv.order.hand-left-to-right", {"older-first": 1, "newer-first": -1})
ORDER_INVOKED = P(ask.ORDER_INVOKED, "sv.order.invoked-at-random", {"at-random": ("deck",), "from-the-top": ()})
ORDER_LINE = P(
    ask.ORDER_LINE, "sv.order.printed-then-granted", {"printed-first": (1, FAR), "granted-first": (1, -FAR), "bottom-to-top": (-1, FAR)}
)

# ---- timing

TIMING_FANFARE = P("timing.fanfare", "sv.timing.own-enter-before-fanfare", {"enter-first": 1, "as-printed": 0})
TIMING_PLAYED = P("timing.played", "sv.timing.fanfare-before-played", {"apart": 1, "together": 0})
TIMING_ENTERS = P("timing.enters", "sv.timing.played-before-enters", {"apart": 1, "together": 0})
MOMENT_OWN_ENTER = P("moment.own-enter", "sv.timing.own-enter-as-fanfare", {"as-fanfare": "own-enter", "as-others-enter": "enters"})
TIMING_LEAVING = P("timing.leaving", "sv.timing.pilot-returns-after-last-words", {"after-last-words": 1, "with-last-words": 0})
MOMENT_OWN_LEAVES = P("moment.own-leaves", "sv.timing.own-leaves", {"with-last-words": "last-words", "after-last-words": "leaving"})
TIMING_DESTROYED = P("timing.destroyed", "sv.timing.last-words-before-destroyed", {"apart": 1, "together": "last-words"})
TIMING_EVOLVED = P("timing.evolved", "sv.timing.evolve-before-evolved", {"apart": 1, "together": 0})
TIMING_EVOLVED_IN_HAND = P("timing.evolved-in-hand", "sv.evolving.hand-after-board", {"board-then-hand": 1, "hand-then-board": 0})
TIMING_ATTACKED = P("timing.attacked", "sv.timing.attack-before-attacked", {"apart": 1, "together": 0})
TIMING_CLASH = P("timing.clash", "sv.timing.strike-with-clash", {"together": 0, "strike-first": 1, "clash-first": -1})
TIMING_REANIMATED = P("timing.reanimated", "sv.timing.reanimated", {"own-first": "enters", "from-the-left": "own-enter"})
TIMING_DISCARDS = P("timing.discards", "sv.timing.discarded-before-discards", {"apart": 1, "together": 0})
MOMENT_BOARDING = P("moment.boarding", "sv.boarding.as-others-enter", {"as-others-enter": "enters", "as-fanfare": "fanfare"})
BOARDED_WHEN = P[Literal["queues", "at-once"]]("boarded.when", "sv.timing.boarded-on-boarding")

# ---- judging

HOLDING_GRANTS = P(ask.HOLDING_GRANTS, "sv.judging.standing-gifts-wait")
HOLDING_ENDS = P(ask.HOLDING_ENDS, "sv.points.what-overflow-gave")
CONDITION_JUDGED = P(ask.CONDITION_JUDGED, "sv.judging.condition-at-trigger")
CONDITION_MIDWAY = P(ask.CONDITION_MIDWAY, "sv.judging.condition-true-midway")
STATE_BEGINS = fixed("state.begins", "sv.judging.state-that-begins")
READS_OWN = P(ask.READS_OWN, "sv.judging.state-of-its-own-making")
READS_RANDOM = P(ask.reads("random"), "sv.judging.random-at-resolution")
READS_VALUE = P(ask.reads("value"), "sv.judging.value-at-resolution")
READS_COUNT = P(ask.reads("count"), "sv.judging.count-at-resolution")
READS_STATE = P(ask.reads("state"), "sv.judging.named-state", {"state-at-trigger": "at-trigger", "count-at-resolution": "at-resolution"})

# ---- fizzling

FIZZLE_SOURCE_LEFT = P[Literal["fizzles", "resolves"]]("fizzle.source-left", "sv.fizzle.source-left")
FIZZLE_LAST_WORDS = P[Literal["resolve", "fizzle"]]("fizzle.last-words", "sv.fizzle.last-words-resolve")
FIZZLE_LOST_ABILITIES = P[Literal["resolves", "fizzles"]]("fizzle.lost-abilities", "sv.fizzle.lost-abilities")
EFFECT_IN_ORDER = P(ask.IN_ORDER, "sv.effect.in-order")
LIMIT_BACK = P(ask.LIMIT_BACK, "sv.effect.limit-of-a-card-that-is-back")
EFFECT_RUNS_ON = P(ask.RUNS_ON, "sv.effect.runs-to-its-end")
LENT_HOLDER = P(ask.LENT_HOLDER, "sv.leader.holds-what-it-is-given")

# ---- destruction

SETTLE_EVENT = P(ask.settles("event"), "sv.destruction.after-the-sweep", {"after-the-sweep": False, "at-once": True})
SETTLE_REPEAT = P(ask.settles("repeat"), "sv.destruction.between-repeats", {"between-repeats": True, "after-the-last": False})
SETTLE_OPERATION = P(ask.settles("operation"), "sv.destruction.between-operations", {"between-operations": True, "after-the-effect": False})
THIS_WAY_DIES_OF_IT = P(ask.THIS_WAY_DIES_OF_IT, "sv.destruction.dies-of-the-effect")
BATCH: Mapping[str, ask.Batch] = {"one-at-a-time": "one-at-a-time", "together": "together"}
SWEEP_TARGETS = P(ask.SWEEP_TARGETS, "sv.batch.one-target-at-a-time", BATCH)
SWEEP_ORDER = P[Literal["as-effects", "other-side-first"]]("sweep.order", "sv.batch.as-simultaneous-effects")
SWEEP_HEALING = P(ask.SWEEP_HEALING, "sv.batch.healing-one-at-a-time", BATCH)
DESTROYED_AT_ZERO = fixed("destroyed.at-zero", "sv.destruction.at-zero-defense")
AGENDA_LOOP = fixed("agenda.loop", "sv.loop.stopped")
SETTLE_LOOP = fixed("settle.loop", "sv.loop.stopped")

# ---- drawing

DRAW_EMPTY_DECK = P[Literal["at-once", "as-an-effect"]]("draw.empty-deck", "sv.draw.empty-deck-at-once")
DRAW_SEVERAL = P[Literal["one-at-a-time", "all-at-once"]]("draw.several", "sv.draw.one-at-a-time")
DRAW_BETWEEN = P[Literal["whole-draw-first", "between-cards"]]("draw.between", "sv.draw.effects-wait-for-the-whole-draw")
HAND_LIMIT = P("hand.limit", "sv.hand.limit", {"nine": 9, "eight": 8})
DRAW_OVERFLOW = P[Literal["burned", "stays-in-deck"]]("draw.overflow", "sv.draw.overflow-burns")
BURN_IS = P("burn.is", "sv.burn.neither-destroyed-nor-discarded", {"neither": (), "discarded": ("discarded",), "destroyed": ("destroyed",)})
BURN_OWN = P(ask.BURN_OWN, "sv.burn.own-reveal-silent")
BURN_WATCHERS = P(ask.BURN_WATCHERS, "sv.burn.watchers-hear")

# ---- discarding

DISCARD_ORDER = P[Literal["from-the-left", "as-chosen"]]("discard.order", "sv.discard.from-the-left")
DISCARD_RANDOM = P[Literal["from-the-left", "as-drawn"]]("discard.random", "sv.discard.several-at-random")
DISCARD_BUNDLED = P[Literal["one-bundle", "each-for-itself"]]("discard.bundled", "sv.discard.several-at-once")
READS_DISCARD = P(ask.reads("discard"), "sv.discard.nothing-at-trigger", {"skipped": "at-trigger", "judged-at-resolution": "at-resolution"})
CHOOSE_FEWER = P(ask.CHOOSE_FEWER, "sv.discard.as-many-as-there-are")

# ---- seeing

SEEING_CHOSEN = P[Literal["secret", "shown"]]("seeing.chosen", "sv.seeing.chosen-token")
SEEING_FROM_DECK = P[Literal["secret", "shown"]]("seeing.from-deck", "sv.seeing.from-the-deck")
SEEING_RANDOM = P[Literal["shown", "secret"]]("seeing.random", "sv.seeing.random-token")

# ---- evolving

EVOLVE_PRINTED = P[Literal["by-a-player", "by-anything"]]("evolve.printed", "sv.evolve.ability-by-a-player")
EVOLVE_BUNDLED = P[Literal["one-bundle", "each-for-itself"]]("evolve.bundled", "sv.evolving.several-at-once")
EP_SPENT = P[Literal["no-evolving", "counts"]]("ep.spent", "sv.evolving.points-spent-otherwise")

# ---- boarding

BOARDING_LEAVES = P[Literal["no-leaving", "leaving"]]("boarding.leaves", "sv.boarding.is-no-leaving")
BOARDING_STATICS = P[Literal["comes-off", "stays"]]("boarding.statics", "sv.boarding.damage-cut-comes-off")
BOARDING_GIVEN = P[Literal["stays-off", "comes-back"]]("boarding.given", "sv.boarding.given-cut-stays-off")
BOARDING_PILOT_RETURNS = P[Literal["returns", "goes-along"]]("boarding.pilot-returns", "sv.boarding.pilot-returns")
BOARDING_RETURN_ENTERS = P[Literal["no-entering", "entering"]]("boarding.return-enters", "sv.boarding.return-is-no-entering")
BOARDING_PILOT_LEFT = P[Literal["fizzles", "counts-as-boarded"]]("boarding.pilot-left", "sv.boarding.fizzles-without-pilot")
BOARDING_EACH = P[Literal["each", "first-only"]]("boarding.each", "sv.boarding.triggers-for-each")
BOARDING_VEHICLE_EMPTY = P[Literal["at-resolution", "at-trigger"]]("boarding.vehicle-empty", "sv.boarding.needs-empty-vehicle")

# ---- playing

PLAY_SPELL_WATCHERS = P[Literal["as-fanfare", "spell-first"]]("play.spell-watchers", "sv.play.spell-as-fanfare")
PLAY_COST = fixed("play.cost", "sv.play.cost-is-paid")
PLAY_OWN_TURN = fixed("play.own-turn", "sv.play.own-turn-only")
PLAY_ROOM = P("play.room", "sv.board.five-places", {"fixed": 5})
PLAY_TARGET = fixed("play.target", "sv.play.needs-a-target")
STACK_JOINS = P[Literal["joins", "lies-apart"]]("stack.joins", "sv.stack.joins")
RITE_COMPULSORY = P[Literal["compulsory", "optional"]]("rite.compulsory", "sv.rite.compulsory")
RITE_WHEN = P[Literal["where-the-text-says", "when-played"]]("rite.when", "sv.rite.where-the-text-says")
RITE_TARGET = P[Literal["on-playing", "on-performing"]]("rite.target", "sv.rite.target-named-on-playing")
ATTACK_ALLOWED = fixed("attack.allowed", "sv.attack.who-may")
ATTACK_WARD = fixed("attack.ward", "sv.attack.ward")
EVOLVE_POINTS = fixed("evolve.points", "sv.evolve.points")
GAME_DEFEAT = fixed("game.defeat", "sv.game.defeat")
GAME_BOTH = P[Literal["turn-player-loses", "draw"]]("game.both", "sv.game.both-leaders")
REPLACEMENT_APPLIES = fixed("replacement.applies", "sv.replacement.instead")

# ---- forms

FORM_WHEN = P[Literal["below-its-cost", "as-the-player-likes"]]("form.when", "sv.play.form-below-its-cost")
FORM_COUNTS_AS = P[Literal["from-the-start", "printed-card"]]("form.counts-as", "sv.play.another-card")
FORM_TRAITS = P[Literal["keeps", "none"]]("form.traits", "sv.play.form-keeps-type")
FORM_COPIED_TRAITS = P[Literal["keeps", "none"]]("form.copied-traits", "sv.play.copy-keeps-type")
PUT_FORBIDDEN = fixed("put.forbidden", "sv.play.forbidden")
PLAY_FORM = fixed("play.form", "sv.play.form-allowed")
PLAY_ONLY = fixed("play.only", "sv.play.only-if")

# ---- fusion

FUSION_ALLOWED = fixed("fusion.allowed", "sv.fusion.from-the-hand")
FUSION_OFTEN = P[Literal["once-a-turn", "as-often"]]("fusion.often", "sv.fusion.once-a-turn")
FUSION_SHADOW = P[Literal["none", "shadow"]]("fusion.shadow", "sv.fusion.leaves-no-shadow")

# ---- combat

COMBAT_EFFECTS = P[Literal["all-first", "own-first", "damage-first"]]("combat.effects", "sv.combat.effects-before-damage")
CLASH_OPPONENT = P[Literal["happens", "fizzles"]]("clash.opponent", "sv.combat.clash-without-opponent")
COMBAT_TRADE = P[Literal["turn-player-first", "other-player-first", "together"]]("combat.trade", "sv.combat.trade")
DRAIN_AMOUNT = P[Literal["dealt", "attack"]]("drain.amount", "sv.combat.drain-damage-dealt")
DRAIN_WHEN = P[Literal["before", "after"]]("drain.when", "sv.combat.drain-before-destruction")
COMBAT_DAMAGE_EFFECTS = P[Literal["before-destruction", "in-the-queue"]]("combat.damage-effects", "sv.combat.damage-effects")
TIMING_DAMAGED = P("timing.damaged", "sv.combat.damaged-before-last-words", {"before": "before-last-words", "after": "after-last-words"})
BANE_DEFENSE = P[Literal["keeps", "zero"]]("bane.defense", "sv.combat.bane-keeps-defense")
BANE_CANNOT = P[Literal["destroys", "stopped"]]("bane.cannot", "sv.combat.bane-against-cannot-be-destroyed")
SURVIVOR_LAST = P[Literal["last", "in-its-place"]]("survivor.last", "sv.combat.survivor-last")
SURVIVOR_TRIGGERS = P[Literal["right-after", "when-all-is-done"]]("survivor.triggers", "sv.combat.survivor-triggers")
SURVIVOR_CLASH = P[Literal["clash", "any-attack"]]("survivor.clash", "sv.combat.survivor-needs-a-clash")
COMBAT_DESTROYED = P[Literal["destroyed", "gone"]]("combat.destroyed", "sv.combat.banished-is-not-destroyed")

# ---- turns

OPENING_SHOWN = fixed("opening.shown", "sv.opening.what-is-shown")
MULLIGAN_WHEN = fixed("mulligan.when", "sv.mulligan.once")
MULLIGAN_POOL = P[Literal["rest-of-the-deck", "whole-deck"]]("mulligan.pool", "sv.mulligan.from-the-rest")
MULLIGAN_SILENT = P[Literal["silent", "triggers"]]("mulligan.silent", "sv.mulligan.drawing-is-silent")
DRAW_SECOND_PLAYER = P[Literal["at-once", "one-by-one", "two-draws"]]("draw.second-player", "sv.draw.second-players-first")
AVARICE_FIRST_TURN = P[Literal["second-player", "both-players", "nobody"]]("avarice.first-turn", "sv.avarice.second-players-first-turn")
TURN_PASSES = P("turn.passes", "sv.turn.end-phase-is-own-turn", {"after-end-effects": "", "before-end-effects": "end-effects"})
TURN_UNTIL_END = P("turn.until-end", "sv.turn.until-end-after-effects", {"after-effects": "", "before-effects": "end-effects"})
TURN_EXTRA_COUNTS = P[Literal["counts", "passed-over"]]("turn.extra-counts", "sv.turn.extra-turn-counts")
TURN_UNTIL_START = P("turn.until-start", "sv.turn.until-start-before-effects", {"before-effects": "", "after-effects": "draw"})
TURN_PLAY_POINTS = P(
    "turn.play-points", "sv.turn.play-points", {"before-effects": "", "before-until-start": "until-start", "after-effects": "draw"}
)
TURN_DRAW = P("turn.draw", "sv.turn.draw-last", {"last": "", "before-effects": "start-effects", "with-effects": ""})
TURN_DRAW_JOINS = P("turn.draw-joins", "sv.turn.draw-last", {"last": False, "before-effects": False, "with-effects": True})
TIMING_COUNTDOWN = P("timing.countdown", "sv.countdown.as-start-effect", {"together": 0, "before-effects": -1, "after-effects": 1})
COUNTDOWN_LINE = P[Literal["bottom", "as-printed"]]("countdown.line", "sv.countdown.at-the-bottom")
COUNTDOWN_ZERO = P[Literal["at-once", "waits"]]("countdown.zero", "sv.countdown.gone-at-zero")

POLICIES = (*collected(globals()), *removal_policies.POLICIES, *beyond_policies.POLICIES)
