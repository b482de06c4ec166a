"""What Phantom Magic Vision's table holds beyond its cards: the interferences, the passes in a row, the node of the turn."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.state import Player, State

OPEN = -1  # the step of an interference that does not resolve yet


class DeclaredAttack(NamedTuple):
    """An attack: the attacker, its player, the player who is attacked, the defender if there is one; ``alone`` after its interference."""

    attacker: int
    player: Player
    attacked: Player
    defender: int = 0
    alone: bool = False


class Interference(NamedTuple):
    """One interference: the frame that opened it, how much of older ones waits below, its attack, and the step at which it is."""

    opened: int
    base: int
    attack: DeclaredAttack | None = None
    step: int = OPEN


class VisionState(NamedTuple):
    """``interferences`` are all that are open or resolving, the newest last; ``cut`` says that the newest ends with what was made void.

    ``passes`` counts who has passed in a row; ``node_set`` is the turn in which a node was set last; ``opened`` are the automatic
    effects that have opened an interference; ``decked`` the players who could not make a draw that was due;
    ``blows`` those of a battle that have just fallen: who is struck, and by whom;
    ``open_nodes`` the players of whose nodes the given board says nothing: what they pay for cards is left open;
    ``slots`` says of what a turn has room for one in which turn the last resolved.
    """

    interferences: tuple[Interference, ...] = ()
    cut: bool = False
    passes: int = 0
    node_set: int = 0
    opened: tuple[int, ...] = ()
    decked: tuple[Player, ...] = ()
    blows: tuple[tuple[int, int], ...] = ()
    open_nodes: tuple[Player, ...] = ()
    slots: tuple[tuple[str, int], ...] = ()


NEW = VisionState()


def of(state: State) -> VisionState:
    """What the game has to know of this table."""
    return state.game if isinstance(state.game, VisionState) else NEW
