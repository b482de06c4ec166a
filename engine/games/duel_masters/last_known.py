"""What is read of a card that has left the battle zone while its ability waited: the figures that it had there last."""

from __future__ import annotations

from engine.kernel.figures import FIGURES
from engine.kernel.history import since
from engine.kernel.resolve import Context
from engine.language.meaning import amounts
from engine.language.meaning.amounts import Amount
from engine.language.meaning.builder import Bench
from engine.language.tree import Node


def figure_of(b: Bench, node: Node) -> Amount:
    """A figure of a card; of the source of an ability that has left the battle zone, as it was there last."""
    anywhere, name = amounts.figure_of(b, node), node["attribute"]["name"]
    if node.get("target", Node("it")).kind != "this":
        return anywhere
    table = b.game.table

    def amount(ctx: Context) -> int:
        if ctx.state.things[ctx.source].zone == table or ctx.origin.zone != table:
            return anywhere(ctx)
        stays = (r.thing for r in since(ctx.state, None) if r.thing is not None and r.thing.id == ctx.source)
        last = next((t for t in stays if t.zone == table), None)
        return anywhere(ctx) if last is None else FIGURES[name](last)

    return amount
