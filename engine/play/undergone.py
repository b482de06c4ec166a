"""What can be expected to have been done to cards: to one, to each of several, to one of two, and how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engine.language.tree import Node
from engine.play.details import figure_holds
from engine.play.happenings import event_of
from engine.play.naming import as_many

if TYPE_CHECKING:
    from engine.play.judging import Judge


def underwent(j: Judge, node: Node) -> bool:
    """Each of them did (or, denied, did not) undergo that."""
    want = not node["negated"]
    deed = node["deed"]

    def happened_to(named: Node) -> bool:
        if "many" not in named:
            return any(j.happenings.underwent(f, deed, j.naming.all(named, f.state)) for f in j.frames) == want
        ids = {i for f in j.frames for i in j.naming.all(named, f.state)}
        befallen = [any(j.happenings.underwent(f, deed, [i]) for f in j.frames) for i in ids]
        return bool(ids) and as_many(named, len(ids)) and all(b == want for b in befallen)

    return all(happened_to(named) for named in node["cards"])


def count_of(j: Judge, node: Node) -> bool:
    """So many cards underwent that."""
    deed, name, who = node["deed"], node.get("name"), node.get("who")
    n = 0
    for f in j.frames:
        e, id = event_of(f), j.happenings.befallen(f, deed)
        if e is None or not j.happenings.underwent(f, deed, [id]):
            continue
        if name and id not in j.naming.all(Node("named", name=name), f.state):
            continue
        t = (e.before if id == e.subject else None) or f.state.things.get(id)
        if who and (t is None or t.owner != who):
            continue
        n += 1
    return figure_holds(node["amount"], n)


def underwent_either(j: Judge, node: Node) -> bool:
    """One of the two at least underwent that."""
    return any(j.happenings.underwent(f, node["deed"], j.naming.all(node[one], f.state)) for f in j.frames for one in ("a", "b"))


UNDERGONE: Mapping[str, Callable[[Judge, Node], bool]] = {
    "underwent": underwent,
    "underwent_either": underwent_either,
    "count_of": count_of,
}
