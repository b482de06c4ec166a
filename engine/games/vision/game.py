"""Phantom Magic Vision put together: its zones, its words, and what a player may do."""

from __future__ import annotations

from engine.games.vision import acting, aiming, damage, dying, forms, guises, losing, nodes, priority, setting, sides, turns, voiding
from engine.games.vision import policies as rule
from engine.games.vision.behaviour import Vision
from engine.games.vision.counters import COUNTERS
from engine.games.vision.kinds import KINDS
from engine.games.vision.mechanisms import MECHANISMS
from engine.games.vision.messages import MESSAGES
from engine.games.vision.offers import OFFERS
from engine.games.vision.policies import POLICIES
from engine.games.vision.turn_parts import TURN
from engine.games.vision.vocabulary import VOCABULARY
from engine.games.vision.zones import ZONES
from engine.kernel import common, removal
from engine.kernel.game import Game, OrderPart
from engine.kernel.joins import PAY, SO

# where what leaves the field goes, and as what abilities hear of it
DESTINATIONS = {"destroyed": "netherworld", "discarded": "netherworld", "returned": "hand", "banished": "exile"}
UMBRELLA = {
    "put": ("put", "left"),
    "destroyed": ("destroyed", "left"),
    "discarded": ("discarded", "left"),
    "returned": ("returned", "left"),
    "drawn": ("drawn", "from-deck"),
    "banished": ("banished", "left"),
}

GAME = Game(
    id="vision",
    name={"en": "Phantom Magic Vision", "ja": "Phantom Magic Vision"},
    policies=POLICIES,
    appliers={
        **common.APPLIERS,
        **removal.APPLIERS,
        "damaged": damage.damaged,
        "drawn": losing.drawn,
        **{type: setting.first_what_is_set(removal.removed) for type in ("banished", "returned")},
        "put": setting.first_what_is_set(nodes.put),
        "gained": nodes.gained,
        "dying": dying.dying,
        "destroyed": setting.first_what_is_set(dying.destroyed),
        "retargeted": aiming.retargeted,
        "entered": acting.entered,
        "set-on": setting.set_on,
        "attacked": common.nothing,
        "set-as-node": common.put,
        "negated": voiding.negated,
        "transformed": guises.transformed,
        "side-turned": sides.side_turned,
    },
    umbrella=UMBRELLA,
    destinations=DESTINATIONS,
    parts=(OrderPart("occasion", rule.STACK_ORDER),),
    discipline="stack",
    state_based=dying.state_based,
    actions={
        "play": acting.play,
        "use": acting.use,
        "attack": acting.attack,
        "defend": acting.defend,
        "set_node": acting.set_node,
        "pass": acting.pass_priority,
        "end_turn": acting.end_turn,
    },
    offers=OFFERS,
    declares_modes=rule.PLAY_MODE,
    announces=(
        "attacks",
        "battle-ending",
        "battle-starting",
        "costs",
        "defends",
        "engages",
        "given-up",
        "interference-ending",
        "needs",
        "phase-ending",
        "phase-starting",
        "played",
        "plays",
        "resolved",
        "shown",
    ),
    recalls=("battle-starting", "defends", "engages", "plays"),
    forbids=("draw",),
    begin=priority.begin,
    passing="pass",
    joins={SO: rule.USE_MOMENT, PAY: rule.USE_MOMENT, "graze": rule.BATTLE_GRAZE},
    secret=("set_node",),
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    kinds=KINDS,
    zones=ZONES,
    phases=turns.PHASES,
    turn=TURN,
    special=("asleep", "face_down", "lost_abilities"),
    counters=COUNTERS,
    marks=(
        "cannot-attack",
        "cannot-block",
        "must-attack",
        "must-defend",
        "must-be-met",
        "first-strike",
        "piercing",
        "stealth",
        "vigilance",
        "haste",
        "ambush",
        "indestructible",
        "unbanishable",
        "cannot-be-returned",
        "untargetable",
        "untargetable-by",
        "cannot-be-affected",
        "cannot-be-dying",
        "changed-damage",
        "play-only",
        "stays-asleep",
        "other-side",
        "skips-phase",
        "no-activated",
        "no-node",
        "plays-stand",
        "resists",
        "upkeep",
        "cannot-be-blocked",
        "falls",
    ),
    staying=forms.STAY,
    figures=("nodes", "graze"),
    no_numbers={
        ("cost", "X"): {"en": "This costs X.", "ja": "これのコストはXである。"},
        ("nodes", "-"): {"en": "This needs no number of nodes.", "ja": "これの必要ノードは「-」である。"},
    },
    points={"defense": 25},
    behaviour=Vision(),
    mechanisms=MECHANISMS,
)
