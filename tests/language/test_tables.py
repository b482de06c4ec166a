"""The tables of the forked parser: a grammar with a conflict that one word ahead settles, one that nothing settles, and a symbol that nothing makes."""

import pytest

from engine.language.reader.forked import ForkedProduction, Match, Parser, Stopped
from engine.language.reader.states import ParserStates
from engine.language.reader.tables import END, tables_of


def read(rules, text, start="s"):
    made = [ForkedProduction(origin, tuple(symbols.split()), lambda values, o=origin: (o, *values)) for origin, symbols in rules]
    parser = Parser(made, {"a", "b", "+", "="}, (start,))

    def words(at):
        return [Match(text[at], text[at], at + 1)] if at < len(text) else [Match(END, None, at)]

    return parser.parse(start, len(text), words, lambda value, at: value)


def test_a_word_ahead_tells_where_a_production_ends():
    rules = [("s", "l = r"), ("s", "r"), ("l", "a"), ("l", "+ r"), ("r", "l")]  # LALR, but not SLR: "=" follows r in "+ r ="
    assert read(rules, "a=a") == ("s", ("l", "a"), "=", ("r", ("l", "a")))
    assert read(rules, "+a") == ("s", ("r", ("l", "+", ("r", ("l", "a")))))
    tables = tables_of(dict(enumerate((origin, tuple(symbols.split())) for origin, symbols in rules)), ["a", "+", "="], ["s"])
    both = [state for state, ends in enumerate(tables.reduces) if ends and "=" in tables.all_of(state)]
    assert both
    assert all(not mask & tables.bits["="] for state in both for mask, _ in tables.reduces[state])


def test_by_categories_alone_more_may_follow_and_the_same_is_read():
    rules = dict(enumerate([("s", ("l", "=", "r")), ("s", ("r",)), ("l", ("a",)), ("l", ("+", "r")), ("r", ("l",))]))
    exact, quick = tables_of(rules, ["a", "+", "="], ["s"]), ParserStates(rules, ["a", "+", "="], ["s"])
    found = {exact.roots["s"]: quick.roots["s"]}
    waiting = list(found)
    while waiting:
        state = waiting.pop()
        for symbol in ("a", "+", "=", "s", "l", "r"):
            to, there = exact.after(state, symbol), quick.after(found[state], symbol)
            assert (to is None) == (there is None)
            if to is not None and there is not None and to not in found:
                found[to] = there
                waiting.append(to)
    assert len(found) == len(exact.moves)
    pairs = [(q, e) for state, same in found.items() for (q, _), (e, _) in zip(quick.ending[same], exact.reduces[state], strict=True)]
    assert all(q & e == e for q, e in pairs)
    assert any(q & quick.bits["="] and not e & quick.bits["="] for q, e in pairs)


def test_a_state_is_worked_out_when_a_reading_comes_to_it():
    rules = dict(enumerate([("s", ("a", "l")), ("s", ("b", "l")), ("l", ("+",))]))
    states = ParserStates(rules, ["a", "b", "+"], ["s"])
    assert len(states.ending) == 1
    assert states.after(states.roots["s"], "+") is None
    assert len(states.ending) == 1
    after = states.after(states.roots["s"], "a")
    assert after is not None
    assert len(states.ending) == 2
    assert states.after(states.roots["s"], "a") == after


def test_states_that_wait_for_the_same_share_what_it_begins_with():
    rules = dict(enumerate([("s", ("+", "l")), ("s", ("=", "l")), ("l", ("a",)), ("l", ("b",))]))
    tables = tables_of(rules, ["a", "b", "+", "="], ["s"])
    plus, equals = (tables.after(tables.roots["s"], name) for name in "+=")
    assert plus is not None
    assert equals is not None
    assert plus != equals
    assert tables.begun[plus] is tables.begun[equals]
    assert tables.after(plus, "l") != tables.after(equals, "l")
    assert tables.after(plus, "a") == tables.after(equals, "a")


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
