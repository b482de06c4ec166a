"""Attack and battle: who may attack and defend, the blows, and what is too badly hurt to stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.requests import Refused
from engine.kernel.state import OTHER, PLAYERS, Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


class Attack(NamedTuple):
    """An attack: the attacker, its player, the player who is attacked, the defender if there is one; ``alone`` after its interference."""

    attacker: int
    player: Player
    attacked: Player
    defender: int = 0
    alone: bool = False


def able(run: Run, who: Player, t: Thing) -> None:
    """Refuse what can neither attack nor defend: only an active character on its own player's field can."""
    if t.zone != run.game.table or t.controller != who or t.card.kind != "character":
        raise Refused("battle.able", Message("refused.no-character", {"source": t}))
    if t.counters.get("asleep"):
        raise Refused("battle.able", Message("refused.asleep", {"source": t}))
    run.cite("battle.able")


def fight(run: Run, attack: Attack) -> None:
    """The blows: the attacker's at the defender, who strikes back at the same moment, else at the attacked player."""
    a = run.state.things[attack.attacker]
    d = run.state.things[attack.defender or run.state.zone(attack.attacked, "leader")[0]]
    run.cite("battle.blows")
    if a.zone != run.game.table or d.zone not in (run.game.table, "leader"):
        run.emit("event", Message("no-battle", {"source": a}))
        return
    blows = [Event("damaged", d.id, d.controller, a.attack or 0, a.id, {"by": "battle"})]
    if d.zone != "leader":
        blows.append(Event("damaged", a.id, a.controller, d.attack or 0, d.id, {"by": "battle"}))
    run.holding = True
    run.together(blows)
    run.holding = False
    run.checkpoint("battle")


def state_based(run: Run, where: str) -> bool:
    """A player with no life left loses; a character with no toughness left goes to the netherworld."""
    for p in PLAYERS:
        (player,) = run.state.zone(p, "leader")
        if run.state.things[player].left <= 0:
            run.cite("battle.no-life")
            run.end(OTHER[p], "won", "defense")
    beaten = [
        t
        for p in PLAYERS
        for i in run.state.zone(p, run.game.table)
        if (t := run.state.things[i]).defense is not None and t.left <= 0
    ]
    if beaten:
        run.cite("battle.no-toughness")
        run.together([Event("put", t.id, t.owner, data={"zone": "netherworld"}) for t in beaten])
    return bool(beaten)
