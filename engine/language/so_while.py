"""What a card is, or costs, while something is so: 「覚醒 状態なら、コスト-2」 in a line of its own is no act, but what holds: “costs 2 less”.

Of what holds, “if” says the same as “while”.
"""

from __future__ import annotations

from engine.language.tree import Node

_COST = Node("attribute", name="cost")
_THIS = (Node("this"),)
_SPOKEN_OF = frozenset(("it", "them", "that"))  # asked of what another line did, it is an act that goes on with that line
_ASKS = frozenset(("if", "while"))
_KINDS = {"less": "cost_less", "more": "cost_more"}


def so_while(node: Node) -> Node:
    """A line without a head whose sentence says nothing but what this card is like, or costs, if something is so, as what it is while that is so."""
    body = node.get("body")
    if node.kind != "text" or not isinstance(body, Node) or body.kinds.isdisjoint(_ASKS):
        return node
    sentences: tuple[Node, ...] = body["sentences"]
    made = tuple(map(_while, sentences)) if len(sentences) == 1 else sentences  # behind another sentence it is an act
    return node if made == sentences else Node(node.kind, {**dict(node.parts), "body": Node("body", {"sentences": made}, body.at)}, node.at)


def _while(sentence: Node) -> Node:
    if sentence.kind == "while" and sentence["then"].kind == "sequence":
        return _with_steps(sentence, tuple(map(_held, sentence["then"]["steps"])))
    if sentence.kind != "if" or "otherwise" in sentence or sentence["then"].kind != "sequence" or not sentence["condition"].kinds.isdisjoint(_SPOKEN_OF):
        return sentence
    then = sentence["then"]
    steps = tuple(map(_is, then["steps"]))
    if None in steps:
        return sentence
    return _with_steps(sentence, steps)


def while_it_lies(line: Node) -> Node:
    """A line without a head of a card that stays on the table: what is given to all of some cards, or gained, if something is so, as what they have while that is so."""
    body = line.get("body")
    if line.kind != "text" or not isinstance(body, Node):
        return line
    made = tuple(map(_lasting, body["sentences"]))
    return line if made == body["sentences"] else Node(line.kind, {**dict(line.parts), "body": Node("body", {"sentences": made}, body.at)}, line.at)


def _lasting(sentence: Node) -> Node:
    if sentence.kind not in ("if", "while") or "otherwise" in sentence or sentence["then"].kind != "sequence" or not sentence["condition"].kinds.isdisjoint(_SPOKEN_OF):
        return sentence
    steps = tuple(_is(step) or _had(step) for step in sentence["then"]["steps"])
    return sentence if None in steps else _with_steps(sentence, steps)


def _had(step: Node) -> Node | None:
    """What cards are given, or this gains, for no stretch of time, as what they have; None for any other step."""
    if step.kind == "gain" and {name for name, _ in step.parts} == {"grants"}:
        return Node("be", {"targets": _THIS, "quality": Node("has", grants=step["grants"])}, step.at)
    given = step.kind == "give" and {name for name, _ in step.parts} == {"targets", "grants"} and all(target.kind in ("all", "this") for target in step["targets"])
    return Node("be", {"targets": step["targets"], "quality": Node("has", grants=step["grants"])}, step.at) if given else None


def _with_steps(sentence: Node, steps: tuple[Node | None, ...]) -> Node:
    return Node("while", {"condition": sentence["condition"], "then": Node("sequence", {"steps": steps}, sentence["then"].at)}, sentence.at)


def _held(step: Node) -> Node:
    """What cards are given as long as something is so, as what they have."""
    if step.kind != "give" or "duration" in step or any(target.kind != "all" for target in step["targets"]):
        return step
    return Node("be", {"targets": step["targets"], "quality": Node("has", grants=step["grants"])}, step.at)


def _is(step: Node) -> Node | None:
    """What cards are said to have, what this card is like for no stretch of time, or a change of what it costs as what it costs; None for any other step."""
    if step.kind == "be" and "duration" not in step and step["quality"].kind == "has":
        return step
    if step.get("targets") != _THIS or "duration" in step:
        return None
    if step.kind == "be":
        return step
    if step.get("attribute") != _COST or {name for name, _ in step.parts} - {"how", "attribute", "targets", "amount"}:
        return None
    kind = "cost_is" if step.kind == "set_figure" else _KINDS.get(str(step.get("how"))) if step.kind == "change" else None
    return Node("be", {"targets": _THIS, "quality": Node(kind, {"amount": step["amount"]})}, step.at) if kind else None
