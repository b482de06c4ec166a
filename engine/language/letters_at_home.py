"""How much X is, said where X is spoken of, and things done once for all that are counted.

“Draw a card. Deal X damage to an enemy follower. X equals your hand.” says of the one sentence that speaks of X what X is, as 「…にXダメージ（Xは…）」 does. “Draw a
card for each Knight” and 「ナイトの数と同じだけカードを引く」 draw as many cards as there are Knights.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.tree import Node
from engine.language.unknown_x import gives_x, letters_of, own_parts

_ONE = Node("number", n=1)
_X = Node("x")


def x_at_home(sentences: Sequence[Node]) -> tuple[Node, ...]:
    """The sentences of a text with what X is in the one right before it, where none further up speaks of X."""
    made: list[Node] = []
    for sentence in sentences:
        home = _with_x(made[-1], sentence["x"]) if made and _only_x(sentence) and not any(_speaks(one) for one in made[:-1]) else None
        if home is None:
            made.append(sentence)
        else:
            made[-1] = home
    return tuple(made)


def _only_x(sentence: Node) -> bool:
    return sentence.kind == "x_is" and {name for name, _ in sentence.parts} == {"x"}


def _speaks(sentence: Node) -> bool:
    return "X" in letters_of(sentence) or any(gives_x(part) or part.kind == "x_is" for part in own_parts(sentence))


def _with_x(sentence: Node, x: Node) -> Node | None:
    """A sentence, or a clause, with what X is; None where that is no part of it."""
    if sentence.kind == "sequence":
        return Node("where", {"then": sentence, "x": x}, sentence.at) if letters_of(sentence) == {"X"} and not any(gives_x(part) for part in own_parts(sentence)) else None
    apart = [part for name, part in sentence.parts if name != "then" and isinstance(part, Node)]
    if sentence.kind not in ("say", "if", "paying") or "otherwise" in sentence or any("X" in letters_of(part) for part in apart):
        return None
    if sentence.kind == "if" and not x.kinds.isdisjoint(("it", "them", "that")):
        return None
    then = _with_x(sentence["then"], x)
    return None if then is None else Node(sentence.kind, {**dict(sentence.parts), "then": then}, sentence.at)


def so_many_at_once(node: Node) -> Node:
    """“Draw a card for each Knight” as drawing so many: one thing that can be counted, done X times."""
    again = node["then"]
    steps: tuple[Node, ...] = again["then"]["steps"] if again.kind == "repeat" and again["n"] == _X and again["then"].kind == "sequence" else ()
    many = _times_x(steps[0]) if len(steps) == 1 else None
    return node if many is None else Node(node.kind, {**dict(node.parts), "then": Node("sequence", {"steps": (many,)}, again.at)}, node.at)


def _times_x(step: Node) -> Node | None:
    """A step that draws or brings one card, or gives back one point, so many times at once; None for any other."""
    part = _COUNTED.get(step.kind)
    if part is not None and step.get(part) == _ONE:
        return Node(step.kind, {**dict(step.parts), part: _X}, step.at)
    made = step.get("made", ())
    if step.kind in ("summon", "add") and len(made) == 1 and made[0].kind == "new" and made[0]["count"] == _ONE:
        return Node(step.kind, {**dict(step.parts), "made": (Node("new", {**dict(made[0].parts), "count": _X}, made[0].at),)}, step.at)
    return None


_COUNTED = {"draw": "count", "points": "amount", "heal": "amount"}
