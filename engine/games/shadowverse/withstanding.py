"""What effects can't do to a card: destroy it, banish it, return it. Some of it holds against the enemy's effects alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import removal_policies as removal
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def marked(run: Run, t: Thing, mark: str, by: Player, source: int) -> bool:
    """Whether a card has this mark against an effect of that player's, from that source."""
    for word in t.keywords:
        name, _, against = word.partition(":")
        if name != mark:
            continue
        if not against:
            return True
        dealer = run.state.things.get(source)
        kind = dealer.card.kind if dealer is not None else ""
        if against == f"kind-{kind}":
            return True
        if by not in ("", t.controller) and against in ("enemy_effects", f"enemy_{kind}s"):
            return True
    return False


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
