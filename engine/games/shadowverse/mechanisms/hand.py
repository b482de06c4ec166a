"""What the words mean that concern the hand and how a card is played: Spellboost, Enhance, Invocation."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.shadowverse import amulets
from engine.games.shadowverse.notes import ENHANCE
from engine.kernel import moves
from engine.kernel.cards import Ability, Test
from engine.kernel.continuous_costs import HAND, continuous_cost, fixed_cost
from engine.kernel.notes import ALSO_NAMED
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.temporary import TemporaryCost
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.meaning.durations import Lasting
from engine.language.meaning.effects import Operation, done, targets_of
from engine.language.meaning.grants import Grant
from engine.language.meaning.triggers import Made
from engine.language.meaning.weaving import Continuation
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


@means("effect", "spellboost")
def spellboost(b: Bench, node: Node) -> Operation:
    """Spellboost cards in hand, so many times: what they have that waits for it triggers each time."""
    targets = targets_of(b, node)
    times = b.make("amount", node["times"]["n"]) if "times" in node else None

    def operation(ctx: Context) -> None:
        n = times(ctx) if times is not None else 1
        for i in targets(ctx):
            boost(ctx, i, n)

    return operation


def boost(ctx: Context, i: int, times: int) -> None:
    """One card in hand is spellboosted so many times; a card that has nothing to boost is passed over."""
    t = ctx.state.things[i]
    if any(amulets.waits_for_boost(h) for h in t.abilities):
        for _ in range(times):
            ctx.run.happen(Event("spellboosted", i, t.controller, 1, ctx.source))


@means("trigger", "spellboost")
def spellboosted(b: Bench, node: Node) -> Made:
    """In hand: it is spellboosted."""
    return Made("spellboosted", True, "spellboost")


def enhanced_for(b: Bench, n: int) -> None:
    """Note that the card can be played for so much."""
    ENHANCE.put(b.notes, (*(ENHANCE.among(b.notes) or ()), n))


@means("printed", "treated_as")
def treated_as(b: Bench, node: Node) -> list[Ability]:
    """The card counts as one of another name, too."""
    ALSO_NAMED.put(b.notes, (*(ALSO_NAMED.among(b.notes) or ()), node["card"]))
    return []


@means("trigger", "enhance")
def enhance(b: Bench, node: Node) -> Made:
    """A Fanfare of a card that was played for so much."""
    n = node["n"]
    enhanced_for(b, n)
    return Made("played", True, "fanfare", lambda ctx: ctx.origin.counters.get("enhance", 0) >= n or enhanced(ctx) >= n, True)


@means("condition", "enhanced")
def was_enhanced(b: Bench, node: Node) -> Test:
    """Whether the card was played for so much, or more."""
    n = node["n"]
    enhanced_for(b, n)
    return lambda ctx: ctx.origin.counters.get("enhance", 0) >= n or enhanced(ctx) >= n


@means("continuous", "cost_less", "cost_more")
def cost_change(b: Bench, node: Node) -> Callable[[Callable[[Context, Thing], bool]], Ability]:
    """Cards in hand cost so much less, or more, as long as this is on the table; of a card itself, as long as it is in hand."""
    x, amount, sign = b.x, b.make("amount", node["amount"]), -1 if node.kind == "cost_less" else 1
    zones = frozenset({HAND} if b.itself else {b.game.table, "leader"})

    def change(ctx: Context) -> int:
        if x is not None:
            ctx.values["X"] = x(ctx)
        return sign * amount(ctx)

    return lambda fits: continuous_cost(b.text(node, "quality"), fits, change, zones, node.get("least"))


@means("continuous", "cost_is")
def cost_said(b: Bench, node: Node) -> Callable[[Callable[[Context, Thing], bool]], Ability]:
    """Cards in hand cost just so much, as long as this is on the table; of a card itself, as long as it is in hand."""
    x, amount = b.x, b.make("amount", node["amount"])
    zones = frozenset({HAND} if b.itself else {b.game.table, "leader"})

    def cost(ctx: Context) -> int:
        if x is not None:
            ctx.values["X"] = x(ctx)
        return amount(ctx)

    return lambda fits: fixed_cost(b.text(node, "quality"), fits, cost, zones)


@means("quality", "cost_less", "cost_more", "cost_is")
def cost_for_a_while(b: Bench, node: Node) -> Grant:
    """A card's cost is so much, or so much less or more, for a while: of those that are meant now."""
    amount, text = b.make("amount", node["amount"]), b.text(Node("attribute", name="cost"), "attribute")

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        t, n = ctx.state.things[i], amount(ctx)
        had = t.cost or 0
        cost = n if node.kind == "cost_is" else max(0, had - n if node.kind == "cost_less" else had + n)
        moves.change(ctx.run, t, cost=cost)
        how_long.expire_later(ctx, t, TemporaryCost(cost - had))
        ctx.run.happen(Event("changed", i, t.controller, cost - had, ctx.source, figure=text))

    return give


@means("goes_on", "enhance")
def changed_by_enhance(b: Bench, node: Node) -> Callable[[list[Node]], Continuation]:
    """What Enhance changes of the line before it, if it was paid."""
    condition = Node("enhanced", n=node["n"])
    return lambda sentences: Continuation([Node("under", condition=condition, sentence=s) for s in sentences])


@means("goes_on", "spellboost")
def changed_by_spellboost(b: Bench, node: Node) -> Callable[[list[Node]], Continuation]:
    """What Spellboost adds to the line before it, as often as it happened."""
    boosts = Node("figure_of", attribute=Node("attribute", name="spellboost"), target=Node("this"))
    return lambda sentences: Continuation([Node("scaled", more=s, by=boosts) for s in sentences], waits=True)


def enhanced(ctx: Context) -> int:
    """For how much a card was played, if it was for more than its cost."""
    return ctx.state.things[ctx.source].counters.get("enhance", 0)


@means("form", "accelerate")
def accelerate(b: Bench, node: Node) -> str:
    """Played for less, as a spell."""
    return "spell"


@means("form", "crystallize")
def crystallize(b: Bench, node: Node) -> str:
    """Played for less, as an amulet."""
    return "amulet"


@means("trigger", "invocation")
def invocation(b: Bench, node: Node) -> Made:
    """In the deck; of several copies of a card only one is invoked at a time."""
    return in_the_deck(b.make("trigger", node["when"]))


@means("waits", "invoke")
def to_be_invoked(b: Bench, node: Node) -> Callable[[Made], Made]:
    """The same, where the line is not headed so."""
    return in_the_deck


def in_the_deck(inner: Made) -> Made:
    """A trigger as it waits in the deck, where nothing happens to the card itself."""
    if inner.zone == "deck":
        return inner
    if inner.own:
        raise NoMeaning(
            "effect", "invoke",
            ("it comes from the deck, where that does not happen to it; say a moment, or what happens to others",
             "デッキから出るカードに、デッキでそれは起こりません。時点か、他のカードに起こることを書いてください"),
        )  # fmt: skip

    def fits(ctx: Context) -> bool:
        mine = ctx.origin.card.slug
        if any(p.moment == "invocation" and p.controller == ctx.me and p.origin.card.slug == mine for p in ctx.run.agenda):
            return False
        return inner.fits is None or inner.fits(ctx)

    return inner._replace(moment="invocation", fits=fits, zone="deck")


@means("effect", "invoke")
def invoke(b: Bench, node: Node) -> Operation:
    """The card itself goes from the deck to the board."""

    def operation(ctx: Context) -> None:
        if ctx.origin.card.kind == "leader":
            done(ctx, [])
            return
        came = ctx.run.happen(Event("entered", ctx.source, ctx.me, 0, ctx.source, how="invoked"))
        if came.did:
            ctx.run.happen(Event("invoked", ctx.source, ctx.me, 0, ctx.source))
        done(ctx, [came])
        if ctx.pending is not None:  # it went there by itself: it has not left the place its effect works from
            ctx.pending.since = ctx.state.things[ctx.source].since

    return operation
