"""What can be expected of figures: of cards and leaders, of what lies on them, of players' points, now and since the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.kernel.shown import figure_shown
from engine.kernel.state import ReckonKey, Thing
from engine.language.tree import Node
from engine.play.details import figure_holds
from engine.play.frame_facts import reckoned

if TYPE_CHECKING:
    from engine.play.judging import Judge


AT_ANOTHER_MOMENT = {
    "en": "It was so for a while, but not at this moment; say when (“after action 1, …”), "
    "or what came after that (“first … becomes 3/2, then …”).",
    "ja": "途中ではそうなりましたが、この時点では違います。いつのことか（「行動1のあと、…」）、"
    "その後に何が起きたか（「順に、…が3/2になり、…」）を書いてください。",
}


def stats(j: Judge, node: Node) -> bool:
    """Whether each of these cards has this attack and this defense left."""

    def so(t: Thing) -> bool:
        return t.zone not in j.run.game.resting and (t.attack, figure_shown(j.run, t, "defense")) == (node["attack"], node["defense"])

    held = j.each(node, so)
    if not held and len(node["cards"]) == 1 and any(so(t) for f in j.frames for t in j.known(node["cards"][0], f)):
        j.remark = AT_ANOTHER_MOMENT
    return held


def attribute(j: Judge, node: Node) -> bool:
    """Whether a figure of each of these cards is as said."""
    return j.each(node, lambda t: figure_holds(node["amount"], figure_shown(j.run, t, node["attribute"])))


def figure_went(j: Judge, node: Node) -> bool:
    """A figure was the one at the start, and is the other now."""

    def is_now(n: int) -> bool:
        things = j.spoken_of(node["card"])
        counted = last_count(j, things[0], node["attribute"]) if len(things) == 1 else None
        if counted is not None:
            return counted == n
        return attribute(j, Node("attribute", cards=(node["card"],), attribute=node["attribute"], amount=Node("exactly", n=n)))

    now, before = is_now(node["now"]), j.at
    try:
        j.at = j.frames[0]
        return is_now(node["first"]) and now
    finally:
        j.at = before


def counter_on(j: Judge, node: Node) -> bool:
    """Whether so many counters lie on each of these cards."""
    return j.each(node, lambda t: figure_holds(node["amount"], t.counters.get(node["counter"], 0)))


def point(j: Judge, node: Node) -> bool:
    """Whether a player has so many points."""
    return figure_holds(node["amount"], j.run.game.behaviour.points(j.at.state, node["who"], node["point"]))


def point_moved(j: Judge, node: Node) -> bool:
    """By how much a player's points are more (or fewer) than they were at the start."""
    points, who, point = j.run.game.behaviour.points, node["who"], node["point"]
    more = points(j.at.state, who, point) - points(j.frames[0].state, who, point)
    return figure_holds(node["amount"], -more if node["down"] else more)


def moved_at_once(j: Judge, node: Node, down: bool) -> bool:
    """Whether a player's points got more (or fewer) by that much from one frame to the next, by whatever it was."""
    points, who, point = j.run.game.behaviour.points, node["who"], node["point"]
    values = [points(f.state, who, point) for f in j.frames]
    moves = (before - now if down else now - before for before, now in pairwise(values))
    return any(more > 0 and figure_holds(node["amount"], more) for more in moves)


def point_went(j: Judge, node: Node) -> bool:
    """A player's points were the one at the start, and are the other now."""
    points, who, point = j.run.game.behaviour.points, node["who"], node["point"]
    return bool(points(j.frames[0].state, who, point) == node["first"] and points(j.at.state, who, point) == node["now"])


def figure_moved(j: Judge, node: Node) -> bool:
    """By how much a figure of a card is more (or less) than it was at the start; of a card that was not there it is not said."""
    moved = _moved(j, node)
    return moved is not None and figure_holds(node["amount"], -moved if node["down"] else moved)


def count_moved(j: Judge, node: Node) -> bool:
    """By how many the cards in a place are more (or fewer) than they were at the start."""
    return figure_moved(j, node)


def unmoved(j: Judge, node: Node) -> bool:
    """Whether points, a figure of a card or the number of cards in a place are as they were at the start (or only: no more, no less)."""
    moved = _moved(j, node)
    return moved is not None and {"change": moved == 0, "up": moved <= 0, "down": moved >= 0}[node["way"]]


def _moved(j: Judge, node: Node) -> int | None:
    """By how much what is spoken of is more than it was at the start; None of a card that was not there, or is no longer."""

    def value() -> int | None:
        if "place" in node:
            return len(j.zone_ids(node["place"]))
        if "point" in node:
            return j.run.game.behaviour.points(j.at.state, node["who"], node["point"])
        things = j.spoken_of(node["card"])
        if len(things) != 1:
            return None
        counted = last_count(j, things[0], node["attribute"])
        return counted if counted is not None else figure_shown(j.run, things[0], node["attribute"])

    now, before = value(), j.at
    try:
        j.at = j.frames[0]
        first = value()
    finally:
        j.at = before
    return None if now is None or first is None else now - first


def last_count(j: Judge, t: Thing, counter: str) -> int | None:
    """How many such counters lie on a card; on one that has left, how many were there last. None of one that never had any."""
    for f in reversed(j.frames[: j.at.n + 1]):
        then = f.state.things.get(t.id)
        if then is not None and counter in then.counters:
            return then.counters[counter]
    return None


def reckoned_point(j: Judge, node: Node) -> bool:
    """Whether a player's points are worked out so under continuous effects."""
    return reckoned(j.run, j.at, ReckonKey("point", node["who"], node["point"]), node["text"])


def reckoned_figure(j: Judge, node: Node) -> bool:
    """Whether a figure of a card is worked out so under continuous effects."""
    keys = (ReckonKey("figure", t.id, node["attribute"]) for t in j.things(node["card"]))
    return any(reckoned(j.run, j.at, key, node["text"]) for key in keys)


FIGURES: Mapping[str, Callable[[Judge, Node], bool]] = {
    "stats": stats,
    "attribute": attribute,
    "figure_went": figure_went,
    "counter_on": counter_on,
    "point": point,
    "point_moved": point_moved,
    "point_went": point_went,
    "figure_moved": figure_moved,
    "count_moved": count_moved,
    "unmoved": unmoved,
    "reckoned_point": reckoned_point,
    "reckoned_figure": reckoned_figure,
}
