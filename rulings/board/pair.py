"""The address of two runs of one board: the first as everywhere, what differs in the second named ``with-…``."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from django.http import QueryDict

from rulings.board.address import LONGEST, OWN, SHARED, Address, Asked, Wrong, open_query, pairs_of_two, query, read, rows_of, too_long
from rulings.board.cases import Case
from rulings.board.runs import EngineRun, run_as_asked


@dataclass(frozen=True)
class Pair:
    """Two runs and a step of their alignment. ``step`` is None where the address names none."""

    first: Address
    second: Address
    step: int | None = None

    def pairs(self) -> list[tuple[str, str]]:
        """The query as (name, value) pairs, without the step."""
        return pairs_of_two(self.first, self.second)

    def link(self, **changes: Any) -> str:
        """A relative link to these runs with some parts changed."""
        there = replace(self, **changes)
        return query(there.pairs(), there.step)

    def seen_by(self, view: str) -> Pair:
        """The same two runs as somebody else sees them."""
        return replace(self, first=replace(self.first, view=view), second=replace(self.second, view=view))

    def stem(self) -> str:
        """The start of every link to a step: the step's number is all that follows."""
        return open_query(self.pairs())


@dataclass
class PairAsked:
    """Two addresses as read, and what of them cannot be answered."""

    pair: Pair
    halves: tuple[Asked, Asked]
    wrong: list[Wrong] = field(default_factory=list)
    typed: dict[str, str] = field(default_factory=dict)

    def rows(self) -> list[dict[str, Any]]:
        """Every field as typed, the wrong ones with their sentences."""
        return rows_of(self.typed, self.wrong)

    def gather(self) -> None:
        """Collect what is wrong with either half, under the names that the address gives to their fields."""
        self.wrong = list(self.halves[0].wrong)
        for wrong in self.halves[1].wrong:
            named = replace(wrong, field=f"with-{wrong.field}") if wrong.field in OWN else wrong
            if named not in self.wrong:
                self.wrong.append(named)


def read_pair(query: QueryDict, length: int = 0) -> PairAsked:
    """Read the address of two runs. Whatever is wrong is noted, never raised. ``length`` is the query's, in characters."""
    if length > LONGEST:
        refused = too_long("x" * length)
        return PairAsked(Pair(Address(), Address()), (refused, Asked(Address())), refused.wrong)
    other = QueryDict(mutable=True)
    for name in SHARED:
        if name in query:
            other.setlist(name, query.getlist(name)[-1:])
    for name in OWN:
        other.setlist(name, query.getlist(f"with-{name}"))
        if not other.getlist(name):
            del other[name]
    first, second = read(query), read(other)
    step = first.address.step
    # The steps of an alignment are not those of its runs: it is checked once both are there.
    first.address = replace(first.address, step=None)
    typed = first.typed | {f"with-{name}": value for name, value in second.typed.items() if name in OWN}
    asked = PairAsked(Pair(first.address, second.address, step), (first, second), [], typed)
    asked.gather()
    return asked


def runs_as_asked(case: Case, asked: PairAsked) -> tuple[EngineRun, EngineRun] | None:
    """Both runs, or None where either cannot be answered; `asked` then says why."""
    if asked.wrong:
        return None
    first, second = (run_as_asked(case, half) for half in asked.halves)
    asked.gather()
    return (first, second) if first is not None and second is not None else None
