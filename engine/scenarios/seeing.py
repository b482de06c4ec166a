"""Who sees what: zones that are hidden, and from whom."""

from __future__ import annotations

from engine.kernel.game import Game
from engine.kernel.state import Player, Thing


def sees(game: Game, player: Player, t: Thing) -> bool:
    """Whether a player sees a card where it is now."""
    if t.hidden:
        return False
    hidden = game.hidden_zones.get(t.zone)
    if hidden == "nobody":
        return False
    return hidden != "owner" or t.owner == player
