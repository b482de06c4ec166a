"""The handbook in a browser: live search, the card dialog, and nothing that axe finds, in both languages and colours."""

import pytest

from engine.corpus.shapes import Source
from tests.browser.conftest import PHONE, violations
from tests.browser.waiting import expect
from tests.cast.factories import CardFactory, ClaimFactory, DocumentFactory, LionelFactory, RuleFactory, RulingFactory, both

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

RESULT = "#search-results a:not(.facet)"  # what was found, without the links that narrow the search
CARD = "/cards/shadowverse/lionel-woodland-shadow/"
PAGES = [
    "/",
    "/search/?q=Leonel",
    "/search/?q=Lionle",
    "/games/",
    "/games/shadowverse/",
    "/games/shadowverse/turn/",
    "/rules/",
    "/rules/sv.a.b/",
    CARD,
    "/sources/sv/",
    "/none/",
]


@pytest.fixture
def visit(shelve, open_at):
    rule = RuleFactory(id="sv.a.b", sources=(Source("sv", "3"),), claims=("sv-001",))
    open_question = RulingFactory(id="sv-open", title=both("Alpha", "甲"), status="open", since="2021", claims=("sv-001",))
    card = LionelFactory(scripted="partial")
    cards = [("sv-open", "shadowverse", card.slug)]
    shelve(DocumentFactory(), ClaimFactory(id="sv-001"), rule, open_question, card, CardFactory(), cards=cards)
    return open_at


def typed(page, words, asks):
    """Type words into the search, and wait for the answer to the whole of them: those to the first letters may come late or not at all."""
    with page.expect_response(lambda answer: answer.url.endswith(f"?q={asks}")):
        page.get_by_role("searchbox").press_sequentially(words)


def test_results_come_while_one_types(visit):
    page = visit("/")
    typed(page, "leonel", "leonel")
    expect(page.locator(RESULT)).to_have_text("Lionel, Woodland Shadow")
    expect(page.get_by_role("status")).to_contain_text("1 result")
    with page.expect_response(lambda answer: answer.url.endswith("q=")):
        page.get_by_role("searchbox").fill("")
    expect(page.locator("#search-results")).to_be_empty()


def test_on_the_search_page_the_address_follows_what_is_typed(visit):
    page = visit("/search/")
    typed(page, "レオ", "%E3%83%AC%E3%82%AA")
    expect(page.locator(RESULT)).to_have_text("Lionel, Woodland Shadow")
    page.reload()
    expect(page.get_by_role("searchbox")).to_have_value("レオ")
    expect(page.locator(RESULT)).to_have_text("Lionel, Woodland Shadow")


def test_a_search_that_cannot_be_answered_says_so_in_place(visit):
    page = visit("/", errors_meant=True)
    typed(page, "・・", "%E3%83%BB%E3%83%BB")
    expect(page.get_by_role("alert")).to_contain_text("no letter or digit")
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_search_without_javascript(visit):
    page = visit("/", javascript=False)
    page.get_by_role("searchbox").fill("Leonel")
    page.get_by_role("button", name="Search").click()
    page.locator(RESULT).click()
    expect(page.locator("h1")).to_have_text("Lionel, Woodland Shadow")


def test_the_whole_way_by_keyboard(visit):
    page = visit("/")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.get_by_role("searchbox").focus()
    typed(page, "leonel", "leonel")
    expect(page.locator(RESULT)).to_be_visible()
    page.keyboard.press("Tab")
    for _ in range(page.locator("#search-results a.facet").count() + 1):
        page.keyboard.press("Tab")
    expect(page.locator(RESULT)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Lionel, Woodland Shadow")


def test_a_line_of_a_source_is_shown_where_a_rule_points(visit):
    page = visit("/rules/sv.a.b/")
    page.get_by_role("link", name="The order document, line 3").click()
    expect(page.locator(".claim:has(:target)")).to_be_in_viewport()


@pytest.mark.parametrize(("language", "colours"), [("en-US", "light"), ("ja-JP", "dark")])
def test_axe_finds_nothing(visit, language, colours):
    page = visit("/", language=language, color_scheme=colours, errors_meant=True)
    home = page.url
    for path in PAGES:
        page.goto(home.rstrip("/") + path)
        assert violations(page) == [], path


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_wider_than_a_phone(visit, path):
    page = visit(path, viewport=PHONE, language="ja-JP", errors_meant=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
