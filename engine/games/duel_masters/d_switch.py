"""D-Switch: a D2 field lies upside down once its switch was used, and is not turned again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.kernel import moves
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
SWITCHED = "upside-down"


@means("effect", "switch")
def switch(b: Bench, node: Node) -> Operation:
    """Fields in the battle zone are turned upside down; one that lies so stays as it is, and nothing was done to it."""
    targets = cards_of(b, node)

    def operation(ctx: Context) -> None:
        able = [i for i in targets(ctx) if may_switch(ctx.run, ctx.state.things[i])]
        done(ctx, [ctx.run.happen(Event("switched", i, ctx.me, 0, ctx.source)) for i in able])

    return operation


def may_switch(run: Run, t: Thing) -> bool:
    """Whether a card is a field in the battle zone that has not been turned upside down (or has, by rule)."""
    if t.zone != run.game.table or t.card.kind != "field":
        return False
    return SWITCHED not in t.counters or run.ask(rule.D_SWITCH) == "each-time"


def switched(run: Run, e: Event) -> None:
    """It lies upside down for as long as it is there."""
    t = run.state.things[e.subject]
    moves.change(run, t, counters={**t.counters, SWITCHED: 1})
    e.did = 1
