"""What is said, behind a later moment, of what comes then.

“At the start of your next turn, put a Fairy into your hand. Change its cost to 0.” Such a sentence speaks of what is not there before that moment, so it is done then, too.
"""

from __future__ import annotations

from engine.language.changing import SPOKEN_OF, changed
from engine.language.tree import Node

_MOMENTS = frozenset(("turn_start", "turn_end"))
_POINTS = frozenset(("it", "them"))


def done_then(tree: Node) -> Node:
    """A tree in which sentences that speak of what a later moment brings are done at that moment."""
    if not any(node.kind == "once_only" for node in tree.walk()):
        return tree
    return changed(tree, _body)


def _body(node: Node) -> Node:
    if node.kind != "body":
        return node
    made: list[Node] = []
    for sentence in node["sentences"]:
        moved = _with(made[-1], sentence) if made and _points_back(sentence) else None
        if moved is None:
            made.append(sentence)
        else:
            made[-1] = moved
    return Node(node.kind, {**dict(node.parts), "sentences": tuple(made)}, node.at) if len(made) < len(node["sentences"]) else node


def _with(before: Node, sentence: Node) -> Node | None:
    """A sentence that gives a leader what comes once at a later moment, with one more thing to do then; None for any other sentence."""
    then = before.get("then")
    steps = then["steps"] if before.kind == "say" and isinstance(then, Node) and then.kind == "sequence" else ()
    last = steps[-1] if steps else before
    if last.kind != "give" or last.get("duration", last).kind != "once_only" or len(last["grants"]) != 1 or last["targets"][0].kind != "leader":
        return None
    grant = last["grants"][0]
    line = grant.get("line")
    if line is None or line.kind != "ability" or line["trigger"].kind not in _MOMENTS or not _brings(line["body"]):
        return None
    body = Node("body", {"sentences": (*line["body"]["sentences"], sentence)}, line["body"].at)
    later = Node(line.kind, {**dict(line.parts), "body": body}, line.at)
    given = Node(last.kind, {**dict(last.parts), "grants": (Node(grant.kind, {**dict(grant.parts), "line": later}, grant.at),)}, last.at)
    return Node(before.kind, {**dict(before.parts), "then": Node(then.kind, {"steps": (*steps[:-1], given)}, then.at)}, before.at)


def _brings(body: Node) -> bool:
    return any(part.kind in SPOKEN_OF for part in body.walk())


def _points_back(sentence: Node) -> bool:
    """Whether what a sentence asks, or does first, is said of what was spoken of before it."""
    then = sentence.get("then")
    first = then["steps"][0] if isinstance(then, Node) and then.kind == "sequence" else then
    kinds = {node.kind for part in (sentence.get("condition"), first) if isinstance(part, Node) for node in part.walk()}
    return bool(kinds & _POINTS) and not kinds & SPOKEN_OF
