"""How long something lasts, said once before all that is done: “until the end of the turn, give … and reduce …”.

What is said in front is meant of each thing of the sentence that can last and says nothing of it itself. Japanese says so with a comma behind the
stretch of time (“ターン終了時まで、…し、…する”), and what is to have no end beside it says 期限なしに.
"""

from __future__ import annotations

from engine.language.changing import changed
from engine.language.tree import Node, Part, TextFrom

FOR_A_WHILE = "for_a_while"  # an effect, with a stretch of time that is said before it
ENDLESS = "endless"  # an effect of which it is said that it has no end
WITHOUT_END = "期限なしに"
_THERE = Node("is_in", yes=1, target=Node("this"), place=Node("in", zone="board"))
WHILE_THERE = "while_there"  # a clause that is said to hold as long as its card is in play
_UNTIL_GONE = Node("until_leaves", what="this")
_SPREAD = frozenset(("until", "until_leaves", "interference"))


class NothingLasts(Exception):
    """What is done has no duration. ``node`` is what is said of it in front."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.kind)
        self.node = node


def each_for_a_while(tree: Node, lasting: frozenset[str]) -> Node:
    """A tree in which everything says for itself how long it lasts; ``lasting`` are the kinds that can. Raises NothingLasts."""
    if FOR_A_WHILE not in tree.kinds:
        return tree

    def each(node: Node) -> Node:
        if node.kind != "sequence":
            return node
        duration: Node | None = None
        steps: list[Node] = []
        for step in node["steps"]:
            done = step
            if step.kind == FOR_A_WHILE:
                duration, done = step["duration"], step["then"]
                if not _some_last(done, lasting):
                    raise NothingLasts(step)
            steps.append(done if duration is None else _lasting(done, duration, lasting))
        return Node(node.kind, {"steps": tuple(steps)}, node.at)

    made = changed(tree, each)
    alone = next((node for node in made.walk() if node.kind == FOR_A_WHILE), None)
    if alone is not None:
        raise NothingLasts(alone)
    return made


def while_there(tree: Node, lasting: frozenset[str]) -> Node:
    """A tree in which what is said to hold as long as its card is in play does so: a line that holds says no more, an act lasts until it has left.

    Raises NothingLasts where an act is nothing that lasts.
    """
    tree = _held_there(tree)
    if WHILE_THERE not in tree.kinds:
        return tree

    def whole(part: Part, acts: bool, given: bool) -> Part:
        if isinstance(part, tuple):
            return tuple(whole(item, acts, given) for item in part)
        if not isinstance(part, Node) or WHILE_THERE not in part.kinds:
            return part
        acts = acts or part.kind == "ability"
        made = Node(part.kind, {name: whole(value, acts, given or name == "line") for name, value in part.parts}, part.at)
        if made.kind != WHILE_THERE:
            return made
        if given or (acts and not _spread(made["then"], lasting)[1]):
            raise NothingLasts(made)
        return _spread(made["then"], lasting)[0] if acts else _has(made["then"])

    made = whole(tree, False, False)
    assert isinstance(made, Node)
    return made


def _held_there(tree: Node) -> Node:
    """A line that holds, with a sentence that says that it does while its card is on the table as one that says no more."""
    if tree.kind != "text" or "while" not in tree.kinds:
        return tree
    sentences = tuple(Node("say", {"then": _has(one["then"])}, one.at) if one.kind == "while" and one["condition"] == _THERE else one for one in tree["body"]["sentences"])
    return Node(tree.kind, {**dict(tree.parts), "body": Node("body", {"sentences": sentences}, tree["body"].at)}, tree.at)


def _has(clause: Node) -> Node:
    """A clause in which what cards are given for as long as it holds is what they have."""
    if clause.kind != "sequence":
        return clause
    steps = tuple(
        Node("be", {"targets": step["targets"], "quality": Node("has", grants=step["grants"])}, step.at) if step.kind == "give" and {name for name, _ in step.parts} == {"targets", "grants"} and all(target.kind == "all" for target in step["targets"]) else step
        for step in clause["steps"]
    )
    return Node(clause.kind, {"steps": steps}, clause.at)


def _spread(node: Node, lasting: frozenset[str]) -> tuple[Node, bool]:
    """A clause in which all that can last does so until its card has left, but not what is only given in it; and whether anything can."""
    if node.kind == "sequence":
        return _lasting(node, _UNTIL_GONE, lasting), _some_last(node, lasting)
    some = {name: _spread(value, lasting) for name, value in node.parts if isinstance(value, Node) and name != "line"}
    parts = {name: some[name][0] if name in some else value for name, value in node.parts}
    return Node(node.kind, parts, node.at), any(found for _, found in some.values())


def each_in_japanese(tree: Node, lasting: frozenset[str], said: TextFrom) -> Node:
    """A tree of a Japanese text in which a stretch of time before a comma is said of all that follows it and can last; ``said`` gives the text from a place on."""

    def each(node: Node) -> Node:
        if node.kind != "sequence" or not isinstance(node.get("steps"), tuple):
            return node
        duration: Node | None = None
        steps: list[Node] = []
        for step in node["steps"]:
            if step.kind == ENDLESS:
                duration = None
                steps.append(step["then"])
                continue
            own = step.get("duration")
            if isinstance(own, Node):
                duration = own if _leads(own, step, said) else None
            steps.append(step if duration is None else _lasting(step, duration, lasting))
        return Node(node.kind, {"steps": tuple(steps)}, node.at)

    if not any("duration" in node or node.kind == ENDLESS for node in tree.walk()):
        return tree
    return changed(tree, each)


def _leads(duration: Node, step: Node, said: TextFrom) -> bool:
    if duration.kind not in _SPREAD or duration.at is None or duration.at != step.at:
        return False
    return said(duration).split("、")[0].endswith(("まで", "中", "間", "このターン"))


def to_be_said_endless(steps: tuple[Part, ...], lasting: frozenset[str]) -> list[int]:
    """The places of the steps of which Japanese must say that they have no end, since a step before them has one."""
    found, ends = [], False
    for place, step in enumerate(steps):
        if not isinstance(step, Node):
            continue
        own = step.get("duration")
        if isinstance(own, Node):
            ends = own.kind in _SPREAD
        elif ends and _can(step, lasting):
            found.append(place)
            ends = False
    return found


def _can(node: Node, lasting: frozenset[str]) -> bool:
    return node.kind in lasting and "duration" not in node


def _some_last(node: Node, lasting: frozenset[str]) -> bool:
    return any(_some_last(step, lasting) for step in node["steps"]) if node.kind == "sequence" else _can(node, lasting)


def _lasting(node: Node, duration: Node, lasting: frozenset[str]) -> Node:
    if node.kind == "sequence":
        return Node(node.kind, {"steps": tuple(_lasting(step, duration, lasting) for step in node["steps"])}, node.at)
    return Node(node.kind, {**dict(node.parts), "duration": duration}, node.at) if _can(node, lasting) else node
