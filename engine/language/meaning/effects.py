"""Effects on cards: healing, destroying, summoning, transforming. Each effect is one operation; several targets are handled in order."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel import simultaneous
from engine.kernel.cards import Definition
from engine.kernel.cards import Operation as Operation  # what an effect becomes
from engine.kernel.gather import heard
from engine.kernel.questions import SWEEP_HEALING, SWEEP_TARGETS, Batch
from engine.kernel.resolve import Context
from engine.kernel.rules import Question
from engine.kernel.state import Player
from engine.kernel.temporary import LostAbilities, TemporaryControl
from engine.kernel.trace import Event, Message
from engine.language.meaning.amounts import so_much
from engine.language.meaning.builder import Bench, means, players
from engine.language.meaning.durations import lasting
from engine.language.meaning.new_cards import cards_made
from engine.language.meaning.of_cards import done_to_those_in_play, moved_from_elsewhere
from engine.language.meaning.reach import within
from engine.language.meaning.targets import each_spoken_of
from engine.language.tree import Node


def targets_of(b: Bench, node: Node) -> Callable[[Context], list[int]]:
    """The things an effect is done to, each once, in the order they are spoken of."""
    parts = [special(b, t) or b.make("target", t) for t in node["targets"]]
    if len(parts) == 1:
        return within(b, node, parts[0])
    return within(b, node, lambda ctx: list(dict.fromkeys(i for part in parts for i in part(ctx))))


def special(b: Bench, t: Node) -> Callable[[Context], list[int]] | None:
    """A target that effects find otherwise than conditions and amounts do; None for any other."""
    if t.kind == "opposing":
        return opposing_cards(b, t)
    if t.kind == "all":
        return all_within_reach(b.make("target", t))
    return each_spoken_of if t.kind == "it" else None


def all_within_reach(every: Callable[[Context], list[int]]) -> Callable[[Context], list[int]]:
    """Of all that fit, those to which the game lets come what is done to all."""

    def reached(ctx: Context) -> list[int]:
        found = every(ctx)
        kept = [i for i in found if ctx.run.game.behaviour.included(ctx, i)]
        if len(kept) < len(found):
            ctx.run.cite("target.all")
        return kept

    return reached


def cards_of(b: Bench, node: Node) -> Callable[[Context], list[int]]:
    """The same of what only happens to cards: a leader (or a player) is none and never leaves its place."""
    targets = targets_of(b, node)
    return lambda ctx: [i for i in targets(ctx) if ctx.state.things[i].card.kind != "leader"]


def opposing_cards(b: Bench, node: Node) -> Callable[[Context], list[int]]:
    """The one that is fought, with a line in the log where it is not there any more."""
    target, text = b.make("target", node), b.text(node, "target")

    def found(ctx: Context) -> list[int]:
        ids: list[int] = target(ctx)
        if not ids:
            ctx.run.cite("clash.opponent")
            missing = Message("fizzled.no-target", {"source": ctx.origin, "ability": text})
            ctx.run.emit("fizzled", missing, ctx.event, ctx.me, ctx.pending)
        return ids

    return found


def in_order(ctx: Context, ids: list[int]) -> list[int]:
    """Several targets in the order in which the game handles them."""
    return ids if len(ids) < 2 else ctx.run.game.behaviour.order_targets(ctx.run, ids)


def sweep(ctx: Context, events: list[Event], question: Question[Batch] = SWEEP_TARGETS) -> list[Event]:
    """Let events happen to several targets: one after the other, or as one occasion, by the rule."""
    run = ctx.run
    if len(events) > 1:
        mark = run.pendings
        how = run.ask(question)
        if how == "at-once":
            simultaneous.at_once(run, events)
        elif how == "together" and not run.occasion:
            run.together(events)
        else:
            for e in events:
                run.happen(e)
        run.game.behaviour.swept(run, mark)
    else:
        for e in events:
            run.happen(e)
    done(ctx, events)
    return events


def done(ctx: Context, events: list[Event]) -> None:
    """Remember what was touched ("it", "them") and what came of it ("this way").

    What concerned only a player leaves "it" as it was; a step that found nothing to be done to leaves nothing to speak of.
    """
    ctx.last = events
    ctx.tally.append(events)
    touched = tuple([e.subject for e in events if e.subject])
    if touched or not events:
        ctx.it = touched
    if events:
        ctx.values.pop("nothing", None)
    else:
        ctx.values["nothing"] = 1


def on_each(type: str, ordered: bool = True, moves: bool = False, private: bool = False) -> Callable[[Bench, Node], Operation]:
    """An effect that does the same to each target. ``moves``: it takes cards from where they are; ``private``: only who does it sees it."""

    def make(b: Bench, node: Node) -> Operation:
        done_to_those_in_play(node.kind, type, node["targets"], b.game)
        if type == "returned":
            moved_from_elsewhere(node.kind, node["targets"], Node("into", zone="hand"), b.game)
        targets = cards_of(b, node) if moves else targets_of(b, node)
        b.drew = b.drew or type == "returned"

        def operation(ctx: Context) -> None:
            ids = targets(ctx)
            if ordered:
                ids = in_order(ctx, ids)
            things = ctx.run.state.things
            events = [Event(type, i, things[i].controller, 0, ctx.source, "effect", ctx.me) for i in ids]
            for event in events if private else ():
                event.private = True
            sweep(ctx, events)

        return operation

    return make


means("effect", "destroy", needs="destroyed")(on_each("destroyed", moves=True))
means("effect", "banish", needs="banished")(on_each("banished", moves=True))
means("effect", "return", needs="returned")(on_each("returned", moves=True))
means("effect", "reveal")(on_each("revealed", ordered=False))
means("effect", "look")(on_each("revealed", ordered=False, private=True))


@means("effect", "lose_all", needs="lost-abilities")
def lose_all(b: Bench, node: Node) -> Operation:
    """What is written on a card, or was given to it, is gone; after a while it is back, beside what was given since."""
    targets, duration = targets_of(b, node), lasting(b, node.get("duration"))

    def operation(ctx: Context) -> None:
        things = ctx.run.state.things
        lost = {i: things[i] for i in in_order(ctx, targets(ctx))}
        events = [Event("lost-abilities", i, t.controller, 0, ctx.source, by="effect", of=ctx.me) for i, t in lost.items()]
        for e in events:
            e.before = lost[e.subject]
        for e in sweep(ctx, events):
            if e.did:
                duration(ctx).expire_later(ctx, ctx.state.things[e.subject], LostAbilities(lost[e.subject].abilities, lost[e.subject].keywords))

    return operation


def number_selected(ctx: Context, found: list[list[int]]) -> None:
    """Number what was selected: by what it was selected as, or, where all were selected as one thing, by the order of selecting."""
    ids = found[0] if len(found) == 1 else [part[0] if part else 0 for part in found]
    rest = {name: value for name, value in ctx.values.items() if not name.startswith("selected-")}
    ctx.values = rest | {f"selected-{n}": i for n, i in enumerate(ids, 1)}


@means("effect", "select")
def select(b: Bench, node: Node) -> Operation:
    """Nothing is done to what is picked; what follows speaks of it, also as the first and the second."""
    targets = [b.make("target", t) for t in node["targets"]]

    def operation(ctx: Context) -> None:
        done(ctx, [])
        found = [target(ctx) for target in targets]
        number_selected(ctx, found)
        ctx.it = tuple(dict.fromkeys(i for part in found for i in part))
        if ctx.it:
            ctx.values.pop("nothing", None)

    return operation


@means("effect", "heal", needs="healed")
def heal(b: Bench, node: Node) -> Operation:
    done_to_those_in_play(node.kind, "healed", node["targets"], b.game)
    targets = targets_of(b, node)
    amount = so_much(b, node["amount"]) if "amount" in node else None

    def operation(ctx: Context) -> None:
        ids = in_order(ctx, targets(ctx))
        things = ctx.run.state.things
        healed = sweep(
            ctx,
            [
                Event("healed", i, things[i].controller, amount(ctx) if amount else things[i].damage, ctx.source, by="effect")
                for i in ids
            ],
            SWEEP_HEALING,
        )
        announce_healed(ctx, [e for e in healed if e.did])

    return operation


def announce_healed(ctx: Context, healed: list[Event]) -> None:
    """Tell those who wait for several that are healed by one effect, as one bundle with its count."""
    if healed and "heals" in heard(ctx.state, ctx.run.game.listening):
        bundle = Event("heals", player=ctx.me, amount=len(healed), source=ctx.source)
        bundle.about = tuple(e.subject for e in healed)
        ctx.run.announce(bundle)


# ---- new cards


@means("effect", "summon")
def summon(b: Bench, node: Node) -> Operation:
    made, whose = cards_made(b, node), players(node.get("player"))

    def operation(ctx: Context) -> None:
        events = []
        for p in whose(ctx):
            for card in made(ctx):
                events.append(ctx.run.happen(Event("entered", 0, p, 0, ctx.source, how="summoned", card=card)))
        done(ctx, [e for e in events if e.did])

    return operation


@means("effect", "add")
def add(b: Bench, node: Node) -> Operation:
    made, into = cards_made(b, node), node.get("into")
    zone = into["zone"] if into is not None and "zone" in into else "hand"
    at = into.get("at", "") if into is not None else ""
    b.drew = b.drew or zone == "hand"
    type = b.applies("added" if zone == "hand" else "added-elsewhere", "effect", node.kind)
    whose = players(into.get("owner") if into is not None else None)

    def operation(ctx: Context) -> None:
        by_lot = ctx.values.get("random") or any(m.kind == "one_of" for m in node["made"])
        picked = "random" if by_lot else "chosen" if ctx.values.get("choice") else ""

        def added(p: Player, card: Definition) -> Event:
            return ctx.run.happen(Event(type, 0, p, 0, ctx.source, zone=zone, picked=picked, bottom=at == "bottom", card=card))

        events = [added(p, c) for p in whose(ctx) for c in made(ctx)]
        done(ctx, events)
        if at == "anywhere":
            for p in whose(ctx):
                ctx.run.happen(Event("shuffled", player=p, zone=zone))

    return operation


@means("effect", "transform", needs="transformed")
def transform(b: Bench, node: Node) -> Operation:
    targets, made = cards_of(b, node), cards_made(b, node)

    def operation(ctx: Context) -> None:
        events = []
        for i in in_order(ctx, targets(ctx)):
            t = ctx.state.things[i]
            e = Event("transformed", i, t.controller, 0, ctx.source, card=made(ctx)[0], by="effect", was=t)
            events.append(e)
        sweep(ctx, events)
        for e in events:
            if e.enters:
                ctx.run.happen(Event("entered", e.subject, e.player, source=ctx.source, how="returned"))

    return operation


@means("effect", "take_control", needs="taken")
def take_control(b: Bench, node: Node) -> Operation:
    """A card changes sides, where there is room; it keeps everything it has."""
    targets, duration = cards_of(b, node), lasting(b, node.get("duration"))

    def operation(ctx: Context) -> None:
        events = []
        for i in in_order(ctx, targets(ctx)):
            before = ctx.state.things[i].controller
            event = ctx.run.happen(Event("taken", i, ctx.me, 0, ctx.source))
            if event.did:
                events.append(event)
                duration(ctx).expire_later(ctx, ctx.state.things[i], TemporaryControl(before))
        done(ctx, events)

    return operation
