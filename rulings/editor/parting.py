"""Two changes of one sequence, laid side by side: which parts of it either changed, and which both did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

Hunk = tuple[int, int, tuple[str, ...]]  # from, up to, and what stands there instead


@dataclass(frozen=True)
class Passage:
    """A part of what both started from, at ``first``, as it was and as either has it."""

    first: int
    base: tuple[str, ...]
    mine: tuple[str, ...]
    theirs: tuple[str, ...]

    @property
    def both(self) -> bool:
        """Whether both changed it, each in a way of its own."""
        return self.mine != self.theirs and self.base not in (self.mine, self.theirs)

    @property
    def taken(self) -> tuple[str, ...]:
        """What stands there in the end, where not both changed it."""
        return self.theirs if self.mine == self.base else self.mine


def parts(base: Sequence[str], mine: Sequence[str], theirs: Sequence[str]) -> Iterator[Passage]:
    """All of it in order, cut where something changed."""
    sides = [[(*hunk, side) for hunk in hunks(base, other)] for side, other in enumerate((mine, theirs))]
    left = sorted((*sides[0], *sides[1]), key=lambda hunk: (hunk[0], hunk[1]))
    at = 0
    while left:
        together = [left.pop(0)]
        while met := next((hunk for hunk in left if any(meet(hunk, one) for one in together)), None):
            left.remove(met)
            together.append(met)
        first, last = min(hunk[0] for hunk in together), max(hunk[1] for hunk in together)
        yield same(base, at, first)
        was = [said(base, first, last, [hunk[:3] for hunk in together if hunk[3] == side]) for side in (0, 1)]
        yield Passage(first, tuple(base[first:last]), was[0], was[1])
        at = last
    yield same(base, at, len(base))


def same(base: Sequence[str], first: int, last: int) -> Passage:
    """A part that nobody changed."""
    there = tuple(base[first:last])
    return Passage(first, there, there, there)


def said(base: Sequence[str], first: int, last: int, changed: list[Hunk]) -> tuple[str, ...]:
    """A part as somebody has it who made some changes in it."""
    made: list[str] = []
    for start, end, instead in sorted(changed):
        made += [*base[first:start], *instead]
        first = end
    return (*made, *base[first:last])


def hunks(base: Sequence[str], other: Sequence[str]) -> list[Hunk]:
    """What was changed, in the lines of the text it was changed from; line by line where as many stand there as before."""
    found: list[Hunk] = []
    for tag, i1, i2, j1, j2 in SequenceMatcher(None, base, other, autojunk=False).get_opcodes():
        if tag == "replace" and i2 - i1 == j2 - j1:
            found += [(i1 + n, i1 + n + 1, (other[j1 + n],)) for n in range(i2 - i1)]
        elif tag != "equal":
            found.append((i1, i2, tuple(other[j1:j2])))
    return found


def meet(one: tuple[int, int, tuple[str, ...], int], other: tuple[int, int, tuple[str, ...], int]) -> bool:
    """Whether two changes touch the same lines; two that put something in at the same place do too."""
    if one[0] == one[1] and other[0] == other[1]:
        return one[0] == other[0]
    if one[0] == one[1]:
        return other[0] < one[0] < other[1]
    if other[0] == other[1]:
        return one[0] < other[0] < one[1]
    return one[0] < other[1] and other[0] < one[1]
