"""What a card says only “it” of where one side of its sentence names it: “destroy that follower if it's damaged”, “while this is evolved, it has Ward”."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.language.changing import changed
from engine.language.tree import Node, TextFrom
from engine.language.unknown_x import own_parts

IT = Node("it")


def of_the_same(sentence: Node) -> Node | None:
    """A sentence that asks of what its clause is about and says so on one side only, said on both; None where that is not so.

    “Destroy that follower if it's damaged” asks that follower; “if this card costs 5, change its cost to 1” changes the cost of this card.
    """
    condition, then = sentence["condition"], sentence["then"]
    steps = then["steps"] if then.kind == "sequence" else ()
    if not steps or "targets" not in steps[0] or len(steps[0]["targets"]) != 1 or "target" not in condition:
        return None
    target = steps[0]["targets"][0]
    if condition["target"] == IT and target.kind == "that":
        return Node(sentence.kind, {**dict(sentence.parts), "condition": Node(condition.kind, {**dict(condition.parts), "target": target}, condition.at)}, sentence.at)
    figure = condition.get("attribute")
    mine = condition.kind == "is_in" or (figure is not None and steps[0].get("attribute") == figure)
    if target == IT and condition["target"].kind == "this" and mine:
        first = Node(steps[0].kind, {**dict(steps[0].parts), "targets": (condition["target"],)}, steps[0].at)
        return Node(sentence.kind, {**dict(sentence.parts), "then": Node("sequence", {"steps": (first, *steps[1:])}, then.at)}, sentence.at)
    return None


def of_this(sentence: Node) -> Node | None:
    """What holds as long as something is so of this card, and says “it” of it: “while this is evolved, it has Ward”; None where that is not so."""
    asked = sentence["condition"].get("target")
    steps = sentence["then"]["steps"] if sentence["then"].kind == "sequence" else ()
    if asked not in (Node("this"), IT) or not steps or not all(step.kind == "be" and "duration" not in step for step in steps):
        return None
    if asked == IT:  # “this has Ward while it is evolved”; said first, “it” is what was spoken of before
        if any(step["targets"] != (Node("this"),) for step in steps) or _said_first(sentence["condition"], sentence["then"]):
            return None
        condition = Node(sentence["condition"].kind, {**dict(sentence["condition"].parts), "target": Node("this")}, sentence["condition"].at)
        return Node(sentence.kind, {**dict(sentence.parts), "condition": condition}, sentence.at)
    if not any(IT in step["targets"] for step in steps):
        return None
    made = tuple(Node(step.kind, {**dict(step.parts), "targets": tuple(Node("this") if t == IT else t for t in step["targets"])}, step.at) for step in steps)
    return Node(sentence.kind, {**dict(sentence.parts), "then": Node("sequence", {"steps": made}, sentence["then"].at)}, sentence.at)


def _said_first(condition: Node, then: Node) -> bool:
    return condition.at is not None and then.at is not None and condition.at < then.at


_TO_HAND = frozenset(("drawn", "added", "returned"))


def of_the_one_in_hand(line: Node) -> Node:
    """An ability that works in hand and changes “its cost” without having said whose: that of its own card, unless it waits for a card that comes to the hand."""
    trigger = line.get("trigger")
    in_hand = any(m.kind == "works_in" and m["place"].get("zone") == "hand" for m in line.get("modifiers") or ())
    if not in_hand or trigger is None or not _TO_HAND.isdisjoint(trigger.kinds) or not line["body"]["sentences"]:
        return line
    first, *rest = line["body"]["sentences"]
    then = first.get("then")
    steps = then["steps"] if isinstance(then, Node) and then.kind == "sequence" else ()
    if not steps or steps[0].get("attribute") != Node("attribute", name="cost") or steps[0].get("targets") != (IT,):
        return line
    own = Node(steps[0].kind, {**dict(steps[0].parts), "targets": (Node("this"),)}, steps[0].at)
    sentence = Node(first.kind, {**dict(first.parts), "then": Node("sequence", {"steps": (own, *steps[1:])}, then.at)}, first.at)
    return Node(line.kind, {**dict(line.parts), "body": Node("body", {"sentences": (sentence, *rest)}, line["body"].at)}, line.at)


def where_its_cost_tells(line: Node) -> Node:
    """An ability that waits in hand for what happens to others and changes what its own card costs, without the words that it works there."""
    trigger, modifiers = line.get("trigger"), line.get("modifiers") or ()
    if line.kind != "ability" or trigger is None or trigger.get("subject") == Node("this") or _WORKS_IN_HAND not in modifiers:
        return line
    if not any(part.get("attribute") == Node("attribute", name="cost") and part.get("targets") == (Node("this"),) and part.kind in ("change", "set_figure") for part in own_parts(line["body"])):
        return line
    left = tuple(m for m in modifiers if m != _WORKS_IN_HAND)
    return Node(line.kind, {**{name: part for name, part in line.parts if name != "modifiers"}, **({"modifiers": left} if left else {})}, line.at)


_WORKS_IN_HAND = Node("works_in", place=Node("in", owner=Node("player", who="me"), zone="hand"))
_ACTS = {  # the effects after which “the discarded card” may be what they did it to
    "discarded": ("discard",), "banished": ("banish",), "returned": ("return",),
    "destroyed": ("destroy", "deal", "deal_pool", "give", "change", "set_figure", "activate", "battle"),
}
_YOURS = re.compile(r"[^.,:;]*?\b(from|to) your hand\b", re.IGNORECASE)
_HANDS = frozenset(("discarded", "returned"))
_DEEDS = {"discards": "discarded"}  # what a player does, as what happens to the card

_DESTROYED = Node("exists", yes=1, filter=Node("filter", noun=Node("card"), tests=(Node("done", deed=Node("destroyed")),)))
_LEFT_DESTROYED = Node("happened", subject=IT, happening=Node("destroyed"), period=Node("period", when="turn"))  # of what left play, whether that was how


def of_your_hand(tree: Node, said: TextFrom, tidy: Callable[[Node], Node]) -> Node:
    """An English tree in which a card that “is discarded from your hand” is the player's, where it is not said before it whose it is."""
    if not any(node.at is not None for node in tree.of(*_HANDS)):
        return tree

    def yours(node: Node) -> Node:
        happening, subject = node.get("happening"), node.get("subject")
        if happening is None or subject is None or happening.kind not in _HANDS or happening.at is None or not _YOURS.match(said(happening)):
            return node
        filter = subject.get("filter")
        if filter is None or filter.kind != "filter" or any(a.kind == "side" for a in filter.get("adjectives") or ()):
            return node
        mine = tidy(Node("filter", {**dict(filter.parts), "adjectives": (Node("side", who="me"), *(filter.get("adjectives") or ()))}, filter.at))
        return Node(node.kind, {**dict(node.parts), "subject": Node(subject.kind, {**dict(subject.parts), "filter": mine}, subject.at)}, node.at)

    return changed(tree, yours)


def of_what_it_waits_for(tree: Node) -> Node:
    """A tree in which “the discarded card” of an ability that waits for a discard, and discards nothing itself, is that card; “for each card discarded” so many; of what leaves play, “if it was destroyed” asks whether it left so."""
    if any(node["target"] == IT for node in tree.of("is_in")):
        tree = changed(tree, _still_there)
    if not any(node["deed"].kind in _ACTS for node in tree.of("this_way", "done")):
        return tree
    return changed(tree, _waited_for)


def _still_there(line: Node) -> Node:
    """An ability that waits for what happens to its own card and asks first whether “it” survives: whether this does."""
    trigger = line.get("trigger")
    if line.kind != "ability" or trigger is None or trigger.get("subject") != Node("this") or "body" not in line:
        return line
    first, *rest = line["body"]["sentences"]
    condition = first.get("condition")
    if condition is None or condition.kind != "is_in" or condition["target"] != IT:
        return line
    asked = Node(condition.kind, {**dict(condition.parts), "target": Node("this")}, condition.at)
    sentence = Node(first.kind, {**dict(first.parts), "condition": asked}, first.at)
    return Node(line.kind, {**dict(line.parts), "body": Node("body", {"sentences": (sentence, *rest)}, line["body"].at)}, line.at)


def _waited_for(line: Node) -> Node:
    trigger = line.get("trigger")
    if line.kind != "ability" or trigger is None:
        return line
    happening = trigger.get("happening")
    deed = happening.kind if happening is not None else _DEEDS.get(trigger["deed"].kind, "") if "deed" in trigger else ""
    if deed == "leaves" and not any(part.kind in _ACTS["destroyed"] for part in line["body"].walk()):
        body = changed(line["body"], lambda node: _LEFT_DESTROYED if node == _DESTROYED else node)
        return Node(line.kind, {**dict(line.parts), "body": body}, line.at)
    if deed not in _ACTS or any(part.kind in _ACTS[deed] for part in line["body"].walk()):
        return line

    def meant(node: Node) -> Node:
        if node.kind == "this_way" and node["deed"].kind == deed:
            return IT
        if node.kind == "count" and node["filter"] == Node("filter", noun=Node("card"), tests=(Node("done", deed=Node(deed)),)) and "deed" in trigger:
            return Node("that_many")
        return node

    return Node(line.kind, {**dict(line.parts), "body": changed(line["body"], meant)}, line.at)
