"""Phantom Magic Vision put together: its zones, its words, and what a player may do."""

from __future__ import annotations

from engine.games.vision import acting, battle, interference, priority
from engine.games.vision.messages import MESSAGES
from engine.games.vision.offers import OFFERS
from engine.games.vision.policies import POLICIES
from engine.games.vision.vocabulary import VOCABULARY
from engine.kernel import common
from engine.kernel.game import Game, Part
from engine.kernel.stack import negated

GAME = Game(
    id="vision",
    name={"en": "Phantom Magic Vision", "ja": "Phantom Magic Vision"},
    policies=POLICIES,
    appliers={**common.APPLIERS, "attacked": common.nothing, "set-as-node": common.put, "negated": negated},
    parts=(Part("occasion", "stack.order"),),
    discipline="stack",
    state_based=battle.state_based,
    actions={
        "play": acting.play,
        "use": acting.use,
        "attack": acting.attack,
        "defend": acting.defend,
        "set_node": acting.set_node,
        "pass": acting.pass_priority,
    },
    offers=OFFERS,
    announces=("attacks", "interference-ending", "played"),
    begin=priority.begin,
    listening=("leader", "field"),
    table="field",
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody", "node": "face-down"},
    zones=("leader", "field", "node", "hand", "deck", "netherworld", "resolving"),
    points={"defense": 25},
    turned="asleep",
    hooks={
        "resolved": interference.resolved,
        "fizzles": interference.passed_over,
        "interference": interference.number,
        "optional": interference.passed_over,
        "attack": acting.attack_by_effect,
    },
)
