"""From a question to its answer and on to why, by touch and by keyboard: what is one tap away stays so, and the focus is never lost."""

import re

import pytest

from tests.browser.conftest import DESKTOP, PHONE, at, violations
from tests.browser.waiting import expect
from tests.cast import stage

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

BASE = f"/rulings/{stage.BOARDING}/"
THUMB = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.fixture
def visit(fresh_shelf, open_at):
    stage.put_on_shelf(listed=True)
    return open_at


def focuses(page, name: str) -> None:
    """Wait until the focus is in what bears that id; it moves once the new step has settled."""
    page.wait_for_function("name => document.activeElement.closest('[id]')?.id === name", arg=name)


def test_from_the_home_page_to_why_in_three_taps(visit):
    page = visit("/", **THUMB)
    page.locator("#q").tap()
    page.locator("#q").press_sequentially("boarding")
    hit = page.locator("#search-results a", has_text="Before boarding")
    expect(page.locator("#search-results")).to_contain_text("No.")
    hit.tap()
    page.locator(".deciding-why").tap()
    expect(page.locator("#why-dialog .why-rule").first).to_contain_text("In force")
    page.locator("#why-dialog .why-rule").first.locator("a", has_text="side by side").first.tap()
    expect(page).to_have_url(re.compile("/compare/.*with-set="))


def test_the_deciding_moment_shows_the_whole_table_on_a_phone(visit):
    page = visit(BASE, **THUMB)
    page.locator(".deciding-step").tap()
    expect(page.locator("#moment")).not_to_have_attribute("data-step", "0")
    felt = page.locator(".felt").bounding_box()
    assert page.locator(".now").bounding_box()["y"] >= 0
    assert felt["y"] + felt["height"] <= PHONE["height"]
    assert page.evaluate("performance.getEntriesByType('navigation').length") == 1


def test_on_a_phone_every_tool_is_in_sight_under_the_thumb(visit):
    page = visit(BASE, **THUMB)
    for tool in page.locator(".tools a").all():
        box = tool.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["height"] >= 44
    assert page.locator(".tools a").count() == 5


def test_a_card_of_the_table_is_changed_in_three_taps_and_the_run_is_played_anew(visit):
    page = visit(f"{BASE}?scenario=magitrain&step=6", **THUMB)
    page.locator(".felt .card", has_text="Magitrain").tap()
    page.locator("[data-change-card]").tap()
    page.locator("#card-dialog button", has_text="Take away").tap()
    page.wait_for_url("**/lab/**")
    expect(page.locator(".felt")).not_to_contain_text("Magitrain")
    felt, controls = page.locator(".felt").bounding_box(), page.locator("#controls").bounding_box()
    assert felt["y"] > 0
    assert controls["y"] + controls["height"] <= PHONE["height"]
    entries = page.evaluate("history.length")
    page.locator("#c-next").tap()
    page.wait_for_function("entries => history.length > entries", arg=entries)
    page.go_back()
    page.go_back()
    expect(page).to_have_url(re.compile(re.escape(BASE)))


def test_another_card_takes_the_place_of_one(visit):
    page = visit(f"{BASE}?scenario=magitrain&step=6", **THUMB)
    page.locator(".felt .card", has_text="Magitrain").tap()
    page.locator("[data-change-card]").tap()
    page.locator("#card-dialog a", has_text="Another card instead").tap()
    expect(page.locator("#finder-title")).to_contain_text("Magitrain")
    page.locator(".found-card", has_text="Lionel").tap()
    expect(page.locator("#finder")).to_have_count(0)
    expect(page.locator(".felt")).not_to_contain_text("Magitrain")
    controls = page.locator("#controls").bounding_box()
    assert controls["y"] + controls["height"] <= PHONE["height"]


def test_steps_fetched_ahead_of_one_board_are_not_asked_of_the_board_that_follows(visit):
    page = visit(f"{BASE}?scenario=magitrain&step=6", **THUMB)
    ahead, held = [], []  # the statuses of the steps fetched ahead; the first of them in the lab, kept back until the board is another
    page.on("response", lambda answer: ahead.append(answer.status) if answer.request.headers.get("hx-target") == "moment" else None)
    page.route("**/lab/**", lambda route: route.continue_() if held or route.request.headers.get("hx-target") != "moment" else held.append(route))
    page.locator(".felt .card", has_text="Magitrain").tap()
    page.locator("[data-change-card]").tap()
    page.locator("#card-dialog a", has_text="Another card instead").tap()
    with page.expect_request(lambda request: request.headers.get("hx-target") == "moment"):
        expect(page.locator("#finder-title")).to_contain_text("Magitrain")
    page.locator(".found-card", has_text="Lionel").tap()
    expect(page.locator(".felt")).not_to_contain_text("Magitrain")
    with page.expect_response(lambda answer: answer.url == held[0].request.url):
        held[0].continue_()
    last = int(page.locator("#moment").get_attribute("data-last"))
    page.keyboard.press("End")
    at(page, last)
    assert set(ahead) == {200}


def test_what_can_be_changed_of_a_card_has_no_fault(visit):
    page = visit(f"{BASE}?scenario=magitrain&step=6", **THUMB)
    page.locator(".felt .card", has_text="Magitrain").tap()
    page.locator("[data-change-card]").tap()
    expect(page.locator("#card-dialog .picked")).to_be_visible()
    assert violations(page) == []


def test_a_choice_stands_beside_the_one_taken_with_one_tap(visit):
    page = visit(f"/rulings/{stage.TOSS}/?step=2", **THUMB)
    while not page.locator(".decision .beside").count():
        n = int(page.locator("#moment").get_attribute("data-step"))
        page.locator("#c-next").tap()
        at(page, n + 1)
    page.locator(".decision .beside").tap()
    expect(page.locator(".standing")).to_contain_text("Here the two runs part.")


# ---- the focus


def test_a_link_that_is_gone_with_its_step_gives_the_focus_to_the_next(visit):
    page = visit(f"{BASE}?scenario=magitrain&step=6")
    page.locator("#moment .because a, #c-next").first.focus()
    link = page.locator("#moment a[data-step-link]:focus")
    link.evaluate("link => link.removeAttribute('id')")
    page.keyboard.press("Enter")
    expect(page.locator("#moment")).not_to_have_attribute("data-step", "6")
    focuses(page, "moment")


def test_the_dialog_holds_the_focus_from_answer_to_answer_and_gives_it_back(visit):
    page = visit(f"{BASE}?scenario=magitrain&step=6")
    page.locator("[data-why-here]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#why-dialog")).to_be_visible()
    focuses(page, "why-text")
    page.locator("#why-text a[data-why]").first.focus()
    before = page.locator(".why-answer").get_attribute("data-n"), page.locator("#why-text h1").text_content()
    page.keyboard.press("Enter")
    expect(page.locator("#why-text")).to_be_focused()
    assert before != (page.locator(".why-answer").get_attribute("data-n"), page.locator("#why-text h1").text_content())
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('#why-dialog')")
    page.keyboard.press("Escape")
    expect(page.locator("[data-why-here]")).to_be_focused()


# ---- the keys


KEYS = {
    BASE: {"←", "→", "Home", "End", "Shift", "↓", "↑", "Space", "1", "2", "3", "w", "?"},
    f"{BASE}compare/?scenario=magitrain&with-set={stage.SWITCH}=together": {"←", "→", "Home", "End", "d", "w", "?"},
    f"{BASE}embed/": {"←", "→", "Home", "End", "Shift", "↓", "↑", "Space", "1", "2", "3", "?"},
}


@pytest.mark.parametrize("address", KEYS)
def test_the_list_names_every_key_of_the_page_and_no_other(visit, address):
    page = visit(address)
    page.keyboard.press("?")
    assert set(page.locator("#keys kbd").all_text_contents()) == KEYS[address]


def test_a_key_that_is_not_listed_does_nothing(visit):
    page = visit(f"{BASE}compare/?scenario=magitrain&with-set={stage.SWITCH}=together&step=0")
    page.keyboard.press("Space")
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_timeout(300)
    at(page, 0)
    page.keyboard.press("w")
    expect(page.locator("#why-dialog")).to_be_visible()


def test_a_row_of_two_runs_is_announced_with_both(visit):
    page = visit(f"{BASE}compare/?scenario=magitrain&with-set={stage.SWITCH}=together&step=0", viewport=DESKTOP)
    page.keyboard.press("d")
    expect(page.locator("#announce")).to_have_text(re.compile(r"^\d+ / \d+: Here the two runs part\..+"))


# ---- any screen

SCREENS = {
    "phone": {"width": 390, "height": 844},
    "small phone": {"width": 360, "height": 640},
    "phone on its side": {"width": 844, "height": 390},
    "small one on its side": {"width": 640, "height": 360},
    "desktop at 200 %": {"width": 720, "height": 450},
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["en-US", "ja-JP"])
def test_at_a_step_the_table_begins_in_the_upper_half_and_nothing_sticks_out(visit, screen, language):
    size = SCREENS[screen]
    page = visit(f"{BASE}?scenario=magitrain", viewport=size, language=language)
    page.locator(".deciding-step").click()
    expect(page.locator("#moment")).not_to_have_attribute("data-step", "0")
    assert page.locator(".felt").bounding_box()["y"] < size["height"] / 2
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    for control in page.locator("#controls a:visible, #controls output").all():
        box = control.bounding_box()
        assert box["x"] + box["width"] <= size["width"]


def test_paper_holds_the_answer_and_the_moment_without_what_is_only_for_tapping(visit):
    page = visit(f"{BASE}?scenario=magitrain&step=6")
    page.emulate_media(media="print")
    for shown in (".answer", ".question p", ".now-text", ".felt", ".timeline"):
        expect(page.locator(shown).first).to_be_visible()
    for left_out in (".tools", "#controls", ".deciding-why", ".why-link", ".address-form", ".share", ".side-by-side"):
        for one in page.locator(left_out).all():
            expect(one).to_be_hidden()
