"""Filters: which things are spoken of. A filter can be asked whether a thing fits, and for all that fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.kernel.history import Record, as_records, past
from engine.kernel.notes import ALSO_NAMED, FORMS
from engine.kernel.questions import NAMES_SPOKEN
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, means, not_against_the_noun, players
from engine.language.meaning.earlier_steps import events_of
from engine.language.meaning.happenings import aimed, remembered
from engine.language.meaning.of_cards import in_one_place
from engine.language.tree import Node

Fits = Callable[[Context, Thing], bool]


class Filter(NamedTuple):
    """``fits`` judges one thing; ``select`` gives the ids of all that fit, turn player's first, in the order of their places."""

    fits: Fits
    select: Callable[[Context], list[int]]


@means("filter", "filter")
def make_filter(b: Bench, node: Node) -> Filter:
    """Noun, adjectives and tests; all must hold. Without a place: the table, and leaders if the noun says so."""
    in_one_place(node)
    noun, adjectives, tests = node["noun"], not_against_the_noun(node), node.get("tests", ())
    others = any(a.kind == "other" for a in adjectives)
    fits: list[Fits] = [b.make("noun", noun), *(b.make("adjective", a) for a in adjectives if a.kind != "other")]
    zones, whose = zones_of(b, noun), None
    side = next((a["who"] for a in adjectives if a.kind == "side"), None)
    if noun.kind in ("character", "player_or_character"):
        side = side or (noun["who"] if noun.get("who", "any") != "any" else None)
    extremes: list[tuple[str, bool]] = []
    history: Node | None = None
    for t in tests:
        if t.kind == "in":
            zones, whose = places(t), t.get("owner")
        elif t.kind == "set_on":
            zones = (b.game.attached("under") or b.game.table,)
            fits.append(b.make("test", t))
        elif t.kind == "waiting":
            zones = (*zones, "resolving")
            fits.append(b.make("test", t))
        elif t.kind in ("highest", "lowest"):
            extremes.append((t["attribute"]["name"], t.kind == "highest"))
        elif t.kind in ("past", "done"):
            history = t
        else:
            fits.append(b.make("test", t))
    such, named = all_of(fits), [choice.key for choice in b.choices] if others else []
    test = (lambda ctx, t: t.id != ctx.source and such(ctx, t)) if others else such
    owners, game = players(whose) if whose is not None else sides(side), b.game
    if history is not None:
        past = from_history(b, history, test, side)
        for name, highest in extremes:
            past = past._replace(select=extreme(past.select, name, highest))
        return past

    def select(ctx: Context) -> list[int]:
        state = ctx.run.state
        things, table = state.things, state.zones
        found = game.seen(state, [i for p in owners(ctx) for z in zones for i in table.get((p, z), ()) if such(ctx, things[i])])
        if not others:
            return found
        own = things.get(ctx.source)
        among_them = ctx.source in found or (own is not None and own.zone in zones and own.controller in owners(ctx) and own.card.kind in kinds_of(noun, own))
        return [i for i in found if i != ctx.source] if among_them else than_others(ctx, found, named)

    def inside(ctx: Context, t: Thing) -> bool:
        return t.zone in zones and (whose is None or t.controller in owners(ctx)) and test(ctx, t)

    chosen: Callable[[Context], list[int]] = select
    for name, highest in extremes:
        chosen = b.reading("value", extreme(chosen, name, highest))
    return Filter(inside if any(t.kind == "in" for t in tests) else test, chosen)


def zones_of(b: Bench, noun: Node) -> tuple[str, ...]:
    """Where the cards lie of which a noun speaks where no place is said."""
    if any(b.meaning("set_card", n.kind) is not None for n in noun.walk()):
        return (b.game.table, b.game.attached("under"))
    if noun.kind == "standing_for_a_player":
        return ("leader",)
    return ("leader", b.game.table) if noun.kind in ("character", "player_or_character") else (b.game.table,)


def kinds_of(noun: Node, own: Thing) -> tuple[str, ...]:
    """The kinds of card that a noun speaks of; a card's ``own`` where it speaks of all, or of a name or a trait."""
    if noun.kind == "either":
        return (*kinds_of(noun["first"], own), *kinds_of(noun["second"], own))
    return (noun["word"],) if noun.kind == "kind" else () if noun.kind == "character" else (own.card.kind,)


def than_others(ctx: Context, ids: list[int], named: list[int]) -> list[int]:
    """"Other" ones, where the card whose effect it is can be none of them ("all other enemies"): than those spoken of or ``named`` before, or the one it fights."""
    e = ctx.event
    spoken_of = {*(ctx.it or (e is not None and (e.about or (e.target if e.subject == ctx.source else e.subject,))) or ()), *(i for key in named for i in (ctx.chosen or {}).get(key, ()))}
    return [i for i in ids if i not in spoken_of]


def places(place: Node) -> tuple[str, ...]:
    """The zones of which a place speaks: one, or one and another."""
    return (place["zone"], place["other"]) if "other" in place else (place["zone"],)


def extreme(select: Callable[[Context], list[int]], name: str, highest: bool) -> Callable[[Context], list[int]]:
    """Only those with the most (or least) of a figure."""

    def best(ctx: Context) -> list[int]:
        ids = select(ctx)
        if not ids:
            return []
        things = ctx.run.state.things
        values = {i: ctx.figure(ctx.recalled.get(i) or things[i], name) for i in ids}
        top = (max if highest else min)(values.values())
        return [i for i in ids if values[i] == top]

    return best


def from_history(b: Bench, node: Node, test: Fits, side: str | None) -> Filter:
    """Things to which something happened; those no longer there count as they were."""
    look = looking_back(b, node)

    def recalled(ctx: Context) -> list[Thing]:
        found = look(ctx)
        wanted = {"me": ctx.me, "opponent": ctx.other}.get(side or "")
        return [r.thing for r in found if r.thing is not None and (wanted is None or r.player == wanted) and test(ctx, r.thing)]

    def select(ctx: Context) -> list[int]:
        found = recalled(ctx)
        ctx.recalled = {**ctx.recalled, **{t.id: t for t in found}}
        return [t.id for t in found]

    def fits(ctx: Context, t: Thing) -> bool:
        return any(then.id == t.id for then in recalled(ctx))

    return Filter(fits, select)


def looking_back(b: Bench, node: Node) -> Callable[[Context], list[Record]]:
    """What a test of the past finds: in a stretch of the past, or among what this effect has done so far."""
    if node.kind == "done":
        events = events_of(node["deed"], "number")
        return lambda ctx: as_records(ctx.state, events(ctx))
    kind, period = node["happening"].kind, node["period"]["when"]
    event, at = remembered(b, "happened", kind), aimed(b, node["happening"])
    return lambda ctx: [r for r in past(ctx, event, period) if at(ctx, r)]


def sides(side: str | None) -> Callable[[Context], tuple[str, ...]]:
    """Whose things: one player's, or both, the turn player's first."""
    if side == "me":
        return lambda ctx: (ctx.me,)
    if side == "opponent":
        return lambda ctx: (ctx.other,)
    return lambda ctx: ("me", "opponent") if ctx.run.state.turn == "me" else ("opponent", "me")


def all_of(fits: list[Fits]) -> Fits:
    """Every one of the tests."""
    if len(fits) == 1:
        return fits[0]
    if len(fits) == 2:
        first, second = fits
        return lambda ctx, t: first(ctx, t) and second(ctx, t)
    return lambda ctx, t: all(f(ctx, t) for f in fits)


@means("noun", "kind")
def kind(b: Bench, node: Node) -> Fits:
    word = node["word"]
    return lambda ctx, t: t.card.kind == word or word in t.traits


@means("noun", "card")
def any_card(b: Bench, node: Node) -> Fits:
    return lambda ctx, t: t.card.kind != "leader"


@means("noun", "standing_for_a_player")
def of_a_player(b: Bench, node: Node) -> Fits:
    """A leader, or what stands for a player in games without leaders."""
    return lambda ctx, t: t.card.kind == "leader"


@means("noun", "named")
def named(b: Bench, node: Node) -> Fits:
    return of_name(b, node["card"])


def of_name(b: Bench, slug: str) -> Fits:
    """Whether a card has a name: the whole of it, or, in games whose rules say so, it contains it."""
    if not b.game.asks(NAMES_SPOKEN):
        return lambda ctx, t: t.card.slug == slug or slug in (ALSO_NAMED.of(t.card) or ())

    return lambda ctx, t: called(ctx, t, slug, None if t.card.slug == slug else b.define(slug).name)


def called(ctx: Context, t: Thing, slug: str, name: Mapping[str, str] | None) -> bool:
    """Whether a card is called so in a game that says whether a name is the whole of it: by that rule it may only contain it."""
    if t.card.slug == slug or t.card.kind == "leader" or name is None:
        return t.card.slug == slug
    has_it_too = slug in (ALSO_NAMED.of(t.card) or ()) and t.zone == ctx.run.game.table
    return has_it_too or (any(name[lang] in t.card.name[lang] for lang in ("en", "ja")) and ctx.run.ask(NAMES_SPOKEN) == "contained")


@means("noun", "copy")
def copy(b: Bench, node: Node) -> Fits:
    return lambda ctx, t: t.card.slug == ctx.origin.card.slug


@means("noun", "either")
def either(b: Bench, node: Node) -> Fits:
    first, second = b.make("noun", node["first"]), b.make("noun", node["second"])
    return lambda ctx, t: first(ctx, t) or second(ctx, t)


@means("noun", "of_trait")
@means("adjective", "trait")
def of_trait(b: Bench, node: Node) -> Fits:
    trait = node["trait"]
    return lambda ctx, t: trait in t.traits


@means("noun", "character")
def character(b: Bench, node: Node) -> Fits:
    who = node["who"]
    named = who == "any" and any(kind.id == "character" for kind in b.game.kinds)
    kinds = frozenset({"character"}) if named else b.game.characters  # where cards are called so, players are none

    def fits(ctx: Context, t: Thing) -> bool:
        if t.card.kind not in kinds:
            return False
        return bool(who == "any") or (t.controller == ctx.me) == (who == "me")

    return fits


@means("adjective", "side")
def side(b: Bench, node: Node) -> Fits:
    mine = node["who"] == "me"
    return lambda ctx, t: (t.controller == ctx.me) == mine


@means("adjective", "other")
def other(b: Bench, node: Node) -> Fits:
    return lambda ctx, t: t.id != ctx.source


@means("adjective", "evolved")
def evolved(b: Bench, node: Node) -> Fits:
    yes = bool(node["yes"])
    return lambda ctx, t: (t.face == "evolved") == yes


@means("adjective", "damaged", needs="damaged")
def damaged(b: Bench, node: Node) -> Fits:
    return lambda ctx, t: t.damage > 0


@means("adjective", "tapped")
def tapped(b: Bench, node: Node) -> Fits:
    yes = bool(node["yes"])
    return lambda ctx, t: bool(t.counters.get("tapped") or t.counters.get("asleep")) == yes


@means("adjective", "of_class")
def of_class(b: Bench, node: Node) -> Fits:
    klass = node["class"]
    return lambda ctx, t: klass in t.card.klass.split("/")


@means("adjective", "no_trait")
def no_trait(b: Bench, node: Node) -> Fits:
    trait = node["trait"]
    return lambda ctx, t: trait not in t.traits


@means("adjective", "no_kind")
def no_kind(b: Bench, node: Node) -> Fits:
    word = node["word"]
    return lambda ctx, t: t.card.kind != word and word not in t.traits


@means("test", "figure")
def by_figure(b: Bench, node: Node) -> Fits:
    name, within = node["attribute"]["name"], b.make("bound", node["bound"])
    return lambda ctx, t: within(ctx, ctx.figure(t, name))


@means("test", "with_keyword")
@means("test", "without_keyword")
def with_keyword(b: Bench, node: Node) -> Fits:
    word, has = node["keyword"], node.kind == "with_keyword"
    return lambda ctx, t: (word in t.keywords) == has


@means("test", "with_ability")
def with_ability(b: Bench, node: Node) -> Fits:
    head = node["head"]["name"].replace("_", "-")

    def fits(ctx: Context, t: Thing) -> bool:
        if head in (FORMS.of(t.card) or {}) or head in t.card.data:
            return True
        return any(h.ability.trigger is not None and h.ability.trigger.moment == head for h in t.abilities)

    return fits


@means("test", "with_either")
def with_either(b: Bench, node: Node) -> Fits:
    first, second = (with_ability(b, Node("with_ability", head=node[part])) for part in ("first", "second"))
    return lambda ctx, t: first(ctx, t) or second(ctx, t)


@means("test", "set_on", needs="set-on")
def set_on(b: Bench, node: Node) -> Fits:
    """What lies with a card on which it was set."""
    host = b.make("target", node["host"])
    return lambda ctx, t: t.host != 0 and t.host in host(ctx)


@means("test", "same_name")
def same_name(b: Bench, node: Node) -> Fits:
    target = b.make("target", node["target"])

    def fits(ctx: Context, t: Thing) -> bool:
        return any(ctx.state.things[i].card.slug == t.card.slug for i in target(ctx))

    return fits


@means("test", "other_than")
def other_than(b: Bench, node: Node) -> Fits:
    fits = of_name(b, node["card"])
    return lambda ctx, t: not fits(ctx, t)


@means("test", "not_them")
def not_them(b: Bench, node: Node) -> Fits:
    target = b.make("target", node["target"])
    return lambda ctx, t: t.id not in target(ctx)
