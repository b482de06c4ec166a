"""Shadowverse's questions, the rules that answer them, and what each setting does. The rules themselves are in the corpus."""

from __future__ import annotations

from engine.games.shadowverse.removal_policies import NECROMANCY, REMOVAL
from engine.kernel.order import BASE, FAR
from engine.kernel.rules import Policy as P

_PLAYER_FIRST = ("occasion", "timing", "player", "place", "position", "line", "number")

ORDER = (
    P(
        "order.occasion",
        "sv.order.first-in-first-out",
        {"first-in-first-out": "first-in", "last-in-first-out": "last-in", "cutting-in": "first-in"},
    ),
    P("order.cuts-in", "sv.order.first-in-first-out", {"first-in-first-out": False, "last-in-first-out": False, "cutting-in": True}),
    P(
        "order.place",
        "sv.order.hand-then-board-then-invoked",
        {
            "hand-first": {"hand": 0, "leader": 1, "board": 1, "aboard": 1, "deck": 2},
            "board-first": {"leader": 0, "board": 0, "aboard": 0, "hand": 1, "deck": 2},
            "invoked-first": {"hand": 1, "leader": 2, "board": 2, "aboard": 2, "deck": 0},
        },
    ),
    P("order.parts", "sv.order.place-before-player", {"place-first": BASE, "player-first": _PLAYER_FIRST}),
    P("order.player", "sv.order.turn-player-first", {"turn-player-first": "turn-player", "other-player-first": "other-player"}),
    P(
        "order.position",
        "sv.order.leader-then-left-to-right",
        {"leader-first": (-1, 1), "leader-last": (FAR, 1), "right-to-left": (-FAR, -1)},
    ),
    P("order.hand", "sv.order.hand-left-to-right", {"older-first": 1, "newer-first": -1}),
    P("order.invoked", "sv.order.invoked-at-random", {"at-random": ("deck",), "from-the-top": ()}),
    P("order.line", "sv.order.printed-then-granted", {"printed-first": (1, FAR), "granted-first": (1, -FAR), "bottom-to-top": (-1, FAR)}),
)

TIMING = (
    P("timing.fanfare", "sv.timing.own-enter-before-fanfare", {"enter-first": 1, "as-printed": 0}),
    P("timing.played", "sv.timing.fanfare-before-played", {"apart": 1, "together": 0}),
    P("timing.enters", "sv.timing.played-before-enters", {"apart": 1, "together": 0}),
    P("moment.own-enter", "sv.timing.own-enter-as-fanfare", {"as-fanfare": "own-enter", "as-others-enter": "enters"}),
    P("timing.leaving", "sv.timing.pilot-returns-after-last-words", {"after-last-words": 1, "with-last-words": 0}),
    P("moment.own-leaves", "sv.timing.own-leaves", {"with-last-words": "last-words", "after-last-words": "leaving"}),
    P("timing.destroyed", "sv.timing.last-words-before-destroyed", {"apart": 1, "together": "last-words"}),
    P("timing.evolved", "sv.timing.evolve-before-evolved", {"apart": 1, "together": 0}),
    P("timing.evolved-in-hand", "sv.evolving.hand-after-board", {"board-then-hand": 1, "hand-then-board": 0}),
    P("timing.attacked", "sv.timing.attack-before-attacked", {"apart": 1, "together": 0}),
    P("timing.clash", "sv.timing.strike-with-clash", {"together": 0, "strike-first": 1, "clash-first": -1}),
    P("timing.reanimated", "sv.timing.reanimated", {"own-first": "enters", "from-the-left": "own-enter"}),
    P("timing.discards", "sv.timing.discarded-before-discards", {"apart": 1, "together": 0}),
    P("moment.boarding", "sv.boarding.as-others-enter", {"as-others-enter": "enters", "as-fanfare": "fanfare"}),
    P("boarded.when", "sv.timing.boarded-on-boarding", {"queues": "queue", "at-once": "at-once"}),
)

JUDGING = (
    P("holding.gifts", "sv.judging.standing-gifts-wait", {"queued": "queued", "at-the-instant": "now"}),
    P("holding.ends", "sv.points.what-overflow-gave", {"goes-back": True, "stays": False}),
    P("condition.judged", "sv.judging.condition-at-trigger", {"at-trigger": "at-trigger", "at-resolution": "at-resolution"}),
    P("reads.random", "sv.judging.random-at-resolution", {"at-resolution": "at-resolution", "at-trigger": "at-trigger"}),
    P("reads.value", "sv.judging.value-at-resolution", {"at-resolution": "at-resolution", "at-trigger": "at-trigger"}),
    P("reads.count", "sv.judging.count-at-resolution", {"at-resolution": "at-resolution", "at-trigger": "at-trigger"}),
    P("reads.state", "sv.judging.named-state", {"state-at-trigger": "at-trigger", "count-at-resolution": "at-resolution"}),
)

FIZZLING = (
    P("fizzle.source-left", "sv.fizzle.source-left", {"fizzles": True, "resolves": False}),
    P("fizzle.last-words", "sv.fizzle.last-words-resolve", {"resolve": False, "fizzle": True}),
    P("fizzle.lost-abilities", "sv.fizzle.lost-abilities", {"resolves": False, "fizzles": True}),
    P("effect.runs-on", "sv.effect.runs-to-its-end", {"runs-on": "runs-on", "stops": "stops"}),
    P("lent.holder", "sv.leader.holds-what-it-is-given", {"leader": "leader", "amulet": "amulet"}),
)

DESTRUCTION = (
    P("settle.event", "sv.destruction.after-the-sweep", {"after-the-sweep": False, "at-once": True}),
    P("settle.repeat", "sv.destruction.between-repeats", {"between-repeats": True, "after-the-last": False}),
    P("settle.operation", "sv.destruction.between-operations", {"between-operations": True, "after-the-effect": False}),
    P("sweep.targets", "sv.batch.one-target-at-a-time", {"one-at-a-time": "one-at-a-time", "together": "together"}),
    P("sweep.order", "sv.batch.as-simultaneous-effects", {"as-effects": "as-effects", "other-side-first": "other-side-first"}),
    P("sweep.healing", "sv.batch.healing-one-at-a-time", {"one-at-a-time": "one-at-a-time", "together": "together"}),
    P("destroyed.at-zero", "sv.destruction.at-zero-defense", {"fixed": True}),
    P("agenda.loop", "sv.loop.stopped", {"fixed": True}),
    P("settle.loop", "sv.loop.stopped", {"fixed": True}),
)

DRAWING = (
    P("draw.empty-deck", "sv.draw.empty-deck-at-once", {"at-once": "at-once", "as-an-effect": "as-an-effect"}),
    P("draw.several", "sv.draw.one-at-a-time", {"one-at-a-time": True, "all-at-once": False}),
    P("draw.between", "sv.draw.effects-wait-for-the-whole-draw", {"whole-draw-first": False, "between-cards": True}),
    P("hand.limit", "sv.hand.limit", {"nine": 9, "eight": 8}),
    P("draw.overflow", "sv.draw.overflow-burns", {"burned": "burned", "stays-in-deck": "stays"}),
    P("burn.is", "sv.burn.neither-destroyed-nor-discarded", {"neither": (), "discarded": ("discarded",), "destroyed": ("destroyed",)}),
    P("burn.own", "sv.burn.own-reveal-silent", {"silent": False, "triggers": True}),
    P("burn.watchers", "sv.burn.watchers-hear", {"heard": True, "silent": False}),
)

DISCARDING = (
    P("discard.order", "sv.discard.from-the-left", {"from-the-left": "from-the-left", "as-chosen": "as-chosen"}),
    P("discard.random", "sv.discard.several-at-random", {"from-the-left": "from-the-left", "as-drawn": "as-drawn"}),
    P("reads.discard", "sv.discard.nothing-at-trigger", {"skipped": "at-trigger", "judged-at-resolution": "at-resolution"}),
    P("choose.fewer", "sv.discard.as-many-as-there-are", {"as-many-as-there-are": "as-many", "all-or-none": "none"}),
)

SEEING = (
    P("seeing.chosen", "sv.seeing.chosen-token", {"secret": False, "shown": True}),
    P("seeing.from-deck", "sv.seeing.from-the-deck", {"secret": False, "shown": True}),
    P("seeing.random", "sv.seeing.random-token", {"shown": True, "secret": False}),
)

EVOLVING = (
    P("evolve.bundled", "sv.evolving.several-at-once", {"one-bundle": True, "each-for-itself": False}),
    P("ep.spent", "sv.evolving.points-spent-otherwise", {"no-evolving": False, "counts": True}),
)

BOARDING = (
    P("boarding.leaves", "sv.boarding.is-no-leaving", {"no-leaving": False, "leaving": True}),
    P("boarding.statics", "sv.boarding.damage-cut-comes-off", {"comes-off": False, "stays": True}),
    P("boarding.given", "sv.boarding.given-cut-stays-off", {"stays-off": "off", "comes-back": "back"}),
    P("boarding.pilot-returns", "sv.boarding.pilot-returns", {"returns": True, "goes-along": False}),
    P("boarding.return-enters", "sv.boarding.return-is-no-entering", {"no-entering": False, "entering": True}),
    P("boarding.pilot-left", "sv.boarding.fizzles-without-pilot", {"fizzles": True, "boards-anyway": False}),
    P("boarding.each", "sv.boarding.triggers-for-each", {"each": True, "first-only": False}),
    P("boarding.vehicle-empty", "sv.boarding.needs-empty-vehicle", {"at-resolution": "at-resolution", "at-trigger": "at-trigger"}),
)

PLAYING = (
    P("play.spell-watchers", "sv.play.spell-as-fanfare", {"as-fanfare": "before", "spell-first": "after"}),
    P("play.cost", "sv.play.cost-is-paid", {"fixed": True}),
    P("play.own-turn", "sv.play.own-turn-only", {"fixed": True}),
    P("play.room", "sv.board.five-places", {"fixed": 5}),
    P("play.target", "sv.play.needs-a-target", {"fixed": True}),
    P("rite.compulsory", "sv.rite.compulsory", {"compulsory": True, "optional": False}),
    P("rite.when", "sv.rite.where-the-text-says", {"where-the-text-says": "in-place", "when-played": "on-playing"}),
    P("rite.target", "sv.rite.target-named-on-playing", {"on-playing": "on-playing", "on-performing": "on-performing"}),
    P("attack.allowed", "sv.attack.who-may", {"fixed": True}),
    P("attack.ward", "sv.attack.ward", {"fixed": True}),
    P("evolve.points", "sv.evolve.points", {"fixed": True}),
    P("game.defeat", "sv.game.defeat", {"fixed": True}),
    P("replacement.applies", "sv.replacement.instead", {"fixed": True}),
)

FORMS = (
    P("form.counts-as", "sv.play.another-card", {"from-the-start": "form", "printed-card": "printed"}),
    P("form.traits", "sv.play.form-keeps-type", {"keeps": True, "none": False}),
    P("form.copied-traits", "sv.play.copy-keeps-type", {"keeps": True, "none": False}),
    P("play.form", "sv.play.form-allowed", {"fixed": True}),
)

COMBAT = (
    P(
        "combat.effects",
        "sv.combat.effects-before-damage",
        {"all-first": "all-first", "own-first": "own-first", "damage-first": "damage-first"},
    ),
    P("clash.opponent", "sv.combat.clash-without-opponent", {"happens": "happens", "fizzles": "fizzles"}),
    P(
        "combat.trade",
        "sv.combat.trade",
        {"turn-player-first": "turn-player-first", "other-player-first": "other-player-first", "together": "together"},
    ),
    P("drain.amount", "sv.combat.drain-damage-dealt", {"dealt": "dealt", "attack": "attack"}),
    P("drain.when", "sv.combat.drain-before-destruction", {"before": "before", "after": "after"}),
    P("combat.damage-effects", "sv.combat.damage-effects", {"before-destruction": "before-destruction", "in-the-queue": "queued"}),
    P("timing.damaged", "sv.combat.damaged-before-last-words", {"before": "before-last-words", "after": "after-last-words"}),
    P("bane.defense", "sv.combat.bane-keeps-defense", {"keeps": "left", "zero": "zero"}),
    P("survivor.last", "sv.combat.survivor-last", {"last": "last", "in-its-place": "in-its-place"}),
    P("survivor.triggers", "sv.combat.survivor-triggers", {"right-after": "right-after", "when-all-is-done": "when-all-is-done"}),
    P("survivor.clash", "sv.combat.survivor-needs-a-clash", {"clash": "clash", "any-attack": "any-attack"}),
    P("combat.destroyed", "sv.combat.banished-is-not-destroyed", {"destroyed": "destroyed", "gone": "gone"}),
)

TURNS = (
    P("opening.shown", "sv.opening.what-is-shown", {"fixed": True}),
    P("mulligan.when", "sv.mulligan.once", {"fixed": True}),
    P("mulligan.pool", "sv.mulligan.from-the-rest", {"rest-of-the-deck": "rest", "whole-deck": "whole"}),
    P("mulligan.silent", "sv.mulligan.drawing-is-silent", {"silent": True, "triggers": False}),
    P("draw.second-player", "sv.draw.second-players-first", {"at-once": "at-once", "one-by-one": "one-by-one", "two-draws": "two-draws"}),
    P(
        "avarice.first-turn", "sv.avarice.second-players-first-turn",
        {"second-player": "second", "both-players": "both", "nobody": "nobody"},
    ),
    P("turn.passes", "sv.turn.end-phase-is-own-turn", {"after-end-effects": "", "before-end-effects": "end-effects"}),
    P("turn.until-end", "sv.turn.until-end-after-effects", {"after-effects": "", "before-effects": "end-effects"}),
    P("turn.extra-counts", "sv.turn.extra-turn-counts", {"counts": True, "passed-over": False}),
    P("turn.until-start", "sv.turn.until-start-before-effects", {"before-effects": "", "after-effects": "draw"}),
    P("turn.play-points", "sv.turn.play-points", {"before-effects": "", "before-until-start": "until-start", "after-effects": "draw"}),
    P("turn.draw", "sv.turn.draw-last", {"last": "", "before-effects": "start-effects", "with-effects": ""}),
    P("turn.draw-joins", "sv.turn.draw-last", {"last": False, "before-effects": False, "with-effects": True}),
    P("timing.countdown", "sv.countdown.as-start-effect", {"together": 0, "before-effects": -1, "after-effects": 1}),
    P("countdown.line", "sv.countdown.at-the-bottom", {"bottom": "bottom", "as-printed": "printed"}),
    P("countdown.zero", "sv.countdown.gone-at-zero", {"at-once": "at-once", "waits": "waits"}),
)

POLICIES = (
    ORDER + TIMING + JUDGING + FIZZLING + DESTRUCTION + REMOVAL + NECROMANCY + DRAWING + DISCARDING + SEEING + EVOLVING + BOARDING
    + PLAYING + TURNS + FORMS + COMBAT
)  # fmt: skip
