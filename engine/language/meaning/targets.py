"""Targets: chosen, random, all, or pointed at. And subjects: what triggers and conditions are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.kernel.cards import Choice
from engine.kernel.history import counted
from engine.kernel.questions import SELECTED_ENOUGH, reads
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.targets import ANY, choose_some, wished
from engine.kernel.trace import Message
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.meaning.dropping import enough
from engine.language.meaning.earlier_steps import events_of
from engine.language.tree import Node

Target = Callable[[Context], list[int]]
Total = Callable[[Context, list[int]], bool]


class Subject(NamedTuple):
    """``fits`` recognises one thing; ``enough`` judges how many there were; ``own`` says that it is this very card."""

    fits: Callable[[Context, Thing], bool]
    enough: Callable[[Context, int], bool]
    own: bool = False
    bundled: bool = False


# ---- pointers


@means("target", "this")
def this(b: Bench, node: Node) -> Target:
    return lambda ctx: [ctx.source]


@means("target", "it")
def it(b: Bench, node: Node) -> Target:
    def target(ctx: Context) -> list[int]:
        return [i for i in spoken_of(ctx)[:1] if counts(ctx, i)] if ctx.it else each_spoken_of(ctx)

    return target


def each_spoken_of(ctx: Context) -> list[int]:
    """What "it" is where something is done to it: each of several that were spoken of in one breath (「2体を出し、それは守護を持つ」)."""
    if ctx.it:
        return [i for i in spoken_of(ctx) if counts(ctx, i)]
    if ctx.values.get("nothing"):
        return []
    i = concerned(ctx)
    return [i] if i else list(ctx.event.about) if ctx.event is not None else []


def concerned(ctx: Context) -> int:
    """To what happened that for which the ability waited (of an attack the attacked, where that is said); 0 if to nothing."""
    return ctx.values.get("concerned", 0) or (ctx.event.subject if ctx.event is not None else 0)


def spoken_of(ctx: Context) -> list[int]:
    """What was spoken of last. Where a game has a rule for it, only what the step before was really done to."""
    run = ctx.run
    undone = [e for e in ctx.last if not e.did and e.subject in ctx.it] if "this-way.no-act" in run.answers else []
    if not undone:
        return list(ctx.it)
    left = {e.subject for e in undone} - {e.subject for e in counted(run, undone, "this-way.no-act")}
    return [i for i in ctx.it if i not in left]


def counts(ctx: Context, i: int) -> bool:
    """Whether a card that was picked is still spoken of although what was tried could not be done to it."""
    if not any(e.subject == i and e.cannot for e in ctx.last):
        return True
    return ctx.run.ask(SELECTED_ENOUGH) == "selected"


@means("target", "them")
def them(b: Bench, node: Node) -> Target:
    def target(ctx: Context) -> list[int]:
        if ctx.it:
            return [i for i in spoken_of(ctx) if counts(ctx, i)]
        e = ctx.event
        if e is None or ctx.values.get("nothing"):
            return []
        return list(e.about) or ([i] if (i := concerned(ctx)) else [])

    return target


@means("target", "that")
def that(b: Bench, node: Node) -> Target:
    noun = b.make("noun", node["noun"])

    def target(ctx: Context) -> list[int]:
        e = ctx.event
        found = [i for i in (concerned(ctx), e.subject) if i and i != ctx.source] if e is not None else []
        if e is not None and e.target:
            found.append(e.target)
        found.extend(ctx.it)
        things = ctx.state.things
        return next(([i] for i in found if noun(ctx, things[i])), [])

    return target


@means("target", "opposing")
def opposing(b: Bench, node: Node) -> Target:
    def target(ctx: Context) -> list[int]:
        e = ctx.event
        i = e.target if e is not None else 0
        if not i or ctx.state.things[i].zone not in (ctx.run.game.table, "leader"):
            return []
        return [i]

    return target


@means("target", "leader")
def leader(b: Bench, node: Node) -> Target:
    whose = players(node)
    return lambda ctx: [i for p in whose(ctx) for i in ctx.state.zone(p, "leader")]


@means("target", "player")
def player(b: Bench, node: Node) -> Target:
    whose = players(node)
    return lambda ctx: [i for p in whose(ctx) for i in ctx.state.zone(p, "leader")]


# ---- picking


@means("target", "all")
def all_of(b: Bench, node: Node) -> Target:
    select: Target = b.make("filter", node["filter"]).select
    return select


@means("target", "random")
def random(b: Bench, node: Node) -> Target:
    select, amount = b.make("filter", node["filter"]).select, b.make("amount", node["count"])
    text, different = b.text(node, "target"), bool(node.get("different"))

    def draw(ctx: Context) -> list[int]:
        left, wanted = list(select(ctx)), amount(ctx)
        enough(ctx, len(left), wanted)
        picked: list[int] = []
        run = ctx.run
        for _ in range(wanted):
            if not left:
                break
            n = 0
            if len(left) > 1:
                options = tuple((i, Message("thing", {"source": run.state.things[i]})) for i in left)
                n = run.decide("random", ctx.me, Message("random-target", {"source": ctx.origin, "text": text}), options, wish=wished(ctx.run, left))
            one = left.pop(n)
            picked.append(one)
            if different:
                left = [i for i in left if run.state.things[i].card.slug != run.state.things[one].card.slug]
        return picked

    read = b.reading("random", draw)

    def target(ctx: Context) -> list[int]:
        picked = read(ctx)
        if ctx.frozen is not None and ctx.run.answer(reads("random")) == "at-trigger":
            there = set(select(ctx))
            picked = [i for i in picked if i in there]
        return picked

    return target


@means("target", "chosen")
def chosen(b: Bench, node: Node) -> Target:
    filter, total = in_total(b, node["filter"])
    made = b.make("filter", filter)
    up_to, any_number = bool(node.get("up_to")), bool(node.get("any"))
    amount = b.make("amount", node["count"]) if "count" in node else None
    late = bool(node.get("late"))
    choosers = players(Node("player", who=node["by"]) if "by" in node else None)
    text = b.text(as_said(node), "target")

    def most(ctx: Context) -> int:
        return ANY if amount is None else amount(ctx)

    def candidates(ctx: Context, who: Player = "") -> list[int]:
        behaviour = ctx.run.game.behaviour
        targetable = behaviour.affectable if late else behaviour.targetable
        ids: list[int] = made.select(ctx)
        if ctx.values.get("declaring"):
            ids = [i for i in ids if i != ctx.source]
        if who not in ("", ctx.me) and not late:
            targetable = behaviour.choosable
        ids = [i for i in ids if targetable(ctx, i)]
        return ids if late else behaviour.lured(ctx, ids)

    if b.declares and not late and any(p.kind == "player" and p["who"] == "chosen" for p in node.walk()):
        raise NoMeaning("target", "chosen", ("the player and that player's card would be named together; name the card alone", "プレイヤーとそのカードを同時に選ぶことになります。カードだけを選ぶように書いてください"))
    key = next(b.keys)
    known = "count" not in node or node["count"].kind == "number"  # any other number is only known as it resolves
    if b.declares and "by" not in node and not late and total is None and known:
        count = node["count"]["n"] if "count" in node else ANY
        b.choices.append(Choice(key, candidates, 0 if up_to or any_number else count, count, text, up_to or any_number))

    def offered(ctx: Context) -> list[tuple[Player, list[int]]]:
        who = choosers(ctx)
        return [(p, [i for i in candidates(ctx, p) if len(who) == 1 or ctx.state.things[i].controller == p]) for p in who]

    def target(ctx: Context) -> list[int]:
        named = ctx.chosen.get(key) if ctx.chosen is not None else None
        if named is not None:
            there = set(made.select(ctx))
            found = [i for i in named if i in there]
            if named and not found:
                ctx.run.cite("play.target")
                ctx.run.emit("fizzled", Message("fizzled.no-target", {"source": ctx.origin, "ability": text}), ctx.event, ctx.me)
            return found
        picked: list[int] = []
        for who, ids in offered(ctx):
            wanted = most(ctx)
            enough(ctx, len(ids), 0 if up_to or any_number else wanted)
            picked += pick(ctx, who, ids, wanted, text, up_to or any_number, total)
        return picked

    b.picks.append(target)
    b.candidates.append(lambda ctx: [i for _, ids in offered(ctx) for i in ids])
    return target


def as_said(node: Node) -> Node:
    """What is asked for, without who chooses where no phrase says that."""
    if node.get("of_players"):
        return Node("chosen_player", late=node.get("late"), who=node["of_players"] if node["of_players"] == "opponent" else None)
    return node if node.get("by") == "opponent" else Node(node.kind, {name: part for name, part in node.parts if name != "by"}, node.at)


@means("target", "chosen_player")
def chosen_player(b: Bench, node: Node) -> Target:
    """Either player, or an opponent; told as the leader that stands for them."""
    late, who = {"late": 1} if node.get("late") else {}, node.get("who")
    sides = (Node("side", who=who),) if who else None
    anyone = Node("filter", adjectives=sides, noun=Node("standing_for_a_player"))
    return chosen(b, Node("chosen", {"count": Node("number", n=1), "filter": anyone, **late, "of_players": who or "anyone"}))


def in_total(b: Bench, node: Node) -> tuple[Node, Total | None]:
    """A filter without what it says of all that are picked together; and that, as a test of a whole selection."""
    tests = node.get("tests", ())
    said = next((t for t in tests if t.kind == "in_total"), None)
    if said is None:
        return node, None
    name, within = said["attribute"]["name"], b.make("bound", said["bound"])
    bare = Node(node.kind, {**dict(node.parts), "tests": tuple(t for t in tests if t is not said)})
    return bare, lambda ctx, ids: within(ctx, sum(ctx.figure(ctx.state.things[i], name) for i in ids))


def pick(ctx: Context, who: str, ids: list[int], most: int, text: object, may_stop: bool, total: Total | None = None) -> list[int]:
    """A choice made on resolving; with ``may_stop`` the player may take fewer, with ``total`` only what keeps within it."""
    run = ctx.run
    prompt = Message("choose-target", {"source": ctx.origin, "text": text})
    fits = None if total is None else lambda selection: total(ctx, selection)
    return list(choose_some(run, who, ids, most, prompt, fits, may_stop))


@means("target", "first")
def first(b: Bench, node: Node) -> Target:
    select, amount = b.make("filter", node["filter"]).select, b.make("amount", node["count"])
    return lambda ctx: select(ctx)[: amount(ctx)]


# ---- subjects


@means("subject", "any_of")
def any_of(b: Bench, node: Node) -> Subject:
    fits = b.make("filter", node["filter"]).fits
    if node.get("other"):
        return Subject(lambda ctx, t: t.id != ctx.source and fits(ctx, t), lambda ctx, n: n > 0)
    return Subject(fits, lambda ctx, n: n > 0)


@means("subject", "no_one")
def no_one(b: Bench, node: Node) -> Subject:
    return Subject(b.make("filter", node["filter"]).fits, lambda ctx, n: n == 0)


@means("subject", "several")
def several(b: Bench, node: Node) -> Subject:
    within = b.make("bound", node["bound"])
    return Subject(b.make("filter", node["filter"]).fits, within)


@means("subject", "groups")
def groups(b: Bench, node: Node) -> Subject:
    return Subject(b.make("filter", node["filter"]).fits, lambda ctx, n: n > 0, bundled=True)


@means("subject", "this", "it", "them", "that", "leader", "opposing")
def pointed(b: Bench, node: Node) -> Subject:
    target = b.make("target", node)
    if node.kind == "this":
        return Subject(lambda ctx, t: t.id == ctx.source, lambda ctx, n: n > 0, own=True)
    return Subject(lambda ctx, t: t.id in target(ctx), lambda ctx, n: n > 0)


@means("target", "this_way")
def done_to(b: Bench, node: Node, reading: str = "number") -> Target:
    noun, events = b.make("noun", node["noun"]), events_of(node["deed"], reading)

    def target(ctx: Context) -> list[int]:
        things = ctx.state.things
        return [e.subject for e in events(ctx) if noun(ctx, e.before or things[e.subject])]

    return target


@means("subject", "this_way")
def subject(b: Bench, node: Node) -> Subject:
    target = b.make("target", node)
    return Subject(lambda ctx, t: t.id in target(ctx), lambda ctx, n: n > 0)
