"""A moment is shared from the stepper, in a browser, and opened by somebody else."""

import re

import pytest

from tests.browser.conftest import PHONE, violations
from tests.browser.waiting import expect
from tests.cast import days, stage

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture
def visit(fresh_shelf, open_at):
    stage.put_on_shelf()
    return open_at


def share(page):
    page.get_by_role("button", name=re.compile("Share this moment|この場面を共有")).click()
    link = page.locator("#share-stored")
    expect(link).to_have_value(re.compile(r"/s/[a-z2-7]{26}/\?"))
    return link.input_value()


@pytest.mark.parametrize("language, word", [("en-US", "EXACT"), ("ja-JP", "完全一致")])
def test_the_step_that_is_seen_is_the_one_that_is_shared(visit, language, word):
    page = visit(f"{days.PAGE}?step=2", language=language, viewport=PHONE, has_touch=True)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moment")).to_have_attribute("data-step", "3")
    expect(page.locator("#share-plain")).to_have_value(re.compile("step=3$"))
    link = share(page)
    assert link.endswith("step=3")
    assert violations(page) == []
    assert not page.evaluate(WIDE)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#share-made")).to_be_empty()
    theirs = visit(link, language=language, viewport=PHONE)
    expect(theirs.locator(".shared-said strong")).to_have_text(word)
    expect(theirs.locator(".shared-mark")).to_be_in_viewport()
    expect(theirs.locator(".shared-mark")).to_contain_text(word)
    expect(theirs.locator("#moment")).to_have_attribute("data-step", "3")
    assert violations(theirs) == []
    assert not theirs.evaluate(WIDE)
    theirs.keyboard.press("ArrowRight")
    expect(theirs.locator("#moment")).to_have_attribute("data-step", "4")
    expect(theirs.locator("#share-lasting")).to_have_value(re.compile("step=4$"))


def test_a_link_is_copied(visit):
    page = visit(f"{days.PAGE}?step=2", permissions=["clipboard-read", "clipboard-write"])
    link = share(page)
    page.get_by_role("button", name="Copy it").first.click()
    expect(page.get_by_role("button", name="✓")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_text("Other ways").click()
    assert "<iframe" in page.locator("#share-embed").input_value()
    assert violations(page) == []


def test_it_is_shared_without_javascript(visit):
    page = visit(f"{days.PAGE}?step=2", javascript=False)
    page.get_by_role("button", name="Share this moment").click()
    assert re.search(r"/s/[a-z2-7]{26}/\?step=2$", page.url)
    expect(page.locator(".shared-said strong")).to_have_text("EXACT")
    expect(page.locator("#share-lasting")).to_have_value(page.url)


@pytest.mark.parametrize("viewport, scheme, language", [(PHONE, "dark", "ja-JP"), ({"width": 1440, "height": 900}, "light", "en-US")])
def test_what_comes_otherwise_today_is_told_and_both_can_be_stepped(visit, monkeypatch, viewport, scheme, language):
    link = share(visit(f"{days.PAGE}?step=4"))
    days.another_engine(monkeypatch, {"kind": "burned", "text": {"en": "It burns.", "ja": "燃える。"}})
    page = visit(link, viewport=viewport, color_scheme=scheme, language=language)
    expect(page.locator(".shared-said strong")).to_have_text(re.compile("DIVERGED|相違あり"))
    assert violations(page) == []
    assert not page.evaluate(WIDE)
    expect(page.locator("#moment")).not_to_have_attribute("data-kind", "burned")
    page.get_by_role("link", name=re.compile("As it runs today|現在の処理")).click()
    expect(page.locator("#moment")).to_have_attribute("data-kind", "burned")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moment")).to_have_attribute("data-step", "5")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#moment")).to_have_attribute("data-kind", "burned")


def test_over_the_limit_it_is_said_in_place(visit, settings):
    settings.SHARES_AN_HOUR = 0
    page = visit(f"{days.PAGE}?step=2", errors_meant=True)
    page.get_by_role("button", name="Share this moment").click()
    expect(page.locator("#share-made")).to_contain_text("Nothing was stored.")
    expect(page.locator("#share-address")).to_have_value(re.compile(r"/rulings/jt-boarding/\?step=2$"))
    assert violations(page) == []


def test_a_link_cut_short(visit):
    page = visit("/s/abcdef/", errors_meant=True)
    expect(page.locator("main")).to_contain_text("This link is cut short")
    assert violations(page) == []
