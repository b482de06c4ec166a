"""Which time it is that a trigger comes about: “if it's the third time or later this turn”, 「3回目かそれ以降なら」."""

from __future__ import annotations

from engine.language.tree import Node

_CARD = Node("card")


def nth(node: Node, trigger: Node | None) -> Node:
    """Which time it is, as the number of times that what the trigger waits for has come about, or that a card of a kind was played.

    What cannot be told of the trigger is given back as it is.
    """
    if trigger is not None and trigger.kind == "invocation":
        trigger = trigger["when"]
    if trigger is None:
        return node
    of, by_cards = node.get("of"), "of" in node or "unit" in node
    if trigger.kind == "fusion" and _all_match(node) and by_cards:
        return Node("fused_place", {"bound": node["bound"]}, node.at) if of in (None, _CARD) else node
    left = _times(node, trigger)
    if left is None:
        return node
    made = Node("compare", {"left": left, "limit": node["bound"]}, node.at)
    return Node("both", first=Node("turn_of", who="me"), second=made) if node.get("mine") else made


def _all_match(node: Node) -> bool:
    return bool(node["period"]["when"] == "match") and "deed" not in node


def _times(node: Node, trigger: Node) -> Node | None:
    """How often what a trigger waits for has come about; of two triggers, how often either has."""
    of, period = node.get("of"), node["period"]
    if trigger.kind == "when_player" and ("deed" not in node or trigger["deed"].kind == node["deed"]):
        filter = next((part for part in trigger["deed"].walk() if part.kind == "filter"), None)
        if of is None or (filter is not None and filter["noun"] == of and not filter.get("adjectives") and not filter.get("tests")):
            return Node("times_done", player=trigger["player"], deed=trigger["deed"], period=period)
        if "deed" not in node or trigger["player"]["who"] != "me":
            return None
        return Node("times_done", player=trigger["player"], deed=Node("plays", what=Node("any_of", filter=Node("filter", noun=of))), period=period)
    if "deed" in node:
        return None
    if trigger.kind == "when" and (of is None or any(part == of for part in trigger["subject"].walk())):
        return Node("times", subject=trigger["subject"], happening=trigger["happening"], period=period)
    if trigger.kind == "fusion" and _all_match(node):
        return Node("fusions")
    if trigger.kind == "state_on" and "player" not in trigger and of is None and "unit" not in node:
        return Node("times_state", state=trigger["state"], period=period)
    if trigger.kind == "each_of":
        first, second = _times(node, trigger["first"]), _times(node, trigger["second"])
        return None if first is None or second is None else Node("sum", a=first, b=second)
    return None
