"""The interference: opened by the first action, joined by the answers, resolved in steps once all have passed in a row.

Interferences can stand on one another: an attack that an effect causes opens a new one while the older is resolving. The state keeps
them, the newest last; nothing of an older one goes on before the newer is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.games.vision import battle
from engine.games.vision.priority import give_priority
from engine.kernel import moves
from engine.kernel.agenda import Pending
from engine.kernel.resolve import resolve
from engine.kernel.stack import note, resolve_next, set_priority
from engine.kernel.state import OTHER, Player, State, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

OPEN = -1


class Interference(NamedTuple):
    """One interference: the frame that opened it, how much of older ones waits below, its attack, and the step at which it is."""

    opened: int
    base: int
    attack: battle.Attack | None = None
    step: int = OPEN


def newest(state: State) -> Interference | None:
    """The interference that is open or resolving, the newest where there are several."""
    all_of_them: tuple[Interference, ...] = state.extra.get("interferences", ())
    return all_of_them[-1] if all_of_them else None


def number(run: Run) -> int:
    """The frame that opened the newest interference, its number; 0 where none is open. What lasts during it is kept under that."""
    now = newest(run.state)
    return now.opened if now is not None else 0


def open_new(run: Run, who: Player, attack: battle.Attack | None = None) -> None:
    """An interference opens. What happens until its end stands under that line of the log."""
    run.cite("interference.sequence")
    base = len(run.agenda)
    opened = run.emit("event", Message("interference-opened", {}), Event("interference-opened", player=who), who)
    keep(run, (*run.state.extra.get("interferences", ()), Interference(opened, base, attack)))
    run.cause, run.depth = opened, run.depth + 1


def keep(run: Run, interferences: tuple[Interference, ...]) -> None:
    """Write down which interferences there are; each is a group of lines in the log."""
    note(run, interferences=interferences, groups=tuple(i.opened for i in interferences))


def change(run: Run, **parts: object) -> None:
    """The newest interference with some of its parts changed."""
    *older, now = run.state.extra["interferences"]
    keep(run, (*older, now._replace(**parts)))


def begin_to_resolve(run: Run) -> None:
    """All have passed in a row: the newest interference resolves, and with it whatever older one was waiting for it."""
    run.emit("event", Message("interference-resolves", {}), Event("interference-resolves"))
    change(run, step=0)
    carry_on(run)


def carry_on(run: Run) -> None:
    """Step by step, until nothing is left or a new interference opens in the middle, which must be over first."""
    steps = sequence(run)
    while (now := newest(run.state)) is not None and now.step != OPEN:
        if now.step == len(steps):
            close(run)
            continue
        done = STEPS[steps[now.step]](run, now)
        automatic(run)
        if done:
            every = run.state.extra["interferences"]
            keep(run, tuple(i._replace(step=now.step + 1) if i.opened == now.opened else i for i in every))
        run.pause()


def sequence(run: Run) -> list[str]:
    """The steps in the order that the rules have them."""
    names = ["effects", "battle", "durations", "at-end", "apart"]
    for question, name, before in (
        ("interference.battle", "battle", "effects"),
        ("interference.durations", "durations", "battle"),
        ("interference.at-end", "at-end", "durations"),
    ):
        if run.answers[question] == "before":
            names.remove(name)
            names.insert(names.index(before), name)
    return names


def close(run: Run) -> None:
    """The newest interference is over: an older one goes on, else the turn player gets priority."""
    run.cite("interference.sequence")
    run.emit("event", Message("interference-ended", {}), Event("interference-ended"))
    keep(run, run.state.extra["interferences"][:-1])
    if newest(run.state) is None:
        give_priority(run, run.state.turn if run.ask("priority.after-interference") == "turn" else OTHER[run.state.turn])
    else:
        set_priority(run, run.state.turn if run.answers["priority.resolving"] else None)


# ---- the steps; each says whether it is done


def effects(run: Run, now: Interference) -> bool:
    """Resolve one of the effects, from the last; done when none is left."""
    if len(run.agenda) > now.base:
        resolve_next(run, now.base)
    if run.state.extra.get("cut"):
        note(run, cut=0)
        rest = run.agenda[now.base :]
        del run.agenda[now.base :]
        for p in rest:
            resolved(run, p)
    return len(run.agenda) <= now.base


def fight(run: Run, now: Interference) -> bool:
    """The battle, where the interference began with an attack; by another reading it comes after the interference, on its own."""
    if now.attack is None:
        return True
    run.cite("interference.battle")
    if run.answers["interference.attack"] == "apart" and not now.attack.alone:
        return True
    run.cite("interference.attack")
    battle.fight(run, now.attack)
    return True


def end_durations(run: Run, now: Interference) -> bool:
    """What lasted during this interference ends."""
    ended = moves.expire(run, "interference", "", source=now.opened)
    if ended:
        run.cite("interference.durations")
        run.emit("event", Message("durations-ended", {}), Event("durations-ended"))
    return True


def at_the_end(run: Run, now: Interference) -> bool:
    """What waits for the end of the interference resolves."""
    mark = run.pendings
    run.announce(Event("interference-ending"))
    if run.pendings > mark:
        run.cite("interference.at-end")
    return True


def battle_apart(run: Run, now: Interference) -> bool:
    """By the other reading of an attack: the interference ends before the battle, which then is one of its own."""
    if now.attack is None or now.attack.alone or run.answers["interference.attack"] != "apart":
        return True
    keep(run, run.state.extra["interferences"][:-1])
    run.cite("interference.attack")
    run.emit("event", Message("interference-ended", {}), Event("interference-ended"))
    open_new(run, now.attack.player, now.attack._replace(alone=True))
    give_priority(run, run.state.turn)
    return True


STEPS: dict[str, Callable[[Run, Interference], bool]] = {
    "effects": effects,
    "battle": fight,
    "durations": end_durations,
    "at-end": at_the_end,
    "apart": battle_apart,
}


# ---- automatic effects, and what becomes of what waits


def automatic(run: Run) -> None:
    """Automatic effects that have triggered apply at once, and nobody can interfere; or, by another reading, they open an interference."""
    fresh = [p for p in run.agenda if p.ability.role == "triggered"]
    if fresh and run.answers["automatic.answered"]:
        for p in fresh:
            if p.id not in run.state.extra.get("windows", ()):
                run.cite("automatic.answered")
                run.agenda.remove(p)
                open_new(run, p.controller)
                run.agenda.append(p)
                note(run, windows=(*run.state.extra.get("windows", ()), p.id))
                give_priority(run, OTHER[p.controller])
        return
    while fresh:
        run.cite("automatic.answered")
        run.agenda.remove(fresh[0])
        resolve(run, fresh[0])
        run.checkpoint("item")
        fresh = [p for p in run.agenda if p.ability.role == "triggered"]


def passed_over(run: Run, p: Pending, now: Thing | None) -> tuple[str, str] | None:
    """Why something that waited does nothing: it was made void, or an automatic effect may not be applied now."""
    if p.id in run.state.extra.get("void", ()):
        note(run, cut=run.answers["interference.void"] == "ends")
        return ("interference.void", "void")
    if p.ability.role != "triggered":
        return None
    held = run.state.priority == p.controller
    if p.ability.optional and newest(run.state) is not None and not run.answers["automatic.optional"]:
        return ("automatic.optional", "in-interference")
    if p.ability.optional and not held:
        return ("priority.kinds", "not-holding")
    if not p.ability.optional:
        run.cite("automatic.compulsory")
        if run.answers["automatic.compulsory"] and not held:
            return ("automatic.compulsory", "not-holding")
    return None


def resolved(run: Run, p: Pending) -> None:
    """A spell or command that has resolved, or was made void, goes to the netherworld, and so does a character that was made void."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving":
        run.happen(Event("put", t.id, t.owner, data={"zone": "netherworld"}))
