"""Shadowverse put together: its tables, its state-based processing, when an effect fizzles, how its effects summon, draw, bury."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.games.shadowverse import (
    amulets,
    boarding,
    combat,
    drawing,
    events,
    leaving,
    necromancy,
    opening,
    playing,
    replacing,
    rites,
    shields,
    turns,
)
from engine.games.shadowverse.offers import OFFERS
from engine.games.shadowverse.policies import POLICIES
from engine.games.shadowverse.state_based import state_based
from engine.games.shadowverse.table import (
    ALIASES,
    COUNTERS,
    PARTS,
    POINTS,
    TIMELINE,
    UMBRELLA,
    ZONED,
    ZONES,
    cite_state,
    in_order,
    is_active,
    turns_of,
)
from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.kernel import common, targets
from engine.kernel.agenda import Pending
from engine.kernel.game import LEADERS, Game
from engine.kernel.state import Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.resolve import Context
    from engine.kernel.run import Run

LEAVING = frozenset({"destroyed", "left", "banished", "discarded", "returned", "transformed"})


def fizzles(run: Run, p: Pending, now: Thing | None) -> tuple[str, str] | None:
    """Why a waiting effect does not resolve: its source has left, its abilities are gone, or what it needs is not there."""
    precondition = p.ability.data.get("precondition")
    trigger = p.ability.trigger
    if trigger is not None and trigger.own and trigger.event in LEAVING:
        if p.zone == "board":
            if run.answers["fizzle.last-words"]:
                return ("fizzle.last-words", "source-left")
            run.cite("fizzle.last-words")
    elif now is None or now.since != p.since or (now.card is not p.origin.card and p.zone == "board"):
        if run.answers["fizzle.source-left"]:
            return ("fizzle.source-left", "transformed" if now is not None and now.since == p.since else "source-left")
        run.cite("fizzle.source-left")
    elif p.held not in now.abilities and p.zone != "leader" and p.ability.role != "keyword":
        if run.answers["fizzle.lost-abilities"]:
            return ("fizzle.lost-abilities", "lost-abilities")
        run.cite("fizzle.lost-abilities")
    if p.moment == "clash" and opponent_left(run, p):
        if run.answers["clash.opponent"] == "fizzles":
            return ("clash.opponent", "no-opponent")
        run.cite("clash.opponent")
    if precondition is not None:
        return precondition(run, p)
    return None


def opponent_left(run: Run, p: Pending) -> bool:
    """Whether the one that a Clash is fought with is no longer on the board."""
    return p.event is not None and run.state.things[p.event.get("target")].zone != "board"


def resolved(run: Run, p: Pending) -> None:
    """A spell that has nothing more to resolve goes to the cemetery."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving" and not any(q.source == p.source for q in run.agenda):
        run.happen(Event("spent", t.id, t.owner))


def targetable(ctx: Context, i: int) -> bool:
    """Whether an effect may choose a card: not one of the other side that can't be targeted, or that is in Ambush."""
    t = ctx.state.things[i]
    return t.controller == ctx.me or not {"untargetable", "ambush"} & set(t.keywords)


def target_order(run: Run, ids: list[int]) -> list[int]:
    """The order in which several targets of one effect are handled."""
    return in_order(run, ids)


def begin(run: Run) -> None:
    """What is so on a given board before its first frame."""
    opening.begin(run)
    shields.begin(run)


HOOKS: dict[str, Any] = {
    "fizzles": fizzles,
    "resolved": resolved,
    "target-order": target_order,
    "targetable": targetable,
    "draw": drawing.draw,
    "discard": drawing.discard,
    "is-active": is_active,
    "cite-state": cite_state,
    "turns": turns_of,
    "can-attack": combat.can_attack,
    "bury": rites.bury,
    "reanimate": rites.reanimate,
    "choose": targets.choose,
    "copied": playing.copied,
    "maneuver": boarding.maneuver,
    "countdown": amulets.countdown,
    "earth-rite": amulets.earth_rite,
    "swept": necromancy.swept,
    "shadows-for-necromancy": necromancy.shadows,
    "which-replacement": replacing.which,
    "changed": shields.later,
}

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
        **opening.APPLIERS,
    },
    umbrella=UMBRELLA,
    timeline=TIMELINE,
    aliases=ALIASES,
    latecomers={"survived": "survivor.last"},
    zoned=ZONED,
    parts=PARTS,
    discipline="queue",
    state_based=state_based,
    actions={
        "play": playing.play,
        "attack": combat.attack,
        "evolve": combat.evolve,
        "end_turn": turns.end_turn,
        "start_game": opening.start_game,
        "mulligan": opening.mulligan,
    },
    offers=OFFERS,
    announces=(
        "added-to-hand", "attacks", "clashed", "discards", "earth-rite", "evolves", "necromancy", "plays", "reanimated", "survived-clash",
    ),
    recalls=("clashed", "earth-rite", "necromancy", "reanimated"),
    marks=(
        "cannot-attack", "cannot-attack-follower", "cannot-attack-leader", "cannot-be-attacked_at", "cannot-be-returned", "cannot-evolve",
        "changed-damage", "cheaper_evolution", "ignore-ward", "indestructible", "more_attacks", "play_as", "stack",
        "unbanishable", "untargetable",
    ),
    ways={"play": (*playing.FORMS, *playing.ENHANCING), "evolve": ("ep",)},
    begin=begin,
    messages={**opening.MESSAGES, **turns.MESSAGES},
    listening=("leader", "board", "hand", "deck", "aboard"),
    vocabulary=VOCABULARY,
    leaders=LEADERS,
    hidden_zones={"hand": "owner", "deck": "nobody"},
    zones=ZONES,
    resting=("cemetery", "banished"),
    points=POINTS,
    counters=COUNTERS,
    hooks=HOOKS,
)  # fmt: skip
