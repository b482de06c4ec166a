"""Cards that come to count as something else: a character, equipment, an enchantment with figures and a text of an effect's own making."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.games.vision import forms
from engine.games.vision import policies as rule
from engine.kernel import moves
from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import LINES, Ability, CardAbility, Definition, Face
from engine.kernel.notes import FIGURES, Note
from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.meaning.effects import Operation, cards_of, done, sweep
from engine.language.meaning.grants import Grant
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

GUISES = Meanings()
means = GUISES.means
PRINTED = Note[Definition]("printed_card")  # of what counts as something else: the card that it is
FACE_DOWN = Note[bool]("counts_face_down")  # and whether it lies face down
Guise = Callable[[Definition, bool], Definition]  # the card that lies there, whether face down -> what it counts as


def guise(b: Bench, node: Node) -> Guise:
    """What something is to count as, and the text that it has as that."""
    what, having = node["what"], node.get("having")
    grants: tuple[Node, ...] = () if having is None else having["grants"]
    return character(b, what, grants) if what.kind == "as_character" else set_card(b, what, grants)


def character(b: Bench, node: Node, grants: tuple[Node, ...]) -> Guise:
    """A character of such figures. Of a card that lies face up nodes and cost stay as they are; its text is gone either way."""
    figures, traits = {"graze": node["graze"]}, frozenset(node.get("traits", ()))
    keywords, lines = given(b, grants)
    card_ability = tuple(CardAbility(a, n * LINES) for n, a in enumerate(lines))
    face = Face(node["attack"], node["defense"], card_ability, keywords)

    def made(card: Definition, down: bool) -> Definition:
        printed = FIGURES.of(card) or {}
        data: dict[str, object] = {}
        PRINTED.put(data, PRINTED.of(card) or card)
        FACE_DOWN.put(data, down)
        FIGURES.put(data, {"nodes": 0 if down else printed.get("nodes", 0), **figures})
        return Definition(node["card"], named(node), "character", card.klass, traits, 0 if down else card.cost, {"front": face}, data)

    return made


def set_card(b: Bench, node: Node, grants: tuple[Node, ...]) -> Guise:
    """Equipment or an enchantment that gives such things to the character with which it lies."""
    gives = bearing([b.make("grant", g) for g in grants], b.text(node, "guise"))

    def made(card: Definition, down: bool) -> Definition:
        data: dict[str, object] = {}
        PRINTED.put(data, PRINTED.of(card) or card)
        FACE_DOWN.put(data, down)
        FIGURES.put(data, {"nodes": 0 if down else (FIGURES.of(card) or {}).get("nodes", 0)})
        forms.FORM.put(data, node["form"])
        slug, name = (node["card"], named(node)) if "card" in node else (card.slug, card.name)
        face = Face(None, None, (CardAbility(gives, 0),), ())
        return Definition(slug, name, "spell", card.klass, frozenset(), 0 if down else card.cost, {"front": face}, data)

    return made


def named(node: Node) -> dict[str, str]:
    """The name that an effect gives: the same in either language, as the text has it."""
    return {"en": node["card"], "ja": node["card"]}


def given(b: Bench, grants: tuple[Node, ...]) -> tuple[tuple[str, ...], list[Ability]]:
    """Keywords and abilities of a text's own making."""
    keywords: list[str] = []
    lines: list[Ability] = []
    for grant in grants:
        if grant.kind == "keyword":
            keywords.append(grant["keyword"])
        elif grant.kind == "ability":
            for a in b.line_maker(grant["line"]) if b.line_maker is not None else ():
                keywords += a.keywords if a.role == "keyword" else ()
                lines += () if a.role == "keyword" else (a,)
        else:
            raise NoMeaning("grant", grant.kind)
    return tuple(keywords), lines


def bearing(grants: Sequence[Grant], text: Bilingual) -> Ability:
    """What a set card gives."""

    def give(ctx: Context) -> None:
        for grant in grants:
            grant(ctx, ctx.state.things[ctx.source].host, forms.while_set(ctx))

    return Ability(forms.BEARER, text, operations=(give,))


def counts(ctx: Context, i: int, what: Guise, down: bool) -> Event:
    """A card counts as that from now on."""
    t = ctx.state.things[i]
    return Event("transformed", i, t.controller, 0, ctx.source, card=what(t.card, down))


@means("effect", "count_as", needs="transformed")
def count_as(b: Bench, node: Node) -> Operation:
    """Where it lies."""
    targets, what, down = cards_of(b, node), guise(b, node), bool(node.get("down"))

    def operation(ctx: Context) -> None:
        sweep(ctx, [counts(ctx, i, what, down) for i in targets(ctx)])

    return operation


@means("effect", "enter_as", needs="transformed")
def enter_as(b: Bench, node: Node) -> Operation:
    """Cards enter the player's field, as that from the first moment. What nobody could see before lies face down."""
    targets, what, asleep = cards_of(b, node), guise(b, node), node["turned"] == "asleep"

    def operation(ctx: Context) -> None:
        ids = targets(ctx)
        for i in ids:
            down = bool(node.get("down")) or not ctx.run.game.zone(ctx.state.things[i].zone).shows(True, False)
            ctx.run.happen(counts(ctx, i, what, down))
        sweep(ctx, [Event("entered", i, ctx.me, 0, ctx.source, how="summoned", free=True, mark="asleep" if asleep else "") for i in ids])

    return operation


@means("effect", "set_as", needs="transformed")
def set_as(b: Bench, node: Node) -> Operation:
    """Cards are set on a character, as that from the first moment."""
    targets, host, what = cards_of(b, node), b.make("target", node["host"]), guise(b, node)

    def operation(ctx: Context) -> None:
        on = host(ctx)[:1]
        events = []
        for i in targets(ctx) if on else ():
            down = bool(node.get("down")) or not ctx.run.game.zone(ctx.state.things[i].zone).shows(True, False)
            ctx.run.happen(counts(ctx, i, what, down))
            events.append(ctx.run.happen(Event("set-on", i, ctx.me, 0, ctx.source, target=on[0])))
        done(ctx, events)

    return operation


def transformed(run: Run, e: Event) -> None:
    """A card counts as something else, lies as it lay and has the damage that it had; by one reading a card face up keeps its text."""
    t = run.state.things[e.subject]
    assert e.card is not None
    own = t.card.face("front")
    lay = {name: n for name, n in t.counters.items() if name == "asleep"}
    made = moves.become(run, t, e.card)
    moves.change(run, made, counters=lay, hidden=False, damage=t.damage)
    if run.ask(rule.GUISE) == "text-stays" and not FACE_DOWN.of(e.card):
        made = run.state.things[e.subject]
        moves.change(run, made, abilities=(*made.abilities, *own.abilities), keywords=(*made.keywords, *own.keywords))
    e.before = t
    e.did = 1


def restored(run: Run, e: Event) -> None:
    """What neither lies on the field nor with a card there is the card again that it is."""
    t = run.state.things.get(e.subject)
    if t is None or e.type == "transformed" or t.zone in (run.game.table, "under", "resolving"):
        return
    printed = PRINTED.of(t.card)
    if printed is not None:
        moves.become(run, t, printed)
