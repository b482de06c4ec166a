"""Qualities that are one ability, said of what fits as long as a card is there, and given to a card for a while or for good."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards import Ability
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.filters import Fits
from engine.language.meaning.grants import Grant, given, itself
from engine.language.tree import Node

AbilityOf = Callable[[Bench, Node, Fits], Ability]


def held_or_given(register: Meanings, *kinds: str) -> Callable[[AbilityOf], AbilityOf]:
    """Register what makes the ability of some kinds of qualities, of what fits; where it is given, that is the card that has it."""

    def both(make: AbilityOf) -> AbilityOf:
        def continuous(b: Bench, node: Node) -> Callable[[Fits], Ability]:
            return lambda fits: make(b, node, fits)

        def handed(b: Bench, node: Node) -> Grant:
            return given(make(b, node, itself))

        register.means("continuous", *kinds)(continuous)
        register.means("quality", *kinds)(handed)
        return make

    return both
