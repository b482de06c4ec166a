"""lark's LALR parser over tables of our own making (:mod:`engine.language.reader.tables`), which takes a tenth of the time of lark's analysis.

A text has one reading or none: a table in which a word could be gone on with in two ways is refused, whatever comes after.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from lark.exceptions import GrammarError
from lark.grammar import Rule
from lark.lexer import LexerThread
from lark.parsers.lalr_analysis import IntParseTable, Reduce, Shift
from lark.parsers.lalr_parser import _Parser

from engine.language.reader.tables import END, Build, tables_of

Actions = dict[str, tuple[Any, Any]]


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
        states: dict[int, Actions] = {}
        for state, reduces in enumerate(tables.reduces):
            actions: Actions = {symbol: (Shift, to) for symbol, to in tables.all_of(state).items()}
            for mask, number in reduces:
                while mask:
                    bit = mask & -mask
                    mask ^= bit
                    name = names[bit.bit_length() - 1]
                    if name in actions:
                        raise GrammarError(_clash(name, rules[number], *actions[name]))
                    actions[name] = (Reduce, rules[number])
            states[state] = actions
        ends = {name: cast(int, tables.after(state, name)) for name, state in tables.roots.items()}
        self._parser = _Parser(cast(Any, IntParseTable)(states, dict(tables.roots), ends), cast(Any, builds))

    def parse(self, tokens: LexerThread, category: str) -> object:
        """The value of the tokens read as a category. Raises lark's UnexpectedToken."""
        return self._parser.parse(tokens, category)


def _clash(name: str, rule: Rule, action: Any, other: Any) -> str:
    """What to say of a word before which a phrase may end and something else may go on."""
    return f"Before {name} two readings are possible: {rule} ends" + (f", or {other} does" if action is Reduce else ", or it goes on")
