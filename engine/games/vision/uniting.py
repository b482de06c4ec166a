"""Union: a card for which others are exiled as it enters or, where it does not stay, as it resolves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.games.vision import forms
from engine.games.vision import policies as rule
from engine.kernel.cards import Ability
from engine.kernel.notes import ALSO_NAMED, Note
from engine.kernel.resolve import Context
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.filters import Fits
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run
    from engine.kernel.state import Player, Thing


class Material(NamedTuple):
    """What is exiled for a card: so many cards that fit."""

    fits: Fits
    count: Callable[[Context], int]


UNITING = Meanings()
means = UNITING.means
UNITES = Note[tuple[Material, ...]]("unites")  # what is exiled for the card
EXILED = {"en": "what is exiled for the union", "ja": "連結のために除外するカード"}


@means("printed", "union")
def union(b: Bench, node: Node) -> list[Ability]:
    """What the card unites; the names among it are those that it has on the field as well."""
    materials = node["materials"]
    names = tuple(m["card"] for part in materials for m in part.walk() if m.kind == "of_a_name")
    if names:
        ALSO_NAMED.put(b.notes, (*(ALSO_NAMED.among(b.notes) or ()), *names))
    UNITES.put(b.notes, (*(UNITES.among(b.notes) or ()), *(Material(fitting(b, m), number(b, m)) for m in materials)))
    return []


def fitting(b: Bench, material: Node) -> Fits:
    """Which cards are such a material."""
    if material.kind == "of_a_name":
        slug = material["card"]
        return lambda ctx, t: t.card.slug == slug or slug in (ALSO_NAMED.of(t.card) or ())
    if material.kind == "such_cards":
        return b.make("filter", material["filter"]).fits
    first, second = fitting(b, material["first"]), fitting(b, material["second"])
    return lambda ctx, t: first(ctx, t) or second(ctx, t)


def number(b: Bench, material: Node) -> Callable[[Context], int]:
    """How many of them; of the one or the other it is as many as the first part says."""
    if material.kind == "one_or_other":
        return number(b, material["first"])
    return b.make("amount", material["count"]) if material.kind == "such_cards" else lambda ctx: 1


def united(run: Run, t: Thing, player: Player) -> bool:
    """Whether a card may enter, or resolve: what it unites is exiled for it; where some of it is missing it is exiled itself."""
    materials = UNITES.of(t.card)
    if not materials:
        return True
    zones = run.ask(rule.UNION_FROM)
    ctx = Context(run, None, t, player, None)
    things = run.state.things
    there = [i for zone in zones for i in run.state.zone(player, zone) if i != t.id]
    found: list[int] = []
    for material in sorted(materials, key=lambda m: sum(m.fits(ctx, things[i]) for i in there)):
        left = [i for i in there if i not in found and material.fits(ctx, things[i])]
        count = material.count(ctx)
        if len(left) < count:
            run.happen(Event("banished", t.id, t.owner))
            return False
        found += choose(run, player, left, count, Message("choose-target", {"source": t, "text": EXILED}))
    for i in found:
        run.happen(Event("banished", i, player, source=t.id))
    return True


@means("test", "with_union")
def with_union(b: Bench, node: Node) -> Fits:
    """A card that unites others."""
    return lambda ctx, t: bool(UNITES.of(t.card))


BRACKETED = forms.STAY | {"last-word", "last-spell"}


@means("test", "unbracketed")
def unbracketed(b: Bench, node: Node) -> Fits:
    """A card that has none of the words that stand in heavy brackets."""
    return lambda ctx, t: not (UNITES.of(t.card) or forms.FORM.of(t.card) or BRACKETED & t.card.traits)


@means("printed", "says_trait")
def says_trait(b: Bench, node: Node) -> list[Ability]:
    """A trait of the card, which it has wherever it is; nothing is done with it."""
    return []
