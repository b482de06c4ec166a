"""Shadowverse put together: its tables, its state-based processing, when an effect fizzles, how its effects summon, draw, bury."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.games.shadowverse import amulets, boarding, combat, drawing, events, playing, rites, turns
from engine.games.shadowverse.policies import POLICIES
from engine.games.shadowverse.table import (
    ALIASES,
    COUNTERS,
    PARTS,
    POINTS,
    TIMELINE,
    UMBRELLA,
    ZONED,
    ZONES,
    board,
    in_order,
    is_active,
    leader,
)
from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.kernel import common, targets
from engine.kernel.agenda import Pending
from engine.kernel.game import Game
from engine.kernel.state import OTHER, PLAYERS, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

LEAVING = frozenset({"destroyed", "left", "banished", "discarded", "returned"})


def state_based(run: Run, where: str) -> bool:
    """Destroy followers at 0 defense (and those that Bane hit), one after the other, the turn player's first; decide the game."""
    state = run.state
    for p in PLAYERS:
        if leader(state, p).left <= 0:
            both = leader(state, OTHER[p]).left <= 0 and p != state.turn
            loser = OTHER[p] if both else p
            run.cite("game.defeat")
            run.end(OTHER[loser], "won", "defense")
    due = [t.id for p in PLAYERS for t in board(state, p) if is_due(t)]
    if not due:
        return False
    swept = where == "event" or (where in ("operation", "effect") and run.unsettled > 1)
    run.unsettled = 0
    ordered = in_order(run, due)
    events_ = [Event("destroyed", i, state.things[i].controller, data={"by": "zero"}) for i in ordered]
    for e in events_:
        run.cite("destroyed.at-zero")
        if swept:
            run.cite("settle.event")
        if where != "event":
            run.cite("settle." + where)
        if len(events_) > 1:
            run.cite("sweep.targets")
        if run.answers["sweep.targets"] == "together" and not run.occasion:
            run.together(events_)
            break
        run.happen(e)
    return True


def is_due(t: Thing) -> bool:
    """Whether the rules destroy a card: a follower without defense or hit by Bane, an amulet whose countdown is over."""
    if t.card.kind == "follower":
        return t.left <= 0 or "doomed" in t.counters
    return t.counters.get("countdown", 1) <= 0


def fizzles(run: Run, p: Pending, now: Thing | None) -> tuple[str, str] | None:
    """Why a waiting effect does not resolve: its source has left, its abilities are gone, or what it needs is not there."""
    precondition = p.ability.data.get("precondition")
    trigger = p.ability.trigger
    if trigger is not None and trigger.own and trigger.event in LEAVING:
        if p.zone == "board":
            if run.answers["fizzle.last-words"]:
                return ("fizzle.last-words", "source-left")
            run.cite("fizzle.last-words")
    elif now is None or now.since != p.since:
        if run.answers["fizzle.source-left"]:
            return ("fizzle.source-left", "source-left")
        run.cite("fizzle.source-left")
    elif p.held not in now.abilities and p.zone != "leader":
        if run.answers["fizzle.lost-abilities"]:
            return ("fizzle.lost-abilities", "lost-abilities")
        run.cite("fizzle.lost-abilities")
    if precondition is not None:
        return precondition(run, p)
    return None


def resolved(run: Run, p: Pending) -> None:
    """A spell that has nothing more to resolve goes to the cemetery."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving" and not any(q.source == p.source for q in run.agenda):
        run.happen(Event("spent", t.id, t.owner))


def target_order(run: Run, ids: list[int]) -> list[int]:
    """The order in which several targets of one effect are handled."""
    return in_order(run, ids)


HOOKS: dict[str, Any] = {
    "fizzles": fizzles,
    "resolved": resolved,
    "target-order": target_order,
    "draw": drawing.draw,
    "discard": drawing.discard,
    "is-active": is_active,
    "can-attack": combat.can_attack,
    "bury": rites.bury,
    "reanimate": rites.reanimate,
    "choose": targets.choose,
    "maneuver": boarding.maneuver,
    "countdown": amulets.countdown,
    "earth-rite": amulets.earth_rite,
}

GAME = Game(
    id="shadowverse",
    name={"en": "Shadowverse", "ja": "シャドウバース"},
    policies=POLICIES,
    appliers={**common.APPLIERS, **events.APPLIERS, **drawing.APPLIERS, **rites.APPLIERS, **amulets.APPLIERS},
    umbrella=UMBRELLA,
    timeline=TIMELINE,
    aliases=ALIASES,
    zoned=ZONED,
    parts=PARTS,
    discipline="queue",
    state_based=state_based,
    actions={"play": playing.play, "attack": combat.attack, "evolve": combat.evolve, "end_turn": turns.end_turn},
    listening=("leader", "board", "hand", "deck", "aboard"),
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody"},
    zones=ZONES,
    points=POINTS,
    counters=COUNTERS,
    hooks=HOOKS,
)
