"""Boards as people write them: one card without a list, copies counted otherwise, a zone called by its name in either language."""

import pytest

from engine.corpus.editing import apply
from engine.corpus.strict_yaml import read
from tests.cast.cases import fails


@pytest.mark.parametrize("hand, cards", [("Fairy", 1), ("3 x Fairy", 3), ("", 0), (["Fairy", "Fairy"], 2)])
def test_one_text_is_a_list_of_it_alone(hand, cards):
    assert fails({"turn": "me", "me": {"hand": hand}}, ["nothing is done"], [f"my hand has {cards} card" + "s" * (cards != 1)]) == []


@pytest.mark.parametrize("written", ["2 Fairy", "Fairy x2", "Fairy ×2", "フェアリー2体", "フェアリー 2枚"])
def test_copies_counted_otherwise_are_told_how(written):
    (wrong,) = fails({"turn": "me", "me": {"hand": [written]}}, ["nothing is done"], ["my hand is empty"])
    assert "Several copies are written “2 x " in wrong


@pytest.mark.parametrize(
    "key, meant", [("手札", "hand"), ("場", "board"), ("field", "board"), ("graveyard", "cemetery"), ("play points", "pp"), ("play_points", "pp"), ("life", "leader"), ("デッキ", "deck")]
)
def test_a_zone_or_point_called_by_its_name_is_told_its_key(key, meant):
    (wrong,) = fails({"turn": "me", "me": {key: ["Fairy"]}}, ["nothing is done"], ["my hand is empty"])
    assert wrong.endswith(f"(nearest: {meant})")


def test_a_counter_beside_the_counters_is_told_where_it_belongs():
    card = {"card": "Fairy", "spellboost": 3}
    (wrong,) = fails({"turn": "me", "me": {"hand": [card]}}, ["nothing is done"], ["I have 1 card in hand"])
    assert "“spellboost” is a counter; write “counters: {spellboost: 3}”." in wrong


FILE = """\
ruling: case
game: shadowverse
scenarios:
  - name: one
    given:
      me: {board: Page}   # mine
"""


@pytest.mark.parametrize("board, after", [("Page", ["Page", "Squire"]), ('""', ["Squire"])])
def test_a_zone_that_is_one_text_is_edited_as_a_list(board, after):
    made = apply(FILE.replace("Page", board), {"do": "put", "scenario": "one", "player": "me", "zone": "board", "card": "Squire"})
    assert read(made).value["scenarios"][0]["given"]["me"]["board"] == after
    assert made.endswith("# mine\n")


@pytest.mark.parametrize("written", ["Fairy、Fairy", "Fairy　Fairy", "Fairy and Fairy", "フェアリー、フェアリー"])
def test_cards_divided_otherwise_are_told_how(written):
    (wrong,) = fails({"turn": "me", "me": {"hand": [written]}}, ["nothing is done"], ["my hand is empty"])
    assert "divided by a comma and a space" in wrong


@pytest.mark.parametrize(
    "game, zone, right",
    [
        ("duel-masters", "castles", "{card: …, under: [Basara]}"),
        ("duel-masters", "under", "{card: …, under: [Basara]}"),
        ("shadowverse", "aboard", "{card: …, pilot: Fairy}"),
    ],
)
def test_what_lies_only_with_another_card_is_written_with_it(game, zone, right):
    card = right.removesuffix("]}").removesuffix("}").split()[-1].lstrip("[")
    (wrong,) = fails({"turn": "me", "me": {zone: [card]}}, ["nothing is done"], ["my hand is empty"], game=game)
    assert "only with another card" in wrong
    assert wrong.endswith(f"(nearest: {right})")
