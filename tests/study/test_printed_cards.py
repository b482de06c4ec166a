"""Cards as they are printed: what of them is read, what is done, and what stands in the way. The cards are ours."""

import json

import pytest

from engine.corpus.problems import BadInput
from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import cards_in, read_cards

GAME = GAMES["shadowverse"]


def reading(*cards):
    rows = [{"id": str(n), "name": f"Card {n}", "lang": "en", "kind": "Follower", **card} for n, card in enumerate(cards)]
    return read_cards(cards_in("\n".join(json.dumps(row, ensure_ascii=False) for row in rows)), GAME, NO_NAMES)


def test_a_card_is_whole_where_every_line_is_done():
    found = reading({"text": "Ward.\nFanfare: draw a card."}, {"text": "Ward.\nFanfare: juggle 3 cards."})
    assert (found["cards"], found["whole"], found["lines"], found["read"], found["done"]) == (2, 1, 4, 3, 3)
    (problem,) = found["problems"]
    assert (problem["id"], problem["line"], problem["column"], problem["found"]) == ("1", 2, 10, "juggle")
    assert found["causes"] == [{"cause": "Fanfare: [juggle 3]", "lines": 1, "alone": 1}]


def test_what_is_done_is_shown_in_both_languages():
    (line,) = reading({"text": "Fanfare: draw a card."})["shown"]
    assert (line["en"], line["ja"]) == ("Fanfare: draw a card.", "ファンファーレ：カードを1枚引く。")


def test_a_card_is_read_in_the_language_it_is_printed_in():
    found = reading({"lang": "ja", "kind": "フォロワー", "name": "見張り", "text": "守護。\nファンファーレ：カードを1枚引く。"})
    assert (found["whole"], found["done"]) == (1, 2)


def test_what_is_read_but_not_done_counts_as_read():
    found = reading({"text": "Draw a card."})
    assert (found["read"], found["done"]) == (1, 0)
    assert "begin the line with" in found["problems"][0]["message"]["en"]


def test_names_of_the_file_are_known_and_a_card_without_text_only_makes_its_name_known():
    found = reading({"name": "Paper Crane"}, {"text": "Last Words: summon a Paper Crane."})
    assert (found["cards"], found["whole"]) == (1, 1)


def test_both_prints_of_a_card_are_one_card_with_two_names():
    goblin = [{"id": "g", "name": "Gob Lad"}, {"id": "g", "name": "ゴブの子", "lang": "ja", "kind": "フォロワー"}]
    found = reading(*goblin, {"text": "Fanfare: summon 2 Gob Lads."}, {"lang": "ja", "kind": "フォロワー", "text": "ファンファーレ ゴブの子2体を出す。"})
    english, japanese = found["shown"]
    assert english["en"] == japanese["en"] == "Fanfare: summon 2 Gob Lads."
    assert english["ja"] == japanese["ja"] == "ファンファーレ：「ゴブの子」2体を自分の場に出す。"


def test_two_names_under_one_id_in_one_language_are_two_cards():
    birds = [{"id": "b", "name": name, "lang": "ja", "kind": "フォロワー"} for name in ("ふくろう", "みみずく", "X鳥", "X魚")]
    (line,) = reading(*birds, {"text": "ファンファーレ ふくろう1枚とみみずく1枚とX鳥1枚とX魚1枚を手札に加える。", "lang": "ja", "kind": "フォロワー"})["shown"]
    assert line["ja"] == "ファンファーレ：「ふくろう」1枚と「みみずく」1枚と「X鳥」1枚と「X魚」1枚を自分の手札に加える。"


def test_a_trait_that_only_a_card_names_is_known_and_one_that_is_a_word_of_the_language_stays_that_word():
    found = reading({"text": "Ward.", "traits": ["Cloudkin", "Draw"]}, {"text": "Fanfare: draw a card.\nFanfare: destroy an enemy Cloudkin follower."})
    assert (found["lines"], found["done"]) == (3, 3)


def test_the_evolved_side_counts():
    found = reading({"text": "Ward.", "evo": "Evolve: draw a card."})
    assert (found["lines"], found["done"]) == (2, 2)


@pytest.mark.parametrize(
    "row, wrong",
    [
        ("[1]", "no JSON object"),
        ("{", "no JSON object"),
        ('{"id": "a", "name": "b", "lang": "fr", "kind": "Spell"}', "“lang” is en or ja"),
        ('{"id": 1, "name": "b", "lang": "en", "kind": "Spell"}', "“id” must be a text"),
        ('{"id": "a", "name": "b", "lang": "en", "kind": "Spell", "cost": true}', "Figures are whole numbers"),
        ("[" * 100_000, "no JSON object"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(row, wrong):
    with pytest.raises(BadInput) as caught:
        cards_in(f"\n{row}")
    (problem,) = caught.value.problems
    assert problem.line == 2
    assert wrong in problem.message["en"]


HELD = [
    ("If Overflow is active for you, give all other allied followers +1/+0.", "While Overflow is active, all other allied followers have +1/+0."),
    ("覚醒 状態なら、自分の他のフォロワーすべては+1/+0される。", "While Overflow is active, all other allied followers have +1/+0."),
    ("覚醒 状態なら、自分の他のフォロワーすべてを+1/+0する。", "While Overflow is active, all other allied followers have +1/+0."),
    ("If Overflow is active for you, gain +1/+0.", "While Overflow is active, this has +1/+0."),
    ("覚醒 状態なら、+1/+0する。", "While Overflow is active, this has +1/+0."),
]


@pytest.mark.parametrize("text, shown", HELD)
def test_what_a_card_that_stays_gives_if_something_is_so_is_shown_as_it_holds(text, shown):
    (line,) = reading({"lang": "en" if text.isascii() else "ja", "text": text})["shown"]
    assert line["en"] == shown


def test_what_a_spell_gives_if_something_is_so_is_shown_as_it_gives_it():
    (line,) = reading({"kind": "Spell", "text": "If Overflow is active for you, give all allied followers +1/+0."})["shown"]
    assert line["en"] == "If Overflow is active, give all allied followers +1/+0."


IN_HAND = [
    ("While this card is in your hand, whenever an allied follower is destroyed, subtract 1 from its cost.", "自分のフォロワーが破壊されるたび、自分の手札のこのカードのコストを-1する。"),
    ("While this card is in your hand, subtract 1 from its cost whenever you play a spell.", "このカードが手札にある時、自分がスペルをプレイするたび、コストを-1する。"),
    ("During your turn, while this card is in your hand, whenever an allied follower evolves, subtract 1 from its cost.", "自分の手札にこのカードがある間、自分のターン中、自分のフォロワーが進化するたび、コストを-1する。"),
]


@pytest.mark.parametrize("english, japanese", IN_HAND)
def test_what_a_card_costs_tells_that_it_waits_in_hand(english, japanese):
    (first,), (second,) = (reading({"lang": lang, "text": text})["shown"] for lang, text in (("en", english), ("ja", japanese)))
    assert (first["en"], first["ja"]) == (second["en"], second["ja"])
    assert "hand" not in first["en"]
