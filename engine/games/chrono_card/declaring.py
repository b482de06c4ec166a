"""Declaring the use of a card or an A.Skill: the card, its targets, its cost; and producing EP."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.games.chrono_card import policies as rule
from engine.games.chrono_card.interrupts import at_once, may_answer, push, put_forward, resolve_declared, settle, waits
from engine.games.chrono_card.mechanisms import ADDITIONAL
from engine.games.chrono_card.turns import fresh, now
from engine.kernel import moves
from engine.kernel.agenda import Pending
from engine.kernel.cards import Ability, CardAbility, Trigger
from engine.kernel.forbid import not_forbidden
from engine.kernel.modifying import changed_cost
from engine.kernel.notes import FIGURES, PLAY_ONLY
from engine.kernel.questions import USE_CONDITION
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.stack import condition_now, meant_by, out_of_date, paid, payable, text_of_play, usable_now
from engine.kernel.state import Player, Thing
from engine.kernel.targets import name_all
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

PAYING = {"en": "Pay the cost.", "ja": "コストを支払う。"}
PRODUCING = {"en": "Produce EP.", "ja": "EPを発生させる。"}


def use_card(run: Run, r: Request) -> None:
    """Declare the use of a card from hand."""
    t = run.state.things[r.thing]
    if t.zone != "hand" or t.owner != r.who:
        raise Refused(rule.USE_HAVE, Message("refused.not-in-hand", {"source": t}))
    card_ability = text_of_play(t.abilities) if t.card.kind == "event" else ENTERING
    tests, more = PLAY_ONLY.of(t.card), ADDITIONAL.of(t.card)
    if card_ability is not None and tests:
        card_ability = replace(card_ability, ability=replace(card_ability.ability, condition=lambda ctx: all(test(ctx) for test in tests)))
    if card_ability is not None and more is not None:
        card_ability = replace(card_ability, ability=replace(card_ability.ability, price=more))
    use(run, r, t, card_ability, "use")


def enter(ctx: Context) -> None:
    """A card that stays enters its player's field."""
    mark = "entered" if ctx.run.state.things[ctx.source].card.kind == "character" else ""
    ctx.run.happen(Event("entered", ctx.source, ctx.me, how="played", mark=mark))


ENTERING = CardAbility(
    Ability("spell", {"en": "Enters the field.", "ja": "場に出る。"}, Trigger("played", True, "use"), operations=(enter,)), 0
)


def use_skill(run: Run, r: Request) -> None:
    """Declare the use of an A.Skill of a card on the own field."""
    t = run.state.things[r.thing]
    if t.zone != run.game.table or t.controller != r.who:
        raise Refused(rule.USE_HAVE, Message("refused.not-in-play", {"source": t}))
    if t.counters.get("tapped") and run.ask(rule.CHECKED_SKILL) == "no-a-skill":
        raise Refused(rule.CHECKED_SKILL, Message("refused.checked", {"source": t}))
    fresh(run, t)
    not_forbidden(run, "use", r.who, t, rule.PUT_FORBIDDEN)
    use(run, r, t, meant_by(r, t, lambda h: h.ability.role == "activated"), "a-skill")


def use(run: Run, r: Request, t: Thing, card_ability: CardAbility | None, moment: str) -> None:
    """Declare an ability of ``t``: whether it may be declared now, its targets, its cost; then it waits for answers."""
    who = r.who
    if card_ability is None:
        raise Refused(rule.USE_HAVE, Message("refused.nothing-to-declare", {"source": t}))
    may_answer(run, r, t, "use")
    if moment == "use":
        if t.card.kind != "event":
            placeable(run, who, t)
        not_forbidden(run, "play", who, t, rule.PUT_FORBIDDEN)
    usable_now(run, card_ability, t, who, rule.USE_MOMENT)
    condition_now(run, card_ability, t, who)
    cost = cost_of(run, who, card_ability, t)
    now = run.answer(rule.COST_WHEN) == "with-the-declaration"
    ability = card_ability.ability
    if now:
        check(run, who, t, cost)
        if ability.price is not None:
            payable(run, card_ability, t, who, rule.COST_WHEN)
            ability = paid(run, card_ability, t, who, rule.COST_WHEN)
            t = run.state.things[t.id]
            check(run, who, t, cost)  # the price may be EP as well
    chosen = name_targets(run, r, card_ability, t, ability)
    later = now and cost and waits(run, "cost")
    if now and not later:
        spend(run, who, cost)
    if moment == "use":
        t = moves.put(run, run.state.things[t.id], who, "resolving", keep=True)
    waiting = waits(run, "use")
    push(run, card_ability, t, who, chosen, moment, ability=ability)
    if moment == "use":
        run.announce(Event("plays", t.id, who))
    if later:
        put_forward(run, "cost", who, t, PAYING, lambda run: pay(run, who, t, cost))
    settle(run)
    if not waiting:
        resolve_declared(run)
        at_once(run, "use", who)


def placeable(run: Run, who: Player, t: Thing) -> None:
    """Refuse a card that stays where its player may not put one: as an interrupt by rule, outside the own main phase, beside its name."""
    if run.agenda:
        if run.answer(rule.INTERRUPT_CARDS) == "events-only":
            raise Refused(rule.INTERRUPT_CARDS, Message("refused.no-event", {"source": t}))
        run.cite(rule.INTERRUPT_CARDS)
    elif run.state.turn != who or run.state.phase != "main":
        raise Refused(rule.USE_MAIN, Message("refused.not-in-this-phase", {"phase": now(run)}))
    field = [run.state.things[i].card.name for i in run.state.zone(who, "field")]
    if t.card.kind == "character" and t.card.name in field and run.ask(rule.SAME_NAME) == "refused":
        raise Refused(rule.SAME_NAME, Message("refused.same-name", {"source": t}))


def name_targets(run: Run, r: Request, card_ability: CardAbility, t: Thing, ability: Ability) -> dict[int, tuple[int, ...]]:
    """The targets named with the declaration; none yet where they are named on resolution."""
    if not card_ability.ability.choices and not card_ability.ability.modes:
        return {}
    run.cite(rule.PLAY_TARGET)
    if run.answer(rule.PLAY_TARGET) != "with-the-declaration":
        return {}
    return name_all(run, Context(run, card_ability, t, r.who, None), ability, r, rule.PLAY_TARGET)


def cost_of(run: Run, who: Player, card_ability: CardAbility, t: Thing) -> int:
    """What a declaration costs: the A.Skill's own cost, or the card's with all that makes it more and less, and never below nothing."""
    if card_ability.ability.role == "activated":
        return int(card_ability.ability.cost or 0)
    return max(0, changed_cost(run, t, who, t.cost or 0))


def check(run: Run, who: Player, source: Thing, cost: int) -> None:
    """Refuse a declaration that cannot be paid."""
    has = run.state.point(who, "ep")
    if cost > has:
        raise Refused(rule.COST_WHEN, Message("refused.cannot-pay-ep", {"source": source, "cost": cost, "has": has}))


def pay(run: Run, who: Player, source: Thing, cost: int) -> None:
    """Pay EP; refused where there is not so much."""
    check(run, who, source, cost)
    spend(run, who, cost)


def spend(run: Run, who: Player, cost: int) -> None:
    """EP that are known to be there go."""
    if cost:
        run.cite(rule.COST_WHEN)
        run.happen(Event("gained", 0, who, -cost, point="ep"))


def user_changed(run: Run, p: Pending) -> tuple[str, str] | None:
    """An A.Skill whose user was checked or turned face down in answer, which its own cost does not do: by rule it does nothing."""
    now = run.state.things.get(p.source)
    if p.ability.role != "activated" or now is None or now.since != p.since:
        return None
    checked = bool(now.counters.get("tapped")) and not p.origin.counters.get("tapped")
    if not checked and not now.hidden:
        return None
    return (rule.USER_CHECKED, "user-checked") if run.ask(rule.USER_CHECKED) == "fails" else None


def condition_lost(run: Run, p: Pending) -> tuple[str, str] | None:
    """A card whose own text says when it may be used, which held as it was declared and by the rule must hold still."""
    condition = p.ability.condition
    if condition is None or run.answer(USE_CONDITION) != "twice":
        return None
    run.cite(USE_CONDITION)
    holds = condition(Context(run, p.card_ability, run.state.things[p.source], p.controller, None))
    return None if holds else (USE_CONDITION, "condition")


def unpaid(run: Run, p: Pending, now: Thing | None) -> tuple[str, str] | None:
    """Pay what was to be paid on resolution; why ``p`` does nothing: its source or condition is gone, or it cannot be paid any more."""
    if p.id in run.state.memory.void:
        return (rule.MADE_VOID, "void")
    stale = condition_lost(run, p) if p.ability.role == "spell" else out_of_date(run, p) or user_changed(run, p)
    if stale is not None or run.answer(rule.COST_WHEN) == "with-the-declaration" or p.ability.role not in ("spell", "activated"):
        return stale
    try:
        payable(run, p.card_ability, p.origin, p.controller, rule.COST_WHEN)
        pay(run, p.controller, p.origin, cost_of(run, p.controller, p.card_ability, p.origin))
        p.ability = paid(run, p.card_ability, p.origin, p.controller, rule.COST_WHEN)
    except Refused:
        return (rule.COST_WHEN, "unpaid")
    return None


def produce(run: Run, r: Request) -> None:
    """Produce EP, on its own or as an interrupt."""
    may_answer(run, r, None, "ep")
    amount = r.amount if not r.thing else made_by(run, r.who, run.state.things[r.thing])
    (player,) = run.state.zone(r.who, "leader")

    def gain(run: Run) -> None:
        run.happen(Event("gained", player=r.who, amount=amount, point="ep"))

    put_forward(run, "ep", r.who, run.state.things[player], PRODUCING, gain)


def made_by(run: Run, who: Player, t: Thing) -> int:
    """The EP that a card makes, which is checked for it: an unchecked Character or BackGround of the own field that is no newcomer."""
    made = (FIGURES.of(t.card) or {}).get("ep", 0)
    run.cite(rule.EP_CARD)
    if t.zone != run.game.table or t.controller != who or t.card.kind not in ("character", "background", "heroine") or t.hidden or not made:
        raise Refused(rule.EP_CARD, Message("refused.no-ep", {"source": t}))
    if t.counters.get("tapped"):
        raise Refused(rule.EP_CARD, Message("refused.checked", {"source": t}))
    fresh(run, t)
    if "cannot-produce" in t.keywords:
        raise Refused(rule.PUT_FORBIDDEN, Message("refused.cannot-produce", {"source": t}))
    run.happen(Event("marked", t.id, who, 1, mark="tapped"))
    return made


def resolved(run: Run, p: Pending) -> None:
    """A card that was used goes to the discard pile."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving" and p.ability.role == "spell":
        run.happen(Event("put", t.id, t.owner, zone="discard"))
