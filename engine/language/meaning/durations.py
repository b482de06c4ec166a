"""How long something that is given lasts."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel import moves
from engine.kernel.questions import EFFECT_UNTIMED
from engine.kernel.resolve import Context
from engine.kernel.state import OTHER, Expiry, Thing
from engine.kernel.temporary import Temporary
from engine.language.meaning.builder import Bench
from engine.language.tree import Node


class Lasting:
    """How long something given lasts: ``expiry`` makes the entry that will take it back, or None for good."""

    __slots__ = ("player", "source", "when")

    def __init__(self, when: str = "", player: str = "", source: int = 0) -> None:
        self.when = when
        self.player = player
        self.source = source

    def expire_later(self, ctx: Context, thing: Thing, what: Temporary) -> None:
        """Take it back later, unless it is for good."""
        if self.when:
            moves.expire_later(ctx.run, Expiry(self.when, self.player, thing.id, thing.since, what, self.source))


class UsedUp(Lasting):
    """How long an ability lasts that is gone once it has resolved so many ``times``."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times


FOR_GOOD = Lasting()


def as_nothing_is_said(ctx: Context) -> Lasting:
    """How long something lasts of which the text does not say it: for good, or by another reading until the turn is over."""
    return Lasting("end-of-turn", ctx.state.turn) if ctx.run.ask(EFFECT_UNTIMED) == "until-the-turn-ends" else FOR_GOOD


ONCE = UsedUp(1)


def lasting(b: Bench, node: Node | None) -> Callable[[Context], Lasting]:
    """What a duration means at the moment of giving."""
    if node is None:
        return as_nothing_is_said
    if node.kind == "for_match":
        return lambda ctx: FOR_GOOD
    if node.kind == "once_only":
        return lambda ctx: ONCE
    if node.kind == "n_times":
        so_often = UsedUp(node["n"])
        return lambda ctx: so_often
    if node.kind == "until_leaves":
        mine = node["what"] == "this"
        return lambda ctx: Lasting("source-leaves", "", ctx.source) if mine else FOR_GOOD
    if node.kind != "until":
        made: Callable[[Context], Lasting] = b.make("duration", node)
        return made
    when = "end-of-turn" if node["edge"] == "end" else "start-of-turn"
    turn = node["turn"]

    def make(ctx: Context) -> Lasting:
        if turn == "this":
            return Lasting(when, ctx.state.turn)
        if turn == "next":
            return Lasting(when, OTHER[ctx.state.turn])
        player = ctx.me if turn in ("me", "next_me") else ctx.other
        passes = node["edge"] == "end" and turn.startswith("next") and ctx.state.turn == player
        return Lasting("next-" + when if passes else when, player)

    return make
