"""Cards that an effect sets on others: face down on a creature a seal, on a shield more of that shield; face up what lies beneath."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.kernel import moves
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def set_on(run: Run, e: Event) -> None:
    """A card is set on another one: a card in the battle zone is sealed by one that lies face down on it; a shield has one card more."""
    t, host = run.state.things[e.subject], run.state.things[e.target]
    if host.zone not in (run.game.table, "shields") or t.id == host.id or (host.hidden and host.host):
        return
    e.before = t
    down = e.hidden or host.zone == "shields"
    moves.put(run, t, host.owner if down else t.owner, "under", hidden=down)
    moves.change(run, run.state.things[t.id], host=host.id)
    if host.zone == "shields":
        run.cite(rule.SHIELD_OF_SEVERAL)
    elif down:
        run.cite(rule.SEALED)
        moves.change(run, host, abilities=(), keywords=())
    e.did = 1


def more_of_the_shield(run: Run, shield: Thing) -> list[Thing]:
    """The further cards of a shield."""
    return [t for p in PLAYERS for i in run.state.zone(p, "under") if (t := run.state.things[i]).host == shield.id and t.hidden]
