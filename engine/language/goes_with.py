"""What a sentence says of the cards that the sentence before it brought: part of that sentence.

English cards say it in one sentence (“Summon a Fairy and give it Rush.”), Japanese ones in two (「フェアリー1体を出す。それは突進 を持つ。」). Both are one
tree, and what is said of cards that come only under a condition or for a price is said under it too.
"""

from __future__ import annotations

from engine.language.changing import changed
from engine.language.told_later import as_given
from engine.language.tree import Node

BRINGS = frozenset(("summon", "add", "draw", "put", "return", "reanimate"))  # effects after which “it” is the card that came
SAID_OF_THEM = frozenset(("give", "evolve", "set_figure", "change"))
_AROUND = frozenset(("say", "if", "paying", "where"))  # what a sentence, or a clause within it, does is its ``then``


def with_what_brings_them(tree: Node) -> Node:
    """A tree in which each sentence that only says something of the cards just brought is part of the one that brought them."""
    return tree if tree.kinds.isdisjoint(BRINGS) or tree.kinds.isdisjoint((*SAID_OF_THEM, "later")) else changed(tree, _together)


def _together(node: Node) -> Node:
    sentences = node.get("sentences")
    if not isinstance(sentences, tuple) or len(sentences) < 2:
        return node
    made: list[Node] = []
    for one in sentences:
        steps = _of_them(one)
        both = _longer(made[-1], steps) if made and steps and not (one.kind == "later" and _plain(made[-1])) else None
        if both is None:
            made.append(one)
        else:
            made[-1] = both
    return node if len(made) == len(sentences) else Node(node.kind, {**dict(node.parts), "sentences": tuple(made)}, node.at)


def _plain(sentence: Node) -> bool:
    """Whether a sentence does what it does in any case."""
    return sentence.kind in ("say", "later") and sentence["then"].kind == "sequence"


def _of_them(sentence: Node) -> tuple[Node, ...]:
    """The steps of a sentence that speaks of nothing but the cards just named; () for any other."""
    if sentence.kind == "later" and _plain(sentence) and all(step.get("targets") in _POINTING for step in sentence["then"]["steps"]):
        return (as_given((Node("say", {"then": sentence["then"]}, sentence.at),)),)
    then = sentence.get("then") if sentence.kind == "say" else None
    if not isinstance(then, Node) or then.kind != "sequence":
        return ()
    steps: tuple[Node, ...] = then["steps"]
    return steps if all(step.kind in SAID_OF_THEM and step.get("targets") in _POINTING for step in steps) else ()


_POINTING = ((Node("it"),), (Node("them"),))


def _longer(sentence: Node, steps: tuple[Node, ...]) -> Node | None:
    """A sentence that brings cards with more said of them; None where it brings none, or does more behind that."""
    if sentence.kind == "sequence":
        done: tuple[Node, ...] = sentence["steps"]
        last = next((step for step in reversed(done) if step.kind not in SAID_OF_THEM or step.get("targets") not in _POINTING), None)
        return Node("sequence", {"steps": (*done, *steps)}, sentence.at) if last is not None and last.kind in BRINGS else None
    then = sentence.get("then")
    if sentence.kind not in _AROUND or "otherwise" in sentence or not isinstance(then, Node):
        return None
    inner = _longer(then, steps)
    return None if inner is None else Node(sentence.kind, {**dict(sentence.parts), "then": inner}, sentence.at)
