"""What can be expected of where cards are: in which place, and what a place holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.kernel.state import Thing
from engine.language.tree import Node
from engine.play.details import figure_holds
from engine.play.frame_facts import in_state

if TYPE_CHECKING:
    from engine.play.judging import Judge


def located(j: Judge, node: Node) -> bool:
    """Whether the named cards are in a place."""
    if node["place"].kind == "nowhere":
        return all(j.inside(node["place"], t) or j.is_another(n, t) for n in node["cards"] for t in j.things(n))
    return j.each(node, lambda t: j.inside(node["place"], t), still=True)


def lies_with(j: Judge, node: Node) -> bool:
    """Whether the named cards lie with a card: beneath it, or set on it."""
    hosts = {t.id for t in j.things(node["host"])}
    return j.each(node, lambda t: t.host in hosts)


def count_with(j: Judge, node: Node) -> bool:
    """Whether so many cards lie with a card: beneath it, or set on it; one that is not there has none and can't be asked."""
    hosts = {t.id for t in j.things(node["host"])}
    return len(hosts) == 1 and figure_holds(node["amount"], sum(t.host in hosts for t in j.at.state.things.values()))


def beside(j: Judge, node: Node) -> bool:
    """Whether each of these cards lies in one place with a card, to its left (or to its right); others may lie between them."""
    others = list(j.things(node["other"]))

    def lies(t: Thing) -> bool:
        row = j.at.state.zone(t.controller, t.zone)
        beyond = [o.id in row and t.id != o.id and (row.index(t.id) > row.index(o.id)) == bool(node["right"]) for o in others]
        return bool(beyond) and all(beyond)

    return j.each(node, lies)


def contents(j: Judge, node: Node) -> bool:
    """Whether a place holds exactly the named cards, in their order."""
    ids = j.zone_ids(node["place"])
    return len(ids) == len(node["cards"]) and named_so(j, ids, node["cards"])


def full(j: Judge, node: Node) -> bool:
    """Whether no further card finds room in a player's place (or, denied, whether one does); neither is true of a place without a limit."""
    most = j.run.game.behaviour.most_in(j.run, node["zone"])
    if most is None:
        j.remark = NO_LIMIT
        return False
    return (len(j.zone_ids(Node("place", who=node["who"], zone=node["zone"]))) >= most) != bool(node["negated"])


def begins_with(j: Judge, node: Node) -> bool:
    """Whether the first cards of a place are the named ones."""
    ids = j.zone_ids(node["place"])
    return len(ids) >= len(node["cards"]) and named_so(j, ids, node["cards"])


def ends_with(j: Judge, node: Node) -> bool:
    """Whether the last cards of a place are the named ones."""
    ids, n = j.zone_ids(node["place"]), len(node["cards"])
    return len(ids) >= n and named_so(j, ids[-n:], node["cards"])


def named_so(j: Judge, ids: Sequence[int], names: Sequence[Node]) -> bool:
    """Whether the first of these things are those named, one for each name, in that order."""
    things = j.at.state.things
    return all(i in j.naming.all(named, j.at.state) and not j.is_another(named, things[i]) for i, named in zip(ids, names, strict=False))


def count_in(j: Judge, node: Node) -> bool:
    """Whether so many cards (of a kind, of a name, lying so) are in a place."""
    place = node["place"]
    ids = j.zone_ids(Node("place", who=node["who"], zone=j.run.game.table) if place.kind == "in_play" else place)
    if "kind" in node:
        ids = [i for i in ids if j.at.state.things[i].card.kind == node["kind"]]
    name = node.get("name")
    if name:
        named = Node("named", name=name)
        known = set(j.naming.all(named, j.at.state))
        ids = [i for i in ids if i in known and not j.is_another(named, j.at.state.things[i])]
    if "state" in node:
        ids = [i for i in ids if in_state(j.run.game, j.at.state.things[i], node["state"])]
    return figure_holds(node["amount"], len(ids))


def all_in_state(j: Judge, node: Node) -> bool:
    """Whether there are cards in a place, and all of them lie so."""
    ids = j.zone_ids(node["place"])
    return bool(ids) and all(in_state(j.run.game, j.at.state.things[i], node["state"]) for i in ids)


NO_LIMIT = {
    "en": "In this game that place has no limit; say how many cards are there (“my hand has 9 cards”).",
    "ja": "このゲームではその場所に上限がありません。枚数で書いてください（「自分の手札のカードは9枚」）。",
}
WHERE: Mapping[str, Callable[[Judge, Node], bool]] = {
    "located": located,
    "lies_with": lies_with,
    "count_with": count_with,
    "beside": beside,
    "contents": contents,
    "full": full,
    "begins_with": begins_with,
    "ends_with": ends_with,
    "count_in": count_in,
    "all_in_state": all_in_state,
}
