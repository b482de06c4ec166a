"""Whose attack and defense a Japanese clause sets that does not say it: 「手札のフォロワー1枚のコストを2にして、攻撃力/体力を2/2にする」."""

from __future__ import annotations

from engine.language.tree import Node, TextFrom
from engine.language.unclear import GainUnclear

_ONE = Node("number", n=1)
_BRINGS = ("summon", "add", "put", "draw")
_ABOUT = ("set_figure", "change", "give", "be", "select", "return", "put", "transform", "evolve")  # clauses that speak of what has the figures of the next
_GONE = ("destroy", "banish", "discard")
_POINTING = ((Node("it"),), (Node("them"),))


def bare_figures(step: Node, before: Node, said: TextFrom) -> bool:
    """Whether a step sets attack and defense without saying whose, or is the second half of one that does."""
    if step.kind != "set_figure" or step.get("targets") != (Node("this"),):
        return False
    if step.at is None:
        return before.kind == "set_figure" and before["attribute"] == Node("attribute", name="attack") and before["targets"] in _POINTING
    return said(step).startswith(("攻撃力", "体力"))


def figures_of(before: Node, step: Node) -> tuple[Node, ...] | None:
    """Whose attack and defense a clause sets that does not say it: those of what the clause before it is about; None where that is this card.

    Raises GainUnclear where the clause before it only does something to another card.
    """
    targets = before.get("targets")
    if before.kind in _BRINGS and before.get("count", _ONE) == _ONE:
        return (Node("it"),)
    if not isinstance(targets, tuple) or before.kind in _GONE or all(t.kind in ("this", "leader", "player") for t in targets):
        return None
    if before.kind not in _ABOUT:
        raise GainUnclear(step)
    if all(t.kind in ("it", "them", "that") for t in targets):
        return targets
    return (Node("it" if len(targets) == 1 and targets[0].get("count") == _ONE else "them"),)
