"""A judge compares, explores, asks why, in a browser."""

import re

import pytest

from tests.browser.conftest import DESKTOP, PHONE, at, violations
from tests.browser.waiting import expect
from tests.cast import stage

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

BASE = f"/rulings/{stage.BOARDING}/"
APART = f"scenario=magitrain&with-set={stage.SWITCH}=together"
WHY = f"{BASE}why/?step=6"
PAIR = f"{BASE}why/?step=5&waiting=1&before=2"
PAGES = {
    "compare": f"{BASE}compare/?{APART}",
    "one run": f"{BASE}compare/",
    "explore": f"/rulings/{stage.TOSS}/explore/",
    "many": f"/rulings/{stage.MANY}/explore/",
    "why": WHY,
    "why before": PAIR,
    "open": "/open/",
    "rests": "/rests-on/?game=shadowverse",
}


@pytest.fixture
def visit(fresh_shelf, open_at):
    stage.put_on_shelf(listed=True)
    return open_at


# ---- seen by everybody


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(
    "options",
    [
        {"viewport": DESKTOP},
        {"viewport": PHONE, "color_scheme": "dark", "language": "ja-JP"},
    ],
    ids=["wide", "phone-dark-ja"],
)
def test_axe_finds_nothing_and_nothing_sticks_out(visit, name, options):
    page = visit(PAGES[name], **options)
    expect(page.locator("h1")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= options["viewport"]["width"]


@pytest.mark.parametrize("name", PAGES)
def test_every_page_works_without_javascript(visit, name):
    page = visit(PAGES[name], javascript=False, viewport=PHONE)
    expect(page.locator("h1")).to_be_visible()
    assert violations_without_script(page) == 0


def violations_without_script(page) -> int:
    """Links that lead nowhere without a script."""
    return page.locator("main a:not([href]):not([aria-disabled])").count()


# ---- comparing


def test_one_key_goes_to_the_first_difference_and_back(visit):
    page = visit(PAGES["compare"] + "&step=0")
    at(page, 0)
    expect(page.locator(".standing")).to_have_text("Until here the two runs are the same.")
    page.keyboard.press("d")
    expect(page.locator(".standing")).to_contain_text("Here the two runs part.")
    parting = int(page.locator("#moment").get_attribute("data-step"))
    page.keyboard.press("ArrowRight")
    at(page, parting + 1)
    page.keyboard.press("d")
    at(page, parting)
    page.go_back()
    at(page, parting + 1)


def test_without_javascript_the_first_difference_is_a_link(visit):
    page = visit(PAGES["compare"] + "&step=0", javascript=False)
    page.locator("#c-parting").click()
    expect(page.locator(".standing")).to_contain_text("Here the two runs part.")
    page.locator(".views a", has_text="My view").click()
    expect(page).to_have_url(re.compile("view=me"))


def test_from_one_run_two_are_put_side_by_side_with_one_tap(visit):
    page = visit(PAGES["one run"], viewport=PHONE)
    page.locator(".suggestions a").first.click()
    expect(page.locator(".standing")).to_contain_text("Here the two runs part.")


def test_on_a_phone_the_difference_is_on_the_first_screen_on_both_tables(visit):
    """Of the second table only what differs in the step is drawn, below the whole of the first one."""
    page = visit(PAGES["compare"] + "&step=8", viewport=PHONE)
    expect(page.locator(".differs")).to_be_visible()
    bar = page.locator("#controls").bounding_box()["y"]
    first, second = (page.locator(".run-half .felt").nth(n) for n in (0, 1))
    for felt in (first, second):
        card = felt.locator(".card", has_text="Magitrain").bounding_box()
        assert card["y"] + card["height"] <= bar
    assert first.locator(".row:visible").count() > second.locator(".row:visible").count()
    page.keyboard.press("Home")
    at(page, 0)
    expect(second).to_be_hidden()
    expect(page.locator(".as-above")).to_have_text("The second table is the same here.")


@pytest.mark.parametrize("size", [(390, 844), (375, 667), (844, 390)])
def test_on_a_phone_the_tables_of_a_pair_lie_within_their_edges(visit, size):
    """Who sits where, points and piles are small and above or below the cards, as on a phone's table of one run."""
    page = visit(PAGES["compare"] + "&step=8", viewport={"width": size[0], "height": size[1]})
    out = page.evaluate("""() => [...document.querySelectorAll(".run-half .felt")].flatMap((felt) => {
      const edge = felt.getBoundingClientRect();
      return [...felt.querySelectorAll(".seat-name, .life, .points > li, .pile, .row .card")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.height && (box.top < edge.top - 2 || box.bottom > edge.bottom + 6 || box.left < edge.left - 2 || box.right > edge.right + 2);
      }).map((one) => `${one.className} ${one.textContent.trim().slice(0, 20)}`);
    })""")
    assert out == []
    assert page.locator(".run-half .life").first.bounding_box()["width"] < 45


def test_a_half_of_the_pair_answers_why_in_a_dialog(visit):
    page = visit(PAGES["compare"])
    page.locator(".run-half a[data-why]").first.click()
    dialog = page.locator("#why-dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("h1")).to_be_visible()
    dialog.locator("a[data-why]").first.click()
    expect(dialog.locator(".why-key")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


# ---- exploring


def test_a_leaf_opens_the_run_at_its_end(visit):
    page = visit(PAGES["explore"])
    page.locator(".ways a").first.click()
    expect(page).to_have_url(re.compile(rf"/rulings/{stage.TOSS}/\?scenario=two&choose=0&step=\d+#stepper$"))
    expect(page.locator("#moment")).to_have_attribute("data-step", page.locator("#moment").get_attribute("data-last"))


def test_a_leaf_of_the_picture_is_a_link_too(visit):
    page = visit(PAGES["explore"])
    page.locator('.tree a[href*="choose=1"]').click()
    expect(page).to_have_url(re.compile("choose=1"))


# ---- asking why


def test_from_a_step_to_the_same_moment_under_the_other_setting(visit):
    page = visit(WHY, viewport=PHONE)
    expect(page.locator(".why-beside li")).to_contain_text("another is played")
    page.locator(".why-links a", has_text="this moment there").first.click()
    expect(page.locator(".now-text")).to_contain_text("Magitrain resolves")


def test_another_day_opens_at_the_moment_that_was_stepped_to(visit):
    page = visit(f"{BASE}?step=2", viewport=PHONE)
    page.locator("#c-next").click()
    at(page, 3)
    page.locator(".menu summary").click()
    page.locator(".other-day input[type=date]").fill("2019-05-05")
    page.locator(".other-day button").click()
    expect(page).to_have_url(re.compile(r"\?as-of=2019-05-05&step=3#stepper$"))
    expect(page.locator(".particular b")).to_be_in_viewport()
    page.locator("#c-next").click()
    at(page, 4)
    page.locator(".particular a").click()
    expect(page).to_have_url(re.compile(r"\?step=4#stepper$"))


def test_without_javascript_every_why_is_a_page(visit):
    page = visit(WHY, javascript=False, viewport=PHONE)
    page.locator(".why-beside a[data-why]").first.click()
    expect(page.locator("[data-decides]")).to_contain_text("timing")
    page.locator(".why-steps a", has_text="On the table").click()
    expect(page.locator("#moment")).to_have_attribute("data-step", "5")


def test_bad_addresses_are_given_back_to_be_mended(visit):
    page = visit(f"{BASE}why/?step=5&waiting=9", errors_meant=True)
    expect(page.locator("#e-waiting")).to_be_visible()
    page.locator("#f-waiting").fill("1")
    page.locator("main form button").click()
    expect(page.locator("h1")).to_have_text("Why does this wait?")


def test_the_list_of_open_questions_leads_to_each(visit):
    page = visit("/", viewport=PHONE)
    page.locator(".readings-link").first.click()
    expect(page).to_have_url(re.compile(rf"/open/\?game=shadowverse&question={stage.BOARDING}#{stage.BOARDING}$"))
    expect(page.locator(f"#{stage.BOARDING}")).to_be_in_viewport()
    expect(page.locator(f"#{stage.BOARDING} .reading").first).to_be_visible()
