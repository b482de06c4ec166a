"""New cards that a text makes: of a name, copies of something (as it is, or as it was when it is recalled from the past), one drawn of several."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.kernel.cards import Definition, Face
from engine.kernel.notes import FORMS
from engine.kernel.resolve import Context
from engine.kernel.trace import Message
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.targets import each_spoken_of
from engine.language.tree import Node


@means("made", "new")
def new(b: Bench, node: Node) -> Callable[[Context], list[Definition]]:
    slug, amount, define = node["card"], b.make("amount", node["count"]), b.define
    if not {"without", "cost", "attack"} & {name for name, _ in node.parts}:
        return lambda ctx: [define(slug)] * amount(ctx)
    head = node["without"]["name"].replace("_", "-") if "without" in node else ""
    made: dict[Definition, Definition] = {}  # one definition, however many cards are made

    def changed(ctx: Context) -> list[Definition]:
        whole = define(slug)
        if whole not in made:
            other = deprived(whole, head) if head else whole
            other = replace(other, cost=node["cost"]) if "cost" in node else other
            made[whole] = of_figures(other, node["attack"], node["defense"]) if "attack" in node else other
        return [made[whole]] * amount(ctx)

    return changed


def of_figures(card: Definition, attack: int, defense: int) -> Definition:
    """A card with other figures; its other faces differ from the front by as much as they do."""
    front = card.face("front")
    more, longer = attack - (front.attack or 0), defense - (front.defense or 0)
    faces = {name: replace(face, attack=(face.attack or 0) + more, defense=(face.defense or 0) + longer) for name, face in card.faces.items()}
    return replace(card, faces=faces)


def deprived(card: Definition, head: str) -> Definition:
    """A card without the abilities of a head, and without the form of that name."""
    forms = {form: how for form, how in (FORMS.of(card) or {}).items() if form != head}
    data = {name: value for name, value in card.data.items() if name not in (FORMS.id, head)}
    if forms:
        FORMS.put(data, forms)

    def bare(face: Face) -> Face:
        kept = tuple(h for h in face.abilities if h.ability.trigger is None or h.ability.trigger.moment != head)
        return replace(face, abilities=kept)

    return replace(card, faces={name: bare(face) for name, face in card.faces.items()}, data=data)


@means("made", "copies", "exact_copies")
def copies(b: Bench, node: Node) -> Callable[[Context], list[Definition]]:
    target, amount = each_spoken_of if node["target"].kind == "it" else b.make("target", node["target"]), b.make("amount", node["count"])

    def made(ctx: Context) -> list[Definition]:
        ctx.recalled = {}  # only what this very target recalls counts as it was
        return [copied(ctx, i) for i in target(ctx) for _ in range(amount(ctx))]

    return made


def copied(ctx: Context, i: int) -> Definition:
    """The card that a copy of a thing is: of one recalled from the past, the card that it was then."""
    card = ctx.recalled.get(i, ctx.state.things[i]).card
    return ctx.run.game.behaviour.copied(ctx.run, card)


@means("made", "one_of")
def one_of(b: Bench, node: Node) -> Callable[[Context], list[Definition]]:
    parts = [b.make("made", m) for m in node["cards"]]

    def made(ctx: Context) -> list[Definition]:
        every = [part(ctx) for part in parts]
        options = tuple((n, Message("text", {"text": cards[0].name})) for n, cards in enumerate(every) if cards)
        if not options:
            return []
        picked = 0 if len(options) == 1 else ctx.run.decide("random", ctx.me, Message("random-card", {"source": ctx.origin}), options)
        return every[options[picked][0]]

    return made


def cards_made(b: Bench, node: Node) -> Callable[[Context], list[Definition]]:
    """The definitions of all cards that a text makes."""
    parts = [b.make("made", m) for m in (node["made"] if isinstance(node["made"], tuple) else (node["made"],))]
    return lambda ctx: [d for part in parts for d in part(ctx)]
