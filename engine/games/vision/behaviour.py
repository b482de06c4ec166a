"""What Phantom Magic Vision does in its own way: what waited may be void or come too late, and what has resolved goes to its pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import battle, causes, forms, guises, interference, nodes, setting, sides, uniting
from engine.games.vision import policies as rule
from engine.kernel.against import is_against
from engine.kernel.agenda import Pending
from engine.kernel.behaviour import Behaviour
from engine.kernel.blocks import Uncited
from engine.kernel.requests import Refused
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Player, State, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


class Vision(Behaviour):
    """Interferences settle what resolves."""

    def fizzles(self, run: Run, waiting: Pending, now: Thing | None) -> tuple[str, str] | None:
        """It was made void, or an automatic effect may not be applied now."""
        return interference.passed_over(run, waiting, now)

    def may_attack(self, run: Run, attacker: Thing, target: Thing | None) -> bool:
        """An active character that no text keeps from it, and always the other player."""
        with Uncited(run):
            try:
                battle.able(run, attacker.controller, attacker)
                battle.may_attack(run, attacker)
            except Refused:
                return False
        return target is None or (target.zone == "leader" and target.owner != attacker.controller)

    def targetable(self, ctx: Context, thing: int) -> bool:
        """Not what can't be chosen, by the other player's effects."""
        return all(unharmed(ctx, thing, mark) for mark in ("untargetable", "untargetable-by", "cannot-be-affected"))

    def affectable(self, ctx: Context, thing: int) -> bool:
        """Not what can't be affected; what is only no target can be, by the rule."""
        if not unharmed(ctx, thing, "cannot-be-affected"):
            return False
        return unharmed(ctx, thing, "untargetable") or ctx.run.ask(rule.TARGET_AFFECTED) == "two-things"

    def included(self, ctx: Context, thing: int) -> bool:
        """Not what can't be affected, by the rule."""
        return unharmed(ctx, thing, "cannot-be-affected") or ctx.run.answer(rule.TARGET_ALL) == "includes"

    def given_as(self, name: str) -> str:
        """Life is what the leader has left."""
        return "defense" if name == "life" else name

    def points(self, state: State, player: Player, name: str) -> int:
        """Life is what is left of it, nodes are the cards in the node area."""
        if name == "life":
            return state.things[state.zone(player, "leader")[0]].left
        return len(state.zone(player, "node")) if name == "node" else super().points(state, player, name)

    def overrules(self, run: Run, event: Event) -> bool:
        """What enters without that which it unites does not come onto the field: it is exiled."""
        t = run.state.things.get(event.subject) if event.type == "entered" else None
        return t is not None and not uniting.united(run, t, event.player)

    def figure(self, run: Run, thing: Thing, name: str) -> int:
        """Damage lies on a card beside its toughness, by the rule; of life it is what is left."""
        if name != "defense" or not thing.damage or thing.zone == "leader" or run.ask(rule.TOUGHNESS) == "lowered":
            return super().figure(run, thing, name)
        return thing.defense or 0

    def payable(self, run: Run, player: Player, name: str, n: int) -> bool:
        """Nodes are paid with as the rules of nodes have it."""
        return nodes.payable(run, player, n) if name == "node" else super().payable(run, player, name, n)

    def pay(self, run: Run, player: Player, name: str, n: int) -> None:
        """Likewise."""
        if name == "node":
            nodes.pay(run, player, n)
        else:
            super().pay(run, player, name, n)

    def changed(self, run: Run, event: Event) -> None:
        """Besides, what was set on a card that has left goes with it."""
        super().changed(run, event)
        if any(run.state.zone(p, "under") for p in PLAYERS):
            setting.follow(run)
        guises.restored(run, event)
        forms.ends(run)
        causes.tell(run, event)
        sides.settle(run)

    def resolved(self, run: Run, waiting: Pending) -> None:
        """A spell or command, and a character that was made void, goes to the netherworld."""
        done = waiting.ability.role == "spell" and waiting.id not in run.state.memory.void
        interference.resolved(run, waiting)
        if done:
            run.announce(Event("resolved", waiting.source, waiting.controller))


def unharmed(ctx: Context, thing: int, mark: str) -> bool:
    """Whether no mark on a card keeps this effect from choosing it.

    What no effect of a kind of card may choose is safe from those of both players, what only the other player's may not from theirs; a
    card's own text may choose it always.
    """
    t = ctx.state.things[thing]
    if ctx.source == thing:
        return True
    theirs = t.controller != ctx.me
    return not (theirs and mark in t.keywords) and not any(
        word.startswith(mark + ":") and is_against(word, ctx.origin.card.kind, theirs) for word in t.keywords
    )
