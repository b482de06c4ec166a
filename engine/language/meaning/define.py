"""From a card as printed to its definition: faces, abilities, forms of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.cards import LINES, Ability, Definition, Face, Held
from engine.kernel.game import Game
from engine.language.meaning import (
    amounts,
    clauses,
    conditions,
    continuous,
    effects,
    figures,
    filters,
    forbidding,
    grants,
    moving,
    new_cards,
    piles,
    players,
    qualities,
    targets,
    triggers,
    turning,
    waiting,
    weaving,
)
from engine.language.meaning.builder import Bench, NoMeaning
from engine.language.meaning.lines import Lines
from engine.language.meaning.weaving import joined
from engine.language.tree import Node

MODULES = (
    amounts, clauses, conditions, continuous, effects, figures, filters, forbidding, grants, moving,
    new_cards, piles, players, qualities, targets, triggers, turning, waiting, weaving,
)  # importing them registers what they mean


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on a card: figures and the trees of its lines, front and evolved."""

    slug: str
    name: Mapping[str, str]
    kind: str
    klass: str
    traits: frozenset[str]
    cost: int | None
    attack: int | None
    defense: int | None
    lines: tuple[Node, ...]
    evolved: tuple[int | None, int | None, tuple[Node, ...]] | None = None
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Gap:
    """A line that parses but that cannot be done: which line (from 0), what is missing, and whether it is one of the evolved side."""

    line: int
    missing: str
    evolved: bool = False


def define(
    game: Game, printed: Printed, lookup: Callable[[str], Definition], text: Callable[[Node, str], Mapping[str, str]]
) -> tuple[Definition, list[Gap]]:
    """The definition of a card, and the lines of it that have no meaning."""
    gaps: list[Gap] = []
    data: dict[str, Any] = dict(printed.data)
    front = make_face(game, printed.kind, printed.attack, printed.defense, printed.lines, lookup, text, gaps, data)
    faces = {"front": front}
    if printed.evolved is not None:
        attack, defense, lines = printed.evolved
        behind: list[Gap] = []
        faces["evolved"] = make_face(game, printed.kind, attack, defense, lines, lookup, text, behind, {})
        gaps += [Gap(gap.line, gap.missing, True) for gap in behind]
    definition = Definition(
        printed.slug, printed.name, printed.kind, printed.klass, printed.traits, printed.cost, faces, data
    )
    forms = make_forms(game, printed, definition, lookup, text, gaps)
    if forms:
        data["forms"] = forms
    for node in printed.lines:
        if node.kind == "play_as":
            data["play_as"] = make_play_as(game, printed, node, lookup, text, gaps)
    return definition, gaps


def make_face(
    game: Game,
    kind: str,
    attack: int | None,
    defense: int | None,
    nodes: tuple[Node, ...],
    lookup: Callable[[str], Definition],
    text: Callable[[Node, str], Mapping[str, str]],
    gaps: list[Gap],
    data: dict[str, Any],
) -> Face:
    """One side of a card."""
    lines = Lines(Bench(game, lookup, text), game.is_permanent(kind))
    held: list[Held] = []
    keywords: list[str] = []
    for n, node, more in joined(nodes):
        made = made_of(lines, n, node, more, nodes, gaps)
        for a in made:
            if a.role == "keyword":
                keywords.extend(a.keywords)
            else:
                held.append(Held(a, n * LINES + sum(h.line // LINES == n for h in held)))
    data.update(lines.bench.notes)
    return Face(attack, defense, tuple(held), tuple(keywords))


def made_of(lines: Lines, n: int, node: Node, more: list[Node], nodes: tuple[Node, ...], gaps: list[Gap]) -> list[Ability]:
    """The abilities of a line with those that go on with it; where these cannot be done, those of the line alone."""
    try:
        return lines.abilities(node, more)
    except NoMeaning as gap:
        if not more:
            gaps.append(Gap(n, str(gap)))
            return []
        gaps.extend(Gap(next(at for at, line in enumerate(nodes) if line is m), str(gap)) for m in more)
        return made_of(lines, n, node, [], nodes, gaps)


def make_forms(
    game: Game,
    printed: Printed,
    original: Definition,
    lookup: Callable[[str], Definition],
    text: Callable[[Node, str], Mapping[str, str]],
    gaps: list[Gap],
) -> dict[str, tuple[int, Definition]]:
    """The other cards that ``original`` can be played as, by form: what each costs, and its definition."""
    found: dict[str, tuple[int, Definition]] = {}
    bench = Bench(game, lookup, text)
    for form in dict.fromkeys(n.kind for n in printed.lines if bench.meaning("form", n.kind) is not None):
        nodes = [n for n in printed.lines if n.kind == form]
        kind = bench.make("form", nodes[0])
        data: dict[str, Any] = {"form": form, "original": original}
        face = make_face(game, kind, None, None, tuple(n["line"] for n in nodes), lookup, text, gaps, data)
        cost = nodes[0]["n"]
        if not make_only_if(game, printed, nodes[0], data, lookup, text, gaps):
            continue
        card = Definition(printed.slug, printed.name, kind, printed.klass, printed.traits, cost, {"front": face}, data)
        found[form] = (cost, card)
    return found


def make_play_as(
    game: Game,
    printed: Printed,
    node: Node,
    lookup: Callable[[str], Definition],
    text: Callable[[Node, str], Mapping[str, str]],
    gaps: list[Gap],
) -> dict[str, object]:
    """The cards as one of which this is played, looked up when they are needed, and when it is."""
    data: dict[str, Any] = {"slugs": tuple(node["cards"]), "cards": lambda: [lookup(slug) for slug in node["cards"]]}
    make_only_if(game, printed, node, data, lookup, text, gaps)
    return data


def make_only_if(
    game: Game,
    printed: Printed,
    node: Node,
    data: dict[str, Any],
    lookup: Callable[[str], Definition],
    text: Callable[[Node, str], Mapping[str, str]],
    gaps: list[Gap],
) -> bool:
    """Note the condition under which a card may be played in a form; False where that condition has no meaning."""
    if "condition" not in node:
        return True
    bench = Bench(game, lookup, text)
    bench.early = False
    try:
        data["only_if"] = bench.make("condition", node["condition"])
    except NoMeaning as gap:
        gaps.append(Gap(printed.lines.index(node), str(gap)))
        return False
    return True


def quoted(game: Game, node: Node, lookup: Callable[[str], Definition], text: Callable[[Node, str], Mapping[str, str]]) -> list[Ability]:
    """The abilities of one line that stands in quotes in a scenario."""
    return Lines(Bench(game, lookup, text), permanent=True).abilities(node)
