"""What keeps damage from a card by itself: Barrier, and being super-evolved in the own turn. Looked at after all that changes damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import beyond_policies as rule
from engine.games.shadowverse.super_evolving import unharmed
from engine.kernel import moves
from engine.kernel.state import Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

BARRIER = {"en": "Barrier.", "ja": "バリア。"}
SUPER_EVOLVED = {"en": "Super-evolved.", "ja": "超進化後。"}


def kept_off(run: Run, e: Event, t: Thing) -> Thing:
    """Let what keeps damage off do so; returns the card, which may have used up its Barrier."""
    if e.amount > 0 and unharmed(run, t):
        turned_to_nothing(run, e, t, SUPER_EVOLVED)
    if "barrier" not in t.keywords:
        return t
    run.cite(rule.BARRIER_USED)
    if e.amount <= 0 and run.answer(rule.BARRIER_USED) == "damage":
        return t
    turned_to_nothing(run, e, t, BARRIER)
    return moves.change(run, t, keywords=tuple(k for k in t.keywords if k != "barrier"))


def turned_to_nothing(run: Run, e: Event, t: Thing, text: dict[str, str]) -> None:
    """The damage is 0, and the log says why."""
    was, e.amount = e.amount, 0
    run.emit("replaced", Message("damage-changed", {"source": t, "ability": text, "event": e, "was": was}), e, t.controller)
