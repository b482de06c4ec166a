"""Where an ability works: where it says; else where what it does to its own card can be done, or where it says that its own card is."""

from __future__ import annotations

from engine.language.meaning.builder import Bench
from engine.language.meaning.filters import places
from engine.language.meaning.triggers import Made
from engine.language.tree import Node
from engine.language.unknown_x import own_parts

HAND = frozenset({"hand"})
COSTS = ("cost", "original_cost")
WHILE_THERE = frozenset(("attacked", "clashed", "damaged", "destroyed", "entered", "evolved", "left"))  # what happens to a card on the table alone

OF_FIGHTERS = frozenset(("attacked", "clashed", "damaged", "dying", "defends", "engages"))  # what never happens to a card that only lies with another


def as_it_waits(b: Bench, body: Node, t: Made) -> Made:
    """The trigger of a line as what its body does has it wait, where that says so (what comes from the deck waits in it)."""
    for part in own_parts(body):
        if b.meaning("waits", part.kind) is not None:
            t = b.make("waits", part)(t)
    return t


def works_in(b: Bench, node: Node, t: Made) -> frozenset[str]:
    """Where a card lies while a line with a trigger of it works: as it says, else as its trigger or what it does has it, else on the table."""
    for m in node.get("modifiers", ()):
        if m.kind == "works_in":
            return frozenset(places(m["place"]))
    if t.zone:
        return frozenset({t.zone})
    return (not t.own and implied(b, node["body"])) or frozenset({b.game.table, "leader"})


def implied(b: Bench, body: Node) -> frozenset[str] | None:
    """Where the body says that its own card lies; or the hand, where it asks whether its card is there, discards it or changes what it costs.

    None where nothing is implied.
    """
    said = next((node for node in own_parts(body) if node.kind == "this_in"), None)
    if said is not None:
        return frozenset(places(said["place"]))
    if "hand" in b.game.listening and any(map(of_the_hand, own_parts(body))):
        return HAND
    return None


def of_the_hand(node: Node) -> bool:
    """Whether something is asked of, or done to, its own card that is only so of cards in hand."""
    if node.kind == "is_in" and node["yes"] and node["target"].kind == "this":
        return bool(node["place"]["zone"] == "hand")
    if not any(target.kind == "this" for target in node.get("targets") or ()):
        return False
    return node.kind == "discard" or (node.kind in ("change", "set_figure") and node["attribute"]["name"] in COSTS)
