"""“When this follower leaves play, banish it”, 「場を離れるとき、消滅する」: what happens in place of the leaving, since what has left is there no more."""

from __future__ import annotations

from engine.language import errors
from engine.language.tree import Node
from engine.language.unclear import Unclear

_LEAVES = Node("when", happening=Node("leaves"), subject=Node("this"))
_ITSELF = ((Node("it"),), (Node("this"),))


class GoneByThen(Unclear):
    """What banishes its card as it leaves, and also at another moment: in one it is done instead of the leaving, in the other it is done."""

    error = staticmethod(errors.gone_by_then)


def leaves_for_good(node: Node) -> Node:
    """An ability that banishes its card when it leaves the board, and does nothing else, as what it does instead of leaving. Raises GoneByThen."""
    if node.kind != "ability" or {name for name, _ in node.parts} != {"trigger", "body"}:
        return node
    trigger = node["trigger"]
    if trigger != _LEAVES and (trigger.kind != "each_of" or _LEAVES not in (trigger["first"], trigger["second"])):
        return node
    sentences = node["body"]["sentences"]
    then = sentences[0].get("then") if len(sentences) == 1 and sentences[0].kind == "say" else None
    if then is None or then.kind != "sequence" or len(then["steps"]) != 1 or then["steps"][0].kind != "banish" or then["steps"][0]["targets"] not in _ITSELF:
        return node
    if trigger != _LEAVES:
        raise GoneByThen(trigger)
    banished = Node("sequence", {"steps": (Node("banish", targets=(Node("it"),)),)}, then.at)
    instead = Node("replace", {"subject": Node("this"), "would": Node("leaves"), "then": banished}, sentences[0].at)
    return Node("text", {"body": Node("body", {"sentences": (instead,)}, node["body"].at)}, node.at)
