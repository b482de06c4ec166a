"""What Shadowverse's table is made of: limits, whose turn it is in a row, and the order in which several targets are handled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import beyond_policies as beyond
from engine.games.shadowverse import policies as rule
from engine.kernel.game import OrderPart, TimingLine
from engine.kernel.state import OTHER, Player, State, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run

PLACES = 5
POINTS = {"defense": 20, "pp": 0, "max_pp": 0, "ep": 0, "shadows": 0, "rally": 0}

TIMELINE = (
    (
        TimingLine("own-enter"), TimingLine("fanfare", rule.TIMING_FANFARE), TimingLine("played", rule.TIMING_PLAYED),
        TimingLine("enters", rule.TIMING_ENTERS), TimingLine("reanimated", rule.TIMING_REANIMATED),
    ),
    (TimingLine("last-words"), TimingLine("leaving", rule.TIMING_LEAVING), TimingLine("destroyed", rule.TIMING_DESTROYED)),
    (TimingLine("evolve"), TimingLine("evolved", rule.TIMING_EVOLVED), TimingLine("evolved-in-hand", rule.TIMING_EVOLVED_IN_HAND)),
    (TimingLine("strike"), TimingLine("clash", rule.TIMING_CLASH), TimingLine("attacked", rule.TIMING_ATTACKED)),
    (TimingLine("engage"), TimingLine("engaged", beyond.TIMING_ENGAGED)),
    (TimingLine("discarded"), TimingLine("discards", rule.TIMING_DISCARDS)),
    (TimingLine("turn-start"), TimingLine("countdown", rule.TIMING_COUNTDOWN)),
)
ZONED = {("evolved", "hand"): "evolved-in-hand"}
ALIASES = {
    "own-enter": rule.MOMENT_OWN_ENTER,
    "own-leaves": rule.MOMENT_OWN_LEAVES,
    "boarding": rule.MOMENT_BOARDING,
}
PARTS = (
    OrderPart("occasion", rule.ORDER_OCCASION),
    OrderPart("timing", rule.ORDER_PARTS),
    OrderPart("place", rule.ORDER_PLACE),
    OrderPart("player", rule.ORDER_PLAYER),
    OrderPart("position", rule.ORDER_POSITION),
    OrderPart("hand", rule.ORDER_HAND),
    OrderPart("deck", rule.ORDER_INVOKED),
    OrderPart("line:countdown", rule.COUNTDOWN_LINE),
    OrderPart("line", rule.ORDER_LINE),
    OrderPart("number", rule.ORDER_OCCASION),
)
UMBRELLA = {
    "drawn": ("drawn", "from-deck", "to-hand"),
    "moved-to-hand": ("moved-to-hand", "from-deck", "to-hand"),
    "added": ("added", "to-hand"),
    "destroyed": ("destroyed", "left"),
    "banished": ("banished", "left"),
    "returned": ("returned", "left"),
    "put": ("put", "left"),
}


def leader(state: State, player: Player) -> Thing:
    """A player's leader."""
    return state.things[state.zone(player, "leader")[0]]


def board(state: State, player: Player) -> list[Thing]:
    """A player's cards on the board from the left (entered first) to the right."""
    return [state.things[i] for i in state.zone(player, "board")]


def followers(state: State, player: Player) -> list[Thing]:
    """A player's followers on the board from the left to the right."""
    return [t for t in board(state, player) if t.card.kind == "follower"]


def in_order(run: Run, ids: list[int]) -> list[int]:
    """Several targets in the order in which they are handled: as simultaneous effects are sorted, or the other side first, by rule."""
    if len(ids) < 2:
        return ids
    things, first = run.state.things, run.state.turn
    sides = len({things[i].controller for i in ids})
    if sides > 1:
        run.cite(rule.ORDER_PLAYER)
        as_effects = run.ask(rule.SWEEP_ORDER) == "as-effects"
        if (run.answer(rule.ORDER_PLAYER) == "turn-player-first") != as_effects:
            first = OTHER[first]
    if sides < len(ids):
        run.cite(rule.ORDER_POSITION)
    leader_at, sign = run.answer(rule.ORDER_POSITION)
    return sorted(
        ids, key=lambda i: (things[i].controller != first, leader_at if things[i].zone == "leader" else things[i].since * sign)
    )


def second_player(state: State) -> Player:
    """Who goes second: as given, else as the number of the turn tells."""
    return state.memory.second or (state.turn if state.turn_number % 2 == 0 else OTHER[state.turn])


def turns_of(state: State, player: Player) -> int:
    """How many turns a player has had, the present one included: counted, or worked out from the number of the turn."""
    counted = state.points.get((player, "turns"))
    return counted if counted is not None else (state.turn_number + (state.turn == player)) // 2


def is_first_turn_of_second(state: State, player: Player) -> bool:
    """Whether this is the second player's first turn."""
    return state.turn == player and second_player(state) == player and turns_of(state, player) == 1
