"""Nothing that is typed into a file is ever lost: a dead connection, a site that fails, a page that is closed, two pages, another login."""

from __future__ import annotations

import json
import re
from urllib.parse import urljoin

import pytest

from rulings.editor import writing
from rulings.editor.models import Proposal
from tests.browser.conftest import violations
from tests.browser.test_editor import SECRET, desk  # noqa: F401 - a fixture
from tests.browser.waiting import expect
from tests.web.editor.conftest import PATH, TEXT, people, published  # noqa: F401 - fixtures

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
TYPED = TEXT.replace("Either.", "One of the two.")
LONG = TEXT + "".join(f"# {'とても長い説明' * 10}{n}\n" for n in range(700))  # 160 KB: no browser sends so much of a page that it closes


@pytest.fixture
def writing_in(desk, people):  # noqa: F811
    def open_file(text=TEXT, **options):
        one = writing.begin(people["contributor1"], PATH, text)
        return desk(f"/editor/{one.pk}/file/?path={PATH}", "contributor1", errors_meant=True, **options)

    return open_file


def stored():
    return Proposal.objects.get().texts[PATH]


def wait_stored(page, text, path=PATH):
    for _moment in range(600):
        if Proposal.objects.get().texts == {path: text}:
            return
        page.wait_for_timeout(100)
    assert Proposal.objects.get().texts == {path: text}


def test_a_dead_connection_is_said_and_what_was_typed_is_saved_when_it_is_there_again(writing_in):
    page = writing_in()
    page.context.set_offline(True)
    page.locator("#file-text").fill(TYPED)
    state = page.locator("#save-state")
    expect(state).to_contain_text("Not saved yet")
    expect(state).to_have_attribute("role", "status")
    assert violations(page) == []
    assert stored() == TEXT
    page.context.set_offline(False)
    expect(state).to_contain_text("Saved at")
    assert stored() == TYPED
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('draft')).length") == 0


@pytest.mark.parametrize("status, retry", [(500, None), (502, None), (429, "1"), (503, "1")])
def test_a_site_that_fails_is_asked_again(writing_in, status, retry):
    page = writing_in(language="ja-JP")
    failed = []

    def fail(route):
        if route.request.method == "POST" and len(failed) < 2:
            failed.append(status)
            route.fulfill(status=status, body="<h1>no</h1>", content_type="text/html", headers={"Retry-After": retry} if retry else {})
        else:
            route.continue_()

    page.route("**/file/**", fail)
    page.locator("#file-text").fill(TYPED)
    expect(page.locator("#save-state")).to_contain_text("まだ保存していません")
    expect(page.locator("#save-state")).to_contain_text("に保存しました")
    assert len(failed) == 2
    assert stored() == TYPED


def test_checking_that_has_to_wait_takes_nothing_away(writing_in):
    page = writing_in()
    page.route("**/checked/**", lambda route: route.fulfill(status=429, body="<h1>Too much at once</h1>", headers={"Retry-After": "60"}))
    page.locator("#file-text").fill(TYPED)
    expect(page.locator("#save-state")).to_have_text("Saved, and checked as soon as it can be.")
    expect(page.locator("#file-text")).to_have_value(TYPED)
    assert stored() == TYPED


def test_what_could_not_be_saved_is_offered_when_the_file_is_opened_again(writing_in):
    page = writing_in()
    # This page can send nothing to its end: its last words go out only after the next one is there, when a connection cut from outside is back.
    page.evaluate("() => { navigator.sendBeacon = () => false; window.fetch = () => Promise.reject(new TypeError('no connection')); }")
    page.locator("#file-text").fill(TYPED)
    expect(page.locator("#save-state")).to_contain_text("Not saved yet")
    page.on("dialog", lambda dialog: dialog.accept())  # "Leave the site?"
    page.goto("about:blank")
    # Meanwhile somebody changes another line: both are put together.
    writing.save(Proposal.objects.get().pk, Proposal.objects.get().made_by, PATH, TEXT.replace("One of two", "Of two one"))
    page.go_back()
    note = page.locator("[data-kept-note]")
    expect(note).to_contain_text("text of")
    expect(page.locator("#file-text")).to_have_value(TEXT.replace("One of two", "Of two one"))
    assert violations(page) == []
    note.locator("button", has_text="Put it back").click()
    both = TYPED.replace("One of two", "Of two one")
    expect(page.locator("#file-text")).to_have_value(both)
    wait_stored(page, both)
    page.reload()
    expect(note).to_be_hidden()
    expect(page.locator("#file-text")).to_have_value(both)


def test_it_is_asked_before_words_are_left_that_the_site_does_not_have(writing_in):
    page = writing_in()
    page.context.set_offline(True)
    page.locator("#file-text").press_sequentially("x")
    expect(page.locator("#save-state")).to_contain_text("Not saved yet")
    with page.expect_event("dialog") as asked:
        page.close(run_before_unload=True)
    assert asked.value.type == "beforeunload"
    asked.value.accept()


@pytest.mark.parametrize("text", [TEXT, LONG], ids=["short", "long"])
def test_the_last_words_before_the_page_is_closed_are_saved(writing_in, text):
    page = writing_in(text)
    page.locator("#file-text").evaluate("(area, at) => { area.focus(); area.setSelectionRange(at, at); }", text.index("Either."))
    page.keyboard.insert_text("「😀」と、")
    page.goto(urljoin(page.url, "/about/"))  # before the pause after which it is saved; a blank page may end this one before its last words
    wait_stored(page, text.replace("Either.", "「😀」と、Either."))
    page.go_back()
    expect(page.locator("#file-text")).to_have_value(text.replace("Either.", "「😀」と、Either."))
    expect(page.locator("[data-kept-note]")).to_be_hidden()


def test_a_long_japanese_file_is_saved_while_it_is_typed(writing_in):
    page = writing_in(LONG)
    page.locator("#file-text").fill(LONG + "# 終わり\n")
    expect(page.locator("#save-state")).to_contain_text("Saved at")
    assert stored() == LONG + "# 終わり\n"


def test_who_was_logged_out_logs_in_in_another_window_and_his_words_are_saved(writing_in, live_server):
    page = writing_in()
    page.context.clear_cookies()
    page.locator("#file-text").fill(TYPED)
    expect(page.locator("#save-state")).to_contain_text("Log in in another window")
    other = page.context.new_page()
    other.goto(live_server.url + "/accounts/login/")
    other.locator("[name=login]").fill("contributor1")
    other.locator("[name=password]").fill(SECRET)
    other.locator("form.account-form button").click()
    expect(other.locator("h1")).to_be_visible()
    page.bring_to_front()
    expect(page.locator("#save-state")).to_contain_text("Saved at")
    assert stored() == TYPED


def test_what_the_site_will_not_take_is_said_and_kept(writing_in):
    page = writing_in()
    one = Proposal.objects.get()
    one.state = Proposal.State.WITHDRAWN
    one.save()
    page.locator("#file-text").fill(TYPED)
    state = page.locator("#save-state")
    expect(state).to_have_text(re.compile("Too late.*Your text is kept in this browser"))
    kept = page.evaluate("Object.entries(localStorage).filter(([key]) => key.startsWith('draft')).map(([, text]) => text)")
    assert [json.loads(text)["text"] for text in kept] == [TYPED]


def test_evidence_written_below_takes_no_words_with_it_that_are_typed_above(writing_in):
    page = writing_in()
    page.locator("#evidence summary").click()
    page.locator("#e-seen").fill("2026-10-03")
    page.locator("#e-version").fill("4.7.20")
    page.locator("#e-shows").fill("Two darts.")
    page.locator("#file-text").fill(TYPED)
    page.locator("#evidence button[type=submit]").click()
    expect(page.locator("#file-text")).to_have_value(re.compile("Two darts"))
    assert "One of the two." in stored()
    assert "Two darts." in stored()


def test_a_ruling_is_named_by_its_title_under_the_hands_of_who_writes_it(desk, people):  # noqa: F811
    """By the keyboard: the cursor stays where it is, the page is the same under another address."""
    begun = TEXT.replace("jt-toss", "my-ruling").replace("title: {en: One of two, ja: 二枚のうち一枚}", "title: ")
    one = writing.begin_with(people["contributor1"], {"shadowverse/rulings/my-ruling.yaml": begun}, follows=True)
    page = desk(f"/editor/{one.pk}/file/?path=shadowverse/rulings/my-ruling.yaml", "contributor1", errors_meant=True)
    area = page.locator("#file-text")
    area.evaluate("(area, at) => { area.focus(); area.setSelectionRange(at, at); }", begun.index("title: ") + 7)
    page.keyboard.type("The dart")
    expect(page.locator("#save-state")).to_contain_text("Saved at")
    page.keyboard.press("Control+s")
    expect(page.locator("h1")).to_have_text("shadowverse/rulings/sv-the-dart.yaml")
    page.keyboard.type(" hits")
    wait_stored(page, begun.replace("my-ruling", "sv-the-dart").replace("title: ", "title: The dart hits"), "shadowverse/rulings/sv-the-dart.yaml")
    page.reload()
    expect(area).to_have_value(re.compile("^ruling: sv-the-dart\n"))

