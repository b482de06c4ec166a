"""What Shadowverse's table holds beyond its cards: the mulligan, whose first turn is in Avarice, and what changes damage."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from engine.kernel.cards import CardAbility
from engine.kernel.state import Player, State, Thing

Shield = tuple[Thing, CardAbility]
ShieldKey = tuple[int, int, int, int]  # who has it, the stay, the line, the granting


class ShadowState(NamedTuple):
    """``avarice`` says whose first turn is in Avarice by itself; ``mulligans`` how many cards each player has returned.

    ``shields`` is what is in force of what changes damage (where a rule has it so, from and to the resolving of an effect); ``departed``
    what changed it and has left since there last was nothing to process. ``active`` are the states of players that held when somebody last
    waited for one to begin, None where nobody does.
    """

    avarice: Literal["second-player", "both-players", "nobody"] = "second-player"
    mulligans: Mapping[Player, int] = MappingProxyType({})
    shields: Mapping[ShieldKey, Shield] = MappingProxyType({})
    departed: tuple[Shield, ...] = ()
    active: frozenset[tuple[Player, str]] | None = None


NEW = ShadowState()


def of(state: State) -> ShadowState:
    """What the game has to know of this table."""
    return state.game if isinstance(state.game, ShadowState) else NEW
