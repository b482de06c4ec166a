"""What players can be offered to do in Phantom Magic Vision: whoever holds priority acts, and the other one may think of the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision.interference import newest
from engine.kernel.cards import Ability
from engine.kernel.game import Offering, Ways
from engine.kernel.stack import each_by_name
from engine.kernel.state import Player, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run


def usable(t: Thing) -> list[Ability]:
    """The abilities of a card that its player uses."""
    return [h.ability for h in t.abilities if h.ability.role in ("activated", "optional")]


def can_use(run: Run, player: Player, t: Thing | None) -> bool:
    """A card with something to use."""
    return t is not None and bool(usable(t))


def each_use(run: Run, player: Player, t: Thing | None) -> Ways:
    """One way for each ability that can be used."""
    return each_by_name(usable(t)) if t is not None else ()


def may_attack(run: Run, player: Player, t: Thing | None) -> bool:
    """A character, in its player's turn."""
    return t is not None and t.card.kind == "character" and run.state.turn == player


def may_defend(run: Run, player: Player, t: Thing | None) -> bool:
    """A character of the player who is being attacked, while nobody defends yet."""
    now = newest(run.state)
    attack = now.attack if now is not None else None
    if t is None or (t.zone == "hand" and not {"ambush", "haste"} <= set(t.keywords)):
        return False
    return t.card.kind == "character" and attack is not None and attack.attacked == player and not attack.defender


def on_turn(run: Run, player: Player, t: Thing | None) -> bool:
    """In the own turn."""
    return run.state.turn == player


def holds(run: Run, player: Player, t: Thing | None) -> bool:
    """Who holds priority."""
    return run.state.priority == player


def waits(run: Run, player: Player, t: Thing | None) -> bool:
    """While an interference is open."""
    return newest(run.state) is not None


OFFERS = (
    Offering("defend", "field", may_defend),
    Offering("defend", "hand", may_defend),
    Offering("attack", "field", may_attack, aims=("leader",)),
    Offering("use", "field", can_use, each_use),
    Offering("play", "hand"),
    Offering("set_node", "hand", on_turn),
    Offering("pass", "", holds),
    Offering("end_turn", "", on_turn),
    Offering("nobody_answers", "", waits, shared=True),
)
