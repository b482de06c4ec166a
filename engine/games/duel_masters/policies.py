"""Duel Masters' questions, the rules that answer them, and what each setting does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.kernel import questions as ask
from engine.kernel.rules import Policy as P
from engine.kernel.rules import collected, fixed

NO_ACT: Mapping[str, ask.Counts] = {"trying-is-enough": "trying-is-enough", "must-happen": "must-happen"}
DESTROYED: Mapping[str, ask.Counts] = {"must-be-destroyed": "must-happen", "trying-is-enough": "trying-is-enough"}

EVENTS: Mapping[str, ask.Batch] = {"at-once": "at-once", "one-at-a-time": "one-at-a-time"}

# ---- state-based processing

SBP_BY = P[Literal["rules", "like-an-effect"]]("sbp.by", "dm.state-based.no-effect")
SBP_COMES_FIRST = P[Literal["first", "last"]]("sbp.comes-first", "dm.state-based.comes-first")
SBP_ABILITIES = P[Literal["abilities-too", "rules-alone"]]("sbp.abilities", "dm.state-based.from-abilities")
SBP_EVENT = fixed("sbp.event", "dm.state-based.looks-at-an-event")
SBP_PRESENT = fixed("sbp.present", "dm.state-based.looks-at-the-present")
SBP_OTHER = fixed("sbp.other", "dm.state-based.other-causes")
SBP_AGAIN = P[Literal["again", "once"]]("sbp.again", "dm.state-based.processed-again")
SBP_KEPT = P[Literal["nothing-to-process", "a-loop"]]("sbp.kept", "dm.state-based.kept-by-a-continuous-effect")
SBP_LOOP = P[Literal["stopped", "loop"]]("sbp.loop", "dm.state-based.loop-stopped")
SETTLE_LOOP = P[Literal["stopped", "loop"]]("settle.loop", "dm.state-based.loop-stopped")
SBP_DIRECT_ATTACK = P[Literal["when-it-hits", "when-declared", "last-shield"]]("sbp.direct-attack", "dm.state-based.direct-attack")
SBP_EMPTY_DECK = P[Literal["always", "on-becoming"]]("sbp.empty-deck", "dm.state-based.empty-deck")
SBP_POWER_ZERO = fixed("sbp.power-zero", "dm.state-based.power-zero")
SBP_BATTLE = P[Literal["at-once", "after-pending"]]("sbp.battle", "dm.state-based.lost-battle")
SBP_GOD = P[Literal["one-card", "all-cards"]]("sbp.god", "dm.state-based.one-card-of-a-god")
SBP_PSYCHIC = P[Literal["after-a-moment", "at-once"]]("sbp.psychic", "dm.state-based.psychics-go-back")
SBP_CELL = P[Literal["goes-back", "stays"]]("sbp.cell", "dm.state-based.single-cell")
SBP_REBUILD = P[Literal["really-left", "even-if-kept", "all-leave"]]("sbp.rebuild", "dm.state-based.rebuilt")
SBP_TYPE = P[Literal["face-up", "face-down-too", "stays"]]("sbp.type", "dm.state-based.improper-type")
SBP_SEAL = P[Literal["one-seal", "one-from-each", "any-civilization"]]("sbp.seal", "dm.state-based.command-breaks-a-seal")
SBP_CASTLE = P[Literal["after-the-use", "with-the-shield", "after-all-triggers"]]("sbp.castle", "dm.state-based.castle-falls")
SBP_EXTRA_WIN = P[Literal["state-based", "ordinary"]]("sbp.extra-win", "dm.state-based.extra-win")
SBP_SPECIAL_LOSS = P[Literal["state-based", "ordinary"]]("sbp.special-loss", "dm.state-based.special-loss")

# ---- victory

VICTORY_ENDS = P[Literal["at-once", "after-pending"]]("victory.ends", "dm.victory.ends-at-once")
VICTORY_BOTH_LOSE = P[Literal["draw", "turn-player-loses"]]("victory.both-lose", "dm.victory.both-lose")
VICTORY_WIN_AND_LOSE = P[Literal["winning-first", "losing-first"]]("victory.win-and-lose", "dm.victory.winning-before-losing")
VICTORY_AGREE = fixed("victory.agree", "dm.victory.one-result")
VICTORY_BOTH_WIN = P[Literal["unknown", "draw", "turn-player", "first-come"]]("victory.both-win", "dm.victory.both-win")

# ---- attacks

ATTACK_MAY = fixed("attack.may", "dm.attack.who-may-attack")
ATTACK_BLOCK = fixed("attack.block", "dm.attack.blocker")
BLOCK_WHEN = P[Literal["after-what-waits", "before-what-waits"]]("attack.block-when", "dm.attack.blocked-after-what-waits")
SEVERAL_BLOCKERS = P[Literal["any-number", "only-one"]]("attack.blockers", "dm.attack.several-blockers")
ATTACK_SHIELDS = fixed("attack.shields", "dm.attack.shields-are-broken")
ATTACK_TRIGGER = fixed("attack.trigger", "dm.attack.shield-trigger")
BATTLE_POWER = fixed("battle.power", "dm.battle.power-decides")
BATTLE_ABILITIES = P[Literal["before-power", "after-the-battle"]]("battle.abilities", "dm.battle.abilities-before-power")
BATTLE_EQUAL = P[Literal["both", "neither"]]("battle.equal", "dm.battle.equal-power")

BATTLE_SURE = P[Literal["neither-is-destroyed", "power-decides"]]("battle.sure", "dm.battle.wins-all")
JUDGE = fixed("judge", "dm.judge.costs-no-less")
SHIELD_FORCE = fixed("shield-force", "dm.shields.shield-force")
O_DRIVE = fixed("play.o-drive", "dm.play.o-drive")
FORT_E = fixed("play.fort-e", "dm.play.fort-e")
EVO_CHARGER = fixed("play.evo-charger", "dm.play.evo-charger")
EX_LIFE = fixed("ex-life", "dm.shields.ex-life")
BATTLE_SLAYER = P[Literal["after-the-battle", "with-the-battle"]]("battle.slayer", "dm.battle.slayer")
ATTACK_MUST = fixed("attack.must", "dm.attack.if-able")
DECLARED = P[Literal["with-the-attack", "after-its-triggers"]]("attack.declared-from-hand", "dm.attack.declared-from-hand")
INVASION_WHOM = P[Literal["who-was-declared", "whoever-attacks"]]("attack.invasion", "dm.attack.invasion-on-whom")
SWAPS = P[Literal["all-or-nothing", "as-far-as-possible"]]("attack.swaps", "dm.attack.swaps-whole")
NINJA_MANA = P[Literal["on-resolution", "to-declare"]]("attack.ninja-mana", "dm.attack.ninja-strike-mana")
GEAR = fixed("play.cross", "dm.play.cross-gear")
TAP_ABILITY = fixed("attack.tap-ability", "dm.attack.tap-ability")
POWER_ATTACKER = fixed("attack.power", "dm.attack.power-attacker")
STACK = P[Literal["all-leave", "top-alone"]]("evolution.stack", "dm.evolution.leaves-as-a-whole")
IGNORED_LEAVING = P[Literal["no-trigger", "triggers"]]("pending.ignored-leaving", "dm.pending.ignored-upon-leaving")
EACH_EVENT = P[Literal["each-event", "each-effect"]]("pending.each-event", "dm.pending.once-for-each-event")
STAR = P[Literal["top-alone", "all-leave"]]("evolution.star", "dm.evolution.star-leaves-alone")
EVOLUTION_SICK = P[Literal["exempt", "as-others"]]("evolution.sick", "dm.evolution.need-not-wait")

# ---- shields

SHIELDS_AT_ONCE = P[Literal["at-once", "one-by-one"]]("shields.at-once", "dm.shields.broken-at-once")
BREAKERS = fixed("shields.breakers", "dm.shields.one-breaker")
TRIGGER_DECLARED = P[Literal["all-declared-first", "each-in-turn"]]("trigger.declared", "dm.shield-trigger.declared-together")
TRIGGER_GIVEN = P[Literal["as-a-shield", "in-hand"]]("trigger.given", "dm.shield-trigger.given-to-shields")
S_BACK = P[Literal["already-in-hand", "any-in-hand"]]("shields.s-back", "dm.shields.s-back")
G_STRIKE_BESIDES = P[Literal["both", "s-trigger-alone"]]("shields.g-strike-besides", "dm.shields.g-strike-besides")
G_STRIKE = P[Literal["not-used", "as-s-triggers"]]("shields.g-strike", "dm.shields.g-strike-is-no-use")
TRIGGER_FIRST = P[Literal["before-what-waits", "with-the-rest"]]("trigger.first", "dm.shield-trigger.before-what-waits")

# ---- what is one event

AT_ONCE = P(ask.SWEEP_TARGETS, "dm.simultaneous.one-event", EVENTS)
SUMMONED = P[Literal["not-by-effects", "every-entry", "paid-alone"]]("summoned", "dm.summon.what-counts")
REPLACEMENT_PLAYER = P(ask.REPLACEMENT_TURN_PLAYER, "dm.replacement.turn-player-first")
REPLACEMENT_VAIN = P[Literal["must-be-possible", "in-vain"]]("replacement.vain", "dm.replacement.must-be-possible")
REPLACEMENT_CHAIN = P(ask.REPLACEMENT_CHAIN, "dm.replacement.once")

# ---- pending

POOL_PLAYER = P(
    ask.POOL_PLAYER, "dm.pending.turn-player-first", {"turn-player-first": "turn-player-first", "other-player-first": "other-player-first"}
)
POOL_ORDER = fixed("pool.order", "dm.pending.ordered-by-their-player")

# ---- results

THIS_WAY_ACT = P(ask.counts("this-way.act"), "dm.this-way.act-must-happen")
THIS_WAY_DESTROYED = P(ask.counts("this-way.destroyed"), "dm.this-way.was-destroyed", DESTROYED)
THIS_WAY_DESTROYED_BY_YOU = P(ask.counts("this-way.destroyed-by-you"), "dm.this-way.you-destroyed", DESTROYED)
THIS_WAY_NOTHING = P(ask.THIS_WAY_NOTHING, "dm.this-way.something-to-destroy")
THIS_WAY_NO_ACT = P(ask.counts("this-way.no-act"), "dm.this-way.no-act-named", NO_ACT)
THIS_WAY_ANOTHER_BLOCK = P(
    ask.counts("this-way.another-block"), "dm.this-way.another-block", {"really-happened": "must-happen", "tries-count": "trying-is-enough"}
)
THIS_WAY_IF_DID = P(
    ask.counts("this-way.if-did"),
    "dm.if-you-do.what-is-read",
    {"content-decides": "trying-is-enough", "words-decide": "trying-is-enough", "must-happen": "must-happen"},
)
THIS_WAY_IF_DID_CONTENT = P(
    ask.THIS_WAY_IF_DID,
    "dm.if-you-do.what-is-read",
    {"content-decides": "wording", "words-decide": "trying-is-enough", "must-happen": "wording"},
)
IF_YOU_DO_PARTLY = P(ask.EFFECT_IF_YOU_DO, "dm.if-you-do.partly")
EFFECT_WHOSE = P(ask.EFFECT_WHOSE, "dm.effect.of-the-owner")
REPLACEMENT_APPLIES = fixed("replacement.applies", "dm.replacement.instead")
PUT_FORBIDDEN = fixed("put.forbidden", "dm.put.may-be-forbidden")

# ---- playing

PLAY_COST = fixed("play.cost", "dm.play.cost-is-paid")
SPELL_FIRST = P[Literal["spell-first", "with-the-rest"]]("play.spell-first", "dm.play.spell-before-what-waits")
PLAY_OWN_TURN = fixed("play.own-turn", "dm.play.own-turn")
PLAY_FORM = fixed("play.form", "dm.play.no-other-form")
PLAY_ONTO = fixed("play.onto", "dm.play.onto-another-card")
PLAY_CHARGE = fixed("play.charge", "dm.play.one-mana-a-turn")
PLAY_CIVILIZATION = P[Literal["each-tapped", "lies-there", "not-asked"]]("play.civilization", "dm.play.mana-of-each-civilization")
MANA_TAPPED = fixed("mana.tapped", "dm.mana.multicolored-enters-tapped")
TURN_STEPS = P[Literal["never-back", "any-order"]]("turn.steps", "dm.turn.steps-never-go-back")
TURN_EXTRA = P[Literal["one-each", "only-one"]]("turn.extra", "dm.turn.extra-turns-add-up")
TURN_UNTAP = P[Literal["untap-first", "abilities-first"]]("turn.untap", "dm.turn.untap-before-abilities")
TURN_ORDER = P("turn.order", "dm.turn.order-of-steps", {"fixed": ("end", "pass", "start")})

# ---- forms

TAPPED_ALREADY = P[Literal["no-turning", "counts"]]("turn.tapped-already", "dm.turn.tapped-already")

SEALED = fixed("set-on.seal", "dm.forms.sealed")
D_SWITCH = P[Literal["once", "each-time"]]("forms.d-switch", "dm.forms.d-switch")
SHIELD_OF_SEVERAL = P[Literal["all-cards", "one-card"]]("shields.several", "dm.shields.one-of-several-cards")
TURNED_SICK = P[Literal["exempt", "as-others"]]("forms.turned-sick", "dm.forms.turned-over-need-not-wait")
S_MAX = P[Literal["one-each", "any-number"]]("evolution.s-max", "dm.evolution.s-max")
DECK_EVOLUTION = P[Literal["stays-on-top", "into-the-graveyard", "to-the-bottom"]]("evolution.deck", "dm.evolution.from-the-deck")
SOUL_SHIFT = fixed("evolution.soul-shift", "dm.evolution.soul-shift")
GOD_LINK = fixed("gods.link", "dm.gods.link")
GOD_POWER = P[Literal["of-all-cards", "upper-card-alone"]]("gods.power", "dm.gods.power-of-all")
RACE_GROUP = P[Literal["may-be-chosen", "no-race"]]("race.group", "dm.race.dragon-is-one")
HYPER_ENERGY = fixed("play.hyper-energy", "dm.play.hyper-energy")
HYPER = fixed("hyper", "dm.play.hyper-mode")
MAGIC = fixed("play.magic", "dm.play.magic")
GR_BACK = P[Literal["after-a-moment", "at-once"]]("sbp.gr", "dm.state-based.gr-goes-back")
WEAPON = P[Literal["goes-back", "stays"]]("sbp.weapon", "dm.state-based.weapon-goes-back")
AURA = fixed("forms.aura", "dm.forms.aura")
AURA_GOES = P[Literal["goes-with-it", "to-the-graveyard"]]("forms.aura-goes", "dm.forms.aura-goes-with-it")
ONE_FIELD = P[Literal["one-in-all", "one-each", "any-number"]]("forms.field", "dm.forms.one-field")

# ---- cards of two sides

TWINPACT = fixed("twinpact", "dm.twinpact.one-side-is-used")
TWINPACT_ELSEWHERE = P[Literal["both-sides", "creature-side"]]("twinpact.elsewhere", "dm.twinpact.both-sides-elsewhere")
TWINPACT_COST = P[Literal["picked", "of-the-creature"]]("twinpact.cost", "dm.twinpact.which-cost")

POLICIES = collected(globals())
