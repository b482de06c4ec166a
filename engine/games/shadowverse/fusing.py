"""Fusion: cards of the hand are put together with a card of the hand that says so; it keeps count of what was fused to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import policies as rule
from engine.games.shadowverse.notes import FUSE, Fusion
from engine.kernel import moves
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import Player, State, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

def fuse(run: Run, r: Request) -> None:
    """A player fuses cards of the hand to a card of the hand, in the own turn."""
    t = run.state.things[r.thing]
    fusion = FUSE.of(t.card)
    if run.state.turn != r.who or t.zone != "hand" or fusion is None or not is_open(run, t, fusion):
        raise Refused(rule.FUSION_ALLOWED, Message("refused.cannot-fuse", {"source": t}))
    for i in r.targets:
        if i not in ingredients(run, t):
            raise Refused(rule.FUSION_ALLOWED, Message("refused.cannot-be-fused", {"source": t, "target": run.state.things[i]}))
    if not r.targets or len(r.targets) > (fusion.most or len(r.targets)):
        raise Refused(rule.FUSION_ALLOWED, Message("refused.cannot-fuse", {"source": t}))
    run.cite(rule.FUSION_ALLOWED)
    if t.counters.get("fused_turn") == run.state.turn_number and run.ask(rule.FUSION_OFTEN) == "once-a-turn":
        raise Refused(rule.FUSION_OFTEN, Message("refused.fused-already", {"source": t}))
    with run.one_occasion():
        done = [run.happen(Event("fused", i, r.who, target=t.id)) for i in dict.fromkeys(r.targets)]
        counters = {**t.counters, "fused_turn": run.state.turn_number, "fusions": t.counters.get("fusions", 0) + 1}
        moves.change(run, run.state.things[t.id], counters=counters)
        came = Event("fusion", t.id, r.who, amount=len(done), source=t.id)
        came.about = tuple(e.subject for e in done)
        run.happen(came)


def is_open(run: Run, t: Thing, fusion: Fusion) -> bool:
    """Whether a Fusion that has a condition may be used."""
    return fusion.only_if is None or bool(fusion.only_if(Context(run, None, t, t.owner, None)))


def ingredients(run: Run, t: Thing) -> list[int]:
    """The cards of the hand that may be fused to a card."""
    fusion, ctx = FUSE.of(t.card), Context(run, None, t, t.owner, None)
    if fusion is None:
        return []
    return [i for i in run.state.zone(t.owner, "hand") if i != t.id and fusion.fits(ctx, run.state.things[i])]


def fused(run: Run, e: Event) -> None:
    """A card goes from the hand beneath the card that it is fused to."""
    t = run.state.things[e.subject]
    e.before = t
    moves.change(run, moves.put(run, t, t.owner, "fused"), host=e.target)
    if run.ask(rule.FUSION_SHADOW) == "shadow":
        moves.tally(run, t.owner, "shadows")
    e.did = 1


def fusion(run: Run, e: Event) -> None:
    """Cards were fused: what the card itself has waits for that."""
    e.did = e.amount


def fused_to(state: State, i: int, player: Player) -> list[Thing]:
    """The cards that were fused to a card, in their order."""
    return [state.things[j] for j in state.zone(player, "fused") if state.things[j].host == i]


APPLIERS = {"fused": fused, "fusion": fusion}
