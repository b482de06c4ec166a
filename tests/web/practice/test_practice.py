"""The pages of practice: a series that is the same for everybody, answers in the address, and every broken address answered."""

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.cast import shipped, site

BOARD = "/rulings/sv-hand-then-board-then-invoked/practice/?scenario=place-before-player"
SERIES = "/practice/series/?game=shadowverse&seed=class"


pytestmark = [pytest.mark.django_db, pytest.mark.any_database]


@pytest.fixture(autouse=True)
def corpus(fresh_shelf):
    site.serve_shipped()


def text(response):
    return unescape(response.content.decode())


def hrefs(page, mark):
    return [unescape(href) for href in re.findall(rf'<a (?:class="[^"]*" )?href="([^"]*)"[^>]*{mark}', page)]


def test_a_series_begins_with_a_game_and_a_level(client):
    page = text(client.get("/practice/"))
    assert 'name="game" value="vision"' in page
    assert 'name="level" value="3"' in page
    assert "/practice/series/?game=chrono-card&amp;seed=" in client.get("/practice/").content.decode()


def test_a_series_without_a_name_gets_one_that_can_be_passed_on(client):
    answer = client.get("/practice/series/?game=vision&level=2&seed=")
    assert answer.status_code == 302
    assert "no-store" in answer["Cache-Control"]
    query = parse_qs(urlsplit(answer["Location"]).query)
    assert query["game"] == ["vision"]
    assert query["level"] == ["2"]
    assert re.fullmatch("[0-9a-f]{6}", query["seed"][0])
    assert client.get(answer["Location"]).status_code == 200


def test_the_same_name_gives_the_same_questions_and_another_name_others(client):
    from rulings.practice import series

    first = [text(client.get(f"{SERIES}&n={n}")) for n in range(1, 11)]
    series.cache.clear()
    assert [text(client.get(f"{SERIES}&n={n}")) for n in range(1, 11)] == first
    named = [series.nth("shadowverse", 0, "class", n) for n in range(1, 11)]
    assert len({(one.ruling, one.scenario) for one in named}) == 10
    assert named != [series.nth("shadowverse", 0, "other", n) for n in range(1, 11)]
    assert len({one.question.kind for one in named}) >= 3


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_is_kept_where_the_game_has_it(client, level):
    from rulings.practice import series

    assert [series.nth("shadowverse", level, "x", n).question.level for n in range(1, 11)] == [level] * 10


def test_a_small_game_has_a_shorter_series(client):
    from rulings.practice import series

    last = series.length("duel-masters-plays")
    assert 1 <= last < 10
    assert all(series.nth("duel-masters-plays", 3, "x", n) for n in range(1, last + 1))
    assert client.get(f"/practice/series/?game=duel-masters-plays&seed=x&n={last + 2}").status_code == 404


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("n", range(1, 11))
def test_a_question_gives_nothing_away(client, n, language):
    from rulings.practice import series

    found = series.nth("", 0, "leaks", n)
    page = text(client.get(f"/practice/series/?seed=leaks&n={n}&lang={language}"))
    assert found.ruling not in page
    ruling = shipped.library().rulings[found.ruling]
    besides = re.sub(r"<a [^>]*data-answer=.*?</a>", "", page)  # a rule that is offered as an answer may be called like the ruling
    assert besides != page
    besides = re.sub(r'<span class="card"[^>]*>|<i class="glyph[^>]*>', "", besides)  # a ruling may be called like a keyword that a card has
    assert ruling.title[language] not in besides
    assert 'class="key"' not in page
    assert 'class="why"' not in page
    run = shipped.library().run(found.ruling, found.scenario)
    asked = page[page.index('id="asks"') :]
    later = [run.frame_json(m)["text"][language] for m in range(found.question.step + 2, len(run.frames))]
    # The question itself may name what is about to be done, which may then come to pass in the same words.
    board = asked[asked.index("</h") : asked.index('class="choices"')]
    earlier = {run.frame_json(m)["text"][language] for m in range(found.question.step + 2)}
    assert not [line for line in later if not any(line in told for told in earlier) and len(line) > 12 and line in board]


def test_right_and_wrong_are_counted_in_the_address(client):
    page = text(client.get(BOARD + "&q=1"))
    links = hrefs(page, "data-answer")
    assert len(links) == 3
    answered = [text(client.get("/rulings/sv-hand-then-board-then-invoked/practice/" + link.split("#")[0])) for link in links]
    good = [page for page in answered if 'data-good="yes"' in page]
    assert len(good) == 1
    assert "1 of 1 right" in good[0]
    assert "right=1&of=1" in good[0]
    assert "<title>Right" in good[0]
    for page in answered:
        if page not in good:
            assert "0 of 1 right" in page
            assert "right=0&of=1" in page
            assert "<title>Wrong" in page


def test_a_wrong_answer_is_played_out_under_the_setting_that_would_make_it_right(client):
    page = text(client.get(BOARD + "&q=1&a=2"))
    assert "Your answer would be right under another setting" in page
    assert "/rules/sv.order.turn-player-first/" in page
    assert "“turn player” goes before “other player”" in page
    assert "/sources/" in page
    assert "In force:" in page
    link = re.search(r'href="(/rulings/[^"]*/compare/\?[^"]*)"', page)[1]
    assert "with-set=sv.order.turn-player-first=" in link
    assert client.get(link).status_code == 200


def test_an_answer_leads_into_the_stepper_and_on(client):
    page = text(client.get(BOARD + "&q=1&a=1"))
    link = re.search(r'href="(/rulings/[^"]*step=\d+)#stepper"', page)[1]
    assert "data-step" in text(client.get(link))
    forward = hrefs(page, "data-forward")[0]
    assert client.get("/rulings/sv-hand-then-board-then-invoked/practice/" + forward).status_code == 200


def test_a_draw_names_the_chance_of_each_card(client):
    base = "/rulings/sv-mulligan-from-the-rest/practice/?scenario=two-returned"
    for number in range(1, 9):
        page = text(client.get(f"{base}&q=1&a={number}"))
        if 'data-good="yes"' in page:
            assert re.search(r"chance 1/\d", page)
            assert "Each of these would have been right:" in page
            return
    raise AssertionError("no right answer")


def test_practice_begins_at_the_step_that_is_looked_at(client):
    first, second = text(client.get(BOARD + "&step=0")), text(client.get(BOARD + "&step=7"))
    assert "Question 1 of" in first
    assert "Question 2 of" in second


def test_a_board_that_has_no_question_says_so(client):
    from rulings.board.cases import of_ruling
    from rulings.practice.series import questions_at, scenarios

    ruling, scenario = next(pair for pair in scenarios("") if not questions_at(of_ruling(pair[0]), pair[1]))
    answer = client.get(f"/rulings/{ruling}/practice/?scenario={scenario}")
    assert answer.status_code == 200
    assert "Nothing can be asked of this board" in text(answer)


def test_behind_the_last_question_stands_the_score(client):
    page = text(client.get(SERIES + "&n=11&right=7&of=10"))
    assert "7 of 10 right" in page
    assert "The same questions again" in page


def test_settings_and_dates_of_the_address_hold(client):
    usual, other = BOARD + "&q=1&a=2", BOARD + "&set=sv.order.turn-player-first=other-player-first&q=1&a=2"
    assert 'data-good="no"' in text(client.get(usual))
    assert 'data-good="yes"' in text(client.get(other))


@pytest.mark.parametrize(
    "query",
    [
        "&q=0", "&q=99", "&q=x", "&q=1&a=0", "&q=1&a=9", "&q=1&a=99999999999", "&right=5&of=3", "&right=-1", "&of=٣", "&step=999",
        "&scenario=nothing", "&set=x", "&as-of=never", "&choose=9,9", "&q=1&a=1.5", "&right=1e9&of=2", "&level=7&a=%00", "&" + "z" * 5000,
    ],
)  # fmt: skip
def test_a_broken_address_of_a_board_says_what_is_wrong(client, query):
    answer = client.get(BOARD + query)
    assert answer.status_code in (400, 404, 414)
    assert 'role="alert"' in text(answer)
    assert 'class="error"' in text(answer)


@pytest.mark.parametrize(
    "query",
    [
        "game=chess",
        "level=4",
        "level=x",
        "seed=a b",
        "seed=" + "s" * 41,
        "seed=x&n=0",
        "seed=x&n=12",
        "seed=x&a=9",
        "seed=x&right=2",
        "y" * 4500,
    ],
)
def test_a_broken_address_of_a_series_says_what_is_wrong(client, query):
    answer = client.get("/practice/series/?" + query)
    assert answer.status_code in (400, 404, 414)
    assert 'class="error"' in text(answer)
    assert "/practice/" in text(answer)


def test_an_answered_question_is_tagged_and_not_sent_twice(client):
    first = client.get(SERIES + "&n=2&a=1")
    assert client.get(SERIES + "&n=2&a=1", HTTP_IF_NONE_MATCH=first["ETag"]).status_code == 304
    assert client.get(SERIES + "&n=2&a=1&lang=ja", HTTP_IF_NONE_MATCH=first["ETag"]).status_code == 200


def test_a_ruling_that_is_not_there_is_a_page(client):
    assert client.get("/rulings/none/practice/").status_code == 404


def test_no_post(client):
    assert client.post("/practice/").status_code == 405
