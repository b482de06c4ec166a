"""What abilities change at the instant in which something is asked or happens: what a card costs, how much damage it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, CardAbility
from engine.kernel.gather import heard
from engine.kernel.resolve import Context
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run
    from engine.kernel.state import Player, Thing

COSTS = "~costs"  # what abilities hear that change costs
RESTORING = "~healed"  # what abilities hear that change how much defense is restored


def modify(run: Run, e: Event, found: Iterable[tuple[int, CardAbility]]) -> None:
    """Let abilities, each with the thing that has it, change an event one after the other, as far as their conditions hold."""
    for i, h in found:
        holder = run.state.things[i]
        ctx = Context(run, h, holder, holder.controller, e)
        if h.ability.modify is not None and (h.ability.condition is None or h.ability.condition(ctx)):
            h.ability.modify(ctx, e)


def changing_costs(
    text: Bilingual,
    fits: Callable[[Context, Thing], bool],
    amount: Callable[[Context], int],
    zones: frozenset[str],
    least: int | None = None,
) -> Ability:
    """An ability that changes what cards cost that fit; ``zones`` is where it works. Alone it makes nothing cost less than ``least``."""

    def change(ctx: Context, e: Event) -> None:
        if fits(ctx, ctx.state.things[e.subject]):
            changed = e.amount + amount(ctx)
            e.amount = changed if least is None else max(changed, min(e.amount, least))

    return Ability("static", text, zones=zones, hears=(COSTS,), modify=change)


def own(run: Run, t: Thing, asked: str) -> list[tuple[int, CardAbility]]:
    """What a card says of its own use where it lies, unless all that lies there is heard anyway."""
    if t.zone in run.game.listening:
        return []
    return [(t.id, h) for h in t.abilities if asked in h.ability.hears and t.zone in h.ability.zones]


def changed_cost(run: Run, t: Thing, who: Player, cost: int) -> int:
    """What is asked of a player for a card with all that changes its ``cost``: what it says itself, then what is on the table."""
    changing = (*own(run, t, COSTS), *heard(run.state, run.game.listening).get(COSTS, ()))
    if not changing:
        return cost
    asked = Event("costs", t.id, who, cost)
    modify(run, asked, changing)
    return asked.amount
