"""Declaring and answering: what is declared waits until nobody answers any more, then all of it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import ordering
from engine.kernel.agenda import Pending, next_of_stack
from engine.kernel.cards import Held
from engine.kernel.resolve import resolve
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def declare(
    run: Run, held: Held, source: Thing, who: Player, chosen: dict[int, tuple[int, ...]], moment: str, told: str = "declared"
) -> Pending:
    """Put a declaration on the stack with its targets; nothing resolves yet. ``told`` is the message that the log has for it."""
    if len(run.agenda) >= run.budget.agenda:
        run.over("agenda")
    run.pendings += 1
    mine = who == run.state.turn
    key = run.order.key(run.open_occasion(), moment, source.zone, mine, source.since, held.line, held.granted, run.pendings)
    p = Pending(run.pendings, held, source, run.state.things[source.id].since, who, None, key, moment)
    p.chosen = chosen
    run.agenda.append(p)
    parts = {"source": source, "ability": held.ability.text, "pending": p, "player": who}
    run.emit("queued", Message(told, parts), actor=who)
    if run.orders:
        ordering.check(run, p)
    return p


def resolve_next(run: Run, base: int = 0) -> None:
    """Resolve one declaration; the first ``base`` of them belong to something older and wait on."""
    if run.watch.seen(run):
        run.loop("agenda.loop")
    resolve(run, next_of_stack(run, base))
    run.checkpoint("item")


def negated(run: Run, e: Event) -> None:
    """What waits of a card, the latest of it, will do nothing when its turn comes; whether it is passed over is the game's to say."""
    waiting = [p.id for p in run.agenda if p.source == e.subject]
    if waiting:
        note(run, void=(*run.state.extra.get("void", ()), waiting[-1]))
        e.did = 1


def set_priority(run: Run, player: Player | None) -> None:
    """Give the right to act to a player, or to nobody."""
    s = run.state.fork()
    s.priority = player
    run.state = s


def note(run: Run, **extra: object) -> None:
    """Keep something that the game has to know about the stack, e.g. who has confirmed."""
    s = run.state.fork()
    s.extra = {**s.extra, **extra}
    run.state = s
