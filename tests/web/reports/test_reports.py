"""Readers' reports: sent without an account, kept with a receipt, refused with a sentence, and nothing typed is lost."""

import datetime as dt
import html
import re

import pytest

from rulings.http import addresses
from rulings.people.models import AuditEntry
from rulings.reports.models import Report
from tests.cast import stage
from tests.cast.factories import RulingFactory, both

pytestmark = pytest.mark.django_db

SOUND = {
    "kind": "otherwise",
    "about": "/rulings/sv-plain/?scenario=plain&step=3",
    "said": "It resolves the other way round.",
    "seen": "2021-04-02",
    "version": "3.1",
    "clip": "https://video.example/watch?v=1",
    "website": "",
}


@pytest.fixture
def send(client, shelve):
    shelve(RulingFactory(id="sv-plain"))
    return lambda **changes: client.post("/reports/new/", {**SOUND, **changes})


def test_a_report_is_kept_and_its_receipt_shows_it(client, send):
    response = send()
    row = Report.objects.get()
    assert response.headers["Location"] == f"/reports/{row.receipt}/"
    assert (row.kind, row.seen, row.state, row.lang) == ("otherwise", dt.date(2021, 4, 2), "open", "en")
    page = client.get(response.headers["Location"]).content.decode()
    for part in ("It resolves the other way round.", "nobody has looked at it yet", "3.1", 'href="/rulings/sv-plain/?scenario=plain&amp;step=3"'):
        assert part in page
    assert 'name="robots" content="noindex"' in page


def test_the_page_that_a_report_is_about_is_called_by_its_title(client, send, shelve):
    shelve(RulingFactory(id="sv-plain", title=both("A plain thing", "ふつうのこと")))
    for about, called in ((SOUND["about"], "A plain thing"), ("/rulings/sv-plain/why/?step=2", "A plain thing"), ("/practice/", "/practice/")):
        page = client.get(send(about=about).headers["Location"]).content.decode()
        assert f'<a href="{html.escape(about)}">{called}</a>' in page
        assert ("/practice/" in about) or html.escape(about) in re.sub("<[^>]*>", "", page)


def test_a_case_from_the_lab_goes_along_with_its_board(client, send, django_user_model):
    text = stage.RULINGS[stage.TOSS]
    form = client.post("/reports/new/", {"text": text}).content.decode()
    assert not Report.objects.exists()
    assert 'value="missing" required checked' in form
    assert f'name="about" value="{addresses.of("lab")}"' in form
    assert html.escape(text.split("\n")[0]) in form
    receipt = send(kind="missing", about="/lab/", board=text.replace("\n", "\r\n")).headers["Location"]
    assert Report.objects.get().board.strip() == text.strip()
    page = client.get(receipt).content.decode()
    assert "Open it in the lab" in page
    assert "Propose it" not in page
    client.force_login(django_user_model.objects.create_user("e", role="editor"))
    assert "Propose it" in client.get("/editor/reports/").content.decode()
    assert client.post("/lab/", {"text": Report.objects.get().board}).status_code == 302


def test_a_board_that_is_too_long_is_refused(send):
    assert send(kind="missing", about="/lab/", board="x" * 70_000).status_code == 400
    assert not Report.objects.exists()


def test_the_answer_appears_at_the_receipt(client, send):
    path = send().headers["Location"]
    Report.objects.update(state="declined", answer="It was <changed> in 3.2.", answered_at=dt.datetime(2031, 1, 1, tzinfo=dt.UTC))
    page = client.get(path).content.decode()
    assert "It was &lt;changed&gt; in 3.2." in page
    assert "looked at, and nothing changes" in page
    assert "answered on 2031-01-01" in page


def test_days_are_those_of_the_site_and_not_of_greenwich(client, send, settings):
    settings.TIME_ZONE = "Asia/Tokyo"
    path = send().headers["Location"]
    Report.objects.update(sent_at=dt.datetime(2030, 12, 31, 16, tzinfo=dt.UTC))
    assert "Sent on 2031-01-01" in client.get(path).text


def test_the_page_leads_to_the_form_with_its_step(client, shelve):
    shelve(RulingFactory(id="sv-plain"))
    page = client.get("/games/shadowverse/?page=1").content.decode()
    (href,) = re.findall(r'href="(/reports/new/[^"]*)"', page)
    form = client.get(href.replace("&amp;", "&")).content.decode()
    assert 'name="about" value="/games/shadowverse/?page=1"' in form


@pytest.mark.parametrize(
    "changes, said",
    [
        ({"kind": "praise"}, "praise"),
        ({"about": "https://elsewhere.example/rulings/sv-plain/"}, "a page of this site"),
        ({"about": "//elsewhere.example/rulings/sv-plain/"}, "a page of this site"),
        ({"about": "/nowhere/at/all/"}, "a page of this site"),
        ({"about": "javascript:alert(1)"}, "a page of this site"),
        ({"about": "/\\elsewhere.example/"}, "a page of this site"),
        ({"about": "http://["}, "a page of this site"),
        ({"said": " "}, "required"),
        ({"said": "x" * 4001}, "4000"),
        ({"said": "\x00"}, "Null characters"),
        ({"said": "a\u200b\ufffeb"}, "cannot be kept"),
        ({"seen": "yesterday"}, "valid date"),
        ({"seen": "2999-01-01"}, "not been yet"),
        ({"clip": "javascript:alert(1)"}, "valid URL"),
        ({"clip": "ftp://video.example/1"}, "https://"),
        ({"kind": "tried", "version": ""}, "Name the version"),
        ({"website": "https://spam.example/"}, "a program"),
    ],
)
def test_what_cannot_be_kept_is_said_and_nothing_typed_is_lost(send, changes, said):
    response = send(**changes)
    page = response.content.decode()
    assert response.status_code == 400
    assert said in page
    assert not Report.objects.exists()
    if "said" not in changes:
        assert "It resolves the other way round.</textarea>" in page


def test_a_flood_is_held_back_with_the_time_to_wait(send, settings):
    settings.REPORTS_AN_HOUR = 2
    assert [send().status_code for _n in range(3)] == [302, 302, 429]
    response = send()
    assert int(response.headers["Retry-After"]) > 0
    assert "It resolves the other way round.</textarea>" in response.content.decode()
    assert Report.objects.count() == 2


def test_all_senders_together_are_bounded(send, settings):
    settings.REPORTS_IN_ALL = 1
    assert [send().status_code, send().status_code] == [302, 429]


def test_a_receipt_that_is_none_is_not_found(client, shelve):
    shelve()
    assert client.get("/reports/AAAAAAAAAAAAAAAA/").status_code == 404


def test_in_japanese(client, send):
    assert "報告する" in client.get("/reports/new/?lang=ja").content.decode()
    page = client.post("/reports/new/?lang=ja", {**SOUND, "kind": "tried", "version": ""}).content.decode()
    assert "確認したバージョンを書いてください" in page


@pytest.fixture
def editor(client, send):
    from rulings.people.models import Person
    from rulings.people.roles import Role

    client.force_login(Person.objects.create_user("mio", password="a-long-secret", role=Role.EDITOR))
    return lambda **sent: client.post("/editor/reports/", {"state": "accepted", "answer": "Thank you.", **sent})


def test_an_editor_answers_and_it_is_written_down(client, send, editor):
    first, second = (send(said=said).headers["Location"].split("/")[2] for said in ("First <b>", "Second"))
    page = client.get("/editor/reports/").content.decode()
    assert page.index("First &lt;b&gt;") < page.index("Second")
    assert editor(receipt=first).status_code == 302
    row = Report.objects.get(receipt=first)
    assert (row.state, row.answer, row.answered_by) == ("accepted", "Thank you.", "mio")
    assert Report.objects.get(receipt=second).state == "open"
    assert (AuditEntry.objects.latest("id").who, AuditEntry.objects.latest("id").subject) == ("mio", first)


def test_a_second_answer_is_refused_and_not_lost(client, send, editor):
    receipt = send().headers["Location"].split("/")[2]
    editor(receipt=receipt)
    response = editor(receipt=receipt, state="declined", answer="Another answer.")
    assert response.status_code == 409
    assert "Another answer." in response.content.decode()
    assert Report.objects.get().answer == "Thank you."


@pytest.mark.parametrize("sent", [{"state": "open"}, {"state": "perhaps"}, {"answer": " "}, {"answer": "x" * 4001}, {"answer": "\ufffe"}])
def test_an_answer_that_is_none_is_refused_and_kept_in_its_field(client, send, editor, sent):
    receipt = send().headers["Location"].split("/")[2]
    response = editor(receipt=receipt, **sent)
    assert response.status_code == 400
    assert Report.objects.get().state == "open"


def test_a_reader_cannot_answer(client, send):
    receipt = send().headers["Location"].split("/")[2]
    response = client.post("/editor/reports/", {"receipt": receipt, "state": "accepted", "answer": "Mine."})
    assert response.headers["Location"].startswith("/accounts/login/")
    assert Report.objects.get().state == "open"


@pytest.mark.parametrize("path", ["/", "/games/", "/rules/", "/search/?q=dart", "/about/verified/", "/editor/", "/nowhere/at/all/", "/reports/new/"])
def test_the_link_at_the_foot_of_any_page_leads_to_a_report_that_is_taken(client, shelve, path):
    """Of what is no page at all it is about the whole site."""
    shelve(RulingFactory(id="sv-plain"))
    link = html.unescape(re.search(r'href="(/reports/new/\?about=[^"]+)"', client.get(path).text)[1])
    about = html.unescape(re.search(r'name="about" value="([^"]+)"', client.get(link).text)[1])
    answer = client.post("/reports/new/", {"kind": "otherwise", "about": about, "said": "It does not look right."})
    assert answer.status_code == 302, answer.text
    assert Report.objects.get().about == ("/" if path.startswith("/nowhere") else path)


@pytest.mark.parametrize("about", ["javascript:alert(1)", "https://elsewhere.example/", "//elsewhere.example/", "/\\elsewhere.example/"])
def test_a_report_never_links_elsewhere(client, send, about):
    for page in (client.get("/reports/new/", {"about": about}), send(about=about)):
        assert f'href="{about}' not in html.unescape(page.text)


def test_several_are_answered_at_once_each_as_if_alone(client, send, editor):
    for n in range(3):
        send(said=f"Flood {n}")
    first, second, third = Report.objects.order_by("sent_at")
    page = client.get("/editor/reports/?ticked=1").text
    assert page.count(f'value="{first.receipt}" form="together" checked') == 1
    assert "checked" not in client.get("/editor/reports/").text
    client.post("/editor/reports/", {"receipt": third.receipt, "state": "accepted", "answer": "Right."})
    form = {"receipt": [first.receipt, second.receipt, third.receipt, "nothing"], "state": "declined", "answer": "Please stop."}
    assert client.post("/editor/reports/", form).status_code == 302
    said = {row.said: (row.state, row.answer) for row in Report.objects.all()}
    assert said == {"Flood 0": ("declined", "Please stop."), "Flood 1": ("declined", "Please stop."), "Flood 2": ("accepted", "Right.")}
    assert AuditEntry.objects.filter(action="report answered").count() == 3
    assert client.post("/editor/reports/", form).status_code == 409  # none of them waits any more


def test_an_answer_to_none_is_refused_and_kept(client, send, editor):
    send()
    send()
    answer = client.post("/editor/reports/", {"state": "declined", "answer": "Please <b>stop</b>."})
    assert answer.status_code == 400
    assert "Please &lt;b&gt;stop&lt;/b&gt;.</textarea>" in answer.text
    assert Report.objects.filter(state="open").count() == 2
