"""Union: a card for which one card of each of its names is exiled as it enters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.kernel.notes import ALSO_NAMED, Note
from engine.kernel.state import Player, Thing
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

UNITES = Note[tuple[str, ...]]("unites")  # the cards (slugs) of which one each is exiled for it
EXILED = {"en": "what is exiled for the union", "ja": "連結のために除外するカード"}


def united(run: Run, t: Thing, e: Event) -> bool:
    """Whether a card may enter: what it unites is exiled for it; where a card of a name is missing it is exiled itself."""
    names = UNITES.of(t.card)
    if not names:
        return True
    zones = run.ask(rule.UNION_FROM)
    found: list[int] = []
    for slug in names:
        left = [i for i in materials(run, e.player, zones, slug) if i not in found and i != t.id]
        if not left:
            run.happen(Event("put", t.id, t.owner, zone="exile"))
            return False
        found += choose(run, e.player, left, 1, Message("choose-target", {"source": t, "text": EXILED}))
    for i in found:
        run.happen(Event("banished", i, e.player, source=t.id))
    return True


def materials(run: Run, player: Player, zones: tuple[str, ...], slug: str) -> list[int]:
    """A player's cards of a name, which is contained in theirs or which they have on the field as well."""
    things = run.state.things
    cards = [things[i] for zone in zones for i in run.state.zone(player, zone)]
    return [c.id for c in cards if c.card.slug == slug or slug in (ALSO_NAMED.of(c.card) or ())]
