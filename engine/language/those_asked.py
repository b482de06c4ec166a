"""Of whom “them”, or “it”, is said in a sentence that asks for cards and does something to them: “if there are 3 or more enemy followers, deal 2 damage to them”.

Only where nothing before speaks of anything else, be it an earlier sentence or what the ability waits for.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.language import errors
from engine.language.changing import SPOKEN_OF, SPOKEN_OF_BUT_DRAWN, changed
from engine.language.tree import Node
from engine.language.unclear import Unclear

_THEM = Node("them")
_IT = Node("it")
_THIS = Node("this")
_MOMENTS = ("turn_start", "turn_end")  # triggers that are about nothing at all
_ASKING = ("if", "instead")
_ON_THE_TABLE = ("deal", "destroy", "heal", "evolve", "return")
ABOUT = ("subject", "deed", "first", "when")  # parts of triggers that are about something


class WhichOneUnclear(Unclear):
    """What is done to “it” or “that follower” where a condition asks whether there is one, and there may be several."""

    error = staticmethod(errors.which_one_unclear)


def spoken_of_in_condition(tree: Node, tidy: Callable[[Node], Node]) -> Node:
    """A tree in which such a sentence says itself to what it is done: to all that it asks for. ``tidy`` puts the words of a filter in order.

    Raises WhichOneUnclear where it is done to one, of which there may be several.
    """
    if not any(_meant(node["condition"]) is not None or _asks_for_one(node["condition"]) or _of_this(node["condition"]) or "leader" in node["condition"].kinds for node in tree.of(*_ASKING)):
        return tree

    def whole(node: Node) -> Node:
        body = node.get("body")
        if node.kind not in ("ability", "text") or body is None or any(part in node.get("trigger", ()) for part in ABOUT):
            return node
        at_a_moment = node.kind == "ability" and node["trigger"].kind in _MOMENTS
        return Node(node.kind, {**dict(node.parts), "body": _body(body, at_a_moment)}, node.at)

    return tidy(changed(tree, whole))


def _body(body: Node, at_a_moment: bool) -> Node:
    sentences: tuple[Node, ...] = body["sentences"]
    before = next((n for n, s in enumerate(sentences) if s.kind != "if" or _speaks(s["then"])), len(sentences))
    made = tuple(_of_these(s, at_a_moment) if n <= before and s.kind == "if" else _of_several(s, sentences[:n]) for n, s in enumerate(sentences))
    return Node(body.kind, {**dict(body.parts), "sentences": made}, body.at)


def _of_several(sentence: Node, before: tuple[Node, ...]) -> Node:
    """A sentence behind others that does something to “them”, where those spoke of one thing alone: to all that it asks for itself."""
    then = sentence.get("then")
    if sentence.kind not in _ASKING or then.kind != "sequence" or then["steps"][0].get("targets") != (_THEM,):
        return sentence
    spoken = [part for one in before for part in one.walk() if part.kind in SPOKEN_OF]
    return _of_these(sentence, at_a_moment=False) if spoken and all(map(_single, spoken)) else sentence


def _single(spoken: Node) -> bool:
    """Whether one card is spoken of."""
    return spoken.get("count") == Node("number", n=1) and spoken.kind in ("chosen", "random", "first", "top", "new", "copies", "exact_copies", "draw")


def _speaks(then: Node) -> bool:
    return not SPOKEN_OF.isdisjoint(then.kinds)


def _of_these(sentence: Node, at_a_moment: bool) -> Node:
    then = sentence["then"]
    if then.kind != "sequence":
        return sentence
    at = _where_pointed_back(then["steps"])
    first = then["steps"][at]
    targets, condition = first.get("targets"), sentence["condition"]
    meant = _meant(condition) if targets == (_THEM,) else None
    if _of_one(targets) and _asks_for_one(condition):
        raise WhichOneUnclear(first)
    if at == 0 and targets == (_IT,) and first.kind in ("deal", "heal") and condition.kind == "has_figure" and condition["target"].kind == "leader":
        meant = condition["target"]
    if meant is None and at_a_moment and targets == (_IT,) and _of_this(condition):
        meant = _THIS
    if meant is None:
        return sentence
    meant = Node(first.kind, {**dict(first.parts), "targets": (meant,)}, first.at)
    steps = (*then["steps"][:at], meant, *then["steps"][at + 1 :])
    return Node(sentence.kind, {**dict(sentence.parts), "then": Node(then.kind, {"steps": steps}, then.at)}, sentence.at)


def _where_pointed_back(steps: tuple[Node, ...]) -> int:
    """At which step a clause may speak of what its condition asks for: the first, or a later one behind what is done to nothing but the player, or the card whose text it is.

    A card that is drawn is “it”, but for what is done on the table alone; “that follower” is told from the card itself.
    """
    drawn = named = False
    for n, step in enumerate(steps):
        targets: tuple[Node, ...] = step.get("targets") or ()
        if n and len(targets) == 1 and (targets[0].kind == "that" or (targets[0] in (_IT, _THEM) and not named and (not drawn or step.kind in _ON_THE_TABLE))):
            return n
        if not step.kinds.isdisjoint(SPOKEN_OF_BUT_DRAWN):
            break
        drawn, named = drawn or "draw" in step.kinds, named or bool(targets)
    return 0


def _of_this(condition: Node) -> bool:
    """Whether a condition asks of the card itself: “if this follower attacked this turn, give it Barrier”."""
    if condition.kind == "both":
        return _of_this(condition["first"]) or _of_this(condition["second"])
    return any(_THIS in (part.get("target"), part.get("subject")) for part in condition.walk())


def _of_one(targets: object) -> bool:
    """Whether something is done to “it”, or to “that follower”."""
    return isinstance(targets, tuple) and len(targets) == 1 and (targets[0] == _IT or targets[0].kind == "that")


def _asks_for_one(condition: Node) -> bool:
    """Whether a condition asks for a card without a number, of which there may be several: “if an allied Fairy is in play, evolve it”."""
    return condition.kind in ("exists", "has_cards") and "bound" not in condition and _asked(condition) is not None


def _meant(condition: Node) -> Node | None:
    """All that a condition asks for, or the leader of whom it asks something."""
    if condition.kind == "has_figure" and condition["target"].kind == "leader":
        leader: Node = condition["target"]
        return leader
    asked = _asked(condition)
    return asked and Node("all", filter=asked)


def _asked(condition: Node) -> Node | None:
    """The cards that a condition asks for, where there must be some."""
    if condition.kind == "both":
        return _asked(condition["second"]) or _asked(condition["first"])
    filter: Node | None = condition.get("filter")
    if filter is None or filter.kind != "filter":
        return None
    if condition.kind == "exists" and condition["yes"]:
        return filter
    if condition.kind != "has_cards" or any(test.kind == "in" for test in filter.get("tests") or ()):
        return filter if condition.kind == "has_cards" else None
    if any(a.kind == "side" for a in filter.get("adjectives") or ()) or condition["player"]["who"] not in ("me", "opponent"):
        return filter
    return Node(filter.kind, {**dict(filter.parts), "adjectives": (*(filter.get("adjectives") or ()), Node("side", who=condition["player"]["who"]))}, filter.at)
