"""Nodes: how many lie in the node area, and paying with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.kernel import common, removal
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run
    from engine.kernel.state import Player


def lying(run: Run, player: Player) -> tuple[list[int], list[int]]:
    """A player's nodes that are active, and those that are asleep."""
    things = run.state.things
    area = run.state.zone(player, "node")
    return [i for i in area if not things[i].counters.get("asleep")], [i for i in area if things[i].counters.get("asleep")]


def payable(run: Run, player: Player, n: int) -> bool:
    """Whether so many nodes can be paid: each by putting an active one to sleep or, by the rule, by giving up a sleeping one."""
    active, asleep = lying(run, player)
    return len(active) + (len(asleep) if run.answer(rule.NODE_PAYMENT) == "sleep-or-give-up" else 0) >= n


def pay(run: Run, player: Player, n: int) -> None:
    """Pay so many nodes: active ones are put to sleep first, then sleeping ones go to the netherworld."""
    active, asleep = lying(run, player)
    if n:
        run.cite(rule.NODE_PAYMENT)
    for i in active[:n]:
        run.happen(Event("marked", i, player, 1, mark="asleep", paid=True))
    for i in asleep[: max(0, n - len(active))]:
        run.happen(Event("put", i, player, zone="netherworld", paid=True))


def put(run: Run, e: Event) -> None:
    """A card goes to the zone that the event names; into the node area it goes face down, by the rule."""
    if e.zone == "node" and not e.hidden:
        e.hidden = run.ask(rule.NODE_FACE_DOWN) == "face-down"
    removal.removed(run, e)


def gained(run: Run, e: Event) -> None:
    """A player's points change. Life that is gained has no upper limit."""
    if e.point != "life":
        common.gained(run, e)
        return
    player = run.state.things[run.state.zone(e.player, "leader")[0]]
    e.subject = player.id
    e.stats = (0, e.amount)
    common.strengthened(run, e)
    e.did = e.amount
