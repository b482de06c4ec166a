"""What the rules do about cards that lie with others: rebuilding evolutions, breaking seals, castles without their shield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import stacks
from engine.games.duel_masters.victory import note
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.games.duel_masters.state_based import Entry
    from engine.kernel.run import Run

SEALED = {"en": "the card whose seal is broken", "ja": "封印を外すカード"}


def rebuild(run: Run, entry: Entry) -> bool:
    """Where only the top card of an evolution has left, what lay under it stands there again (or goes too, by rule)."""
    tops: tuple[Thing, ...] = run.state.extra.get("left-tops", ())
    if not tops:
        return False
    note(run, **{"left-tops": ()})
    for top in tops:
        under = stacks.below(run.state, top.id)
        if run.answers["sbp.rebuild"] == "all-leave":
            zone = run.state.things[top.id].zone
            entry.happen(run, *(Event("put", t.id, t.owner, data={"zone": zone}) for t in under))
            continue
        while under:
            first, *rest = under
            stays = [t.id for t in rest] if "evolution" in first.card.traits else []
            entry.happen(run, Event("rebuilt", first.id, top.controller, data={"under": tuple(stays), "before": top}))
            under = [] if stays else rest
    return True


def break_seals(run: Run, entry: Entry) -> bool:
    """For each Command that entered, its owner breaks one seal of a sealed card of its civilization."""
    commands = run.state.extra.get("commands", ())
    if not commands:
        return False
    note(run, commands=())
    applied = False
    for i in commands:
        command = run.state.things[i]
        how = run.answers["sbp.seal"]
        sealed = [s for s in run.state.zone(command.owner, run.game.table) if stacks.seals(run.state, s)]
        if sealed:
            entry.cite(run)
        if how != "any-civilization":
            sealed = [s for s in sealed if run.state.things[s].card.klass == command.card.klass]
        if how != "one-from-each":
            sealed = list(choose(run, command.owner, sealed, 1, Message("choose", {"source": command, "text": SEALED})))
        for s in sealed:
            seal = stacks.seals(run.state, s)[-1]
            entry.happen(run, Event("put", seal.id, seal.owner, data={"zone": "graveyard"}))
            applied = True
    return applied


def castles_fall(run: Run, entry: Entry) -> bool:
    """A castle whose shield has left the shield zone goes to the graveyard, after the use of that shield's S-trigger if it is used."""
    due = []
    how = run.answers["sbp.castle"]
    for p in PLAYERS:
        for i in run.state.zone(p, "castles"):
            castle = run.state.things[i]
            shield = run.state.things[castle.host]
            if shield.zone == "shields":
                continue
            entry.cite(run)
            used = shield.zone == "resolving"
            waits = used if how == "after-the-use" else bool(run.state.zone(p, "resolving")) if how == "after-all-triggers" else False
            if not waits:
                due.append(castle)
    entry.happen(run, *(Event("put", c.id, c.owner, data={"zone": "graveyard"}) for c in due))
    return bool(due)
