"""What cards are given: figures, keywords, abilities, and qualities that hold for a while or as long as something is on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.kernel import moves
from engine.kernel.cards import Ability, Held
from engine.kernel.game import Game
from engine.kernel.reckoning import LISTENS, Change
from engine.kernel.resolve import Context
from engine.kernel.state import Expiry, Thing
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, NoMeaning, means
from engine.language.meaning.effects import Operation, in_order, sweep, targets_of
from engine.language.tree import Node

Gift = Callable[[Context, int, "Lasting"], None]


class Lasting:
    """How long something given lasts: ``expiry`` makes the entry that will take it back, or None for good."""

    __slots__ = ("player", "source", "when")

    def __init__(self, when: str = "", player: str = "", source: int = 0) -> None:
        self.when = when
        self.player = player
        self.source = source

    def note(self, ctx: Context, thing: Thing, undo: tuple[Any, ...]) -> None:
        """Take it back later, unless it is for good."""
        if self.when:
            moves.expire_later(ctx.run, Expiry(self.when, self.player, thing.id, thing.since, undo, self.source))


FOR_GOOD = Lasting()
ONCE = Lasting()  # an ability that is used up when it has resolved


def lasting(b: Bench, node: Node | None) -> Callable[[Context], Lasting]:
    """What a duration means at the moment of giving."""
    if node is None or node.kind == "for_match":
        return lambda ctx: FOR_GOOD
    if node.kind == "once_only":
        return lambda ctx: ONCE
    if node.kind == "until_leaves":
        mine = node["what"] == "this"
        return lambda ctx: Lasting("source-leaves", "", ctx.source) if mine else FOR_GOOD
    if node.kind == "interference":
        if not b.able("interference"):
            raise NoMeaning("duration", node.kind)
        return lambda ctx: Lasting("interference", "", ctx.run.game.hooks["interference"](ctx.run))
    when = "end-of-turn" if node["edge"] == "end" else "start-of-turn"
    turn = node["turn"]

    def make(ctx: Context) -> Lasting:
        if turn == "this":
            return Lasting(when, ctx.state.turn)
        player = ctx.me if turn in ("me", "next_me") else ctx.other
        passes = node["edge"] == "end" and turn.startswith("next") and ctx.state.turn == player
        return Lasting("next-" + when if passes else when, player)

    return make


# ---- gifts: (context, thing id, how long) -> given


@means("gift", "figures")
def figures(b: Bench, node: Node) -> Gift:
    attack, defense = signed(node["stats"]["attack"]), signed(node["stats"]["defense"])
    return lambda ctx, i, how_long: strengthen(ctx, i, (attack(ctx), defense(ctx)), how_long)


def signed(figure: int | str) -> Callable[[Context], int]:
    """One figure of "+1/-X"."""
    if isinstance(figure, int):
        return lambda ctx: figure
    sign = -1 if figure.startswith("-") else 1
    return lambda ctx: sign * ctx.values.get("X", 0)


def strengthen(ctx: Context, i: int, stats: tuple[int, int], how_long: Lasting) -> None:
    """+x/+y or -x/-y to one thing."""
    t = ctx.state.things[i]
    e = ctx.run.happen(Event("strengthened", i, t.controller, 0, ctx.source, {"stats": stats, "by": "effect"}))
    if e.did:
        how_long.note(ctx, ctx.state.things[i], ("stats", *stats))


@means("gift", "keyword")
def keyword(b: Bench, node: Node) -> Gift:
    return marking(node["keyword"])


def marking(word: str) -> Gift:
    """A keyword (or a mark that works like one) for one thing."""

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        run = ctx.run
        t = run.state.things[i]
        moves.change(run, t, keywords=(*t.keywords, word))
        how_long.note(ctx, t, ("keyword", word))
        data = {"keyword": keyword_text(ctx, word), "word": word}
        run.happen(Event("keyword-gained", i, t.controller, 0, ctx.source, data))

    return give


def keyword_text(ctx: Context, word: str) -> dict[str, str]:
    """A keyword as people read it."""
    words = ctx.run.game.vocabulary
    if words is not None and words.has("keyword", word):
        w = words.word("keyword", word)
        return {"en": w.en, "ja": w.ja}
    return mark_text(word)


def mark_text(word: str) -> dict[str, str]:
    """A mark as people read it; against whose effects it holds, where it is not against all."""
    mark, _, against = word.partition(":")
    text = MARKS.get(mark, {"en": mark, "ja": mark})
    if not against:
        return text
    en, ja = AGAINST.get(against, (against, against))
    return {"en": f"{text['en']} ({en})", "ja": f"{text['ja']}（{ja}）"}


MARKS = {
    "cannot-attack": {"en": "can't attack", "ja": "攻撃できない"},
    "cannot-attack-follower": {"en": "can't attack followers", "ja": "フォロワーを攻撃できない"},
    "cannot-attack-leader": {"en": "can't attack the leader", "ja": "リーダーを攻撃できない"},
    "indestructible": {"en": "can't be destroyed by effects", "ja": "効果では破壊されない"},
    "unbanishable": {"en": "can't be banished", "ja": "消滅しない"},
    "untargetable": {"en": "can't be targeted", "ja": "選択されない"},
    "cannot-evolve": {"en": "can't be evolved with evolution points", "ja": "EPで進化できない"},
    "cannot-be-returned": {"en": "can't be returned to hand", "ja": "手札に戻らない"},
    "ignore-ward": {"en": "can attack ignoring Ward", "ja": "守護を無視して攻撃できる"},
}
AGAINST = {
    "enemy_effects": ("enemy effects", "相手の効果"),
    "enemy_spells": ("enemy spells", "相手のスペル"),
    "enemy_followers": ("enemy followers", "相手のフォロワー"),
}


@means("gift", "ability")
def ability(b: Bench, node: Node) -> Gift:
    if b.line_maker is None:
        raise LookupError("no maker of lines")
    made: list[Ability] = b.line_maker(node["line"])
    used_up = {a: replace(a, operations=(*a.operations, drop_held)) for a in made}
    once = bool(node.get("once"))

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        for a in made:
            if a.role == "keyword":
                for word in a.data["keywords"]:
                    marking(word)(ctx, i, how_long)
            else:
                grant(ctx, i, used_up[a] if how_long is ONCE else a, how_long, once)

    return give


def grant(ctx: Context, i: int, a: Ability, how_long: Lasting, once: bool = False) -> None:
    """An ability for one thing; not a second one of the same where it does not stack."""
    run = ctx.run
    t = run.state.things[i]
    if once and any(h.ability is a for h in t.abilities):
        return
    number = run.new_stay()
    moves.grant(run, t, Held(a, 0, number))
    how_long.note(ctx, t, ("ability", number))
    run.happen(Event("ability-gained", i, t.controller, 0, ctx.source, {"granted": a.text}))


def giving(b: Bench, node: Node, targets: Callable[[Context], list[int]]) -> Operation:
    """Give some gifts to each target."""
    gifts: list[Gift] = [b.make("gift", g) for g in node["gifts"]]
    duration = lasting(b, node.get("duration"))

    def operation(ctx: Context) -> None:
        ids = in_order(ctx, targets(ctx))
        how_long = duration(ctx)
        for i in ids:
            for gift in gifts:
                gift(ctx, i, how_long)
        ctx.it = tuple(ids)

    return operation


@means("effect", "give")
def give(b: Bench, node: Node) -> Operation:
    return giving(b, node, targets_of(b, node))


@means("effect", "gain")
def gain(b: Bench, node: Node) -> Operation:
    return giving(b, node, lambda ctx: [ctx.source])


@means("effect", "be")
def be(b: Bench, node: Node) -> Operation:
    targets, gift = targets_of(b, node), b.make("quality", node["quality"])
    duration = lasting(b, node.get("duration"))

    def operation(ctx: Context) -> None:
        ids = in_order(ctx, targets(ctx))
        how_long = duration(ctx)
        for i in ids:
            gift(ctx, i, how_long)
        ctx.it = tuple(ids)

    return operation


@means("effect", "lose_this")
def lose_this(b: Bench, node: Node) -> Operation:
    return drop_held


def drop_held(ctx: Context) -> None:
    """The ability that is resolving is used up."""
    t = ctx.state.things.get(ctx.source)
    if t is not None and ctx.held is not None:
        moves.change(ctx.run, t, abilities=tuple(h for h in t.abilities if h != ctx.held))


@means("effect", "lose_keywords")
def lose_keywords(b: Bench, node: Node) -> Operation:
    targets, words = targets_of(b, node), tuple(node["keywords"])

    def operation(ctx: Context) -> None:
        for i in targets(ctx):
            t = ctx.state.things[i]
            for word in words:
                if word in t.keywords:
                    t = moves.change(ctx.run, t, keywords=tuple(k for k in t.keywords if k != word))
                    data = {"keyword": keyword_text(ctx, word), "word": word}
                    ctx.run.happen(Event("keyword-lost", i, t.controller, 0, ctx.source, data))

    return operation


@means("effect", "set_figure")
def set_figure(b: Bench, node: Node) -> Operation:
    if "duration" in node and reckons(b.game):
        return for_a_while(b, node, "becomes")
    targets, name, amount = targets_of(b, node), node["attribute"]["name"], b.make("amount", node["amount"])
    called = b.text(node["attribute"], "attribute")

    def operation(ctx: Context) -> None:
        ids = targets(ctx)
        for i in ids:
            t, n = ctx.state.things[i], amount(ctx)
            if name == "cost":
                moves.change(ctx.run, t, cost=n)
                ctx.run.happen(Event("changed", i, t.controller, n - (t.cost or 0), ctx.source, {"figure": called}))
            elif name == "attack":
                strengthen(ctx, i, (n - (t.attack or 0), 0), FOR_GOOD)
            elif name == "defense":
                moves.change(ctx.run, t, damage=0)
                strengthen(ctx, i, (0, n - (t.defense or 0)), FOR_GOOD)
            else:
                moves.change(ctx.run, t, counters={**t.counters, name: n})
                ctx.run.happen(Event("changed", i, t.controller, n - t.counters.get(name, 0), ctx.source, {"figure": called}))
        ctx.it = tuple(ids)

    return operation


@means("effect", "change")
def change(b: Bench, node: Node) -> Operation:
    if "duration" in node and reckons(b.game):
        return for_a_while(b, node, "change")
    targets, name, amount = targets_of(b, node), node["attribute"]["name"], b.make("amount", node["amount"])
    sign, least = 1 if node["how"] == "more" else -1, node.get("least", 0)
    called = b.text(node["attribute"], "attribute")
    duration = lasting(b, node.get("duration"))

    def operation(ctx: Context) -> None:
        n = sign * amount(ctx)
        for i in targets(ctx):
            t = ctx.state.things[i]
            if name == "cost":
                new = max(least, (t.cost or 0) + n)
                moves.change(ctx.run, t, cost=new)
                duration(ctx).note(ctx, t, ("cost", new - (t.cost or 0)))
            else:
                moves.count(ctx.run, t, name, n)
            changed = Event("changed", i, t.controller, n, ctx.source, {"figure": called})
            ctx.run.happen(changed)

    return operation


def reckons(game: Game) -> bool:
    """Whether a game has rules for continuous effects on one value that meet."""
    return any(p.question == "reckon.sum" for p in game.bindings)


def for_a_while(b: Bench, node: Node, kind: str) -> Operation:
    """A continuous effect on a figure of each target, taken together with every other one on it."""
    targets, name, amount = targets_of(b, node), node["attribute"]["name"], b.make("amount", node["amount"])
    if name not in ("attack", "defense", "cost"):
        raise NoMeaning("attribute", name)
    sign, duration, text = -1 if node.get("how") == "less" else 1, lasting(b, node["duration"]), b.text(node, "effect")

    def operation(ctx: Context) -> None:
        n = sign * amount(ctx)
        change = Change("figure", name, kind, lambda now: [now.source], lambda now: n)
        for i in targets(ctx):
            grant(ctx, i, reckoning(text, change, b.game.table), duration(ctx))

    return operation


def reckoning(text: Any, change: Change, table: str, condition: Any = None) -> Ability:
    """An ability that says something of a value or a trait as long as it is there."""
    zones = frozenset({table, "leader"})
    return Ability("static", text, condition=condition, zones=zones, hears=(LISTENS,), data={"reckons": change})


TURNS = {"tap": ("tapped", 1), "untap": ("tapped", 0), "sleep": ("asleep", 1), "wake": ("asleep", 0), "check": ("tapped", 1), "uncheck": ("tapped", 0)}


@means("effect", "turn_card")
def turn_card(b: Bench, node: Node) -> Operation:
    targets, (mark, value) = targets_of(b, node), TURNS[node["how"]]
    type = "untapped" if node["how"] == "untap" and b.able("untapped") else "marked"

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        sweep(ctx, [Event(type, i, things[i].controller, value, ctx.source, {"mark": mark}) for i in targets(ctx)])

    return operation
