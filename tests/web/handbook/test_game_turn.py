"""The page on how a game's turn goes: its parts in both languages, with rules and moments to watch."""

import re

import pytest

from engine.games.registry import GAMES
from rulings.store.models import Ruling

pytestmark = pytest.mark.django_db
each_game = pytest.mark.parametrize("game", sorted(GAMES))


@each_game
def test_every_part_stands_there_in_both_languages(client, shipped_pages, game):
    english, japanese = (client.get(f"/games/{game}/turn/", {"lang": code}).content.decode() for code in ("en", "ja"))
    for part in GAMES[game].turn:
        assert f'id="{part.id}">{part.name["en"]}</h2>' in english
        assert f'id="{part.id}">{part.name["ja"]}</h2>' in japanese


@each_game
def test_what_is_watched_and_cited_is_there(client, shipped_pages, game):
    page = client.get(f"/games/{game}/turn/").content.decode()
    watched = re.findall(r'class="watch" href="([^"]+)"', page)
    assert len(watched) * 5 >= page.count('<span class="who">') * 3, "most of what is done can be watched"
    for path in dict.fromkeys(watched):
        assert client.get(path.replace("&amp;", "&")).status_code == 200, path
    for path in dict.fromkeys(re.findall(r'class="rule" href="([^"]+)"', page)):
        assert client.get(path).status_code == 200


def test_a_watched_moment_of_an_ordinary_turn_has_its_step(client, shipped_pages):
    page = client.get("/games/chrono-card/turn/").content.decode()
    assert re.search(r"/rulings/cc-an-ordinary-turn/\?scenario=from-the-draw-to-the-charm&amp;step=\d+", page)


def test_the_game_and_the_sitemap_lead_there(client, shipped_pages):
    assert 'href="/games/vision/turn/"' in client.get("/games/vision/").content.decode()
    assert "/games/vision/turn/</loc>" in client.get("/sitemap.xml").content.decode()


def test_a_game_without_rulings_has_the_page_too(client, shipped_pages):
    Ruling.objects.all().delete()
    assert client.get("/games/shadowverse/turn/").status_code == 200


def test_a_game_that_there_is_not_is_not_found(client, shipped_pages):
    assert client.get("/games/chess/turn/").status_code == 404
