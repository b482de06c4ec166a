"""What changes damage, read at the instant of damage: whether it still holds is a look at the board, not an effect that waits.

What is in force is kept in a book. Two rules can have it brought up to date by effects that wait their turn, one for what holds only as
long as another card is there ("shield.judged"), one for what ends because its own card has left ("lost.when"); otherwise that is done
within the event, which then names the rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import removal_policies as removal
from engine.games.shadowverse.state import Shield, ShieldKey, of
from engine.kernel.cards import Ability, CardAbility, Trigger
from engine.kernel.gather import heard, queue
from engine.kernel.history import frame_since
from engine.kernel.resolve import Context
from engine.kernel.state import State, Thing
from engine.kernel.temporary import TemporaryAbility
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

TEXTS = {
    True: {"en": "The protection begins.", "ja": "ダメージを変える効果が働き始める。"},
    False: {"en": "The protection ends.", "ja": "ダメージを変える効果が失われる。"},
}


def on_table(run: Run, state: State) -> dict[ShieldKey, Shield]:
    """Everything on a table that changes damage, by key."""
    things = state.things
    listeners = heard(state, run.game.listening).get("~damaged")
    if not listeners:
        return {}
    return {(i, things[i].since, h.line, h.granted): (things[i], h) for i, h in listeners if h.ability.role == "static"}


def waits(run: Run) -> tuple[bool, bool]:
    """Whether conditions wait, and whether what has left the board lasts until an effect has taken it away."""
    return run.answer(removal.SHIELD_JUDGED) == "queued", run.answer(removal.LOST_WHEN) == "queued"


def in_force(run: Run, e: Event) -> list[Shield]:
    """What can change this damage now."""
    conditions, departures = waits(run)
    there = on_table(run, run.state)
    cite_departed(run, e)
    book = of(run.state).shields
    if conditions:
        return [there.get(key, shield) for key, shield in book.items()]
    gone = [shield for key, shield in book.items() if key not in there] if departures else []
    return [*there.values(), *gone]


def holds(run: Run, h: CardAbility, ctx: Context) -> bool:
    """Whether one of them holds: its condition is judged now (or was, when it was put into the book)."""
    condition = h.ability.condition
    if condition is None:
        return True
    if changes(h, ctx):
        run.cite(removal.SHIELD_JUDGED)
    return True if waits(run)[0] else condition(ctx)


def changes(h: CardAbility, ctx: Context) -> bool:
    """Whether it would change this damage if it held."""
    e = ctx.event
    assert e is not None
    trial = e.anew()
    assert h.ability.modify is not None
    h.ability.modify(ctx, trial)
    return (trial.amount, trial.subject) != (e.amount, e.subject)


# ---- what has left


def remember(run: Run, t: Thing) -> None:
    """A card leaves the board while effects are being processed: remember what changed damage and now has ended with it."""
    things = run.state.things
    gone = [(t, h) for h in t.abilities if "~damaged" in h.ability.hears]
    for x in run.state.expiries:
        if x.when == "source-leaves" and x.source == t.id and isinstance(x.what, TemporaryAbility) and things[x.id].since == x.since:
            gone += [(things[x.id], h) for h in things[x.id].abilities if h.granted == x.what.granted and "~damaged" in h.ability.hears]
    if gone:
        run.new_state().game = of(run.state)._replace(departed=(*departed(run), *gone))


def departed(run: Run) -> tuple[Shield, ...]:
    """What has ended so since there last was nothing to process."""
    return of(run.state).departed if run.resolving or run.agenda else ()


def cite_departed(run: Run, e: Event) -> None:
    """Name the rule by which the protection of a card that has just left does not hold any more, where it would have."""
    for t, h in departed(run):
        ctx = Context(run, h, t, t.controller, e)
        if (h.ability.condition is None or h.ability.condition(ctx)) and changes(h, ctx):
            run.cite(removal.LOST_WHEN)


# ---- the book: what is in force


def begin(run: Run) -> None:
    """What is in force on a given board is so from its first moment."""
    write(run, {key: s for key, s in on_table(run, run.state).items() if true_now(run, s)})


def true_now(run: Run, shield: Shield) -> bool:
    """Whether the condition holds at this moment."""
    t, h = shield
    return h.ability.condition is None or h.ability.condition(Context(run, h, t, t.controller, None))


def later(run: Run, event: Event) -> None:
    """Bring the book up to date after something has happened: at once, or by an effect that joins what waits. The rule for it is named."""
    there = on_table(run, run.state)
    if not there and not of(run.state).shields:
        return
    conditions, departures = waits(run)
    should = {key: s for key, s in there.items() if true_now(run, s)}
    book: dict[ShieldKey, Shield] = dict(of(run.state).shields)
    coming = {(p.event.key, p.event.gives) for p in run.agenda if p.event is not None and p.event.type == "shield"}
    for key, shield in {**book, **should}.items():
        on = key in should
        if on == (key in book) or (key, on) in coming:
            continue
        stays = key in there
        judged = not stays or shield[1].ability.condition is not None
        if judged and (conditions if stays else departures):
            run.cite(removal.SHIELD_JUDGED if stays else removal.LOST_WHEN)
            wait(run, event, key, shield, on)
            continue
        if judged:
            run.cite(removal.SHIELD_JUDGED if stays else removal.LOST_WHEN, at=frame_of(run, event) if stays else went(run, key))
        if on:
            book[key] = shield
        else:
            del book[key]
    write(run, book)


def frame_of(run: Run, event: Event) -> int:
    """The frame that tells of an event which has just happened."""
    n: int = next(f.n for f in reversed(run.frames) if f.event is event)
    return n


def went(run: Run, key: ShieldKey) -> int:
    """The frame since which something is no longer on the table."""
    return frame_since(run, lambda state: key in on_table(run, state))


def wait(run: Run, event: Event, key: ShieldKey, shield: Shield, on: bool) -> None:
    """One beginning or ending joins what waits."""
    t, _ = shield

    def settle(ctx: Context) -> None:
        book = dict(of(ctx.state).shields)
        if on:
            book[key] = shield
        else:
            book.pop(key, None)
        write(ctx.run, book)

    ability = Ability("keyword", TEXTS[on], Trigger("shield", True, "leaving"), operations=(settle,))
    about = Event("shield", t.id, t.controller, source=t.id, key=key, gives=on)
    about.occasion = event.occasion
    card_ability = CardAbility(ability, shield[1].line, shield[1].granted)
    queue(run, about, card_ability, t, "leaving", Context(run, card_ability, t, t.controller, about))


def write(run: Run, book: dict[ShieldKey, Shield]) -> None:
    """Put the book into the state."""
    if of(run.state).shields != book:
        run.new_state().game = of(run.state)._replace(shields=book)
