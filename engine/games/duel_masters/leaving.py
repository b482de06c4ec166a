"""What the rules do about cards that lie with others: rebuilding evolutions, breaking seals, castles without their shield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import mana, stacks
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.entries import Entry
from engine.games.duel_masters.state import of
from engine.kernel.state import PLAYERS
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

SEALED = {"en": "the card whose seal is broken", "ja": "封印を外すカード"}


def rebuild(run: Run, entry: Entry) -> bool:
    """Where only the top card of an evolution has left, what lay under it stands there again (or goes too, by rule)."""
    tops = of(run.state).tops
    if not tops:
        return False
    run.new_state().game = of(run.state)._replace(tops=())
    for top in tops:
        under = stacks.below(run.state, top.id)
        if run.answer(rule.SBP_REBUILD) == "all-leave":
            zone = run.state.things[top.id].zone
            entry.happen(run, *(Event("put", t.id, t.owner, zone=zone) for t in under))
            continue
        while under:
            first, *rest = under
            stays = [t.id for t in rest] if stacks.is_evolution(first) else []
            entry.happen(run, Event("rebuilt", first.id, top.controller, under=tuple(stays), stood_on=top))
            under = [] if stays else rest
    return True


def break_seals(run: Run, entry: Entry) -> bool:
    """For each Command that entered, its owner breaks one seal of a sealed card of its civilization."""
    commands = of(run.state).commands
    if not commands:
        return False
    run.new_state().game = of(run.state)._replace(commands=())
    applied = False
    for i in commands:
        command = run.state.things[i]
        how = run.answer(rule.SBP_SEAL)
        sealed = [s for s in run.state.zone(command.owner, run.game.table) if stacks.seals(run.state, s)]
        if sealed:
            entry.cite(run)
        if how != "any-civilization":
            sealed = [s for s in sealed if mana.civilizations(run.state.things[s]) & mana.civilizations(command)]
        if how != "one-from-each":
            sealed = list(choose(run, command.owner, sealed, 1, Message("choose", {"source": command, "text": SEALED})))
        for s in sealed:
            seal = stacks.seals(run.state, s)[-1]
            entry.happen(run, Event("put", seal.id, seal.owner, zone="graveyard"))
            applied = True
    return applied


def castles_fall(run: Run, entry: Entry) -> bool:
    """A castle whose shield has left the shield zone goes to the graveyard, after the use of that shield's S-trigger if it is used."""
    due = []
    how = run.answer(rule.SBP_CASTLE)
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
    entry.happen(run, *(Event("put", c.id, c.owner, zone="graveyard") for c in due))
    return bool(due)
