"""A queue goes by the key, a stack from the last, a pool as the players say."""

import pytest

from engine.kernel.requests import ChoiceOutOfRange
from engine.kernel.stack import declare, resolve_next
from engine.kernel.trace import Event
from tests.cast.tables import POOL, STACK, begin, card, happen, note, table, triggered, words


def crier(name):
    return card(name, triggered(name + " cries", "damaged", note(name)))


def declared(settings=None):
    run = begin(table(me_board=[crier("A"), crier("B")], opponent_board=[crier("C")]), STACK, settings)
    for i in (3, 5, 4):
        t = run.state.things[i]
        declare(run, t.abilities[0], t, t.controller, {}, "early")
    assert words(run) == []
    while run.agenda:
        resolve_next(run)
    return run


def test_nothing_on_a_stack_resolves_before_all_is_declared_and_then_the_last_goes_first():
    run = declared()
    assert words(run) == ["B", "C", "A"]
    assert run.agenda == []


def test_the_stack_s_direction_is_a_rule():
    run = declared({"toy.stack": "first-in"})
    assert words(run) == ["A", "C", "B"]
    assert "toy.stack" in {r for f in run.frames for r in f.rules}


def pooled(choose=()):
    zones = {"me_board": [crier("A"), crier("B")], "opponent_board": [crier("C"), crier("D")]}
    run = begin(table(**zones), POOL, choose=choose)
    return happen(run, Event("damaged", 2, "opponent", 1))


def test_in_a_pool_the_turn_player_s_effects_go_first_and_each_orders_their_own():
    run = pooled()
    assert words(run) == ["A", "B", "C", "D"]
    assert [(d.player, d.kind, len(d.options), d.defaulted) for d in run.decisions] == [
        ("me", "choice", 2, True),
        ("opponent", "choice", 2, True),
    ]
    assert words(pooled((1, 0))) == ["B", "A", "C", "D"]
    assert words(pooled((1, 1))) == ["B", "A", "D", "C"]


def test_whose_effects_go_first_and_who_orders_them_are_cited():
    cited = {r for f in pooled().frames for r in f.rules}
    assert {"toy.pool-player", "toy.pool-order"} <= cited


def test_a_decision_that_is_none_of_the_options_is_no_decision():
    with pytest.raises(ChoiceOutOfRange) as wrong:
        pooled((2,))
    assert (wrong.value.index, wrong.value.picked, wrong.value.options) == (0, 2, 2)
