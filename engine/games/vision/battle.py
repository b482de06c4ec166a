"""Attack and battle: who may attack and defend, and the blows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.games.vision import policies as rule
from engine.kernel.requests import Refused
from engine.kernel.state import Player, Thing
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
        raise Refused(rule.BATTLE_ABLE, Message("refused.no-character", {"source": t}))
    if t.counters.get("asleep"):
        raise Refused(rule.BATTLE_ABLE, Message("refused.asleep", {"source": t}))
    run.cite(rule.BATTLE_ABLE)


def may_attack(t: Thing) -> None:
    """Refuse what a text keeps from attacking."""
    if "cannot-attack" in t.keywords:
        raise Refused(rule.PUT_FORBIDDEN, Message("refused.cannot-attack", {"source": t}))


def fight(run: Run, attack: Attack) -> None:
    """The blows: the attacker's at the defender, who strikes back at the same moment, else at the attacked player."""
    a = run.state.things[attack.attacker]
    d = run.state.things[attack.defender or run.state.zone(attack.attacked, "leader")[0]]
    run.cite(rule.BATTLE_BLOWS)
    if a.zone != run.game.table or d.zone not in (run.game.table, "leader"):
        run.emit("event", Message("no-battle", {"source": a}))
        return
    blows = [Event("damaged", d.id, d.controller, a.attack or 0, a.id, by="battle")]
    if d.zone != "leader":
        blows.append(Event("damaged", a.id, a.controller, d.attack or 0, d.id, by="battle"))
    with run.deferring():
        run.together(blows)
    run.checkpoint("battle")
