"""LALR tables with all their conflicts.

Made as DeRemer and Pennello do it (ACM TOPLAS 4:4, 1982), with sets of terminals as bits of a number. No production is empty. lark's own analysis
refuses conflicts and takes twenty times as long for as many productions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.language.tree import Part

END = "$END"
Build = Callable[[list[Part]], Part]  # what is made of the parts of a production
Production = tuple[str, tuple[str, ...]]
Item = tuple[int, int]  # a production, and how many of its symbols have been read
Kernel = tuple[Item, ...]  # what a state has read of which productions
Transition = tuple[int, str]  # a state, and what is read in it that is no terminal


@dataclass(frozen=True, slots=True)
class Tables:
    """Where a parser goes on: ``moves`` by state and symbol, ``reduces`` the productions that may end in a state, each with what may follow it.

    A symbol that is not among a state's ``moves`` is looked up in its ``begun``, which states that wait for the same categories share. What may
    follow is a number in which each terminal has its bit (``bits``). ``roots`` are the states in which a text of a category begins.
    """

    moves: list[dict[str, int]]
    begun: list[dict[str, int]]
    reduces: list[list[tuple[int, int]]]
    roots: dict[str, int]
    bits: dict[str, int]

    def after(self, state: int, symbol: str) -> int | None:
        """The state after a symbol that is read in a state; None where it can't be."""
        to = self.moves[state].get(symbol)
        return self.begun[state].get(symbol) if to is None else to

    def all_of(self, state: int) -> dict[str, int]:
        """Every symbol that can be read in a state, with the state after it."""
        return self.begun[state] | self.moves[state]


def made_of(productions: Mapping[int, Production], terminals: Sequence[str]) -> dict[str, list[int]]:
    """By category the productions that make it. Raises ValueError for a symbol that is neither a terminal nor made of anything."""
    made: dict[str, list[int]] = {}
    for number, (origin, _) in productions.items():
        made.setdefault(origin, []).append(number)
    known = {*made, *terminals}
    for origin, symbols in productions.values():
        for symbol in symbols:
            if symbol not in known:
                raise ValueError(f"{origin} is made of {symbol}, and nothing is one")
    return made


def tables_of(productions: Mapping[int, Production], terminals: Sequence[str], start: Sequence[str]) -> Tables:
    """The tables of numbered productions. Raises ValueError for a symbol that is neither a terminal nor made of anything."""
    made = made_of(productions, terminals)
    bits = {name: 1 << place for place, name in enumerate((END, *terminals))}
    kernels, tables = _states(productions, made, start, bits)
    by_state = _follow(productions, made, tables)
    for state, kernel in enumerate(kernels):
        for number, done in kernel:
            if number >= 0 and done == len(productions[number][1]):
                tables.reduces[state].append((by_state.get((state, number), 0), number))
    return tables


def beginnings_of(productions: Mapping[int, Production], made: Mapping[str, list[int]], names: Sequence[str]) -> dict[str, list[Item]]:
    """What texts of these categories may begin with, and what has then been read."""
    seen = dict.fromkeys(names)
    waiting = list(names)
    found: dict[str, list[Item]] = {}
    while waiting:
        for number in made[waiting.pop()]:
            first = productions[number][1][0]
            found.setdefault(first, []).append((number, 1))
            if first in made and first not in seen:
                seen[first] = None
                waiting.append(first)
    return found


def steps_of(kernel: Kernel, productions: Mapping[int, Production], start: Sequence[str]) -> dict[str, list[Item]]:
    """What the items of a state go on with, by the symbol that is read next."""
    steps: dict[str, list[Item]] = {}
    for number, done in kernel:
        symbols = productions[number][1] if number >= 0 else (start[-1 - number],)
        if done < len(symbols):
            steps.setdefault(symbols[done], []).append((number, done + 1))
    return steps


def _states(
    productions: Mapping[int, Production], made: Mapping[str, list[int]], start: Sequence[str], bits: dict[str, int]
) -> tuple[list[Kernel], Tables]:
    """What each state has read of which production, and the tables in which nothing ends yet."""
    kernels: list[Kernel] = [((-1 - place, 0),) for place in range(len(start))]
    numbers = {kernel: state for state, kernel in enumerate(kernels)}
    moves: list[dict[str, int]] = []
    begun: list[dict[str, int]] = []
    # By the categories that are waited for: what they begin with, and of it what some state goes on over by no item of its own.
    shared: dict[tuple[str, ...], tuple[dict[str, list[Item]], dict[str, int]]] = {(): ({}, {})}

    def number_of(items: Iterable[Item]) -> int:
        kernel = tuple(sorted(items))
        if kernel not in numbers:
            numbers[kernel] = len(kernels)
            kernels.append(kernel)
        return numbers[kernel]

    while len(moves) < len(kernels):
        steps = steps_of(kernels[len(moves)], productions, start)
        wanted = tuple(sorted(name for name in steps if name in made))
        if wanted not in shared:
            shared[wanted] = beginnings_of(productions, made, wanted), {}
        beginnings, after = shared[wanted]
        moves.append({symbol: number_of([*items, *beginnings.get(symbol, ())]) for symbol, items in steps.items()})
        if len(after) < len(beginnings):
            for symbol, items in beginnings.items():
                if symbol not in after and symbol not in steps:
                    after[symbol] = number_of(items)
        begun.append(after)
    return kernels, Tables(moves, begun, [[] for _ in moves], {name: state for state, name in enumerate(start)}, bits)


def _follow(productions: Mapping[int, Production], made: Mapping[str, list[int]], tables: Tables) -> dict[tuple[int, int], int]:
    """What may follow each production that ends in a state."""
    bits = tables.bits
    moves = [tables.all_of(state) for state in range(len(tables.moves))]
    after: dict[Transition, int] = {}
    for state, here in enumerate(moves):
        for symbol, to in here.items():
            if symbol in made:
                mask = 0
                for name in moves[to]:
                    mask |= bits.get(name, 0)
                after[state, symbol] = mask | (bits[END] if tables.roots.get(symbol) == state else 0)
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
