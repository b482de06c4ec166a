"""What holds of things as long as something is on the table: marks, keywords and figures that come and go with what they depend on.

Marks ("can't attack") are always as the table says at the instant. Keywords and figures either are so too, or are given and taken by
effects that wait their turn; which of them, a game's rule says (:data:`~engine.kernel.questions.HOLDING_GRANTS`).
What was planned and what was really given is kept with the state, by giver, line and receiver, each with its stay.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, cast

from engine.kernel import moves
from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, CardAbility
from engine.kernel.gather import heard, queue
from engine.kernel.questions import HOLDING_ENDS, HOLDING_GRANTS
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, HoldKey, State, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

LISTENS = "~holds"


@dataclass(frozen=True, slots=True, eq=False)
class Holds:
    """What holds, and of whom: ``fits`` judges one thing; ``keywords`` are marks too, each with its name; ``stats`` figures."""

    fits: Callable[[Context, Thing], bool]
    keywords: tuple[tuple[str, Bilingual], ...] = ()
    stats: tuple[int, int] = (0, 0)
    mark: bool = False
    blank: bool = False  # what is printed on the card is as if it were not there
    amount: Callable[[Context], tuple[int, int]] | None = None  # how much of the figures besides, worked out anew at each moment
    once: bool = False  # several copies of it hold once
    zones: tuple[str, ...] = ()  # where what it holds of may lie (none: in play, and the players)
    worked_out: bool = False  # the amount is among the figures, as it was at a moment
    fixed: dict[tuple[int, int], Ability] = field(default_factory=dict)  # the same with an amount that was worked out


def what_holds(h: CardAbility) -> Holds:
    """What an ability lets hold."""
    assert h.ability.holds is not None
    return h.ability.holds


def wanted(run: Run) -> dict[HoldKey, tuple[CardAbility, Thing]]:
    """What should hold on this table: the ability and its giver, by key."""
    state, found = run.state, {}
    once: set[tuple[Ability, int]] = set()
    for i, h in heard(state, run.game.listening).get(LISTENS, ()):
        giver, holds = state.things[i], what_holds(h)
        ctx = Context(run, h, giver, giver.controller, None)
        if h.ability.condition is not None and not h.ability.condition(ctx):
            continue
        said = h.ability
        h = as_now(ctx, h, holds)
        for p in PLAYERS:
            for zone in holds.zones or ("leader", run.game.table):
                for r in state.zone(p, zone):
                    t = state.things[r]
                    if holds.fits(ctx, t) and (said, r) not in once:
                        once.update([(said, r)] if holds.once else ())
                        found[(i, giver.since, h.line, h.granted, r, t.since)] = (h, giver)
    return found


def as_now(ctx: Context, h: CardAbility, holds: Holds) -> CardAbility:
    """An ability whose amount is worked out anew at each moment, with what it is now."""
    if holds.amount is None:
        return h
    n = holds.amount(ctx)
    if n not in holds.fixed:
        stats = (holds.stats[0] + n[0], holds.stats[1] + n[1])
        holds.fixed[n] = replace(h.ability, holds=replace(holds, stats=stats, amount=None, worked_out=True))
    return replace(h, ability=holds.fixed[n])


def waits(run: Run, h: CardAbility) -> bool:
    """Whether what this ability gives waits its turn."""
    return not what_holds(h).mark and run.answer(HOLDING_GRANTS) == "queued"


def begin(run: Run) -> None:
    """What holds of a given board does so from its first moment."""
    for key, (h, _) in wanted(run).items():
        note_holding(run, key, h)
        give(run, key[4], what_holds(h))
        note_planned(run, key, h)


def now(run: Run) -> None:
    """Bring what holds at the instant up to date. What was given by something that has gone ends at the instant, too.

    An amount that is worked out follows the table at the instant, also where the giving itself waited its turn.
    """
    holding = run.state.memory.holding
    should = wanted(run) if holding or LISTENS in heard(run.state, run.game.listening) else {}
    amended = set()
    for key, h in list(holding.items()):
        gone = key not in should and (not waits(run, h) or not there(run, key[0], key[1]))
        if key in should and what_holds(h).worked_out and should[key][0].ability is not h.ability:
            amended.add(key)
        if gone or key in amended:
            take(run, key, h)
            holding = run.state.memory.holding
    for key, (h, _) in should.items():
        if key not in holding and (key in amended or not waits(run, h)):
            note_holding(run, key, h)
            give(run, key[4], what_holds(h))


def later(run: Run, event: Event) -> None:
    """Queue what is to be given or taken because the table has changed (not half way through the playing of a card)."""
    if event.halfway:
        return
    planned = run.state.memory.planned
    if not planned and LISTENS not in heard(run.state, run.game.listening):
        return
    should = wanted(run)
    for key, (h, giver) in should.items():
        if key not in planned and waits(run, h):
            note_planned(run, key, h)
            wait(run, event, key, h, giver, True)
    for key, h in list(planned.items()):
        if key not in should and waits(run, h):
            drop_planned(run, key)
            if there(run, key[0], key[1]) and there(run, key[4], key[5]):
                wait(run, event, key, h, run.state.things[key[0]], False)


def wait(run: Run, event: Event, key: HoldKey, h: CardAbility, giver: Thing, gives: bool) -> None:
    """One giving or taking joins what waits."""
    run.cite(HOLDING_GRANTS)
    about = Event("held", key[4], run.state.things[key[4]].controller, source=giver.id, key=key, gives=gives)
    about.occasion = event.occasion
    queue(run, about, h, giver, "held", Context(run, h, giver, giver.controller, about))


def settle(ctx: Context) -> None:
    """Give or take what a waiting effect was about, if the receiver is still there and it was not done already."""
    run, event, h = ctx.run, ctx.event, ctx.card_ability
    assert event is not None
    assert h is not None
    key = cast(HoldKey, event.key)
    holds, holding = what_holds(h), run.state.memory.holding
    if not there(run, key[4], key[5]) or event.gives == (key in holding):
        return
    if event.gives:
        note_holding(run, key, h)
        give(run, key[4], holds)
    else:
        if run.ask(HOLDING_ENDS) == "stays":
            return
        take(run, key, h)
    t, gives = run.state.things[key[4]], event.gives
    for word, name in holds.keywords:
        run.happen(Event("keyword-gained" if gives else "keyword-lost", t.id, t.controller, 0, key[0], keyword=name, word=word))
    if holds.stats != (0, 0):
        run.happen(Event("figures-hold" if gives else "figures-end", t.id, t.controller, 0, key[0], stats=holds.stats))


def there(run: Run, i: int, since: int) -> bool:
    """Whether a thing is still in its stay."""
    t = run.state.things.get(i)
    return t is not None and t.since == since


def give(run: Run, i: int, holds: Holds) -> None:
    """Words and figures onto a thing; or what is printed off it."""
    t = run.state.things[i]
    if holds.blank:
        face = t.card.face(t.face)
        moves.change(run, t, abilities=tuple(h for h in t.abilities if h.granted), keywords=without(t.keywords, face.keywords))
        return
    change(run, t, (*t.keywords, *(word for word, _ in holds.keywords)), holds.stats)


def take(run: Run, key: HoldKey, h: CardAbility) -> None:
    """Words and figures off a thing, if it is still in its stay, and off the books."""
    drop_holding(run, key)
    if not there(run, key[4], key[5]):
        return
    holds = what_holds(h)
    t = run.state.things[key[4]]
    if holds.blank:
        if not any(what_holds(other).blank for k, other in run.state.memory.holding.items() if k[4:] == key[4:]):
            face = t.card.face(t.face)
            moves.change(run, t, abilities=(*face.abilities, *t.abilities), keywords=(*face.keywords, *t.keywords))
        return
    change(run, t, without(t.keywords, tuple(word for word, _ in holds.keywords)), (-holds.stats[0], -holds.stats[1]))


def blanked(state: State, t: Thing) -> bool:
    """Whether what is printed on a card is as if it were not there, by anything that holds of it."""
    return any(key[4:] == (t.id, t.since) and what_holds(h).blank for key, h in state.memory.holding.items())


def without(keywords: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    """Keywords with each of these taken off once, the latest."""
    left = list(reversed(keywords))
    for word in gone:
        if word in left:
            left.remove(word)
    return tuple(reversed(left))


def change(run: Run, t: Thing, keywords: tuple[str, ...], stats: tuple[int, int]) -> None:
    """A thing with these keywords and its figures changed by so much."""
    attack = None if t.attack is None else t.attack + stats[0]
    defense = None if t.defense is None else t.defense + stats[1]
    moves.change(run, t, keywords=keywords, attack=attack, defense=defense)


def forget(run: Run, i: int) -> None:
    """A thing is another now, in its place: what it had been given is gone with what it was (and may come again), and what it gave ends."""
    for key, h in list(run.state.memory.holding.items()):
        if key[0] == i and key[4] != i:
            drop_planned(run, key)
            take(run, key, h)
    memory = run.state.memory
    holding = {k: h for k, h in memory.holding.items() if k[4] != i}
    planned = {k: h for k, h in memory.planned.items() if k[4] != i}
    if len(holding) < len(memory.holding) or len(planned) < len(memory.planned):
        run.new_state().memory = memory._replace(holding=holding, planned=planned)


def note_holding(run: Run, key: HoldKey, h: CardAbility) -> None:
    """From now on this has been given."""
    run.new_state().memory = run.state.memory._replace(holding={**run.state.memory.holding, key: h})


def note_planned(run: Run, key: HoldKey, h: CardAbility) -> None:
    """From now on this has been given, or is about to be."""
    run.new_state().memory = run.state.memory._replace(planned={**run.state.memory.planned, key: h})


def drop_holding(run: Run, key: HoldKey) -> None:
    """What was given has been taken back."""
    run.new_state().memory = run.state.memory._replace(holding={k: h for k, h in run.state.memory.holding.items() if k != key})


def drop_planned(run: Run, key: HoldKey) -> None:
    """What was given has been taken back, or is about to be."""
    run.new_state().memory = run.state.memory._replace(planned={k: h for k, h in run.state.memory.planned.items() if k != key})
