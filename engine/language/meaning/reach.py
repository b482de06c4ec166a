"""What an effect does comes only to those cards that the game lets it come to: some can't be affected, or by some effects, or only in their figures."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.resolve import Context
from engine.kernel.trace import Message
from engine.language.meaning.builder import Bench
from engine.language.meaning.figureless import FIGURE_GRANTS
from engine.language.tree import Node

NOT_AFFECTED = "not-affected"  # the mark of what effects may come upon and are not done to
BODY = ("attack", "defense", "max_defense", "power")
OF_FIGURES = ("set_figure", "change", "double", "halve")
OF_DAMAGE = ("deal", "deal_each_other", "deal_pool", "heal")


def deed_of(node: Node) -> str:
    """What an effect does, as far as that decides whom it reaches: it changes attack or defense ("figures"), damages or heals, or else ("")."""
    if node.kind in OF_DAMAGE:
        return "damage"
    grants = node.get("grants") or (node["quality"].get("grants") if "quality" in node else None)
    if node.kind == "swap" or (grants and all(g.kind in FIGURE_GRANTS for g in grants)):
        return "figures"
    return "figures" if node.kind in OF_FIGURES and node["attribute"]["name"] in BODY else ""


def within(b: Bench, node: Node, targets: Callable[[Context], list[int]]) -> Callable[[Context], list[int]]:
    """Of what an effect is to be done to, those that it reaches; the log tells of the others."""
    if NOT_AFFECTED not in b.game.marks:
        return targets
    deed = deed_of(node)

    def reached(ctx: Context) -> list[int]:
        found = targets(ctx)
        run = ctx.run
        reaches = run.game.behaviour.reaches
        kept = [i for i in found if reaches(ctx, i, deed)]
        if len(kept) < len(found):
            things = run.state.things
            for i in found:
                if i not in kept:
                    run.emit("fizzled", Message("fizzled.unaffected", {"about": things[i], "source": ctx.origin}), ctx.event, ctx.me)
        return kept

    return reached
