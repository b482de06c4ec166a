"""What is waiting. A queue sorts it by key, a stack takes it from the last, a pool lets players order their own."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from engine.kernel import ordering
from engine.kernel.cards import CardAbility
from engine.kernel.questions import ORDER_INVOKED, POOL_ORDER, POOL_PLAYER, STACK_ORDER
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message, new

if TYPE_CHECKING:
    from engine.kernel.run import Run


class Pending:
    """An ability that has triggered (or was declared) and waits to resolve.

    ``origin`` is its source as it was when it triggered, ``since`` the source's stay in its zone right after; ``frozen`` holds what
    was read early; ``key`` says where it stands among others (:mod:`engine.kernel.order`); ``chosen`` are the targets named when it was
    declared; ``late`` says that its condition did not hold yet as it triggered.
    """

    __slots__ = (
        "ability",
        "card_ability",
        "chosen",
        "controller",
        "event",
        "frozen",
        "id",
        "key",
        "late",
        "moment",
        "origin",
        "since",
        "source",
        "spell",
        "zone",
    )  # fmt: skip

    key: tuple[int, ...]

    def __init__(
        self,
        id: int,
        card_ability: CardAbility,
        origin: Thing,
        since: int,
        controller: Player,
        event: Event | None,
        key: tuple[int, ...] | None,
        moment: str,
    ) -> None:
        self.id = id
        self.card_ability = card_ability
        self.ability = card_ability.ability
        self.origin = origin
        self.source = origin.id
        self.since = since
        self.controller = controller
        self.event = event
        if key is not None:
            self.key = key
        self.moment = moment
        self.zone = origin.zone
        self.frozen: dict[int, object] | None = None
        self.chosen: dict[int, tuple[int, ...]] | None = None
        self.spell = False
        self.late = False

    def __lt__(self, other: Pending) -> bool:
        return self.key < other.key


def join(run: Run, p: Pending) -> None:
    """Put ``p`` among what waits, where its key says, and note it."""
    if len(run.agenda) >= run.budget.agenda:
        run.over("agenda")
    insort(run.agenda, p)
    run.emit("queued", new(Message, ("queued", {"source": p.origin, "ability": p.ability.text})), None, p.controller, p)
    if run.orders:
        ordering.check(run, p)


def next_of_queue(run: Run) -> Pending:
    """The waiting effect with the smallest key; the rules that put it before the others are cited.

    Those that differ in the first part already are at the end, and one of them speaks for all. Where the order is chance, it is drawn here.
    """
    peers = run.order.peers(run.agenda)
    if len(peers) > 1:
        return next_by_lot(run, peers)
    p = run.agenda.pop(0)
    for other in run.agenda:
        for question in run.order.deciding_questions(p, other):
            run.cite(question)
        if other.key[0] != p.key[0]:
            break
    return p


def next_by_lot(run: Run, peers: list[Pending]) -> Pending:
    """One of these at random, each as likely as the others."""
    options = tuple((p.id, Message("waiting", {"source": p.origin, "ability": p.ability.text})) for p in peers)
    sources = [p.source for p in peers]
    wish, fallback = ordering.wished(run, peers)
    named = run.wishes[0].among(sources) if run.wishes else None
    if named is not None:
        run.wishes.pop(0)
        wish = named
    run.cite(ORDER_INVOKED)
    picked = peers[run.decide("random", peers[0].controller, Message("which-first", {}), options, wish=wish, fallback=fallback)]
    run.agenda.remove(picked)
    return picked


def next_of_pool(run: Run, waiting: list[Pending] | None = None) -> Pending:
    """One of the turn player's waiting effects, else one of the other player's (or the reverse, by rule); who has several says which.

    By another rule the turn player orders the other player's too. ``waiting`` are those among which it is, where not all.
    """
    every = run.agenda if waiting is None else waiting
    how = run.answer(POOL_PLAYER)
    if how == "turn-player-orders-all":
        mine, who = list(every), run.state.turn
    else:
        first = [p for p in every if (p.controller == run.state.turn) == (how == "turn-player-first")]
        mine = first or list(every)
        who = mine[0].controller
    if len({p.controller for p in every}) > 1:
        run.cite(POOL_PLAYER)
    picked = 0
    wish, fallback = ordering.wished(run, mine) if len(mine) > 1 else (None, 0)
    if len(mine) > 1 and (wish is not None or not ordering.alike(run, mine)):
        run.cite(POOL_ORDER)
        options = tuple((p.id, Message("waiting", {"source": p.origin, "ability": p.ability.text})) for p in mine)
        picked = run.decide("choice", who, Message("which-first", {}), options, wish=wish, fallback=fallback)
    run.agenda.remove(mine[picked])
    return mine[picked]


def next_of_stack(run: Run, base: int = 0) -> Pending:
    """The declaration made last (or first, where the rule says so); the first ``base`` of them belong to something older."""
    last = run.ask(STACK_ORDER) == "last-in" if len(run.agenda) > base + 1 else True
    return run.agenda.pop(-1 if last else base)


NEXT = {"queue": next_of_queue, "pool": next_of_pool, "stack": next_of_stack}
