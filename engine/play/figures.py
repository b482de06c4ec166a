"""What can be expected of figures: of cards and leaders, of what lies on them, of players' points, now and since the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engine.kernel import figures
from engine.kernel.state import ReckonKey
from engine.language.tree import Node
from engine.play.details import figure_holds
from engine.play.frame_facts import reckoned

if TYPE_CHECKING:
    from engine.play.judging import Judge


def stats(j: Judge, node: Node) -> bool:
    """Whether each of these cards has this attack and this defense left."""
    return j.each(node, lambda t: t.zone not in j.run.game.resting and (t.attack, t.left) == (node["attack"], node["defense"]))


def attribute(j: Judge, node: Node) -> bool:
    """Whether a figure of each of these cards is as said."""
    read = figures.FIGURES.get(node["attribute"])
    if read is None:
        return j.each(node, lambda t: figure_holds(node["amount"], t.counters.get(node["attribute"], 0)))
    return j.each(node, lambda t: figure_holds(node["amount"], read(t)))


def figure_went(j: Judge, node: Node) -> bool:
    """A figure was the one at the start, and is the other now."""

    def is_now(n: int) -> bool:
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
    "reckoned_point": reckoned_point,
    "reckoned_figure": reckoned_figure,
}
