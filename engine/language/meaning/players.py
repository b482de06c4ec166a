"""Effects on players: points, and the end of the game."""

from __future__ import annotations

from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.amounts import point
from engine.language.meaning.builder import Bench, means, players
from engine.language.meaning.dropping import enough
from engine.language.meaning.effects import Operation, done
from engine.language.tree import Node


@means("effect", "points")
def points(b: Bench, node: Node) -> Operation:
    whose, amount, name = players(node.get("player")), b.make("amount", node["amount"]), node["counter"]
    sign = -1 if node["how"] == "lose" else 1

    def operation(ctx: Context) -> None:
        data = {"point": name, "how": node["how"]}
        done(ctx, [ctx.run.happen(Event("gained", 0, p, sign * amount(ctx), ctx.source, **dict(data))) for p in whose(ctx)])

    return operation


@means("effect", "pay")
def pay(b: Bench, node: Node) -> Operation:
    """A player pays; where there is too little nothing is paid, and it was not done."""
    whose, n, name = players(node.get("player")), node["n"], node["counter"]

    def operation(ctx: Context) -> None:
        events = []
        for p in whose(ctx):
            e = Event("gained", 0, p, -n, ctx.source, point=name, paid=True)
            if ctx.run.game.behaviour.payable(ctx.run, p, name, n):
                ctx.run.game.behaviour.pay(ctx.run, p, name, n)
                e.did = n
            events.append(e)
        done(ctx, events)
        enough(ctx, sum(e.did > 0 for e in events), len(events))

    return operation


@means("effect", "set_points")
def set_points(b: Bench, node: Node) -> Operation:
    whose, amount, name = players(node["owner"]), b.make("amount", node["amount"]), node["counter"]

    def operation(ctx: Context) -> None:
        for p in whose(ctx):
            ctx.run.happen(Event("gained", 0, p, amount(ctx) - point(ctx, p, name), ctx.source, point=name))

    return operation


def one_more(name: str) -> Operation:
    """One more of the player's points (or marks) of that name."""

    def operation(ctx: Context) -> None:
        ctx.run.happen(Event("gained", 0, ctx.me, 1, ctx.source, point=name))

    return operation


@means("effect", "win")
def win(b: Bench, node: Node) -> Operation:
    return lambda ctx: ctx.run.game.behaviour.finish(ctx, ctx.me, "won")


@means("effect", "lose_game")
def lose_game(b: Bench, node: Node) -> Operation:
    whose = players(node["player"])

    def operation(ctx: Context) -> None:
        loser = whose(ctx)[0]
        ctx.run.game.behaviour.finish(ctx, "opponent" if loser == "me" else "me", "lost")

    return operation


@means("effect", "nothing")
def nothing(b: Bench, node: Node) -> Operation:
    return lambda ctx: None


# ---- putting together


# ---- costs
