"""Somebody practises, in a browser: with the keyboard, without JavaScript, on a phone."""

import re

import pytest

from tests.browser.conftest import PHONE, violations
from tests.browser.waiting import expect
from tests.cast import site

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
BOARD = "/rulings/sv-hand-then-board-then-invoked/practice/?scenario=place-before-player&q=1"


@pytest.fixture
def visit(fresh_shelf, open_at):
    site.serve_shipped()
    return open_at


def test_a_digit_answers_and_enter_goes_on(visit):
    page = visit(BOARD)
    page.keyboard.press("2")
    expect(page.locator("#result")).to_be_focused()
    expect(page.locator("#result h1")).to_contain_text("Wrong.")
    expect(page).to_have_title(re.compile("^Wrong"))
    page.keyboard.press("Enter")
    expect(page.locator(".progress")).to_contain_text("Question 2 of 2")
    expect(page.locator(".score")).to_contain_text("0 of 1 right")


def test_what_was_answered_first_is_kept_in_the_browser(visit, live_server):
    page = visit(BOARD + "&a=2")
    for path in (BOARD + "&a=3", "/practice/"):
        page.goto(live_server.url + path)
    expect(page.locator("[data-kept]")).to_contain_text("0 / 1")
    page.locator("[data-forget]").click()
    expect(page.locator("[data-kept]")).not_to_be_visible()


def test_without_javascript_a_series_is_played_to_its_end(visit):
    page = visit("/practice/", javascript=False)
    page.get_by_label("Duel Masters Play's").check(force=True)
    page.locator("#seed").fill("judges")
    page.get_by_role("button", name="Start").click()
    for _ in range(10):
        if page.locator("[data-good='done'], [data-good='yes']:not([data-name])").count():
            break
        page.locator("[data-answer]").first.click()
        page.locator("[data-forward]").click()
    expect(page.get_by_text("The same questions again")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "scheme"),
    [("/practice/", "dark"), (BOARD, "light"), (BOARD + "&a=1", "dark"), (BOARD + "&a=2", "light"), ("/practice/series/?seed=x&n=11&right=3&of=10", "dark")],
)
def test_axe_finds_nothing(visit, path, scheme):
    assert violations(visit(path, color_scheme=scheme)) == []


@pytest.mark.parametrize("path", ["/practice/", BOARD, BOARD + "&a=2"])
def test_on_a_phone_nothing_is_wider_than_the_screen_and_axe_finds_nothing(visit, path):
    page = visit(path, viewport=PHONE, language="ja-JP")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert violations(page) == []


def test_a_refused_address_is_a_form_that_axe_likes(visit):
    page = visit(BOARD + "&a=9&right=3", errors_meant=True)
    expect(page.locator('[name="right"]')).to_have_value("3")
    assert violations(page) == []
