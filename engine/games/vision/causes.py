"""What happens by the effects of the other player's cards, or to cards in the hand and in the deck: triggers that ask for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision.happenings import by_battle
from engine.kernel.resolve import Context
from engine.kernel.state import Player, State
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.effects import Operation
from engine.language.meaning.triggers import Made
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

CAUSES = Meanings()
means = CAUSES.means
PLACES = ("hand", "deck")
GIVEN_UP, SHOWN = "given-up", "shown"
GIVING = ("discarded", "destroyed", "put")


def acting_player(state: State, e: Event) -> Player | None:
    """Whose card's effect an event comes of; None where no effect of a card brought it about."""
    if e.of:
        return e.of if e.by == "effect" else None
    source = state.things.get(e.source)
    return None if source is None or source.card.kind == "leader" else source.controller


def by_the_other(ctx: Context) -> bool:
    """Whether what has happened comes of an effect of the other player's card."""
    return ctx.event is not None and acting_player(ctx.state, ctx.event) == ctx.other


@means("trigger", "by_enemy_effect")
def by_enemy_effect(b: Bench, node: Node) -> Made:
    """What a trigger waits for, by an effect of the other player's card."""
    made: Made = b.make("trigger", node["trigger"])
    fits, battle = made.fits, bool(node.get("battle"))

    def comes_of_it(ctx: Context) -> bool:
        fought = battle and ctx.event is not None and by_battle(ctx.event)
        return (fought or by_the_other(ctx)) and (fits is None or fits(ctx))

    return made._replace(fits=comes_of_it)


@means("trigger", "given_up", "shown_from")
def from_a_zone(b: Bench, node: Node) -> Made:
    """The very card goes from one of these zones to the netherworld, or is shown in one of them."""
    zones = {node["zone"], node.get("other", node["zone"])}

    def fits(ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.zone in zones

    if node.kind == "given_up":
        return Made(GIVEN_UP, True, "discarded", fits, zone="netherworld")
    return Made(SHOWN, True, "discarded", fits)


def tell(run: Run, e: Event) -> None:
    """A card that has gone from a hand or a deck to the netherworld, and not as a payment, was given up there; one may be shown there."""
    t, before = run.state.things.get(e.subject), e.before
    if t is None:
        return
    if e.type == "revealed" and t.zone in PLACES and not e.private:
        run.announce(Event(SHOWN, t.id, t.owner, source=e.source, zone=t.zone))
    elif e.type in GIVING and t.zone == "netherworld" and before is not None and before.zone in PLACES and not e.paid:
        run.announce(Event(GIVEN_UP, t.id, t.owner, source=e.source, zone=before.zone))


@means("sentence", "one_at_once")
def one_at_once(b: Bench, node: Node) -> Operation:
    """Once it has put its card onto the field, the same line of other copies that waits by then is not done."""

    def operation(ctx: Context) -> None:
        run, p = ctx.run, ctx.pending
        if p is None or ctx.state.things[ctx.source].zone != run.game.table:
            return
        for other in [o for o in run.agenda if o.ability is p.ability and o.controller == p.controller]:
            run.agenda.remove(other)

    return operation
