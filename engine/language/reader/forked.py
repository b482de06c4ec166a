"""A parser that follows several readings of a text at once, where its words alone do not yet say which is meant.

Where its tables (:mod:`engine.language.reader.tables`) name several ways to go on, all are followed side by side and share what they have in
common (Tomita's method). The text is not cut into words beforehand either: at each place every word that may stand there is tried, so that
a language without spaces needs no rules of its own for where a word ends. Of several readings the one of least cost wins; among equals the
one whose phrases stand first in the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from engine.language.reader.states import ParserStates
from engine.language.reader.tables import END, Build, Production
from engine.language.tree import Node, Part

REFUSED = Node("refused")  # what a build makes of parts that contradict one another: such a reading is none


class Match(NamedTuple):
    """A word found at a place: its terminal, what it stands for, and where it ends."""

    terminal: str
    value: Part
    end: int
    cost: int = 0


Placed = Callable[[Part, int], Part]
MatchesAt = Callable[[int], Sequence[Match]]  # what stands at a place of the text


@dataclass(frozen=True, slots=True, eq=False)
class ForkedProduction:
    """A production: ``origin`` is made of ``symbols`` (terminals and names of other productions); ``build`` makes its value of theirs."""

    origin: str
    symbols: tuple[str, ...]
    build: Build
    cost: int = 0


class Stopped(Exception):
    """No reading goes on beyond ``at``."""

    def __init__(self, at: int) -> None:
        super().__init__(f"no reading goes on at {at}")
        self.at = at


class _Span:
    """A stretch of text read as one symbol, with every way to read it so."""

    __slots__ = ("done", "end", "start", "value", "ways", "weight")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end
        self.ways: dict[tuple[int, tuple[int, ...]], tuple[ForkedProduction, tuple[_Span, ...]]] = {}
        self.done = False
        self.value: Part = None
        self.weight = 0


class _Top:
    """A place where a reading stands: a state, and the ways back."""

    __slots__ = ("at", "back", "state")

    def __init__(self, state: int, at: int) -> None:
        self.state = state
        self.at = at
        self.back: list[tuple[_Top, _Span]] = []


class Parser:
    """Reads texts by a list of rules; ``terminals`` are the symbols that words can be, ``start`` what may be asked for."""

    def __init__(self, rules: Sequence[ForkedProduction], terminals: Iterable[str], start: Sequence[str]) -> None:
        first: dict[Production, int] = {}
        for number, rule in enumerate(rules):
            first.setdefault((rule.origin, rule.symbols), number)
        self.rules = list(rules)
        self._states = ParserStates({number: production for production, number in first.items()}, sorted(terminals), start)

    def parse(self, start: str, length: int, words: MatchesAt, placed: Placed) -> Part:
        """The value of the whole text read as ``start``.

        ``words`` says what stands at a place, :data:`END` at the end; ``placed`` is told where each value begins and hands it on. Raises Stopped.
        """
        bits = self._states.bits
        root = _Top(self._states.roots[start], 0)
        fronts: dict[int, dict[int, _Top]] = {0: {root.state: root}}
        places = [0]
        spans: dict[tuple[str, int, int], _Span] = {}
        goal = self._states.after(root.state, start)
        assert goal is not None
        furthest = 0
        while places:
            at = heappop(places)
            front = fronts.pop(at)
            found = words(at)
            ahead = 0
            for m in found:
                ahead |= bits.get(m.terminal, 0)
            self._reduce(front, ahead, at, spans, _ways)
            here = [m for m in found if m.end == at]
            if here:
                self._unwritten(front, here, at)
                self._reduce(front, ahead, at, spans, _ways_here)
            furthest = max(furthest, at)
            for match in found:
                if match.terminal == END:
                    top = front.get(goal)
                    if top is not None:
                        for origin, span in top.back:
                            if origin is root and (whole := self._value(span, placed)) is not REFUSED:
                                return whole
                elif match.end > at:
                    if match.end not in fronts:
                        fronts[match.end] = {}
                        heappush(places, match.end)
                    self._shift(front, fronts[match.end], match, at)
                    if not fronts[match.end]:
                        del fronts[match.end]
                        places.remove(match.end)
                        heapify(places)
        raise Stopped(furthest)

    def _shift(self, front: dict[int, _Top], ahead: dict[int, _Top], match: Match, at: int) -> None:
        """Go on over a word, in every reading that it fits."""
        after = self._states.after
        terminal, value, end, cost = match
        word: _Span | None = None
        for top in list(front.values()):
            state = after(top.state, terminal)
            if state is None:
                continue
            if word is None:
                word = _Span(at, end)
                word.done, word.value, word.weight = True, value, cost
            to = ahead.get(state)
            if to is None:
                to = ahead[state] = _Top(state, end)
            to.back.append((top, word))

    def _unwritten(self, front: dict[int, _Top], found: list[Match], at: int) -> None:
        """Go on over words that a text may leave out at this place."""
        for match in found:
            if match.terminal != END:
                self._shift(front, front, match, at)

    def _reduce(self, front: dict[int, _Top], ahead: int, at: int, spans: dict[tuple[str, int, int], _Span], ways: Callable[[_Top], int]) -> None:
        """Close every production that ends here and that some word standing here may follow.

        A place is looked at again only where a way back was added since: ``ways`` counts them.
        """
        after, endings = self._states.after, self._states.ending
        waiting = list(front.values())
        closed: dict[_Top, int] = {}
        known: dict[_Top, set[tuple[_Top, _Span]]] = {}
        while waiting:
            top = waiting.pop()
            ending = endings[top.state]
            if not ending or closed.get(top) == (now := ways(top)):
                continue
            closed[top] = now
            for mask, number in ending:
                if not mask & ahead:
                    continue
                rule = self.rules[number]
                name = rule.origin
                for origin, parts in _paths(top, len(rule.symbols)):
                    key = (name, origin.at, at)
                    span = spans.get(key)
                    if span is None:
                        span = spans[key] = _Span(origin.at, at)
                    span.ways.setdefault((number, tuple(map(id, parts))), (rule, parts))
                    state = after(origin.state, name)
                    assert state is not None
                    to = front.get(state)
                    if to is None:
                        to = front[state] = _Top(state, at)
                        to.back.append((origin, span))
                        waiting.append(to)
                    elif (origin, span) not in (known.get(to) or known.setdefault(to, set(to.back))):
                        known[to].add((origin, span))
                        to.back.append((origin, span))
                        waiting.extend(front.values())

    def _value(self, span: _Span, placed: Placed) -> Part:
        if span.done:
            return span.value
        span.done = True
        best: tuple[int, int] | None = None
        for (number, _), (rule, parts) in span.ways.items():
            values, weight, refused = [], rule.cost, False
            for part in parts:
                value = part.value if part.done else self._value(part, placed)
                values.append(value)
                weight += part.weight
                refused = refused or value is REFUSED
            if refused or (best is not None and (weight, number) >= best):
                continue
            if (made := rule.build(values)) is not REFUSED:
                best = (weight, number)
                span.value, span.weight = placed(made, span.start), weight
        if best is None:
            span.value = REFUSED
        return span.value


def _ways(top: _Top) -> int:
    """How many ways lead back from a place."""
    return len(top.back)


def _ways_here(top: _Top) -> int:
    """The same, with those from where one comes over words that are left out here."""
    here, found = [top], {top}
    while here:
        here = [before for one in here for before, _ in one.back if before.at == top.at and before not in found]
        found.update(here)
    return sum(len(one.back) for one in found)


def _paths(top: _Top, length: int) -> list[tuple[_Top, tuple[_Span, ...]]]:
    """Every way back over so many symbols: where it leads, and the spans on it, first one first."""
    found: list[tuple[_Top, tuple[_Span, ...]]] = [(before, (span,)) for before, span in top.back]
    for _ in range(length - 1):
        found = [(before, (span, *parts)) for here, parts in found for before, span in here.back]
    return found
