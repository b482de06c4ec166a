"""What holds of things as long as something is on the table: marks, keywords and figures that come and go with what they depend on.

Marks ("can't attack") are always as the table says at the instant. Keywords and figures either are so too, or are given and taken by
effects that wait their turn; which of them, a game's rule says (the question "holding.gifts"; without it, at the instant).
What was planned and what was really given is kept with the state, by giver, line and receiver, each with its stay.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.kernel import moves
from engine.kernel.cards import Held
from engine.kernel.gather import heard, queue
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

LISTENS = "~holds"
Key = tuple[int, int, int, int, int, int]  # giver, its stay, line, granting, receiver, its stay


@dataclass(frozen=True, slots=True, eq=False)
class Holds:
    """What holds, and of whom: ``fits`` judges one thing; ``words`` are marks and keywords, each with its name; ``stats`` figures."""

    fits: Callable[[Context, Thing], bool]
    words: tuple[tuple[str, Any], ...] = ()
    stats: tuple[int, int] = (0, 0)
    mark: bool = False


def wanted(run: Run) -> dict[Key, tuple[Held, Thing]]:
    """What should hold on this table: the ability and its giver, by key."""
    state, found = run.state, {}
    for i, h in heard(state, run.game.listening).get(LISTENS, ()):
        giver, holds = state.things[i], h.ability.data["holds"]
        ctx = Context(run, h, giver, giver.controller, None)
        if h.ability.condition is not None and not h.ability.condition(ctx):
            continue
        for p in PLAYERS:
            for zone in ("leader", run.game.table):
                for r in state.zone(p, zone):
                    t = state.things[r]
                    if holds.fits(ctx, t):
                        found[(i, giver.since, h.line, h.granted, r, t.since)] = (h, giver)
    return found


def waits(run: Run, h: Held) -> bool:
    """Whether what this ability gives waits its turn."""
    return not h.ability.data["holds"].mark and run.answers.get("holding.gifts") == "queued"


def begin(run: Run) -> None:
    """What holds of a given board does so from its first moment."""
    for key, (h, _) in wanted(run).items():
        note(run, "holding", key, h)
        give(run, key[4], h.ability.data["holds"])
        note(run, "planned", key, h)


def now(run: Run) -> None:
    """Bring what holds at the instant up to date. What was given by something that has gone ends at the instant, too."""
    holding: dict[Key, Held] = run.state.extra.get("holding", {})
    should = wanted(run) if holding or LISTENS in heard(run.state, run.game.listening) else {}
    for key, h in list(holding.items()):
        if key not in should and (not waits(run, h) or not there(run, key[0], key[1])):
            take(run, key, h)
    for key, (h, _) in should.items():
        if key not in holding and not waits(run, h):
            note(run, "holding", key, h)
            give(run, key[4], h.ability.data["holds"])


def later(run: Run, event: Event) -> None:
    """Queue what is to be given or taken because the table has changed (not half way through the playing of a card)."""
    if event.get("halfway"):
        return
    planned: dict[Key, Held] = run.state.extra.get("planned", {})
    if not planned and LISTENS not in heard(run.state, run.game.listening):
        return
    should = wanted(run)
    for key, (h, giver) in should.items():
        if key not in planned and waits(run, h):
            note(run, "planned", key, h)
            wait(run, event, key, h, giver, True)
    for key, h in list(planned.items()):
        if key not in should and waits(run, h):
            drop(run, "planned", key)
            if there(run, key[0], key[1]) and there(run, key[4], key[5]):
                wait(run, event, key, h, run.state.things[key[0]], False)


def wait(run: Run, event: Event, key: Key, h: Held, giver: Thing, gives: bool) -> None:
    """One giving or taking joins what waits."""
    run.cite("holding.gifts")
    about = Event("held", key[4], run.state.things[key[4]].controller, source=giver.id, data={"key": key, "gives": gives})
    about.occasion = event.occasion
    queue(run, about, h, giver, "held", Context(run, h, giver, giver.controller, about))


def settle(ctx: Context) -> None:
    """Give or take what a waiting effect was about, if the receiver is still there and it was not done already."""
    run, event, h = ctx.run, ctx.event, ctx.held
    assert event is not None
    assert h is not None
    key: Key = event.get("key")
    holds, holding = h.ability.data["holds"], run.state.extra.get("holding", {})
    if not there(run, key[4], key[5]) or event.get("gives") == (key in holding):
        return
    if event.get("gives"):
        note(run, "holding", key, h)
        give(run, key[4], holds)
    else:
        run.cite("holding.ends")
        if not run.answers.get("holding.ends", True):
            return
        take(run, key, h)
    t, gives = run.state.things[key[4]], event.get("gives")
    for word, name in holds.words:
        run.happen(Event("keyword-gained" if gives else "keyword-lost", t.id, t.controller, 0, key[0], {"keyword": name, "word": word}))
    if holds.stats != (0, 0):
        run.happen(Event("figures-hold" if gives else "figures-end", t.id, t.controller, 0, key[0], {"stats": holds.stats}))


def there(run: Run, i: int, since: int) -> bool:
    """Whether a thing is still in its stay."""
    t = run.state.things.get(i)
    return t is not None and t.since == since


def give(run: Run, i: int, holds: Holds) -> None:
    """Words and figures onto a thing."""
    t = run.state.things[i]
    change(run, t, (*t.keywords, *(word for word, _ in holds.words)), holds.stats)


def take(run: Run, key: Key, h: Held) -> None:
    """Words and figures off a thing, if it is still in its stay, and off the books."""
    drop(run, "holding", key)
    if not there(run, key[4], key[5]):
        return
    holds: Holds = h.ability.data["holds"]
    t = run.state.things[key[4]]
    left = list(t.keywords)
    for word, _ in holds.words:
        if word in left:
            left.reverse()
            left.remove(word)
            left.reverse()
    change(run, t, tuple(left), (-holds.stats[0], -holds.stats[1]))


def change(run: Run, t: Thing, keywords: tuple[str, ...], stats: tuple[int, int]) -> None:
    """A thing with these keywords and its figures changed by so much."""
    attack = None if t.attack is None else t.attack + stats[0]
    defense = None if t.defense is None else t.defense + stats[1]
    moves.change(run, t, keywords=keywords, attack=attack, defense=defense)


def forget(run: Run, i: int) -> None:
    """A thing is another now, in its place: what it had been given is gone with what it was (and may come again), and what it gave ends."""
    for key, h in list(run.state.extra.get("holding", {}).items()):
        if key[0] == i and key[4] != i:
            drop(run, "planned", key)
            take(run, key, h)
    s = run.state
    for book in ("holding", "planned"):
        kept = {k: v for k, v in s.extra.get(book, {}).items() if k[4] != i}
        if len(kept) < len(s.extra.get(book, {})):
            s = s.fork()
            s.extra = {**s.extra, book: kept}
    run.state = s


def note(run: Run, book: str, key: Key, h: Held) -> None:
    """Write something into one of the two books."""
    s = run.state.fork()
    s.extra = {**s.extra, book: {**s.extra.get(book, {}), key: h}}
    run.state = s


def drop(run: Run, book: str, key: Key) -> None:
    """Strike something out of one of the two books."""
    s = run.state.fork()
    s.extra = {**s.extra, book: {k: v for k, v in s.extra.get(book, {}).items() if k != key}}
    run.state = s
