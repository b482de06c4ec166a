"""The next one of an evening: like another ruling, evidence as last time, one button less; and what others left is taken up."""

from __future__ import annotations

import re
from datetime import timedelta
from hashlib import sha256
from html import unescape
from urllib.parse import urlencode

import pytest
from django.utils import timezone

from engine.corpus.strict_yaml import read
from rulings.editor import again, deciding, review, writing
from rulings.editor.models import Proposal
from rulings.http.refusal import Refusal
from rulings.store.models import KeptCopy
from tests.web.editor.conftest import CARDS, PATH, TEXT
from tests.web.editor.test_copies import SAID, png, send
from tests.web.editor.test_publishing import NEW, NEW_TEXT, proposed, publish

pytestmark = pytest.mark.django_db
EN = {"accept-language": "en"}
WITH_EVIDENCE = NEW_TEXT.replace("status:", "evidence:\n  - {kind: judge, by: a judge, seen: 2026-01-02, shows: {en: It is so.}}\nstatus:")


def typed_in(page):
    return unescape(re.search(r'<textarea id="new-text"[^>]*>(.*?)</textarea>', page, re.S)[1])


def test_a_ruling_like_another_has_its_board_and_nothing_of_its_words_or_support(client, published, people):
    client.force_login(people["contributor1"])
    proposal = writing.begin(people["contributor1"], NEW, WITH_EVIDENCE, "About this")
    asked = urlencode({"like": NEW, "of": proposal.pk})
    text = typed_in(client.get(f"/editor/new/?{asked}", headers=EN).text)
    was, now = read(WITH_EVIDENCE, "").value, read(text, "").value
    assert now["scenarios"] == was["scenarios"]
    assert now["game"] == was["game"]
    assert "evidence" not in now
    assert "Quite another thing" not in text
    assert now["question"] == "What happens on this board?"
    sent = {"text": text, "title": "A third thing", "begin": "1"}
    where = client.post("/editor/new/", sent).headers["Location"]
    assert "sv-a-third-thing.yaml" in where


def test_the_published_one_is_a_pattern_for_everybody(client, published):
    page = client.get(f"/rulings/{PATH.rsplit('/', 1)[1][:-5]}/").text
    assert f"?like={PATH}" in unescape(page).replace("%2F", "/")
    assert "ruling: my-ruling" in typed_in(client.get(f"/editor/new/?like={PATH}").text)


@pytest.mark.parametrize(("asked", "said"), [
    ({"game": "vision"}, "A new ruling"), ({"like": PATH}, "A new ruling"), ({"path": PATH}, "Propose a change"), ({"path": CARDS}, "Propose a change"),
    ({"path": PATH, "translate": "ja"}, "Into Japanese"), ({}, "Propose something"),
])  # fmt: skip
def test_the_page_is_headed_by_what_is_written_there(client, published, asked, said):
    page = client.get("/editor/new/", asked, headers=EN).text
    assert re.search("<h1>(.*?)</h1>", page, re.S)[1].strip() == said


@pytest.mark.parametrize("asked", [{"like": "nothing"}, {"like": CARDS}, {"like": "claims.yaml"}, {"like": "../x", "of": "x"}, {"like": NEW, "of": "1"}])
def test_a_pattern_that_there_is_not_is_no_fault(client, published, people, asked):
    client.force_login(people["contributor1"])
    page = client.get("/editor/new/", asked)
    assert page.status_code == 200
    assert "my-ruling" not in page.text


def test_a_pattern_that_cannot_be_read_is_none(people, published):
    one = writing.begin(people["contributor1"], NEW, "ruling: [", "About this")
    assert again.text_like(people["contributor1"], NEW, str(one.pk), "en") == ""


def test_who_has_sent_one_in_goes_on_with_the_next(client, published, people):
    client.force_login(people["contributor1"])
    proposal = proposed(people)
    page = unescape(client.get(f"/editor/{proposal.pk}/", headers=EN).text)
    assert f"/editor/new/?like={NEW}&of={proposal.pk}" in page.replace("%2F", "/")
    assert "/editor/new/?game=shadowverse" in client.get("/editor/", headers=EN).text
    client.force_login(people["editor1"])
    assert "?like=" not in client.get(f"/editor/{proposal.pk}/").text
    assert "?game=" not in client.get("/editor/").text  # he has written nothing yet


def test_evidence_as_last_time_has_who_when_where_and_the_copy_but_not_what_is_seen(client, published, people):
    client.force_login(people["contributor1"])
    first = writing.begin(people["contributor1"], PATH, TEXT)
    assert "again=1" not in client.get(f"/editor/{first.pk}/file/", {"path": PATH}).text  # there is none yet
    send(client, first, png(), **SAID, address="https://video.example/watch", at="1:23")
    second = writing.begin(people["contributor1"], NEW, NEW_TEXT)
    assert "again=1" in client.get(f"/editor/{second.pk}/file/", {"path": NEW}).text
    page = client.get(f"/editor/{second.pk}/file/", {"path": NEW, "again": "1"}, headers=EN).text
    name = sha256(png()).hexdigest()
    for value in (SAID["seen"], SAID["version"], "https://video.example/watch", name):
        assert f'value="{value}"' in page
    assert 'value="1:23"' not in page
    assert SAID["shows"] not in page
    form = {"path": NEW, **SAID, "shows": "The other one.", "sha256": name}
    assert client.post(f"/editor/{second.pk}/evidence/", form).status_code == 302
    assert f"sha256: {name}" in second.changes.get().text
    assert KeptCopy.objects.count() == 1


@pytest.mark.parametrize("name", ["0" * 64, "x", "' OR 1=1"])
def test_a_copy_that_nobody_keeps_is_not_named(client, published, people, name):
    client.force_login(people["contributor1"])
    one = writing.begin(people["contributor1"], NEW, NEW_TEXT)
    answer = client.post(f"/editor/{one.pk}/evidence/", {"path": NEW, **SAID, "sha256": name}, headers=EN)
    assert answer.status_code == 400
    assert "There is no such copy" in answer.text
    assert one.changes.get().text == NEW_TEXT


def test_one_button_saves_and_asks_for_a_review(client, published, people):
    client.force_login(people["contributor1"])
    one = writing.begin(people["contributor1"], NEW, NEW_TEXT, "About this")
    form = {"path": NEW, "text": NEW_TEXT.replace("Either.", "One."), "seen": writing.seen_hash(one.changes.get()), "then": "submit"}
    assert client.post(f"/editor/{one.pk}/file/", form).headers["Location"] == f"/editor/{one.pk}/"
    one.refresh_from_db()
    assert one.state == "submitted"
    assert "One." in one.changes.get().text
    assert 'value="submit"' not in client.get(f"/editor/{one.pk}/file/", {"path": NEW}).text


def test_what_was_withdrawn_is_taken_up_by_somebody_else_with_its_writers_and_what_it_started_from(published, people):
    one = writing.begin(people["contributor1"], PATH, TEXT.replace("Either.", "One."), "About this")
    with pytest.raises(Refusal, match="It is being written"):
        deciding.step(one, people["contributor2"], {"do": "again"})
    review.withdraw(one.pk, people["contributor1"])
    publish(people, proposed(people, PATH, TEXT.replace("One of two", "One out of two")))
    one.refresh_from_db()
    made = deciding.step(one, people["editor2"], {"do": "again"})
    assert (made.made_by, made.state, made.title) == (people["editor2"], "draft", "About this")
    assert set(review.writers(made)) == {"editor2", "contributor1"}
    deciding.bring_in(made, people["editor2"])
    text = made.changes.get().text
    assert "One out of two" in text  # what was published meanwhile is not undone
    assert "One." in text


def test_what_was_sent_back_is_its_writers_for_a_while(published, people):
    one = proposed(people)
    review.send_back(one.pk, people["editor1"], one.content_hash, "other", "Again")
    one.refresh_from_db()
    with pytest.raises(Refusal, match="wait until it is left"):
        deciding.step(one, people["contributor2"], {"do": "again"})
    Proposal.objects.update(returned_at=timezone.now() - timedelta(hours=73))
    one.refresh_from_db()
    assert deciding.step(one, people["contributor2"], {"do": "again"}).pk != one.pk
