"""Printed figures that are no number: X as what a card costs, “-” as the nodes that it needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.games.vision.nodes import payable
from engine.kernel.notes import COSTS_X, Note
from engine.kernel.requests import Refused
from engine.kernel.targets import number_said, say_x
from engine.kernel.trace import Message
from engine.language.meaning.builder import Bench, Meanings

if TYPE_CHECKING:
    from engine.kernel.cards import Ability
    from engine.kernel.resolve import Context
    from engine.kernel.run import Run
    from engine.kernel.state import Player, Thing
    from engine.language.tree import Node

NO_NUMBER = Meanings()
means = NO_NUMBER.means
NO_NODES = Note[bool]("no_nodes")  # “-” stands where the nodes do that it needs


@means("printed", "costs_x", "no_nodes")
def noted(b: Bench, node: Node) -> list[Ability]:
    """Noted on the card, from this line on."""
    (COSTS_X if node.kind == "costs_x" else NO_NODES).put(b.notes, True)
    return []


@means("test", "no_nodes")
def without_nodes(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """Such a card; for what asks for a number it needs none."""
    return lambda ctx, t: bool(NO_NODES.of(t.card))


def never_played(run: Run, t: Thing) -> None:
    """Refuse to play a card that needs no number of nodes: it comes by effects alone."""
    if NO_NODES.of(t.card):
        raise Refused(rule.PLAY_NODES, Message("refused.no-nodes", {"source": t}))


def said(run: Run, who: Player, t: Thing, free: bool, besides: int) -> int | None:
    """What a player says that X is as a card is played that costs that; None for any other. ``besides`` is what it costs all the same.

    For who pays nothing it is nothing; on a board that says nothing of nodes (``free``) any number can be paid.
    """
    if not COSTS_X.of(t.card):
        return None
    asked = number_said(run)
    if asked is not None and not free and not payable(run, who, asked + besides):
        raise Refused(rule.PLAY_COST, Message("refused.cannot-pay", {"source": t, "cost": asked + besides}))
    return say_x(run, who, t, lambda n: free or payable(run, who, n + besides))
