"""How far 「…なら、」 reaches in Japanese: over the sentences behind it, to the next that has a condition of its own.

Japanese cards print 「覚醒 状態なら、カードを1枚引く。自分のリーダーを2回復。」 where English ones print “if Overflow is active for you, draw a card and
restore 2 defense to your leader”. What is done whether or not it is so begins with 「また、」 behind such a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.changing import changed
from engine.language.told_later import as_given
from engine.language.tree import Node, Part
from engine.language.unknown_x import letters_of

BESIDES = "また、"  # begins a sentence that is done whether or not what the one before it asks is so
_ASKING = frozenset(("if", "instead", "more"))
_REACHED = frozenset(("sequence", "where", "repeat"))
APART = "apart"  # the part of a sentence that begins so


class NoWordsForBoth(Exception):
    """A condition reaches over a sentence that can't stand in one clause with what is before it. ``node`` is that sentence."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.kind)
        self.node = node


def under_its_condition(tree: Node, reaches_on: bool) -> Node:
    """A tree of a Japanese text in which what stands behind a condition is done under it, unless it is said to be apart; in a game whose cards mean it so. Raises NoWordsForBoth."""
    if reaches_on and not tree.kinds.isdisjoint(_ASKING):
        return changed(tree, _body)
    return changed(tree, _plain) if any(APART in node for node in tree.of("say", "later")) else tree


def _body(node: Node) -> Node:
    sentences = node.get("sentences")
    if node.kind != "body" or not isinstance(sentences, tuple):
        return node
    made: list[Node] = []
    for sentence in sentences:
        apart = APART in sentence
        if made and not apart and reaches(made[-1], sentence):
            if (more := _done(sentence)) is None:
                raise NoWordsForBoth(sentence)
            made[-1] = Node(made[-1].kind, {**dict(made[-1].parts), "then": _both(made[-1]["then"], more)}, made[-1].at)
        else:
            made.append(_plain(sentence))
    return Node(node.kind, {**dict(node.parts), "sentences": tuple(made)}, node.at)


def _plain(sentence: Node) -> Node:
    return Node(sentence.kind, {name: part for name, part in sentence.parts if name != APART}, sentence.at) if APART in sentence else sentence


def _both(clause: Node, more: Node) -> Node:
    """Two clauses as one; X is worked out once the acts before those that speak of it are done."""
    if clause.kind == "where":
        return Node("where", {**dict(clause.parts), "then": _both(clause["then"], more)}, clause.at)
    if more.kind == "where":
        return Node("where", {**dict(more.parts), "then": _both(clause, more["then"])}, clause.at)
    return Node("sequence", {"steps": (*clause["steps"], *more["steps"])}, clause.at)


def reaches(before: Node, sentence: Node) -> bool:
    """Whether the condition of a sentence reaches over the one behind it."""
    if before.kind not in _ASKING or "condition" not in before or "otherwise" in before or sentence.kind not in ("say", "later"):
        return False
    clause, more = before["then"], sentence["then"]
    return _acts(clause) and isinstance(more, Node) and more.kind in _REACHED and not (more.kind == "where" and "X" in letters_of(clause))


def _done(sentence: Node) -> Node | None:
    """What a sentence does, as acts that can stand behind others; None where there are no words for that in one clause."""
    then: Node = sentence["then"]
    if not _acts(then):
        return None
    return then if sentence.kind == "say" else Node("sequence", {"steps": (as_given((Node("say", {"then": then}, sentence.at),)),)}, sentence.at)


def _acts(clause: Node) -> bool:
    """Whether a clause is acts one after the other, perhaps with X worked out for them."""
    return clause.kind == "sequence" or (clause.kind == "where" and clause["then"].kind == "sequence")


def to_be_said_apart(sentences: Sequence[Part]) -> list[int]:
    """The places of the sentences of which Japanese must say that the condition before them is none of theirs."""
    pairs = [(place, sentences[place - 1], sentence) for place, sentence in enumerate(sentences) if place]
    return [place for place, before, sentence in pairs if isinstance(before, Node) and isinstance(sentence, Node) and reaches(before, sentence)]
