"""What Chrono Card's table holds beyond its cards: how far the turn has come, the charm under way, and who has ended interrupts."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.state import Player, State

Course = tuple[str, str, str, str, int]  # a moment of a turn, as far as turns are compared


class ChronoState(NamedTuple):
    """``charm`` is the card that charms (0: none) and ``along`` those that charm with it.

    ``defender`` is what defends: None until that is said, 0 for no card.

    ``charmed`` is the turn of the last charm and ``drawn`` the turn whose draw has been made.
    ``confirmed`` are the players who have ended interrupts; ``past`` is what has just been done without waiting: its kind, and by whom.
    ``opened`` are the waiting effects that have triggered and wait for answers of their own.
    Players have acted in this turn from the frame ``began`` on; ``courses`` are how the last turns went, each with its player.
    """

    charm: int = 0
    defender: int | None = None
    charmed: int = 0
    drawn: int = 0
    confirmed: tuple[Player, ...] = ()
    past: tuple[str, Player] | None = None
    opened: tuple[int, ...] = ()
    began: int = 0
    courses: tuple[tuple[Player, tuple[Course, ...]], ...] = ()
    along: tuple[int, ...] = ()


NEW = ChronoState()


def undefended(state: State) -> bool:
    """Whether a charm waits for the other player to say what defends."""
    return bool(of(state).charm) and of(state).defender is None


def of(state: State) -> ChronoState:
    """What the game has to know of this table."""
    return state.game if isinstance(state.game, ChronoState) else NEW
