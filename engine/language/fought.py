"""What is said of the follower that is fought: “that follower”, and “it” before anything else is spoken of, in a text that waits for a fight with one."""

from __future__ import annotations

from engine.language.changing import SPOKEN_OF, changed
from engine.language.tree import Node, Part

_FOLLOWER = Node("kind", word="follower")
_OPPOSING = Node("opposing", noun=_FOLLOWER)
_IT = Node("it")


def of_the_fought(line: Node) -> Node:
    """A line that waits for a fight with a follower, with that follower named where it speaks of it; any other as it is."""
    trigger = line.get("trigger")
    if trigger is None or "body" not in line or not meets_a_follower(trigger):
        return line
    attacked = trigger.kind == "when"  # “that follower” is the one it attacks already
    body = line["body"] if attacked or "that" not in line["body"].kinds else _with_the_opposing(line["body"])
    assert isinstance(body, Node)
    if "condition" not in line and "it" in body.kinds:
        body = _first_spoken_of(body, Node("that", noun=_FOLLOWER) if attacked else _OPPOSING)
    return line if body is line["body"] else Node(line.kind, {**dict(line.parts), "body": body}, line.at)


def meets_a_follower(trigger: Node) -> bool:
    """Whether a trigger is the fight of this card with a follower: Clash, an attack on a follower."""
    if trigger.kind == "when":
        whom = trigger["happening"].get("whom")
        sort = whom.get("filter") if whom is not None else None
        return trigger["subject"] == Node("this") and trigger["happening"].kind == "attacks" and sort is not None and sort.get("noun") == _FOLLOWER
    return trigger.kind == "clash" or (trigger.kind == "strike" and trigger.get("whom") == "follower")


def _with_the_opposing(part: Part) -> Part:
    if isinstance(part, tuple):
        return tuple(map(_with_the_opposing, part))
    if not isinstance(part, Node) or part.kind == "ability":  # what is given waits for something of its own
        return part
    if part.kind == "that" and part["noun"] == _FOLLOWER:
        return Node("opposing", {"noun": part["noun"]}, part.at)
    return Node(part.kind, {name: _with_the_opposing(value) for name, value in part.parts}, part.at)


def _first_spoken_of(body: Node, fought: Node) -> Node:
    """“It” until something else is chosen, drawn or made, as the follower that is fought."""
    made: list[Node] = []
    sentences: tuple[Node, ...] = body["sentences"]
    for place, sentence in enumerate(sentences):
        if not sentence.kinds.isdisjoint(SPOKEN_OF):
            return Node(body.kind, {**dict(body.parts), "sentences": (*made, _until_another(sentence, fought), *sentences[place + 1 :])}, body.at)
        made.append(_named(sentence, fought))
    return Node(body.kind, {**dict(body.parts), "sentences": tuple(made)}, body.at)


def _until_another(sentence: Node, fought: Node) -> Node:
    """The condition and the steps of a sentence up to the first that brings something else."""
    then = sentence.get("then")
    parts = {**dict(sentence.parts)}
    condition = sentence.get("condition")
    if isinstance(condition, Node):
        if not condition.kinds.isdisjoint(SPOKEN_OF):
            return sentence
        parts["condition"] = _named(condition, fought)
    if isinstance(then, Node) and then.kind == "sequence":
        steps: tuple[Node, ...] = then["steps"]
        first = next((place for place, step in enumerate(steps) if not step.kinds.isdisjoint(SPOKEN_OF)), len(steps))
        parts["then"] = Node("sequence", {"steps": (*(_named(step, fought) for step in steps[:first]), *steps[first:])}, then.at)
    return Node(sentence.kind, parts, sentence.at)


def _named(part: Node, fought: Node) -> Node:
    return part if "ability" in part.kinds else changed(part, lambda node: Node(fought.kind, dict(fought.parts), node.at) if node == _IT else node)
