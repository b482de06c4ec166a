"""What an attack is on by now, and effects that make it be on something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters.state import of
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.effects import Operation, done
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means


def takes(run: Run, thing: int) -> None:
    """Note that the attack that goes on is on this creature or player, in its present stay."""
    run.new_state().game = of(run.state)._replace(aim=(thing, run.state.things[thing].since))


def now_on(run: Run, target: Thing) -> Thing:
    """What the attack is on by now: ``target``, as far as nothing else was noted since."""
    thing, since = of(run.state).aim
    if (thing, since) == (target.id, target.since) or not thing:
        return target
    t = run.state.things[thing]
    if t.since != since:  # in a stay that is over
        t = t.fork()
        t.since = since
    return t


def can_be_on(run: Run, t: Thing, attacker: int) -> bool:
    """Whether an attack can be on that at all: a creature in the battle zone, or the player whom the attacker is against."""
    return t.zone == run.game.table or (t.zone == "leader" and attacker != 0 and run.state.things[attacker].controller != t.owner)


def aimed(run: Run, e: Event) -> None:
    """The attack is on that now."""
    takes(run, e.subject)
    e.did = 1


@means("effect", "change_attack")
def change_attack(b: Bench, node: Node) -> Operation:
    """The attack that goes on is on that creature or player, whether it might have been attacked or not: only the declaration asks that.

    Nothing is done where no attack goes on, where it is what attacks or its player, or where it is attacked already.
    """
    targets = b.make("target", node["target"])

    def operation(ctx: Context) -> None:
        now, things = of(ctx.state), ctx.state.things
        found = [things[i] for i in targets(ctx) if can_be_on(ctx.run, things[i], now.attacker)]
        fits = [t for t in found if now.attacker not in (0, t.id) and now.aim[0] != t.id]
        done(ctx, [ctx.run.happen(Event("aimed", t.id, ctx.me, 0, ctx.source, attacker=now.attacker)) for t in fits[:1]])

    return operation
