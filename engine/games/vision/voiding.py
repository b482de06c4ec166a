"""What is made void while it waits, and what is not: the plays of a player whom a text keeps from that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.kernel import stack
from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.grants import Grant, marking
from engine.language.meaning.triggers import Made
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

VOIDING = Meanings()
means = VOIDING.means
STANDS = "plays-stand"  # the mark of a player, with the kinds of card behind it


def negated(run: Run, e: Event) -> None:
    """What waits of a card is made void, unless it is a play that cannot be; an effect that a card on the field was used for is no play."""
    t = run.state.things[e.subject]
    marks = run.state.things[run.state.zone(t.controller, "leader")[0]].keywords
    kinds = {kind for word in marks if word.partition(":")[0] == STANDS for kind in word.partition(":")[2].split("+")}
    if t.zone == "resolving" and t.card.kind in kinds:
        run.cite(rule.PUT_FORBIDDEN)
        e.cannot = e.type
        return
    stack.negated(run, e)


@means("mark", "plays_stand")
def plays_stand(b: Bench, node: Node) -> str:
    """The mark of a player whose plays of cards of these kinds are not made void."""
    return b.mark(f"{STANDS}:{'+'.join(node['words'])}", "quality", node.kind)


@means("quality", "plays_stand")
def given_to_stand(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


def was_made_void(ctx: Context) -> bool:
    """Whether there was something to make void."""
    return ctx.event is not None and ctx.event.did > 0


@means("trigger", "voided")
def voided(b: Bench, node: Node) -> Made:
    """What waits of a card that fits is made void."""
    about = b.make("subject", node["subject"])

    def fits(ctx: Context) -> bool:
        return ctx.event is not None and was_made_void(ctx) and about.fits(ctx, ctx.state.things[ctx.event.subject])

    return Made("negated", False, "played", fits)


@means("trigger", "voided_this")
def voided_this(b: Bench, node: Node) -> Made:
    """The play of this very card is."""
    return Made("negated", True, "played", was_made_void, zone="resolving")
