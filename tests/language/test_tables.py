"""The tables of the forked parser: a grammar with a conflict that one word ahead settles, one that nothing settles, and a symbol that nothing makes."""

import pytest

from engine.language.reader.forked import Match, Parser, Rule, Stopped
from engine.language.reader.tables import END, tables_of


def read(rules, text, start="s"):
    made = [Rule(origin, tuple(symbols.split()), lambda values, o=origin: (o, *values)) for origin, symbols in rules]
    parser = Parser(made, {"a", "b", "+", "="}, (start,))

    def words(at):
        return [Match(text[at], text[at], at + 1)] if at < len(text) else [Match(END, None, at)]

    return parser.parse(start, len(text), words, lambda value, at: value)


def test_a_word_ahead_tells_where_a_production_ends():
    rules = [("s", "l = r"), ("s", "r"), ("l", "a"), ("l", "+ r"), ("r", "l")]  # LALR, but not SLR: "=" follows r in "+ r ="
    assert read(rules, "a=a") == ("s", ("l", "a"), "=", ("r", ("l", "a")))
    assert read(rules, "+a") == ("s", ("r", ("l", "+", ("r", ("l", "a")))))
    tables = tables_of(dict(enumerate((origin, tuple(symbols.split())) for origin, symbols in rules)), ["a", "+", "="], ["s"])
    both = [state for state, ends in enumerate(tables.reduces) if ends and "=" in tables.moves[state]]
    assert both
    assert all(not mask & tables.bits["="] for state in both for mask, _ in tables.reduces[state])


def test_every_way_is_followed_where_nothing_settles_it():
    rules = [("s", "s + s"), ("s", "a")]
    assert read(rules, "a+a+a") in (("s", ("s", ("s", "a"), "+", ("s", "a")), "+", ("s", "a")), ("s", ("s", "a"), "+", ("s", ("s", "a"), "+", ("s", "a"))))


def test_a_text_stops_where_no_way_goes_on():
    with pytest.raises(Stopped) as stopped:
        read([("s", "a b")], "aa")
    assert stopped.value.at == 1


def test_a_symbol_that_nothing_makes_is_named():
    with pytest.raises(ValueError, match="s is made of nobody"):
        tables_of({0: ("s", ("a", "nobody"))}, ["a"], ["s"])
