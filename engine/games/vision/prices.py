"""What playing a card asks for: what its own text says, the nodes that must lie in the node area, and what is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import no_number, nodes, words
from engine.games.vision import policies as rule
from engine.games.vision.figures import NEEDS
from engine.games.vision.state import of
from engine.kernel.figures import FIGURES
from engine.kernel.gather import heard
from engine.kernel.modifying import changed_cost, modify, own
from engine.kernel.notes import COSTS_X, PLAY_ONLY
from engine.kernel.requests import Refused
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def cost_of(run: Run, who: Player, t: Thing) -> int:
    """What a card costs now: what is printed, with all that makes it more and less, and never below nothing."""
    return max(0, changed_cost(run, t, who, t.cost or 0))


def need_of(run: Run, who: Player, t: Thing) -> int:
    """How many nodes a card needs now, and never below none."""
    asked = Event("needs", t.id, who, FIGURES["nodes"](t))
    modify(run, asked, (*own(run, t, NEEDS), *heard(run.state, run.game.listening).get(NEEDS, ())))
    return max(0, asked.amount)


def may_be_played(run: Run, who: Player, t: Thing) -> bool:
    """Refuse what its own text keeps from being played now, and what the nodes do not allow; whether its cost is to be paid."""
    no_number.never_played(run, t)
    for test in PLAY_ONLY.of(t.card) or ():
        run.cite(rule.PLAY_ONLY)
        if not test(Context(run, None, t, who, None)):
            raise Refused(rule.PLAY_ONLY, Message("refused.play-only", {"source": t}))
    if who in of(run.state).open_nodes:
        return False
    short = too_dear(run, who, t)
    if (need_of(run, who, t) or cost_of(run, who, t)) and (by := words.through_others(run, who, t)):
        return not words.plays_freely(run, t, who, by, short is None)
    if short is not None:
        raise short
    return True


def too_dear(run: Run, who: Player, t: Thing) -> Refused | None:
    """Why the nodes do not allow a card to be played: too few lie there, or its cost cannot be paid."""
    need = need_of(run, who, t)
    if need:
        active, asleep = nodes.lying(run, who)
        lying = len(active) + (len(asleep) if run.ask(rule.PLAY_NODES) == "all-nodes" else 0)
        if lying < need:
            return Refused(rule.PLAY_NODES, Message("refused.too-few-nodes", {"source": t, "cost": need, "has": lying}))
    cost = cost_of(run, who, t)
    if cost:
        run.cite(rule.PLAY_COST)
        if not nodes.payable(run, who, cost):
            return Refused(rule.PLAY_COST, Message("refused.cannot-pay", {"source": t, "cost": cost}))
    return None


def said_x(run: Run, who: Player, t: Thing, paying: bool) -> int | None:
    """What X is for a card that costs X, as its player says; None for any other."""
    free = who in of(run.state).open_nodes
    return no_number.said(run, who, t, free, cost_of(run, who, t)) if paying or free else 0 if COSTS_X.of(t.card) else None


def pay(run: Run, who: Player, t: Thing, x: int) -> None:
    """Pay what a card costs, with what its player says that X is."""
    nodes.pay(run, who, cost_of(run, who, t) + x)
