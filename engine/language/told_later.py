"""What is said, behind a later moment, of what comes then.

“At the start of your next turn, put a Fairy into your hand. Change its cost to 0.” Such a sentence speaks of what is not there before that moment, so it is done then, too.
"""

from __future__ import annotations

from engine.language.changing import SPOKEN_OF, changed
from engine.language.tree import Node
from engine.language.unknown_x import own_parts

_MOMENTS = frozenset(("turn_start", "turn_end"))
_POINTS = frozenset(("it", "them"))
_OWN = frozenset(("this", "gain"))


def done_then(tree: Node) -> Node:
    """A tree in which sentences that speak of what a later moment brings are done at that moment."""
    if tree.kinds.isdisjoint(("once_only", "later")):
        return tree
    return changed(changed(tree, _body), _by_itself)


def _by_itself(line: Node) -> Node:
    """A line of which what comes later is done by its own card, where it is done to that: it has that ability until then, and no leader has it."""
    if line.kind != "ability" or "trigger" not in line or "last_words" in line["trigger"].kinds:
        return line

    def of_this(step: Node) -> Node:
        if step.at is not None or not _later(step) or not any(part.kind in _OWN for part in own_parts(step["grants"][0]["line"]["body"])):
            return step
        return Node("gain", {name: part for name, part in step.parts if name != "targets"}, step.at)

    return Node(line.kind, {**dict(line.parts), "body": changed(line["body"], of_this)}, line.at)


def _later(step: Node) -> bool:
    """Whether a step gives a leader what comes once at a later moment."""
    if step.kind != "give" or step.get("duration", step).kind != "once_only" or len(step["grants"]) != 1 or step["targets"][0].kind != "leader":
        return False
    line = step["grants"][0].get("line")
    return line is not None and line.kind == "ability" and line["trigger"].kind in _MOMENTS


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
    if before.kind == "later":
        return _done_too(before, sentence)
    steps = then["steps"] if before.kind == "say" and isinstance(then, Node) and then.kind == "sequence" else ()
    last = steps[-1] if steps else before
    if not _later(last) or not _brings(last["grants"][0]["line"]["body"]):
        return None
    grant = last["grants"][0]
    line = grant["line"]
    body = Node("body", {"sentences": (*line["body"]["sentences"], sentence)}, line["body"].at)
    later = Node(line.kind, {**dict(line.parts), "body": body}, line.at)
    given = Node(last.kind, {**dict(last.parts), "grants": (Node(grant.kind, {**dict(grant.parts), "line": later}, grant.at),)}, last.at)
    return Node(before.kind, {**dict(before.parts), "then": Node(then.kind, {"steps": (*steps[:-1], given)}, then.at)}, before.at)


def _done_too(later: Node, sentence: Node) -> Node | None:
    """What is put off to the end of the turn, with one more sentence that is done then."""
    then, more = later["then"], sentence.get("then")
    if not _brings(then):
        return None
    if sentence.kind == "say" and isinstance(more, Node) and more.kind == then.kind == "sequence":
        return Node("later", {"then": Node("sequence", {"steps": (*then["steps"], *more["steps"])}, then.at)}, later.at)
    return Node("say", {"then": Node("sequence", steps=(as_given((Node("say", then=then), sentence)),))}, later.at)


def as_given(sentences: tuple[Node, ...]) -> Node:
    """What is done once at the end of the turn, as an ability that a leader has until then."""
    line = Node("ability", trigger=Node("turn_end", owner=Node("player", who="each")), body=Node("body", sentences=sentences))
    return Node("give", targets=(Node("leader", who="me"),), grants=(Node("ability", line=line),), duration=Node("once_only"))


def _brings(body: Node) -> bool:
    return not SPOKEN_OF.isdisjoint(body.kinds)


def _points_back(sentence: Node) -> bool:
    """Whether what a sentence asks, or does first, is said of what was spoken of before it."""
    then = sentence.get("then")
    first = then["steps"][0] if isinstance(then, Node) and then.kind == "sequence" else then
    if isinstance(condition := sentence.get("condition"), Node) and _POINTS & condition.kinds and SPOKEN_OF.isdisjoint(condition.kinds):
        return True
    kinds = {node.kind for part in (condition, first) if isinstance(part, Node) for node in part.walk()}
    return bool(kinds & _POINTS) and not kinds & SPOKEN_OF
