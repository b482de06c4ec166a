"""What the words mean that only Phantom Magic Vision's cards say: interferences, automatic effects, attacks that come from an effect."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.vision import acting, interference
from engine.kernel.cards import Ability, Test
from engine.kernel.notes import ALSO_NAMED
from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.durations import Lasting
from engine.language.meaning.effects import Operation, sweep, targets_of
from engine.language.meaning.triggers import Made
from engine.language.tree import Node

MECHANISMS = Meanings()
means = MECHANISMS.means


@means("duration", "interference")
def during_the_interference(b: Bench, node: Node) -> Callable[[Context], Lasting]:
    """As long as the interference that is open, or resolving, is not over."""
    return lambda ctx: Lasting("interference", "", interference.number(ctx.run))


@means("trigger", "interference_end")
def interference_end(b: Bench, node: Node) -> Made:
    """An interference is about to be over."""
    return Made("interference-ending", False, "interference-end")


@means("trigger", "automatic")
def automatic(b: Bench, node: Node) -> Made:
    """An automatic effect that stands by itself: of a card that is played, or (where it is optional) one that its player may apply."""
    return Made("played", True, "automatic")


@means("modifier", "automatic")
def automatic_modifier(b: Bench, node: Node) -> None:
    """An automatic effect that something else sets off; an optional one waits for its player's priority."""


@means("printed", "union")
def union(b: Bench, node: Node) -> list[Ability]:
    """Which names the card unites: noted on the card, which has them on the field."""
    ALSO_NAMED.put(b.notes, (node["first"], node["second"]))
    return []


@means("effect", "make_dying")
def make_dying(b: Bench, node: Node) -> Operation:
    """Characters are dying by an effect, all at once; what is looked at next destroys them."""
    targets = targets_of(b, node)

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        sweep(ctx, [Event("dying", i, things[i].controller, 0, ctx.source, by="effect", of=ctx.me) for i in targets(ctx)])

    return operation


@means("usable", "timing")
def as_a_spell(b: Bench, node: Node) -> Test:
    """When a spell could be played: in the own main phase, with no interference open."""
    return lambda ctx: acting.own_main_phase(ctx.run, ctx.me)


@means("effect", "make_attack")
def make_attack(b: Bench, node: Node) -> Operation:
    """Each of the attackers attacks; an interference may open, by rule."""
    attackers, whom = b.make("target", node["attacker"]), b.make("target", node["whom"])

    def operation(ctx: Context) -> None:
        for i in attackers(ctx):
            for target in whom(ctx)[:1]:
                acting.attack_by_effect(ctx.run, i, target)

    return operation
