"""Cards with another side: what is printed below the mark of transformation, and turning a card to it and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.games.vision import policies as rule
from engine.games.vision.guises import PRINTED
from engine.kernel import moves
from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import LINES, Ability, CardAbility, Definition, Face
from engine.kernel.notes import FIGURES, Note
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.temporary import TemporaryKeyword
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.durations import lasting
from engine.language.meaning.effects import Operation, cards_of
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run


class OtherSide(NamedTuple):
    """What a card says of its other side; of what it does not say there, that side is as the card is."""

    name: Callable[[], Bilingual] | None = None
    figures: tuple[int, int, int] | None = None  # GRAZE, attack, toughness
    traits: frozenset[str] | None = None
    abilities: tuple[Ability, ...] = ()
    keywords: tuple[str, ...] = ()


SIDES = Meanings()
means = SIDES.means
OTHER_SIDE = Note[OtherSide]("side_below")
OWN_SIDE = Note[Definition]("own_side")  # of a card that lies on its other side: the card
TURNED, FOR_GOOD = "other-side", "other-side:for-good"
NEXT_TURN = Node("until", edge="start", turn="next_me")
NOTHING = Node("pay_points", counter="node", n=0)
THIS = (Node("this"),)
TURN = Node("turn_side", targets=THIS, duration=NEXT_TURN)


def said(b: Bench) -> OtherSide:
    """What the card has said of its other side so far."""
    return OTHER_SIDE.among(b.notes) or OtherSide()


@means("printed", "side_below")
def other_side(b: Bench, node: Node) -> list[Ability]:
    """It has one; what it is like stands below."""
    OTHER_SIDE.put(b.notes, said(b))
    return []


@means("printed", "side_called")
def side_called(b: Bench, node: Node) -> list[Ability]:
    """Its name there."""
    slug, define = node["card"], b.define
    OTHER_SIDE.put(b.notes, said(b)._replace(name=lambda: define(slug).name))
    return []


@means("printed", "side_figures")
def side_figures(b: Bench, node: Node) -> list[Ability]:
    """Its figures and races there."""
    traits = frozenset(node.get("traits", ()))
    OTHER_SIDE.put(b.notes, said(b)._replace(figures=(node["graze"], node["attack"], node["defense"]), traits=traits))
    return []


@means("line", "behind")
def behind(b: Bench, node: Node) -> list[Ability]:
    """A line of the text that it has there."""
    made = b.line_maker(node["line"]) if b.line_maker is not None else []
    words = tuple(word for a in made if a.role == "keyword" for word in a.keywords)
    lines = tuple(a for a in made if a.role != "keyword")
    before = said(b)
    OTHER_SIDE.put(b.notes, before._replace(abilities=(*before.abilities, *lines), keywords=(*before.keywords, *words)))
    return []


@means("printed", "metamorph")
def metamorph(b: Bench, node: Node) -> list[Ability]:
    """The tactic: its player may turn it until their next turn as it attacks or defends, and for nothing while it is active."""
    assert b.line_maker is not None
    may = Node("say", then=Node("may", do=Node("sequence", steps=(TURN,))))
    fighting = Node("when", subject=Node("this"), happening=Node("engages"))
    by_itself = Node("ability", modifiers=(Node("automatic", letter="gamma"),), trigger=fighting, body=Node("body", sentences=(may,)))
    active = Node("is_like", yes=1, target=Node("this"), adjective=Node("tapped", yes=0))
    turns = Node("if", condition=active, then=Node("sequence", steps=(TURN,)))
    used = Node("ability", trigger=Node("activated", prices=(NOTHING,)), body=Node("body", sentences=(turns,)))
    return [*b.line_maker(by_itself), *b.line_maker(used)]


def definition_of(card: Definition, side: OtherSide) -> Definition:
    """The card that lies there on its other side."""
    front = card.face("front")
    printed = dict(FIGURES.of(card) or {})
    attack, defense = front.attack, front.defense
    if side.figures is not None:
        printed["graze"], attack, defense = side.figures
    data: dict[str, object] = {}
    PRINTED.put(data, PRINTED.of(card) or card)
    OWN_SIDE.put(data, card)
    FIGURES.put(data, printed)
    face = Face(attack, defense, tuple(CardAbility(a, n * LINES) for n, a in enumerate(side.abilities)), side.keywords)
    traits = card.traits if side.traits is None else side.traits
    return Definition(card.slug, side.name() if side.name else card.name, card.kind, card.klass, traits, card.cost, {"front": face}, data)


@means("effect", "turn_side", needs="side-turned")
def turn_side(b: Bench, node: Node) -> Operation:
    """Characters that have another side are on it from now on, for a while or for good."""
    targets, duration = cards_of(b, node), lasting(b, node.get("duration"))
    mark = FOR_GOOD if node.get("good") else TURNED

    def operation(ctx: Context) -> None:
        turned = []
        for i in targets(ctx):
            t = ctx.state.things[i]
            side = OTHER_SIDE.of(t.card)
            if side is None or t.zone != ctx.run.game.table or t.hidden:
                continue
            duration(ctx).expire_later(ctx, moves.change(ctx.run, t, keywords=(*t.keywords, mark)), TemporaryKeyword(mark))
            ctx.run.happen(Event("side-turned", i, t.controller, 0, ctx.source, card=definition_of(t.card, side)))
            turned.append(i)
        ctx.it = tuple(turned)

    return operation


@means("effect", "turn_back", needs="side-turned")
def turn_back(b: Bench, node: Node) -> Operation:
    """Characters on their other side are on their own again, but for those that are turned for good."""
    targets = cards_of(b, node)

    def operation(ctx: Context) -> None:
        for i in targets(ctx):
            t = ctx.state.things[i]
            moves.change(ctx.run, t, keywords=tuple(word for word in t.keywords if word != TURNED))
        settle(ctx.run)

    return operation


@means("adjective", "on_other_side")
def on_other_side(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """How a card lies."""
    return lambda ctx, t: OWN_SIDE.of(t.card) is not None


def side_turned(run: Run, e: Event) -> None:
    """A card lies on another side: figures change by the difference, what it was given, and what is set on it, stays."""
    t = run.state.things[e.subject]
    card = e.card
    assert card is not None
    here, there = t.card.face("front"), card.face("front")
    run.cite(rule.SIDE_TURNED)
    moves.change(
        run,
        t,
        card=card,
        attack=(t.attack or 0) + (there.attack or 0) - (here.attack or 0),
        defense=(t.defense or 0) + (there.defense or 0) - (here.defense or 0),
        traits=card.traits | (t.traits - t.card.traits),
        abilities=(*there.abilities, *(h for h in t.abilities if h not in here.abilities)),
        keywords=(*there.keywords, *without(t.keywords, here.keywords)),
    )
    e.did = 1


def without(words: tuple[str, ...], printed: tuple[str, ...]) -> list[str]:
    """Keywords but for those that a side prints, each once."""
    left = list(words)
    for word in printed:
        if word in left:
            left.remove(word)
    return left


def settle(run: Run) -> None:
    """What is on its other side, and for which that has ended, is on its own again."""
    for player in PLAYERS:
        for i in run.state.zone(player, run.game.table):
            t = run.state.things[i]
            own = OWN_SIDE.of(t.card)
            if own is not None and TURNED not in t.keywords and FOR_GOOD not in t.keywords:
                run.happen(Event("side-turned", i, t.controller, 0, i, card=own, by="back"))
