"""Continuous effects on a value or a trait: what holds of it now is worked out from all of them, and the calculation can be read.

A value (a player's limit, a figure of a card) is raised and lowered by some and fixed by others; a trait is given by some and denied by
others. Which of them count is a game's rules (the questions ``reckon.…``). The calculations are kept with the state, so that every
frame shows them; whatever else changes a value changes what its calculation begins with.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel import moves
from engine.kernel.calculation import Calculation, ValueEffect, sentence, worked_out
from engine.kernel.figures import FIGURES
from engine.kernel.gather import heard
from engine.kernel.resolve import Context
from engine.kernel.state import ReckonKey, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

LISTENS = "~reckons"


@dataclass(frozen=True, slots=True, eq=False)
class ValueChange:
    """What a continuous effect says: ``kind`` is change, becomes, is or is-not; ``of`` gives the players or things of whose value."""

    what: str
    name: str
    kind: str
    of: Callable[[Context], list[str | int]]
    amount: Callable[[Context], int] = lambda ctx: 0


class Reckoned(NamedTuple):
    """A calculation that is new, or over (None)."""

    key: ReckonKey
    now: Calculation | None


def wanted(run: Run) -> dict[ReckonKey, list[ValueEffect]]:
    """The effects on each value, in the order in which they came."""
    found: dict[ReckonKey, list[ValueEffect]] = {}
    for i, h in heard(run.state, run.game.listening).get(LISTENS, ()):
        giver = run.state.things[i]
        ctx = Context(run, h, giver, giver.controller, None)
        if h.ability.condition is not None and not h.ability.condition(ctx):
            continue
        change = h.ability.reckons
        assert change is not None
        part = ValueEffect((i, giver.since, h.line, h.granted), change.kind, change.amount(ctx), h.granted or giver.since, i)
        for of in change.of(ctx):
            found.setdefault(ReckonKey(change.what, of, change.name), []).append(part)
    for parts in found.values():
        parts.sort(key=lambda p: (p.came, p.id))
    return found


def now(run: Run) -> list[Reckoned]:
    """Bring every value up to date; what has changed is returned, to be told."""
    known = run.state.memory.reckoned
    if not known and LISTENS not in heard(run.state, run.game.listening):
        return []
    should = wanted(run)
    told: list[Reckoned] = []
    found: dict[ReckonKey, Calculation] = {}
    lost = run.state.memory.overruled
    for key in sorted({*known, *should}, key=str):
        t = run.state.things.get(key.of) if isinstance(key.of, int) else None
        was, since = known.get(key), t.since if t is not None else 0
        if was is not None and was.since != since:
            was = None
        base = begins_with(run, key, t, was)
        if key not in should:
            if was is not None:
                write(run, key, t, base)
                told.append(Reckoned(key, None))
            continue
        calculation, beaten = worked_out(run.answers, base, tuple(should[key]), since, lost, was, base - printed(key, t, base))
        lost |= beaten
        found[key] = calculation
        if read(run, key, t) != calculation.value:
            write(run, key, t, calculation.value)
        if was is None or was[:4] != calculation[:4]:
            told.append(Reckoned(key, calculation))
    run.new_state().memory = run.state.memory._replace(reckoned=found, overruled=lost)
    return told


def tell(run: Run, told: list[Reckoned]) -> None:
    """A line of the log for each value that is reckoned anew, with the rules that made it so."""
    for key, calculation in told:
        if calculation is not None:
            for question in calculation.decided:
                run.cite(question)
        player = key.of if isinstance(key.of, str) else ""
        subject = key.of if isinstance(key.of, int) else 0
        value = read(run, key, run.state.things.get(subject))
        parts = {"of": run.state.things.get(subject) or player, "name": named(run, key), "sum": said(run, key, calculation, value)}
        run.emit("event", Message("reckoned", parts), Event("reckoned", subject, player, value))


def update(run: Run) -> None:
    """Bring every value up to date and tell of it: after something has ended without an event."""
    tell(run, now(run))


def begins_with(run: Run, key: ReckonKey, t: Thing | None, was: Calculation | None) -> int:
    """What a calculation begins with: the value without continuous effects."""
    if key.what == "trait":
        return int(t is not None and key.name in t.card.traits)
    return read(run, key, t) - (was.value - was.base if was is not None else 0)


def printed(key: ReckonKey, t: Thing | None, base: int) -> int:
    """What is printed of a figure in play; of anything else nothing was given besides."""
    return FIGURES["original_" + key.name](t) if t is not None and key.what == "figure" and key.name in ("attack", "defense") else base


def own_figure(run: Run, t: Thing, name: str) -> int:
    """A figure as it is printed, or as the effect has changed it that holds: without all that raises and lowers it."""
    calculation = run.state.memory.reckoned.get(ReckonKey("figure", t.id, name))
    counted = calculation.counted if calculation is not None and calculation.since == t.since else ()
    fixed = [p.amount for p in counted if p.kind == "becomes"]
    return fixed[0] if fixed else FIGURES["original_" + name](t)


def read(run: Run, key: ReckonKey, t: Thing | None) -> int:
    """The value as it stands."""
    if key.what == "point":
        return run.state.points.get((str(key.of), key.name), run.game.points.get(key.name, 0))
    if t is None:
        return 0
    return int(key.name in t.traits) if key.what == "trait" else int(getattr(t, key.name) or 0)


def write(run: Run, key: ReckonKey, t: Thing | None, value: int) -> None:
    """Let the value be that."""
    if key.what == "point":
        moves.points(run, str(key.of), key.name, value)
    elif t is not None and key.what == "trait":
        moves.change(run, t, traits=t.traits | {key.name} if value else t.traits - {key.name})
    elif t is not None and key.name == "attack":
        moves.change(run, t, attack=value)
    elif t is not None and key.name == "defense":
        moves.change(run, t, defense=value)
    elif t is not None:
        moves.change(run, t, cost=value)


def named(run: Run, key: ReckonKey) -> dict[str, str]:
    """What a value is called."""
    category = {"point": "counter", "trait": "trait"}.get(key.what, "")
    vocabulary = run.game.vocabulary
    if category and vocabulary.has(category, key.name):
        w = vocabulary.word(category, key.name)
        return {"en": w.en, "ja": w.ja}
    figure = FIGURES.get(key.name)
    return {"en": figure.en, "ja": figure.ja} if figure is not None else {"en": key.name, "ja": key.name}


def said(run: Run, key: ReckonKey, calculation: Calculation | None, value: int) -> dict[str, str]:
    """A calculation in words."""
    if calculation is None:
        plain = ({"en": "no", "ja": "いいえ"}, {"en": "yes", "ja": "はい"})[bool(value)]
        return plain if key.what == "trait" else {"en": str(value), "ja": str(value)}
    return sentence(calculation, key.what == "trait", run.answers)
