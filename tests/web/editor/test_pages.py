"""The pages of the desk: from the lab to a proposal, saving while one types, deciding, and the site under a proposal."""

from __future__ import annotations

import re

import pytest
from django.http import HttpResponse
from django.test import Client

from rulings.editor import review, working, writing
from rulings.editor.models import Approval, Proposal
from rulings.http import apart
from rulings.http.language import speaking
from rulings.store import current
from rulings.store.models import CorpusFile, Ruling
from tests.cast import stage
from tests.web.editor.conftest import PATH, TEXT
from tests.web.editor.test_publishing import NEW, NEW_TEXT, proposed, publish

pytestmark = pytest.mark.django_db
SCRIPT = {"Accept": "application/json", "Accept-Language": "en"}  # as the text editor's script asks


@pytest.fixture
def as_(client, people):
    def log_in(handle):
        client.force_login(people[handle])
        return client

    return log_in


def begun(client, path=NEW, text=NEW_TEXT):
    answer = client.post("/editor/new/", {"path": path, "text": text, "title": "About this", "begin": "1"})
    assert answer.status_code == 302, answer.content.decode()[-900:]
    return Proposal.objects.latest("pk")


def test_who_has_no_account_may_look_at_the_desk_and_is_sent_to_log_in_for_the_rest(client, published):
    assert client.get("/editor/").status_code == 200
    for path in ("/editor/1/", "/editor/1/file/", "/editor/take-down/"):
        assert client.get(path).headers["Location"].startswith("/accounts/login/?next=%2Feditor%2F"), path
        assert client.head(path).headers["Location"] == client.get(path).headers["Location"]
    assert client.post("/editor/1/do/", {"do": "approve"}).status_code == 302
    assert client.post("/editor/new/", {"text": NEW_TEXT, "begin": "1"}).status_code == 302
    assert not Proposal.objects.exists()


def test_a_board_of_the_lab_is_shown_without_a_token_and_stored_only_with_one(published, people):
    client = Client(enforce_csrf_checks=True)
    client.force_login(people["contributor1"])
    page = client.post("/editor/new/", {"text": NEW_TEXT})
    assert page.status_code == 200
    assert f'value="{NEW}"' in page.content.decode()
    assert client.post("/editor/new/", {"text": NEW_TEXT, "begin": "1"}).status_code == 403
    assert not Proposal.objects.exists()
    token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page.content.decode()).group(1)
    form = {"text": NEW_TEXT, "path": NEW, "begin": "1", "csrfmiddlewaretoken": token}
    assert client.post("/editor/new/", form).status_code == 302
    assert Proposal.objects.get().texts == {NEW: NEW_TEXT}


@pytest.mark.parametrize("do", ["submit", "approve", "publish", "return", "remark", "withdraw"])
def test_a_forged_form_does_nothing(published, people, do):
    proposal = proposed(people)
    client = Client(enforce_csrf_checks=True)
    client.force_login(people["editor1"])
    form = {"do": do, "hash": proposal.content_hash, "words": "x", "reason": "other"}
    assert client.post(f"/editor/{proposal.pk}/do/", form).status_code == 403
    assert Proposal.objects.get().state == "submitted"


def test_what_a_script_sends_in_parts_is_handed_on_to_who_computes(as_, published, people, monkeypatch):
    """The token is read from its fields before; it goes there as it came all the same."""
    monkeypatch.setattr(apart, "answer", lambda request, _patience: (HttpResponse(request.body), 0.0))
    proposal = proposed(people)
    client = Client(enforce_csrf_checks=True)
    client.force_login(people["contributor1"])
    token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', client.get("/editor/new/").text)[1]
    sent = client.post(f"/editor/{proposal.pk}/checked/", {"path": NEW, "text": "mine: 盤", "csrfmiddlewaretoken": token})
    assert sent.status_code == 200
    assert "mine: 盤".encode() in sent.content


def test_what_is_typed_is_saved_and_checked_with_line_and_column(as_, published):
    client = as_("contributor1")
    proposal = begun(client)
    page = client.get(f"/editor/{proposal.pk}/file/?path={NEW}").content.decode()
    seen = re.search(r'name="seen" id="seen" value="([^"]+)"', page).group(1)
    wrong = NEW_TEXT.replace("- I play Dart of Chance", "- I plax Dart of Chance")
    answer = client.post(f"/editor/{proposal.pk}/file/", {"path": NEW, "text": wrong, "seen": seen}, headers=SCRIPT).json()
    assert answer["said"].startswith("Saved at ")
    assert answer["together"] is None
    assert Proposal.objects.get().texts[NEW] == wrong
    line = wrong.split("\n").index("      - I plax Dart of Chance") + 1
    assert f'data-line="{line}" data-column="11"' in client.post(f"/editor/{proposal.pk}/checked/", {"path": NEW, "text": wrong}).text
    found = client.post(f"/editor/{proposal.pk}/checked/", {"path": NEW, "text": NEW_TEXT}).text
    assert "✓ two" in found
    assert found.count("<li data-holds>") == 2
    assert Proposal.objects.get().texts[NEW] == wrong  # it is checked as it is typed, and that stores nothing


def test_only_who_may_write_in_it_has_something_checked_as_if_it_stood_there(as_, people, published):
    proposal = begun(as_("contributor1"))
    typed = {"path": NEW, "text": NEW_TEXT}
    assert as_("editor1").post(f"/editor/{proposal.pk}/checked/", typed).status_code == 403
    client = as_("contributor1")
    assert client.post(f"/editor/{proposal.pk}/checked/", typed | {"text": "x" * 70_000}).status_code == 413
    review.withdraw(proposal.pk, people["contributor1"])
    assert client.post(f"/editor/{proposal.pk}/checked/", typed).status_code == 409


def test_saving_asks_for_no_turn_at_the_processor(as_, published, settings):
    """Somebody else in his network, or he himself, may have let so much be computed that checking has to wait: what is typed has not."""
    client = as_("contributor1")
    proposal = begun(client)
    settings.COMPUTING_A_MINUTE = 0.001
    client.post(f"/editor/{proposal.pk}/checked/", {"path": NEW, "text": NEW_TEXT})
    assert client.post(f"/editor/{proposal.pk}/checked/", {"path": NEW, "text": NEW_TEXT}).status_code == 429
    assert client.post(f"/editor/{proposal.pk}/file/", {"path": NEW, "text": "a: b\n"}, headers=SCRIPT).status_code == 200
    assert Proposal.objects.get().texts[NEW] == "a: b\n"


@pytest.mark.parametrize("typed", ["一" * 60_000 + "\n", "x: " + "二" * 3])
def test_the_rest_of_a_long_text_is_saved_when_its_page_is_closed(as_, published, typed):
    """All of it would be more than a browser still sends then."""
    client = as_("contributor1")
    proposal = begun(client, text=f"a: b\n{typed}")
    seen = writing.seen_hash(proposal.changes.get())
    form = {"path": NEW, "seen": seen, "at": "3", "out": "1", "of": str(5 + len(typed)), "put": "😀\r\nc: d"}
    assert client.post(f"/editor/{proposal.pk}/file/", form, headers=SCRIPT).status_code == 200
    assert Proposal.objects.get().texts[NEW] == f"a: 😀\nc: d\n{typed}"
    assert client.post(f"/editor/{proposal.pk}/file/", form, headers=SCRIPT).status_code == 409  # it is about another text by now


@pytest.mark.parametrize("wrong", [{"at": "x"}, {"out": "99"}, {"of": "1"}, {"at": ""}, {"seen": "1"}, {"at": "9" * 30}])
def test_a_rest_that_fits_nowhere_changes_nothing(as_, published, wrong):
    client = as_("contributor1")
    proposal = begun(client, text="a: b\n")
    form = {"path": NEW, "seen": writing.seen_hash(proposal.changes.get()), "at": "3", "out": "1", "of": "5", "put": "c", **wrong}
    assert client.post(f"/editor/{proposal.pk}/file/", form, headers=SCRIPT).status_code in (400, 409)
    assert Proposal.objects.get().texts[NEW] == "a: b\n"


@pytest.mark.parametrize("text, status", [("x" * 70_000, 413), ("mine: \x01", 400)])
def test_a_text_that_is_refused_comes_back_as_it_was_typed(as_, published, text, status):
    client = as_("contributor1")
    proposal = begun(client)
    answer = client.post(f"/editor/{proposal.pk}/file/", {"path": NEW, "text": text}, headers={"accept-language": "en"})
    assert answer.status_code == status
    assert "not saved yet" in answer.text
    assert f"\n{text}</textarea>" in answer.text
    assert client.post(f"/editor/{proposal.pk}/file/", {"path": NEW, "text": text}, headers=SCRIPT).json()["sentence"]


def test_without_javascript_the_button_saves(as_, published):
    client = as_("contributor1")
    proposal = begun(client)
    assert client.post(f"/editor/{proposal.pk}/file/", {"path": NEW, "text": "ruling: x\r\n"}).status_code == 302
    assert Proposal.objects.get().texts[NEW] == "ruling: x\n"


def test_what_somebody_else_saved_meanwhile_is_not_lost(as_, people, published):
    client = as_("contributor1")
    proposal = begun(client)
    page = client.get(f"/editor/{proposal.pk}/file/?path={NEW}").content.decode()
    seen = re.search(r'name="seen" id="seen" value="([^"]+)"', page).group(1)
    client.post(f"/editor/{proposal.pk}/do/", {"do": "invite", "handle": "contributor2"})
    as_("contributor2").post(f"/editor/{proposal.pk}/file/", {"path": NEW, "text": "theirs"})
    answer = as_("contributor1").post(f"/editor/{proposal.pk}/file/", {"path": NEW, "text": "mine", "seen": seen}, headers=SCRIPT)
    assert answer.status_code == 409
    assert "Saved by somebody else" in answer.json()["heading"]
    assert Proposal.objects.get().texts[NEW] == "theirs"


@pytest.mark.parametrize("path", ["../settings.yaml", "shadowverse/traces/a.yaml", "nogame/rulings/a.yaml", "shadowverse/rulings/A b.yaml", "claims.yaml", ""])
def test_a_path_that_is_none_is_refused(as_, published, path):
    assert as_("contributor1").post("/editor/new/", {"path": path, "text": "a: b", "begin": "1"}).status_code == 400
    assert not Proposal.objects.exists()


@pytest.mark.parametrize("text, status", [("x" * 70_000, 413), ("a\x00b", 400)])
def test_a_text_that_is_too_long_or_none_is_refused(as_, published, text, status):
    client = as_("contributor1")
    proposal = begun(client)
    assert client.post(f"/editor/{proposal.pk}/file/", {"path": NEW, "text": text}).status_code == status
    assert Proposal.objects.get().texts[NEW] == NEW_TEXT


def test_a_million_characters_are_not_even_read(as_, published):
    assert as_("contributor1").post("/editor/new/", {"path": NEW, "text": "x" * 1_000_000, "begin": "1"}).status_code == 413


@pytest.mark.parametrize("form", [{"do": "emperor"}, {"do": "approve"}, {"do": "return", "reason": "other"}, {"do": "remark"}, {"do": "invite", "handle": "nobody"}, {"do": "drop", "path": "../x"}, {}])
def test_a_step_that_is_none_is_answered(as_, people, published, form):
    proposal = proposed(people)
    assert as_("contributor1").post(f"/editor/{proposal.pk}/do/", form).status_code in (400, 403, 404)
    assert Proposal.objects.get().state == "submitted"


def test_from_the_queue_to_a_decision_in_two_pages(as_, people, published):
    proposal = proposed(people)
    client = as_("editor1")
    queue = client.get("/editor/").content.decode()
    assert f'<a href="/editor/{proposal.pk}/">About this</a>' in queue
    assert "only adds" in queue
    page = client.get(f"/editor/{proposal.pk}/").content.decode()
    assert 'data-sign="+"' in page
    form = {"do": "approve-and-publish", "hash": re.search(r'name="hash" value="(\w+)"', page).group(1)}
    assert client.post(f"/editor/{proposal.pk}/do/", form).status_code == 302
    assert Proposal.objects.get().state == "published"
    assert client.get("/rulings/jt-new/").status_code == 200
    assert '<a href="/rulings/jt-new/">' in client.get(f"/editor/{proposal.pk}/").content.decode()
    assert client.post(f"/editor/{proposal.pk}/do/", form).status_code == 409


def test_a_writer_sees_no_button_to_approve_and_has_none(as_, people, published):
    proposal = proposed(people, by="editor1")
    client = as_("editor1")
    page = client.get(f"/editor/{proposal.pk}/").content.decode()
    assert "approve-and-publish" not in page
    assert client.post(f"/editor/{proposal.pk}/do/", {"do": "approve-and-publish", "hash": proposal.content_hash}).status_code == 403


def test_sent_back_with_a_reason_and_a_remark_beside_its_line(as_, people, published):
    proposal = proposed(people)
    client = as_("editor1")
    client.post(f"/editor/{proposal.pk}/do/", {"do": "remark", "path": NEW, "line": "5", "words": "<b>Really?</b>"})
    page = client.get(f"/editor/{proposal.pk}/").content.decode()
    assert "&lt;b&gt;Really?" in page.partition("What was said")[0]
    client.post(f"/editor/{proposal.pk}/do/", {"do": "return", "hash": proposal.content_hash, "reason": "source", "words": "See line 4."})
    page = as_("contributor1").get(f"/editor/{proposal.pk}/").content.decode()
    assert "the source does not say this" in page
    assert "See line 4." in page
    assert client.post(f"/editor/{proposal.pk}/do/", {"do": "submit"}).status_code == 302


@pytest.mark.parametrize("typed, title", [("a\0b\n c ", "a b c"), ("x" * 300, "x" * 200), (" ", "")])
def test_a_title_is_one_line_that_every_database_keeps(as_, published, people, typed, title):
    proposal = begun(as_("contributor1"))
    as_("contributor1").post(f"/editor/{proposal.pk}/do/", {"do": "name", "title": typed})
    assert Proposal.objects.get().title == title
    assert writing.begin(people["contributor2"], NEW, NEW_TEXT, typed).title == title


def test_a_title_typed_beside_the_button_is_not_lost(as_, published):
    client = as_("contributor1")
    proposal = begun(client)
    client.post(f"/editor/{proposal.pk}/do/", {"do": "submit", "title": " Another title "})
    assert (Proposal.objects.get().title, Proposal.objects.get().state) == ("Another title", "submitted")


@pytest.mark.parametrize(
    "text, lang, called",
    [
        (TEXT, "en", "One of two"),
        (TEXT, "ja", "二枚のうち一枚"),
        (NEW_TEXT.replace("title:", "title: # of it\n ", 1), "en", "Quite another thing"),
        ("title: 変な矢\n", "en", "変な矢"),
        ("title: A board of the lab\n", "en", "jt-new"),
        ("title: [a, b]\n", "en", "jt-new"),
        ("title: {en: [\n", "en", "jt-new"),
        ("a: b\n", "en", "jt-new"),
        ("", "en", "jt-new"),
        (f"title: {'x' * 300}\n", "en", "x" * 100),
    ],
)
def test_a_proposal_without_a_title_is_called_by_that_of_its_ruling(people, published, text, lang, called):
    proposal = writing.begin(people["contributor1"], NEW, text)
    with speaking(lang):
        assert str(proposal) == called


def test_a_writer_is_told_that_it_cannot_be_published_as_it_is(as_, published):
    client = as_("contributor1")
    proposal = begun(client)
    said = "not published before what is wrong"
    assert said not in client.get(f"/editor/{proposal.pk}/", headers={"accept-language": "en"}).text
    client.post(f"/editor/{proposal.pk}/file/", {"path": NEW, "text": NEW_TEXT.replace("I play", "I plax")})
    assert said in client.get(f"/editor/{proposal.pk}/", headers={"accept-language": "en"}).text


def test_a_reviewer_is_told_what_cannot_be_approved_as_it_is(as_, people, published):
    client, said = as_("editor1"), "once what is wrong with it is mended"
    sound = proposed(people)
    assert said not in client.get(f"/editor/{sound.pk}/", headers={"accept-language": "en"}).text
    wrong = proposed(people, PATH, TEXT.replace("I play", "I plax"))
    assert said in client.get(f"/editor/{wrong.pk}/", headers={"accept-language": "en"}).text
    client.post(f"/editor/{wrong.pk}/do/", {"do": "approve", "hash": wrong.content_hash})
    assert not Approval.objects.exists()


def test_the_preview_names_what_comes_out_otherwise_and_runs_it_once(as_, people, published, monkeypatch):
    broken = TEXT.replace("Deal 3 damage", "Deal 9 damage")
    proposal = proposed(people, PATH, broken)
    client = as_("editor1")
    assert "0 of 1 touched rulings ran" in client.get(f"/editor/{proposal.pk}/").content.decode()
    answer = client.post(f"/editor/{proposal.pk}/tried/", headers={"HX-Request": "true"}).content.decode()
    assert "1 of 1 touched rulings ran, 1 scenario." in answer
    assert "1 · another outcome" in answer
    monkeypatch.setattr(working, "read_off", lambda *args: pytest.fail("it ran twice"))
    monkeypatch.setattr(working, "check_ruling", lambda *args: pytest.fail("it was verified twice"))
    assert "another outcome" in client.post(f"/editor/{proposal.pk}/tried/", headers={"HX-Request": "true"}).content.decode()
    assert "1 · another outcome" in client.get(f"/editor/{proposal.pk}/").content.decode()


def test_what_does_not_hold_is_said_in_the_language_of_the_page(as_, people, published):
    proposal = proposed(people, PATH, TEXT.replace("Deal 3 damage", "Deal 9 damage"))
    client = as_("editor1")
    client.post(f"/editor/{proposal.pk}/tried/")
    english, japanese = (client.get(f"/editor/{proposal.pk}/", {"lang": code}).content.decode() for code in ("en", "ja"))
    held = [re.search(r'id="faults">(.*?)</section>', page, re.S).group(1) for page in (english, japanese)]
    assert "does not hold: with probability 1/2 Hero of Antiquity has 7 defense" in held[0]
    assert "成り立たない: with probability 1/2 Hero of Antiquity has 7 defense" in held[1]  # the line as it is written
    seen = [re.search(r'<ul class="plain">(.*?)</ul>', page, re.S).group(1) for page in (english, japanese)]
    assert "Hero of Antiquity has 7 defense" in seen[0]
    assert "Hero of Antiquity" not in seen[1]
    assert "古の英雄" in seen[1]


def test_a_changed_rule_runs_what_cites_it_and_nothing_else(as_, people, published):
    from rulings.editor.trying import preview

    path = next(path for path, text in published.items() if f"id: {stage.SWITCH}" in text or f"{stage.SWITCH}:" in text)
    text = published[path]
    library = current.library()
    title = library.rules[stage.SWITCH].title["en"]
    changed = {path: text.replace(title, f"{title} indeed", 1)}
    found = preview(changed, working.turn(changed, 20))
    assert (found.of, found.scenarios) == (1, 2)
    assert found.complete
    assert found.rows == []


def test_any_page_is_seen_under_the_proposal_and_nothing_of_it_stays(as_, people, published):
    proposal = proposed(people)
    client = as_("editor1")
    assert client.get("/rulings/jt-new/").status_code == 404
    assert client.post("/editor/look/", {"proposal": proposal.pk, "there": "/rulings/jt-new/"}).headers["Location"] == "/rulings/jt-new/"
    page = client.get("/rulings/jt-new/")
    assert page.status_code == 200
    assert "You see the site as it would be" in page.content.decode()
    assert "no-store" in page.headers["Cache-Control"]
    assert "jt-new" in client.get("/search/?q=quite+another").content.decode()
    assert "Quite another thing" in client.get("/games/shadowverse/").content.decode()
    assert not Ruling.objects.filter(id="jt-new").exists()
    assert not CorpusFile.objects.filter(path=NEW).exists()
    assert Client().get("/rulings/jt-new/").status_code == 404
    client.post("/editor/look/", {"proposal": "", "there": "https://evil.example/"})
    assert client.get("/rulings/jt-new/").status_code == 404


@pytest.mark.parametrize(
    "opened, kept",
    [
        ("/rulings/jt-new/?step=1", True),
        ("/rulings/jt-new/", False),
        ("/", False),
        (f"/rulings/{stage.SHRINE}/?step=1", False),
        ("/rulings/jt-new/?step=nine", False),
    ],
)
def test_it_is_kept_whether_who_approves_opened_a_step_of_it(as_, people, published, opened, kept):
    proposal = proposed(people)
    client = as_("editor1")
    client.post("/editor/look/", {"proposal": proposal.pk, "there": "/"})
    client.get(opened)
    assert client.post(f"/editor/{proposal.pk}/do/", {"do": "approve", "hash": proposal.content_hash}).status_code == 302
    assert [approval.watched for approval in Approval.objects.all()] == [kept]


def test_a_step_of_an_earlier_text_or_opened_by_somebody_else_or_with_a_forged_cookie_counts_for_nothing(as_, people, published):
    proposal = proposed(people)
    for handle in ("editor1", "editor2"):
        as_(handle).post("/editor/look/", {"proposal": proposal.pk})
    as_("editor1").get("/rulings/jt-new/?step=1")
    writing.save(proposal.pk, people["contributor1"], NEW, NEW_TEXT + "# more\n")
    as_("editor2").get("/rulings/jt-new/?step=1")
    client = as_("editor1")
    client.cookies["under"] = f"{proposal.pk}:forged"
    client.get("/rulings/jt-new/?step=1")
    now = Proposal.objects.get(pk=proposal.pk)
    assert client.post(f"/editor/{proposal.pk}/do/", {"do": "approve", "hash": now.content_hash}).status_code == 302
    assert not Approval.objects.get().watched


def test_a_cookie_that_nobody_signed_or_of_a_stranger_shows_the_site_as_it_is(client, people, published):
    proposal = proposed(people)
    client.cookies["under"] = f"{proposal.pk}:forged"
    assert client.get("/rulings/jt-new/").status_code == 404
    from rulings.editor.under import signer

    client.cookies["under"] = signer.sign(str(proposal.pk))
    assert client.get("/rulings/jt-new/").status_code == 404


def test_a_proposal_that_cannot_be_read_can_be_looked_under_all_the_same(as_, people, published):
    proposal = proposed(people, PATH, "a: [")
    client = as_("editor1")
    client.post("/editor/look/", {"proposal": proposal.pk})
    assert client.get("/").status_code == 200
    assert client.get(f"/rulings/{stage.TOSS}/").status_code in (200, 404)


@pytest.mark.parametrize("code, word", [("en", "Difference"), ("ja", "違い")])
def test_the_history_compares_any_two(client, people, published, code, word):
    publish(people, proposed(people, PATH, TEXT.replace("Either.", "Either one.")))
    page = client.get(f"/history/{PATH}?lang={code}").content.decode()
    assert word in page
    assert "Either one." in page
    assert client.get(f"/history/{PATH}?from=x&to=999999999999999999999").status_code == 200
    assert client.get("/history/no/such.yaml").status_code == 404


def test_editing_begins_on_the_page_of_what_is_edited(client, published):
    ruling = client.get(f"/rulings/{stage.TOSS}/").content.decode()
    assert f"/editor/new/?path={PATH}" in ruling
    assert f'href="/history/{PATH}"' in ruling
    rule = client.get(f"/rules/{stage.SWITCH}/").content.decode()
    assert "/editor/new/?path=shadowverse/rules/" in rule
    page = client.get(f"/editor/new/?path={PATH}").content.decode()
    assert "jt-toss" in page


def test_looking_at_the_desk_writes_nothing(as_, people, published, django_assert_num_queries):
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    proposal = proposed(people)
    client = as_("editor1")
    for path in ("/editor/", f"/editor/{proposal.pk}/", f"/editor/{proposal.pk}/file/?path={NEW}", "/editor/new/", f"/history/{PATH}"):
        with CaptureQueriesContext(connection) as asked:
            assert client.get(path).status_code == 200, path
        assert [q["sql"] for q in asked if not q["sql"].startswith("SELECT")] == [], path


def test_how_many_one_account_may_begin_is_bounded(as_, published, settings):
    settings.PROPOSALS_AN_HOUR = 2
    client = as_("contributor1")
    answers = [client.post("/editor/new/", {"path": NEW, "text": NEW_TEXT, "begin": "1"}).status_code for _ in range(3)]
    assert answers == [302, 302, 429]
