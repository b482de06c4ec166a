"""What a sentence speaks of that must have been said before it: “it”, “them”, “that follower”."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.language.changing import SPOKEN_OF
from engine.language.tree import Node
from engine.language.unknown_x import own_parts

POINTING = frozenset(("it", "them", "that", "nth_selected", "of_them"))
_NOT_ITSELF = POINTING - {"it"}
_THIS = Node("this")
_BY_ITSELF = ("fanfare", "last_words", "evolve", "super_evolve")  # triggers that speak of nothing but the card that has them
_OF_THIS = ("this", "fused_to_this")  # what a condition asks of the card itself
_OTHERS = frozenset(("filter", "leader"))  # what it asks of others
_IN_PLAY = frozenset(("figures", "figures_each", "keyword"))
_COPIES = ("copies", "exact_copies")  # what is new, of something that was said


def steps_of(node: Node) -> Iterator[Node]:
    """The effects of a clause, in their order."""
    if node.kind == "sequence":
        yield from node["steps"]
        return
    if node.kind == "each_in_turn":  # its steps are about the one whose turn it is
        yield node
        return
    for part in ("then", "do"):
        inner = node.get(part)
        if isinstance(inner, Node):
            yield from steps_of(inner)


def gains_itself(sentence: Node) -> bool:
    """Whether a sentence gives figures or words to the card that says it, or evolves it."""
    return any(part.kind == "gain" or (part.get("targets") == (_THIS,) and _has_more(part)) for part in own_parts(sentence))


def _has_more(part: Node) -> bool:
    """Whether that is what only a card in play has: other figures, words, another side."""
    grants = part.get("grants") or (part["quality"]["grants"] if part.kind == "be" and part["quality"].kind == "has" else ())
    return part.kind == "evolve" or any(grant.kind in _IN_PLAY for grant in grants)


def points_back(sentence: Node, words: Collection[str] = POINTING) -> bool:
    """Whether a sentence speaks, in one of these words, of something before it has said anything that could be meant."""
    if isinstance(sentence.get("subject"), Node) or isinstance(sentence.get("trigger"), Node):
        return False  # of that: "When this creature would be destroyed, return it to your hand instead."
    condition = sentence.get("condition")
    then = sentence.get("then")
    if isinstance(then, Node) and then.kind == "paying" and not SPOKEN_OF.isdisjoint(then["cost"].kinds):
        return False  # of what it is paid with
    parts = [*([condition] if isinstance(condition, Node) else []), *(steps_of(then) if isinstance(then, Node) else [])]
    if isinstance(then, Node) and then.kind == "where":
        parts.append(then["x"])
    for part in parts:
        if any(node.kind in _COPIES and node["target"].kind in words for node in own_parts(part)):
            return True
        kinds = {node.kind for node in own_parts(part)}
        if kinds & SPOKEN_OF or (part is not condition and part.get("targets") == (_THIS,)):
            return False
        if not kinds.isdisjoint(words):
            return True
    return False


def points_at_nothing(trigger: Node, sentence: Node) -> bool:
    """Whether the first sentence of an ability that only its own card sets off speaks of others, which nobody can have named.

    “It” is that card, unless the sentence asks for other cards first: “if your opponent played a follower, destroy it”.
    """
    if trigger.kind not in _BY_ITSELF:
        return False
    condition = sentence.get("condition")
    asks = isinstance(condition, Node) and "target" not in condition and not _OTHERS.isdisjoint(condition.kinds) and condition.kinds.isdisjoint(_OF_THIS)
    otherwise = sentence.get("otherwise")
    return points_back(sentence, POINTING if asks else _NOT_ITSELF) or (isinstance(otherwise, Node) and asks and points_back(otherwise))


def given_points_at_nothing(sentences: Sequence[Node]) -> bool:
    """Whether a leader, or the card itself, is given what is done at a later moment to something that nobody has named: “give your leader "at the end of your turn: destroy it"”."""
    for sentence in sentences:
        if "condition" in sentence:
            return False
        for step in steps_of(sentence["then"]) if isinstance(sentence.get("then"), Node) else ():
            if not step.kinds.isdisjoint(SPOKEN_OF) and any(part.kind in SPOKEN_OF for part in own_parts(step)):
                return False
            if step.kind in ("give", "gain") and any(grant.kind == "ability" and put_off(grant["line"]) for grant in step["grants"]):
                return True
    return False


def put_off(line: Node) -> bool:
    """Whether an ability comes at the start or end of a turn and is done to what was spoken of as it was given."""
    return line.kind == "ability" and line["trigger"].kind in ("turn_start", "turn_end") and points_back(line["body"]["sentences"][0])
