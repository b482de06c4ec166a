"""What players can be offered to do in Duel Masters: all of it in the own turn (blocks and S-triggers are choices inside an attack)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import twinpact
from engine.kernel.game import Offering, Ways
from engine.kernel.state import Player, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run


def on_turn(run: Run, player: Player, t: Thing | None) -> bool:
    """In the own turn."""
    return run.state.turn == player


def may_fight(run: Run, player: Player, t: Thing | None) -> bool:
    """A creature that lies open, in its player's turn."""
    return on_turn(run, player, t) and t is not None and t.attack is not None and not t.hidden


def as_mana(run: Run, player: Player, t: Thing | None) -> Ways:
    """Into the mana zone."""
    return ({"zone": "mana"},)


def either_side(run: Run, player: Player, t: Thing | None) -> Ways:
    """As one side or the other, where a card has two."""
    if t is None or twinpact.spell_side(t) is None:
        return ({},)
    return tuple({"how": way} for way in twinpact.WAYS)


OFFERS = (
    Offering(
        "attack",
        "battle",
        may_fight,
        aims=("leader", "battle"),
        fits=lambda t, d: d.zone == "leader" or (d.attack is not None and not d.hidden),
    ),
    Offering("play", "hand", on_turn, either_side),
    Offering("put_card", "hand", on_turn, as_mana),
    Offering("end_turn", "", on_turn),
)
