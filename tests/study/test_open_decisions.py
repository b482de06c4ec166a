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
        "a decision is left open: Runner: the shields to break (Runner, Stone). "
        "Say what is chosen (“Runner attacks opponent choosing Runner”) or speak of every outcome"
    )
    assert "走り屋" in message["ja"]
    assert "石" in message["ja"]


@pytest.mark.parametrize("shields", ["Stone, Stone", "2 x Stone"])
def test_which_of_cards_that_nothing_tells_apart_need_not_be_said(shields):
    assert faults(shields) == []


SAVED = dedent("""\
    ruling: dm-left-open
    game: duel-masters
    title: {en: Open, ja: 未定}
    question: {en: Which?, ja: どれか。}
    answer: {en: One., ja: 1枚。}
    status: tentative
    cards:
      - {name: {en: King, ja: 王}, kind: creature, class: fire, cost: 5, power: 5000, text: "When this creature is destroyed, draw a card."}
      - {name: {en: Left, ja: 左}, kind: creature, class: fire, cost: 1, power: 1000, text: "%(saver)s"}
      - {name: {en: Right, ja: 右}, kind: creature, class: fire, cost: 1, power: 1000, text: "%(saver)s"}
      - {name: {en: Bolt, ja: 雷}, kind: spell, class: fire, cost: 1, text: "%(bolt)s"}
    scenarios:
      - name: one
        given: {turn: opponent, me: {battle: [King, Left, Right], deck: 9}, opponent: {hand: [Bolt], mana: [Bolt]}}
        when:
          - opponent casts Bolt%(more)s
        then:
          - King was destroyed
    """)
KEEPS = "If one of your other creatures would be destroyed, you may destroy this creature instead."


def told(bolt, saver=KEEPS, more=""):
    ruling, problems = library().rulings.read(SAVED % {"bolt": bolt, "saver": saver, "more": more}, "lab.yaml")
    assert problems == []
    return [f for f in find_flips(library(), ruling, ruling.scenarios[0]).faults if "left open" in f.message["en"]]


@pytest.mark.parametrize("more", [" choosing yes", " choosing King", " choosing King and Left"])
def test_all_that_an_action_chooses_is_written_out_whatever_it_says_of_it_already(more):
    (fault,) = told("Destroy one of your opponent's creatures.", more=more)
    assert "“Opponent plays Bolt choosing King, Left and yes”" in fault.message["en"]
    assert "「相手が「雷」をプレイする（選択は「王」と「左」と「はい」）」" in fault.message["ja"]
    assert SAVED.splitlines()[fault.line - 1].strip().startswith("- opponent casts Bolt")


def test_what_is_written_out_leaves_nothing_open():
    assert told("Destroy one of your opponent's creatures.", more=" choosing King, Left and yes") == []


def test_an_open_order_is_written_out_as_an_order():
    (fault,) = told("Destroy all creatures.", "When this creature is destroyed, draw a card.")
    assert "“Opponent plays Bolt ordering King's effect before Left's effect ordering Left's effect before Right's effect”" in fault.message["en"]


def test_a_card_with_a_label_is_told_apart():
    assert faults("Stone, {card: Stone, as: {en: marked, ja: 印}}") != []


def test_what_brackets_remind_of_leaves_no_line_out():
    ruling, problems = library().rulings.read(RULING % "Stone, Stone", "lab.yaml")
    assert problems == []
    scenario = ruling.scenarios[0]
    guard = library().staging(scenario, None).define("guard")
    assert guard.left_out == ()
