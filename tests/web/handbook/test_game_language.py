"""The page of a game's language: all of it, a part of it, and games that there are not."""

import gzip

import pytest

from tests.cast.factories import GameFactory

pytestmark = pytest.mark.django_db


def test_the_page_shows_words_and_examples_in_both_languages(client, shelve):
    shelve(GameFactory())
    body = client.get("/games/shadowverse/language/?lang=ja").content.decode()
    assert "能力が待つもの" in body
    assert "ランダムな相手のフォロワー1体を破壊する" in body
    assert "Destroy a random enemy follower" in body
    assert len(gzip.compress(body.encode())) < 60_000


def test_only_what_contains_a_word_is_shown(client, shelve):
    shelve(GameFactory())
    body = client.get("/games/shadowverse/language/?q=エンハンス").content.decode()
    assert "エンハンス" in body
    assert "ランダムな相手のフォロワー1体を破壊する" not in body
    assert "Nothing in this game’s language contains that." in client.get("/games/shadowverse/language/?q=zzzz").content.decode()


def test_a_game_that_there_is_not_is_not_found(client, shelve):
    shelve(GameFactory())
    assert client.get("/games/chess/language/").status_code == 404
