"""Twinpact: one card with a creature side and a spell side. In the battle zone it is the creature, in use the side that is used.

Anywhere else it is both: either side's kind, cost and civilizations count (by rule).
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engine.games.duel_masters import last_known
from engine.games.duel_masters import policies as rule
from engine.kernel import moves, notes
from engine.kernel.cards import Definition
from engine.kernel.figures import FIGURES
from engine.kernel.requests import Refused
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.targets import as_options
from engine.kernel.trace import Message
from engine.language.meaning.amounts import Amount
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.filters import Fits
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means

FORM = "spell_side"
WAYS = ("creature-side", "spell-side")
SIDES = (
    {"en": "the creature side", "ja": "クリーチャー側"},
    {"en": "the spell side", "ja": "呪文側"},
)


@means("form", FORM)
def a_spell(b: Bench, node: Node) -> str:
    """What the other side of a creature is."""
    return "spell"


def spell_side(t: Thing) -> Definition | None:
    """The spell side of a card, if it has one and lies turned to neither."""
    forms = notes.FORMS.of(t.card) or {}
    return forms[FORM][1] if FORM in forms else None


def sides(t: Thing) -> tuple[Definition, ...]:
    """The cards that a card is where it is."""
    other = spell_side(t)
    return (t.card,) if other is None or t.zone == "battle" else (t.card, other)


def counted(run: Run, t: Thing) -> tuple[Definition, ...]:
    """The same as far as the rule counts the spell side."""
    found = sides(t)
    if len(found) > 1 and run.ask(rule.TWINPACT_ELSEWHERE) == "creature-side":
        return found[:1]
    return found


def as_spell(run: Run, t: Thing) -> Thing:
    """The card as its spell side."""
    side = spell_side(t)
    assert side is not None
    run.cite(rule.TWINPACT)
    return moves.become(run, t, side)


def seen_as(t: Thing, how: str) -> Thing:
    """The card as one of its sides, to ask what forbids using that; nothing becomes of the card itself."""
    side = spell_side(t)
    if side is None:
        return t
    seen = t.fork()
    if how == "spell-side":
        face = side.face("front")
        seen.card, seen.abilities, seen.keywords, seen.cost = side, face.abilities, face.keywords, side.cost
    else:
        seen.card = dataclasses.replace(t.card, data={k: v for k, v in t.card.data.items() if k != notes.FORMS.id})
    return seen


def as_printed(run: Run, i: int) -> None:
    """A card that was used as its spell side is both again."""
    t = run.state.things[i]
    original = notes.ORIGINAL.of(t.card)
    if original is not None and t.zone != "resolving":
        moves.become(run, t, original)


def chosen(run: Run, t: Thing, who: Player, how: str = "", able: tuple[str, ...] = WAYS) -> Thing:
    """The card as the side that its player uses: the one that was said, the only one that is possible, or as they decide."""
    if spell_side(t) is None:
        if how:
            raise Refused(rule.PLAY_FORM, Message("refused.no-side", {"source": t}))
        return t
    if not how:
        how = able[0]
        if len(able) > 1:
            run.cite(rule.TWINPACT)
            options = tuple((n, Message("text", {"text": side})) for n, side in enumerate(SIDES))
            how = WAYS[run.decide("choice", who, Message("which-side", {"source": t}), options, wish=wished(run, (1, 2)))]
    return as_spell(run, t) if how == "spell-side" else t


def fitting(run: Run, t: Thing, who: Player, how: str) -> Thing | None:
    """The card as the side that can be used in a way: cast, summoned, or either; None where it has none such."""
    wanted = {"cast": ("spell",), "summon": ("creature",)}.get(how)
    able = tuple(way for way, side in zip(WAYS, sides(t), strict=False) if wanted is None or side.kind in wanted)
    return chosen(run, t, who, able=able) if able else None


def wished(run: Run, numbers: tuple[int, ...]) -> int | None:
    """Which of these numbers the scenario says, where it says one."""
    if not run.wishes or run.wishes[0].kind != "number" or run.wishes[0].number not in numbers:
        return None
    return numbers.index(run.wishes.pop(0).number)


# ---- what such a card counts as


@means("noun", "kind")
def of_kind(b: Bench, node: Node) -> Fits:
    """Of a kind, by one of its sides."""
    word = node["word"]

    def fits(ctx: Context, t: Thing) -> bool:
        if t.card.kind == word or word in t.traits:
            return True
        return spell_side(t) is not None and any(side.kind == word for side in counted(ctx.run, t))

    return fits


@means("adjective", "no_kind")
def of_no_kind(b: Bench, node: Node) -> Fits:
    """Of no such kind, by any of its sides."""
    fits = of_kind(b, node)
    return lambda ctx, t: not fits(ctx, t)


@means("test", "figure")
def by_figure(b: Bench, node: Node) -> Fits:
    """By a figure; for a cost, either side's may be picked (by rule)."""
    name = node["attribute"]["name"]
    read, within = FIGURES[name], b.make("bound", node["bound"])

    def fits(ctx: Context, t: Thing) -> bool:
        if name == "cost" and len(sides(t)) > 1 and ctx.run.ask(rule.TWINPACT_COST) == "picked":
            return any(within(ctx, side.cost or 0) for side in sides(t))
        return bool(within(ctx, read(t)))

    return fits


@means("amount", "figure_of")
def figure_of(b: Bench, node: Node) -> Amount:
    """A figure; of two costs the player of the effect picks one (by rule)."""
    plain = last_known.figure_of(b, node)
    if node["attribute"]["name"] not in ("cost", "original_cost"):
        return plain
    target = b.make("target", node.get("target", Node("it")))

    def amount(ctx: Context) -> int:
        two = [ctx.state.things[i] for i in target(ctx) if len(sides(ctx.state.things[i])) > 1]
        if not two or ctx.run.ask(rule.TWINPACT_COST) != "picked":
            return plain(ctx)
        return plain(ctx) + sum(picked(ctx, t) - (t.cost or 0) for t in two)

    return amount


def picked(ctx: Context, t: Thing, who: Player = "") -> int:
    """Which of its two costs a card is taken to have."""
    costs = tuple(side.cost or 0 for side in sides(t))
    asked = Message("which-cost", {"source": t})
    return costs[ctx.run.decide("choice", who or ctx.me, asked, as_options(costs), wish=wished(ctx.run, costs))]
