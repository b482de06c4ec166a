"""The states of a parser that follows every way to go on, each worked out when a reading first comes to it: of many thousands few ever are.

Whoever follows every way needs no exact answer to what may follow where: by categories alone (SLR) it is found at once, and a way that it lets go on
in vain ends at the next word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from threading import Lock

from engine.language.reader.tables import END, Item, Kernel, Production, beginnings_of, made_of, steps_of

_NOWHERE = -1


class ParserStates:
    """Where a reading goes on. ``roots`` are the states in which a text of a category begins; what may follow where has its bits in ``bits``."""

    def __init__(self, productions: Mapping[int, Production], terminals: Sequence[str], start: Sequence[str]) -> None:
        """States of numbered productions. Raises ValueError for a symbol that is neither a terminal nor made of anything."""
        self._productions = productions
        self._made = made_of(productions, terminals)
        self._start = tuple(start)
        self.bits = {name: 1 << place for place, name in enumerate((END, *terminals))}
        self.roots = {name: state for state, name in enumerate(start)}
        self._follow = _may_follow(productions, self._made, self.bits, start)
        self._begun: dict[tuple[str, ...], dict[str, list[Item]]] = {}  # what texts begin with, by the categories that are waited for
        self._kernels: list[Kernel] = []
        self._numbers: dict[Kernel, int] = {}
        self._waiting: list[tuple[dict[str, list[Item]], dict[str, list[Item]]] | None] = []  # what a state goes on with: of its own items, and of what may begin in it
        self._after: list[dict[str, int]] = []  # what is known of each state: the state after a symbol, or that there is none
        self.ending: list[list[tuple[int, int]]] = []  # by state the productions that may end in it, each with what may follow it
        self._lock = Lock()
        for place in range(len(self._start)):
            self._number(((-1 - place, 0),))

    def after(self, state: int, symbol: str) -> int | None:
        """The state after a symbol that is read in a state; None where it can't be."""
        to = self._after[state].get(symbol)
        if to is None:
            with self._lock:
                to = self._after[state][symbol] = self._go(state, symbol)
        return None if to == _NOWHERE else to

    def _go(self, state: int, symbol: str) -> int:
        waiting = self._waiting[state]
        if waiting is None:
            steps = steps_of(self._kernels[state], self._productions, self._start)
            wanted = tuple(sorted(name for name in steps if name in self._made))
            if wanted not in self._begun:
                self._begun[wanted] = beginnings_of(self._productions, self._made, wanted)
            waiting = self._waiting[state] = steps, self._begun[wanted]
        items = [item for those in waiting for item in those.get(symbol, ())]
        return self._number(tuple(sorted(items))) if items else _NOWHERE

    def _number(self, kernel: Kernel) -> int:
        known = self._numbers.get(kernel)
        if known is not None:
            return known
        productions = self._productions
        ends = [number for number, done in kernel if number >= 0 and done == len(productions[number][1])]
        state = len(self._kernels)
        self.ending.append([(self._follow[productions[number][0]], number) for number in ends])
        self._after.append({})
        self._waiting.append(None)
        self._kernels.append(kernel)
        self._numbers[kernel] = state
        return state


def _may_follow(
    productions: Mapping[int, Production], made: Mapping[str, list[int]], bits: Mapping[str, int], start: Sequence[str]
) -> dict[str, int]:
    """What may follow a text of each category, wherever it stands."""
    first = {**bits, **dict.fromkeys(made, 0)}
    begin: dict[str, set[str]] = {name: set() for name in made}  # by category: which categories begin with it
    for origin, symbols in productions.values():
        if symbols[0] in made:
            begin[symbols[0]].add(origin)
        else:
            first[origin] |= bits[symbols[0]]
    _handed_on(first, begin)
    follow = {name: bits[END] if name in start else 0 for name in made}
    ends: dict[str, set[str]] = {name: set() for name in made}  # by category: what its productions end with
    for origin, symbols in productions.values():
        for symbol, following in pairwise(symbols):
            if symbol in made:
                follow[symbol] |= first[following]
        if symbols[-1] in made:
            ends[origin].add(symbols[-1])
    _handed_on(follow, ends)
    return follow


def _handed_on(masks: dict[str, int], to: Mapping[str, set[str]]) -> None:
    """Add what each category has to those that it hands it on to, until nothing is new."""
    waiting = list(to)
    while waiting:
        name = waiting.pop()
        for other in to[name]:
            if masks[name] & ~masks[other]:
                masks[other] |= masks[name]
                waiting.append(other)
