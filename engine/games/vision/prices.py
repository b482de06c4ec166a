"""What playing a card asks for: what its own text says, the nodes that must lie in the node area, and what is paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.vision import nodes
from engine.games.vision import policies as rule
from engine.games.vision.state import of
from engine.kernel.cards import Ability, Text
from engine.kernel.figures import FIGURES
from engine.kernel.gather import heard
from engine.kernel.notes import PLAY_ONLY
from engine.kernel.requests import Refused
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

LISTENS = "~costs"


def changing(text: Text, fits: Callable[[Context, Thing], bool], amount: Callable[[Context], int], zones: frozenset[str]) -> Ability:
    """An ability that changes what cards cost that fit; ``zones`` is where it works."""

    def modify(ctx: Context, e: Event) -> None:
        if fits(ctx, ctx.state.things[e.subject]):
            e.amount += amount(ctx)

    return Ability("static", text, zones=zones, hears=(LISTENS,), modify=modify)


def cost_of(run: Run, who: Player, t: Thing) -> int:
    """What a card costs now: what is printed, with all that makes it more and less, and never below nothing."""
    asked = Event("costs", t.id, who, t.cost or 0)
    for i, h in heard(run.state, run.game.listening).get(LISTENS, ()):
        holder = run.state.things[i]
        ctx = Context(run, h, holder, holder.controller, asked)
        if h.ability.modify is not None and (h.ability.condition is None or h.ability.condition(ctx)):
            h.ability.modify(ctx, asked)
    return max(0, asked.amount)


def may_be_played(run: Run, who: Player, t: Thing) -> None:
    """Refuse what its own text keeps from being played now, and what the nodes do not allow."""
    for test in PLAY_ONLY.of(t.card) or ():
        run.cite(rule.PLAY_ONLY)
        if not test(Context(run, None, t, who, None)):
            raise Refused(rule.PLAY_ONLY, Message("refused.play-only", {"source": t}))
    if who in of(run.state).open_nodes:
        return
    need = FIGURES["nodes"](t)
    if need:
        active, asleep = nodes.lying(run, who)
        lying = len(active) + (len(asleep) if run.ask(rule.PLAY_NODES) == "all-nodes" else 0)
        if lying < need:
            raise Refused(rule.PLAY_NODES, Message("refused.too-few-nodes", {"source": t, "cost": need, "has": lying}))
    cost = cost_of(run, who, t)
    if cost:
        run.cite(rule.PLAY_COST)
        if not nodes.payable(run, who, cost):
            raise Refused(rule.PLAY_COST, Message("refused.cannot-pay", {"source": t, "cost": cost}))


def pay(run: Run, who: Player, t: Thing) -> None:
    """Pay what a card costs."""
    if who not in of(run.state).open_nodes:
        nodes.pay(run, who, cost_of(run, who, t))
