"""Replacements: something happens in place of what would, or the card stays where it is."""

from __future__ import annotations

from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, Test, Trigger
from engine.kernel.questions import EFFECT_WHOSE
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Message
from engine.language.meaning.builder import Bench, players
from engine.language.meaning.effects import Operation
from engine.language.meaning.happenings import wording
from engine.language.meaning.of_cards import happens_to_them
from engine.language.meaning.optional import make_with_choices, yes
from engine.language.tree import Node


def would(b: Bench, s: Node) -> tuple[Trigger, tuple[str, ...]]:
    """What a replacement waits for: the event about its subject, whence and whither; and what it listens for."""
    by_effect = s["would"].kind == "by_effect"
    said_of = s["would"]["would"] if by_effect else s["would"]
    about, kind = b.make("subject", s["subject"]), said_of.kind
    said = None if kind == "dies" else wording(b, "would", kind)
    if said is not None:
        happens_to_them("would", s["subject"], said_of, said, b.game)
    event = b.hears("put" if said is None else said.remembered, "would", kind)
    zone = said_of.get("zone")
    whose = players(said_of["owner"]) if "owner" in said_of else None
    during = players(s["when"]["owner"]) if "when" in s else None
    doer = b.make("subject", said_of["by"]) if "by" in said_of else None
    theirs = b.make("filter", s["would"]["by"]).fits if by_effect else None
    table = b.game.table

    def fits(ctx: Context) -> bool:
        e = ctx.event
        assert e is not None
        if said is not None and said.would is not None and not said.would(e):
            return False
        if during is not None and ctx.state.turn not in during(ctx):
            return False
        if theirs is not None and (e.by == "rules" or not e.source or not theirs(ctx, whose_it_is(ctx, ctx.state.things[e.source]))):
            return False
        if doer is not None and not (e.source == ctx.source if doer.own else e.source and doer.fits(ctx, ctx.state.things[e.source])):
            return False
        goes_to = e.zone or ctx.run.game.destinations.get(e.type)
        if zone is not None and (goes_to != zone or (whose is not None and e.player not in whose(ctx))):
            return False
        if kind == "leaves" and (goes_to == table or ctx.state.things[e.subject].zone != table):
            return False
        return about.own or bool(about.fits(ctx, ctx.state.things[e.subject]))

    hears = () if about.own else ("~" + event,)
    return Trigger(event, about.own, "replacement", fits), hears


def whose_it_is(ctx: Context, source: Thing) -> Thing:
    """A card with an effect, as of the player whose effect it is: of the one who uses it, or by rule of the one who owns it."""
    if source.owner == source.controller or ctx.run.ask(EFFECT_WHOSE) == "of-its-user":
        return source
    seen = source.fork()
    seen.controller = source.owner
    return seen


def instead(b: Bench, s: Node, text: Bilingual | None = None) -> Ability:
    """A clause is carried out in place of what would happen; where the player may, and does not, it happens after all."""
    trigger, hears = would(b, s)
    zones = frozenset({b.game.table, "leader"})
    then = s["then"]
    operation = wanted(b, then) if then.kind == "may" else b.make("clause", then)
    usable = doable(b, then["do"] if then.kind == "may" else then)
    return Ability("replacement", text or b.text(s, "sentence"), trigger, operations=(operation,), zones=zones, hears=hears, usable=usable)


def doable(b: Bench, then: Node) -> Test | None:
    """Whether there are as many cards as the clause needs to choose; None where it needs none (or may do with fewer)."""
    steps = then["steps"] if then.kind == "sequence" else ()
    chosen = [t for step in steps for t in step.get("targets", ()) if isinstance(t, Node) and t.kind in ("chosen", "random")]
    needs = [
        (b.make("filter", t["filter"]).select, b.make("amount", t["count"]))
        for t in chosen if "count" in t and not {"up_to", "any"} & {name for name, _ in t.parts}
    ]
    if not needs:
        return None
    return lambda ctx: all(len(select(ctx)) >= amount(ctx) for select, amount in needs)


def wanted(b: Bench, node: Node) -> Operation:
    """What the player may do instead; declined, nothing is replaced."""
    do, among = make_with_choices(b, node["do"])
    text = b.text(node["do"], "steps")

    def operation(ctx: Context) -> None:
        if yes(ctx, text, among):
            do(ctx)
        else:
            ctx.skip = True

    return operation


def stays(b: Bench, s: Node) -> Ability:
    """The card stays. A condition alone is asked before; after something that is done first, it is asked then, and may fail."""
    trigger, hears = would(b, s)
    zones = frozenset({b.game.table, "leader"})
    condition: Test | None = b.make("condition", s["condition"]) if "condition" in s else None
    first = b.make("clause", s["first"]) if "first" in s else None

    def operation(ctx: Context) -> None:
        assert ctx.event is not None
        if first is not None:
            first(ctx)
            if condition is not None and not condition(ctx):
                ctx.skip = True
                return
        ctx.run.emit("event", Message("stays", {"source": ctx.state.things[ctx.event.subject]}), actor=ctx.me)

    asked = condition if first is None else None
    return Ability("replacement", b.text(s, "sentence"), trigger, asked, (operation,), zones=zones, hears=hears)
