"""What effects can't do to a card: destroy it, banish it, return it, or anything at all. Some of it holds against some effects alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import removal_policies as removal
from engine.kernel.against import marked
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

NOT_AFFECTED = "not-affected"
IN_FIGURES = "affected-in-figures"


def affected(run: Run, t: Thing, deed: str, by: Player, source: int) -> bool:
    """Whether an effect of that player's is done to a card on the board; what it does to its own card always is."""
    if source == t.id or t.zone not in ("board", "aboard"):
        return True
    if marked(run, t, NOT_AFFECTED, by, source):
        return False
    if deed == "figures" or not marked(run, t, IN_FIGURES, by, source):
        return True
    return deed == "damage" and run.ask(removal.UNAFFECTED_DAMAGE) == "a-change"


def withstands(run: Run, e: Event, mark: str) -> bool:
    """Whether an effect can't do this to the card. It then is no such deed and nobody hears of one (unless the rule says otherwise)."""
    t = run.state.things[e.subject]
    if e.by != "effect" or t.zone not in ("board", "aboard") or not marked(run, t, mark, e.of, e.source):
        return False
    e.cannot = e.type
    if run.ask(removal.CANNOT_COUNTS) == "counts":
        e.before = t
        e.did = 1
    return True


def protected(t: Thing, *marks: str) -> bool:
    """Whether a card has one of these marks, against whomever."""
    return any(word.partition(":")[0] in marks for word in t.keywords)
