"""What stands at the end of an English sentence and is meant of all of it, or of its last part alone: “draw a card, then evolve this if …”.

Behind “then” it is meant of what follows that word, behind “… and evolve it” of that. Behind two other clauses joined by “and” it can't be told, and
the text is refused there. What a clause asks of what it picks itself (“destroy a follower if it has Ward”) is asked once that is picked.
"""

from __future__ import annotations

import re

from engine.language.changing import changed
from engine.language.said_before import AS_MANY
from engine.language.tree import Node, Part, TextFrom

NodePath = tuple[str | int, ...]  # names of parts, and places in lists
_THEN = re.compile(r"\bthen[\s,]*$", re.IGNORECASE)
_END = re.compile(r"[.。]")
_ENDS = frozenset(("if", "where", AS_MANY, "once_only", "n_times"))  # what makes an end of a sentence
_PICKS = ("chosen", "random", "first", "top")
_POINTS = {Node("it"): Node("it"), Node("them"): Node("them")}


class Behind(Exception):
    """Of what the end of a sentence is meant can't be told. ``node`` is the first of its clauses."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.kind)
        self.node = node


def set_apart(tree: Node, said: TextFrom) -> Node:
    """A tree in which each end of a sentence is said of what it is meant of alone. Raises Behind where that can't be told."""
    if tree.kinds.isdisjoint(_ENDS) or not any(_of(sentence) is not None for node in tree.of("body") for sentence in node["sentences"]):
        return tree

    def body(node: Node) -> Node:
        if node.kind != "body":
            return node
        made: list[Node] = []
        for sentence in node["sentences"]:
            made += _apart(sentence, said)
        return Node(node.kind, {**dict(node.parts), "sentences": tuple(made)}, node.at)

    return changed(tree, body)


def _of(sentence: Node) -> tuple[NodePath, Node] | None:
    """Where in a sentence are the clauses that something may stand behind, and what that is; the sentence itself for a moment that has no place of its own."""
    then = sentence.get("then")
    if not isinstance(then, Node):
        return None
    if sentence.kind == "if":
        return ("then",), sentence["condition"]
    if then.kind == "where" and then["then"].kind == "repeat" and then["then"].at is None:
        return ("then", "then", "then"), then["x"]
    if then.kind == AS_MANY and "often" in then:
        return ("then", "then"), then["x"]
    later = then["steps"][0] if then.kind == "sequence" and len(then["steps"]) == 1 else then
    if later.kind == "give" and later.at is None and later.get("duration", later).kind in ("once_only", "n_times"):
        path = ("then", "steps", 0, "grants", 0, "line", "body", "sentences", 0, "then")
        return (path, sentence) if _part(sentence, path[:-1]).kind == "say" else None
    return None


def _first_place(node: Node) -> tuple[int, int]:
    return min((part.at for part in node.walk() if part.at is not None), default=(0, 0))


def _part(node: Part, path: NodePath) -> Part:
    for name in path:
        node = node[name]
    return node


def _put(part: Part, path: NodePath, value: Node) -> Part:
    first = path[0]
    inner = value if len(path) == 1 else _put(part[first], path[1:], value)
    if isinstance(first, int):
        return (*part[:first], inner, *part[first + 1 :])
    return Node(part.kind, {**dict(part.parts), first: inner}, part.at)


def _apart(sentence: Node, said: TextFrom) -> list[Node]:
    """A sentence as one or as two of which only the last has what stands behind it."""
    found = _of(sentence)
    if found is None:
        return [sentence]
    path, behind = found
    clause = _part(sentence, path)
    if _first_place(behind) <= _first_place(clause) if behind is not sentence else sentence.at != _first_place(clause):
        return [sentence]
    if clause.kind == "paying" and clause.at is not None:
        raise Behind(clause)
    steps = clause["steps"] if clause.kind == "sequence" else ()
    if not steps or (behind is not sentence and _END.search(_between(steps[-1], behind, said))):
        return [sentence]
    cut = max((n for n, step in enumerate(steps) if n and step.at is not None and _THEN.search(_between(steps[0], step, said))), default=0)
    if sum(step.at is not None for step in steps[cut:]) > 1:
        if not _goes_back(steps[-1]) and not _of_what_was_done(behind):
            raise Behind(steps[cut])
        cut = len(steps) - 1
    last = steps[cut:]
    before = [Node("say", {"then": Node("sequence", steps=steps[:cut])}, sentence.at)] if cut else []
    rest = _put(sentence, path, Node("sequence", {"steps": last}, last[0].at or clause.at))
    return [*before, *(_asked_of_it(rest) if rest.kind == "if" else [rest])]


def _goes_back(step: Node) -> bool:
    """Whether a clause only does something more to what the clause before it is about: “… and evolve it if …”."""
    targets = step.get("targets")
    return all(target.kind in ("it", "them") for target in targets) if isinstance(targets, tuple) else step.kind in ("deal", "heal", "evolve")


def _of_what_was_done(behind: Node) -> bool:
    """Whether what stands at the end speaks of what an earlier clause did, so that it is said of the last: “… and draw a card for each follower destroyed”."""
    return any(part.kind in ("done", "this_way") or part.get("when") == "way" for part in behind.walk())


def _between(first: Node, then: Node, said: TextFrom) -> str:
    """The text from where one part begins to where another does."""
    whole, rest = said(Node("at", {}, _first_place(first))), said(Node("at", {}, _first_place(then)))
    return whole[: len(whole) - len(rest)]


def _asked_of_it(sentence: Node) -> list[Node]:
    """What a clause does to something of which it asks behind it: that is picked, then asked, then it is done or not."""
    step = sentence["then"]["steps"][0]
    targets = step.get("targets")
    if not isinstance(targets, tuple) or len(targets) != 1 or not any(part in _POINTS for part in sentence["condition"].walk()):
        return [sentence]
    if targets[0].kind == "opposing":
        asked = changed(sentence["condition"], lambda node: targets[0] if node in _POINTS else node)
        return [Node(sentence.kind, {**dict(sentence.parts), "condition": asked}, sentence.at)]
    if targets[0].kind not in _PICKS:
        return [sentence]
    one = targets[0].get("count") == Node("number", n=1)
    its = Node(step.kind, {**dict(step.parts), "targets": (Node("it" if one else "them"),)}, step.at)
    then = Node("sequence", {"steps": (its, *sentence["then"]["steps"][1:])}, sentence["then"].at)
    return [
        Node("say", {"then": Node("sequence", steps=(Node("select", targets=targets),))}, sentence.at),
        Node(sentence.kind, {**dict(sentence.parts), "then": then}, sentence.at),
    ]
