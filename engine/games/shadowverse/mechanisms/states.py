"""What the words mean that concern a player: states such as Vengeance, further turns, effects that wait for a late turn."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.shadowverse.table import cite_state, is_active, turns_of
from engine.kernel.cards import Test
from engine.kernel.resolve import Context
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.effects import Operation
from engine.language.meaning.players import one_more
from engine.language.meaning.triggers import Made
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


@means("condition", "state")
def in_state(b: Bench, node: Node) -> Test:
    """Whether a player is in one of the named states."""
    name, yes = node["state"], bool(node["yes"])

    def now(ctx: Context) -> bool:
        cite_state(ctx.run, ctx.me, name)
        return is_active(ctx.state, ctx.me, name)

    read = b.reading("state", now)
    return lambda ctx: read(ctx) == yes


@means("amount", "times_state")
def times_state(b: Bench, node: Node) -> Callable[[Context], int]:
    """How often a state came on."""
    name = node["state"] + "s"
    return b.reading("count", lambda ctx: ctx.state.point(ctx.me, name))


@means("trigger", "state_on")
def state_on(b: Bench, node: Node) -> Made:
    """A state that was off is on."""
    name = node["state"]

    def fits(ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.state == name and ctx.event.player == ctx.me

    return Made("state-on", False, "state-on", fits)


@means("effect", "force_state")
def force_state(b: Bench, node: Node) -> Operation:
    """A state holds, whatever it depends on."""
    return one_more(node["state"])


@means("effect", "extra_turn")
def extra_turn(b: Bench, node: Node) -> Operation:
    """One more turn after this one."""
    return one_more("extra_turns")


@means("effect", "victory_card")
def victory_card(b: Bench, node: Node) -> Operation:
    """Running out of cards wins."""
    return one_more("victory_card")


@means("trigger", "union_burst", "skybound_art")
def late_in_the_match(b: Bench, node: Node) -> Made:
    """A Fanfare, if the player's turn has that number or more."""
    n: int = node["n"]

    def fits(ctx: Context) -> bool:
        return turns_of(ctx.state, ctx.me) >= n + ctx.origin.counters.get("union_burst", 0)

    return Made("played", True, "fanfare", fits, True)
