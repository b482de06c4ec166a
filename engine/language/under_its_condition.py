"""How far 「…なら、」 reaches in Japanese: over the sentences behind it, to the next that has a condition of its own.

Japanese cards print 「覚醒 状態なら、カードを1枚引く。自分のリーダーを2回復。」 where English ones print “if Overflow is active for you, draw a card and
restore 2 defense to your leader”. What is done whether or not it is so begins with 「また、」 behind such a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.changing import changed
from engine.language.tree import Node, Part

BESIDES = "また、"  # begins a sentence that is done whether or not what the one before it asks is so
_ASKING = frozenset(("if", "instead", "more"))
APART = "apart"  # the part of a sentence that begins so


def under_its_condition(tree: Node, reaches_on: bool) -> Node:
    """A tree of a Japanese text in which what stands behind a condition is done under it, unless it is said to be apart; in a game whose cards mean it so."""
    if reaches_on and not tree.kinds.isdisjoint(_ASKING):
        return changed(tree, _body)
    return changed(tree, _plain) if any(APART in node for node in tree.of("say")) else tree


def _body(node: Node) -> Node:
    sentences = node.get("sentences")
    if node.kind != "body" or not isinstance(sentences, tuple):
        return node
    made: list[Node] = []
    for sentence in sentences:
        apart = sentence.kind == "say" and APART in sentence
        if made and not apart and reaches(made[-1], sentence):
            then = made[-1]["then"]
            both = Node(then.kind, {"steps": (*then["steps"], *sentence["then"]["steps"])}, then.at)
            made[-1] = Node(made[-1].kind, {**dict(made[-1].parts), "then": both}, made[-1].at)
        else:
            made.append(_plain(sentence))
    return Node(node.kind, {**dict(node.parts), "sentences": tuple(made)}, node.at)


def _plain(sentence: Node) -> Node:
    return Node("say", {name: part for name, part in sentence.parts if name != APART}, sentence.at) if sentence.kind == "say" and APART in sentence else sentence


def reaches(before: Node, sentence: Node) -> bool:
    """Whether the condition of a sentence reaches over the one behind it."""
    does = before["then"].kind == "sequence" if before.kind in _ASKING and "condition" in before and "otherwise" not in before else False
    return does and sentence.kind == "say" and isinstance(sentence["then"], Node) and sentence["then"].kind == "sequence"


def to_be_said_apart(sentences: Sequence[Part]) -> list[int]:
    """The places of the sentences of which Japanese must say that the condition before them is none of theirs."""
    pairs = [(place, sentences[place - 1], sentence) for place, sentence in enumerate(sentences) if place]
    return [place for place, before, sentence in pairs if isinstance(before, Node) and isinstance(sentence, Node) and reaches(before, sentence)]
