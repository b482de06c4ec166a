"""Duel Masters put together: its zones, what moves a card where, and what a player may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import battle, onto, playing, stacks, turns, victory
from engine.games.duel_masters.messages import MESSAGES
from engine.games.duel_masters.offers import OFFERS
from engine.games.duel_masters.policies import POLICIES
from engine.games.duel_masters.state_based import state_based
from engine.games.duel_masters.vocabulary import VOCABULARY
from engine.kernel import common, moves
from engine.kernel.game import Game, Part
from engine.kernel.resolve import Context
from engine.kernel.state import Player
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

ZONES = ("leader", "battle", "mana", "shields", "hand", "deck", "graveyard", "hyperspatial", "gr", "resolving", "castles", "under")
# Destroying is trying to put into the graveyard, and so on: such an event is one move under two names.
DESTINATIONS = {"destroyed": "graveyard", "discarded": "graveyard", "returned": "hand", "broken": "hand"}
UMBRELLA = {
    "put": ("put", "left"),
    "destroyed": ("destroyed", "put", "left"),
    "returned": ("returned", "put", "left"),
    "discarded": ("discarded", "put"),
    "broken": ("broken", "put"),
    "drawn": ("drawn", "from-deck", "to-hand"),
    "attacked": ("attacked", "attacks"),
}


def untapped(run: Run, e: Event) -> None:
    """A card is set upright."""
    t = run.state.things[e.subject]
    moves.change(run, t, counters={k: v for k, v in t.counters.items() if k != "tapped"})
    e.did = 1


def discard(run: Run, ctx: Context, player: Player, ids: list[int], at_random: bool = False) -> list[Event]:
    """Discard these cards, in the order in which they were named."""
    return run.together([Event("discarded", i, player, source=ctx.source) for i in ids])


GAME = Game(
    id="duel-masters",
    name={"en": "Duel Masters", "ja": "デュエル・マスターズ"},
    policies=POLICIES,
    appliers={
        **common.APPLIERS,
        "played": common.nothing,
        "untapped": untapped,
        "as-played": common.nothing,
        "put": stacks.moved,
        "destroyed": stacks.moved,
        "returned": stacks.moved,
        "discarded": stacks.moved,
        "broken": stacks.moved,
        "entered": onto.entered,
        "fortified": onto.fortified,
        "rebuilt": stacks.rebuilt,
        "attacked": battle.attacked,
        "blocked": battle.blocked,
        "hit": common.nothing,
        "won-battle": common.nothing,
    },
    umbrella=UMBRELLA,
    destinations=DESTINATIONS,
    parts=(Part("occasion", "pool.order"),),
    discipline="pool",
    state_based=state_based,
    actions={"play": playing.play, "attack": battle.attack, "put_card": playing.charge, "end_turn": turns.end_turn},
    offers=OFFERS,
    marks=("cannot-attack", "indestructible", "undestroyable"),
    begin=stacks.begin,
    listening=("leader", "battle", "castles"),
    table="battle",
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody", "shields": "nobody", "gr": "nobody"},
    zones=ZONES,
    points={},
    figures=("power",),
    hooks={
        "resolved": playing.resolved,
        "discard": discard,
        "taken": victory.taken,
        "finish": victory.finish,
        "top-leaves": stacks.top_leaves,
        "break-shields": battle.break_by_effect,
        "undestroyable": stacks.undestroyable,
    },
)
