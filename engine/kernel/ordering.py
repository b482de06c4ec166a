"""What players are said to want of the order of what waits: it answers where they decide, and is refused where a rule does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel.questions import ORDER_OCCASION, POOL_ORDER, POOL_PLAYER, STACK_ORDER
from engine.kernel.state import likeness
from engine.kernel.trace import Message

if TYPE_CHECKING:
    from engine.kernel.agenda import Pending
    from engine.kernel.run import Run

# the question of how what waits is ordered at all
OWNER: dict[str, str] = {"queue": ORDER_OCCASION, "pool": POOL_ORDER, "stack": STACK_ORDER}


class Ordering:
    """That what passes ``first`` is to go before what passes ``second``; ``settled`` once it was heeded or refused."""

    __slots__ = ("first", "second", "settled")

    def __init__(self, first: Callable[[Pending], bool], second: Callable[[Pending], bool]) -> None:
        self.first = first
        self.second = second
        self.settled = False


def ruled(run: Run, p: Pending, q: Pending) -> str:
    """The question of the rule that puts one of two that wait before the other; "" where their player or chance does."""
    discipline = run.game.discipline
    at_once = discipline == "stack" and p.ability.role == q.ability.role == "triggered" and run.game.asks(POOL_ORDER)
    if discipline == "stack" and not at_once:
        return OWNER[discipline]
    if discipline == "pool" or at_once:
        return POOL_PLAYER if p.controller != q.controller and run.answer(POOL_PLAYER) != "turn-player-orders-all" else ""
    if run.order.by_lot(p, q):
        return ""
    early, late = sorted((p, q))
    return run.order.why(early.key, late.key, late.moment, late.zone).question


def check(run: Run, fresh: Pending) -> None:
    """Something has joined what waits: refuse what is wanted of its order where a rule decides that."""
    for wish in run.orders:
        for other in () if wish.settled else run.agenda:
            if other is fresh:
                continue
            if wish.first(fresh) and wish.second(other):
                first, second = fresh, other
            elif wish.first(other) and wish.second(fresh):
                first, second = other, fresh
            else:
                continue
            if question := ruled(run, first, second):
                wish.settled = True
                run.refuse(question, Message("refused.order", {"source": first.origin, "target": second.origin}), first.controller)
                break


def wished(run: Run, waiting: list[Pending]) -> tuple[int | None, int]:
    """What goes next of these as is wanted: the only one that may, or None; and the first that may, to be taken if nobody says more."""
    behind: set[int] = set()
    heeded = False
    owner = POOL_ORDER if run.game.asks(POOL_ORDER) else OWNER[run.game.discipline]
    for wish in run.orders:
        first = [p for p in waiting if wish.first(p)]
        second = {q.id for q in waiting if wish.second(q) and any(p is not q for p in first)}
        if not first or not second:
            continue
        heeded = wish.settled = True
        if len(behind | second) == len(waiting):
            run.refuse(owner, Message("refused.orders-clash", {"source": first[0].origin}), first[0].controller)
            continue
        behind |= second
    free = [n for n, p in enumerate(waiting) if p.id not in behind]
    return (free[0] if heeded and len(free) == 1 else None), free[0]


def alike(run: Run, waiting: list[Pending]) -> bool:
    """Whether nothing tells these from one another, one ability of copies that are alike and set off alike: any order comes to the same."""
    return len({alikeness(run, p) for p in waiting}) == 1


def alikeness(run: Run, p: Pending) -> tuple[object, ...]:
    """All that matters of what waits, but which of several copies it is of. A card on which others lie is like no other one."""
    now = run.state.things[p.source]
    borne = p.source if any(t.host == p.source for t in run.state.things.values()) else 0
    e = p.event
    event: tuple[object, ...] = ()
    if e is not None:
        subject = e.subject == p.source or who_like(run, e.subject)
        event = (e.type, subject, e.target == p.source or e.target, e.source, e.player, e.amount, e.by)
    lasting = tuple((x.when, x.player, type(x.what)) for x in run.state.expiries if x.id == p.source)
    return (p.ability, p.controller, p.late, likeness(p.origin), now.zone, likeness(now), borne, event, lasting)


def who_like(run: Run, thing: int) -> object:
    """A card to which something happened, as far as anything tells it from another one: a blank card that was drawn is like any other."""
    t = run.state.things.get(thing)
    return (t.zone, likeness(t)) if t is not None else thing


def leftover(run: Run) -> None:
    """An action has been carried out: refuse what was wanted of an order that nothing came to stand in."""
    for wish in run.orders:
        if not wish.settled:
            run.refuse(OWNER[run.game.discipline], Message("refused.order-of-none", {}), None)
    run.orders = []
