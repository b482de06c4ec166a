"""A game's language: its words and what its cards can say."""

import pytest

from engine.games.registry import GAMES
from engine.language.text import parse, render
from engine.study.game_language import GROUPS, NAMES, PHASES, WORDS, language_of_game


def said(game, group):
    return {(one.en, one.ja) for one in language_of_game(game).phrases[group]}


def test_examples_are_in_the_words_of_the_game():
    assert ("Destroy a random enemy follower", "ランダムな相手のフォロワー1体を破壊する") in said("shadowverse", "effects")
    assert ("Destroy a random enemy creature", "ランダムな相手のクリーチャー1体を破壊する") in said("duel-masters", "effects")


def test_what_a_game_cannot_do_is_not_there():
    assert any("リアニメイト" in ja for _, ja in said("shadowverse", "effects"))
    assert not any("リアニメイト" in ja for _, ja in said("duel-masters", "effects"))


@pytest.mark.parametrize("game", sorted(set(GAMES) - {"shadowverse"}))
def test_shared_phrases_speak_of_what_the_game_has_in_place_of_leaders_and_followers(game):
    every = [one.ja for group in language_of_game(game).phrases.values() for one in group]
    assert [ja for ja in every if any(word in ja for word in ("リーダー", "フォロワー", "アミュレット", "墓場"))] == []
    assert "相手" in {ja for _, ja in said(game, "targets")}


CALLED = {
    "shadowverse": "リーダーかフォロワー1体を破壊する。",
    "vision": "キャラクター1体を破棄する。",
    "chrono-card": "キャラクター1体を破壊する。",
    "duel-masters": "プレイヤーかクリーチャー1体を破壊する。",
}


@pytest.mark.parametrize("game", sorted(CALLED))
def test_a_character_is_called_as_the_game_means_it(game):
    vocabulary = GAMES[game].vocabulary
    tree = parse("line", "Destroy a chosen character.", vocabulary, NAMES)
    assert render(tree, "ja", vocabulary, NAMES) == CALLED[game]


def test_all_enemies_are_the_player_and_his_characters():
    vocabulary = GAMES["vision"].vocabulary
    said_in_japanese = render(parse("line", "Deal 2 damage to all enemies.", vocabulary, NAMES), "ja", vocabulary, NAMES)
    assert said_in_japanese == "相手と相手のキャラクターすべてに2ダメージを与える。"


def test_the_word_that_a_card_and_a_character_share_is_read_as_the_card():
    vocabulary = GAMES["vision"].vocabulary
    tree = parse("line", "キャラクター1体を破壊する。", vocabulary, NAMES)
    assert tree == parse("line", "Destroy a chosen Character card.", vocabulary, NAMES)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_part_has_a_title_and_something_in_it(game):
    found = language_of_game(game)
    assert set(found.words) <= {*WORDS, *PHASES}
    assert set(found.phrases) <= set(GROUPS)
    assert {"zone", "kind", "phase"} <= set(found.words)
    assert all(found.words.values())
    assert {"effects", "conditions", "targets"} <= set(found.phrases)
    assert all(found.phrases.values())


def test_what_only_one_game_says_is_on_its_page_alone():
    assert any(en.startswith("NEO evolution") for en, _ in said("duel-masters", "lines"))
    assert not any(en.startswith("NEO evolution") for en, _ in said("vision", "lines"))
