"""A corpus with some files otherwise is the corpus that one would read from all of them, and shares what did not change."""

from __future__ import annotations

import pytest

from engine.study.library import Library
from tests.cast import shipped, stage

TOSS, BOARDING = f"shadowverse/rulings/{stage.TOSS}.yaml", f"shadowverse/rulings/{stage.BOARDING}.yaml"
RULE = "shadowverse/rules/"


@pytest.fixture(scope="module")
def base():
    texts = {path: text for path, text in shipped.library().files.texts.items() if "/rulings/" not in path}
    made = Library.from_texts(texts | {TOSS: stage.RULINGS[stage.TOSS], BOARDING: stage.RULINGS[stage.BOARDING]})
    for id in made.rulings:
        made.run(id)
    return made


def test_a_ruling_alone_shares_rules_cards_and_the_other_rulings(base):
    made = base.changed({TOSS: stage.RULINGS[stage.TOSS].replace("Either.", "Neither.")})
    assert made.cards is base.cards
    assert made.rules is base.rules
    assert made.rulings[stage.BOARDING] is base.rulings[stage.BOARDING]
    assert (made.rulings[stage.TOSS].answer["en"], base.rulings[stage.TOSS].answer["en"]) == ("Neither.", "Either.")
    assert made.run(stage.TOSS).sound


def test_a_ruling_that_goes_is_missed_by_those_that_link_to_it(base):
    linking = stage.RULINGS[stage.BOARDING].replace("status: open", f"status: open\nsee: [{{ruling: {stage.TOSS}, as: contrast}}]")
    linked = base.changed({BOARDING: linking})
    assert linked.rulings[stage.BOARDING].see
    assert linked.rulings.problems[stage.BOARDING] == []
    without = linked.changed({TOSS: None})
    assert stage.TOSS not in without.rulings
    without.rulings.get(stage.BOARDING)
    assert without.rulings.problems[stage.BOARDING]


def test_a_rule_changes_and_the_cards_stay(base):
    rule = base.rules[stage.SWITCH]
    text = base.files.texts[rule.path]
    made = base.changed({rule.path: text.replace(rule.title["en"], f"{rule.title['en']} indeed", 1)})
    assert made.rules[stage.SWITCH].title["en"].endswith("indeed")
    assert made.files.cards["shadowverse"] is base.files.cards["shadowverse"]
    assert made.run(stage.BOARDING).sound


def test_a_card_changes_and_the_other_games_cards_stay(base):
    path = next(card.path for card in base.files.cards["shadowverse"].raw.values() if card.name["en"] == "Knight")
    made = base.changed({path: base.files.texts[path].replace("en: Knight,", "en: Squire,", 1)})
    assert "Squire" in {card.name["en"] for card in made.files.cards["shadowverse"].raw.values()}
    assert made.files.cards["vision"] is base.files.cards["vision"]
    assert made.files.cards["shadowverse"] is not base.files.cards["shadowverse"]


@pytest.mark.parametrize("path", [TOSS, "documents.yaml", RULE])
def test_it_is_what_reading_all_of_it_gives(base, path):
    path = base.rules[stage.SWITCH].path if path == RULE else path
    changes = {path: base.files.texts[path] + "\n# a comment below\n"}
    made, whole = base.changed(changes), Library.from_texts({**base.files.texts, **changes})
    assert made.files.texts == whole.files.texts
    assert made.rules == whole.rules
    assert {id: made.rulings[id] for id in made.rulings} == {id: whole.rulings[id] for id in whole.rulings}
    assert made.files.problems == whole.files.problems


def test_a_topic_that_goes_is_missed_by_each_of_its_rules_at_its_name(base):
    text = base.files.texts["topics.yaml"].replace("  order: ", "  sequence: ")
    made = base.changed({"topics.yaml": text})
    assert {(p.file, p.line) for p in made.files.problems} == {(r.path, r.line) for id, r in base.rules.items() if id.split(".")[1] == "order"}
