"""Interrupts: what waits for answers and what is done at once, who may answer what, and the end of interrupts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel.agenda import Pending
from engine.kernel.cards import Ability, Held, Text, Trigger
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context, resolve
from engine.kernel.stack import declare, note, resolve_next
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

KINDS = ("use", "draw", "charm", "end-of-main-phase", "p-skill", "trigger", "phase-change", "defense", "ep", "cost")


def waits(run: Run, kind: str) -> bool:
    """Whether something of this kind waits for answers; the rule is cited where it is declared."""
    return bool(run.ask(question(kind)))


def question(kind: str) -> str:
    """The question of the rule on whether this kind can be interrupted."""
    return "stack.waits" if kind == "use" else "waits." + kind


def put_forward(run: Run, kind: str, who: Player, about: Thing, text: Text, do: Callable[[Run], None]) -> None:
    """A player declares something that is no use of a card: it waits for answers, or is done at once and cannot be answered."""
    held = Held(Ability("declaration", text, Trigger("declared", True, kind), operations=(lambda ctx: do(ctx.run),)), 0)
    if waits(run, kind):
        push(run, held, about, who, {}, kind, "put-forward")
        return
    ctx = Context(run, held, about, who, None)
    cause, depth = run.cause, run.depth
    run.cause = run.emit("resolving", Message("done-at-once", {"text": text, "player": who}), actor=who)
    run.depth = depth + 1
    held.ability.operations[0](ctx)
    run.cause, run.depth = cause, depth
    run.checkpoint("item")
    at_once(run, kind, who)
    settle(run)


def push(run: Run, held: Held, about: Thing, who: Player, chosen: dict[int, tuple[int, ...]], moment: str, told: str = "declared") -> None:
    """A declaration waits for answers; whoever had ended interrupts before has to say so again."""
    declare(run, held, about, who, chosen, moment, told)
    note(run, confirmed=(), past=())


def at_once(run: Run, kind: str, who: Player) -> None:
    """Remember what has just been done without waiting: whoever tries to answer it is told why not."""
    note(run, past=(kind, who))


def may_answer(run: Run, r: Request, source: Thing | None, kind: str) -> None:
    """Refuse what cannot be declared now, be it in answer to something or on its own."""
    past: tuple[str, Player] | tuple[()] = run.state.extra.get("past", ())
    named = r.extra.get("answers", "")
    top = run.agenda[-1] if run.agenda else None
    if named and (top is None or kind_of(top) != named) and not run.answers[question(named)]:
        raise Refused(question(named), Message("refused.not-" + named, {"source": source}))
    if top is None:
        if r.who == run.state.turn and not named:
            return
        if past and past[1] != r.who and not run.answers[question(past[0])]:
            raise Refused(question(past[0]), Message("refused.not-" + past[0], {"source": source}))
        raise Refused("interrupt.answers", Message("refused.nothing-to-answer", {"source": source}))
    by = run.answers["interrupt.by"]
    if by and kind not in by:
        raise Refused("interrupt.by", Message("refused.no-interrupt", {"source": source}))
    run.cite("interrupt.by")
    if top.controller == r.who:
        if past and past[1] != r.who:
            raise Refused(question(past[0]), Message("refused.not-" + past[0], {"source": source}))
        if run.answers["stack.own"]:
            raise Refused("stack.own", Message("refused.own-declaration", {"source": source}))
        run.cite("stack.own")
    elif len(run.agenda) > 1 and not run.ask("stack.chain"):
        raise Refused("stack.chain", Message("refused.of-an-interrupt", {"source": source}))


def kind_of(p: Pending) -> str:
    """What kind of declaration waits."""
    if p.ability.role == "triggered":
        return "p-skill" if p.ability.data["head"] == "p-skill" else "trigger"
    return p.moment if p.moment in KINDS else "use"


def settle(run: Run) -> bool:
    """What has triggered: by the rule it is done at once, so that nobody can answer; whether something waits all the same."""
    while fresh := [p for p in run.agenda if p.ability.role == "triggered" and p.id not in run.state.extra.get("windows", ())]:
        p = fresh[0]
        if waits(run, kind_of(p)):
            note(run, windows=(*run.state.extra.get("windows", ()), p.id), confirmed=(), past=())
            return True
        run.agenda.remove(p)
        resolve(run, p)
        run.checkpoint("item")
        at_once(run, kind_of(p), p.controller)
    return False


def end_interrupts(run: Run, r: Request) -> None:
    """A player says that there will be no more interrupts; when all who must have said so, the declarations resolve."""
    if not run.agenda:
        raise Refused("use.have", Message("refused.nothing-declared", {}))
    confirmed = tuple(dict.fromkeys((*run.state.extra.get("confirmed", ()), r.who)))
    note(run, confirmed=confirmed)
    run.cite("stack.confirm")
    run.emit("event", Message("confirmed", {"player": r.who}), Event("confirmed", player=r.who), r.who)
    if len(confirmed) >= run.answers["stack.confirm"]:
        resolve_declared(run)


def resolve_declared(run: Run) -> None:
    """Everything declared resolves, from the last, unless something triggers in between that waits for answers of its own."""
    note(run, confirmed=(), past=())
    while run.agenda:
        resolve_next(run)
        run.pause()
        if settle(run):
            return
