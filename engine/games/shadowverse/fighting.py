"""What becomes of an attack once its effects have been processed: damage, Drain, Bane, destruction, and what waits for a survivor.

The steps stand in :func:`fight` in their order; where one of them could stand elsewhere, a rule says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.games.shadowverse import policies as rule
from engine.games.shadowverse import super_evolving
from engine.games.shadowverse.state_based import defeat, waiting_for_destruction
from engine.games.shadowverse.withstanding import IN_FIGURES, NOT_AFFECTED
from engine.kernel import moves
from engine.kernel.against import marked
from engine.kernel.agenda import Pending
from engine.kernel.gather import wait_again
from engine.kernel.history import Record, since
from engine.kernel.resolve import resolve
from engine.kernel.state import Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

GONE = {"destroyed": ("destroyed",), "gone": ("destroyed", "banished")}


class Attack(NamedTuple):
    """Attacker and attacked as they were when the attack was declared, and what had happened up to then."""

    attacker: Thing
    attacked: Thing
    mark: Record | None


def fight(run: Run, attack: Attack) -> None:
    """Damage of the attack, if both are still where they were; then what the damage brings."""
    a, d = (run.state.things[t.id] for t in attack[:2])
    if a.since != attack.attacker.since or d.since != attack.attacked.since:
        run.emit("event", Message("no-clash", {"source": a, "target": d}))
        without_clash(run, attack)
        return
    mark = run.state.history
    blows = strike(run, a, d)
    if blows[0].did > 0:
        run.announce(Event("hit", a.id, a.controller, target=d.id))
    hurt = [p for p in run.agenda if p.moment == "damaged" and p.event in blows]
    if hurt:
        hurt = effects_of_damage(run, hurt)
    run.checkpoint("combat")
    super_evolving.hit(run, a, d.zone == "board" and super_evolving.is_super(a) and killed(run, d.id, mark))
    if hurt:
        run.cite(rule.TIMING_DAMAGED)
        wait_again(run, hurt)
    if run.answer(rule.SURVIVOR_TRIGGERS) == "right-after":
        survived(run, attack, mark, ended=False)
        run.drain()
    else:
        dead = killed(run, d.id, mark)
        run.drain()
        survived(run, attack, mark, ended=True, dead=dead)
    late_drain(run, blows[0])


def strike(run: Run, a: Thing, d: Thing) -> list[Event]:
    """Both deal damage, Drain restores, Bane marks: nobody is destroyed meanwhile."""
    with run.deferring():
        blows = [Event("damaged", d.id, d.controller, a.attack or 0, a.id, by="combat")]
        if d.zone == "board":
            blows.append(Event("damaged", a.id, a.controller, d.attack or 0, d.id, by="combat"))
        run.together(blows)
        if run.answer(rule.DRAIN_WHEN) == "before":
            drain(run, blows[0])
    for blow in blows:
        bane(run, blow)
    return blows


def drain(run: Run, blow: Event) -> None:
    """An attacker with Drain restores defense to its leader; a follower that is attacked restores nothing."""
    dealer = run.state.things[blow.source]
    if "drain" not in dealer.keywords:
        return
    amount = blow.did if run.answer(rule.DRAIN_AMOUNT) == "dealt" else dealer.attack or 0
    run.cite(rule.DRAIN_AMOUNT)
    if amount <= 0:
        run.emit("event", Message("no-drain", {"source": dealer}), actor=dealer.controller)
        return
    run.cite(rule.DRAIN_WHEN)
    own = run.state.zone(dealer.controller, "leader")[0]
    run.happen(Event("healed", own, dealer.controller, amount, dealer.id, by="drain"))


def late_drain(run: Run, blow: Event) -> None:
    """Drain that waits until all else has been processed, where the rule has it so."""
    if run.answer(rule.DRAIN_WHEN) == "after":
        drain(run, blow)
        run.drain()


def bane(run: Run, blow: Event) -> None:
    """Bane has what it hit destroyed, whatever defense it has left; with the defense that it has left, by the rule."""
    dealer, hit = run.state.things[blow.source], run.state.things[blow.subject]
    if "bane" not in dealer.keywords or hit.zone != "board":
        return
    if super_evolving.unharmed(run, hit):
        return
    kept = any(marked(run, hit, mark, dealer.controller, dealer.id) for mark in ("indestructible", NOT_AFFECTED, IN_FIGURES))
    if kept and run.ask(rule.BANE_CANNOT) == "stopped":
        return
    run.cite(rule.BANE_DEFENSE)
    hit = moves.change(run, hit, counters={**hit.counters, "doomed": 1})
    if run.answer(rule.BANE_DEFENSE) == "zero" and hit.left > 0:
        moves.hurt(run, hit, hit.left)


def effects_of_damage(run: Run, hurt: list[Pending]) -> list[Pending]:
    """Effects that wait for damage having been taken: processed before destruction, or in their turn, or (returned) after it."""
    if run.answer(rule.TIMING_DAMAGED) == "after-last-words":
        run.agenda[:] = [p for p in run.agenda if p not in hurt]
        return hurt
    run.cite(rule.TIMING_DAMAGED)
    if not waiting_for_destruction(run):
        return []
    run.cite(rule.COMBAT_DAMAGE_EFFECTS)
    if run.answer(rule.COMBAT_DAMAGE_EFFECTS) == "before-destruction":
        defeat(run)
        with run.deferring():
            for p in hurt:
                run.agenda.remove(p)
                resolve(run, p)
    return []


def killed(run: Run, victim: int, mark: Record | None) -> bool:
    """Whether the attacked follower was destroyed since then (being banished instead is no destruction, by the rule)."""
    types = {r.type for r in since(run.state, mark) if r.thing is not None and r.thing.id == victim}
    if "banished" in types:
        run.cite(rule.COMBAT_DESTROYED)
    return bool(types & set(GONE[run.answer(rule.COMBAT_DESTROYED)]))


def survived(run: Run, attack: Attack, mark: Record | None, ended: bool, dead: bool | None = None) -> None:
    """Tell those who wait for the attacker having survived its attack, or one of the two the clash; where their effects stand is a rule."""
    a, d = attack.attacker, attack.attacked
    clashed = d.zone == "board"
    alive = [(t, other) for t, other in ((a, d), (d, a)) if run.state.things[t.id].zone == "board"] if clashed else []
    through = run.state.things[a.id].zone == "board"
    if not alive and not through:
        return
    if dead is None:
        dead = killed(run, d.id, mark)
    first = None
    if not ended and run.answer(rule.SURVIVOR_LAST) == "in-its-place":
        first = next((p for p in run.agenda if p.event is not None and p.event.type == "destroyed" and p.event.subject == d.id), None)
    pendings, citing = run.pendings, run.citing[:]
    if run.agenda:  # else now is when all is done
        run.cite(rule.SURVIVOR_TRIGGERS)
    with run.occasion_of(first.event.occasion if first is not None and first.event is not None else 0):
        if through:
            run.announce(Event("survived-attack", a.id, a.controller, target=d.id))
        if through and clashed:
            run.announce(Event("survived-clash", a.id, a.controller, target=d.id, killed=dead))
        for t, other in alive:
            run.announce(Event("withstood-clash", t.id, t.controller, target=other.id))
    if run.pendings == pendings:
        run.citing = citing


def without_clash(run: Run, attack: Attack) -> None:
    """No clash took place: nothing survived one, even if the attack's effects destroyed what was attacked (unless a rule counts that)."""
    if attack.attacked.zone == "board" and killed(run, attack.attacked.id, attack.mark):
        run.cite(rule.SURVIVOR_CLASH)
        if run.answer(rule.SURVIVOR_CLASH) == "any-attack":
            survived(run, attack, attack.mark, ended=True, dead=True)
            run.drain()
            return
    a = run.state.things[attack.attacker.id]
    if a.zone == "board" and a.since == attack.attacker.since:
        run.announce(Event("survived-attack", a.id, a.controller, target=attack.attacked.id))
        run.drain()
