"""Spellings that look like one another: the answers of ``difflib.get_close_matches`` in a fraction of its time.

What two spellings have in common can't be more than the characters that both have, however these stand. That bound is taken first, from sets
made once a spelling, and the closest are looked at first, so that the slow comparison is made for a handful of many hundreds.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import lru_cache
from heapq import heappush, heapreplace

LIKE = 0.6  # what share of both spellings must be the same
_KEPT = 2048  # spellings whose characters are kept


@lru_cache(maxsize=_KEPT)
def _characters(text: str) -> frozenset[str]:
    """The characters of a text; one that stands there again counts as another one."""
    seen: dict[str, int] = {}
    found = []
    for one in text:
        seen[one] = again = seen.get(one, 0) + 1
        found.append(one if again == 1 else f"{one}{again}")
    return frozenset(found)


def close(word: str, among: Iterable[str], count: int, least: float = LIKE) -> list[str]:
    """At most ``count`` of these spellings that share at least ``least`` with a word, the closest first."""
    size, characters = len(word), _characters(word)
    bounded: list[tuple[float, str]] = []
    for candidate in among:
        both = size + len(candidate)
        if 2 * min(size, len(candidate)) >= least * both:
            bound = 2 * len(characters & _characters(candidate)) / both if both else 1.0
            if bound >= least:
                bounded.append((bound, candidate))
    bounded.sort(reverse=True)
    matcher: SequenceMatcher[str] = SequenceMatcher()
    matcher.set_seq2(word)
    best: list[tuple[float, str]] = []
    for bound, candidate in bounded:
        if len(best) == count and bound < best[0][0]:
            break
        matcher.set_seq1(candidate)
        score = matcher.ratio()
        if score < least:
            continue
        if len(best) < count:
            heappush(best, (score, candidate))
        elif (score, candidate) > best[0]:
            heapreplace(best, (score, candidate))
    return [candidate for _, candidate in sorted(best, reverse=True)]
