"""Who does what in a Japanese sentence that says once who: 「相手は自身の手札を1枚捨て、…する」 goes on with the opponent.

What the other player does with their own cards (自身の) is read as a choice of theirs, and a clause behind it without a subject would be read as done by
the player of the card, which the sentence does not say. It is refused there.
"""

from __future__ import annotations

import re
from itertools import pairwise

from engine.language import errors
from engine.language.changing import changed
from engine.language.tree import Node, TextFrom
from engine.language.unclear import Unclear

_DONE_BY_OTHERS = re.compile("(相手|各プレイヤー|お互いのプレイヤー)は[^。]*(自身の|自分自身の|か、?$)")
_ME = Node("player", who="me")
_IN_BRACKETS = re.compile("〔?(相手プレイヤー|全てのプレイヤー|各プレイヤー|お互いのプレイヤー)〕は")
_WITH_A_SUBJECT = re.compile("[はが]")


class SubjectLost(Unclear):
    """A clause goes on with another player than the one for whom it would be done. ``node`` is what is done in it."""

    error = staticmethod(errors.subject_unclear)


def one_subject(tree: Node, said: TextFrom) -> Node:
    """The same tree; ``said`` gives the text from a place on. Raises SubjectLost."""
    for node in tree.walk():
        for _, value in node.parts:
            if isinstance(value, tuple) and len(value) > 1 and all(isinstance(item, Node) for item in value):
                begun = [next((part for part in item.walk() if part.at is not None), None) for item in value]
                _each([one for one in begun if one is not None], said)
    return changed(tree, lambda node: _of_the_named(node, said))


def _of_the_named(node: Node, said: TextFrom) -> Node:
    """An act whose player stands in brackets (〔相手プレイヤー〕は…し、2ドローする): what is drawn behind it is drawn by that player, too.

    Raises SubjectLost where something is discarded there of which nobody says whose it is.
    """
    if node.kind != "sequence" or len(node["steps"]) < 2:
        return node
    steps: list[Node] = []
    who: Node | None = None
    before = ""
    for step in node["steps"]:
        first = next((part for part in step.walk() if part.at is not None), None)
        text = said(first) if first is not None else ""
        if "。" in before[: len(before) - len(text)] or _WITH_A_SUBJECT.search(re.split("[。\n]", text)[0]):
            who = step.get("player") if _IN_BRACKETS.match(text) else None
        elif who is not None and step.kind == "draw" and "player" not in step:
            step = Node("draw", {**dict(step.parts), "player": who}, step.at)
        elif who not in (None, _ME) and step.kind == "discard" and step.get("player", _ME) == _ME:
            raise SubjectLost(first or step)
        steps.append(step)
        before = text
    return Node("sequence", {"steps": tuple(steps)}, node.at)


def _each(clauses: list[Node], said: TextFrom) -> None:
    for before, clause in pairwise(clauses):
        text, behind = said(before), said(clause)
        own = text[: len(text) - len(behind)]
        if "。" not in own and _DONE_BY_OTHERS.match(own) and not _WITH_A_SUBJECT.search(re.split("[。\n]", behind)[0]):
            raise SubjectLost(clause)
