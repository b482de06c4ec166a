"""What the words mean that came with Worlds Beyond: super-evolving and Engage."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.shadowverse import beyond_policies as rule
from engine.games.shadowverse.mechanisms.evolving import announce_evolved
from engine.games.shadowverse.super_evolving import is_super, turn_for
from engine.kernel.cards import Test
from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.effects import Operation, done, in_order, targets_of
from engine.language.meaning.filters import Fits
from engine.language.meaning.triggers import Made, of_itself
from engine.language.meaning.weaving import Continuation
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


@means("trigger", "super_evolve")
def super_evolves_by_points(b: Bench, node: Node) -> Made:
    """It super-evolves by a super-evolution point."""
    return of_itself(b, "super_evolves")._replace(fits=lambda ctx: ctx.event is not None and ctx.event.by == "player", declares=True)


@means("effect", "super_evolve")
def super_evolve(b: Bench, node: Node) -> Operation:
    """Each of the targets that is not evolved yet evolves and is super-evolved, without points."""
    targets = targets_of(b, node)

    def operation(ctx: Context) -> None:
        run = ctx.run
        things = run.state.things
        ids = in_order(ctx, targets(ctx))
        with run.one_occasion():
            events = [run.happen(Event("evolved", i, things[i].controller, 0, ctx.source, by="effect")) for i in ids]
            evolved = [e for e in events if e.did]
            for e in evolved:
                run.happen(Event("super-evolved", e.subject, e.player, 0, ctx.source, by="effect"))
            announce_evolved(ctx, evolved)
        done(ctx, events)

    return operation


@means("adjective", "super_evolved")
def super_evolved(b: Bench, node: Node) -> Fits:
    """Whether it is super-evolved."""
    yes = bool(node["yes"])
    return lambda ctx, t: is_super(t) == yes


@means("goes_on", "super_evolve")
def changed_by_super_evolving(b: Bench, node: Node) -> Callable[[list[Node]], Continuation]:
    """What super-evolving changes of the line before it, which evolving sets off."""
    condition = Node("is_like", yes=1, target=Node("this"), adjective=Node("super_evolved", yes=1))
    return lambda sentences: Continuation([Node("under", condition=condition, sentence=s) for s in sentences])


@means("condition", "evolving_turn")
def evolving_turn(b: Bench, node: Node) -> Test:
    """Whether the player's turns have come to where they may evolve, or super-evolve."""
    question = rule.SUPER_TURN if node["how"] == "super" else rule.EVOLVE_TURN
    return lambda ctx: turn_for(ctx.run, ctx.me, question)


@means("trigger", "engage")
def engage(b: Bench, node: Node) -> Made:
    """Its player engages it, for a cost."""
    return Made("engaged", True, "engage", declares=True, cost=node.get("n", 0))
