"""What cards say of their own attacks: shields they break besides, untapped creatures they reach, what they are while they block."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters.state import of
from engine.kernel.cards import Ability, Test
from engine.kernel.forbid import Wanted, forbidden
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.filters import Fits
from engine.language.meaning.grants import Grant, marking
from engine.language.meaning.held_or_given import held_or_given
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means

MORE, REACH, CREW = "breaks-more", "reach", "~crew-breaker"


def more_shields(run: Run, t: Thing) -> int:
    """How many shields a creature breaks besides, by all that says so: a number, or one for each of its crew."""
    return sum(int(word.partition(":")[2]) for word in t.keywords if word.startswith(MORE + ":")) + crew(run, t)


def crew(run: Run, t: Thing) -> int:
    """How many others of its player are what its Crew Breaker speaks of."""
    found, things = 0, run.state.things
    others = [things[i] for i in run.state.zone(t.controller, "battle") if i != t.id]
    for h in t.abilities:
        if CREW in h.ability.hears and h.ability.forbids is not None:
            ctx = Context(run, h, t, t.controller, None)
            found += sum(h.ability.forbids(ctx, Wanted(CREW, t.controller, t, other=o)) for o in others)
    return found


@means("printed", "crew_breaker")
def crew_breaker(b: Bench, node: Node) -> list[Ability]:
    """One more shield for each other creature of its player that fits, counted as it breaks."""
    fits = b.make("filter", node["what"]).fits

    def counts(ctx: Context, wanted: Wanted) -> bool:
        return wanted.other is not None and fits(ctx, wanted.other)

    return [Ability("static", b.text(node, "sentence"), zones=frozenset({b.game.table}), hears=(CREW,), forbids=counts)]


@means("mark", "breaks_more")
def breaks_more(b: Bench, node: Node) -> str:
    """So many shields besides those that its breakers say."""
    return b.mark(f"{MORE}:{node['n']}", "quality", node.kind)


@means("quality", "breaks_more")
def breaks_more_for_a_while(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


def reaches(run: Run, t: Thing, target: Thing) -> bool:
    """Whether something lets a creature attack that creature though it is untapped."""
    return forbidden(run, Wanted(REACH, t.controller, t, other=target)) is not None


@held_or_given(MEANINGS, "reaches")
def reaching(b: Bench, node: Node, fits: Fits) -> Ability:
    """Cards that fit reach untapped creatures of a kind: asked as what is forbidden is, and answered for what is allowed."""
    these, text = b.make("filter", node["what"]).fits, b.text(node, "quality")

    def allows(ctx: Context, wanted: Wanted) -> bool:
        return wanted.other is not None and fits(ctx, wanted.thing) and these(ctx, wanted.other)

    return Ability("static", text, zones=frozenset({b.game.table}), hears=("!" + REACH,), forbids=allows)


@means("adjective", "battling")
def battling(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """Which is in the battle that is being decided."""
    return lambda ctx, t: t.id in of(ctx.state).battling


@means("condition", "is_battling")
def is_battling(b: Bench, node: Node) -> Test:
    """Whether the card is in battle with one of those."""
    fits = b.make("filter", node["what"]).fits

    def test(ctx: Context) -> bool:
        pair, things = of(ctx.state).battling, ctx.state.things
        return ctx.source in pair and any(i != ctx.source and fits(ctx, things[i]) for i in pair)

    return test


@means("adjective", "blocking")
def blocking(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """Which has blocked the attack that is going on."""
    return lambda ctx, t: of(ctx.state).blocker == t.id
