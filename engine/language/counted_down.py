"""An amulet whose Countdown is reduced is destroyed by the rules when it has come to 0: “if it's destroyed” asks for that, and not for what an effect did."""

from __future__ import annotations

from engine.language.changing import changed
from engine.language.tree import Node

COUNTDOWN = Node("attribute", name="countdown")
_DESTROYS = frozenset(("destroy", "deal", "deal_pool", "banish", "return"))
_ASKED = Node("exists", yes=1, filter=Node("filter", noun=Node("card"), tests=(Node("done", deed=Node("destroyed")),)))
_AT_NOTHING = Node("has_figure", target=Node("it"), attribute=COUNTDOWN, bound=Node("at_most", n=Node("number", n=0)))


def counted_out(tree: Node) -> Node:
    """A tree in which a sentence that asks whether what was counted down is destroyed asks for its Countdown."""
    if not any(map(_counts, tree.of("change"))):
        return tree
    return changed(tree, _body)


def _counts(step: Node) -> bool:
    return step.kind == "change" and step["how"] == "less" and step["attribute"] == COUNTDOWN


def _body(node: Node) -> Node:
    if node.kind != "body":
        return node
    made: list[Node] = []
    counted = False
    for sentence in node["sentences"]:
        if counted and sentence.kind in ("if", "instead") and sentence["condition"] == _ASKED:
            sentence = Node(sentence.kind, {**dict(sentence.parts), "condition": _AT_NOTHING}, sentence.at)
        kinds = list(sentence.walk())
        counted = any(map(_counts, kinds)) and not any(part.kind in _DESTROYS for part in kinds)
        made.append(sentence)
    return Node(node.kind, {**dict(node.parts), "sentences": tuple(made)}, node.at)
