"""What is typed into a form of the desk or a report is there again after a dead connection, a refusal or a page that was left."""

from __future__ import annotations

import re

import pytest

from rulings.editor import review, writing
from rulings.editor.models import Remark
from rulings.reports.models import Report
from tests.browser.conftest import violations
from tests.browser.test_editor import SECRET, desk  # noqa: F401 - a fixture
from tests.browser.waiting import expect
from tests.web.editor.conftest import PATH, TEXT, people, published  # noqa: F401 - fixtures

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
AGAIN = "What you typed here before and was not sent stands here again."


def kept(page):
    return page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('kept')).length")


def test_words_of_a_page_that_was_left_are_there_again_and_gone_once_they_were_sent(desk, people, live_server):  # noqa: F811
    proposal = writing.begin(people["contributor1"], PATH, TEXT)
    review.submit(proposal.pk, people["contributor1"])
    page = desk(proposal.get_absolute_url(), "editor1")
    page.locator("#back-words").fill("Say which one.")
    page.goto(f"{live_server.url}/editor/")
    page.goto(live_server.url + proposal.get_absolute_url())
    expect(page.locator("#back-words")).to_have_value("Say which one.")
    expect(page.locator("form:has(#back-words) .note")).to_have_text(AGAIN)
    expect(page.locator("#say-words")).to_have_value("")
    assert violations(page) == []
    page.locator("button[value=return]").click()
    expect(page.locator("main .badge").first).to_have_text("sent back")
    assert Remark.objects.get().text == "Say which one."
    assert kept(page) == 0


def test_a_report_that_was_sent_into_a_dead_connection_is_there_again(desk, live_server):  # noqa: F811
    page = desk("/reports/new/?about=/games/", errors_meant=True)
    page.locator("[name=kind]").first.check()
    page.locator("#r-said").fill("It does otherwise.")
    page.context.set_offline(True)
    with page.expect_event("requestfailed"):
        page.locator("form.report-form button").click()
    page.context.set_offline(False)
    page.goto(f"{live_server.url}/reports/new/?about=/games/")
    expect(page.locator("#r-said")).to_have_value("It does otherwise.")
    page.locator("[name=kind]").first.check()
    page.locator("form.report-form button").click()
    expect(page.locator("h1")).not_to_have_text("Report something")
    assert Report.objects.get().said == "It does otherwise."
    page.goto(f"{live_server.url}/reports/new/?about=/games/")
    expect(page.locator("#r-said")).to_have_value("")


def test_refused_evidence_is_there_in_the_other_language_too(desk, people):  # noqa: F811
    proposal = writing.begin(people["contributor1"], PATH, TEXT)
    page = desk(f"/editor/{proposal.pk}/file/?path={PATH}", "contributor1", errors_meant=True)
    page.locator("#evidence summary").click()
    page.locator("#e-shows").fill("Ten darts.")
    page.locator("#e-address").evaluate("one => { one.type = 'text'; one.value = 'nowhere'; }")
    page.locator("#evidence button[type=submit]").click()
    expect(page.locator("main [role=alert]")).to_be_visible()
    page.locator("a.lang[lang=ja]").click()
    expect(page.locator("#e-shows")).to_have_value("Ten darts.")
    expect(page.locator("#evidence .note")).to_have_text("以前ここに入力し、送信されなかった内容を戻しました。")


def log_in(page, handle):
    page.locator("[name=login]").fill(handle)
    page.locator("[name=password]").fill(SECRET)
    page.locator("form.account-form button").click()
    expect(page.locator("main .account-form")).to_have_count(0)


def test_whose_login_is_over_logs_in_and_is_back_at_his_words(desk, people):  # noqa: F811
    proposal = writing.begin(people["contributor1"], PATH, TEXT)
    page = desk(proposal.get_absolute_url(), "editor1")
    page.locator("#say-words").fill("Which of the two?")
    page.context.clear_cookies(name="sessionid")
    page.locator("button[value=remark]").click()
    expect(page.locator("h1")).to_have_text("Log in")
    log_in(page, "editor1")  # at once, as a browser does that fills it in
    expect(page.locator("h1")).to_have_text("One of two")
    expect(page.locator("#say-words")).to_have_value("Which of the two?")
    page.locator("button[value=remark]").click()
    expect(page.locator(".remark")).to_contain_text("Which of the two?")
    assert kept(page) == 0


def test_somebody_else_at_the_same_machine_sees_no_words_of_who_was_there_before(desk, people, live_server):  # noqa: F811
    proposal = writing.begin(people["contributor1"], PATH, TEXT)
    page = desk(proposal.get_absolute_url(), "editor1")
    page.locator("#say-words").fill("Between us: he is wrong.")
    page.context.clear_cookies()
    page.goto(live_server.url + "/accounts/login/")
    log_in(page, "editor2")
    page.goto(live_server.url + proposal.get_absolute_url())
    expect(page.locator("#say-words")).to_have_value("")
    page.context.clear_cookies()
    page.goto(live_server.url + "/accounts/login/")
    log_in(page, "editor1")
    page.goto(live_server.url + proposal.get_absolute_url())
    expect(page.locator("#say-words")).to_have_value("Between us: he is wrong.")


def test_who_logs_out_is_told_of_words_he_has_not_sent_and_takes_them_along(desk, people, live_server):  # noqa: F811
    proposal = writing.begin(people["contributor1"], PATH, TEXT)
    page = desk(proposal.get_absolute_url(), "contributor1", errors_meant=True)
    page.locator("#say-words").fill("Not finished")
    page.goto(f"{live_server.url}/editor/{proposal.pk}/file/?path={PATH}")
    page.route("**/file/**", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    page.on("dialog", lambda dialog: dialog.accept())  # "Leave the site?"
    page.locator("#file-text").press_sequentially("x")
    page.evaluate("localStorage.setItem('theme', 'dark')")
    page.goto(live_server.url + "/accounts/logout/")
    expect(page.locator("#unsent")).to_be_visible()
    mine = [key for key in page.evaluate("Object.keys(localStorage)") if f" @{people['contributor1'].pk} " in key]
    assert sorted(key.split()[0] for key in mine) == ["draft", "kept"]
    assert violations(page) == []
    page.locator("main form button").click()
    expect(page).not_to_have_url(re.compile("/logout/"))
    page.wait_for_load_state()
    left = page.evaluate("Object.keys(localStorage)")
    assert [key for key in left if key.startswith(("kept", "draft", "leaving"))] == []
    assert "theme" in left


def test_where_nothing_was_left_unsent_logging_out_says_nothing_of_it(desk):  # noqa: F811
    page = desk("/accounts/logout/", "editor1")
    expect(page.locator("main form button")).to_be_visible()
    expect(page.locator("#unsent")).to_be_hidden()
