"""Chrono Card put together: declarations and interrupts, and the limit of accumulated damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card import charming, declaring, interrupts, losing, starting, turns
from engine.games.chrono_card import policies as rule
from engine.games.chrono_card.behaviour import ChronoCard
from engine.games.chrono_card.counters import COUNTERS
from engine.games.chrono_card.kinds import KINDS
from engine.games.chrono_card.mechanisms import MECHANISMS
from engine.games.chrono_card.messages import MESSAGES
from engine.games.chrono_card.offers import OFFERS
from engine.games.chrono_card.policies import POLICIES
from engine.games.chrono_card.turn_parts import TURN
from engine.games.chrono_card.vocabulary import VOCABULARY
from engine.games.chrono_card.zones import ZONES
from engine.kernel import common, removal
from engine.kernel.game import Game, OrderPart
from engine.kernel.joins import PAY, SO
from engine.kernel.stack import negated

if TYPE_CHECKING:
    from engine.kernel.run import Run


def state_based(run: Run, where: str) -> bool:
    """A card with nothing left is turned face down; by one reading, damage is looked at here too."""
    losing.at_once(run)
    return charming.turned_down(run)


# where what leaves the field goes, and as what abilities hear of it; nothing is banished: there is no place for it
DESTINATIONS = {"destroyed": "discard", "discarded": "discard", "returned": "hand"}
REMOVAL = {type: do for type, do in removal.APPLIERS.items() if type != "banished"}
UMBRELLA = {
    "put": ("put", "left"),
    "destroyed": ("destroyed", "left"),
    "discarded": ("discarded", "left"),
    "returned": ("returned", "left"),
    "drawn": ("drawn", "from-deck"),
    "attacked": ("attacked", "attacks"),
}

GAME = Game(
    id="chrono-card",
    name={"en": "Chrono Card", "ja": "クロノカード"},
    policies=POLICIES,
    appliers={
        **common.APPLIERS,
        **REMOVAL,
        "drawn": losing.drawn,
        "attacked": common.nothing,
        "entered": starting.entered,
        "turned-down": charming.turn_down,
        "turned-up": starting.turn_up,
        "negated": negated,
        "token-removed": starting.remove_token,
    },
    umbrella=UMBRELLA,
    destinations=DESTINATIONS,
    parts=(OrderPart("occasion", rule.STACK_ORDER),),
    discipline="stack",
    state_based=state_based,
    actions={
        "play": declaring.use_card,
        "use": declaring.use_skill,
        "produce": declaring.produce,
        "end_interrupts": interrupts.end_interrupts,
        "declare": turns.declare,
        "end_turn": turns.end_turn,
        "declare_by": charming.charm,
        "defend": charming.defend,
    },
    offers=OFFERS,
    begin=turns.begin,
    passing="end_interrupts",
    joins=dict.fromkeys((SO, PAY), rule.USE_MOMENT),
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    kinds=KINDS,
    zones=ZONES,
    phases=turns.PHASES,
    turn=TURN,
    special=("asleep", "face_down", "entered_this_turn", "lost_abilities"),
    counters=COUNTERS,
    figures=("ep", starting.TOKENS),
    declares_modes=rule.PLAY_MODE,
    announces=("costs", "defends", "phase-ending", "phase-starting", "plays", "supports"),
    recalls=("defends", "plays", "supports"),
    forbids=("draw", "use"),
    marks=("stays-tapped", "cannot-attack", "cannot-block", "indestructible", "cannot-be-returned", "untargetable", "play-only",
           "cannot-produce", "cannot-support"),
    points={"defense": 0, "ep": 0, "hand_limit": 5},
    behaviour=ChronoCard(),
    mechanisms=MECHANISMS,
)
