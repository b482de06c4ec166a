"""Chrono Card put together: declarations and interrupts, and the limit of accumulated damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card import declaring, interrupts, turns
from engine.games.chrono_card.messages import MESSAGES
from engine.games.chrono_card.offers import OFFERS, whose_move
from engine.games.chrono_card.policies import POLICIES
from engine.games.chrono_card.vocabulary import VOCABULARY
from engine.kernel import common
from engine.kernel.game import Game, Part
from engine.kernel.state import OTHER, PLAYERS

if TYPE_CHECKING:
    from engine.kernel.run import Run


def state_based(run: Run, where: str) -> bool:
    """A player whose accumulated damage has reached the limit loses; a card with nothing left is turned face down."""
    limit = run.answers["damage.limit"]
    for p in PLAYERS:
        (leader,) = run.state.zone(p, "leader")
        if run.state.things[leader].damage >= limit:
            run.cite("damage.limit")
            run.end(OTHER[p], "won", "damage")
    return turns.turned_down(run)


GAME = Game(
    id="chrono-card",
    name={"en": "Chrono Card", "ja": "クロノカード"},
    policies=POLICIES,
    appliers={**common.APPLIERS, "attacked": common.nothing, "turned-down": turns.turn_down},
    parts=(Part("occasion", "stack.order"),),
    discipline="stack",
    state_based=state_based,
    actions={
        "play": declaring.use_card,
        "use": declaring.use_skill,
        "produce": declaring.produce,
        "end_interrupts": interrupts.end_interrupts,
        "declare": turns.declare_step,
        "declare_by": turns.charm,
        "defend": turns.defend,
    },
    offers=OFFERS,
    begin=turns.begin,
    listening=("leader", "field"),
    table="field",
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody"},
    zones=("leader", "field", "hand", "deck", "discard", "resolving"),
    points={"defense": 0, "ep": 0, "hand_limit": 5},
    hooks={"resolved": declaring.resolved, "fizzles": declaring.unpaid, "whose-move": whose_move},
)
