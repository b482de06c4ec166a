"""A line that can be read but not done is never passed over: the corpus may not hold it, a scenario's own card says that it is left out."""

import pytest

from engine.study.library import Library
from engine.study.staging import ScenarioTexts
from tests.cast.small import BOTH, as_yaml, card, library, rules_of, run


def scenario_with(own):
    return {"given": {"turn": "me", "me": {"board": ["Puzzle"]}}, "when": ["nothing is done"], "cards": [own]}


def left_out(made, scenario):
    """The lines that are not carried out of the scenario's own cards, by card."""
    texts = ScenarioTexts(made.files, made.definitions, scenario, scenario.as_of)
    return {card.slug: lines for card in scenario.cards if (lines := texts.define(card.slug).left_out)}


def of_the_corpus(own):
    """What is wrong with a corpus that has this card."""
    texts = {"shadowverse/rules/all.yaml": rules_of("shadowverse"), "shadowverse/cards/all.yaml": as_yaml({"cards": [own]})}
    return Library.from_texts(texts).problems


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("Ward.\nIn your cemetery, whenever you play a card: draw a card.", "the engine cannot do it there in this game yet"),
        ("Ward.\nThis can't play spells.", "the engine cannot do the quality “can't play …” in this game yet"),
        ("Ward.\nFanfare: destroy all enemy non-follower followers.", "no card is of a kind and not of it; say of what it is to be another than"),
        ("Ward.\nThis can't be healed.", "the engine cannot do the prohibition in this game yet"),
    ],
)
def test_a_card_of_a_scenario_plays_without_such_a_line_and_says_so(text, missing):
    undone = text.splitlines()[1]
    made = library([card("Page")], scenario_with(card("Puzzle", text)))
    _, one = made.find("case")
    first = made.run("case").json()["frames"][0]
    (puzzle,) = first["state"]["players"]["me"]["zones"]["board"]
    assert puzzle["left_out"] == [undone]
    assert puzzle["keywords"] == ["ward"]
    assert undone in first["text"]["en"]
    assert list(left_out(made, one).values()) == [(undone,)]
    (problem,) = of_the_corpus(card("Puzzle", text))
    assert problem.message["en"] == f"This text can be read, but {missing}."
    assert problem.found == undone
    assert problem.file == "shadowverse/cards/all.yaml"
    assert problem.line > 0


def test_a_line_of_the_evolved_side_is_left_out_alone():
    own = card("Puzzle", "Ward.", evolved={"attack": 3, "defense": 3, "text": "Storm.\nThis can't play spells."})
    made = library([], scenario_with(own))
    assert list(left_out(made, made.find("case")[1]).values()) == [("This can't play spells.",)]
    assert [p.found for p in of_the_corpus(own)] == ["This can't play spells."]


def test_a_card_of_the_corpus_with_such_a_line_is_a_problem_of_the_corpus():
    assert ["can't play …" in str(p) for p in of_the_corpus(card("Puzzle", "This can't play spells."))] == [True]


def test_what_a_game_does_not_know_of_is_refused_there_and_done_elsewhere():
    text = "Whenever another creature is banished: draw a card."
    imp = {"name": BOTH | {"en": "Imp"}, "kind": "creature", "class": "fire", "cost": 1, "power": 1000, "text": text}
    with pytest.raises(AssertionError, match=r"cannot do the trigger .*banished"):
        library([imp], {"when": ["nothing is done"]}, game="duel-masters")
    page = card("Page", "Whenever another allied follower is banished: draw a card.")
    given = {"turn": "me", "me": {"board": ["Page", {"card": "Page", "as": "gone"}], "deck_size": 5}}
    assert run([page], {"given": given, "when": ["gone is banished"], "then": ["my hand has 1 card"]}).sound


def test_when_a_card_may_be_played_is_refused_where_no_rule_asks_for_it():
    """In Duel Masters nothing asks as a card is played; where the rules do, the card is refused by its own text."""
    text = "This can be played only if it is your opponent's turn."
    imp = {"name": BOTH | {"en": "Imp"}, "kind": "creature", "class": "fire", "cost": 1, "power": 1000, "text": text}
    with pytest.raises(AssertionError, match=r"cannot do the sentence “this can be played only if …\.”"):
        library([imp], {"when": ["nothing is done"]}, game="duel-masters")
    given = {"turn": "me", "me": {"hand": ["Page"], "pp": 1}}
    assert run([card("Page", text)], {"given": given, "when": ["I play Page"], "then": ["action 1 was refused", "Page is in my hand"]}).sound


@pytest.mark.parametrize(
    ("deed", "happens"),
    [
        ("if you performed Earth Rite this turn", "Earth Rite: restore 1 defense to your leader"),
        ("if you used Necromancy this turn", "Necromancy 1: restore 1 defense to your leader"),
    ],
)
def test_what_was_only_told_of_is_remembered(deed, happens):
    """Deeds that change nothing by themselves count as past all the same."""
    cards = [
        card("Rite", happens + ".", kind="spell"),
        card("Asker", f"Fanfare: {deed}, deal 3 damage to the enemy leader."),
        card("Sigil", "Stack 1.", kind="amulet", traits=["earth-sigil"]),
    ]
    given = {"turn": "me", "me": {"board": ["Sigil"], "hand": ["Rite", "2 x Asker"], "pp": 5, "shadows": 5}}
    when = ["I play the first Asker", "I play Rite", "I play the second Asker"]
    then = ["after action 1, the enemy leader has 20 defense", "the enemy leader has 17 defense"]
    made = run(cards, {"given": given, "when": when, "then": then})
    assert [e["holds"] for e in made.expectations] == [True, True]
