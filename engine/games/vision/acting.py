"""What a player does with priority: play a card, use an effect, attack, defend, set a node, pass."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from engine.games.vision import battle, battle_effects, forms, losing, obliged, prices, timing, turns, words
from engine.games.vision import policies as rule
from engine.games.vision.interference import automatic, begin_to_resolve, change, newest, number, open_new
from engine.games.vision.priority import after_action, count_pass, give_priority, kind_needs_priority, needs_priority
from engine.games.vision.state import DeclaredAttack, of
from engine.games.vision.timing import own_main_phase
from engine.kernel import common, moves
from engine.kernel.cards import Ability, CardAbility, Trigger
from engine.kernel.forbid import not_forbidden
from engine.kernel.gather import allowed
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.rules import Question
from engine.kernel.stack import condition_now, declare, knowing, meant_by, paid, payable, set_priority, text_of_play, usable_now
from engine.kernel.state import OTHER, Thing
from engine.kernel.targets import ANY, name_all
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def play(run: Run, r: Request) -> None:
    """Play a card from hand: it joins the interference, or opens one; then priority goes on."""
    t = run.state.things[r.thing]
    if t.zone != "hand" or t.owner != r.who:
        raise Refused(rule.PLAY_HAVE, Message("refused.not-in-hand", {"source": t}))
    obliged.to_defend(run, r.who)
    declare_play(run, r, t)
    acted(run, r, rule.PRIORITY_AFTER_PLAY)


def declare_play(run: Run, r: Request, t: Thing) -> None:
    """All that playing a card asks for, and paying for it; then it waits."""
    needs_priority(run, r.who, t)
    not_forbidden(run, "play", r.who, t, rule.PUT_FORBIDDEN)
    timing.in_time(run, r.who, t)
    paying = prices.may_be_played(run, r.who, t)
    card_ability = text_of_play(t.abilities) or without_a_text(t)
    x = prices.said_x(run, r.who, t, paying)
    if x is not None:
        card_ability = replace(card_ability, ability=knowing(card_ability.ability, {"X": x}))
    chosen = named(run, r, card_ability, t, card_ability.ability)
    join_or_open(run, r)
    if paying:
        prices.pay(run, r.who, t, x or 0)
    moves.put(run, run.state.things[t.id], r.who, "resolving", keep=True)
    declare(run, card_ability, run.state.things[t.id], r.who, chosen, "play")
    run.announce(Event("plays", t.id, r.who))
    words.defied(run, r.who, t.id, targeted(card_ability.ability, chosen))


def named(run: Run, r: Request, card_ability: CardAbility, t: Thing, ability: Ability) -> dict[int, tuple[int, ...]]:
    """The targets that are named as a card is played or an effect is used: by the rule there is no play and no use without one."""
    ctx = Context(run, card_ability, t, r.who, None)
    required = bool(ability.choices) and run.answer(rule.PLAY_TARGET) == "refused"
    asked = [c for c in ability.choices if not c.optional_group and (c.when is None or c.when(ctx))]
    if required and any(0 < len(c.candidates(ctx)) < c.least < ANY for c in asked):
        raise Refused(rule.PLAY_TARGET, Message("refused.no-target", {"source": t}))
    chosen = name_all(run, ctx, ability, r, rule.PLAY_TARGET, rule.TARGET_FITS, required)
    of_modes = [c for c in ability.choices if c not in asked and not c.optional_group and c.when is not None and c.when(ctx)]
    if required and any(len(chosen[c.key]) < c.least < ANY for c in of_modes):
        raise Refused(rule.PLAY_TARGET, Message("refused.no-target", {"source": t}))
    return chosen


def targeted(ability: Ability, chosen: dict[int, tuple[int, ...]]) -> list[int]:
    """The cards that were named as targets, in their order."""
    return [i for c in ability.choices for i in chosen.get(c.key, ())]


def join_or_open(run: Run, r: Request, opens: bool = True, attack: DeclaredAttack | None = None) -> None:
    """Open an interference where none is open and this action opens one."""
    if newest(run.state) is not None:
        return
    run.cite(rule.INTERFERENCE_OPENED_BY)
    if opens or run.answer(rule.INTERFERENCE_OPENED_BY) == "any-action":
        open_new(run, r.who, attack)


def acted(run: Run, r: Request, question: Question[Literal["passes", "stays"]]) -> None:
    """What belongs to the action is done (automatic effects first); then priority."""
    before = number(run)
    automatic(run)
    if number(run) == before:
        after_action(run, r.who, question)


def enter(ctx: Context) -> None:
    """A character that was played enters its controller's field, asleep."""
    run = ctx.run
    t = run.state.things[ctx.source]
    quick = "haste" in t.card.face("front").keywords and battle_effects.side(run.state, "defender") != t.id
    if quick:
        run.cite(rule.HASTE)
    awake = quick or "world-spell" in t.traits
    mark = "asleep" if not awake and run.ask(rule.ENTERS_ASLEEP) == "asleep" else ""
    timing.take_slot(run, t)
    if run.happen(Event("entered", ctx.source, ctx.me, how="played", mark=mark)).did:
        run.announce(Event("played", ctx.source, ctx.me))


def entered(run: Run, e: Event) -> None:
    """A card enters the field; by one reading haste keeps it awake however it came."""
    t = run.state.things.get(e.subject)
    if e.mark == "asleep" and t is not None and "haste" in t.card.face("front").keywords and e.how != "played":
        run.cite(rule.HASTE)
        if run.answer(rule.HASTE) == "however":
            e.mark = ""
    common.entered(run, e)


def entering(en: str, ja: str) -> CardAbility:
    """What the play of a card that stays does, in words."""
    return CardAbility(Ability("spell", {"en": en, "ja": ja}, Trigger("played", True, "play"), operations=(enter,)), 0)


ENTERING = entering("Enters the field as a character.", "キャラクターとして場に出る。")
STAYING = entering("Enters the field.", "場に出る。")  # no character: a World Spell

NOTHING = CardAbility(
    Ability("spell", {"en": "Does nothing as it is played.", "ja": "プレイしても何も起こらない。"}, Trigger("played", True, "play")), 0
)


def without_a_text(t: Thing) -> CardAbility:
    """What the play of a card does that has no text for it."""
    return NOTHING if not forms.stays(t) else ENTERING if forms.comes_as_character(t) else STAYING


def use(run: Run, r: Request) -> None:
    """Use an activated effect, or apply an automatic effect that is optional."""
    t = run.state.things[r.thing]
    zones = {run.game.table} | {z for h in t.abilities if h.ability.role == "optional" for z in h.ability.zones}
    if t.zone not in zones or t.controller != r.who:
        raise Refused(rule.USE_HAVE, Message("refused.not-in-play", {"source": t}))
    card_ability = meant_by(r, t, lambda h: h.ability.role in ("activated", "optional") and works_there(run, t, h))
    if card_ability is None:
        raise Refused(rule.USE_HAVE, Message("refused.nothing-to-use", {"source": t}))
    if card_ability.ability.role == "optional":
        apply_optional(run, r, t, card_ability)
        return
    if "no-activated" in t.keywords:
        raise Refused(rule.PUT_FORBIDDEN, Message("refused.no-activated", {"source": t}))
    needs_priority(run, r.who, t)
    obliged.to_defend(run, r.who)
    usable_now(run, card_ability, t, r.who, rule.USE_MOMENT)
    condition_now(run, card_ability, t, r.who)
    payable(run, card_ability, t, r.who, rule.USE_HAVE)
    ability = paid(run, card_ability, t, r.who, rule.USE_HAVE)
    t = run.state.things[t.id]
    chosen = named(run, r, card_ability, t, ability)
    join_or_open(run, r)
    declare(run, card_ability, t, r.who, chosen, "activated", ability=ability)
    words.defied(run, r.who, t.id, targeted(ability, chosen))
    acted(run, r, rule.PRIORITY_AFTER_EFFECT)


def works_there(run: Run, t: Thing, h: CardAbility) -> bool:
    """Whether an effect can be used where its card lies; an activated one only on the field."""
    return t.zone == run.game.table if h.ability.role == "activated" else t.zone in h.ability.zones


def apply_optional(run: Run, r: Request, t: Thing, card_ability: CardAbility) -> None:
    """An optional automatic effect: only with priority and outside an interference; nobody can interfere, priority does not move."""
    kind_needs_priority(run, r.who, t)
    if newest(run.state) is not None and run.answer(rule.AUTOMATIC_OPTIONAL) == "outside":
        raise Refused(rule.AUTOMATIC_OPTIONAL, Message("refused.in-interference", {"source": t}))
    usable_now(run, card_ability, t, r.who, rule.USE_MOMENT)
    ctx = Context(run, card_ability, t, r.who, None)
    if card_ability.ability.condition is not None and not card_ability.ability.condition(ctx):
        raise Refused(rule.USE_HAVE, Message("refused.condition", {"source": t}))
    if card_ability.ability.limit and not allowed(run, card_ability, t):
        raise Refused(rule.USE_HAVE, Message("refused.once", {"source": t}))
    run.cite(rule.AUTOMATIC_OPTIONAL)
    join_or_open(run, r, opens=False)
    with run.inside(run.emit("resolving", Message("applied", {"source": t, "ability": card_ability.ability.text}), actor=r.who)):
        for operation in card_ability.ability.operations:
            operation(ctx)
    run.checkpoint("item")
    acted(run, r, rule.PRIORITY_AFTER_AUTOMATIC)


def attack(run: Run, r: Request) -> None:
    """A character attacks the other player: it goes to sleep, and an interference opens."""
    a = run.state.things[r.thing]
    kind_needs_priority(run, r.who, a)
    if not own_main_phase(run, r.who):
        raise Refused(rule.BATTLE_ABLE, Message("refused.not-now", {"source": a}))
    battle.able(run, r.who, a)
    battle.may_attack(run, a)
    run.happen(Event("marked", a.id, r.who, 1, mark="asleep"))
    begin_attack(run, a.id, run.state.zone(OTHER[r.who], "leader")[0])
    acted(run, r, rule.PRIORITY_AFTER_ATTACK)


def begin_attack(run: Run, attacker: int, target: int) -> None:
    """An interference that begins with an attack."""
    who = run.state.things[attacker].controller
    run.cite(rule.INTERFERENCE_OPENED_BY)
    open_new(run, who, DeclaredAttack(attacker, who, run.state.things[target].owner))
    run.happen(Event("attacked", attacker, who, target=target))
    for told in ("attacks", "engages"):
        run.announce(Event(told, attacker, who, target=target))


def attack_by_effect(run: Run, attacker: int, target: int) -> None:
    """An effect makes a character attack: by the rule a new interference opens and the attacked player may answer first."""
    how = run.ask(rule.INTERFERENCE_BY_EFFECT)
    if how == "no-interference":
        battle.fight(run, DeclaredAttack(attacker, run.state.things[attacker].controller, run.state.things[target].owner), automatic)
        return
    begin_attack(run, attacker, target)
    give_priority(run, run.state.things[target].owner if how == "attacked-player" else run.state.turn)


def defend(run: Run, r: Request) -> None:
    """The attacked player's character defends: the attack is against it now. One of the hand may ambush the attacker."""
    d = run.state.things[r.thing]
    kind_needs_priority(run, r.who, d)
    now = newest(run.state)
    if now is None or now.attack is None or now.attack.attacked != r.who or now.attack.defender:
        raise Refused(rule.BATTLE_ABLE, Message("refused.no-attack", {"source": d}))
    if not battle_effects.unanswered(run, 0):
        if run.answer(rule.DEFENSE_DIRECT) == "first-answer":
            raise Refused(rule.DEFENSE_DIRECT, Message("refused.too-late-to-defend", {"source": d}))
        run.cite(rule.DEFENSE_DIRECT)
    ambushes = d.zone == "hand" and d.owner == r.who and {"ambush", "haste"} <= set(d.keywords)
    if not ambushes:
        battle.able(run, r.who, d)
    battle.may_defend(run, d, run.state.things[now.attack.attacker])
    if ambushes:
        run.cite(rule.AMBUSH)
        declare_play(run, r, d)
    elif run.ask(rule.DEFENSE_SLEEPS) == "sleeps":
        run.happen(Event("marked", d.id, r.who, 1, mark="asleep"))
    change(run, now._replace(attack=now.attack._replace(defender=d.id)))
    met = Event("defended", d.id, r.who)
    met.did = 1
    run.emit("event", Message("defended", {"source": d}), met, r.who)
    for told in ("defends", "engages"):
        run.announce(Event(told, d.id, r.who, target=now.attack.attacker))
    acted(run, Request("defend", r.who, d.id), rule.PRIORITY_AFTER_DEFENSE)


def pass_priority(run: Run, r: Request) -> None:
    """The holder passes; when all have passed in a row, an open interference resolves, else the phase ends."""
    needs_priority(run, r.who, None)
    obliged.to_attack(run, r.who)
    obliged.to_defend(run, r.who)
    last = count_pass(run)
    if last:
        set_priority(run, run.state.turn if run.ask(rule.PRIORITY_RESOLVING) == "turn-player" else None)
    else:
        set_priority(run, OTHER[r.who])
    run.emit("event", Message("passed", {"player": r.who}), Event("passed", player=r.who), r.who)
    if not last:
        losing.as_priority_is_given(run)
        return
    if newest(run.state) is not None:
        begin_to_resolve(run)
    else:
        turns.next_phase(run)


def end_turn(run: Run, r: Request) -> None:
    """Nobody does anything more: all pass, phase by phase, until the turn player's turn is over."""
    if run.state.turn != r.who:
        raise Refused(rule.TURN_PHASES, Message("refused.not-your-turn", {}))
    turn = run.state.turn_number
    while run.state.turn_number == turn:
        pass_priority(run, Request("pass", run.state.priority or r.who))


def set_node(run: Run, r: Request) -> None:
    """Set a card of the hand as a node: face down, active, once a turn, by the turn player in the main phase, outside an interference."""
    t = run.state.things[r.thing]
    kind_needs_priority(run, r.who, t)
    conditions = (
        (rule.NODE_TURN_PLAYER, "turn-player", run.state.turn == r.who, "not-your-turn"),
        (rule.NODE_MAIN_PHASE, "main-phase", run.state.phase == "main", "not-main"),
        (rule.NODE_NO_INTERFERENCE, "outside", newest(run.state) is None, "in-interference"),
        (rule.NODE_ONCE, "once", of(run.state).node_set != run.state.turn_number, "node-set"),
    )
    if "no-node" in run.state.things[run.state.zone(r.who, "leader")[0]].keywords:
        raise Refused(rule.PUT_FORBIDDEN, Message("refused.no-node", {"source": t}))
    for question, asked_for, holds, reason in conditions:
        if not holds and run.answers[question] == asked_for:
            raise Refused(question, Message("refused." + reason, {"source": t}))
    if t.zone != "hand" or t.owner != r.who:
        raise Refused(rule.NODE_HAND, Message("refused.not-in-hand", {"source": t}))
    for question, *_ in conditions:
        run.cite(question)
    join_or_open(run, r, opens=False)
    run.cite(rule.NODE_HAND)
    face_down = run.ask(rule.NODE_FACE_DOWN) == "face-down"
    run.happen(Event("set-as-node", t.id, r.who, zone="node", hidden=face_down))
    run.new_state().game = of(run.state)._replace(node_set=run.state.turn_number)
    acted(run, r, rule.PRIORITY_AFTER_NODE)
