"""Burial Rite and Reanimate."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.shadowverse import policies as rule
from engine.games.shadowverse.table import PLACES
from engine.kernel import moves
from engine.kernel.history import happened
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.targets import choose, yes_or_no, yes_wished
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def can_bury(run: Run, player: str, number: int = 1) -> bool:
    """A Burial Rite needs a free place on the board for each follower (facts: the buried card passes over it)."""
    return len(run.state.zone(player, "board")) + number <= PLACES


def bury(ctx: Context, named: tuple[int, ...] | None, number: int = 1) -> list[Event]:
    """Perform a Burial Rite: a follower from hand goes to the cemetery by way of the board, without abilities, with its shadow.

    Where it is a ``number`` of them, all go or none.

    ``named`` are the followers named on playing (None where none was asked for).
    """
    run, player = ctx.run, ctx.me
    if run.ask(rule.RITE_TARGET) == "on-performing" or named is None:
        hand = [i for i in run.state.zone(player, "hand") if run.state.things[i].card.kind == "follower"]
        prompt = Message("choose-target", {"source": ctx.origin, "text": BURIED})
        named = choose(run, player, hand, number, prompt) if len(hand) >= number else ()
    room = can_bury(run, player, number)
    if not room:
        run.cite(rule.PLAY_ROOM)
    if len(named) < number or not room or any(run.state.things[i].zone != "hand" for i in named):
        run.cite(rule.RITE_WHEN)
        run.emit("event", Message("not-buried", {"player": player}), actor=player)
        return []
    if not agreed(ctx):
        return []
    run.cite(rule.RITE_WHEN)
    return [run.happen(Event("buried", i, player, source=ctx.source)) for i in named]


def agreed(ctx: Context) -> bool:
    """Whether a rite that is possible is performed: it must be, and declining is refused, or it may be, by rule."""
    run = ctx.run
    declined = yes_wished(run) == 1
    run.cite(rule.RITE_COMPULSORY)
    if run.answer(rule.RITE_COMPULSORY) == "compulsory":
        if declined:
            run.refuse(rule.RITE_COMPULSORY, Message("refused.compulsory", {"source": ctx.origin}), ctx.me)
        return True
    return yes_or_no(run, ctx.me, Message("choose", {"source": ctx.origin, "text": RITE}), 1 if declined else None)


def perform_early(run: Run, t: Thing, player: str, declared: dict[int, tuple[int, ...]]) -> None:
    """Perform the rites of a card as it is played and not where its text says so, where the rule has it so."""
    if run.answer(rule.RITE_WHEN) != "when-played":
        return
    for h in t.abilities:
        for c in h.ability.choices:
            if c.early and c.key in declared:
                ctx = Context(run, h, t, player, None)
                run.performed[(t.id, c.key)] = bury(ctx, declared[c.key], c.least)


RITE = {"en": "perform the Burial Rite", "ja": "葬送する"}
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


def reanimate(ctx: Context, cost: int, fits: Callable[[Context, Thing], bool] | None = None) -> list[Event]:
    """Summon a destroyed follower (of those that fit) of the highest original cost up to ``cost``, at random among several."""
    run = ctx.run
    dead = [r.thing for r in happened(run, ctx.me, "destroyed", "buried") if r.thing is not None]
    past = [t for t in dead if t.card.kind == "follower" and (t.card.cost or 0) <= cost and (fits is None or fits(ctx, t))]
    if not past:
        return []
    best = max(t.card.cost or 0 for t in past)
    pool: list[Thing] = [t for t in past if t.card.cost == best]
    kinds = list({t.card.slug: t for t in pool}.values())
    picked = 0
    if len(kinds) > 1:
        options = tuple((t.id, Message("thing", {"source": t})) for t in kinds)
        picked = run.decide("random", ctx.me, Message("random-card", {"source": ctx.origin}), options)
    with run.occasion_of(run.open_occasion()):
        e = run.happen(Event("entered", player=ctx.me, source=ctx.source, how="reanimated", card=kinds[picked].card))
        if e.did:
            run.announce(Event("reanimated", e.subject, ctx.me, source=ctx.source))
    return [e]


APPLIERS = {"buried": buried}
