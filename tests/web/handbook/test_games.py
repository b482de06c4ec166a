"""The list of games and the page of one."""

import pytest

from tests.cast.factories import CardFactory, DocumentFactory, GameFactory, LionelFactory, RuleFactory, RulingFactory, both

pytestmark = pytest.mark.django_db


def test_games_are_listed(client, shelve):
    shelve(GameFactory(), GameFactory(id="vision", name=both("Vision", "幻想")))
    page = client.get("/games/").content.decode()
    assert 'href="/games/shadowverse/"' in page
    assert 'href="/games/vision/"' in page


def test_a_game_shows_rulings_cards_rules_and_sources(client, shelve):
    rule = RuleFactory(id="sv.order.place", title=both("Place first", "場所が先"))
    shelve(DocumentFactory(), LionelFactory(), CardFactory(), rule, RulingFactory(title=both("Alpha", "甲")))
    page = client.get("/games/shadowverse/").content.decode()
    assert "Alpha" in page
    assert 'href="/cards/shadowverse/lionel-woodland-shadow/"' in page
    assert 'href="/rules/sv.order.place/"' in page
    assert 'href="/sources/sv/"' in page


def test_a_game_in_japanese(client, shelve):
    shelve(RulingFactory(title=both("Alpha", "甲")), RuleFactory(title=both("Place first", "場所が先")))
    page = client.get("/games/shadowverse/?lang=ja").content.decode()
    assert "甲" in page
    assert "場所が先" in page
    assert "Alpha" not in page


def test_a_game_shows_only_what_is_its_own(client, shelve):
    vision = GameFactory(id="vision", name=both("Vision", "幻想"))
    shelve(GameFactory(), vision, RulingFactory(title=both("Alpha", "甲")), RulingFactory(game="vision", title=both("Beta", "乙")))
    page = client.get("/games/vision/").content.decode()
    assert "Beta" in page
    assert "Alpha" not in page


def test_a_game_without_rulings_says_so(client, shelve):
    shelve(GameFactory())
    assert "There is no ruling of this game yet." in client.get("/games/shadowverse/").content.decode()


def test_an_unknown_game_is_not_found(client, shelve):
    assert client.get("/games/chess/").status_code == 404


def test_many_rulings_of_a_game_stand_on_several_pages(client, shelve):
    shelve(CardFactory(), *(RulingFactory(id=f"sv-{n:02}") for n in range(30)))
    first, second = (client.get("/games/shadowverse/", {"page": n}).content.decode() for n in (1, 2))
    assert first.count('class="ruling-title"') + second.count('class="ruling-title"') == 30
    assert 'href="/games/shadowverse/?page=2#rulings"' in first
    assert 'id="cards"' in first
    assert 'id="cards"' not in second
