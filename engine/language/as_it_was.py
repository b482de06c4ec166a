"""What is asked of a card that the sentence before made another one: “transform it into a Fairy. If it cost 5 or more, …”. It is the new card by then."""

from __future__ import annotations

from itertools import pairwise

from engine.language import errors
from engine.language.tree import Node
from engine.language.unclear import Unclear

_ASKED = ("has_figure", "is", "is_like", "has_keyword", "has_ability")


class AskedOfAnother(Unclear):
    """A condition about a card that has become another one, which can't have been meant and is not the one that it was."""

    error = staticmethod(errors.asked_of_another)


def told_of_which(tree: Node) -> Node:
    """The tree itself. Raises AskedOfAnother where what is asked of a card comes behind what turned it into a certain other one."""
    for body in tree.of("body") if "transform" in tree.kinds else ():
        for before, sentence in pairwise(body["sentences"]):
            condition = sentence.get("condition")
            if _turned(before) and isinstance(condition, Node) and condition.kind in _ASKED and condition.get("target") == Node("it"):
                raise AskedOfAnother(condition)
    return tree


def _turned(sentence: Node) -> bool:
    """Whether the last that a sentence does is to turn a card into one that is named."""
    then = sentence.get("then")
    last = then["steps"][-1] if isinstance(then, Node) and then.kind == "sequence" else sentence
    return last.kind == "transform" and last["made"].kind == "new"
