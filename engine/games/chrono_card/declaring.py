"""Declaring the use of a card or an A.Skill, interrupting what the other player declared, and ending interrupts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import moves
from engine.kernel.agenda import Pending
from engine.kernel.cards import Held
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.stack import declare, note, resolve_all
from engine.kernel.state import Player, Thing
from engine.kernel.targets import name_all
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def use_card(run: Run, r: Request) -> None:
    """Declare the use of an Event card from hand."""
    t = run.state.things[r.thing]
    if t.zone != "hand" or t.owner != r.who:
        raise Refused("use.have", Message("refused.not-in-hand", {"source": t}))
    use(run, r, t, "spell", "use")


def use_skill(run: Run, r: Request) -> None:
    """Declare the use of an A.Skill of a card on the own field."""
    t = run.state.things[r.thing]
    if t.zone != run.game.table or t.controller != r.who:
        raise Refused("use.have", Message("refused.not-in-play", {"source": t}))
    use(run, r, t, "activated", "a-skill")


def use(run: Run, r: Request, t: Thing, role: str, moment: str) -> None:
    """Declare an ability of ``t``: whether it may be declared now, its targets, its cost; then it waits for answers."""
    held = next((h for h in t.abilities if h.ability.role == role), None)
    if held is None:
        raise Refused("use.have", Message("refused.nothing-to-declare", {"source": t}))
    may_answer(run, r.who, t)
    chosen = name_targets(run, r, held, t)
    at_once = run.answers["cost.when"] == "declaration"
    if at_once:
        pay(run, r.who, t, cost_of(held, t))
    if role == "spell":
        t = moves.put(run, run.state.things[t.id], r.who, "resolving", keep=True)
    waits = run.ask("stack.waits")
    declare(run, held, t, r.who, chosen, moment)
    note(run, confirmed=())
    if not waits:
        resolve_all(run)


def may_answer(run: Run, who: Player, source: Thing) -> None:
    """Refuse an interrupt of one's own declaration, and, where the rule has it so, one of an interrupt."""
    if not run.agenda:
        return
    if run.agenda[-1].controller == who:
        if run.answers["stack.own"]:
            raise Refused("stack.own", Message("refused.own-declaration", {"source": source}))
        run.cite("stack.own")
    elif len(run.agenda) > 1 and not run.ask("stack.chain"):
        raise Refused("stack.chain", Message("refused.of-an-interrupt", {"source": source}))


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


def pay(run: Run, who: Player, source: Thing, cost: int) -> None:
    """Pay EP; a declaration that cannot be paid is refused."""
    has = run.state.point(who, "ep")
    if cost > has:
        raise Refused("cost.when", Message("refused.cannot-pay-ep", {"source": source, "cost": cost, "has": has}))
    if cost:
        run.cite("cost.when")
        run.happen(Event("gained", player=who, amount=-cost, data={"point": "ep"}))


def unpaid(run: Run, p: Pending, now: Thing | None) -> tuple[str, str] | None:
    """Pay what was to be paid on resolution; why ``p`` does nothing, where it cannot be paid any more."""
    if run.answers["cost.when"] == "declaration":
        return None
    try:
        pay(run, p.controller, p.origin, cost_of(p.held, p.origin))
    except Refused:
        return ("cost.when", "unpaid")
    return None


def produce(run: Run, r: Request) -> None:
    """Produce EP."""
    run.happen(Event("gained", player=r.who, amount=r.extra.get("amount", 1), data={"point": "ep"}))


def end_interrupts(run: Run, r: Request) -> None:
    """A player says that there will be no more interrupts; when all who must have said so, the declarations resolve."""
    if not run.agenda:
        raise Refused("use.have", Message("refused.nothing-declared", {}))
    confirmed = tuple(dict.fromkeys((*run.state.extra.get("confirmed", ()), r.who)))
    note(run, confirmed=confirmed)
    run.cite("stack.confirm")
    run.emit("event", Message("confirmed", {"player": r.who}), Event("confirmed", player=r.who), r.who)
    if len(confirmed) >= run.answers["stack.confirm"]:
        note(run, confirmed=())
        resolve_all(run)


def resolved(run: Run, p: Pending) -> None:
    """A card that was used goes to the discard pile."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving":
        run.happen(Event("put", t.id, t.owner, data={"zone": "discard"}))
