"""Finding that nothing changes any more: the same situation twice, without history and without counters that no rule reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.run import Run

UNREAD = frozenset({"drawn", "healed", "damaged", "times-damaged", "events"})


def situation(run: Run) -> tuple[object, ...]:
    """The table and what waits, as a value that is equal when nothing that matters differs."""
    state, resting = run.state, run.game.resting
    things = tuple(
        (t.id, t.card.slug, t.zone, t.controller, t.face, t.attack, t.defense, t.damage, t.cost, t.keywords, len(t.abilities), t.host)
        for t in state.things.values()
        if t.zone not in resting
    )
    points = tuple(sorted((k, v) for k, v in state.points.items() if k[1] not in UNREAD))
    waiting = tuple((p.source, id(p.ability), p.controller) for p in run.agenda)
    return (things, points, waiting, len(run.decisions), state.turn_number)


class Watch:
    """Remembers situations once a run has become suspiciously long (``threshold`` looks), so that short runs pay nothing."""

    __slots__ = ("looks", "past", "threshold")

    def __init__(self, threshold: int = 60) -> None:
        self.looks = 0
        self.past: set[tuple[object, ...]] = set()
        self.threshold = threshold

    def fork(self) -> Watch:
        """One that remembers the same."""
        other = Watch(self.threshold)
        other.looks, other.past = self.looks, set(self.past)
        return other

    def seen(self, run: Run) -> bool:
        """Whether this very situation was there before."""
        self.looks += 1
        if self.looks < self.threshold:
            return False
        now = situation(run)
        if now in self.past:
            return True
        self.past.add(now)
        return False
