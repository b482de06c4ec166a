"""What nobody knows: every open question with its readings run, and where they part."""

import re

import pytest

from rulings.judge import questions
from tests.cast import stage


@pytest.fixture
def get(client, db, fresh_shelf):
    stage.put_on_shelf(listed=True)
    questions.cache.clear()

    def ask(page: str = "/open/", **headers: str):
        return client.get(page, headers=headers)

    return ask


def body(answer) -> str:
    return answer.content.decode()


def test_an_open_ruling_stands_with_every_reading_run(get):
    text = body(get())
    assert "Before boarding" in text
    assert "Hero of Antiquity was destroyed" in text
    assert "Magitrain is piloted by Hero of Antiquity" in text
    assert 'data-holds="no"' not in text


def test_it_says_what_to_try_in_the_game(get):
    assert "Play it in a private match and watch the board." in body(get())


def test_each_reading_leads_to_the_step_at_which_it_parts(get):
    text = body(get())
    href = re.search(r'<p class="parts"><a href="([^"]+)">Here it parts from the first: step (\d+)', text)
    assert href.group(1) == f"/rulings/{stage.BOARDING}/compare/?scenario=magitrain&amp;with-set={stage.SWITCH}=together"
    there = body(get(href.group(1).replace("&amp;", "&")))
    assert f'data-step="{href.group(2)}"' in there
    assert "Here the two runs part." in there


def test_each_reading_can_be_watched(get):
    assert get(f"/rulings/{stage.BOARDING}/?scenario=magitrain&set={stage.SWITCH}=together").status_code == 200
    assert f'href="/rulings/{stage.BOARDING}/?scenario=magitrain&amp;set={stage.SWITCH}=together#stepper"' in body(get())


def test_a_documented_ruling_is_no_open_question(get):
    assert "One of two" not in body(get())


def test_an_open_claim_that_no_ruling_shows_is_listed(get):
    from rulings.store.models import Claim

    Claim.objects.create(id="jt-1", position=1, status="open", says="Whether the moon is made of mana.")
    assert "Whether the moon is made of mana." in body(get())


def test_where_nothing_is_open_the_page_says_so(client, db, fresh_shelf):
    questions.cache.clear()
    assert "Nothing is open." in body(client.get("/open/"))


def test_every_page_leads_here(get):
    assert '<a href="/open/">' in body(get("/"))


def test_the_page_is_japanese_for_the_japanese(get):
    text = body(get(**{"Accept-Language": "ja"}))
    assert "実際に試すこと" in text
    assert "ルームマッチで試し、場を見る。" in text


def test_the_same_page_is_not_sent_again(get):
    assert get(**{"If-None-Match": get()["ETag"]}).status_code == 304


def test_what_is_asked_for_beyond_the_page_is_of_no_matter(get):
    assert get("/open/?step=x&set=%00").status_code == 200


def test_each_game_has_its_own_questions_with_question_and_answer(get):
    text = body(get("/open/?game=shadowverse"))
    assert 'aria-current="page">Shadowverse' in text
    assert text.count('class="ruling-question"') == text.count('class="ruling-answer"') == text.count("open-question")
    assert get("/open/?game=chess").status_code == 404


def test_a_page_holds_a_few_questions_and_the_one_that_is_pointed_to(get, monkeypatch):
    """Of a library with thousands of open rulings only those of a page are run."""
    from rulings.store.models import Ruling

    Ruling.objects.update(status="open")
    ids = sorted(Ruling.objects.values_list("id", flat=True))
    monkeypatch.setattr(questions, "A_PAGE", 2)
    first = body(get("/open/?game=shadowverse"))
    assert re.findall(r'open-question" id="([^"]*)"', first) == ids[:2]
    assert 'href="?game=shadowverse&amp;page=2"' in first
    assert len(questions.cache) == 2
    pointed = body(get(f"/open/?game=shadowverse&question={ids[3]}"))
    assert re.findall(r'open-question" id="([^"]*)"', pointed) == ids[2:4]
    assert re.search(rf'id="{ids[3]}"[^>]*>\s*<details class="folded" open>', pointed)
    assert pointed.count('class="folded" open') == 1


def test_whatever_is_pointed_to_is_answered(get):
    assert get("/open/?game=shadowverse&question=%00&page=-7").status_code == 200
    assert get("/open/?page=99999999999999999999").status_code == 200
