"""What many pages have, held once: lines (titles of rules and names of cards stand in hundreds of rulings) and words."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate, count
from typing import TypeVar

T = TypeVar("T")


class NumberedWords:
    """Distinct words, and a number for each. They are only added; who holds numbers keeps them."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = defaultdict(count().__next__)  # in their order, from 0

    def add(self, words: Iterable[str]) -> array[int]:
        """The numbers of some words, in their order."""
        return array("I", map(self._numbers.__getitem__, words))

    def number(self, word: str) -> int:
        """The number of a word; -1 of one that no page has."""
        return self._numbers.get(word, -1)

    def of(self, numbers: Iterable[int]) -> Iterator[str]:
        """The words of these numbers."""
        words = list(self._numbers)
        return (words[number] for number in numbers)


class DistinctLines:
    """Distinct lines in two long texts, and a number for each: even in ASCII, which takes a byte a letter, odd with any other letter.

    Lines are only added; who holds numbers keeps them. A line that was added in another call may get a second number.
    """

    def __init__(self) -> None:
        self._texts = ["", ""]
        self._starts = (array("Q"), array("Q"))

    def __len__(self) -> int:
        return sum(map(len, self._starts))

    def adding(self, pages: Iterable[tuple[T, Iterable[str]]]) -> Iterator[tuple[T, array[int]]]:
        """Each page with the numbers of its lines; empty lines have none. The lines are held once all pages have been taken."""
        known: dict[str, int] = {}
        fresh: tuple[list[str], list[str]] = ([], [])
        for page, lines in pages:
            said = [line for line in lines if line]
            for line in said:
                if line not in known:
                    kind = int(not line.isascii())
                    known[line] = 2 * (len(self._starts[kind]) + len(fresh[kind])) + kind
                    fresh[kind].append(line)
            yield page, array("I", map(known.__getitem__, said))
        for kind, new in enumerate(fresh):
            ends = accumulate((len(line) + 1 for line in new), initial=len(self._texts[kind]))
            self._starts[kind].extend(end for end, _line in zip(ends, new, strict=False))
            self._texts[kind] += "".join(f"{line}\n" for line in new)

    def have(self, part: str) -> bool:
        """Whether any line has this in it."""
        return any(part in text for text in self._texts)

    def having(self, part: str) -> frozenset[int]:
        """The numbers of the lines that have this in them."""
        found = []
        for kind, (text, starts) in enumerate(zip(self._texts, self._starts, strict=True)):
            at = text.find(part)
            while at >= 0:
                place = bisect_right(starts, at)
                found.append(2 * (place - 1) + kind)
                at = text.find(part, starts[place]) if place < len(starts) else -1
        return frozenset(found)
