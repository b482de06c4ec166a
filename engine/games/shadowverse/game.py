"""Shadowverse put together: its tables, its behaviour, its mechanisms, and what a player may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import (
    amulets,
    combat,
    crests,
    drawing,
    engaging,
    events,
    fusing,
    leaving,
    opening,
    playing,
    rites,
    shields,
    super_evolving,
    turns,
)
from engine.games.shadowverse import policies as rule
from engine.games.shadowverse.behaviour import Shadowverse
from engine.games.shadowverse.counters import COUNTERS
from engine.games.shadowverse.kinds import KINDS
from engine.games.shadowverse.mechanisms import MECHANISMS
from engine.games.shadowverse.messages import MESSAGES
from engine.games.shadowverse.offers import OFFERS
from engine.games.shadowverse.policies import POLICIES
from engine.games.shadowverse.state_based import state_based
from engine.games.shadowverse.states import STATES_FROM
from engine.games.shadowverse.table import (
    ALIASES,
    PARTS,
    POINTS,
    TIMELINE,
    UMBRELLA,
    ZONED,
)
from engine.games.shadowverse.turn_parts import TURN
from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.games.shadowverse.zones import ZONES
from engine.kernel import common
from engine.kernel.game import LEADERS, Game

if TYPE_CHECKING:
    from engine.kernel.run import Run

def begin(run: Run) -> None:
    """What is so on a given board before its first frame."""
    opening.begin(run)
    shields.begin(run)


GAME = Game(
    id="shadowverse",
    name={"en": "Shadowverse", "ja": "シャドウバース"},
    policies=POLICIES,
    appliers={
        **common.APPLIERS,
        **events.APPLIERS,
        **leaving.APPLIERS,
        **drawing.APPLIERS,
        **rites.APPLIERS,
        **amulets.APPLIERS,
        **fusing.APPLIERS,
        **super_evolving.APPLIERS,
        **engaging.APPLIERS,
        **crests.APPLIERS,
        **opening.APPLIERS,
    },
    umbrella=UMBRELLA,
    timeline=TIMELINE,
    aliases=ALIASES,
    latecomers={"survived": rule.SURVIVOR_LAST},
    zoned=ZONED,
    parts=PARTS,
    discipline="queue",
    state_based=state_based,
    actions={
        "play": playing.play,
        "attack": combat.attack,
        "evolve": combat.evolve,
        "super_evolve": combat.evolve,
        "engage": engaging.engage,
        "fuse": fusing.fuse,
        "end_turn": turns.end_turn,
        "start_game": opening.start_game,
        "mulligan": opening.mulligan,
    },
    offers=OFFERS,
    announces=(
        "added-to-hand", "attacks", "clashed", "discards", "earth-rite", "evolves", "heals", "hit", "necromancy", "plays", "reanimated",
        "state-on", "survived-attack", "survived-clash", "withstood-clash",
    ),
    recalls=("clashed", "earth-rite", "necromancy", "reanimated"),
    marks=(
        "affected-in-figures", "attacked-as", "attacks", "cannot-attack", "cannot-attack-follower", "cannot-attack-leader",
        "cannot-attack-without", "cannot-be-attacked_at", "cannot-be-evolved", "cannot-be-returned",
        "cannot-evolve", "changed-damage", "cheaper_evolution", "evolves-for", "fuse",
        "ignore-ward", "ignore-ward-leader", "indestructible", "lures", "more_attacks", "not-affected", "play-only", "play_as", "stack",
        "unbanishable", "untargetable",
    ),
    ways={"play": (*playing.FORMS, *playing.ENHANCING), "evolve": ("ep",)},
    levels=playing.level,
    begin=begin,
    secret=("mulligan",),
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    leaders=LEADERS,
    kinds=KINDS,
    zones=ZONES,
    phases=("mulligan", "main"),
    turn=TURN,
    special=("evolved", "attacked", "entered_this_turn", "lost_abilities"),
    states_from=STATES_FROM,
    points=POINTS,
    counters=COUNTERS,
    behaviour=Shadowverse(),
    mechanisms=MECHANISMS,
)  # fmt: skip
