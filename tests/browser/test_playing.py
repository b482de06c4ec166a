"""A judge plays a ruling to its end, in a browser."""

import re

import pytest

from tests.browser.conftest import PHONE, at, violations
from tests.browser.waiting import expect
from tests.cast import recorded

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

LANGUAGES = {
    "en-US": ("Hero of Antiquity takes 10 damage.", "Boarding fizzles", "Boarding needs the follower on the board"),
    "ja-JP": ("「古の英雄」は10ダメージを受ける。", "操縦は不発", "操縦にはフォロワーが場にいること"),
}


@pytest.fixture
def stepper(live_server, staged, open_page):
    def visit(query="", **options):
        page = open_page(**options)
        page.goto(live_server.url + recorded.PAGE + query)
        return page

    return visit


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_to_the_end_by_keyboard_and_back(stepper, language):
    damage, fizzled, rule = LANGUAGES[language]
    page = stepper(language=language)
    for n in range(1, recorded.LAST + 1):
        page.keyboard.press("ArrowRight")
        at(page, n)
        if n == 8:
            expect(page.locator(".now-text")).to_have_text(damage)
            expect(page.locator(".felt .hit")).to_have_text("−10")
        if n == 11:
            expect(page.locator(".now-text")).to_contain_text(fizzled)
            expect(page.locator(".now-why .rule")).to_have_text(rule)
        expect(page.locator(".timeline [aria-current] .go")).to_have_attribute("href", re.compile(rf"step={n}$"))
    page.keyboard.press("ArrowRight")
    at(page, recorded.LAST)
    page.keyboard.press("ArrowLeft")
    at(page, recorded.LAST - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("End")
    at(page, recorded.LAST)
    page.go_back()
    at(page, 0)
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_link_leads_to_the_rule_and_back_to_the_step(stepper, language):
    page = stepper("?step=11", language=language)
    page.locator(".now-why .rule").click()
    expect(page).to_have_url(re.compile(r"/rules/sv\.boarding\.needs-the-follower/$"))
    expect(page.locator("h1")).to_contain_text(LANGUAGES[language][2])
    page.go_back()
    at(page, 11)


@pytest.mark.parametrize(("step", "scheme"), [(0, "light"), (6, "dark"), (8, "light"), (11, "dark")])
def test_axe_finds_nothing(stepper, scheme, step):
    page = stepper(f"?step={step}", color_scheme=scheme)
    for why in page.locator(".slip-all summary").all():
        why.click()
    assert violations(page) == []


def test_axe_finds_nothing_in_japanese_on_a_phone(stepper):
    assert violations(stepper("?step=6", language="ja-JP", viewport=PHONE)) == []


def test_stepping_over_passes_what_a_step_causes(stepper):
    page = stepper("?step=7")
    page.keyboard.press("Shift+ArrowRight")
    at(page, 10)


def test_the_slider_leads_to_a_step(stepper):
    page = stepper()
    page.locator("#c-scrub").fill("8")
    at(page, 8)
    assert page.url.endswith("step=8")


def test_it_plays_by_itself_until_stopped(stepper):
    page = stepper()
    page.keyboard.press("3")
    page.keyboard.press(" ")
    expect(page.locator("#c-play")).to_have_attribute("aria-pressed", "true")
    at(page, 3)
    page.keyboard.press(" ")
    expect(page.locator("#c-play")).to_have_attribute("aria-pressed", "false")


def test_each_step_is_announced_as_one_sentence(stepper):
    page = stepper("?step=7")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#announce")).to_have_text(re.compile(r"8 / 13.*Event.*Hero of Antiquity takes 10 damage\."))


def test_the_keys_are_listed(stepper):
    page = stepper()
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).not_to_be_visible()
    at(page, 0)


def test_the_button_pressed_keeps_the_focus(stepper):
    page = stepper()
    page.locator("#c-next").focus()
    page.keyboard.press("Enter")
    at(page, 1)
    expect(page.locator("#c-next")).to_be_focused()


def test_a_card_opens_its_text_in_both_languages(stepper):
    page = stepper("?step=1")
    page.locator('.row[data-zone="board"] a.card').first.click()
    box = page.locator("#card-dialog")
    expect(box).to_contain_text("Magitrain")
    expect(box).to_contain_text("魔導列車")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(box).not_to_be_visible()


def test_a_theme_once_chosen_stays(stepper):
    page = stepper(color_scheme="light")
    page.locator("[data-theme-switch]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_cards_glide_under_one_name_each(stepper):
    page = stepper("?step=8", reduced_motion="no-preference")
    names = page.evaluate("[...document.querySelectorAll('[data-c]')].map((c) => getComputedStyle(c).viewTransitionName)")
    assert len(names) == len(set(names)) > 5
    assert all(re.fullmatch(r"c\d+", name) for name in names)
    page.keyboard.press("ArrowRight")
    at(page, 9)


def test_a_step_out_of_range_is_refused_in_place(stepper):
    page = stepper(errors_meant=True)
    page.evaluate("document.getElementById('c-scrub').max = 99")
    page.locator("#c-scrub").fill("40")
    expect(page.locator(".refusal")).to_contain_text("there is no step 40")
    expect(page.locator('.refusal [name="step"]')).to_have_value("40")


# ---- without JavaScript


def test_without_javascript_every_move_is_a_page(stepper):
    page = stepper(javascript=False)
    for n in (1, 2, 3):
        page.locator("#c-next").click()
        at(page, n)
    page.locator("#c-last").click()
    at(page, recorded.LAST)
    page.locator(".timeline .go").nth(8).click()
    at(page, 8)
    page.locator("#c-scrub").fill("5")
    page.locator("#c-go").click()
    at(page, 5)
    expect(page.locator("#c-play")).not_to_be_visible()


def test_without_javascript_a_card_is_a_page(stepper):
    page = stepper("?step=1", javascript=False)
    page.locator('.row[data-zone="board"] a.card').first.click()
    expect(page).to_have_url(re.compile(r"/cards/shadowverse/magitrain/$"))


# ---- on a phone


def test_on_a_phone_nothing_is_wider_than_the_screen(stepper):
    page = stepper("?step=8", viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for n in range(9, recorded.LAST + 1):
        page.locator("#c-next").click()
        at(page, n)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_on_a_phone_a_swipe_steps(stepper):
    page = stepper("?step=3", viewport=PHONE, has_touch=True, is_mobile=True)
    swipe = """(by) => {
      const felt = document.querySelector('.felt'), box = felt.getBoundingClientRect();
      const touch = (x) => new Touch({ identifier: 1, target: felt, clientX: x, clientY: box.top + 100 });
      felt.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(200)] }));
      felt.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(200 + by)] }));
    }"""
    page.evaluate(swipe, -90)
    at(page, 4)
    page.evaluate(swipe, 90)
    at(page, 3)


def test_on_a_phone_the_controls_are_thumb_sized(stepper):
    page = stepper(viewport=PHONE)
    for control in page.locator("#controls a").all():
        box = control.bounding_box()
        assert box["width"] >= 40
        assert box["height"] >= 40


def test_pressing_faster_than_the_server_answers_loses_no_step(stepper):
    page = stepper(reduced_motion="no-preference")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    at(page, 6)
    for _ in range(3):
        page.locator("#c-next").click(no_wait_after=True)
    at(page, 9)
    page.keyboard.press("ArrowLeft")
    at(page, 8)
    assert page.evaluate("performance.getEntriesByType('navigation').length") == 1
    assert page.url.endswith("step=8")
