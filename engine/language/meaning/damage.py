"""Damage that is dealt: to several in one sweep, to a leader behind others, by two to each other."""

from __future__ import annotations

from engine.kernel.questions import SWEEP_TARGETS
from engine.kernel.resolve import Context, goes_on
from engine.kernel.state import Player
from engine.kernel.trace import Event
from engine.language.meaning.amounts import so_much
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.effects import Operation, in_order, sweep, targets_of
from engine.language.meaning.of_cards import done_to_those_in_play
from engine.language.tree import Node


def hit(ctx: Context, i: int, n: int, dealer: int, of: Player) -> Event:
    """Damage that is to be dealt to a thing, which is noted as it is."""
    t = ctx.run.state.things[i]
    e = Event("damaged", i, t.controller, n, dealer, "effect", of)
    e.before = t
    return e


@means("effect", "deal", needs="damaged")
def deal(b: Bench, node: Node) -> Operation:
    """To some; to leaders that are named behind them once what follows for these is done, where the game handles several one at a time."""
    done_to_those_in_play(node.kind, "damaged", node["targets"], b.game)
    targets, amount = targets_of(b, node), so_much(b, node["amount"])
    leaders = targets_of(b, Node(node.kind, {**dict(node.parts), "targets": node["behind"]}, node.at)) if "behind" in node else None

    def struck(ctx: Context, ids: list[int], n: int) -> list[Event]:
        return sweep(ctx, [hit(ctx, i, n, ctx.source, ctx.me) for i in ids])

    def operation(ctx: Context) -> None:
        ids = in_order(ctx, targets(ctx))
        behind = leaders(ctx) if leaders is not None else []
        n = amount(ctx)
        if not behind:
            struck(ctx, ids, n)
        elif ctx.run.answer(SWEEP_TARGETS) == "at-once":
            struck(ctx, [*ids, *behind], n)
        else:
            events = struck(ctx, ids, n)
            if goes_on(ctx):
                done_in_turn(ctx, [*events, *struck(ctx, behind, n)], ids)

    return operation


@means("effect", "deal_each_other", needs="damaged")
def deal_each_other(b: Bench, node: Node) -> Operation:
    """Two deal damage to each other: how much is worked out for both before either is hurt. One alone has nobody to deal it to."""
    targets, name = targets_of(b, node), node["attribute"]["name"]

    def operation(ctx: Context) -> None:
        ids, things = targets(ctx), ctx.run.state.things
        events = []
        for dealer, struck in ((ids[0], ids[1]), (ids[1], ids[0])) if len(ids) == 2 else ():
            events.append(hit(ctx, struck, max(0, ctx.figure(things[dealer], name)), dealer, things[dealer].controller))
        sweep(ctx, events)

    return operation


def done_in_turn(ctx: Context, events: list[Event], spoken: list[int]) -> None:
    """Remember two steps of one effect as one, of which the first is what is spoken of."""
    ctx.tally[-2:] = [events]
    ctx.last, ctx.it = events, tuple(spoken)
