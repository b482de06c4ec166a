"""What effects do to a battle that goes on: calling off an attack, a defense, the dying of a character; and what its sides are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.games.vision.interference import change, newest
from engine.games.vision.state import OPEN, DeclaredAttack
from engine.kernel import moves
from engine.kernel.state import State
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def current_attack(state: State) -> DeclaredAttack | None:
    """The attack of the newest interference."""
    now = newest(state)
    return now.attack if now is not None else None


def side(state: State, which: str) -> int:
    """The attacker or the defender of the attack that goes on; 0 where there is none."""
    attack = current_attack(state)
    return 0 if attack is None else attack.attacker if which == "attacker" else attack.defender


def call_off(run: Run, i: int, what: str) -> bool:
    """An attack, or a defense, is none any more; who attacked or defended stays as it lies. Whether it was one."""
    now = newest(run.state)
    if now is None or now.attack is None or i != side(run.state, "attacker" if what == "attack" else "defender"):
        return False
    change(run, now._replace(attack=None if what == "attack" else now.attack._replace(defender=0)))
    if what == "attack":
        run.cite(rule.INTERFERENCE_BATTLE)  # its battle was still to come
    run.cite(rule.BATTLE_CANCELLED)
    run.emit("event", Message("cancelled." + what, {"source": run.state.things[i]}), Event("cancelled", i))
    return True


def call_off_dying(run: Run, i: int) -> bool:
    """A character is dying no more, and its damage is gone; without toughness of its own nothing keeps it."""
    t = run.state.things[i]
    if not t.counters.get("dying") or (t.defense or 0) <= 0:
        return False
    run.cite(rule.DYING_OFF)
    moves.change(run, t, damage=0, counters={name: n for name, n in t.counters.items() if name != "dying"})
    run.emit("event", Message("dying-off", {"source": t}), Event("dying-off", i, t.controller))
    waiting = [p for p in run.agenda if p.event is not None and p.event.type == "dying" and p.event.subject == i]
    if waiting and run.ask(rule.DYING_OFF_WAITING) == "dropped":
        for p in waiting:
            run.agenda.remove(p)
            said = Message("fizzled.not-dying", {"source": p.origin, "ability": p.ability.text})
            run.emit("fizzled", said, actor=p.controller, pending=p)
    return True


def attack_just_declared(state: State) -> DeclaredAttack | None:
    """The attack to which whatever is declared next is the direct answer."""
    now = newest(state)
    direct = now is not None and now.attack is not None and now.step == OPEN and not now.attack.defender
    return now.attack if now is not None and direct else None


def unanswered(run: Run, more: int) -> bool:
    """Whether nothing waits in the newest interference (but for so many declarations)."""
    now = newest(run.state)
    return now is not None and len(run.agenda) - now.base <= more
