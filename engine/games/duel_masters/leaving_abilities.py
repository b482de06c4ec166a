"""What triggers, and how often: abilities ignored as their creature left, and one ability upon several events of one effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.kernel.cards import CardAbility
from engine.kernel.gather import heard_as
from engine.kernel.holding import blanked
from engine.kernel.state import Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def ignored_as_it_left(run: Run, e: Event, before: Thing) -> None:
    """A creature whose abilities were ignored has left: by rule what would trigger upon it does not; or it does, being ignored no more."""
    if e.type not in run.game.umbrella and e.type != "destroyed":
        return
    types = heard_as(run, e, before)
    own = [h for h in before.card.face(before.face).abilities if (tr := h.ability.trigger) is not None and tr.own and tr.event in types]
    found = tuple(h for h in own if h.ability.role == "triggered" and h not in before.abilities)
    if not found or not blanked(run.state, before):
        return
    run.cite(rule.IGNORED_LEAVING)
    if run.answer(rule.IGNORED_LEAVING) == "triggers":
        e.brings = (*e.brings, *found)


def counted_already(run: Run, event: Event, h: CardAbility, holder: Thing) -> bool:
    """Whether an ability waits already for another event of the same effect, and by rule does so once for all of them."""
    if not event.source or not run.resolving:
        return False
    waiting = (p.event for p in run.agenda if p.card_ability == h and p.source == holder.id)
    if not any(e is not None and e.type == event.type and e.source == event.source for e in waiting):
        return False
    run.cite(rule.EACH_EVENT)
    return run.answer(rule.EACH_EVENT) == "each-effect"
