"""Damage to some and then to a leader: “deal 2 damage to a random enemy follower and then the enemy leader”, 「ランダムな相手のフォロワー1体と相手のリーダーに2ダメージ」.

Japanese prints join the two with と where English ones of the same card say “and then”: a leader named behind so many followers comes after what follows for these,
and so does one that a second act deals as much damage to. Any others that are parted by “then” are two acts.
"""

from __future__ import annotations

from engine.language.changing import changed, in_one_row
from engine.language.tree import Node

_TOGETHER = frozenset(("all", "leader", "named"))  # what is hit at one time with a leader named behind it
_FIXED = frozenset(("number", "x"))


def leader_last(step: Node) -> Node:
    """Damage in the one form: leaders that stand behind so many cards are those ``behind``; all others are dealt it together."""
    spoken = step.get("targets")
    if not isinstance(spoken, tuple):
        return step
    behind = step.get("behind", ())
    every = (*spoken, *behind)
    first = next((n for n, target in enumerate(every) if target.kind == "leader"), 0)
    apart = bool(first) and all(t.kind == "leader" for t in every[first:]) and not any(t.kind in _TOGETHER for t in every[:first])
    here, there = (every[:first], every[first:]) if apart else (every, ())
    if (here, there) == (spoken, behind):
        return step
    parts = {name: part for name, part in step.parts if name != "behind"} | {"targets": here}
    return Node(step.kind, parts | ({"behind": there} if there else {}), step.at)


def and_then(tree: Node) -> Node:
    """An English tree in which “and then” before anything but such a leader stands between two acts."""
    return in_one_row(changed(tree, _two_acts)) if any("behind" in step for step in tree.of("deal")) else tree


def _two_acts(step: Node) -> Node:
    if step.kind != "deal" or "behind" not in step or leader_last(step).get("behind") == step["behind"]:
        return step
    parts = {name: part for name, part in step.parts if name != "behind"}
    return Node("sequence", {"steps": (Node("deal", parts, step.at), Node("deal", {**parts, "targets": step["behind"]}, step.at))}, step.at)


def in_one_act(sequence: Node) -> Node:
    """Steps of which one deals a leader as much damage as the one before it deals so many cards, as one."""
    if len(sequence["steps"]) < 2 or "deal" not in sequence.kinds:
        return sequence
    steps: list[Node] = []
    for step in sequence["steps"]:
        both = as_much_to_a_leader(steps[-1], step) if steps else None
        steps[-1:] = [both] if both is not None else [*steps[-1:], step]
    return sequence if len(steps) == len(sequence["steps"]) else Node(sequence.kind, {"steps": tuple(steps)}, sequence.at)


def as_much_to_a_leader(before: Node, step: Node) -> Node | None:
    """Two steps as one, where the second deals a leader as much damage as the first deals so many cards; None where that is not so."""
    plain = {"amount", "targets"}
    if any(one.kind != "deal" or {name for name, _ in one.parts} != plain for one in (before, step)):
        return None
    if before["amount"] != step["amount"] or step["amount"].kind not in _FIXED or any(target.kind != "leader" for target in step["targets"]):
        return None
    both = leader_last(Node("deal", {**dict(before.parts), "targets": (*before["targets"], *step["targets"])}, before.at))
    return both if "behind" in both else None
