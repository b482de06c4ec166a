"""Interrupts: what waits for answers and what is done at once, who may answer what, and the end of interrupts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.chrono_card import policies as rule
from engine.games.chrono_card.state import of
from engine.kernel.agenda import Pending, next_of_pool
from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, CardAbility, Trigger
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context, resolve
from engine.kernel.stack import declare, resolve_next
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

WAITS = {  # the kinds of declarations, each with the question whether it waits for answers
    "use": rule.STACK_WAITS,
    "draw": rule.WAITS_DRAW,
    "charm": rule.WAITS_CHARM,
    "end-of-main-phase": rule.WAITS_END_OF_MAIN_PHASE,
    "p-skill": rule.WAITS_P_SKILL,
    "trigger": rule.WAITS_TRIGGER,
    "phase-change": rule.WAITS_PHASE_CHANGE,
    "defense": rule.WAITS_DEFENSE,
    "ep": rule.WAITS_EP,
    "cost": rule.WAITS_COST,
}


def waits(run: Run, kind: str) -> bool:
    """Whether something of this kind waits for answers; the rule is cited where it is declared."""
    return run.ask(WAITS[kind])


def put_forward(run: Run, kind: str, who: Player, about: Thing, text: Bilingual, do: Callable[[Run], None]) -> None:
    """A player declares something that is no use of a card: it waits for answers, or is done at once and cannot be answered."""
    card_ability = CardAbility(Ability("declaration", text, Trigger("declared", True, kind), operations=(lambda ctx: do(ctx.run),)), 0)
    if waits(run, kind):
        push(run, card_ability, about, who, {}, kind, "put-forward")
        return
    ctx = Context(run, card_ability, about, who, None)
    with run.inside(run.emit("resolving", Message("done-at-once", {"text": text, "player": who}), actor=who)):
        card_ability.ability.operations[0](ctx)
    run.checkpoint("item")
    at_once(run, kind, who)
    settle(run)


def push(
    run: Run, card_ability: CardAbility, about: Thing, who: Player, chosen: dict[int, tuple[int, ...]], moment: str, told: str = "declared",
    ability: Ability | None = None,
) -> None:
    """A declaration waits for answers; whoever had ended interrupts before has to say so again."""
    declare(run, card_ability, about, who, chosen, moment, told, ability)
    begin_anew(run)


def begin_anew(run: Run) -> None:
    """Nobody has ended interrupts, and nothing has been done without waiting."""
    known = of(run.state)
    if known.confirmed or known.past is not None:
        run.new_state().game = known._replace(confirmed=(), past=None)


def at_once(run: Run, kind: str, who: Player) -> None:
    """Remember what has just been done without waiting: whoever tries to answer it is told why not."""
    run.new_state().game = of(run.state)._replace(past=(kind, who))


def may_answer(run: Run, r: Request, source: Thing | None, kind: str) -> None:
    """Refuse what cannot be declared now, be it in answer to something or on its own."""
    past = of(run.state).past
    named = r.answers
    top = run.agenda[-1] if run.agenda else None
    if named and (top is None or kind_of(top) != named) and not run.answer(WAITS[named]):
        raise Refused(WAITS[named], Message("refused.not-" + named, {"source": source}))
    if run.state.phase == "start" and not run.agenda and run.answer(rule.START_NOBODY) == "nobody":
        raise Refused(rule.START_NOBODY, Message("refused.start-phase", {"source": source}))
    if top is None:
        if r.who == run.state.turn and not named:
            return
        if run.state.phase == "draw" and kind in ("use", "ep") and not named and run.ask(rule.DRAW_EVERYBODY) == "everybody":
            return
        window = run.state.phase == "charm" and of(run.state).defender is not None and kind in ("use", "ep") and not named
        if window and run.ask(rule.CHARM_EVERYBODY) == "everybody":
            return
        if past and past[1] != r.who and not run.answer(WAITS[past[0]]):
            raise Refused(WAITS[past[0]], Message("refused.not-" + past[0], {"source": source}))
        raise Refused(rule.INTERRUPT_ANSWERS, Message("refused.nothing-to-answer", {"source": source}))
    by = run.answer(rule.INTERRUPT_BY)
    if by and kind not in by:
        raise Refused(rule.INTERRUPT_BY, Message("refused.no-interrupt", {"source": source}))
    run.cite(rule.INTERRUPT_BY)
    if top.controller == r.who:
        if past and past[1] != r.who:
            raise Refused(WAITS[past[0]], Message("refused.not-" + past[0], {"source": source}))
        if run.answer(rule.STACK_OWN) == "refused":
            raise Refused(rule.STACK_OWN, Message("refused.own-declaration", {"source": source}))
        run.cite(rule.STACK_OWN)
    elif len(run.agenda) > 1 and run.ask(rule.STACK_CHAIN) == "refused":
        raise Refused(rule.STACK_CHAIN, Message("refused.of-an-interrupt", {"source": source}))


def kind_of(p: Pending) -> str:
    """What kind of declaration waits."""
    if p.ability.role == "triggered":
        return "p-skill" if p.ability.head == "p-skill" else "trigger"
    return p.moment if p.moment in WAITS else "use"


def triggered(run: Run) -> list[Pending]:
    """What has triggered and nobody has been asked about."""
    return [p for p in run.agenda if p.ability.role == "triggered" and p.id not in of(run.state).opened]


def settle(run: Run) -> bool:
    """What has triggered: by the rule it is done at once, so that nobody can answer; whether something waits all the same."""
    while fresh := triggered(run):
        p = next_of_pool(run, fresh)
        if waits(run, kind_of(p)):
            run.agenda.append(p)
            run.new_state().game = of(run.state)._replace(opened=(*of(run.state).opened, p.id), confirmed=(), past=None)
            return True
        resolve(run, p)
        run.checkpoint("item")
        at_once(run, kind_of(p), p.controller)
    return False


def end_interrupts(run: Run, r: Request) -> None:
    """A player says that there will be no more interrupts; when all who must have said so, the declarations resolve."""
    if not run.agenda:
        raise Refused(rule.INTERRUPT_ANSWERS, Message("refused.nothing-declared", {}))
    confirmed = tuple(dict.fromkeys((*of(run.state).confirmed, r.who)))
    run.new_state().game = of(run.state)._replace(confirmed=confirmed)
    run.cite(rule.STACK_CONFIRM)
    run.emit("event", Message("confirmed", {"player": r.who}), Event("confirmed", player=r.who), r.who)
    if len(confirmed) >= run.answer(rule.STACK_CONFIRM):
        resolve_declared(run)


def resolve_declared(run: Run) -> None:
    """Everything declared resolves, from the last, unless something triggers in between that waits for answers of its own."""
    begin_anew(run)
    while run.agenda:
        resolve_next(run)
        run.pause()
        if settle(run):
            return
