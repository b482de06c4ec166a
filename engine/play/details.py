"""Details of events that sentences name, both ways: whether an event has what a sentence says, and what a sentence would say of it."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.happenings import Detail
from engine.kernel.state import State
from engine.kernel.trace import Event, Frame
from engine.language.tree import Node
from engine.play.naming import Naming

SentencePart = Node | str  # a part of a sentence: a name, a figure, or a word as it stands
Name = Callable[[int, State], Node | None]  # what a thing is called at a moment


def figure_holds(node: Node, value: int) -> bool:
    """Whether a number is exactly, at least, at most, more than, less than or other than what a figure says."""
    n: int = node["n"]
    if node.kind == "other_than":
        return value != n
    return {"exactly": value == n, "at_least": value >= n, "at_most": value <= n, "more_than": value > n, "less_than": value < n}[node.kind]


def exactly(n: int) -> Node:
    """The figure that only this number is."""
    return Node("exactly", n=n)


def stats_of(value: Node) -> tuple[int, int]:
    """The pair of figures of "+1/-2"."""
    return int(value["attack"]), int(value["defense"])


def thing_of(detail: Detail, e: Event) -> int:
    """The id of the thing that a detail is; 0 where there is none."""
    if detail.key == "subject":
        return e.subject
    return e.source if detail.key == "source" else int(getattr(e, detail.key))


def figure_of(detail: Detail, e: Event) -> int:
    """The number that a detail is: what was done, or the same counted downwards."""
    return -e.did if detail.key == "lost" else e.did


def has(e: Event, detail: Detail, said: SentencePart, f: Frame, naming: Naming) -> bool:
    """Whether a detail of an event is what a sentence says there."""
    if detail.what == "player":
        return e.player == said
    if detail.what == "word":
        return bool(getattr(e, detail.key) == said)
    if detail.what == "phase":
        return f.state.phase == said
    if not isinstance(said, Node):
        return False
    if detail.what == "thing":
        id = thing_of(detail, e)
        return naming.means(said, id, f.state) and not _another_by_then(said, id, e, f, naming)
    if detail.what == "figure":
        return figure_holds(said, figure_of(detail, e))
    return tuple(getattr(e, detail.key)) == stats_of(said)


def _another_by_then(said: Node, id: int, e: Event, f: Frame, naming: Naming) -> bool:
    """Whether a thing of that name had been turned into another card when something happened, and was still that."""
    name, t = said.get("name"), f.state.things.get(id)
    if name is None or name in naming.labels or t is None or t.card.slug == name:
        return False
    return e.before is None or id != e.subject or e.before.card.slug != name


def told(e: Event, detail: Detail, state: State, name: Name) -> SentencePart | None:
    """What a sentence says of a detail of an event; None for a thing that has no name."""
    if detail.what == "player":
        return e.player
    if detail.what == "word":
        return getattr(e, detail.key) or None
    if detail.what == "phase":
        return state.phase
    if detail.what == "thing":
        return name(thing_of(detail, e), state)
    if detail.what == "figure":
        return exactly(figure_of(detail, e))
    attack, defense = getattr(e, detail.key)
    return Node("stats", attack=attack, defense=defense)


def turned(e: Event) -> Event:
    """The same event told of its target."""
    other = Event(e.type, getattr(e, "target", 0), e.player, e.amount, target=e.subject)
    other.did = e.did
    return other
