"""Where an ability ends that an English sentence gives without quotes: “give it the following effect: Can't be attacked. Draw a card”.

What only holds has no moment at which something else could be done: it ends with the last sentence that says what holds, and what is done behind it is
done by the card that gives it. What waits for something goes on to the end of the line, to “Then,”, or to a sentence about “them”, of whom it has not
spoken itself; where a bracket says how long the effect lasts, all before the bracket is of it.
"""

from __future__ import annotations

import re

from engine.language.changing import SPOKEN_OF, changed
from engine.language.tree import Node, TextFrom

_THEN = re.compile(r"then,", re.IGNORECASE)
_QUOTES = tuple('"“「『')
_BRACKET = re.compile(r"\((this|these|the) [^()]*?effects? ", re.IGNORECASE)
_ANOTHER = re.compile(r"following effects?\b", re.IGNORECASE)
_HOLDS = frozenset(("keywords", "while", "replace", "redirect", "stays", "treated_as"))
_AROUND = frozenset(("say", "if"))
_BODY = frozenset(("body",))
_THEM = Node("them")


def given_apart(tree: Node, text: str, said: TextFrom) -> Node:
    """A tree in which each such ability has its own sentences alone. ``said`` gives the text from where a part begins."""
    if not any("ability" in sentence.kinds for node in tree.of("body") for sentence in node["sentences"]):
        return tree

    def apart(node: Node) -> Node:
        if node.kind != "body":
            return node
        made: list[Node] = []
        for sentence in node["sentences"]:
            made += _behind(sentence, text, said)
        return Node(node.kind, {**dict(node.parts), "sentences": tuple(made)}, node.at)

    return changed(tree, apart, _BODY)


def _behind(sentence: Node, text: str, said: TextFrom) -> list[Node]:
    """A sentence, and those that were read as the rest of an ability that it gives and are not of it."""
    moved: list[Node] = []

    def before(node: Node) -> str:
        return text[: len(text) - len(said(node))].rstrip()

    def shorter(node: Node) -> Node:
        line = node.get("line")
        if node.kind != "ability" or not isinstance(line, Node) or "body" not in line:
            return node
        begun = line if line.at is not None else node
        if begun.at is None or before(begun).endswith(_QUOTES):
            return node
        sentences = line["body"]["sentences"]
        cut = next((n for n, one in enumerate(sentences) if n and one.at is not None and _ends_before(line, n, before(one)[-5:] + said(one)[:5])), None)
        if cut is None or _closed_behind(said(sentences[cut])):
            return node
        moved.extend(sentences[cut:])
        body = Node("body", {"sentences": sentences[:cut]}, line["body"].at)
        return Node("ability", {**dict(node.parts), "line": Node(line.kind, {**dict(line.parts), "body": body}, line.at)}, node.at)

    return [changed(sentence, shorter), *moved]


def _ends_before(line: Node, place: int, words: str) -> bool:
    """Whether an ability ends before the sentence at a place, around whose beginning those words stand."""
    sentences = line["body"]["sentences"]
    if _THEN.search(words):
        return True
    if "trigger" in line:
        return _THEM in sentences[place].walk() and not any(one.kinds & SPOKEN_OF for one in sentences[: place + 1])
    return all(map(_holds, sentences[:place])) and not _holds(sentences[place])


def _holds(sentence: Node) -> bool:
    """Whether a sentence says what holds, and nothing that is done."""
    then = sentence.get("then")
    if sentence.kind in _HOLDS or not isinstance(then, Node):
        return sentence.kind in _HOLDS
    return sentence.kind in _AROUND and then.kind == "sequence" and all(step.kind == "be" and "duration" not in step for step in then["steps"])


def _closed_behind(rest: str) -> bool:
    """Whether a bracket about the effect stands behind the rest of a text, and is not about another effect that the rest gives."""
    bracket = _BRACKET.search(rest)
    return bracket is not None and _ANOTHER.search(rest[: bracket.start()]) is None
