"""The states of a player (Vengeance, Overflow …): what each asks of the table, when one begins, and how often it has begun.

A state is one entry of ``STATES``; that it can be asked for, waited for, counted, and given on a board follows from that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.games.shadowverse import policies as rule
from engine.games.shadowverse.shields import frame_of
from engine.games.shadowverse.state import of
from engine.games.shadowverse.table import leader, second_player, turns_of
from engine.kernel.gather import heard
from engine.kernel.history import Record
from engine.kernel.state import PLAYERS, Player, State
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

BEGINS = "state-on"  # the event of which those are told who wait for a state to begin


class PlayerState(NamedTuple):
    """A state: the key of a board from which it follows, and whether it holds for a player of a table by itself."""

    follows: str
    holds: Callable[[State, Player], bool]


def avarice_by_itself(state: State, player: Player) -> bool:
    """Whether a player is in Avarice without having drawn anything: on the first turn, the second player alone (or whom the rule names)."""
    whose = of(state).avarice
    if state.turn != player or turns_of(state, player) != 1:
        return False
    return whose == "both-players" or (whose == "second-player" and second_player(state) == player)


STATES = {
    "vengeance": PlayerState("leader", lambda state, player: leader(state, player).left <= 10),
    "overflow": PlayerState("max_pp", lambda state, player: state.point(player, "max_pp") >= 7),
    "resonance": PlayerState("deck_size", lambda state, player: len(state.zone(player, "deck")) % 2 == 0),
    "wrath": PlayerState("self_damage", lambda state, player: state.point(player, "self_damage") >= 7),
    "avarice": PlayerState(
        "drawn_this_turn", lambda state, player: state.point(player, "drawn_this_turn") >= 2 or avarice_by_itself(state, player)
    ),
}
STATES_FROM = {name: state.follows for name, state in STATES.items()}


def times_before(name: str) -> str:
    """The points that say how often a state had begun before the given board."""
    return name + "s"


def is_active(state: State, player: Player, name: str) -> bool:
    """Whether one of the states that cards ask for holds for a player: by an effect, or by itself. Raises KeyError for no state."""
    return STATES[name].holds(state, player) or state.point(player, name) > 0


def cite_state(run: Run, player: Player, name: str) -> None:
    """Name the rule that makes a state hold, where it is one that a rule gives."""
    if name == "avarice" and run.state.turn == player and turns_of(run.state, player) == 1:
        run.cite(rule.AVARICE_FIRST_TURN)


# ---- beginning


def active(state: State) -> frozenset[tuple[Player, str]]:
    """Which states hold now, and for whom."""
    return frozenset((player, name) for player in PLAYERS for name in STATES if is_active(state, player, name))


def later(run: Run, event: Event) -> None:
    """After an event: tell those who wait of the states that were off and are on now. Nothing is looked at where nobody waits."""
    seen = of(run.state).active
    if BEGINS in heard(run.state, run.game.listening):
        _compare(run, run.frames[max(frame_of(run, event) - 1, 0)].state if seen is None else run.state)
    elif seen is not None:
        run.new_state().game = of(run.state)._replace(active=None)


def note(run: Run, before: State) -> None:
    """Tell those who wait of the states that have begun since the states were looked at last, or since the table was as ``before``."""
    if BEGINS in heard(run.state, run.game.listening):
        _compare(run, before)


def _compare(run: Run, before: State) -> None:
    seen = of(run.state).active
    was = seen if seen is not None else active(before)
    now = active(run.state)
    if now != seen:
        run.new_state().game = of(run.state)._replace(active=now)
    for player in (run.state.turn, *(p for p in PLAYERS if p != run.state.turn)):
        for name in STATES:
            if (player, name) in now and (player, name) not in was:
                tell(run, player, name)


def tell(run: Run, player: Player, name: str) -> None:
    """One state has begun; the rule is named where something has waited for that."""
    frame, waiting = len(run.frames), run.pendings
    run.announce(Event(BEGINS, player=player, state=name))
    if run.pendings > waiting:
        run.cite(rule.STATE_BEGINS, at=frame)


def beginnings(run: Run, player: Player, name: str) -> list[Record]:
    """When a state began for a player since the given board, oldest first: wherever a step of the run shows it on that was off before."""
    found = []
    was, last = True, None
    for state in (*(f.state for f in run.frames), run.state):
        if state is last:
            continue
        now = is_active(state, player, name)
        if now and not was and last is not None:
            found.append(Record(BEGINS, None, player, state.turn_number, state.turn, 1))
        was, last = now, state
    return found
