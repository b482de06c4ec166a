"""Two runs aligned by what happened in them, so that they can be stepped together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from rulings.board.runs import RunView

MOST = 700  # frames on either side that are compared with one another; longer runs that differ are put side by side in their order
PlainFrame = Mapping[str, Any]


@dataclass(frozen=True)
class AlignedRow:
    """One moment of two runs. A run that has nothing there keeps the frame before: ``here`` is then False for it.

    ``same`` says that the same thing happened in both, whatever the boards look like by then.
    """

    first: int
    second: int
    first_here: bool = True
    second_here: bool = True
    same: bool = True


def exactly(frame: PlainFrame) -> Hashable:
    """What happened, in so much detail that two frames with it tell the same."""
    event = frame["event"] or {}
    return (frame["kind"], frame["actor"], event.get("subject"), event.get("did"), frame["text"]["en"])


def roughly(frame: PlainFrame) -> Hashable:
    """What happened, without how much came of it: two frames with it are worth seeing side by side."""
    event = frame["event"] or {}
    return (frame["kind"], event.get("type"), event.get("subject"), None if event else frame["text"]["en"])


def align(first: RunView, second: RunView) -> list[AlignedRow]:
    """The rows of two runs. The first is the given board in both."""
    ones = [first.frame(n) for n in range(1, first.last + 1)]
    others = [second.frame(n) for n in range(1, second.last + 1)]
    rows = [AlignedRow(0, 0)]
    for one, other, same in _matched(ones, others, exactly):
        before = rows[-1]
        rows.append(
            AlignedRow(
                before.first if one is None else one + 1,
                before.second if other is None else other + 1,
                one is not None,
                other is not None,
                same,
            )
        )
    return rows


MatchedFrames = tuple[int | None, int | None, bool]


def _matched(ones: Sequence[PlainFrame], others: Sequence[PlainFrame], key: Callable[[PlainFrame], Hashable]) -> Iterator[MatchedFrames]:
    """Pairs of places, None where the other run has nothing. What is equal at both ends is not searched for."""
    mine, theirs = [key(f) for f in ones], [key(f) for f in others]
    same = key is exactly
    start = 0
    while start < min(len(mine), len(theirs)) and mine[start] == theirs[start]:
        yield start, start, same
        start += 1
    tail = 0
    while tail < min(len(mine), len(theirs)) - start and mine[-1 - tail] == theirs[-1 - tail]:
        tail += 1
    a, b = len(mine) - tail, len(theirs) - tail
    if max(a, b) - start > MOST:
        for n in range(start, max(a, b)):
            yield (n if n < a else None), (n if n < b else None), n < min(a, b) and same and mine[n] == theirs[n]
    else:
        for tag, i, k, j, m in SequenceMatcher(None, mine[start:a], theirs[start:b], autojunk=False).get_opcodes():
            i, k, j, m = i + start, k + start, j + start, m + start
            if tag == "equal":
                yield from ((i + n, j + n, same) for n in range(k - i))
            elif tag == "replace" and key is exactly:
                for one, other, _same in _matched(ones[i:k], others[j:m], roughly):
                    yield (None if one is None else one + i), (None if other is None else other + j), False
            else:
                yield from ((n, None, False) for n in range(i, k))
                yield from ((None, n, False) for n in range(j, m))
    for n in range(tail):
        yield a + n, b + n, same


def boards_differ(one: PlainFrame, other: PlainFrame) -> bool:
    """Whether the tables of two frames look different."""
    return bool(one["state"] != other["state"])


def waiting(frame: PlainFrame) -> list[tuple[Any, Any, str]]:
    """What waits in a frame and in which order, without the keys: a moved rule gives other numbers to the same order."""
    return [(one["source"]["id"], one["ability"], one["text"]["en"]) for one in frame["agenda"]]


def first_difference(first: RunView, second: RunView, rows: Sequence[AlignedRow]) -> int | None:
    """The first row in which anything is different: what happened, the board, or what waits; None where nothing ever is."""
    for place, row in enumerate(rows):
        if not row.same:
            return place
        one, other = first.frame(row.first), second.frame(row.second)
        if boards_differ(one, other) or waiting(one) != waiting(other):
            return place
    return None
