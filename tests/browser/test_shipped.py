"""The shipped ruling that people link to, played to its end as a judge would."""

import re

import pytest

from tests.browser.conftest import violations
from tests.browser.waiting import expect

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

PAGE = "/rulings/sv-lionel-before-boarding/"


@pytest.fixture
def shipped(shipped_site, open_page):
    def visit(query="", **options):
        page = open_page(**options)
        page.goto(shipped_site + PAGE + query)
        return page

    return visit


@pytest.mark.parametrize("language, fizzles", [("en-US", "Magitrain"), ("ja-JP", "魔導列車")])
def test_lionel_before_boarding_is_played_to_its_end(shipped, language, fizzles):
    page = shipped(language=language)
    moment = page.locator("#moment")
    last = int(moment.get_attribute("data-last"))
    assert last > 5
    kinds = set()
    for n in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        expect(moment).to_have_attribute("data-step", str(n))
        kinds.add(moment.get_attribute("data-kind"))
        if moment.get_attribute("data-kind") == "fizzled":
            expect(page.locator(".now-text")).to_contain_text(fizzles)
            at = n
    assert {"action", "event", "queued", "resolving", "state-based", "fizzled"} <= kinds
    assert violations(page) == []

    page.keyboard.press("Home")
    expect(moment).to_have_attribute("data-step", "0")
    page.go_back()
    expect(moment).to_have_attribute("data-step", str(last))

    page.locator(f'.timeline .go[href$="step={at}"]').click()
    expect(moment).to_have_attribute("data-step", str(at))
    rule = page.locator(".now-why .rule").first
    name = rule.get_attribute("data-rule")
    rule.click()
    expect(page).to_have_url(re.compile(re.escape(f"/rules/{name}/")))
    expect(page.locator("main")).to_contain_text(name)
    assert violations(page) == []
    page.go_back()
    expect(moment).to_have_attribute("data-step", str(at))
