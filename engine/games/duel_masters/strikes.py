"""G-Strike: a card that comes from the shields is shown, and a creature of the other player cannot attack this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.kernel import moves
from engine.kernel.against import kept_from
from engine.kernel.forbid import Wanted, forbidden
from engine.kernel.state import OTHER, Expiry, Thing
from engine.kernel.targets import choose
from engine.kernel.temporary import TemporaryKeyword
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

WHOM = {"en": "the creature that cannot attack", "ja": "攻撃できなくするクリーチャー"}


def able(run: Run, t: Thing) -> bool:
    """Whether a card may be shown for its G-Strike."""
    if "g-strike" not in t.keywords:
        return False
    run.cite(rule.G_STRIKE)
    return run.answer(rule.G_STRIKE) == "not-used" or forbidden(run, Wanted("trigger", t.owner, t)) is None


def strike(run: Run, t: Thing) -> None:
    """Show the card; a chosen creature of the other player cannot attack until the end of the turn."""
    run.cite(rule.G_STRIKE)
    run.happen(Event("revealed", t.id, t.owner, 0, t.id))
    things = run.state.things
    theirs = [things[i] for i in run.state.zone(OTHER[t.owner], "battle")]
    kept = [any(kept_from(o, mark, t.card.kind, theirs=True) for mark in ("untargetable", "untargetable-by")) for o in theirs]
    found = [o.id for o, safe in zip(theirs, kept, strict=True) if o.attack is not None and not safe]
    if not found:
        return
    (i,) = choose(run, t.owner, found, 1, Message("choose", {"source": t, "text": WHOM}))
    run.cite(rule.G_STRIKE)
    target = run.state.things[i]
    moves.change(run, target, keywords=(*target.keywords, "cannot-attack"))
    moves.expire_later(run, Expiry("end-of-turn", run.state.turn, i, target.since, TemporaryKeyword("cannot-attack"), t.id))
    name = {"en": "can't attack", "ja": "攻撃できない"}
    run.happen(Event("keyword-gained", i, target.controller, 0, t.id, keyword=name, word="cannot-attack"))
