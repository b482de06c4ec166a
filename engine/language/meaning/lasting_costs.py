"""What cards cost as long as something holds, in the several ways in which it is said: "costs 1 less", "reduce the cost of this by X"."""

from __future__ import annotations

from engine.language.changing import changed
from engine.language.tree import Node

KINDS = ("cost_less", "cost_more")
COSTS = (*KINDS, "cost_is", "needs_less", "needs_more")


def continuous_cost(e: Node) -> Node:
    """A change of what the card itself costs, said of what holds: it costs so much, or so much less or more, as long as that is so."""
    own = e.kind in ("change", "set_figure") and e["attribute"]["name"] == "cost" and all(t.kind == "this" for t in e["targets"])
    if not own or "duration" in e:
        return e
    if e.kind == "set_figure":
        return Node("be", {"targets": e["targets"], "quality": Node("cost_is", {"amount": e["amount"]}, e.at)}, e.at)
    least = {"least": e["least"]} if "least" in e else {}
    return Node("be", {"targets": e["targets"], "quality": Node(KINDS[e["how"] != "less"], {"amount": e["amount"], **least}, e.at)}, e.at)


_LOOKED_AT_ANEW = frozenset(("all", "this", "crossed"))  # targets that are looked at anew at each moment; others are chosen once


def continuous_grant(e: Node) -> Node:
    """What is given, or more or less power, where it is said for no time of what holds: those cards have it as long as that is so."""
    if "duration" in e or e.kind not in ("give", "change") or not ({t.kind for t in e.get("targets", ())} or {""}) <= _LOOKED_AT_ANEW:
        return e
    if e.kind == "give":
        return Node("be", {"targets": e["targets"], "quality": Node("has", {"grants": e["grants"]}, e.at)}, e.at)
    if e["attribute"]["name"] != "power" or "least" in e:
        return e
    more = Node("power", {"how": e["how"], "amount": e["amount"]}, e.at)
    return Node("be", {"targets": e["targets"], "quality": Node("has", {"grants": (more,)}, e.at)}, e.at)


def so_often(then: Node) -> Node:
    """A cost that is so much less for each of several, as one that is less by that multiple."""
    if then.kind != "repeat" or then["n"].kind != "x" or then["then"].kind != "sequence":
        return then

    def times(node: Node) -> Node:
        if node.kind not in KINDS or node["amount"].kind != "number":
            return node
        return Node(node.kind, {**dict(node.parts), "amount": Node("multiple", n=then["n"], by=node["amount"]["n"])}, node.at)

    steps = tuple(continuous_cost(step) for step in then["then"]["steps"])
    made = changed(Node("sequence", steps=steps), times)
    return made if steps and all(step.kind == "be" and step["quality"].kind in KINDS for step in made["steps"]) else then


def own_cost(s: Node) -> bool:
    """Whether a sentence says nothing but what its own card costs, so that it holds in hand whatever kind of card it is."""
    if s.kind not in ("say", "while") and (s.kind != "if" or "otherwise" in s):
        return False
    steps = [continuous_cost(step) for part in s.walk() if part.kind == "sequence" for step in part["steps"]]
    return bool(steps) and all(step.kind == "be" and step["quality"].kind in COSTS and all(t.kind == "this" for t in step["targets"]) for step in steps)


def needing_more(s: Node) -> bool:
    """Whether X stands in what holds anywhere but in a change of figures or of a cost."""
    costs = [part["amount"] for part in s.walk() if part.kind in COSTS or continuous_cost(part) is not part]
    known = {id(x) for amount in costs for x in amount.walk()}
    return any(part.kind == "x" and id(part) not in known for part in s.walk())
