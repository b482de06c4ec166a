"""Continuous effects that are taken together: on a player's limits and on traits, as long as a card is there or for a while."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards import Ability, Test
from engine.kernel.reckoning import ValueChange
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.meaning.durations import Lasting, lasting
from engine.language.meaning.effects import Operation
from engine.language.meaning.figures import reckoning, reckons
from engine.language.meaning.grants import Grant, grant
from engine.language.tree import Node


def able(b: Bench, kind: str) -> None:
    """Refuse to give a meaning where the game has no rules for effects that meet."""
    if not reckons(b.game):
        raise NoMeaning("effect", kind)


def said(b: Bench, node: Node) -> tuple[str, str, Callable[[Context], int]]:
    """What an effect says of a limit: its name, whether it changes or fixes it, and by how much."""
    able(b, node.kind)
    sign, amount = -1 if node["how"] == "less" else 1, b.make("amount", node["amount"])
    return node["counter"], "becomes" if node["how"] == "becomes" else "change", lambda ctx: sign * amount(ctx)


def limit(b: Bench, node: Node, condition: Test | None) -> Ability:
    """A player's limit, as long as this is on the table."""
    name, kind, amount = said(b, node)
    whose = players(node["owner"])
    change = ValueChange("point", name, kind, lambda ctx: list(whose(ctx)), amount)
    return reckoning(b.text(node, "effect"), change, b.game.table, condition)


@means("effect", "worth")
def worth(b: Bench, node: Node) -> Operation:
    """A player's limit for a while: an effect that stays with the player. How much it is, is settled now."""
    name, kind, amount = said(b, node)
    whose, duration, text = players(node["owner"]), lasting(b, node.get("duration")), b.text(node, "effect")

    def operation(ctx: Context) -> None:
        n = amount(ctx)
        change = ValueChange("point", name, kind, lambda now: [now.me], lambda now: n)
        for p in whose(ctx):
            grant(ctx, ctx.state.zone(p, "leader")[0], reckoning(text, change, b.game.table), duration(ctx))

    return operation


def trait(b: Bench, node: Node, fits: Callable[[Context, Thing], bool], condition: Test | None) -> Ability:
    """Cards are, or are not, of a trait as long as this is on the table; where nothing may deny one, no rules are needed for effects that meet."""
    if not node["quality"]["yes"]:
        able(b, node.kind)
    quality, table = node["quality"], b.game.table

    def of(ctx: Context) -> list[str | int]:
        things = ctx.state.things
        return [i for p in ("me", "opponent") for i in ctx.state.zone(p, table) if fits(ctx, things[i])]

    return reckoning(b.text(node, "effect"), ValueChange("trait", quality["trait"], KINDS[quality["yes"]], of), table, condition)


KINDS = {1: "is", 0: "is-not"}


@means("quality", "of_trait")
def of_trait(b: Bench, node: Node) -> Grant:
    """A card is, or is not, of a trait for a while."""
    able(b, node.kind)
    text = b.text(node, "quality")
    change = ValueChange("trait", node["trait"], KINDS[node["yes"]], lambda ctx: [ctx.source])

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        grant(ctx, i, reckoning(text, change, b.game.table), how_long)

    return give
