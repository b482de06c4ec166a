"""What the words mean that concern crests."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.shadowverse.crests import FORM, crest_of, crests
from engine.kernel import moves
from engine.kernel.cards import Definition
from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings, players
from engine.language.meaning.effects import Operation, done
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


@means("form", "crest")
def crest(b: Bench, node: Node) -> str:
    """What the card gives its player as a crest."""
    return FORM


@means("effect", "gain_crest")
def gain_crest(b: Bench, node: Node) -> Operation:
    """A player gains the crest of a card."""
    slug, whose, define = node["card"], players(node.get("player")), b.define
    made: dict[str, Definition] = {}  # one definition, however many such crests there are

    def operation(ctx: Context) -> None:
        card = made.setdefault(slug, crest_of(define(slug)))
        done(ctx, [ctx.run.happen(Event("crest-gained", player=p, source=ctx.source, card=card)) for p in whose(ctx)])

    return operation


@means("effect", "lose_crest")
def lose_crest(b: Bench, node: Node) -> Operation:
    """The player's crests of a card are no more."""
    slug = node["card"]

    def operation(ctx: Context) -> None:
        mine = [t for t in crests(ctx.state, ctx.me) if t.card.slug == slug]
        done(ctx, [ctx.run.happen(Event("crest-lost", t.id, ctx.me, source=ctx.source)) for t in mine])

    return operation


@means("effect", "delay_crest")
def delay_crest(b: Bench, node: Node) -> Operation:
    """The player's crests of a card that count have so much longer to go."""
    slug, amount = node["card"], b.make("amount", node["amount"])

    def operation(ctx: Context) -> None:
        n = amount(ctx)
        for t in crests(ctx.state, ctx.me):
            if t.card.slug == slug and "countdown" in t.counters:
                moves.change(ctx.run, t, counters={**t.counters, "countdown": t.counters["countdown"] + n})

    return operation


@means("amount", "crests")
def how_many(b: Bench, node: Node) -> Callable[[Context], int]:
    """How many crests the player has."""
    return b.reading("count", lambda ctx: len(crests(ctx.state, ctx.me)))
