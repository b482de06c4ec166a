"""A parser over tables of our own making (:mod:`engine.language.reader.tables`), which are made in a tenth of the time that lark's analysis takes.

It takes lark's rules and refuses with lark's errors. A text has one reading or none: a table in which a word could be gone on with in two
ways is refused, whatever comes after. Nearly every text passes here, so its loop goes over numbers and ready reductions alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lark.exceptions import GrammarError, UnexpectedToken
from lark.grammar import Rule

from engine.language.reader.tables import END, Build, tables_of
from engine.language.tokens import Token

Reduction = tuple[int, str, Build, Rule]  # of how many parts, what becomes of them, and how
Actions = dict[str, int | Reduction]  # by what comes: the state to go on in, or what ends before it


class StrictParser:
    """Reads tokens by rules; ``builds`` make the value of each, ``start`` are the categories that may be asked for.

    Raises lark's GrammarError where the rules allow two readings, or where one is made of nothing.
    """

    def __init__(self, rules: Sequence[Rule], builds: Mapping[Rule, Build], start: Sequence[str]) -> None:
        productions = {number: (str(rule.origin.name), tuple(str(symbol.name) for symbol in rule.expansion)) for number, rule in enumerate(rules)}
        if len(set(productions.values())) < len(productions):
            again = {production: number for number, production in productions.items()}
            raise GrammarError("The same words twice:" + "".join(f"\n- {rules[n]}" for n, p in productions.items() if again[p] != n))
        terminals = sorted({str(symbol.name) for rule in rules for symbol in rule.expansion if symbol.is_term})
        try:
            tables = tables_of(productions, terminals, start)
        except ValueError as wrong:
            raise GrammarError(str(wrong)) from wrong
        names = [END, *terminals]
        ending: list[Reduction] = [(len(symbols), origin, builds[rules[number]], rules[number]) for number, (origin, symbols) in productions.items()]
        self._states: list[Actions] = []
        for state, reduces in enumerate(tables.reduces):
            actions: Actions = dict(tables.all_of(state))
            for mask, number in reduces:
                while mask:
                    bit = mask & -mask
                    mask ^= bit
                    name = names[bit.bit_length() - 1]
                    if name in actions:
                        raise GrammarError(_clash(name, rules[number], actions[name]))
                    actions[name] = ending[number]
            self._states.append(actions)
        self._roots = dict(tables.roots)
        self._ends = {name: tables.after(state, name) for name, state in tables.roots.items()}

    def parse(self, tokens: Sequence[Token], category: str) -> object:
        """The value of the tokens, of which the last is $END, read as a category. Raises lark's UnexpectedToken."""
        table: Sequence[Mapping[str, Any]] = self._states
        end = self._ends[category]
        states, values = [self._roots[category]], list[Any]()
        for token in tokens:
            kind = token.type
            while True:
                action = table[states[-1]].get(kind)
                if action.__class__ is int:
                    states.append(action)
                    values.append(token)
                    break
                if action is None:
                    raise UnexpectedToken(token, {name for name in table[states[-1]] if name.isupper()})  # type: ignore[no-untyped-call]
                size, origin, build, _ = action
                if size > 1:
                    made = build(values[-size:])
                    del states[1 - size :], values[1 - size :]
                else:
                    made = build(values[-1:])
                after = table[states[-2]][origin]
                states[-1] = after
                values[-1] = made
                if after == end and kind == END:
                    return made
        raise AssertionError("tokens end with $END")


def _clash(name: str, rule: Rule, other: int | Reduction) -> str:
    """What to say of a word before which a phrase may end and something else may go on."""
    return f"Before {name} two readings are possible: {rule} ends" + (", or it goes on" if isinstance(other, int) else f", or {other[3]} does")
