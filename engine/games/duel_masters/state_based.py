"""State-based processing: what the rules do by themselves in a certain situation, before anything that waits.

``ENTRIES`` is the list, each entry with its number in the Comprehensive Rules (none where our sources give none), with what it looks at
and with where it is checked. The kernel repeats rounds until one does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import attached, leaving, special_evolutions, stacks, victory
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.entries import Entry
from engine.games.duel_masters.state import Result, of
from engine.kernel.blocks import LookingAt
from engine.kernel.loops import situation
from engine.kernel.replace import candidates
from engine.kernel.state import PLAYERS, State, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

IMPROPER = frozenset({"spell", "castle"})


# ---- the present state


def power_zero(run: Run, entry: Entry) -> bool:
    """Creatures of power 0 or less are destroyed; one that stayed all the same is due again, by rule, unless that is a loop."""
    due = [run.state.things[i] for p in PLAYERS for i in run.state.zone(p, "battle") if without_power(run, i)]
    if not due:
        return False
    before, waiting, asked = run.state, len(run.agenda), len(run.decisions)
    events = entry.happen(run, *(Event("destroyed", t.id, t.controller) for t in due))
    if not any(e.did for e in events) and waiting == len(run.agenda) and asked == len(run.decisions) and same(run, before):
        for t in due:
            endless(run, run.state.things[t.id])
    run.new_state().game = of(run.state)._replace(processed=of(run.state).processed | {t.since for t in due})
    return True


def without_power(run: Run, i: int) -> bool:
    """Whether a creature of the battle zone is destroyed for its power as things are."""
    t = run.state.things[i]
    if t.attack is None or t.attack > 0 or t.hidden or stacks.seals(run.state, i):
        return False
    if t.since in of(run.state).stopped and candidates(run, Event("destroyed", i, t.controller)):
        return False
    if "undestroyable" in t.keywords:
        stays_undestroyed(run, t)
        return False
    if t.since in of(run.state).processed:
        run.cite(rule.SBP_AGAIN)
        return run.answer(rule.SBP_AGAIN) != "once"
    return True


def stays_undestroyed(run: Run, t: Thing) -> None:
    """A continuous effect says that it is not destroyed: there is nothing to process; or a loop without a choice, by rule."""
    if t.since in of(run.state).stopped:
        return
    run.cite(rule.SBP_KEPT)
    run.emit("state-based", Message("kept-from-it", {"source": t}))
    if run.answer(rule.SBP_KEPT) == "a-loop":
        run.loop(rule.SBP_KEPT)
    run.new_state().game = of(run.state)._replace(stopped=of(run.state).stopped | {t.since})


def same(run: Run, before: State) -> bool:
    """Whether nothing on the table has changed since then."""
    now = situation(run)
    with LookingAt(run, before):
        return situation(run) == now


def endless(run: Run, t: Thing) -> None:
    """Processing has changed nothing and never will: a loop without a choice. It is stopped by the exception, or ends the run."""
    run.cite(rule.SBP_AGAIN)
    if run.answer(rule.SBP_AGAIN) == "once":
        return
    run.cite(rule.SBP_LOOP)
    run.emit("state-based", Message("loop-found", {"source": t}))
    if run.answer(rule.SBP_LOOP) == "loop":
        run.loop(rule.SBP_LOOP)
    run.new_state().game = of(run.state)._replace(stopped=of(run.state).stopped | {t.since})
    run.cite(rule.SBP_LOOP)
    run.emit("state-based", Message("loop-stopped", {"source": t}))


def single_cells(run: Run, entry: Entry) -> bool:
    """A cell that is linked to none goes to the hyperspatial zone."""
    alone = [
        i for p in PLAYERS for i in run.state.zone(p, "battle")
        if run.state.things[i].card.kind in stacks.CELLS and not stacks.below(run.state, i)
    ]  # fmt: skip
    if alone:
        entry.cite(run)
    if not alone or run.answer(rule.SBP_CELL) == "stays":
        return False
    entry.happen(run, *(Event("put", i, run.state.things[i].owner, zone="hyperspatial") for i in alone))
    return True


def improper_types(run: Run, entry: Entry) -> bool:
    """A face-up card that is of no type for the battle zone goes to the graveyard."""
    found = [i for p in PLAYERS for i in run.state.zone(p, "battle") if run.state.things[i].card.kind in IMPROPER]
    if found:
        entry.cite(run)
    how = run.answer(rule.SBP_TYPE)
    due = [i for i in found if how == "face-down-too" or (how == "face-up" and not run.state.things[i].hidden)]
    entry.happen(run, *(Event("put", i, run.state.things[i].owner, zone="graveyard") for i in due))
    return bool(due)


def psychics(run: Run, entry: Entry) -> bool:
    """Psychic creatures and draghearts anywhere but in the battle zone go to the hyperspatial zone."""
    due = [
        i for p in PLAYERS for zone in ("hand", "mana", "graveyard", "shields", "deck") for i in run.state.zone(p, zone)
        if stacks.goes_home(run.state.things[i])
    ]  # fmt: skip
    entry.happen(run, *(Event("put", i, run.state.things[i].owner, zone="hyperspatial") for i in due))
    return bool(due)


def gr_back(run: Run, entry: Entry) -> bool:
    """GR creatures anywhere but in the battle zone go to the bottom of the GR zone."""
    due = [
        i for p in PLAYERS for zone in ("hand", "mana", "graveyard", "shields", "deck") for i in run.state.zone(p, zone)
        if stacks.GR in run.state.things[i].card.traits
    ]  # fmt: skip
    entry.happen(run, *(Event("put", i, run.state.things[i].owner, zone="gr", at="bottom", bottom=True) for i in due))
    return bool(due)


def empty_decks(run: Run, entry: Entry) -> bool:
    """A player without a deck loses."""
    found = victory.empty_decks(run)
    for p in found:
        entry.cite(run)
        victory.decide(run, Result("loses", p, "deck-out", run.events))
    return bool(found)


# ---- a recent event


def direct_attacks(run: Run, entry: Entry) -> bool:
    """A player hit without shields loses."""
    hits = of(run.state).hits
    if hits:
        run.new_state().game = of(run.state)._replace(hits=())
    for p in hits:
        entry.cite(run)
        victory.decide(run, Result("loses", p, "direct-attack", run.events))
    return bool(hits)


def lost_battles(run: Run, entry: Entry) -> bool:
    """Creatures that lost a battle are destroyed: once, whatever comes of it."""
    lost = of(run.state).lost
    if not lost:
        return False
    if run.agenda and run.answer(rule.SBP_BATTLE) == "after-pending":
        run.cite(rule.SBP_BATTLE)
        return False
    run.new_state().game = of(run.state)._replace(lost=())
    things = run.state.things
    due = [i for i, since in lost if things[i].since == since]
    entry.happen(run, *(Event("destroyed", i, things[i].controller) for i in due))
    return bool(due)


DECIDING: tuple[Entry, ...] = (
    Entry("703.4a", rule.SBP_DIRECT_ATTACK, "event", "always", direct_attacks),
    Entry("703.4b", rule.SBP_EMPTY_DECK, "present", "always", empty_decks),
    Entry("", rule.SBP_ABILITIES, "other", "always", victory.from_abilities),
)
CHANGING: tuple[Entry, ...] = (
    Entry("", rule.SBP_POWER_ZERO, "present", "always", power_zero),
    Entry("703.4d", rule.SBP_BATTLE, "event", "always", lost_battles),
    Entry("703.4f", rule.SBP_GOD, "other", "as it leaves", None),
    Entry("703.4g", rule.SBP_PSYCHIC, "present", "always", psychics),
    Entry("118.1", rule.GR_BACK, "present", "always", gr_back),
    Entry("117.2", rule.WEAPON, "present", "always", attached.lone_weapons),
    Entry("310.4", rule.AURA, "present", "always", attached.lone_auras),
    Entry("813", rule.S_MAX, "present", "always", special_evolutions.only_one),
    Entry("703.4h", rule.SBP_CELL, "present", "always", single_cells),
    Entry("703.4i", rule.SBP_REBUILD, "other", "after it has left", leaving.rebuild),
    Entry("703.4j", rule.SBP_TYPE, "present", "always", improper_types),
    Entry("703.4k", rule.SBP_SEAL, "event", "always", leaving.break_seals),
    Entry("703.4m", rule.SBP_CASTLE, "event", "always", leaving.castles_fall),
)
ENTRIES = DECIDING + CHANGING


def state_based(run: Run, where: str) -> bool:
    """One round: what decides the game, settled together, then every other entry once. By rule it may wait until nothing else waits."""
    if run.agenda and run.answer(rule.SBP_COMES_FIRST) == "last":
        return False
    applied = False
    for entries in (DECIDING, CHANGING):
        for entry in entries:
            if entry.process is not None:
                applied = entry.process(run, entry) or applied
        victory.settle(run)
    return applied
