"""Abilities that cards have by what another line says: lines under a head, lines that cards share, abilities written out within another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, Test
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Thing
from engine.language.meaning import statics
from engine.language.meaning.builder import Bench, NoMeaning
from engine.language.meaning.reach import NOT_AFFECTED, deed_of
from engine.language.tree import Node

Whom = Callable[[Context, Thing], bool]
UNAFFECTED = "cannot-be-affected"  # the mark of what a game may keep from what is said of all


def gated(b: Bench, node: Node, inner: list[Ability]) -> list[Ability]:
    """The abilities of a line that counts only while the head before it says so; the head is a keyword of the card."""
    return [Ability("keyword", b.text(node, "line"), keywords=(node["head"],)), *while_head(b, inner, b.make("gate", node))]


def while_head(b: Bench, inner: list[Ability], test: Test) -> list[Ability]:
    """Abilities of a line that count only while a test holds."""
    made: list[Ability] = []
    for a in inner:
        if a.role == "keyword":
            made.append(statics.while_there(b, a.text, tuple(statics.named(b, word) for word in a.keywords), test))
        else:
            made.append(replace(a, condition=both(test, a.condition)))
    return made


def shared(b: Bench, node: Node, inner: list[Ability]) -> list[Ability]:
    """The abilities of a line that all of the player's cards of a trait have as long as this is on the table."""
    fits = b.make("adjective", Node("trait", trait=node["trait"]))
    return having(b, inner, b.text(node, "line"), lambda ctx, t: t.controller == ctx.me and fits(ctx, t), None)


def mixed(b: Bench, e: Node, fits: Whom, condition: Test | None, granted: Callable[[Node], list[Ability]]) -> list[Ability]:
    """Cards have abilities written out, and perhaps keywords and figures beside them, as long as this is on the table."""
    grants = e["quality"]["grants"]
    apart = [g for g in grants if not statics.is_continuous(b, g)]
    if any(g.kind != "ability" for g in apart):
        raise NoMeaning("static", e["quality"].kind)
    rest = tuple(g for g in grants if statics.is_continuous(b, g))
    made = [a for g in apart for a in granted(g["line"])]
    used = [a for a in made if a.role == "activated"] if all(t.kind == "this" for t in e["targets"]) else []
    found = [replace(a, condition=both(condition, a.condition)) for a in used]  # of its own card it is one of its abilities
    found += having(b, [a for a in made if a not in used], b.text(e, "effect"), fits, condition, statics.zones_of(e["targets"]))
    if rest:
        found.append(statics.holding(b, Node("be", targets=e["targets"], quality=Node("has", grants=rest)), fits, condition))
    return found


def having(b: Bench, made: list[Ability], text: Bilingual, fits: Whom, condition: Test | None, zones: tuple[str, ...] = ()) -> list[Ability]:
    """Abilities that cards on the table have as long as this is there: keywords (those of other zones too), and what triggers; nothing else can be lent."""
    lendable = ("keyword", "triggered") if set(zones) <= {b.game.table} else ("keyword",)
    if any(a.role not in lendable for a in made):
        raise NoMeaning("static", "ability")
    words = tuple(statics.named(b, word) for a in made for word in a.keywords)
    triggered = [a for a in made if a.role == "triggered"]
    found = [statics.while_there(b, text, words, condition, fits, zones)] if words else []

    def lends(ctx: Context) -> list[tuple[int, Ability]]:
        if condition is not None and not condition(ctx):
            return []
        things, table = ctx.state.things, b.game.table
        return [(i, a) for p in PLAYERS for i in ctx.state.zone(p, table) if fits(ctx, things[i]) for a in triggered]

    hears = tuple(dict.fromkeys(a.trigger.event for a in triggered if a.trigger is not None))
    if triggered:
        found.append(Ability("static", text, zones=frozenset({b.game.table}), hears=hears, lends=lends))
    return found


def void_below(b: Bench, node: Node) -> Test | None:
    """When a line makes void what stands below it on its card; None where it does not."""
    said = node["body"]["sentences"][0] if node.kind == "text" else node
    return b.make("condition", said["condition"]) if said.kind == "below_void" else None


def below(b: Bench, found: list[Ability], void: Test) -> list[Ability]:
    """The abilities of a line that stands below one that makes it void."""

    def holds(ctx: Context) -> bool:
        return not void(ctx)

    made = []
    for a in found:
        if a.role == "keyword":
            made.append(statics.while_there(b, a.text, tuple(statics.named(b, word) for word in a.keywords), holds))
        elif a.role in ("triggered", "static", "activated", "optional", "replacement"):
            made.append(replace(a, condition=both(holds, a.condition)))
        else:
            raise NoMeaning("line", "void", ("a line of this sort cannot stand below one that makes it void", "無効にする行の下に、この種の行は置けません"))
    return made


def once(found: list[Ability]) -> list[Ability]:
    """Abilities of which several copies count as one: what holds of cards, and what one happening sets off. Of anything else this cannot be said."""
    if any(a.holds is None and a.role != "triggered" for a in found):
        raise NoMeaning("line", "once", ("“not stackable” is said of what holds or triggers, and this does neither", "「重複しない」は、続いている効果か誘発する能力にだけ書けます"))
    return [replace(a, operations=(for_all_copies, *a.operations)) if a.holds is None else replace(a, holds=replace(a.holds, once=True)) for a in found]


def for_all_copies(ctx: Context) -> None:
    """What the same happening has set off of other copies of this line is done with this."""
    run, p = ctx.run, ctx.pending
    if p is not None:
        for other in [o for o in run.agenda if o.ability is p.ability and o.event is p.event and o.controller == p.controller]:
            run.agenda.remove(other)


def both(first: Test | None, second: Test | None) -> Test | None:
    """Both conditions, where there are any."""
    if first is None or second is None:
        return first or second
    return lambda ctx: first(ctx) and second(ctx)


def within_reach(fits: Callable[[Context, Thing], bool]) -> Callable[[Context, Thing], bool]:
    """Of the cards that fit, those to which the game lets come what is said of all."""

    def reached(ctx: Context, thing: Thing) -> bool:
        if not fits(ctx, thing):
            return False
        run = ctx.run
        included = run.game.behaviour.included(ctx, thing.id)
        rule = run.owners.get("target.all")
        if not included and rule not in run.citing and not any(rule in frame.rules for frame in run.frames):
            run.cite("target.all")  # once: it decides at each moment, and of the same
        return included

    return reached


def whom(b: Bench, e: Node) -> Whom:
    """Of whom something holds, judged at the instant."""
    tests = []
    for t in e["targets"]:
        if t.kind in ("it", "them"):  # nothing was done to anything before: it would hold of nothing
            raise NoMeaning("target", t.kind, ("it holds for as long as the card is there: write out of what, not “it” or “they”", "カードがある間ずっと続くことなので、「それ」ではなく何についてかを書いてください"))
        if t.kind == "all":
            fits = b.make("filter", t["filter"]).fits
            tests.append(within_reach(fits) if UNAFFECTED in b.game.marks else fits)
        else:
            tests.append(among(b.make("target", t)))
    if NOT_AFFECTED not in b.game.marks:
        return lambda ctx, thing: any(test(ctx, thing) for test in tests)
    deed = deed_of(e)
    return lambda ctx, thing: any(test(ctx, thing) for test in tests) and ctx.run.game.behaviour.reaches(ctx, thing.id, deed)


def among(target: Callable[[Context], list[int]]) -> Whom:
    """Whether a thing is one of those pointed at."""
    return lambda ctx, thing: thing.id in target(ctx)
