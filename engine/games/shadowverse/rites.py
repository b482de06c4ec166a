"""Burial Rite and Reanimate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse.table import PLACES
from engine.kernel import moves
from engine.kernel.history import happened
from engine.kernel.state import Thing
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.resolve import Context
    from engine.kernel.run import Run


def can_bury(run: Run, player: str) -> bool:
    """A Burial Rite needs a free place on the board (facts: the buried card passes over it)."""
    return len(run.state.zone(player, "board")) < PLACES


def bury(ctx: Context, named: tuple[int, ...] | None, declined: bool) -> list[Event]:
    """Perform a Burial Rite: a follower from hand goes to the cemetery by way of the board, without abilities, with its shadow.

    ``named`` is the follower named on playing (None where none was asked for); ``declined`` that the player would rather not.
    """
    run, player = ctx.run, ctx.me
    if run.ask("rite.target") == "on-performing":
        named = None
        hand = [i for i in run.state.zone(player, "hand") if run.state.things[i].card.kind == "follower"]
        if hand:
            named = choose(run, player, list(reversed(hand)), 1, Message("choose-target", {"source": ctx.origin, "text": BURIED}))
    run.cite("rite.compulsory")
    if declined and not run.answers["rite.compulsory"]:
        return []
    if not named or not can_bury(run, player) or run.state.things[named[0]].zone != "hand":
        run.emit("event", Message("not-buried", {"player": player}), actor=player)
        return []
    return [run.happen(Event("buried", named[0], player, source=ctx.source))]


BURIED = {"en": "the follower to bury", "ja": "葬送するフォロワー"}


def buried(run: Run, e: Event) -> None:
    """The named follower goes from hand to the cemetery; it counts as destroyed without having had abilities."""
    t = run.state.things[e.subject]
    bare = t.fork()
    bare.abilities = ()
    e.before = bare
    moves.put(run, t, t.owner, "cemetery")
    moves.tally(run, t.owner, "shadows")
    moves.tally(run, t.owner, "burials")
    e.did = 1


def reanimate(ctx: Context, cost: int) -> list[Event]:
    """Summon a destroyed follower of the highest original cost up to ``cost``, at random among several."""
    run = ctx.run
    dead = [r.thing for r in happened(run.state, ctx.me, "destroyed", "buried") if r.thing is not None]
    past = [t for t in dead if t.card.kind == "follower" and (t.card.cost or 0) <= cost]
    if not past:
        return []
    best = max(t.card.cost or 0 for t in past)
    pool: list[Thing] = [t for t in past if t.card.cost == best]
    kinds = list({t.card.slug: t for t in pool}.values())
    picked = 0
    if len(kinds) > 1:
        options = tuple((t.id, Message("thing", {"source": t})) for t in kinds)
        picked = run.decide("random", ctx.me, Message("random-card", {"source": ctx.origin}), options)
    held, run.occasion = run.occasion, run.open_occasion()
    try:
        e = run.happen(Event("entered", player=ctx.me, source=ctx.source, data={"how": "reanimated", "card": kinds[picked].card}))
        if e.did:
            run.announce(Event("reanimated", e.subject, ctx.me, source=ctx.source))
    finally:
        run.occasion = held
    return [e]


APPLIERS = {"buried": buried}
