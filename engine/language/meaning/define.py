"""From a card as printed to its definition: faces, abilities, forms of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.kernel import notes
from engine.kernel.cards import LINES, Ability, CardAbility, Definition, Face, Test
from engine.kernel.game import Game
from engine.kernel.notes import PlayedAs
from engine.language.meaning import (
    amounts,
    clauses,
    conditions,
    continuous,
    damage,
    effects,
    either,
    figures,
    filters,
    forbidding,
    grants,
    lent,
    moments,
    moving,
    new_cards,
    optional,
    piles,
    players,
    qualities,
    successive,
    targets,
    triggers,
    turning,
    waiting,
    weaving,
)
from engine.language.meaning.builder import Bench, NoMeaning
from engine.language.meaning.lines import Lines
from engine.language.meaning.weaving import goes_on, joined
from engine.language.tree import Node

MODULES = (
    amounts, clauses, conditions, continuous, damage, effects, either, figures, filters, forbidding, grants, moments, moving,
    new_cards, optional, piles, players, qualities, successive, targets, triggers, turning, waiting, weaving,
)  # importing them registers what they mean


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on a card: figures and the trees of its lines, front and evolved (None for the lines of the front)."""

    slug: str
    name: Mapping[str, str]
    kind: str
    klass: str
    traits: frozenset[str]
    cost: int | None
    attack: int | None
    defense: int | None
    lines: tuple[Node, ...]
    evolved: tuple[int | None, int | None, tuple[Node, ...] | None] | None = None
    data: Mapping[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Gap:
    """A line that parses but that cannot be done: which line (from 0), what is missing, and whether it is one of the evolved side."""

    line: int
    missing: NoMeaning
    evolved: bool = False


def define(
    game: Game, printed: Printed, lookup: Callable[[str], Definition], text: Callable[[Node, str], Mapping[str, str]]
) -> tuple[Definition, list[Gap]]:
    """The definition of a card, and the lines of it that have no meaning."""
    gaps: list[Gap] = []
    data: dict[str, object] = dict(printed.data)
    traits = printed.traits | said_traits(printed.lines)
    permanent = game.is_permanent(printed.kind, traits)
    front = make_face(game, permanent, printed.attack, printed.defense, printed.lines, lookup, text, gaps, data)
    faces = {"front": front}
    if printed.evolved is not None:
        attack, defense, lines = printed.evolved
        whole, numbers = with_the_front(printed.lines, lines)
        behind: list[Gap] = []
        faces["evolved"] = make_face(game, permanent, attack, defense, whole, lookup, text, behind, {})
        gaps += [Gap(number, gap.missing, True) for gap in behind if (number := numbers[gap.line]) is not None]
    definition = Definition(
        printed.slug, printed.name, printed.kind, printed.klass, traits, printed.cost, faces, data
    )
    forms = make_forms(game, printed, definition, lookup, text, gaps)
    if forms:
        notes.FORMS.put(data, forms)
    for node in printed.lines:
        if node.kind == "play_as":
            notes.PLAYED_AS.put(data, make_play_as(game, printed, node, lookup, text, gaps))
    return definition, gaps


def said_traits(lines: tuple[Node, ...]) -> frozenset[str]:
    """The traits that the text of a card says it has."""
    texts = (line for line in lines if line.kind == "text")
    return frozenset(s["trait"] for line in texts for s in line["body"]["sentences"] if s.kind == "says_trait")


def only_named(name: str) -> Definition:
    """What is known of a card of which a text says no more than its name."""
    return Definition(name, {"en": name, "ja": name}, "", "", frozenset(), None, {"front": Face(None, None, (), ())})


def as_the_front(line: Node) -> Node | None:
    """The sentence by which a line of an evolved side says that it has the lines of the front; None where it says something else."""
    said: tuple[Node, ...] = line["body"]["sentences"] if line.kind == "text" else ()
    return said[0] if len(said) == 1 and said[0].kind == "as_unevolved" else None


def with_the_front(front: tuple[Node, ...], behind: tuple[Node, ...] | None) -> tuple[tuple[Node, ...], list[int | None]]:
    """The lines of an evolved side, those of the front where it says so (or nothing at all: None), each with its number; None for the front's."""
    if behind is None:
        return front, [None] * len(front)
    lines: list[Node] = []
    numbers: list[int | None] = []
    for n, node in enumerate(behind):
        says = as_the_front(node)
        if says is not None:
            without = says["without"]["name"] if "without" in says else ""
            same = [line for line in front if not (line.kind == "ability" and line["trigger"].kind == without)]
            lines += same
            numbers += [None] * len(same)
        else:
            lines.append(node)
            numbers.append(n)
    return tuple(lines), numbers


def make_face(
    game: Game,
    permanent: bool,
    attack: int | None,
    defense: int | None,
    nodes: tuple[Node, ...],
    lookup: Callable[[str], Definition],
    text: Callable[[Node, str], Mapping[str, str]],
    gaps: list[Gap],
    data: dict[str, object],
) -> Face:
    """One side of a card."""
    lines = Lines(Bench(game, lookup, text), permanent)
    abilities: list[CardAbility] = []
    keywords: list[str] = []
    void: Test | None = None
    nodes = tuple(without_heading(lines.bench, line) for line in nodes)
    for n, node, more in joined(nodes, lines.done):
        made = made_of(lines, n, node, more, nodes, gaps)
        if void is not None:
            made = lent.below(lines.bench, made, void)
        void = lent.void_below(lines.bench.fresh(), node) or void
        for a in made:
            if a.role == "keyword":
                keywords.extend(a.keywords)
            else:
                abilities.append(CardAbility(a, n * LINES + sum(h.line // LINES == n for h in abilities)))
    data.update(lines.bench.notes)
    return Face(attack, defense, tuple(abilities), tuple(keywords))


def without_heading(b: Bench, line: Node) -> Node:
    """A line without a name before it that does nothing by itself; one that must not stand there stays, and is refused when it is made."""
    try:
        return line if b.meaning("heading", line.kind) is None else b.make("heading", line)
    except NoMeaning:
        return line


def made_of(lines: Lines, n: int, node: Node, more: list[Node], nodes: tuple[Node, ...], gaps: list[Gap]) -> list[Ability]:
    """The abilities of a line with those that go on with it; of these, and of itself, what cannot be done is left out."""
    try:
        return lines.abilities(node, more)
    except NoMeaning as gap:
        if not more:
            gaps.append(Gap(n, gap))
            return []
    able: list[Node] = []
    for k, m in enumerate(more):
        try:
            lines.abilities(node, [*able, m])
        except NoMeaning as gap:
            if not goes_on(m) and not able and not able_alone(lines, node):
                return [*made_of(lines, n, node, [], nodes, gaps), *made_of(lines, number_of(nodes, m), m, more[k + 1 :], nodes, gaps)]
            gaps.append(Gap(number_of(nodes, m), gap))
        else:
            able.append(m)
    return made_of(lines, n, node, able, nodes, gaps)


def able_alone(lines: Lines, node: Node) -> bool:
    """Whether a line can be done without those that go on with it."""
    try:
        lines.abilities(node)
    except NoMeaning:
        return False
    return True


def number_of(nodes: tuple[Node, ...], line: Node) -> int:
    """The number of a line of a text; two lines that say the same are still two."""
    return next(at for at, node in enumerate(nodes) if node is line)


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
        data: dict[str, object] = {}
        notes.FORM.put(data, form)
        notes.ORIGINAL.put(data, original)
        face = make_face(game, game.is_permanent(kind), None, None, tuple(n["line"] for n in nodes), lookup, text, gaps, data)
        cost = nodes[0].get("n", 0)
        if "condition" in nodes[0]:
            only_if = make_only_if(game, printed, nodes[0], lookup, text, gaps)
            if only_if is None:
                continue
            notes.ONLY_IF.put(data, only_if)
        klass = nodes[0].get("class", printed.klass)
        traits = printed.traits | {n["trait"] for n in nodes if "trait" in n}
        card = Definition(printed.slug, printed.name, kind, klass, traits, cost, {"front": face}, data)
        found[form] = (cost, card)
    return found


def make_play_as(
    game: Game,
    printed: Printed,
    node: Node,
    lookup: Callable[[str], Definition],
    text: Callable[[Node, str], Mapping[str, str]],
    gaps: list[Gap],
) -> PlayedAs:
    """The cards as one of which this is played, looked up when they are needed, and when it is."""
    slugs = tuple(node["cards"])
    only_if = make_only_if(game, printed, node, lookup, text, gaps) if "condition" in node else None
    return PlayedAs(slugs, lambda: [lookup(slug) for slug in slugs], only_if)


def make_only_if(
    game: Game,
    printed: Printed,
    node: Node,
    lookup: Callable[[str], Definition],
    text: Callable[[Node, str], Mapping[str, str]],
    gaps: list[Gap],
) -> Test | None:
    """The condition under which a card may be played in a form; None where that condition has no meaning."""
    bench = Bench(game, lookup, text)
    bench.early = False
    try:
        return bench.make("condition", node["condition"])
    except NoMeaning as gap:
        gaps.append(Gap(printed.lines.index(node), gap))
        return None


def quoted(game: Game, node: Node, lookup: Callable[[str], Definition], text: Callable[[Node, str], Mapping[str, str]]) -> list[Ability]:
    """The abilities of one line that stands in quotes in a scenario."""
    return Lines(Bench(game, lookup, text), permanent=True).abilities(node)
