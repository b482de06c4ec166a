"""Super-evolving: a follower is more than evolved; in its player's turn nothing harms it, and what it destroys hits the leader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import beyond_policies as rule
from engine.games.shadowverse.table import second_player, turns_of
from engine.kernel import moves
from engine.kernel.requests import Refused, Request
from engine.kernel.rules import Question
from engine.kernel.state import OTHER, Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

MARK = "super_evolved"
POINT = "sep"


def is_super(t: Thing) -> bool:
    """Whether a follower is super-evolved."""
    return bool(t.counters.get(MARK))


def pay(run: Run, r: Request) -> None:
    """Take a super-evolution point for a follower; refuse where there is none."""
    t = run.state.things[r.thing]
    if run.state.point(r.who, POINT) < 1 or "cannot-evolve" in t.keywords:
        raise Refused(rule.SUPER_POINTS, Message("refused.cannot-pay-super-evolution", {"source": t}))
    run.cite(rule.SUPER_POINTS)
    moves.tally(run, r.who, POINT, -1)


def super_evolved(run: Run, e: Event) -> None:
    """A follower that has just evolved is super-evolved: its figures rise beyond those of its evolved side."""
    t = run.state.things[e.subject]
    if t.zone != "board" or t.face != "evolved" or is_super(t):
        return
    more = run.answer(rule.SUPER_FIGURES)
    run.cite(rule.SUPER_FIGURES)
    counters = {**t.counters, MARK: 1}
    moves.change(run, t, attack=(t.attack or 0) + more, defense=(t.defense or 0) + more, counters=counters)
    e.did = 1


def unharmed(run: Run, t: Thing) -> bool:
    """Whether this is a super-evolved follower in its player's turn, which takes no damage and is not destroyed by effects."""
    if not is_super(t) or t.zone != "board" or run.state.turn != t.controller:
        return False
    return bool(run.ask(rule.SUPER_UNHARMED) == "unharmed")


def withstands(run: Run, e: Event) -> bool:
    """Whether an effect can't destroy it for that reason."""
    if e.by != "effect" or not unharmed(run, run.state.things[e.subject]):
        return False
    e.cannot = e.type
    return True


def hit(run: Run, attacker: Thing, destroyed: bool) -> None:
    """The attack of a super-evolved follower destroyed the follower it was at: the other leader takes damage for it."""
    if not destroyed or not is_super(attacker) or run.state.turn != attacker.controller:
        return
    run.cite(rule.SUPER_HIT)
    if amount := run.answer(rule.SUPER_HIT):
        them = OTHER[attacker.controller]
        run.happen(Event("damaged", run.state.zone(them, "leader")[0], them, amount, attacker.id, by="effect"))


def turn_for(run: Run, player: Player, question: Question[tuple[int, int]]) -> bool:
    """Whether a player's turns have come to the one from which a rule lets them evolve (or super-evolve)."""
    run.cite(question)
    first, second = run.answer(question)
    return turns_of(run.state, player) >= (second if second_player(run.state) == player else first)


APPLIERS = {"super-evolved": super_evolved}
