"""What a player is said to want of the order of effects: heeded where players decide it, refused by the rule that does where one does."""

from dataclasses import replace

import pytest

from engine.kernel.ordering import Ordering, leftover
from engine.kernel.stack import declare
from engine.kernel.trace import Event
from tests.cast.small import card as written
from tests.cast.small import run
from tests.cast.tables import POOL, QUEUE, STACK, begin, card, find, happen, note, table, triggered, words

BEARS = [
    {"name": {"en": n, "ja": n}, "kind": "creature", "class": "light", "cost": 1, "power": 1000, "text": text}
    for n, text in (
        ("Reader", "Whenever another creature enters the board: draw a card."),
        ("Digger", "Whenever another creature enters the board: put the top 1 card of your deck into your mana zone."),
        ("Seedling", ""),
    )
]
POOLED = {
    "turn": "me",
    "me": {"battle": ["Reader", "Digger"], "hand": ["Seedling"], "mana": ["Seedling"]},
    "opponent": {"battle": [{"card": "Reader", "as": "theirs"}]},
}


def crier(name):
    return card(name, triggered(name + " cries", "damaged", note(name)))


def ordered(game, *pairs, zones=None, choose=(), settings=None):
    """A leader is damaged, and each of the pairs (the first before the second) is wished for."""
    made = begin(table(**(zones or {"me_board": [crier("A"), crier("B"), crier("C")]})), game, settings, choose)
    of = {n: find(made, n) for n in "ABCD" if any(t.card.name["en"] == n for t in made.state.things.values())}
    made.orders = [Ordering(lambda p, i=of[x]: p.source == i, lambda p, i=of[y]: p.source == i) for x, y in pairs]
    happen(made, Event("damaged", 2, "opponent", 1))
    leftover(made)
    return made


def refusals(made):
    return [(f.message.parts["reason"].key, f.rules[-1:]) for f in made.frames if f.kind == "refused"]


def test_in_a_pool_a_wish_for_an_order_answers_the_decisions():
    made = ordered(POOL, ("C", "B"), ("B", "A"))
    assert words(made) == ["C", "B", "A"]
    assert [d.defaulted for d in made.decisions] == [False, False]
    assert refusals(made) == []


def test_what_the_wishes_leave_open_stays_a_decision_that_nobody_took():
    made = ordered(POOL, ("C", "A"))
    assert words(made) == ["B", "C", "A"]
    assert [d.defaulted for d in made.decisions] == [True, False]
    assert words(ordered(POOL, ("C", "A"), choose=(2,))) == ["C", "A", "B"]


def test_a_given_decision_counts_for_more_than_a_wish():
    assert words(ordered(POOL, ("C", "B"), ("B", "A"), choose=(0, 0))) == ["A", "B", "C"]


def test_wishes_that_go_against_each_other_are_not_both_heeded():
    made = ordered(POOL, ("A", "B"), ("B", "A"), zones={"me_board": [crier("A"), crier("B")]})
    assert words(made) == ["A", "B"]
    assert refusals(made) == [("refused.orders-clash", ("toy.pool-order",))]


def test_nobody_orders_the_effects_of_both_players():
    made = ordered(POOL, ("D", "A"), zones={"me_board": [crier("A")], "opponent_board": [crier("D")]})
    assert words(made) == ["A", "D"]
    assert refusals(made) == [("refused.order", ("toy.pool-player",))]


@pytest.mark.parametrize("pair", [("A", "B"), ("B", "A")])
def test_in_a_queue_no_order_can_be_wished_for_not_even_the_one_that_comes(pair):
    made = ordered(QUEUE, pair)
    assert words(made) == ["A", "B", "C"]
    assert refusals(made) == [("refused.order", ("toy.leader-last",))]


def test_the_rule_that_orders_two_is_the_one_that_refuses():
    made = ordered(QUEUE, ("A", "D"), zones={"me_board": [crier("A")], "opponent_board": [crier("D")]})
    assert refusals(made) == [("refused.order", ("toy.turn-player",))]


def on_a_stack(*roles):
    """Two that are put on a stack, the first wished before the second."""
    made = begin(table(me_board=[crier("A"), crier("B")]), STACK)
    a, b = (made.state.things[find(made, n)] for n in "AB")
    made.orders = [Ordering(lambda p: p.source == a.id, lambda p: p.source == b.id)]
    for t, role in zip((a, b), roles, strict=True):
        held = t.abilities[0]
        declare(made, replace(held, ability=replace(held.ability, role=role)), t, "me", {}, "early")
    return made


@pytest.mark.parametrize("roles", [("activated", "activated"), ("triggered", "activated"), ("activated", "triggered")])
def test_on_a_stack_no_order_can_be_wished_for_of_what_is_declared(roles):
    assert refusals(on_a_stack(*roles)) == [("refused.order", ("toy.stack",))]


def test_on_a_stack_a_player_may_order_their_triggered_effects():
    assert refusals(on_a_stack("triggered", "triggered")) == []
    assert words(ordered(STACK, ("C", "B"), ("B", "A"))) == ["C", "B", "A"]


@pytest.mark.parametrize("game", [POOL, QUEUE])
def test_an_order_of_what_never_waits_together_is_refused_in_the_end(game):
    made = ordered(game, ("A", "B"), zones={"me_board": [crier("A")], "me_deck": [crier("B")]})
    assert words(made) == ["A"]
    assert [key for key, _ in refusals(made)] == ["refused.order-of-none"]


def test_a_sentence_orders_what_its_player_may_order():
    first, second = "Reader's effect resolves", "Digger's effect resolves"
    for wish, order in (
        ("ordering my Reader's effect before Digger's effect", f"first my {first}, then {second}"),
        ("ordering Digger's effect before my Reader's effect", f"first {second}, then my {first}"),
    ):
        made = run(BEARS, {"given": POOLED, "when": ["I play Seedling " + wish], "then": [order]}, game="duel-masters")
        assert made.sound, wish
        assert not any(d.defaulted for d in made.decisions)


def test_a_sentence_cannot_order_what_is_the_other_player_s():
    when = ["I play Seedling ordering theirs's effect before Digger's effect choosing nothing"]
    then = ["part of action 1 was refused by dm.pending.turn-player-first", "first Digger's effect resolves, then theirs's effect resolves"]
    made = run(BEARS, {"given": POOLED, "when": when, "then": then, "choose": [0]}, game="duel-masters")
    assert [e["holds"] for e in made.expectations] == [True, True]


def test_a_queue_refuses_a_sentence_s_order_by_the_rule_that_orders():
    cards = [
        written("Page", "Whenever another allied follower enters the board: draw a card."),
        written("Squire", "Whenever another allied follower enters the board: restore 1 defense to your leader."),
        written("Knight"),
    ]
    given = {"turn": "me", "me": {"board": ["Page", "Squire"], "hand": ["Knight"], "pp": 1, "deck_size": 5}}
    when = ["I play Knight ordering Squire's effect before Page's effect"]
    made = run(cards, {"given": given, "when": when, "then": ["first Page's effect resolves, then Squire's effect resolves"]})
    assert [e["holds"] for e in made.expectations] == [True]
    assert not made.sound
    told = "part of action 1 was refused by sv.order.leader-then-left-to-right"
    assert run(cards, {"given": given, "when": when, "then": [told]}).sound


def test_where_chance_orders_invocations_a_wish_says_what_is_drawn():
    cards = [written(n, "Invocation, at the start of your turn: invoke this.") for n in ("Page", "Squire")]
    given = {"turn": "opponent", "me": {"deck": ["Page", "Squire"], "deck_size": 5}, "opponent": {"deck_size": 5}}
    for first, second in (("Page", "Squire"), ("Squire", "Page")):
        when = [f"opponent ends the turn ordering {first}'s effect before {second}'s effect"]
        then = [f"first {first} enters, then {second} enters", "with probability 1/2, first Page enters, then Squire enters"]
        made = run(cards, {"given": given, "when": when, "then": then})
        assert [e["holds"] for e in made.expectations] == [True, True]
        assert made.sound
