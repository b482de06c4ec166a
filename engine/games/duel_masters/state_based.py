"""State-based processing: what the rules do by themselves in a certain situation, before anything that waits.

``ENTRIES`` is the list, each entry with its number in the Comprehensive Rules (none where our sources give none), with what it looks at
and with where it is checked. The kernel repeats rounds until one does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.games.duel_masters import leaving, stacks, victory
from engine.games.duel_masters.victory import Result, note
from engine.kernel.gather import heard
from engine.kernel.loops import situation
from engine.kernel.replace import candidates
from engine.kernel.state import PLAYERS, State, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

IMPROPER = frozenset({"spell", "castle"})


class Entry(NamedTuple):
    """One state-based processing: ``looks_at`` is "present" state, recent "event" or "other"; ``checked`` says where."""

    number: str
    question: str
    looks_at: str
    checked: str
    process: Callable[[Run, Entry], bool] | None

    def cite(self, run: Run) -> None:
        """Name the rule of the entry, of its class, and that it goes before what waits."""
        run.cite(self.question)
        run.cite("sbp." + self.looks_at)
        if run.agenda:
            run.cite("settle.item")

    def happen(self, run: Run, *events: Event) -> list[Event]:
        """Let the rules do this; whether that counts as an effect is a rule."""
        found = []
        for e in events:
            e.data = {**(e.data or {}), "by": run.answers["sbp.by"]}
            protected(run, e)
            self.cite(run)
            found.append(run.happen(e))
        return found


def protected(run: Run, e: Event) -> None:
    """Name the rule that this is no effect where something here protects from effects or watches them."""
    if "indestructible" in run.state.things[e.subject].keywords or e.type in heard(run.state, run.game.listening):
        run.cite("sbp.by")


# ---- the present state


def power_zero(run: Run, entry: Entry) -> bool:
    """A creature of power 0 or less is destroyed; where it stayed all the same it is due again, by rule, unless that is a loop."""
    done: frozenset[int] = run.state.extra.get("processed", frozenset())
    stopped: frozenset[int] = run.state.extra.get("stopped", frozenset())
    applied = False
    for p in PLAYERS:
        for i in run.state.zone(p, "battle"):
            t = run.state.things[i]
            if t.attack is None or t.attack > 0 or t.hidden or stacks.seals(run.state, i):
                continue
            if t.since in stopped and ("undestroyable" in t.keywords or candidates(run, Event("destroyed", i, p))):
                continue
            if t.since in done:
                run.cite("sbp.again")
                if not run.answers["sbp.again"]:
                    continue
            before, waiting, asked = run.state, len(run.agenda), len(run.decisions)
            (e,) = entry.happen(run, Event("destroyed", i, p))
            if not e.did and waiting == len(run.agenda) and asked == len(run.decisions) and same(run, before):
                endless(run, run.state.things[i])
            note(run, processed=run.state.extra.get("processed", frozenset()) | {t.since})
            applied = True
    return applied


def same(run: Run, before: State) -> bool:
    """Whether nothing on the table has changed since then."""
    now = situation(run)
    after, run.state = run.state, before
    then = situation(run)
    run.state = after
    return then == now


def endless(run: Run, t: Thing) -> None:
    """Processing has changed nothing and never will: a loop without a choice. It is stopped by the exception, or ends the run."""
    run.cite("sbp.again")
    if not run.answers["sbp.again"]:
        return
    run.cite("sbp.loop")
    run.emit("state-based", Message("loop-found", {"source": t}))
    if not run.answers["sbp.loop"]:
        run.loop("sbp.loop")
    note(run, stopped=run.state.extra.get("stopped", frozenset()) | {t.since})
    run.cite("sbp.loop")
    run.emit("state-based", Message("loop-stopped", {"source": t}))


def single_cells(run: Run, entry: Entry) -> bool:
    """A cell that is linked to none goes to the hyperspatial zone."""
    alone = [
        i for p in PLAYERS for i in run.state.zone(p, "battle")
        if run.state.things[i].card.kind in stacks.CELLS and not stacks.below(run.state, i)
    ]  # fmt: skip
    if alone:
        entry.cite(run)
    if not alone or run.answers["sbp.cell"] == "stays":
        return False
    entry.happen(run, *(Event("put", i, run.state.things[i].owner, data={"zone": "hyperspatial"}) for i in alone))
    return True


def improper_types(run: Run, entry: Entry) -> bool:
    """A face-up card that is of no type for the battle zone goes to the graveyard."""
    found = [i for p in PLAYERS for i in run.state.zone(p, "battle") if run.state.things[i].card.kind in IMPROPER]
    if found:
        entry.cite(run)
    how = run.answers["sbp.type"]
    due = [i for i in found if how == "face-down-too" or (how == "face-up" and not run.state.things[i].hidden)]
    entry.happen(run, *(Event("put", i, run.state.things[i].owner, data={"zone": "graveyard"}) for i in due))
    return bool(due)


def psychics(run: Run, entry: Entry) -> bool:
    """Psychic creatures and draghearts anywhere but in the battle zone go to the hyperspatial zone."""
    due = [
        i for p in PLAYERS for zone in ("hand", "mana", "graveyard", "shields", "deck") for i in run.state.zone(p, zone)
        if stacks.goes_home(run.state.things[i])
    ]  # fmt: skip
    entry.happen(run, *(Event("put", i, run.state.things[i].owner, data={"zone": "hyperspatial"}) for i in due))
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
    hits = run.state.extra.get("hits", ())
    if hits:
        note(run, hits=())
    for p in hits:
        entry.cite(run)
        victory.decide(run, Result("loses", p, "direct-attack", run.events))
    return bool(hits)


def lost_battles(run: Run, entry: Entry) -> bool:
    """Creatures that lost a battle are destroyed: once, whatever comes of it."""
    lost = run.state.extra.get("lost", ())
    if not lost:
        return False
    if run.agenda and run.answers["sbp.battle"] == "after-pending":
        run.cite("sbp.battle")
        return False
    note(run, lost=())
    things = run.state.things
    due = [i for i, since in lost if things[i].since == since]
    entry.happen(run, *(Event("destroyed", i, things[i].controller) for i in due))
    return bool(due)


DECIDING: tuple[Entry, ...] = (
    Entry("703.4a", "sbp.direct-attack", "event", "always", direct_attacks),
    Entry("703.4b", "sbp.empty-deck", "present", "always", empty_decks),
    Entry("", "sbp.abilities", "other", "always", victory.from_abilities),
)
CHANGING: tuple[Entry, ...] = (
    Entry("", "sbp.power-zero", "present", "always", power_zero),
    Entry("703.4d", "sbp.battle", "event", "always", lost_battles),
    Entry("703.4f", "sbp.god", "other", "as it leaves", None),
    Entry("703.4g", "sbp.psychic", "present", "always", psychics),
    Entry("703.4h", "sbp.cell", "present", "always", single_cells),
    Entry("703.4i", "sbp.rebuild", "other", "after it has left", leaving.rebuild),
    Entry("703.4j", "sbp.type", "present", "always", improper_types),
    Entry("703.4k", "sbp.seal", "event", "always", leaving.break_seals),
    Entry("703.4m", "sbp.castle", "event", "always", leaving.castles_fall),
)
ENTRIES = DECIDING + CHANGING


def state_based(run: Run, where: str) -> bool:
    """One round: what decides the game, settled together, then every other entry once. By rule it may wait until nothing else waits."""
    if run.agenda and run.answers["settle.item"] == "last":
        return False
    applied = False
    for entries in (DECIDING, CHANGING):
        for entry in entries:
            if entry.process is not None:
                applied = entry.process(run, entry) or applied
        victory.settle(run)
    return applied
