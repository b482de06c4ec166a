"""What the words mean that only Chrono Card has, or takes from the others: costs beside EP, and what makes cards cost less or more."""

from engine.kernel.cards import Ability, Price
from engine.kernel.notes import Note
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.figures import figure_is
from engine.language.meaning.grants import Grant, marking
from engine.language.meaning.prices import other_cost, price_of
from engine.language.tree import Node

ADDITIONAL = Note[Price]("additional_cost")  # what the use of a card costs beside its EP
MECHANISMS = Meanings()
MECHANISMS.means("continuous", "cost_less", "cost_more")(other_cost)
MECHANISMS.means("continuous", "figure_is")(figure_is)


@MECHANISMS.means("mark", "cant_support")
def cant_support(b: Bench, node: Node) -> str:
    """The mark of what may not support a charm."""
    return b.mark("cannot-support", "quality", node.kind)


@MECHANISMS.means("mark", "cant_produce")
def cant_produce(b: Bench, node: Node) -> str:
    """The mark of what may not be checked for EP."""
    return b.mark("cannot-produce", "quality", node.kind)


@MECHANISMS.means("quality", "cant_support", "cant_produce")
def given_not_to(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


@MECHANISMS.means("printed", "additional_cost")
def additional_cost(b: Bench, node: Node) -> list[Ability]:
    """Noted on the card, which is used by paying it; several are paid all."""
    price, before = price_of(b, node["prices"]), ADDITIONAL.among(b.notes)
    assert price is not None
    if before is not None:
        first, then = before, price
        price = Price(lambda ctx: first.can(ctx) and then.can(ctx), lambda ctx: [*first.pay(ctx), *then.pay(ctx)])
    ADDITIONAL.put(b.notes, price)
    return []
