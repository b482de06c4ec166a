"""Labels of copies: one text, or one in each language; understood in either, shown in the language of whoever reads."""

import pytest

from engine.corpus.editing import apply
from engine.corpus.strict_yaml import read
from engine.suggest.offers import offers
from tests.cast.small import card, library, run

CARDS = [card("Page"), card("Squire")]
LEFT = {"en": "left", "ja": "左"}
GIVEN = {"turn": "me", "me": {"board": [{"card": "Page", "as": LEFT}, {"card": "Page", "as": "right"}]}}


@pytest.mark.parametrize("name", ["left", "左"])
def test_sentences_may_use_either_spelling_and_the_log_uses_the_reader_s(name):
    scenario = {"given": GIVEN, "when": [f"{name} is destroyed"], "then": [f"{name} was destroyed", "right is on my board"]}
    made = run(CARDS, scenario)
    assert made.sound
    assert made.frame_json(1)["text"] == {"en": "Left is destroyed", "ja": "「Page（左）」が破壊される"}
    assert made.frame_json(2)["text"] == {"en": "Page (left) is destroyed", "ja": "Page（左）が破壊される"}


def test_a_frame_names_a_label_in_both_languages_only_where_they_differ():
    board = run(CARDS, {"given": GIVEN, "when": ["nothing is done"]}).frame_json(0)["state"]["players"]["me"]["zones"]["board"]
    assert [(t["label"], t.get("label_ja")) for t in board] == [("left", "左"), ("right", None)]
    assert [type(t["label"]) for t in board] == [str, str]


def test_what_can_be_done_is_offered_by_the_english_spelling():
    made = library(CARDS, {"given": {**GIVEN, "opponent": {"board": ["Squire"]}}, "when": ["nothing is done"]})
    said = {offer.sentence for offer in offers(made.run("case")).offers}
    assert {"left attacks Squire", "right attacks Squire"} <= said


@pytest.mark.parametrize(
    ("label", "wrong"),
    [
        ({"en": "left"}, "“ja” is missing"),
        ({"en": "left", "ja": "right"}, "given out twice"),
        ({"en": "left", "ja": "Squire"}, "is a card's name"),
        ({"en": "left", "ja": ""}, "empty"),
        ({"en": "left", "ja": "左", "de": "links"}, "de"),
    ],
)
def test_a_label_that_is_no_label_is_reported(label, wrong):
    given = {"turn": "me", "me": {"board": [{"card": "Page", "as": "right"}, {"card": "Page", "as": label}]}}
    with pytest.raises(AssertionError) as found:
        library(CARDS, {"given": given})
    assert wrong in str(found.value)


def test_the_same_word_in_both_languages_is_one_label():
    given = {"turn": "me", "me": {"board": [{"card": "Page", "as": {"en": "one", "ja": "one"}}]}}
    assert run(CARDS, {"given": given, "when": ["one is destroyed"], "then": ["one was destroyed"]}).sound


FILE = """\
ruling: case
game: shadowverse
scenarios:
  - name: one
    given:
      me: {board: [{card: Page, as: left}]}   # mine
"""


def edited(text, **fields):
    to = {"do": "change", "scenario": "one", "player": "me", "zone": "board", "index": "0"}
    made = apply(text, {**to, **fields})
    assert made.endswith("# mine\n")
    return made, read(made).value["scenarios"][0]["given"]["me"]["board"][0].get("as")


def test_a_label_is_edited_in_one_language_or_as_a_whole():
    both, value = edited(FILE, key="as.ja", value="左")
    assert value == LEFT
    assert "as: {en: left, ja: 左}" in both
    assert edited(both, key="as", value="left")[0] == both
    assert edited(both, key="as", value="左")[0] == both
    assert edited(both, key="as", value="first")[1] == "first"
    assert edited(both, key="as.en", value="first")[1] == {"en": "first", "ja": "左"}
    assert edited(both, key="as.ja", value="left")[1] == "left"
    assert edited(both, key="as.ja", value="")[1] == "left"
    assert edited(both.replace(", as: {en: left, ja: 左}", ""), key="as.ja", value="左")[1] == "左"
