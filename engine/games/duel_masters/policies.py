"""Duel Masters' questions, the rules that answer them, and what each setting does."""

from __future__ import annotations

from engine.kernel.rules import Policy as P

STATE_BASED = (
    P("sbp.by", "dm.state-based.no-effect", {"rules": "rules", "like-an-effect": "effect"}),
    P("settle.item", "dm.state-based.comes-first", {"first": "first", "last": "last"}),
    P("sbp.abilities", "dm.state-based.from-abilities", {"abilities-too": True, "rules-alone": False}),
    P("sbp.event", "dm.state-based.looks-at-an-event", {"fixed": True}),
    P("sbp.present", "dm.state-based.looks-at-the-present", {"fixed": True}),
    P("sbp.other", "dm.state-based.other-causes", {"fixed": True}),
    P("sbp.again", "dm.state-based.processed-again", {"again": True, "once": False}),
    P("sbp.loop", "dm.state-based.loop-stopped", {"stopped": True, "loop": False}),
    P("settle.loop", "dm.state-based.loop-stopped", {"stopped": True, "loop": False}),
    P("sbp.direct-attack", "dm.state-based.direct-attack", {n: n for n in ("when-it-hits", "when-declared", "last-shield")}),
    P("sbp.empty-deck", "dm.state-based.empty-deck", {n: n for n in ("always", "on-becoming")}),
    P("sbp.power-zero", "dm.state-based.power-zero", {"fixed": True}),
    P("sbp.battle", "dm.state-based.lost-battle", {n: n for n in ("at-once", "after-pending")}),
    P("sbp.god", "dm.state-based.one-card-of-a-god", {n: n for n in ("one-card", "all-cards")}),
    P("sbp.psychic", "dm.state-based.psychics-go-back", {n: n for n in ("after-a-moment", "at-once")}),
    P("sbp.cell", "dm.state-based.single-cell", {n: n for n in ("goes-back", "stays")}),
    P("sbp.rebuild", "dm.state-based.rebuilt", {n: n for n in ("really-left", "even-if-kept", "all-leave")}),
    P("sbp.type", "dm.state-based.improper-type", {n: n for n in ("face-up", "face-down-too", "stays")}),
    P("sbp.seal", "dm.state-based.command-breaks-a-seal", {n: n for n in ("one-seal", "one-from-each", "any-civilization")}),
    P("sbp.castle", "dm.state-based.castle-falls", {n: n for n in ("after-the-use", "with-the-shield", "after-all-triggers")}),
    P("sbp.extra-win", "dm.state-based.extra-win", {n: n for n in ("state-based", "ordinary")}),
    P("sbp.special-loss", "dm.state-based.special-loss", {n: n for n in ("state-based", "ordinary")}),
)

VICTORY = (
    P("victory.ends", "dm.victory.ends-at-once", {n: n for n in ("at-once", "after-pending")}),
    P("victory.both-lose", "dm.victory.both-lose", {n: n for n in ("draw", "turn-player-loses")}),
    P("victory.win-and-lose", "dm.victory.winning-before-losing", {n: n for n in ("winning-first", "losing-first")}),
    P("victory.agree", "dm.victory.one-result", {n: n for n in ("one-result", "draw")}),
    P("victory.both-win", "dm.victory.both-win", {n: n for n in ("unknown", "draw", "turn-player", "first-come")}),
)

ATTACKS = (
    P("attack.may", "dm.attack.who-may-attack", {"fixed": True}),
    P("attack.block", "dm.attack.blocker", {"fixed": True}),
    P("attack.shields", "dm.attack.shields-are-broken", {"fixed": True}),
    P("attack.trigger", "dm.attack.shield-trigger", {"fixed": True}),
    P("battle.power", "dm.battle.power-decides", {"fixed": True}),
    P("battle.equal", "dm.battle.equal-power", {n: n for n in ("both", "neither")}),
)

PENDING = (
    P("pool.player", "dm.pending.turn-player-first", {"turn-player-first": "turn-player", "other-player-first": "other-player"}),
    P("pool.order", "dm.pending.ordered-by-their-player", {"fixed": True}),
)

RESULTS = (
    P("this-way.act", "dm.this-way.act-must-happen", {"must-happen": "did", "trying-is-enough": "tried"}),
    P("this-way.destroyed", "dm.this-way.was-destroyed", {"must-be-destroyed": "did", "trying-is-enough": "tried"}),
    P("this-way.destroyed-by-you", "dm.this-way.you-destroyed", {"must-be-destroyed": "did", "trying-is-enough": "tried"}),
    P("this-way.nothing", "dm.this-way.something-to-destroy", {"dropped": "dropped", "counts-as-zero": "as-zero"}),
    P("this-way.no-act", "dm.this-way.no-act-named", {"trying-is-enough": "tried", "must-happen": "did"}),
    P("this-way.another-block", "dm.this-way.another-block", {"really-happened": "did", "tries-count": "tried"}),
    P("this-way.if-did", "dm.if-you-do.what-is-read", {"content-decides": "tried", "words-decide": "tried", "must-happen": "did"}),
    P(
        "this-way.if-did.content",
        "dm.if-you-do.what-is-read",
        {"content-decides": "wording", "words-decide": "tried", "must-happen": "wording"},
    ),
    P("replacement.applies", "dm.replacement.instead", {"fixed": True}),
    P("put.forbidden", "dm.put.may-be-forbidden", {"fixed": True}),
)

PLAYING = (
    P("play.cost", "dm.play.cost-is-paid", {"fixed": True}),
    P("play.own-turn", "dm.play.own-turn", {"fixed": True}),
    P("play.form", "dm.play.no-other-form", {"fixed": True}),
    P("play.onto", "dm.play.onto-another-card", {"fixed": True}),
    P("play.charge", "dm.play.one-mana-a-turn", {"fixed": True}),
    P("turn.order", "dm.turn.order-of-steps", {"fixed": ("end", "pass", "start")}),
)

POLICIES = STATE_BASED + VICTORY + ATTACKS + PENDING + RESULTS + PLAYING
