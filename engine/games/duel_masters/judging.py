"""Gachinko Judge: both players reveal the top card of their deck, and whose costs no less wins it."""

from __future__ import annotations

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters import twinpact
from engine.kernel import moves
from engine.kernel.cards import Test
from engine.kernel.resolve import Context
from engine.kernel.state import Player
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.effects import Operation, done
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means

WON = "judge-won"


@means("effect", "judge")
def judge(b: Bench, node: Node) -> Operation:
    """The two cards are shown, compared, and put on the bottom of their decks; of two costs, who reveals the card picks."""

    def operation(ctx: Context) -> None:
        run = ctx.run
        run.cite(rule.JUDGE)
        mine, theirs = (shown(ctx, p) for p in (ctx.me, ctx.other))
        won = mine is not None and (theirs is None or mine >= theirs)
        ctx.values[WON] = int(won)
        winner = ctx.me if won else ctx.other
        run.emit("event", Message("judged", {"player": winner, "n": mine or 0, "m": theirs or 0}), actor=winner)
        for p in (ctx.me, ctx.other):
            top = moves.top(ctx.state, p)
            if top is not None:
                run.happen(Event("put", top.id, p, 0, ctx.source, zone="deck", at="bottom", bottom=True, by="effect"))
        done(ctx, [])

    return operation


def shown(ctx: Context, player: Player) -> int | None:
    """The cost of the card that a player reveals; None of a player without a deck."""
    top = moves.top(ctx.state, player)
    if top is None:
        return None
    ctx.run.happen(Event("revealed", top.id, player, 0, ctx.source))
    if len(twinpact.sides(top)) < 2 or ctx.run.ask(rule.TWINPACT_COST) != "picked":
        return top.cost or 0
    return twinpact.picked(ctx, top, player)


@means("condition", "won_judge")
def won_judge(b: Bench, node: Node) -> Test:
    """Whether the player has won the judge of this effect."""
    return lambda ctx: bool(ctx.values.get(WON))
