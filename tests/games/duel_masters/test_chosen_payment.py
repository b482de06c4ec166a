"""Which cards in the mana zone are tapped for what is used: those that are said, if they can pay it; else the leftmost."""

from __future__ import annotations

from textwrap import dedent

import pytest

from engine.study.scenario_run import ScenarioRun
from tests.cast.cases import Fails
from tests.cast.shipped import library
from tests.games.duel_masters.test_events import plain

GAME = "duel-masters"
FIRE = plain("Test Ember", 2000)
WATER = {**plain("Test Drop", 2000), "class": "water"}
BIG = {**plain("Test Ram", 6000, "Double Breaker."), "class": "fire", "cost": 2}
CARDS = [{**FIRE, "class": "fire"}, WATER, BIG]
BOARD = {
    "turn": "me",
    "me": {"hand": ["Test Ram"], "mana": [
        {"card": "Test Ember", "as": "one"}, {"card": "Test Drop", "as": "two"}, {"card": "Test Ember", "as": "three"},
        {"card": "Test Drop", "as": "four"}, {"card": "Test Drop", "as": "lying", "tapped": True},
    ]},
}  # fmt: skip


@pytest.mark.parametrize("said", [
    "I summon Test Ram paying with three and four", "I summon Test Ram, paying with three and four", "I summon Test Ram and pay with three and four",
    "自分がTest Ramを召喚する（支払いはthreeとfour）", "自分がTest Ramを召喚する（threeとfourで支払う）", "threeとfourで支払ってTest Ramを召喚する",
])  # fmt: skip
def test_the_cards_that_are_said_are_tapped(fails: Fails, said: str) -> None:
    """And no others."""
    then = ["Test Ram is in the battle zone", "three is tapped", "four is tapped", "one is not tapped", "two is not tapped"]
    assert fails(BOARD, [said], then, GAME, CARDS) == []


def test_without_a_word_the_leftmost_are_tapped(fails: Fails) -> None:
    """One of the civilization among them."""
    assert fails(BOARD, ["I summon Test Ram"], ["one is tapped", "two is tapped", "three is not tapped"], GAME, CARDS) == []


@pytest.mark.parametrize(("paid", "rule"), [
    ("three", "dm.play.cost-is-paid"), ("one, two and three", "dm.play.cost-is-paid"), ("one and lying", "dm.play.cost-is-paid"), ("one and one", "dm.play.cost-is-paid"),
    ("one and Test Ram", "dm.play.cost-is-paid"), ("two and four", "dm.play.mana-of-each-civilization"),
])  # fmt: skip
def test_what_cannot_pay_is_refused_and_nothing_is_tapped(fails: Fails, paid: str, rule: str) -> None:
    """Too few, too many, tapped already, one of them twice, not mana, or without a card of the civilization."""
    then = [f"action 1 was refused by {rule}", "one is not tapped", "three is not tapped", "Test Ram is in my hand"]
    assert fails(BOARD, [f"I summon Test Ram paying with {paid}"], then, GAME, CARDS) == []


RULING = """\
    ruling: dm-paid-in-vain
    game: duel-masters
    title: {en: In vain, ja: 不要}
    question: {en: Which?, ja: どれか。}
    answer: {en: None., ja: どれでもない。}
    status: tentative
    scenarios:
      - name: one
        given:
          turn: me
          me: {hand: [{card: Test Ember, as: {en: held, ja: 手}}], mana: [{card: Test Ember, as: {en: one, ja: 一}}]}
        when:
          - I charge held paying with one
        then:
          - my mana zone has 2 cards
    cards:
      - {name: {en: Test Ember, ja: 試験の火}, kind: creature, class: fire, cost: 1, power: 2000}
    """


def test_a_payment_that_nothing_asks_for_is_told() -> None:
    """A charge costs nothing."""
    ruling, problems = library().rulings.read(dedent(RULING), "lab.yaml")
    assert problems == []
    run = ScenarioRun(library(), ruling, ruling.scenarios[0], None, {}, ())
    assert [said for _, said in run.unasked] == [{
        "en": "action 1 chooses “One”, which nothing asks for; asked: nothing", "ja": "行動1は「試験の火（一）」を選ぶが、求められていない。求められたもの：なし",
    }]  # fmt: skip
    assert not run.sound


def test_a_game_in_which_it_is_not_chosen_says_so(fails: Fails) -> None:
    """Play points are all alike."""
    given = {"turn": "me", "me": {"hand": ["Knight", "Lich"], "pp": 3}}
    (said,) = fails(given, ["I play Knight paying with Lich"], ["Lich is in my hand"])
    assert "not chosen with which cards" in said


def test_a_card_of_two_civilizations_that_costs_one_is_paid_with_a_card_of_each(fails: Fails) -> None:
    """Whatever it costs."""
    blend = {**plain("Test Blend", 1000), "class": "fire/water", "cost": 1}
    board = {"turn": "me", "me": {"hand": ["Test Blend"], "mana": [{"card": "Test Ember", "as": "one"}, {"card": "Test Drop", "as": "two"}]}}
    then = ["Test Blend is in the battle zone", "one is tapped", "two is tapped"]
    assert fails(board, ["I summon Test Blend"], then, GAME, [*CARDS, blend]) == []
