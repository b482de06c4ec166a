"""Cards of two or three sides, each a card of its own: psychic creatures, draghearts.

An effect turns them over; anywhere but in the battle zone they are as they began.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.state import of
from engine.kernel import moves
from engine.kernel.cards import Ability, Definition
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.effects import Operation, cards_of, done
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means
NEXT = Note[Callable[[], Definition]]("other_side")  # the side on which a card lies when it is turned over


@means("printed", "other_side")
def other_side(b: Bench, node: Node) -> list[Ability]:
    """What the card is when it is turned over: noted of it."""
    NEXT.put(b.notes, lambda: b.define(node["card"]))
    return []


@means("effect", "show_other_side")
def turn_over(b: Bench, node: Node) -> Operation:
    """Cards are turned over; one that has no other side stays as it is."""
    targets = cards_of(b, node)


    def operation(ctx: Context) -> None:
        able = [i for i in targets(ctx) if behind(ctx.run, ctx.state.things[i]) is not None]
        done(ctx, [ctx.run.happen(Event("turned-over", i, ctx.me, 0, ctx.source)) for i in able])

    return operation


def behind(run: Run, t: Thing) -> Definition | None:
    """What a card in the battle zone shows when it is turned over: the side that it names, or the one on which it began."""
    if t.zone != run.game.table:
        return None
    named = NEXT.of(t.card)
    return named() if named is not None else dict(of(run.state).fronts).get(t.id)


def turned_over(run: Run, e: Event) -> None:
    """A card in the battle zone shows its other side: it is the same object, turned and granted what it was; it need not wait, by rule."""
    t = run.state.things[e.subject]
    other = behind(run, t)
    assert other is not None
    fronts = dict(of(run.state).fronts)
    run.new_state().game = of(run.state)._replace(fronts=tuple({t.id: t.card, **fronts}.items()))
    show(run, t, other)
    if run.state.things[t.id].counters.get("entered") == run.state.turn_number and run.ask(rule.TURNED_SICK) == "exempt":
        now = run.state.things[t.id]
        moves.change(run, now, counters={k: n for k, n in now.counters.items() if k != "entered"})
    e.did = 1


def show(run: Run, t: Thing, card: Definition) -> None:
    """A thing as another side of its card; what it was granted and how it lies stay."""
    here, there = t.card.face("front"), card.face("front")
    granted = tuple(h for h in t.abilities if h.granted)
    extra = list(t.keywords)
    for word in here.keywords:
        if word in extra:
            extra.remove(word)
    more = (t.attack or 0) - (here.attack or 0)
    moves.change(
        run, t, card=card, attack=None if there.attack is None else there.attack + more, abilities=there.abilities + granted,
        keywords=(*there.keywords, *extra), traits=(t.traits - t.card.traits) | card.traits, cost=card.cost,
    )  # fmt: skip


def as_it_began(run: Run, i: int) -> None:
    """A card that has left the battle zone shows the side on which it began."""
    front = dict(of(run.state).fronts).get(i)
    if front is None or run.state.things[i].zone == run.game.table:
        return
    run.new_state().game = of(run.state)._replace(fronts=tuple(x for x in of(run.state).fronts if x[0] != i))
    t = run.state.things[i]
    lies = dict(t.counters)
    moves.become(run, t, front)
    moves.change(run, run.state.things[i], counters=lies)
