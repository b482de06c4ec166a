"""What cards say of who may attack or block what: what these may not, what they alone may, how many attack, what must be attacked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel.cards import Ability
from engine.kernel.forbid import Wanted
from engine.kernel.history import records
from engine.kernel.resolve import Context
from engine.kernel.state import OTHER, Player, Thing
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.durations import Lasting
from engine.language.meaning.filters import Fits
from engine.language.meaning.grants import Grant, given, grant, marking
from engine.language.meaning.held_or_given import held_or_given
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means
LURES = "must-be-attacked"

# by the kind of quality: whether it is said of the one to which something is done, and whether it forbids these or all but these
BOUNDS = {"not_by": (True, True), "only_by": (True, False), "not_those": (False, True), "only_those": (False, False)}


@held_or_given(MEANINGS, *BOUNDS)
def bounded(b: Bench, node: Node, fits: Fits) -> Ability:
    """Cards that fit may not attack (or block) these or any but these, or not be attacked (or blocked) by them."""
    undergoes, these_forbidden = BOUNDS[node.kind]
    deed, these = node["deed"], b.make("filter", node["by"]).fits

    def forbids(ctx: Context, wanted: Wanted) -> bool:
        if wanted.other is None:
            return False
        own, others = (wanted.other, wanted.thing) if undergoes else (wanted.thing, wanted.other)
        return fits(ctx, own) and these(ctx, others) == these_forbidden

    return Ability("static", b.text(node, "quality"), zones=frozenset({b.game.table}), hears=("!" + deed,), forbids=forbids)


def attackers(ctx: Context, player: Player) -> set[int]:
    """The creatures with which a player has attacked this turn."""
    now = ctx.state.turn_number
    return {r.thing.id for r in records(ctx.state, ("attacked",)) if r.player == player and r.turn_number == now and r.thing is not None}


def few_attackers(b: Bench, node: Node, whose: Callable[[Context, Player], bool]) -> Ability:
    """Some players may attack with so many creatures a turn and no more."""
    n: int = node["n"]

    def forbids(ctx: Context, wanted: Wanted) -> bool:
        before = attackers(ctx, wanted.player)
        return whose(ctx, wanted.player) and len(before) >= n and wanted.thing.id not in before

    zones = frozenset({b.game.table, "leader"})
    return Ability("static", b.text(node, "quality"), zones=zones, hears=("!attack",), forbids=forbids)


@means("continuous", "attack_limit")
def attack_limit(b: Bench, node: Node) -> Callable[[Fits], Ability]:
    """As long as this is there."""
    return lambda fits: few_attackers(b, node, lambda ctx, player: fits(ctx, ctx.state.things[ctx.state.zone(player, "leader")[0]]))


@means("quality", "attack_limit")
def attack_limit_for_a_while(b: Bench, node: Node) -> Grant:
    """For a while."""
    return given(few_attackers(b, node, lambda ctx, player: player == ctx.origin.owner))


@means("mark", "must_be_attacked")
def must_be_attacked(b: Bench, node: Node) -> str:
    """Creatures of the other player that can attack it attack nothing else, and the turn does not end before they have."""
    return b.mark(LURES, "quality", node.kind)


@means("quality", "must_be_attacked")
def must_be_attacked_for_a_while(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


def lures(run: Run, who: Player) -> list[Thing]:
    """The creatures of the other player that those of this one must attack if able."""
    things = (run.state.things[i] for i in run.state.zone(OTHER[who], "battle"))
    return [t for t in things if LURES in t.keywords]


@means("mark", "not_at")
def not_at(b: Bench, node: Node) -> str:
    """Attacks players only."""
    return b.mark("cannot-attack-creature", "quality", node.kind)


@means("continuous", "not_at_you")
def not_at_you(b: Bench, node: Node) -> Callable[[Fits], Ability]:
    """Cards that fit may not attack the player of this, as long as it is there."""
    text, zones = b.text(node, "quality"), frozenset({b.game.table, "leader"})

    def make(fits: Fits) -> Ability:
        def forbids(ctx: Context, wanted: Wanted) -> bool:
            aim = wanted.other
            return aim is not None and aim.zone == "leader" and aim.owner == ctx.me and fits(ctx, wanted.thing)

        return Ability("static", text, zones=zones, hears=("!attack",), forbids=forbids)

    return make


@means("quality", "not_at_you")
def not_at_you_for_a_while(b: Bench, node: Node) -> Grant:
    """The same for a while, of the player whose effect it is."""
    text, zones = b.text(node, "quality"), frozenset({b.game.table})

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        me = ctx.me

        def forbids(now: Context, wanted: Wanted) -> bool:
            aim = wanted.other
            return aim is not None and aim.zone == "leader" and aim.owner == me and wanted.thing.id == now.source

        grant(ctx, i, Ability("static", text, zones=zones, hears=("!attack",), forbids=forbids), how_long)

    return give
