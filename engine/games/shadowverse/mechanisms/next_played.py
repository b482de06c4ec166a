"""What the next card, or the next few, cost that a player plays: less, more, or so much, until one that fits (or so many) is played."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.continuous_costs import HAND, continuous_cost, fixed_cost
from engine.kernel.history import records
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, Meanings, NoMeaning, players
from engine.language.meaning.durations import lasting
from engine.language.meaning.effects import Operation
from engine.language.meaning.grants import grant
from engine.language.meaning.lasting_costs import KINDS
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


@means("effect", "next_costs")
def next_costs(b: Bench, node: Node) -> Operation:
    """Cards in hand that fit cost so much less (more, or so much), until one that fits, or ``count``, was played; how much is settled."""
    quality = node["quality"]
    if quality.kind not in (*KINDS, "cost_is"):
        raise NoMeaning("quality", quality.kind)
    amount, duration, whose = b.make("amount", quality["amount"]), lasting(b, node.get("duration")), players(node)
    fits, text, zones = b.make("filter", node["filter"]).fits, b.text(node, "effect"), frozenset({"leader"})
    many = int(node.get("count", 1))
    sign = -1 if quality.kind == "cost_less" else 1

    def operation(ctx: Context) -> None:
        n, who = amount(ctx), whose(ctx)
        so_far = played(ctx, who)

        def in_hand(now: Context, t: Thing) -> bool:
            return t.zone == HAND and t.owner in who and fits(now, t)

        if quality.kind == "cost_is":
            cost = fixed_cost(text, in_hand, lambda now: n, zones)
        else:
            cost = continuous_cost(text, in_hand, lambda now: sign * n, zones, quality.get("least"))
        until = replace(cost, condition=lambda now: played(now, who) < so_far + many)
        grant(ctx, ctx.state.zone(ctx.me, "leader")[0], until, duration(ctx))

    def played(ctx: Context, who: tuple[str, ...]) -> int:
        return sum(1 for r in records(ctx.state, ("played",)) if r.player in who and r.thing is not None and fits(ctx, r.thing))

    return operation
