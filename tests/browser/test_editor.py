"""A first ruling from registration to publication by somebody else, and a review on a phone, in a browser."""

from __future__ import annotations

import pytest

from rulings.editor import review, writing
from rulings.editor.models import Proposal
from rulings.people.models import Person
from rulings.people.roles import Role
from tests.browser.conftest import PHONE, violations
from tests.browser.waiting import expect
from tests.cast import stage
from tests.web.editor.conftest import PATH, TEXT, people, published  # noqa: F401 - fixtures

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SECRET = "vgy7-bhu8"
OWN = TEXT.replace("jt-toss", "jt-first").replace("One of two", "My first ruling")


@pytest.fixture
def desk(live_server, published, open_page):  # noqa: F811
    def visit(path="/editor/", handle="", **options):
        page = open_page(**options)
        page.goto(live_server.url + ("/accounts/login/" if handle else path))
        if handle:
            page.locator("[name=login]").fill(handle)
            page.locator("[name=password]").fill(SECRET)
            page.locator("form.account-form button").click()
            expect(page.locator("h1")).to_be_visible()
            page.goto(live_server.url + path)
        return page

    return visit


def test_a_first_ruling_from_registration_to_publication_by_somebody_else(desk, live_server):
    page = desk("/accounts/signup/")
    page.locator("[name=username]").fill("newcomer")
    page.locator("[name=password1]").fill(SECRET)
    page.locator("form.account-form button").click()
    page.locator("a.button", has_text="Propose something").click()
    page.locator("a.tile", has_text="Shadowverse").click()
    page.locator("#new-title").fill("My very first")
    page.locator("#new-path").fill("")
    page.locator("#new-text").fill(OWN)
    page.locator("button[name=begin]").click()
    expect(page.locator("#checked .fine")).to_contain_text("✓ two")

    page.locator("#file-text").fill(OWN.replace("I play Dart", "I plax Dart"))
    place = page.locator("#checked a.at")
    expect(place).to_be_visible()
    place.click()
    expect(page.locator("#file-text")).to_be_focused()
    page.locator("#file-text").fill(OWN.replace("Either.", "Either of them."))
    expect(page.locator("#checked .fine")).to_be_visible()
    expect(page.locator("[data-was]").first).to_have_value(OWN.replace("Either.", "Either of them."))  # it is saved, too
    page.reload()
    expect(page.locator("#file-text")).to_have_value(OWN.replace("Either.", "Either of them."))
    page.locator("a.button", has_text="To the proposal").click()
    expect(page.locator("#preview")).to_contain_text("1 of 1")
    page.locator("button[value=submit]").click()
    expect(page.locator("main .badge").first).to_have_text("in review")
    assert page.locator("button[value^=approve]").count() == 0

    Person.objects.create_user("reader", password=SECRET, role=Role.EDITOR)
    other = desk("/editor/", "reader")
    other.locator(".queue a", has_text="My very first").click()
    other.locator("button", has_text="Look at the whole site").click()
    expect(other.locator(".under")).to_be_visible()
    expect(other.locator("h1")).to_have_text("My first ruling")
    other.locator(".under a").click()
    other.locator("button[value=approve-and-publish]").click()
    expect(other.locator("main .badge").first).to_have_text("published")

    reading = desk("/rulings/jt-first/")
    expect(reading.locator("h1")).to_have_text("My first ruling")
    reading.goto(f"{live_server.url}/history/shadowverse/rulings/jt-first.yaml")
    expect(reading.locator(".queue li")).to_contain_text("newcomer")


@pytest.mark.parametrize("language, scheme", [("en-US", "light"), ("ja-JP", "dark")])
def test_a_review_on_a_phone(desk, people, language, scheme):  # noqa: F811
    proposal = writing.begin(people["contributor1"], PATH, TEXT.replace("Either.", "Either one."), "Another answer")
    review.submit(proposal.pk, people["contributor1"])
    review.remark(proposal.pk, people["editor2"], PATH, 5, "Which one?")
    page = desk("/editor/", "editor1", language=language, viewport=PHONE, color_scheme=scheme)
    assert violations(page) == []
    page.locator(".queue a", has_text="Another answer").click()
    expect(page.locator("#preview .fine")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page) == []
    page.locator(".diff a", has_text="5").first.click()
    page.locator("#say-words").fill("This one.")
    page.locator("button[value=remark]").click()
    expect(page.locator(".diff .remark")).to_have_count(2)
    page.locator("#back-words").fill("Say which one.")
    page.locator("button[value=return]").click()
    expect(page.locator("main .badge").first).to_have_text({"en-US": "sent back", "ja-JP": "差し戻し"}[language])
    assert Proposal.objects.get().state == "returned"


def test_a_ruling_of_the_lab_is_proposed_without_losing_it(desk):
    from rulings.lab.tokens import pack

    page = desk(f"/lab/{pack(stage.RULINGS[stage.TOSS])}/?pane=file", "", language="en-US")
    page.locator("button[formaction]", has_text="Propose this").click()
    expect(page.locator("#new-text")).to_have_value(stage.RULINGS[stage.TOSS])
    expect(page.locator("#new-path")).to_have_value(PATH)
    expect(page.locator("header.site-header")).to_have_count(1)  # a page of its own, not one within the lab
    assert page.locator("#lab").count() == 0
    page.go_back()
    page.locator("button[formaction]", has_text="Report it").click()
    expect(page.locator("#r-board")).to_have_value(stage.RULINGS[stage.TOSS])
    assert page.locator("#lab").count() == 0


def test_a_ruling_is_proposed_from_where_it_is_said_what_it_lacks(desk):
    from rulings.lab.tokens import pack

    page = desk(f"/lab/{pack(stage.RULINGS[stage.TOSS])}/?pane=ruling", "", language="en-US")
    page.locator("#propose button").click()
    expect(page.locator("#new-text")).to_have_value(stage.RULINGS[stage.TOSS])
    assert page.locator("#lab").count() == 0


@pytest.mark.parametrize("other", ["contributor2", "contributor1"], ids=["two people", "two windows"])
def test_two_who_type_in_one_file_at_once_have_both_on_their_screens(desk, people, other):  # noqa: F811
    proposal = writing.begin(people["contributor1"], PATH, TEXT)
    review.invite(proposal.pk, people["contributor1"], "contributor2")
    where = f"/editor/{proposal.pk}/file/?path={PATH}"
    mine, theirs = (desk(where, handle) for handle in ("contributor1", other))
    theirs.locator("#file-text").fill(TEXT.replace("One of two", "Of two one"))
    expect(theirs.locator("#save-state")).to_contain_text("Saved at")
    at = TEXT.index("Either.") + len("Either")
    mine.locator("#file-text").evaluate("(area, at) => { area.focus(); area.setSelectionRange(at, at); }", at)
    mine.keyboard.type(" of them")
    both = TEXT.replace("Either.", "Either of them.").replace("One of two", "Of two one")
    expect(mine.locator("#file-text")).to_have_value(both)
    expect(mine.locator("#save-state")).to_contain_text("Somebody else wrote in it meanwhile. Both are together now.")
    mine.keyboard.type(" two")  # where the cursor was
    expect(mine.locator("#file-text")).to_have_value(both.replace("of them", "of them two"))
    expect(mine.locator("#save-state")).not_to_contain_text("together")
    assert Proposal.objects.get().texts[PATH] == both.replace("of them", "of them two")


def reach(page, wanted, most=80):
    """Go to an element by the keyboard alone; it must be one that shows its focus."""
    for _press in range(most):
        if wanted.evaluate("one => one === document.activeElement"):
            assert wanted.evaluate("one => one.matches(':focus-visible')")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached by {most} tabs")


def test_the_tenth_ruling_of_an_evening_by_keyboard(desk, people):  # noqa: F811
    for n in range(9):
        writing.begin(people["contributor1"], f"shadowverse/rulings/jt-no-{n}.yaml", OWN.replace("jt-first", f"jt-no-{n}"), f"Number {n}")
    page = desk("/editor/", "contributor1")
    expect(page.locator("#mine + ul li")).to_have_count(9)
    reach(page, page.locator("a.button", has_text="Propose something"))
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Propose something")
    reach(page, page.locator("#new-title"))
    page.keyboard.type("The tenth")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#new-text")).to_be_focused()
    page.keyboard.insert_text(OWN)
    reach(page, page.locator("button[name=begin]"))
    page.keyboard.press("Enter")
    expect(page.locator("#checked .fine")).to_contain_text("✓ two")

    reach(page, page.locator("#file-text"))
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(OWN.replace("I play Dart", "I plax Dart"))
    place = page.locator("#checked a.at")
    expect(place).to_be_visible()
    reach(page, place)
    page.keyboard.press("Enter")
    expect(page.locator("#file-text")).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(OWN.replace("Either.", "One of the two."))
    expect(page.locator("#checked .fine")).to_be_visible()
    reach(page, page.locator("a.button", has_text="To the proposal"))
    page.keyboard.press("Enter")
    expect(page.locator("#preview")).to_contain_text("1 of 1 are verified")
    reach(page, page.locator("button[value=submit]"))
    page.keyboard.press("Enter")
    expect(page.locator("main .badge").first).to_have_text("in review")
    assert Proposal.objects.get(title="The tenth").texts["shadowverse/rulings/jt-first.yaml"] == OWN.replace("Either.", "One of the two.")
