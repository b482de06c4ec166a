"""A decision of which nobody says what is chosen is named with its options; between cards that nothing tells apart there is none."""

from textwrap import dedent

import pytest

from engine.study.flips import find_flips
from tests.cast.shipped import library

RULING = dedent("""\
    ruling: dm-left-open
    game: duel-masters
    title: {en: Open, ja: 未定}
    question: {en: Which?, ja: どれか。}
    answer: {en: One., ja: 1枚。}
    status: tentative
    scenarios:
      - name: one
        given:
          turn: me
          me: {battle: [Runner]}
          opponent: {shields: [%s]}
        when:
          - Runner attacks opponent
        then:
          - opponent's shield zone has 1 card
    cards:
      - {name: {en: Runner, ja: 走り屋}, kind: creature, class: fire, cost: 1, power: 1000}
      - {name: {en: Stone, ja: 石}, kind: creature, class: fire, cost: 1, power: 1000}
      - name: {en: Guard, ja: 番}
        kind: creature
        class: light
        cost: 1
        power: 1000
        text: Blocker (Whenever an opponent's creature attacks, you may tap this creature to stop the attack.)
    """)


def faults(shields):
    ruling, problems = library().rulings.read(RULING % shields, "lab.yaml")
    assert problems == []
    return [fault.message for fault in find_flips(library(), ruling, ruling.scenarios[0]).faults]


def test_the_first_decisions_are_named_with_their_options():
    (message,) = faults("Runner, Stone")
    assert message["en"] == (
        "a decision is left open: Runner: the shields to break (Runner, Stone). Say what is chosen (“… choosing …”) or speak of every outcome"
    )
    assert "走り屋" in message["ja"]
    assert "石" in message["ja"]


@pytest.mark.parametrize("shields", ["Stone, Stone", "2 x Stone"])
def test_which_of_cards_that_nothing_tells_apart_need_not_be_said(shields):
    assert faults(shields) == []


def test_a_card_with_a_label_is_told_apart():
    assert faults("Stone, {card: Stone, as: {en: marked, ja: 印}}") != []


def test_what_brackets_remind_of_leaves_no_line_out():
    ruling, problems = library().rulings.read(RULING % "Stone, Stone", "lab.yaml")
    assert problems == []
    scenario = ruling.scenarios[0]
    guard = library().staging(scenario, None).define("guard")
    assert guard.left_out == ()
