"""LALR tables with all their conflicts, for a parser that follows every way to go on.

Made as DeRemer and Pennello do it (ACM TOPLAS 4:4, 1982), with sets of terminals as bits of a number. No production is empty. lark's own analysis
refuses conflicts and takes ten times as long for as many productions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

END = "$END"
Production = tuple[str, tuple[str, ...]]
Item = tuple[int, int]  # a production, and how many of its symbols have been read
Transition = tuple[int, str]  # a state, and what is read in it that is no terminal


@dataclass(frozen=True, slots=True)
class Tables:
    """Where a parser goes on: ``moves`` by state and symbol, ``reduces`` the productions that may end in a state, each with what may follow it.

    What may follow is a number in which each terminal has its bit (``bits``). ``roots`` are the states in which a text of a category begins.
    """

    moves: list[dict[str, int]]
    reduces: list[list[tuple[int, int]]]
    roots: dict[str, int]
    bits: dict[str, int]


def tables_of(productions: Mapping[int, Production], terminals: Sequence[str], start: Sequence[str]) -> Tables:
    """The tables of numbered productions. Raises ValueError for a symbol that is neither a terminal nor made of anything."""
    made: dict[str, list[int]] = {}
    for number, (origin, _) in productions.items():
        made.setdefault(origin, []).append(number)
    known = {*made, *terminals}
    for origin, symbols in productions.values():
        for symbol in symbols:
            if symbol not in known:
                raise ValueError(f"{origin} is made of {symbol}, and nothing is one")
    bits = {name: 1 << place for place, name in enumerate((END, *terminals))}
    moves, kernels, roots = _states(productions, made, start)
    follow = _follow(productions, made, bits, moves, roots)
    reduces: list[list[tuple[int, int]]] = [[] for _ in moves]
    for state, kernel in enumerate(kernels):
        for number, done in kernel:
            if number >= 0 and done == len(productions[number][1]):
                reduces[state].append((follow.get((state, number), 0), number))
    return Tables(moves, reduces, roots, bits)


def _states(
    productions: Mapping[int, Production], made: Mapping[str, list[int]], start: Sequence[str]
) -> tuple[list[dict[str, int]], list[tuple[Item, ...]], dict[str, int]]:
    """The states, what each has read of which production, and where texts of each category begin."""
    begun: dict[str, dict[str, list[Item]]] = {}

    def beginning(name: str) -> dict[str, list[Item]]:
        """What a text of a category may begin with, and what has then been read."""
        found = begun.get(name)
        if found is None:
            seen = {name: None}
            waiting = [name]
            found = {}
            while waiting:
                for number in made[waiting.pop()]:
                    first = productions[number][1][0]
                    found.setdefault(first, []).append((number, 1))
                    if first in made and first not in seen:
                        seen[first] = None
                        waiting.append(first)
            begun[name] = found
        return found

    kernels: list[tuple[Item, ...]] = [((-1 - place, 0),) for place in range(len(start))]
    numbers = {kernel: state for state, kernel in enumerate(kernels)}
    moves: list[dict[str, int]] = []
    while len(moves) < len(kernels):
        steps: dict[str, set[Item]] = {}
        wanted: dict[str, None] = {}
        for number, done in kernels[len(moves)]:
            symbols = productions[number][1] if number >= 0 else (start[-1 - number],)
            if done < len(symbols):
                steps.setdefault(symbols[done], set()).add((number, done + 1))
                if symbols[done] in made:
                    wanted[symbols[done]] = None
        for name in wanted:
            for symbol, items in beginning(name).items():
                steps.setdefault(symbol, set()).update(items)
        here: dict[str, int] = {}
        for symbol, found in steps.items():
            kernel = tuple(sorted(found))
            if kernel not in numbers:
                numbers[kernel] = len(kernels)
                kernels.append(kernel)
            here[symbol] = numbers[kernel]
        moves.append(here)
    return moves, kernels, {name: state for state, name in enumerate(start)}


def _follow(
    productions: Mapping[int, Production], made: Mapping[str, list[int]], bits: Mapping[str, int], moves: Sequence[dict[str, int]], roots: Mapping[str, int]
) -> dict[tuple[int, int], int]:
    """What may follow each production that ends in a state."""
    after: dict[Transition, int] = {}
    for state, here in enumerate(moves):
        for symbol, to in here.items():
            if symbol in made:
                mask = 0
                for name in moves[to]:
                    mask |= bits.get(name, 0)
                after[state, symbol] = mask | (bits[END] if roots.get(symbol) == state else 0)
    ends: dict[Transition, list[tuple[int, int]]] = {}
    passed: dict[Transition, list[Transition]] = {}
    for transition in after:
        state, origin = transition
        ending = ends.setdefault(transition, [])
        for number in made[origin]:
            at = before = state
            symbols = productions[number][1]
            for symbol in symbols:
                before, at = at, moves[at][symbol]
            ending.append((at, number))
            if symbols[-1] in made:
                passed.setdefault(transition, []).append((before, symbols[-1]))
    waiting = list(passed)
    while waiting:
        transition = waiting.pop()
        mask = after[transition]
        for other in passed[transition]:
            if mask & ~after[other]:
                after[other] |= mask
                if other in passed:
                    waiting.append(other)
    follow: dict[tuple[int, int], int] = {}
    for transition, ending in ends.items():
        for end in ending:
            follow[end] = follow.get(end, 0) | after[transition]
    return follow
