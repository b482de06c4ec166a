"""The interference: opened by the first action, joined by the answers, resolved in steps once all have passed in a row.

Interferences can stand on one another: an attack that an effect causes opens a new one while the older is resolving. The state keeps
them, the newest last; nothing of an older one goes on before the newer is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.vision import battle, forms, losing, uniting, words
from engine.games.vision import policies as rule
from engine.games.vision.priority import give_priority
from engine.games.vision.state import OPEN, DeclaredAttack, Interference, of
from engine.kernel import moves
from engine.kernel.agenda import Pending, next_of_pool
from engine.kernel.blocks import stay_inside
from engine.kernel.resolve import Context, gone, resolve
from engine.kernel.stack import out_of_date, resolve_next, set_priority
from engine.kernel.state import OTHER, Player, State, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def newest(state: State) -> Interference | None:
    """The interference that is open or resolving, the newest where there are several."""
    every = of(state).interferences
    return every[-1] if every else None


def number(run: Run) -> int:
    """The frame that opened the newest interference, its number; 0 where none is open. What lasts during it is kept under that."""
    now = newest(run.state)
    return now.opened if now is not None else 0


def open_new(run: Run, who: Player, attack: DeclaredAttack | None = None) -> None:
    """An interference opens. What happens until its end stands under that line of the log."""
    run.cite(rule.INTERFERENCE_SEQUENCE)
    base = len(run.agenda)
    opened = run.emit("event", Message("interference-opened", {}), Event("interference-opened", player=who), who)
    keep(run, (*of(run.state).interferences, Interference(opened, base, attack)))
    stay_inside(run, opened)


def keep(run: Run, interferences: tuple[Interference, ...]) -> None:
    """Write down which interferences there are; each is a group of lines in the log."""
    s = run.new_state()
    s.game = of(s)._replace(interferences=interferences)
    s.memory = s.memory._replace(groups=tuple(i.opened for i in interferences))


def change(run: Run, now: Interference) -> None:
    """The newest interference is another now."""
    keep(run, (*of(run.state).interferences[:-1], now))


def begin_to_resolve(run: Run) -> None:
    """All have passed in a row: the newest interference resolves, and with it whatever older one was waiting for it."""
    run.emit("event", Message("interference-resolves", {}), Event("interference-resolves"))
    now = newest(run.state)
    assert now is not None
    change(run, now._replace(step=0))
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
            every = of(run.state).interferences
            keep(run, tuple(i._replace(step=now.step + 1) if i.opened == now.opened else i for i in every))
        run.pause()


def sequence(run: Run) -> list[str]:
    """The steps in the order that the rules have them."""
    names = ["effects", "battle", "durations", "at-end", "apart"]
    for question, name, before in (
        (rule.INTERFERENCE_BATTLE, "battle", "effects"),
        (rule.INTERFERENCE_DURATIONS, "durations", "battle"),
        (rule.INTERFERENCE_AT_END, "at-end", "durations"),
    ):
        if run.answer(question) == "before":
            names.remove(name)
            names.insert(names.index(before), name)
    return names


def close(run: Run) -> None:
    """The newest interference is over: an older one goes on, else the turn player gets priority."""
    run.cite(rule.INTERFERENCE_SEQUENCE)
    run.emit("event", Message("interference-ended", {}), Event("interference-ended"))
    losing.as_an_interference_ends(run)
    keep(run, of(run.state).interferences[:-1])
    if newest(run.state) is None:
        give_priority(run, run.state.turn if run.ask(rule.PRIORITY_AFTER_INTERFERENCE) == "turn-player" else OTHER[run.state.turn])
    else:
        set_priority(run, run.state.turn if run.answer(rule.PRIORITY_RESOLVING) == "turn-player" else None)


# ---- the steps; each says whether it is done


def effects(run: Run, now: Interference) -> bool:
    """Resolve one of the effects, from the last; done when none is left."""
    if len(run.agenda) > now.base:
        resolve_next(run, now.base)
    if of(run.state).cut:
        run.new_state().game = of(run.state)._replace(cut=False)
        rest = run.agenda[now.base :]
        del run.agenda[now.base :]
        for p in rest:
            resolved(run, p)
    return len(run.agenda) <= now.base


def fight(run: Run, now: Interference) -> bool:
    """The battle, where the interference began with an attack; by another reading it comes after the interference, on its own."""
    if now.attack is None:
        return True
    run.cite(rule.INTERFERENCE_BATTLE)
    if run.answer(rule.INTERFERENCE_ATTACK) == "battle-apart" and not now.attack.alone:
        return True
    run.cite(rule.INTERFERENCE_ATTACK)
    battle.starts(run, now.attack)
    automatic(run)
    last = newest(run.state)
    if last is not None and last.attack is not None:
        battle.fight(run, last.attack, automatic)
    return True


def end_durations(run: Run, now: Interference) -> bool:
    """What lasted during this interference ends."""
    ended = moves.expire(run, "interference", "", source=now.opened)
    if ended:
        run.cite(rule.INTERFERENCE_DURATIONS)
        run.emit("event", Message("durations-ended", {}), Event("durations-ended"))
    return True


def at_the_end(run: Run, now: Interference) -> bool:
    """What waits for the end of the interference resolves."""
    mark = run.pendings
    run.announce(Event("interference-ending"))
    if run.pendings > mark:
        run.cite(rule.INTERFERENCE_AT_END)
    return True


def battle_apart(run: Run, now: Interference) -> bool:
    """By the other reading of an attack: the interference ends before the battle, which then is one of its own."""
    if now.attack is None or now.attack.alone or run.answer(rule.INTERFERENCE_ATTACK) != "battle-apart":
        return True
    keep(run, of(run.state).interferences[:-1])
    run.cite(rule.INTERFERENCE_ATTACK)
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
    if fresh and run.answer(rule.AUTOMATIC_ANSWERED) == "can-be-answered":
        for p in fresh:
            if p.id not in of(run.state).opened:
                run.cite(rule.AUTOMATIC_ANSWERED)
                run.agenda.remove(p)
                open_new(run, p.controller)
                run.agenda.append(p)
                run.new_state().game = of(run.state)._replace(opened=(*of(run.state).opened, p.id))
                give_priority(run, OTHER[p.controller])
        return
    while fresh or words.fall(run):
        if fresh:
            p = next_of_pool(run, fresh)
            run.cite(rule.AUTOMATIC_ANSWERED)
            resolve(run, p)
        run.checkpoint("item")
        fresh = [p for p in run.agenda if p.ability.role == "triggered"]


def passed_over(run: Run, p: Pending, now: Thing | None) -> tuple[str, str] | None:
    """Why something that waited does nothing: it was made void, or an automatic effect may not be applied now."""
    if p.id in run.state.memory.void:
        run.new_state().game = of(run.state)._replace(cut=run.answer(rule.INTERFERENCE_VOID) == "ends")
        return (rule.INTERFERENCE_VOID, "void")
    if p.ability.role != "triggered":
        return out_of_date(run, p) or illegal(run, p) or alone(run, p, now)
    if gone(run, p) and run.ask(rule.AUTOMATIC_SOURCE) == "fails":
        return (rule.AUTOMATIC_SOURCE, "source-gone")
    has_priority = run.state.priority == p.controller
    if p.ability.optional and newest(run.state) is not None and run.answer(rule.AUTOMATIC_OPTIONAL) == "outside":
        return (rule.AUTOMATIC_OPTIONAL, "in-interference")
    if p.ability.optional and not has_priority:
        return (rule.PRIORITY_KINDS, "not-holding")
    if not p.ability.optional:
        run.cite(rule.AUTOMATIC_COMPULSORY)
        if run.answer(rule.AUTOMATIC_COMPULSORY) == "needed" and not has_priority:
            return (rule.AUTOMATIC_COMPULSORY, "not-holding")
    return None


def illegal(run: Run, p: Pending) -> tuple[str, str] | None:
    """Whether a target that was named is none any more as the effect begins to resolve: by the rule all of the effect then fails."""
    ctx = Context(run, p.card_ability, p.origin, p.controller, None)
    named = ((c, i) for c in p.ability.choices for i in (p.chosen or {}).get(c.key, ()))
    if all(i in c.candidates(ctx) for c, i in named):
        return None
    return (rule.TARGET_ILLEGAL, "illegal-target") if run.ask(rule.TARGET_ILLEGAL) == "whole-fails" else None


def alone(run: Run, p: Pending, now: Thing | None) -> tuple[str, str] | None:
    """Whether a spell that is played, and does not stay, lacks what it unites: it is exiled then and does nothing."""
    if now is None or p.ability.role != "spell" or now.zone != "resolving" or forms.stays(now) or uniting.united(run, now, p.controller):
        return None
    return (rule.UNION_FROM, "nothing-to-unite")


def resolved(run: Run, p: Pending) -> None:
    """A spell or command that has resolved, or was made void, goes to the netherworld, and so does a character that was made void."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving":
        run.happen(Event("put", t.id, t.owner, zone="netherworld"))
