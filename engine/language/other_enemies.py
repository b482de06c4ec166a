"""Whom “other” leaves out of the opponent's cards: the card whose text it is is none of them, so it is the one spoken of just before.

“Deal 2 damage to an enemy follower and 1 damage to all other enemy followers”, 「相手のフォロワー1体に2ダメージ。相手の他のフォロワーすべてに1ダメージ。」,
“whenever an enemy follower comes into play, deal 1 damage to all other enemy followers”. Where something else was spoken of since, it is as it was.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.tree import Node

_OTHER, _THEIRS = Node("other"), Node("side", who="opponent")
_ENEMY = Node("character", who="opponent")
_ONE = Node("number", n=1)
_PICKED = frozenset(("chosen", "random", "first"))
_POINTING = frozenset(("it", "them", "that"))
_FOUGHT = Node("opposing", noun=Node("kind", word="follower"))
_BRINGS = frozenset(("draw", "summon", "add", "reanimate", "burial_rite", "put"))  # behind these “it” is what came


def than_those(sentences: Sequence[Node], trigger: Node | None) -> tuple[Node, ...]:
    """The sentences of one text with “other enemy …” as “enemy … other than it”, where one of the opponent's was just spoken of."""
    if not any("other" in sentence.kinds for sentence in sentences):
        return tuple(sentences)
    spoken = _waited_for(trigger)
    made: list[Node] = []
    for sentence in sentences:
        whole, spoken = _clause(sentence, spoken)
        made.append(whole)
    return tuple(made)


def _waited_for(trigger: Node | None) -> Node | None:
    if trigger is None:
        return None
    if trigger.kind == "clash":
        return _FOUGHT
    subject = trigger.get("subject") if trigger.kind == "when" else None
    return Node("it") if subject is not None and subject.kind == "any_of" and "whom" not in trigger["happening"] and _is_theirs(subject["filter"]) else None


def _clause(clause: Node, spoken: Node | None) -> tuple[Node, Node | None]:
    """A sentence, or a clause, and what is spoken of behind it."""
    if clause.kind == "sequence":
        steps: list[Node] = []
        for step in clause["steps"]:
            steps.append(step if spoken is None else _than(step, spoken))
            spoken = _behind(step, spoken)
        return Node(clause.kind, {"steps": tuple(steps)}, clause.at), spoken
    then = clause.get("then")
    if clause.kind not in ("say", "if", "where", "paying") or "otherwise" in clause or not isinstance(then, Node):
        return clause, None
    if clause.kind == "if" and "filter" in clause["condition"].kinds and clause["condition"].kind not in ("is", "is_like"):
        spoken = None
    then, spoken = _clause(then, spoken)
    return Node(clause.kind, {**dict(clause.parts), "then": then}, clause.at), spoken


def _behind(step: Node, spoken: Node | None) -> Node | None:
    targets = step.get("targets") or ()
    if not targets:
        return None if step.kind in _BRINGS else spoken
    if len(targets) == 1 and targets[0].kind in _PICKED and _is_theirs(targets[0]["filter"]):
        return Node("it" if targets[0].get("count") == _ONE else "them")
    return spoken if all(target.kind in _POINTING for target in targets) else None


def _than(step: Node, spoken: Node) -> Node:
    targets = step.get("targets") or ()
    made = tuple(_others(target, spoken) for target in targets)
    return step if made == targets else Node(step.kind, {**dict(step.parts), "targets": made}, step.at)


def _others(target: Node, spoken: Node) -> Node:
    filter = target.get("filter")
    if not isinstance(filter, Node) or not _is_theirs(filter) or _OTHER not in (filter.get("adjectives") or ()):
        return target
    adjectives = tuple(word for word in filter["adjectives"] if word != _OTHER)
    tests = (*(filter.get("tests") or ()), Node("not_them", target=spoken))
    return Node(target.kind, {**dict(target.parts), "filter": Node(filter.kind, {**dict(filter.parts), "adjectives": adjectives, "tests": tests}, filter.at)}, target.at)


def _is_theirs(filter: Node) -> bool:
    return filter.kind == "filter" and (_THEIRS in (filter.get("adjectives") or ()) or filter["noun"] == _ENEMY)
