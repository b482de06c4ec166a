"""Acts before the one that speaks of a number to be worked out, in one Japanese clause: 「カードを2枚引き、相手のリーダーに「自分の手札の枚数」と同じダメージ」.

The number is worked out once they are done, as English says it: “draw 2 cards and deal X damage …, where X is …”. Several numbers in one sentence
are letters: “deal X damage … and restore Y defense …. X equals … and Y equals …”.
"""

from __future__ import annotations

from engine.language.changing import changed
from engine.language.tree import Node
from engine.language.unknown_x import letters_of

AFTER = "after_these"  # a clause with a number, and the acts that come before it
NUMBERS = "numbers_in_turn"  # a clause with a number, and one behind it that has perhaps a number of its own
LETTERS = "XYZ"
_OF_WHAT_WAS_DONE = frozenset(("that_many", "done", "damage_dealt", "that_sum"))  # numbers that only the act before gives
_POINTING = frozenset(("it", "them", "that"))
_SO_MUCH = ("as_many",)  # of which the change of figures is so much, wherever it stands


class NotOneClause(Exception):
    """The acts and the clause cannot be said as one. ``node`` is both together."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.kind)
        self.node = node


def in_one_clause(tree: Node) -> Node:
    """A tree in which the acts stand in the clause that speaks of the number, and each number in a sentence of its own. Raises NotOneClause."""
    if tree.kinds.isdisjoint((AFTER, NUMBERS)):
        return tree
    made = changed(tree, _each)
    for left in made.of(NUMBERS, AFTER):
        raise NotOneClause(left)
    return made


def _each(node: Node) -> Node:
    if node.kind == AFTER:
        return _joined(node)
    if node.kind == NUMBERS and node["then"].kind == "sequence":
        return _with_steps(node["first"], behind=node["then"]["steps"])
    return _apart(node) if node.kind == "body" else node


def _with_steps(clause: Node, before: tuple[Node, ...] = (), behind: tuple[Node, ...] = ()) -> Node:
    """A clause with a number, and acts before and behind those that it has."""
    then = clause["then"]
    return Node(clause.kind, {**dict(clause.parts), "then": Node("sequence", {"steps": (*before, *then["steps"], *behind)}, then.at)}, clause.at)


def _apart(body: Node) -> Node:
    """A body in which a sentence with several numbers says a letter of each, and what they are behind it; or one after the other, where it must be so."""
    made: list[Node] = []
    taken = {letter for sentence in body["sentences"] if _numbers(sentence) is None for letter in letters_of(sentence)}
    for sentence in body["sentences"]:
        numbers = _numbers(sentence)
        later = sentence.get("then")
        if sentence.kind == "say" and isinstance(later, Node) and later.kind == AFTER:
            then = later["then"]
            made.append(Node("say", {"then": Node("sequence", {"steps": later["before"]}, sentence.at)}, sentence.at))
            made.append(then if then.kind in ("if", "later") else Node("say", {"then": then}, then.at))
            continue
        if numbers is None:
            made.append(sentence)
            continue
        before = sentence["then"].get("before")
        if before is not None and sentence.kind == "say":
            made.append(Node("say", {"then": Node("sequence", {"steps": before}, before[0].at)}, sentence.at))
        elif before is not None:
            raise NotOneClause(sentence["then"])
        in_turn = any(len(clause["then"]["steps"]) > 1 or not clause["x"].kinds.isdisjoint(_OF_WHAT_WAS_DONE) for clause in numbers[1:])
        if in_turn and sentence.kind == "say" and all(clause["x"].kinds.isdisjoint(_POINTING) for clause in numbers[1:]):
            made += [Node("say", {"then": clause}, clause.at) for clause in numbers]
        elif not in_turn and taken.isdisjoint(LETTERS[: len(numbers)]) and all(letters_of(clause["then"]) == {"X"} for clause in numbers):
            steps = [step for letter, clause in zip(LETTERS, numbers, strict=False) for step in _called(letter, clause["then"])["steps"]]
            made.append(Node(sentence.kind, {**dict(sentence.parts), "then": Node("sequence", {"steps": tuple(steps)}, numbers[0].at)}, sentence.at))
            made += [Node("x_is", {"x": clause["x"], **({"names": letter} if letter != "X" else {})}, clause.at) for letter, clause in zip(LETTERS, numbers, strict=False)]
        else:
            raise NotOneClause(sentence["then"])
    return Node(body.kind, {**dict(body.parts), "sentences": tuple(made)}, body.at)


def _numbers(sentence: Node) -> list[Node] | None:
    """The clauses of a sentence of which each has a number; None where it is no such sentence."""
    clause = sentence.get("then")
    if sentence.kind not in ("say", "if") or not isinstance(clause, Node) or clause.kind != NUMBERS:
        return None
    found: list[Node] = []
    while clause.kind == NUMBERS:
        found.append(clause["first"])
        clause = clause["then"]
    found.append(clause)
    told = len(found) <= len(LETTERS) and all(one.kind == "where" and one["then"].kind == "sequence" for one in found)
    return found if told else None


def _called(letter: str, clause: Node) -> Node:
    """A clause whose number has that letter."""
    return clause if letter == "X" else changed(clause, lambda node: Node("x", {"name": letter}, node.at) if node.kind == "x" else node)


def _joined(node: Node) -> Node:
    clause, before = node["then"], node["before"]
    if clause.kind == NUMBERS:
        return Node(NUMBERS, {**dict(clause.parts), "before": (*before, *clause.get("before", ()))}, node.at)
    then = clause.get("then")
    if clause.kind == "sequence":
        first, *rest = clause["steps"]
        first = first if first.at is not None else Node(first.kind, dict(first.parts), clause.at)  # where it begins tells later whether it has a subject
        return Node("sequence", {"steps": (*before, first, *rest)}, clause.at)
    apart = not isinstance(then, Node) or then.kind != "sequence" or clause.kind in ("if", "later")
    if apart or (clause.kind in _SO_MUCH and any(part.kind == "stats" for step in before for part in step.walk())):
        return node  # a sentence of its own, where there can be one
    return _with_steps(clause, before)
