"""A game's language: its words and what its cards can say."""

import pytest

from engine.games.registry import GAMES
from engine.study.game_language import GROUPS, PHASES, WORDS, language_of_game


def said(game, group):
    return {(one.en, one.ja) for one in language_of_game(game).phrases[group]}


def test_examples_are_in_the_words_of_the_game():
    assert ("Destroy a random enemy follower", "ランダムな相手のフォロワー1体を破壊する") in said("shadowverse", "effects")
    assert ("Destroy a random enemy creature", "ランダムな相手のクリーチャー1体を破壊する") in said("duel-masters", "effects")


def test_what_a_game_cannot_do_is_not_there():
    assert any("リアニメイト" in ja for _, ja in said("shadowverse", "effects"))
    assert not any("リアニメイト" in ja for _, ja in said("duel-masters", "effects"))


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
