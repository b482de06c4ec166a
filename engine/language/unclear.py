"""What is raised where it can't be told what a part of a text is meant of."""

from __future__ import annotations

from collections.abc import Callable

from engine.language import errors
from engine.language.tree import Node


class Unclear(Exception):
    """How far a word reaches can't be told. ``node`` is the part that says nothing of it itself; ``error`` is what is said of it there."""

    error: Callable[[int, int, str], errors.LanguageError] = staticmethod(errors.reach_unclear)

    def __init__(self, node: Node) -> None:
        super().__init__(node.kind)
        self.node = node


class GainUnclear(Unclear):
    """What a card is given in a clause without a subject, behind one that is about another card."""

    error = staticmethod(errors.gain_unclear)
