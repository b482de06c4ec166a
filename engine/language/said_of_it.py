"""What a card says only “it” of where one side of its sentence names it: “destroy that follower if it's damaged”, “while this is evolved, it has Ward”."""

from __future__ import annotations

from engine.language.tree import Node

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
    if asked == IT:  # “this has Ward while it is evolved”
        if any(step["targets"] != (Node("this"),) for step in steps):
            return None
        condition = Node(sentence["condition"].kind, {**dict(sentence["condition"].parts), "target": Node("this")}, sentence["condition"].at)
        return Node(sentence.kind, {**dict(sentence.parts), "condition": condition}, sentence.at)
    if not any(IT in step["targets"] for step in steps):
        return None
    made = tuple(Node(step.kind, {**dict(step.parts), "targets": tuple(Node("this") if t == IT else t for t in step["targets"])}, step.at) for step in steps)
    return Node(sentence.kind, {**dict(sentence.parts), "then": Node("sequence", {"steps": made}, sentence["then"].at)}, sentence.at)


_TO_HAND = frozenset(("drawn", "added", "returned"))


def of_the_one_in_hand(line: Node) -> Node:
    """An ability that works in hand and changes “its cost” without having said whose: that of its own card, unless it waits for a card that comes to the hand."""
    trigger = line.get("trigger")
    in_hand = any(m.kind == "works_in" and m["place"].get("zone") == "hand" for m in line.get("modifiers") or ())
    if not in_hand or trigger is None or any(part.kind in _TO_HAND for part in trigger.walk()) or not line["body"]["sentences"]:
        return line
    first, *rest = line["body"]["sentences"]
    then = first.get("then")
    steps = then["steps"] if isinstance(then, Node) and then.kind == "sequence" else ()
    if not steps or steps[0].get("attribute") != Node("attribute", name="cost") or steps[0].get("targets") != (IT,):
        return line
    own = Node(steps[0].kind, {**dict(steps[0].parts), "targets": (Node("this"),)}, steps[0].at)
    sentence = Node(first.kind, {**dict(first.parts), "then": Node("sequence", {"steps": (own, *steps[1:])}, then.at)}, first.at)
    return Node(line.kind, {**dict(line.parts), "body": Node("body", {"sentences": (sentence, *rest)}, line["body"].at)}, line.at)
