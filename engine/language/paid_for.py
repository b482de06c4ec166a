"""What a printed cost, or a number that is needed, is said before: all that is printed behind it, 「ネクロマンス 4；カードを1枚引く。自分のリーダーを2回復。」.

In our own wording it is of its sentence alone ("Necromancy 4: draw a card. Restore 2 defense to your leader."), so only a printed head is looked for:
a number in brackets or a dash behind it in English, a semicolon or nothing behind it in Japanese.
"""

from __future__ import annotations

import re

from engine.language.changing import changed, with_parts
from engine.language.said_before import POINTING
from engine.language.tree import Node, TextFrom

_HEAD = {
    "en": re.compile(r"[A-Za-z][A-Za-z ]{0,20}(\((\d+|X)\)( [-–—]|:)|( [-–—]) )", re.IGNORECASE),
    "ja": re.compile(r"(土の秘術(?!ス| ?\d* ?[:：])|[^\s。、:：;；「」（）()]{1,8} ?[（(]?(\d+|X)[）)]? ?[;；])"),
}
_EACH_CARD = Node("all", filter=Node("filter", noun=Node("card")))
_HEADED = ("paying", "has_points", "enhanced")

_DONE_TO = {"burial_rite": "buried"}


def of_what_was_paid(tree: Node) -> Node:
    """A tree in which bare “each card” behind a cost that does something to cards is each of those: 「葬送 2; 各カードと同名のカードを出す」."""

    def of_those(node: Node, deed: str) -> Node:
        return Node(node.kind, {"filter": Node("filter", {**dict(node["filter"].parts), "tests": (Node("done", deed=Node(deed)),)}, node["filter"].at)}, node.at)

    def of(node: Node) -> Node:
        deed = _DONE_TO.get(node["cost"].kind) if node.kind == "paying" else None
        if deed is None:
            return node
        return Node(node.kind, {**dict(node.parts), "then": changed(node["then"], lambda part: of_those(part, deed) if part == _EACH_CARD else part)}, node.at)

    return changed(tree, of) if not tree.kinds.isdisjoint(_DONE_TO) else tree


def paid_for(tree: Node, lang: str, said: TextFrom) -> Node:
    """A tree in which the sentences behind a printed head are done as part of the sentence that has it; ``said`` gives the text from where a part begins."""
    if tree.kind not in ("ability", "text") and "line" not in tree:
        return tree
    if "line" in tree:
        line = tree["line"]
        return with_parts(tree, {**dict(tree.parts), "line": paid_for(line, lang, said)}) if isinstance(line, Node) else tree
    sentences = tree["body"]["sentences"]
    made: list[Node] = []
    besides: Node | None = None  # what is paid for where a sentence asks for more than that
    for sentence in sentences:
        if made and _asks_besides(made[-1], lang, said):
            besides = made[-1]["condition"]["first"]
        if _headed(sentence, lang, said):
            besides = None
        if besides is not None and _goes_with_it(sentence):
            made.append(Node("if", {"condition": besides, "then": sentence["then"]}, sentence.at))
        elif made and _headed(made[-1], lang, said) and _goes_with_it(sentence):
            made[-1] = _with(made[-1], sentence["then"]["steps"])
        else:
            made.append(sentence)
    if tuple(made) == tuple(sentences):
        return tree
    return Node(tree.kind, {**dict(tree.parts), "body": Node("body", {"sentences": tuple(made)}, tree["body"].at)}, tree.at)


def _headed(sentence: Node, lang: str, said: TextFrom) -> bool:
    """Whether a sentence begins with a printed head and does its effects one after the other."""
    then = sentence.get("then")
    if sentence.at is None or not isinstance(then, Node) or "otherwise" in sentence:
        return False
    head = then if sentence.kind == "say" else sentence.get("condition") if sentence.kind == "if" else None
    does = then["then"] if then.kind == "paying" else then
    return isinstance(head, Node) and head.kind in _HEADED and does.kind == "sequence" and _HEAD[lang].match(said(sentence)) is not None


def _asks_besides(sentence: Node, lang: str, said: TextFrom) -> bool:
    """Whether a sentence begins with a printed head and asks something more behind it: 「エンハンス 7；復讐状態なら、…」."""
    condition = sentence.get("condition")
    asks = sentence.kind == "if" and isinstance(condition, Node) and condition.kind == "both" and condition["first"].kind == "enhanced"
    return asks and sentence.at is not None and _HEAD[lang].match(said(sentence)) is not None


def _goes_with_it(sentence: Node) -> bool:
    """Whether a sentence only does effects one after the other, and points at nothing that would have to be told first."""
    then = sentence.get("then")
    return sentence.kind == "say" and isinstance(then, Node) and then.kind == "sequence" and POINTING.isdisjoint(sentence.kinds)


def _with(sentence: Node, steps: tuple[Node, ...]) -> Node:
    """A sentence with further effects behind its own."""
    then = sentence["then"]
    does = then["then"] if then.kind == "paying" else then
    more = Node("sequence", {"steps": (*does["steps"], *steps)}, does.at)
    return Node(sentence.kind, {**dict(sentence.parts), "then": Node("paying", {**dict(then.parts), "then": more}, then.at) if then.kind == "paying" else more}, sentence.at)
