"""The ruling page around its stepper: answer, status, sources, linked rulings, what it rests on, expectations."""

import re

import pytest

from tests.cast import recorded


@pytest.fixture
def page(client, staged):
    def get(query: str = "", **headers: str) -> str:
        return client.get(recorded.PAGE + query, **headers).content.decode()

    return get


def test_it_gives_the_answer_before_the_question(page):
    text = page()
    assert text.index("Lionel’s 10 damage comes first") < text.index("Which comes first?")


def test_it_shows_the_status_and_since_when(page):
    text = page()
    assert 'data-status="documented"' in text
    assert "<time>2021-03-30</time>" in text


def test_it_names_document_and_lines(page):
    text = page()
    assert 'href="/sources/sv/"' in text
    assert "lines 18, 42-43" in text


def test_it_shows_linked_rulings_from_both_ends(page):
    linked = re.search(r'<ul class="linked">.*?</ul>', page(), re.S)
    assert linked
    assert "in contrast to · is the ground of" in linked[0]
    assert linked[0].count('href="/rulings/sv-boarding-two-followers/"') == 1


def test_it_lists_the_rules_it_rests_on(page):
    text = page()
    assert f'href="?scenario=magitrain&amp;set={recorded.SWITCH}=together#stepper"' in text


def test_it_lists_its_cards(page):
    assert 'class="card-name" data-f="portalcraft" href="/cards/shadowverse/magitrain/"' in page()


def test_it_judges_each_expectation(page):
    text = page()
    assert text.count('data-holds="yes"') == 2
    assert "Magitrain is piloted by Hero of Antiquity" in text


def test_it_offers_every_scenario_as_a_tab(page):
    text = page("?scenario=unevolved")
    assert 'href="?scenario=magitrain#stepper"' in text
    assert 'href="?scenario=unevolved#stepper" aria-current="page"' in text


def test_from_a_step_a_tab_leads_to_the_other_board_on_the_stage(page):
    assert 'href="?scenario=magitrain&amp;step=0#stepper"' in page("?scenario=unevolved&step=2")


def test_it_offers_the_settings_of_cited_rules_only(page):
    text = page()
    assert f'value="{recorded.SWITCH}=together"' in text
    assert "sv.order.first-in-first-out=lifo" in text
    assert "sv.play.costs-are-paid=" not in text


def test_a_chosen_setting_stays_chosen(page):
    text = page(f"?set={recorded.SWITCH}=together&as-of=2021-03-29")
    assert f'value="{recorded.SWITCH}=together" selected' in text
    assert 'value="2021-03-29"' in text


def test_it_speaks_japanese(page):
    text = page("?lang=ja")
    assert "レオネルは操縦より先に処理される" in text
    assert "「古の英雄」" in text
    assert "資料に明記" in text
    assert "Forward" not in text


def test_an_unknown_ruling_is_not_found(client, staged):
    answer = client.get("/rulings/sv-nobody-asked/")
    assert answer.status_code == 404
    assert "sv-nobody-asked" in answer.content.decode()


def test_it_rejects_post(client, staged):
    assert client.post(recorded.PAGE).status_code == 405


def test_a_ruling_without_a_scenario_has_no_stepper_and_says_so(client, shelve):
    from tests.cast.factories import RulingFactory

    shelve(RulingFactory(id="sv-words-only", scenarios=()))
    answer = client.get("/rulings/sv-words-only/")
    assert answer.status_code == 200
    assert "This ruling has no scenario to run." in answer.content.decode()
    assert "data-stepper" not in answer.content.decode()


def test_another_day_is_asked_for_in_the_menu_and_keeps_what_was_set(page):
    text = page(f"?scenario=unevolved&set={recorded.SWITCH}=together&step=2")
    form = re.search(r'<form method="get" action="#stepper" class="other-day"[^>]*>.*?</form>', text, re.S)[0]
    assert '<input type="hidden" name="scenario" value="unevolved">' in form
    assert f'<input type="hidden" name="set" value="{recorded.SWITCH}=together">' in form
    assert 'type="date" name="as-of"' in form
    assert text.index("other-day") < text.index('id="moment"')


def test_who_asks_for_another_day_at_a_step_stays_on_the_stage_at_the_same_moment(page):
    form = re.search(r'<form[^>]*class="other-day"[^>]*>.*?</form>', page(f"?set={recorded.SWITCH}=together&step=3"), re.S)
    assert form
    assert '<input type="hidden" name="step" value="3">' in form[0]
    assert f'<input type="hidden" name="stood" value="set={recorded.SWITCH}=together">' in form[0]
    assert 'name="step"' not in page().split('class="other-day"')[1].split("</form>")[0]
