"""Qualities: what holds of a card for a while, or as long as something is on the table; damage that is changed at the instant."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel import moves
from engine.kernel.cards import Ability, Test
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.meaning.durations import Lasting
from engine.language.meaning.filters import Fits
from engine.language.meaning.grants import Grant, given, itself, marking
from engine.language.meaning.reach import NOT_AFFECTED
from engine.language.tree import Node

STAGES = {"redirect": 0, "more": 1, "less": 2, "is": 3, "cap": 4}


@means("quality", "has")
def has(b: Bench, node: Node) -> Grant:
    grants: list[Grant] = [b.make("grant", g) for g in node["grants"]]

    def give_all(ctx: Context, i: int, how_long: Lasting) -> None:
        for grant in grants:
            grant(ctx, i, how_long)

    return give_all


@means("quality", "cant_attack", "cant_be", "cant_block", "attacks_untapped", "must_attack", "stays_tapped", "lures")
def marked(b: Bench, node: Node) -> Grant:
    return marking(b.make("mark", node))


@means("mark", "cant_attack")
def cannot_attack(b: Bench, node: Node) -> str:
    """The mark of "can't attack …"; of followers without a keyword, with that keyword behind a colon."""
    if "without" in node:
        return b.mark(f"cannot-attack-without:{node['without']}", "quality", node.kind)
    return b.mark("cannot-attack" + ("-" + node["whom"] if "whom" in node else ""), "quality", node.kind)


MARKED = {"cant_block": "cannot-block", "attacks_untapped": "attacks-untapped", "must_attack": "must-attack", "stays_tapped": "stays-tapped", "lures": "lures"}


@means("mark", *MARKED)
def of_attacks(b: Bench, node: Node) -> str:
    """The marks of who may block, what may be attacked, what must attack."""
    return b.mark(MARKED[node.kind], "quality", node.kind)


CANT_BE = {NOT_AFFECTED: NOT_AFFECTED, "destroyed": "indestructible", "banished": "unbanishable", "targeted": "untargetable", "evolves": "cannot-be-evolved", "evolved_by_points": "cannot-evolve"}


@means("mark", "figures_apart")
def figures_apart(b: Bench, node: Node) -> str:
    """The mark of what effects reach only in its attack and defense."""
    return b.mark("affected-in-figures", "quality", node.kind)


@means("mark", "cant_be")
def cannot_be(b: Bench, node: Node) -> str:
    """The mark of "can't be …"; where it is not against all effects, with whose, behind a colon (nobody is kept from choosing one's own).

    In a game whose rules destroy too, what "can't be destroyed" by nothing in particular is kept from them as well.
    """
    deed = node["deed"].kind
    if "apart" in node and deed != "affected":
        raise NoMeaning("quality", node.kind, ("changes of attack and defense can be left out only of “can't be affected”", "攻撃力と体力の変更を除けるのは「影響を受けない」だけです"))
    if deed == "destroyed" and "by" not in node and "undestroyable" in b.game.marks:
        return b.mark("undestroyable", "forbidden", deed)
    if deed == "affected" and NOT_AFFECTED in b.game.marks:
        deed = NOT_AFFECTED
    mark = b.make("mark", node["apart"]) if "apart" in node else CANT_BE.get(deed, "cannot-be-" + deed)
    if "by" in node and node["by"].kind == "from_kinds":
        mark = "untargetable-by" if deed == "targeted" else mark
        whose = "enemy-" if "whose" in node["by"] else ""
        return b.mark(f"{mark}:{whose}kind-{'+'.join(node['by']['words'])}", "forbidden", deed)
    if "by" in node and node["by"].kind == "from_kind":
        mark = "untargetable-by" if deed == "targeted" else mark
        return b.mark(f"{mark}:kind-{node['by']['word']}", "forbidden", deed)
    against = node["by"]["what"] if "by" in node else "effects"
    return b.mark(mark if against == "effects" or deed == "targeted" else f"{mark}:{against}", "forbidden", deed)


CHANGES_DAMAGE = {  # each change of damage, and at which stage of the damage it comes
    "damage_cap": "cap", "damage_next": "cap", "damage_less": "less", "damage_next_less": "less", "damage_more": "more", "damage_taken": "is",
}  # fmt: skip
_USED_UP = ("damage_next", "damage_next_less")


@means("quality", *CHANGES_DAMAGE)
def damage_quality(b: Bench, node: Node) -> Grant:
    """A change of damage, given to one thing: an ability of its own that is read at the instant of damage."""
    return given(damage_ability(b, node, itself))


def damage_ability(b: Bench, node: Node, protects: Callable[[Context, Thing], bool], condition: Test | None = None) -> Ability:
    """A static ability that changes the damage to whatever ``protects`` says, by what the quality says."""
    b.mark("changed-damage", "quality", node.kind)
    amount, counts = b.make("amount", node["amount"]), counted(b, node.get("source"))
    kind = node.kind
    within = b.make("bound", node["bound"]) if "bound" in node else None

    def modify(ctx: Context, e: Event) -> None:
        if not counts(ctx, e) or not protects(ctx, ctx.state.things[e.subject]):
            return
        if within is not None and not within(ctx, e.amount):
            return
        n = amount(ctx)
        if kind in _USED_UP and e.amount > 0:
            drop(ctx, made)
        if kind in ("damage_cap", "damage_next"):
            e.amount = min(e.amount, n)
        elif kind in ("damage_less", "damage_next_less"):
            e.amount = max(0, e.amount - n)
        elif kind == "damage_more":
            e.amount += n
        else:
            e.amount = n

    zones = frozenset({b.game.table, "leader", b.game.attached("pilot")})
    said = b.text(node, "quality")
    made = Ability("static", said, condition=condition, zones=zones, hears=("~damaged",), modify=modify, stage=STAGES[CHANGES_DAMAGE[kind]])
    return made


def drop(ctx: Context, used: Ability) -> None:
    """What held only for the next time is used up: one of it, where there are several."""
    t = ctx.state.things[ctx.source]
    first = next((n for n, h in enumerate(t.abilities) if h.ability is used), None)
    if first is not None:
        moves.change(ctx.run, t, abilities=(*t.abilities[:first], *t.abilities[first + 1 :]))


FIGHTING = ("combat", "battle")


def counted(b: Bench, source: Node | None) -> Callable[[Context, Event], bool]:
    """Which damage a quality speaks of: from effects, from combat, from cards that fit, from anything."""
    if source is not None and source.kind == "from_cards":
        fits = b.make("filter", source["what"]).fits
        return lambda ctx, e: e.source in ctx.state.things and fits(ctx, ctx.state.things[e.source])
    what = source["what"] if source is not None else "anything"
    if what == "effects":
        return lambda ctx, e: e.by not in FIGHTING
    if what == "enemy_effects":
        return lambda ctx, e: e.by not in FIGHTING and e.of == ctx.other
    if what == "combat":
        return lambda ctx, e: e.by in FIGHTING
    return lambda ctx, e: True


@means("quality", "deals_more")
def deals_more(b: Bench, node: Node) -> Grant:
    """The damage that the cards of a player's side deal (or some of them) is so much more; given to that player's leader."""
    a = dealing_more(b, node)
    return given(a)


def dealing_more(b: Bench, node: Node, condition: Test | None = None) -> Ability:
    """A static ability that adds to the damage its player's cards deal."""
    b.mark("changed-damage", "quality", node.kind)
    amount = b.make("amount", node["amount"])
    fits = b.make("filter", node["what"]).fits if "what" in node else None

    def modify(ctx: Context, e: Event) -> None:
        source = ctx.state.things.get(e.source)
        if source is None or e.amount <= 0 or source.controller != ctx.me or (fits is not None and not fits(ctx, source)):
            return
        e.amount += amount(ctx)

    zones = frozenset({b.game.table, "leader"})
    return Ability("static", b.text(node, "quality"), condition=condition, zones=zones, hears=("~damaged",), modify=modify, stage=STAGES["more"])


@means("quality", "damage_dealt_is")
def damage_dealt_is(b: Bench, node: Node) -> Grant:
    """All damage that a thing deals becomes so much; a leader's is that of its side."""
    return given(dealing(b, node, lambda ctx, t: t.id == ctx.source or (ctx.origin.zone == "leader" and t.controller == ctx.me)))


@means("continuous", "damage_dealt_is")
def damage_dealt_by(b: Bench, node: Node) -> Callable[[Fits], Ability]:
    """The same of what fits, as long as a card is there."""
    return lambda fits: dealing(b, node, fits)


def dealing(b: Bench, node: Node, fits: Fits) -> Ability:
    """A static ability by which all damage that these deal becomes so much."""
    b.mark("changed-damage", "quality", node.kind)
    amount = b.make("amount", node["amount"])

    def modify(ctx: Context, e: Event) -> None:
        source = ctx.state.things.get(e.source)
        if source is not None and fits(ctx, source):
            e.amount = amount(ctx)

    zones = frozenset({b.game.table, "leader"})
    return Ability("static", b.text(node, "quality"), zones=zones, hears=("~damaged",), modify=modify, stage=STAGES["is"])


def redirect(b: Bench, node: Node) -> Ability:
    """Damage to one goes to another, at the instant of damage."""
    b.mark("changed-damage", "sentence", node.kind)
    targets, instead = b.make("target", node["targets"]), b.make("target", node["instead"])
    whose = players(node["when"]["owner"]) if "when" in node else None

    def modify(ctx: Context, e: Event) -> None:
        if whose is not None and ctx.state.turn not in whose(ctx):
            return
        to = instead(ctx)
        if e.subject in targets(ctx) and to:
            e.subject = to[0]
            e.player = ctx.state.things[to[0]].controller

    zones = frozenset({b.game.table, "leader"})
    return Ability("static", b.text(node, "sentence"), zones=zones, hears=("~damaged",), modify=modify, stage=STAGES["redirect"])
