"""Cards that are played onto another: an evolution onto a creature or cross gear of its kind, a castle onto a shield."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters import special_evolutions, stacks
from engine.kernel import moves
from engine.kernel.requests import Refused
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.targets import choose, choose_some
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

BEARS_ANY = "bears-any-evolution"
LIKE_A_CREATURE = "shincarize"
BASE = {"en": "the card it is put onto", "ja": "重ねる先のカード"}


def places(run: Run, t: Thing, who: Player) -> list[int] | None:
    """What a card can be put onto, or None for one that is put onto nothing."""
    things = run.state.things
    if t.card.kind == "castle":
        taken = {things[i].host for i in run.state.zone(who, "castles")}
        return [i for i in run.state.zone(who, "shields") if i not in taken]
    if special_evolutions.DECK.of(t.card):
        return list(run.state.zone(who, "deck")[-1:])
    if stacks.is_evolution(t) and not stacks.S_MAX.of(t.card):
        lying = run.state.zone(who, stacks.STANDS_IN.of(t.card) or run.game.table)
        found = [i for i in lying if i != t.id and as_base(things[i]).card.kind == t.card.kind and not stacks.seals(run.state, i)]
        if (said := stacks.STANDS_ON.of(t.card)) is not None:
            ctx = Context(run, None, t, who, None)
            found = [i for i in found if BEARS_ANY in things[i].keywords or any(fits(ctx, as_base(things[i])) for fits in said)]
            found = found if assigned(ctx, said, found) else []
        return found or (None if stacks.NEO.of(t.card) else [])
    return None


def needs(t: Thing) -> int:
    """On how many cards an evolution is put."""
    return len(stacks.STANDS_ON.of(t.card) or (1,))


def assigned(ctx: Context, said: list[Callable[[Context, Thing], bool]], found: list[int]) -> bool:
    """Whether there is a card for each of what is asked for, no card for two of them."""
    if not said:
        return True
    first, *rest = said
    return any(bears(ctx, first, i) and assigned(ctx, rest, [j for j in found if j != i]) for i in found)


def bears(ctx: Context, fits: Callable[[Context, Thing], bool], i: int) -> bool:
    """Whether a card is what is asked for, or says itself that any evolution may be put on it."""
    t = as_base(ctx.state.things[i])
    return BEARS_ANY in t.keywords or fits(ctx, t)


def as_base(t: Thing) -> Thing:
    """A card as an evolution sees it: one with Shincarize lies there like a creature."""
    if LIKE_A_CREATURE not in t.keywords:
        return t
    seen = t.fork()
    seen.card = dataclasses.replace(t.card, kind="creature")
    return seen


def bases(run: Run, t: Thing, who: Player, found: list[int]) -> list[int]:
    """The cards that an evolution is put onto, one for each of what it asks for, as its player chooses."""
    said = stacks.STANDS_ON.of(t.card)
    if special_evolutions.DECK.of(t.card):
        on = special_evolutions.top_of_the_deck(run, t, who)
        return [] if on is None else [on]
    if stacks.NEO.of(t.card):
        return list(choose_some(run, who, found, 1, Message("choose", {"source": t, "text": BASE})))
    if said is None or len(set(map(id, said))) == 1:
        return list(choose(run, who, found, needs(t), Message("choose", {"source": t, "text": BASE})))
    ctx, picked = Context(run, None, t, who, None), list[int]()
    for n, fits in enumerate(said):
        left = [i for i in found if i not in picked]
        able = [i for i in left if bears(ctx, fits, i) and assigned(ctx, said[n + 1 :], [j for j in left if j != i])]
        picked += choose(run, who, able, 1, Message("choose", {"source": t, "text": BASE}))
    return picked


def may_be_put(run: Run, t: Thing, who: Player) -> None:
    """Refuse a card that has nothing to be put onto."""
    if places(run, t, who) == []:
        raise Refused(rule.PLAY_ONTO, Message("refused.no-base", {"source": t}))


def put_onto(run: Run, t: Thing, who: Player, how: str = "played", picked: list[int] | None = None) -> bool:
    """Put a card that is being played onto others, of its player's choice (or ``picked`` before it was paid).

    False for one that enters, and may be put there then.
    """
    found = places(run, t, who)
    if found is None or stacks.NEO.of(t.card):
        return False
    picked = picked or bases(run, t, who, found)
    run.cite(rule.PLAY_ONTO)
    if not picked:
        run.emit("fizzled", Message("fizzled.not-on-the-deck", {"source": t}), actor=who)
        return True
    base, *more = picked
    if t.card.kind == "castle":
        run.happen(Event("fortified", t.id, who, target=base))
    else:
        run.together([Event("entered", t.id, who, how=how, onto=base, under=tuple(more), free=how != "played")])
    return True


def picked_early(run: Run, t: Thing, who: Player) -> list[int]:
    """What a card with Soul Shift is put on, which is said before it is paid; of every other card later."""
    found = places(run, t, who) if special_evolutions.SOUL.of(t.card) else None
    return bases(run, t, who, found) if found else []


def fortified(run: Run, e: Event) -> None:
    """A castle stands by a shield, and its abilities work there."""
    t = moves.put(run, run.state.things[e.subject], e.player, "castles")
    moves.change(run, run.state.things[t.id], host=e.target, abilities=stacks.working(t))
    e.did = 1


def finds_no_base(run: Run, e: Event) -> bool:
    """Whether a card that an effect puts into the battle zone has nothing to be put onto; then it stays where it is, and that is told."""
    coming = run.state.things.get(e.subject) if e.type == "entered" and not e.onto else None
    if coming is None or not stacks.is_evolution(coming) or places(run, coming, e.player) != []:
        return False
    run.cite(rule.PLAY_ONTO)
    run.emit("fizzled", Message("fizzled.no-base", {"source": coming}), actor=e.player)
    return True


def entered(run: Run, e: Event) -> None:
    """A card enters the battle zone; what it is put onto lies under it, with everything that lay there before."""
    coming = run.state.things.get(e.subject)
    if coming is not None and not e.onto and stacks.is_evolution(coming):
        found = places(run, coming, e.player)
        run.cite(rule.PLAY_ONTO)
        if found is None:
            stacks.entered(run, e)
            return
        if not found:
            e.did = 0
            return
        picked = bases(run, coming, e.player, found)
        if not picked and not stacks.NEO.of(coming.card):
            e.did = 0
            return
        e.onto, e.under = (picked[0], tuple(picked[1:])) if picked else (0, ())
    stacks.entered(run, e)
    base = e.onto
    if not e.did or not base:
        return
    before = run.state.things[base]
    under = [j for i in (base, *e.under) for j in (i, *(o.id for o in stacks.below(run.state, i)))]
    for i in under:
        came = {k: n for k, n in run.state.things[i].counters.items() if k == "entered"}
        moves.put(run, run.state.things[i], e.player, "under")
        moves.change(run, run.state.things[i], host=e.subject, counters=came)
    if before.counters.get("tapped") and before.zone == run.game.table:
        t = run.state.things[e.subject]
        moves.change(run, t, counters={**t.counters, "tapped": 1})
