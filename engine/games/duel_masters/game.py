"""Duel Masters put together: its zones, what moves a card where, and what a player may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import (
    again,
    aiming,
    attacking,
    beneath,
    bounds,
    breaking,
    chargers,
    chosen_civilizations,
    crossing,
    d_switch,
    fort,
    gear,
    gods,
    headed,
    hyper,
    names,
    onto,
    playing,
    races,
    sides,
    special_evolutions,
    stacks,
    tap_state,
    tapping,
    turns,
)
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.behaviour import DuelMasters
from engine.games.duel_masters.counters import COUNTERS
from engine.games.duel_masters.entering import MEANINGS as ENTERING
from engine.games.duel_masters.from_hand import HEADS
from engine.games.duel_masters.from_hand import MEANINGS as FROM_HAND
from engine.games.duel_masters.from_shields import MEANINGS as FROM_SHIELDS
from engine.games.duel_masters.instead_of_players import MEANINGS as INSTEAD
from engine.games.duel_masters.judging import MEANINGS as JUDGING
from engine.games.duel_masters.keywords import MEANINGS as KEYWORDS
from engine.games.duel_masters.kinds import KINDS
from engine.games.duel_masters.mechanisms import MECHANISMS
from engine.games.duel_masters.messages import MESSAGES
from engine.games.duel_masters.offers import OFFERS
from engine.games.duel_masters.paying_more import MEANINGS as PAYING_MORE
from engine.games.duel_masters.policies import POLICIES
from engine.games.duel_masters.shields import MEANINGS as SHIELDS
from engine.games.duel_masters.state_based import state_based
from engine.games.duel_masters.turn_parts import TURN
from engine.games.duel_masters.twinpact import MEANINGS as TWINPACT
from engine.games.duel_masters.twinpact import WAYS
from engine.games.duel_masters.used_in_attack import MEANINGS as USED_IN_ATTACK
from engine.games.duel_masters.vocabulary import VOCABULARY
from engine.games.duel_masters.zones import ZONES
from engine.kernel import common, moves, removal
from engine.kernel.game import Game, OrderPart
from engine.kernel.joins import MAY
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

# Destroying is trying to put into the graveyard, and so on: such an event is one move under two names.
JOINS = {
    **dict.fromkeys(attacking.TAKING, rule.ATTACK_BLOCK),
    MAY: rule.DECLARED,
    "shield-trigger": rule.ATTACK_TRIGGER,
    "g-strike": rule.G_STRIKE,
    "s-back": rule.S_BACK,
    "ninja-strike": rule.NINJA_MANA,
    **dict.fromkeys((head for head in HEADS if head != "ninja-strike"), rule.DECLARED),
}
HARMLESS = {type: do for type, do in common.APPLIERS.items() if type not in ("damaged", "healed")}  # nothing takes damage
MOVED = gear.and_parts(stacks.moved)
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


GAME = Game(
    id="duel-masters",
    name={"en": "Duel Masters", "ja": "デュエル・マスターズ"},
    policies=POLICIES,
    appliers={
        **HARMLESS,
        "played": common.nothing,
        "untapped": untapped,
        "taken": removal.taken,
        "lost-abilities": removal.lost_abilities,
        "put": MOVED,
        "destroyed": MOVED,
        "returned": MOVED,
        "discarded": MOVED,
        "broken": MOVED,
        "entered": onto.entered,
        "fortified": onto.fortified,
        "set-on": beneath.set_on,
        "turned-over": sides.turned_over,
        "rebuilt": stacks.rebuilt,
        "linked": gods.linked,
        "hyper": hyper.on,
        "attacked": attacking.attacked,
        "blocked": attacking.blocked,
        "guarded": attacking.blocked,
        "took-aim": attacking.blocked,
        "aimed": aiming.aimed,
        "hit": common.nothing,
        "won-battle": common.nothing,
        "crossed": gear.crossed,
        "switched": d_switch.switched,
    },
    umbrella=UMBRELLA,
    destinations=DESTINATIONS,
    parts=(OrderPart("occasion", rule.POOL_ORDER),),
    discipline="pool",
    state_based=state_based,
    actions={
        "play": playing.play, "play_free": playing.play_free, "attack": attacking.attack, "put_card": playing.charge,
        "end_turn": turns.end_turn, "use": tapping.use,
    },
    offers=OFFERS,
    ways={"play": (*WAYS, playing.G_ZERO), "play_free": WAYS},
    joins=JOINS,
    marks=(
        "cannot-attack", "cannot-attack-player", "cannot-be-attacked_at", "cannot-be-blocked", "cannot-block", "attacks-untapped",
        "must-attack", "stays-tapped", "untargetable", "untargetable-by", "indestructible", "undestroyable", "cannot-attack-creature",
        "put-tapped", "wins-battles", "unbreakable", "bears-any-evolution", "must-be-attacked", "shincarize", "shield-trigger",
        "breaks-more",
    ),
    announces=(
        "summoned", "battles", "battle-ended", "became-blocked", "unblocked", "attack-ended", "trigger-used", "tap-ability", "silent-skill",
        "crossed", "costs", "tapped",
    ),
    recalls=("summoned", "crossed", "battles", "battle-ended", "became-blocked", "unblocked", "attack-ended", "trigger-used", "tapped"),
    begin=stacks.begin,
    ignored=stacks.sealed,
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    kinds=KINDS,
    zones=ZONES,
    phases=("charge", "main", "attack"),
    pays_from="mana",
    turn=TURN,
    special=("asleep", "face_down", "entered_this_turn", "lost_abilities"),
    counters=COUNTERS,
    points={},
    figures=("power",),
    behaviour=DuelMasters(),
    mechanisms=MECHANISMS | KEYWORDS | FROM_HAND | FROM_SHIELDS | TWINPACT | ENTERING | INSTEAD | JUDGING | SHIELDS | PAYING_MORE
    | USED_IN_ATTACK | races.MEANINGS | again.MEANINGS | bounds.MEANINGS | breaking.MEANINGS | chosen_civilizations.MEANINGS
    | crossing.MEANINGS | d_switch.MEANINGS | chargers.MEANINGS | gear.MEANINGS | sides.MEANINGS | special_evolutions.MEANINGS
    | aiming.MEANINGS | gods.MEANINGS | headed.MEANINGS | hyper.MEANINGS | tap_state.MEANINGS | names.MEANINGS | fort.MEANINGS,
)
