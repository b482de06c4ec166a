"""New cards that a text makes: of a name, copies of something (as it is, or as it was when it is recalled from the past), one drawn of several."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards import Definition
from engine.kernel.resolve import Context
from engine.kernel.trace import Message
from engine.language.meaning.builder import Bench, means
from engine.language.tree import Node


@means("made", "new")
def new(b: Bench, node: Node) -> Callable[[Context], list[Definition]]:
    slug, amount, define = node["card"], b.make("amount", node["count"]), b.define
    return lambda ctx: [define(slug)] * amount(ctx)


@means("made", "copies", "exact_copies")
def copies(b: Bench, node: Node) -> Callable[[Context], list[Definition]]:
    target, amount = b.make("target", node["target"]), b.make("amount", node["count"])

    def made(ctx: Context) -> list[Definition]:
        ctx.recalled = {}  # only what this very target recalls counts as it was
        return [copied(ctx, i) for i in target(ctx) for _ in range(amount(ctx))]

    return made


def copied(ctx: Context, i: int) -> Definition:
    """The card that a copy of a thing is: of one recalled from the past, the card that it was then."""
    card = ctx.recalled.get(i, ctx.state.things[i]).card
    return ctx.run.game.behaviour.copied(ctx.run, card)


@means("made", "one_of")
def one_of(b: Bench, node: Node) -> Callable[[Context], list[Definition]]:
    parts = [b.make("made", m) for m in node["cards"]]

    def made(ctx: Context) -> list[Definition]:
        every = [part(ctx) for part in parts]
        options = tuple((n, Message("text", {"text": cards[0].name})) for n, cards in enumerate(every) if cards)
        if not options:
            return []
        picked = 0 if len(options) == 1 else ctx.run.decide("random", ctx.me, Message("random-card", {"source": ctx.origin}), options)
        return every[options[picked][0]]

    return made


def cards_made(b: Bench, node: Node) -> Callable[[Context], list[Definition]]:
    """The definitions of all cards that a text makes."""
    parts = [b.make("made", m) for m in (node["made"] if isinstance(node["made"], tuple) else (node["made"],))]
    return lambda ctx: [d for part in parts for d in part(ctx)]
