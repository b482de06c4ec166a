"""The home page: search box, games, every ruling with its answer, the newest, the open ones."""

import gzip
import re

import pytest

from tests.cast.factories import CardFactory, GameFactory, RuleFactory, RulingFactory, both

pytestmark = pytest.mark.django_db


def section(page, name):
    (found,) = re.findall(rf'<section aria-labelledby="{name}">(.*?)</section>', page, re.DOTALL)
    return found


def test_home_picks_of_each_game_the_ruling_with_most_rules_and_shows_question_and_answer(client, shelve):
    alpha = RulingFactory(
        id="sv-a", title=both("Alpha", "甲"), question=both("When?", "いつ？"), answer=both("Yes, at once.", "はい。"), status="tentative"
    )
    rules = [RuleFactory(id=f"sv.plain.{n}") for n in range(2)]
    more = [("sv.plain.0", "sv-a", "s", "cites", ""), ("sv.plain.1", "sv-a", "s", "cites", ""), ("sv.plain.0", "sv-0", "s", "cites", "")]
    shelve(alpha, RulingFactory(id="sv-0", title=both("Zero", "零")), *rules, rows=more)
    page = client.get("/").content.decode()
    assert "Zero" not in page
    assert "When?" in page
    assert '<a class="ruling-title" href="/rulings/sv-a/" lang="en">Alpha</a>' in page
    assert "Yes, at once." in page
    assert 'data-status="tentative">tentative</span>' in page


def test_home_in_japanese(client, shelve):
    shelve(RulingFactory(title=both("Alpha", "甲"), answer=both("Yes.", "はい。")))
    response = client.get("/?lang=ja")
    page = response.content.decode()
    assert '<html lang="ja">' in page
    assert "甲" in page
    assert "はい。" in page
    assert "Alpha" not in page
    assert "ゲーム" in page


def test_open_questions_stand_apart(client, shelve):
    shelve(RulingFactory(title=both("Known", "既知")), RulingFactory(title=both("Unknown", "未知"), status="open"))
    found = section(client.get("/").content.decode(), "open")
    assert re.findall(r'class="ruling-title" [^>]*>(\w+)<', found) == ["Unknown"]
    assert "Open questions" in found


def test_newest_are_by_date_and_leave_out_what_has_none(client, shelve):
    shelve(*(RulingFactory(id=f"sv-{since or 'none'}", since=since) for since in ("2019", "", "2021-03-30", "unknown", "2021-03-29")))
    newest = section(client.get("/").content.decode(), "newest")
    assert re.findall(r'class="since">since ([\d-]+)<', newest) == ["2021-03-30", "2021-03-29"]


def test_games_stand_in_their_order_with_counts(client, shelve):
    games = [GameFactory(), GameFactory(id="vision", name=both("Vision", "幻想"))]
    shelve(*games, CardFactory(), CardFactory(), RulingFactory())
    page = client.get("/").content.decode()
    assert page.index("Shadowverse</strong>") < page.index("Vision</strong>")
    assert "1 ruling ·" in page
    assert "2 cards" in page


def test_an_empty_database_says_what_to_do(client, db):
    assert "loadcorpus" in client.get("/").content.decode()


def test_the_number_of_queries_does_not_grow_with_the_rulings(client, shelve, django_assert_num_queries):
    shelve(*(RulingFactory(status="open", since="2021") for _ in range(30)))
    with django_assert_num_queries(5):
        client.get("/")


def test_home_refuses_post(client, db):
    assert client.post("/").status_code == 405


@pytest.mark.parametrize("path", ["/", "/search/?q=alpha", "/games/", "/rules/"])
def test_lists_are_sent_packed_and_once(client, shelve, path):
    shelve(RulingFactory(title=both("Alpha", "甲")))
    plain = client.get(path)
    packed = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    assert client.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": packed["ETag"]}).status_code == 304
