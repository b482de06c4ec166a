"""What is chosen although nothing asks for it is a fault that names the line, and what was asked."""

from textwrap import dedent

from engine.study.flips import find_flips
from engine.study.scenario_run import ScenarioRun
from tests.cast.shipped import library

RULING = dedent("""\
    ruling: sv-too-much-is-chosen
    game: shadowverse
    title: {en: Too much, ja: 選びすぎ}
    question: {en: Which?, ja: どれか。}
    answer: {en: One., ja: 1体。}
    status: tentative
    scenarios:
      - name: one
        given:
          turn: me
          me: {hand: [Dart], pp: 1}
          opponent: {board: [{card: Lich, as: {en: left one, ja: 左}}, {card: Lich, as: {en: right one, ja: 右}}]}
        when:
          - I play Dart choosing right one%s
        then:
          - right one has 1 damage
    cards:
      - name: {en: Dart, ja: 投げ矢}
        kind: spell
        class: neutral
        cost: 1
        text: Deal 1 damage to a random enemy follower.
    """)


def faults(more):
    ruling, problems = library().rulings.read(RULING % more, "lab.yaml")
    assert problems == []
    return [(fault.line, fault.message["en"]) for fault in find_flips(library(), ruling, ruling.scenarios[0]).faults]


def test_a_choice_too_many_is_named_with_its_line():
    [(line, message)] = faults(" and left one")
    assert RULING.splitlines()[line - 1].strip().startswith("- I play Dart")
    assert message == "action 1 chooses “Left one”, which nothing asks for; asked: Dart: which one is hit at random?"


def test_a_choice_that_fits_nothing_is_named_when_the_scenario_is_run():
    ruling, _ = library().rulings.read(RULING % " and left one", "lab.yaml")
    run = ScenarioRun(library(), ruling, ruling.scenarios[0], None, {}, ())
    assert [said["ja"] for _, said in run.unasked] == ["行動1は「リッチ（左）」を選ぶが、求められていない。求められたもの：投げ矢：ランダムな対象"]
    assert not run.sound


CHRONO = dedent("""\
    ruling: cc-in-vain
    game: chrono-card
    title: {en: In vain, ja: 無駄}
    question: {en: Which?, ja: どれか。}
    answer: {en: One., ja: 1体。}
    status: tentative
    scenarios:
      - name: one
        given: {turn: opponent, me: {hand: [Cheer], deck: 5}, opponent: {deck: 5}}
        when: [%s]
        then:
          - Cheer is in my hand
    cards:
      - {name: {en: Cheer, ja: 応援}, kind: event, cost: 0, text: Draw a card.}
    """)


def idle(*actions):
    ruling, problems = library().rulings.read(CHRONO % ", ".join(f'"{a}"' for a in actions), "lab.yaml")
    assert problems == []
    run = ScenarioRun(library(), ruling, ruling.scenarios[0], None, {}, ())
    return [said["en"].partition(":")[0] for _, said in run.unasked]


def test_an_action_whose_moment_does_not_come_is_named():
    waits, ends = "once the start phase begins, I play Cheer", "opponent ends the turn"
    assert idle(waits, ends) == []
    assert idle(ends, waits) == ["action 2 was not tried"]


def test_answering_what_is_not_there_is_named():
    assert idle("nobody answers") == ["action 1 does nothing"]
    assert idle("opponent declares the end of the main phase", "nobody answers") == []


def test_a_choice_that_is_asked_for_is_none():
    assert faults("") == []


ASKED_LATER = dedent("""\
    ruling: sv-asked-later
    game: shadowverse
    title: {en: Asked later, ja: 後で求められる}
    question: {en: When?, ja: いつか。}
    answer: {en: Later., ja: 後で。}
    status: tentative
    cards:
      - {name: {en: Waiter, ja: 待つ者}, kind: follower, class: neutral, cost: 1, attack: 1, defense: 1, text: ""}
      - {name: {en: Dart, ja: 投げ矢}, kind: spell, class: neutral, cost: 1, text: "Deal 1 damage to an enemy follower."}
    scenarios:
      - name: one
        given:
          turn: me
          me: {hand: [Waiter, Dart], pp: 2}
          opponent: {board: [{card: Waiter, as: {en: left one, ja: 左}}, {card: Waiter, as: {en: right one, ja: 右}}]}
        when:
          - I play Waiter choosing right one
          - I play Dart%s
        then:
          - right one is in play
    """)


def said_of(more):
    ruling, problems = library().rulings.read(ASKED_LATER % more, "lab.yaml")
    assert problems == []
    run = ScenarioRun(library(), ruling, ruling.scenarios[0], None, {}, ())
    return [said for _, said in run.unasked]


def test_what_a_later_action_asks_and_nobody_says_is_named():
    [said] = said_of("")
    assert said["en"].startswith("action 1 chooses “Right one”, which nothing asks for; asked: nothing here; action 2 asks, and nobody says: Dart: ")
    assert said["ja"].partition("求められたもの：なし。行動2では求められ、選ばれていない：投げ矢：")[1]


def test_what_a_later_action_asks_and_is_told_is_not_named():
    assert [said["en"] for said in said_of(" choosing right one")] == ["action 1 chooses “Right one”, which nothing asks for; asked: nothing"]
