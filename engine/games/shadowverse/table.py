"""What Shadowverse's table is made of: zones, limits, states such as Vengeance, and the order in which several targets are handled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.game import Moment, Part
from engine.kernel.moves import tally
from engine.kernel.state import OTHER, Player, State, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run

ZONES = ("leader", "board", "aboard", "hand", "deck", "cemetery", "banished", "resolving")
PLACES = 5
POINTS = {"defense": 20, "pp": 0, "max_pp": 0, "ep": 0, "shadows": 0, "rally": 0}
COUNTERS = (
    "self_damage", "resonances", "evolutions", "cards_played", "played_this_turn", "drawn_this_turn", "burials", "victory_card",
    "vengeance",
    "extra_turns", "earth_sigils", "turns",
)  # fmt: skip

TIMELINE = (
    (
        Moment("own-enter"), Moment("fanfare", "timing.fanfare"), Moment("played", "timing.played"), Moment("enters", "timing.enters"),
        Moment("reanimated", "timing.reanimated"),
    ),
    (Moment("last-words"), Moment("leaving", "timing.leaving"), Moment("destroyed", "timing.destroyed")),
    (Moment("evolve"), Moment("evolved", "timing.evolved"), Moment("evolved-in-hand", "timing.evolved-in-hand")),
    (Moment("strike"), Moment("clash", "timing.clash"), Moment("attacked", "timing.attacked")),
    (Moment("discarded"), Moment("discards", "timing.discards")),
    (Moment("turn-start"), Moment("countdown", "timing.countdown")),
)
ZONED = {("evolved", "hand"): "evolved-in-hand"}
ALIASES = {
    "own-enter": "moment.own-enter",
    "own-leaves": "moment.own-leaves",
    "boarding": "moment.boarding",
}
PARTS = (
    Part("occasion", "order.occasion"),
    Part("timing", "order.parts"),
    Part("place", "order.place"),
    Part("player", "order.player"),
    Part("position", "order.position"),
    Part("hand", "order.hand"),
    Part("deck", "order.invoked"),
    Part("line:countdown", "countdown.line"),
    Part("line", "order.line"),
    Part("number", "order.occasion"),
)
UMBRELLA = {
    "drawn": ("drawn", "from-deck", "to-hand"),
    "moved-to-hand": ("moved-to-hand", "from-deck", "to-hand"),
    "added": ("added", "to-hand"),
    "destroyed": ("destroyed", "left"),
    "banished": ("banished", "left"),
    "returned": ("returned", "left"),
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
        run.cite("order.player")
        as_effects = run.ask("sweep.order") == "as-effects"
        if (run.answers["order.player"] == "turn-player") != as_effects:
            first = OTHER[first]
    if sides < len(ids):
        run.cite("order.position")
    leader_at, sign = run.answers["order.position"]
    return sorted(
        ids, key=lambda i: (things[i].controller != first, leader_at if things[i].zone == "leader" else things[i].since * sign)
    )


def is_active(state: State, player: Player, name: str) -> bool:
    """Whether one of the states that cards ask for holds for a player: vengeance, overflow, resonance, wrath, avarice."""
    if state.point(player, name) > 0:
        return True
    if name == "vengeance":
        return leader(state, player).left <= 10
    if name == "overflow":
        return state.point(player, "max_pp") >= 7
    if name == "resonance":
        return len(state.zone(player, "deck")) % 2 == 0
    if name == "wrath":
        return state.point(player, "self_damage") >= 7
    if name == "avarice":
        return state.point(player, "drawn_this_turn") >= 2 or avarice_by_itself(state, player)
    raise KeyError(name)


def avarice_by_itself(state: State, player: Player) -> bool:
    """Whether a player is in Avarice without having drawn anything: on the first turn, the second player alone (or whom the rule names)."""
    whose = state.extra.get("avarice", "second")
    if state.turn != player or turns_of(state, player) != 1:
        return False
    return whose == "both" or (whose == "second" and second_player(state) == player)


def cite_state(run: Run, player: Player, name: str) -> None:
    """Name the rule that makes a state hold, where it is one that a rule gives."""
    if name == "avarice" and run.state.turn == player and turns_of(run.state, player) == 1:
        run.cite("avarice.first-turn")


def second_player(state: State) -> Player:
    """Who goes second: as given, else as the number of the turn tells."""
    given: Player | None = state.extra.get("second")
    return given or (state.turn if state.turn_number % 2 == 0 else OTHER[state.turn])


def turns_of(state: State, player: Player) -> int:
    """How many turns a player has had, the present one included: counted, or worked out from the number of the turn."""
    counted = state.points.get((player, "turns"))
    return counted if counted is not None else (state.turn_number + (state.turn == player)) // 2


def is_first_turn_of_second(state: State, player: Player) -> bool:
    """Whether this is the second player's first turn."""
    return state.turn == player and second_player(state) == player and turns_of(state, player) == 1


def note_resonance(run: Run, player: Player, before: int) -> None:
    """Count a resonance that has just come on: the deck went from an odd number of cards to an even one."""
    if before % 2 and len(run.state.zone(player, "deck")) % 2 == 0:
        tally(run, player, "resonances")
