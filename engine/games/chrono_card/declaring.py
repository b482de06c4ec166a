"""Declaring the use of a card or an A.Skill: the card, its targets, its cost; and producing EP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card.interrupts import at_once, may_answer, push, put_forward, resolve_declared, waits
from engine.kernel import moves
from engine.kernel.agenda import Pending
from engine.kernel.cards import Ability, Held, Trigger
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
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
        raise Refused("use.have", Message("refused.not-in-hand", {"source": t}))
    held = next((h for h in t.abilities if h.ability.role == "spell"), None)
    use(run, r, t, held if t.card.kind == "event" else ENTERING, "use")


def enter(ctx: Context) -> None:
    """A card that stays enters its player's field."""
    ctx.run.happen(Event("entered", ctx.source, ctx.me, data={"how": "played"}))


ENTERING = Held(
    Ability("spell", {"en": "Enters the field.", "ja": "場に出る。"}, Trigger("played", True, "use"), operations=(enter,)), 0
)


def use_skill(run: Run, r: Request) -> None:
    """Declare the use of an A.Skill of a card on the own field."""
    t = run.state.things[r.thing]
    if t.zone != run.game.table or t.controller != r.who:
        raise Refused("use.have", Message("refused.not-in-play", {"source": t}))
    use(run, r, t, next((h for h in t.abilities if h.ability.role == "activated"), None), "a-skill")


def use(run: Run, r: Request, t: Thing, held: Held | None, moment: str) -> None:
    """Declare an ability of ``t``: whether it may be declared now, its targets, its cost; then it waits for answers."""
    if held is None:
        raise Refused("use.have", Message("refused.nothing-to-declare", {"source": t}))
    may_answer(run, r, t, "use")
    if run.agenda and moment == "use" and t.card.kind != "event":
        if run.answers["interrupt.cards"]:
            raise Refused("interrupt.cards", Message("refused.no-event", {"source": t}))
        run.cite("interrupt.cards")
    chosen = name_targets(run, r, held, t)
    cost = cost_of(held, t)
    paid = run.answers["cost.when"] == "declaration"
    if paid:
        check(run, r.who, t, cost)
    later = paid and cost and waits(run, "cost")
    if paid and not later:
        pay(run, r.who, t, cost)
    if moment == "use":
        t = moves.put(run, run.state.things[t.id], r.who, "resolving", keep=True)
    waiting = waits(run, "use")
    push(run, held, t, r.who, chosen, moment)
    if later:
        put_forward(run, "cost", r.who, t, PAYING, lambda run: pay(run, r.who, t, cost))
    if not waiting:
        resolve_declared(run)
        at_once(run, "use", r.who)


def name_targets(run: Run, r: Request, held: Held, t: Thing) -> dict[int, tuple[int, ...]]:
    """The targets named with the declaration; none yet where they are named on resolution."""
    if not held.ability.choices:
        return {}
    run.cite("play.target")
    if run.answers["play.target"] != "declaration":
        return {}
    return name_all(run, Context(run, held, t, r.who, None), held.ability, r, "play.target")


def cost_of(held: Held, t: Thing) -> int:
    """What a declaration costs: the A.Skill's own cost, or the card's."""
    return int(held.ability.cost or 0) if held.ability.role == "activated" else t.cost or 0


def check(run: Run, who: Player, source: Thing, cost: int) -> None:
    """Refuse a declaration that cannot be paid."""
    has = run.state.point(who, "ep")
    if cost > has:
        raise Refused("cost.when", Message("refused.cannot-pay-ep", {"source": source, "cost": cost, "has": has}))


def pay(run: Run, who: Player, source: Thing, cost: int) -> None:
    """Pay EP."""
    check(run, who, source, cost)
    if cost:
        run.cite("cost.when")
        run.happen(Event("gained", player=who, amount=-cost, data={"point": "ep"}))


def unpaid(run: Run, p: Pending, now: Thing | None) -> tuple[str, str] | None:
    """Pay what was to be paid on resolution; why ``p`` does nothing, where it cannot be paid any more."""
    if run.answers["cost.when"] == "declaration" or p.ability.role not in ("spell", "activated"):
        return None
    try:
        pay(run, p.controller, p.origin, cost_of(p.held, p.origin))
    except Refused:
        return ("cost.when", "unpaid")
    return None


def produce(run: Run, r: Request) -> None:
    """Produce EP, on its own or as an interrupt."""
    may_answer(run, r, None, "ep")
    amount = r.extra.get("amount", 1)
    (player,) = run.state.zone(r.who, "leader")

    def gain(run: Run) -> None:
        run.happen(Event("gained", player=r.who, amount=amount, data={"point": "ep"}))

    put_forward(run, "ep", r.who, run.state.things[player], PRODUCING, gain)


def resolved(run: Run, p: Pending) -> None:
    """A card that was used goes to the discard pile."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving" and p.ability.role == "spell":
        run.happen(Event("put", t.id, t.owner, data={"zone": "discard"}))
