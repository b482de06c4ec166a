"""What is made void while it waits, and what is not: the plays of a player whom a text keeps from that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.kernel import stack
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

STANDS = "plays-stand"  # the mark of a player, with the kinds of card behind it


def negated(run: Run, e: Event) -> None:
    """What waits of a card is made void, unless it is a play that cannot be; an effect that a card on the field was used for is no play."""
    t = run.state.things[e.subject]
    marks = run.state.things[run.state.zone(t.controller, "leader")[0]].keywords
    kinds = {kind for word in marks if word.partition(":")[0] == STANDS for kind in word.partition(":")[2].split("+")}
    if t.zone == "resolving" and t.card.kind in kinds:
        run.cite(rule.PUT_FORBIDDEN)
        e.cannot = e.type
        return
    stack.negated(run, e)
