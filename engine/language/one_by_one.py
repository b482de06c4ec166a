"""Acts that one sentence joins with “and” as sentences of their own: 「カードを1枚引く。自分のリーダーを2回復。」, “Draw a card and restore 2 defense …”.

Each act of a sentence is done by itself, after the one before it, as sentences are; which way a card says it is its print's alone. Only where a
sentence may come to stand in the place of what is said before it does it matter what one sentence is.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.changing import changed
from engine.language.goes_with import with_what_brings_them
from engine.language.one_then_another import as_much_to_a_leader
from engine.language.one_way import gained_by_itself
from engine.language.tree import Node

_TAKES_ITS_PLACE = frozenset(("instead", "in_place", "more", "again"))
_THE_SAME = ((Node("it"),), (Node("them"),))
_LOOKS_BACK = frozenset(("that_many", "that_sum", "done", "damage_dealt"))  # of what the step before did


def one_by_one(lines: Sequence[Node]) -> tuple[Node, ...]:
    """The lines of a card, with each act that has a sentence to itself in either print in one."""
    made: list[Node] = []
    for line in reversed(lines):
        whole = any(not one.kinds.isdisjoint(_TAKES_ITS_PLACE) for one in (line, *made))
        made.append(line if whole or "sequence" not in line.kinds else gained_by_itself(with_what_brings_them(changed(line, _body))))
    return tuple(reversed(made))


def _body(node: Node) -> Node:
    sentences = node.get("sentences")
    if node.kind != "body" or not isinstance(sentences, tuple) or any(one.kind == "x_is" for one in sentences):  # what a letter is, is said of one sentence
        return node
    made: list[Node] = []
    for one in (part for sentence in sentences for part in _apart(sentence)):
        both = _one_act(made[-1], one) if made else None
        made[-1:] = [both] if both is not None else [*made[-1:], one]
    return Node(node.kind, {**dict(node.parts), "sentences": tuple(made)}, node.at)


def _one_act(before: Node, sentence: Node) -> Node | None:
    """Two sentences of which the second deals a leader as much damage as the first deals so many cards, as one; None where that is not so."""
    if any(one.kind != "say" or len(one.parts) != 1 or one["then"].kind != "sequence" or len(one["then"]["steps"]) != 1 for one in (before, sentence)):
        return None
    both = as_much_to_a_leader(before["then"]["steps"][0], sentence["then"]["steps"][0])
    return both and Node("say", {"then": Node("sequence", {"steps": (both,)}, before["then"].at)}, before.at)


def _apart(sentence: Node) -> tuple[Node, ...]:
    then = sentence.get("then")
    if sentence.kind != "say" or len(sentence.parts) != 1 or then.kind != "sequence" or not then.kinds.isdisjoint(_LOOKS_BACK):
        return (sentence,)
    acts: list[list[Node]] = []
    for step in then["steps"]:
        if acts and _of_one_act(acts[-1][-1], step):
            acts[-1].append(step)
        else:
            acts.append([step])
    return tuple(Node("say", {"then": Node(then.kind, {"steps": tuple(steps)}, steps[0].at)}, steps[0].at or sentence.at) for steps in acts)


def _of_one_act(before: Node, step: Node) -> bool:
    """Whether two steps are one act in two parts: attack and defense of the same cards are set."""
    return before.kind == step.kind == "set_figure" and step["targets"] in _THE_SAME
