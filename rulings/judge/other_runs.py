"""The same moment in another run: which step of it that is, and in one line what is different there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from django.utils.translation import gettext as _

from engine.corpus.problems import BadInput
from engine.kernel.agenda import Pending
from rulings.board import texts
from rulings.board.address import Address
from rulings.board.align import AlignedRow, boards_differ, waiting
from rulings.board.cases import Case
from rulings.board.pair import Pair
from rulings.board.runs import EngineRun
from rulings.judge import compare
from rulings.judge.why import in_order

MOST_RUNS = 8  # other runs that one page makes, each some milliseconds
MOST_FRAMES = 2400  # frames of all of them together; a run that is long is not looked through for many others


class There(NamedTuple):
    """A moment of another run: its step, whether anything is different there, and a line about it.

    ``row`` is where the two runs side by side open: at this moment, or where they part if that is only later.
    """

    step: int
    row: int
    changes: bool
    text: str


@dataclass
class OtherRuns:
    """Looks up moments in runs under other settings, as many as one page may make. ``left_out`` counts those it did not look at."""

    case: Case
    run: EngineRun
    address: Address
    frames: int = 0
    runs: int = 0
    left_out: int = 0
    made: dict[Address, There | None] = field(default_factory=dict)

    def at(self, there: Address, two: tuple[Pending, Pending] | None = None) -> There | None:
        """The moment of this page in the run at another address; None where there is no such run, or no more may be made.

        ``two`` are waiting effects whose order is asked for.
        """
        if self.runs >= MOST_RUNS or self.frames + self.run.last > MOST_FRAMES:
            self.left_out += 1
            return None
        self.runs += 1
        try:
            other = self.case.run(there)
        except BadInput:
            return None
        self.frames += other.last
        both = Pair(replace(self.address, step=None), replace(there, step=None))
        rows, parting, _alike = compare.aligned(self.case, both, (self.run, other))
        return moment(self.run, other, self.address.step or 0, rows, parting, self.address.view, two)


def moment(
    run: EngineRun,
    other: EngineRun,
    n: int,
    rows: Sequence[AlignedRow],
    parting: int | None,
    view: str,
    two: tuple[Pending, Pending] | None = None,
) -> There:
    """The moment of ``other`` that stands beside step ``n`` of ``run``."""
    at = next(place for place, row in enumerate(rows) if row.first == n and row.first_here)
    if parting is None:
        return There(rows[at].second, at, False, _("Nothing is different in the whole run."))
    if parting > at:
        later = There(rows[at].second, at, False, _("Nothing is different yet: the two runs part later, after this step."))
        return _turned(run, other, later, n, two) or later._replace(row=parting)
    begins = at
    while begins > parting and not rows[begins - 1].first_here:
        begins -= 1  # what only the other run does right before this
    if begins < at:
        step = rows[begins].second
        return There(step, begins, True, _("There comes first: %(text)s") % {"text": texts.seen(other.frame(step), view)})
    row = rows[at]
    if row.second_here:
        same = There(row.second, at, *_beside(run, other, row, rows[parting], view))
        return _turned(run, other, same, n, two) or same
    after = next((place for place in range(at + 1, len(rows)) if rows[place].second_here), None)
    if after is None:
        return There(row.second, at, True, _("There this does not happen, and nothing more comes."))
    step = rows[after].second
    return There(step, after, True, _("There this does not happen; next comes: %(text)s") % {"text": texts.seen(other.frame(step), view)})


def _beside(run: EngineRun, other: EngineRun, row: AlignedRow, parting: AlignedRow, view: str) -> tuple[bool, str]:
    """Whether and how two moments differ that stand side by side; where the same happens, what came between before."""
    one, twin = run.frame(row.first), other.frame(row.second)
    if not row.same:
        return True, _("There instead: %(text)s") % {"text": texts.seen(twin, view)}
    if boards_differ(one, twin):
        if parting.same:
            return True, _("The same happens there, on another board.")
        if parting.second_here:
            return True, _("The same happens there, but after: %(text)s") % {"text": texts.seen(other.frame(parting.second), view)}
        return True, _("The same happens there, but without: %(text)s") % {"text": texts.seen(run.frame(parting.first), view)}
    if waiting(one) != waiting(twin):
        return True, _("The same happens there, but what waits stands in another order.")
    return False, _("Nothing is different at this moment.")


def _turned(run: EngineRun, other: EngineRun, there: There, n: int, two: tuple[Pending, Pending] | None) -> There | None:
    """How two waiting effects stand there, where both wait; None where that was not asked or is not so."""
    if two is None:
        return None
    order = in_order(other, there.step)
    first, second = (_again(effect, order) for effect in two)
    if first is None or second is None:
        return None
    here = in_order(run, n)
    turned = (order.index(first) < order.index(second)) != (here.index(two[0]) < here.index(two[1]))
    told = _("There the two stand the other way round.") if turned else _("There the two stand in the same order.")
    return there._replace(changes=turned, text=told)


def _again(effect: Pending, order: Sequence[Pending]) -> Pending | None:
    """The same effect in another run: of that card, at that moment, in that line; the one of its number where there are several."""
    found = [p for p in order if (p.source, p.moment, p.card_ability.line) == (effect.source, effect.moment, effect.card_ability.line)]
    return min(found, key=lambda p: p.id != effect.id, default=None)
