"""A file of cards from prints: it can be loaded as it is, and what is not understood stands as a note where it stands on the card. The cards are ours."""

import json

import pytest

from engine.corpus.problems import BadInput
from engine.study.import_cards import cards_file
from engine.study.printed_cards import cards_in
from tests.cast.shipped import library

FRONT = "守護。\nファンファーレ チョイス したカード1枚を手札に加える。\n・フェアリー\n・森の見張り\nファンファーレ 空を飛ぶ。"
CARDS = [
    {"id": "1", "name": "森の見張り", "lang": "ja", "kind": "フォロワー", "cost": 3, "attack": 2, "defense": 3, "traits": ["機械", "雲"], "text": FRONT, "evo": "攻撃時 +1/+0する。"},
    {"id": "1", "name": "Forest Watch", "lang": "en", "kind": "Follower", "text": "Ward.\nFanfare: juggle."},
    {"id": "2", "name": "Odd One", "lang": "en", "kind": "Planet", "text": "Ward."},
    {"id": "3", "name": "読めない", "lang": "ja", "kind": "スペル", "text": "空を飛ぶ。"},
    {"id": "4", "name": "Only a Name", "lang": "en", "kind": "Follower"},
]


def written(cards=CARDS, lang="en"):
    shipped = library()
    rows = "\n".join(json.dumps(card, ensure_ascii=False) for card in cards)
    return cards_file(cards_in(rows), shipped.systems["shadowverse"], shipped.cards["shadowverse"].names, lang)


def loaded(text):
    shipped = library()
    return type(shipped).from_texts({**shipped.files.texts, "shadowverse/cards/imported.yaml": text})


def test_both_prints_of_a_card_are_one_entry_with_the_text_of_which_most_is_understood():
    text = written()
    assert 'name: {en: "Forest Watch", ja: "森の見張り"}' in text
    assert "Fanfare: choose one: add a Fairy to your hand; add a Forest Watch to your hand." in text
    assert "juggle" not in text
    assert 'traits: [machina, {en: "雲", ja: "雲"}]\n    # the name of this trait in the other language is missing: 雲' in text
    assert "# the game has no such kind of card: Odd One (Planet)" in text
    assert "Only a Name" not in text


def test_what_is_not_understood_is_a_note_where_it_stands():
    rows = [row.strip() for row in written(lang="ja").splitlines()]
    at = rows.index("# ファンファーレ 空を飛ぶ。")
    assert rows[at - 1].startswith("Fanfare: choose one")
    assert rows[at + 1].startswith("#   「空」という語はなく")
    assert "scripted: partial" in rows


def test_the_file_is_a_file_of_cards():
    found = loaded(written())
    card = found.cards["shadowverse"]["forest-watch"]
    assert (card.cost, card.attack, card.defense, card.traits, card.scripted) == (3, 2, 3, ("machina", "雲"), "partial")
    assert [line.text for line in card.text_lines] == ["Ward.", "Fanfare: choose one: add a Fairy to your hand; add a Forest Watch to your hand."]
    assert all(line.node is not None for line in (*card.text_lines, *card.evolved.text_lines))
    nothing = next(c for c in map(found.cards["shadowverse"].__getitem__, found.cards["shadowverse"]) if c.name["ja"] == "読めない")
    assert nothing.text_lines == ()


def test_a_new_trait_has_its_names_from_both_prints_and_a_text_may_say_it():
    text = written(
        [
            {"id": "1", "name": "Cloud Watch", "lang": "en", "kind": "Follower", "text": "Ward.", "traits": ["Officer", "Cloudkin", "Draw"]},
            {"id": "1", "name": "雲の番人", "lang": "ja", "kind": "フォロワー", "text": "守護。", "traits": ["兵士", "雲の民", "手札"]},
            {"id": "2", "name": "Cloud Herd", "lang": "en", "kind": "Spell", "text": "Destroy an enemy Cloudkin follower."},
        ]
    )
    assert 'traits: [officer, {en: "Cloudkin", ja: "雲の民"}]\n    # the language means something else by this trait: Draw' in text
    found = loaded(text).cards["shadowverse"]
    assert found["cloud-watch"].trait_names == {"cloudkin": {"en": "Cloudkin", "ja": "雲の民"}}
    assert found["cloud-herd"].text_lines[0].node is not None


def test_nothing_that_is_a_card_is_an_empty_file():
    assert written([CARDS[2]]).startswith("cards: []\n")


def test_a_file_that_is_no_cards_is_refused_with_its_line():
    with pytest.raises(BadInput) as wrong:
        cards_in('{"id": "1"}')
    assert wrong.value.problems[0].line == 1
