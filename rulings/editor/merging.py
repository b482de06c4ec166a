"""Two changes of one file from the same text: put together where they touch different lines, named where they touch the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher


@dataclass(frozen=True)
class Conflict:
    """Lines that both changed, each in its own way. ``line`` counts from 1 in the text that both started from."""

    line: int
    base: tuple[str, ...]
    mine: tuple[str, ...]
    theirs: tuple[str, ...]


Hunk = tuple[int, int, tuple[str, ...]]  # from, up to, and what stands there instead


def hunks(base: Sequence[str], other: Sequence[str]) -> list[Hunk]:
    """What was changed, in the lines of the text it was changed from."""
    found = SequenceMatcher(None, base, other, autojunk=False).get_opcodes()
    return [(i1, i2, tuple(other[j1:j2])) for tag, i1, i2, j1, j2 in found if tag != "equal"]


def split(hunk: Hunk) -> list[Hunk]:
    """A hunk line by line where as many lines stand there as before: each field has a line of its own."""
    first, last, lines = hunk
    if last - first != len(lines) or last - first < 2:
        return [hunk]
    return [(first + n, first + n + 1, (line,)) for n, line in enumerate(lines)]


def merged(base: str, mine: str, theirs: str) -> tuple[str, list[Conflict]]:
    """The text with both changes, and where they cannot both be: there ``mine`` stands until somebody decides."""
    old = base.splitlines(keepends=True)
    ours = [part for hunk in hunks(old, mine.splitlines(keepends=True)) for part in split(hunk)]
    others = [part for hunk in hunks(old, theirs.splitlines(keepends=True)) for part in split(hunk)]
    conflicts: list[Conflict] = []
    taken: list[Hunk] = list(ours)
    for other in others:
        against = [own for own in ours if meet(own, other)]
        if not against:
            taken.append(other)
        elif against != [other]:
            first, last = min(h[0] for h in (*against, other)), max(h[1] for h in (*against, other))
            own_lines = tuple(line for own in against for line in own[2])
            conflicts.append(Conflict(first + 1, tuple(old[first:last]), own_lines, other[2]))
    made: list[str] = []
    at = 0
    for first, last, lines in sorted(taken, key=lambda hunk: hunk[:2]):
        made += [*old[at:first], *lines]
        at = max(at, last)
    return "".join([*made, *old[at:]]), conflicts


def meet(one: Hunk, other: Hunk) -> bool:
    """Whether two changes touch the same lines; two that put something in at the same place do too."""
    if one[0] == one[1] and other[0] == other[1]:
        return one[0] == other[0]
    if one[0] == one[1]:
        return other[0] < one[0] < other[1]
    if other[0] == other[1]:
        return one[0] < other[0] < one[1]
    return one[0] < other[1] and other[0] < one[1]
