"""The words at the head of a ruling in a form, what nobody has written yet, and a board that went to the lab and comes back."""

from __future__ import annotations

import re
from html import unescape

import pytest

from engine.corpus.editing import HEAD, new_ruling
from engine.corpus.strict_yaml import read
from rulings.editor import checking, naming, review, working, writing
from rulings.editor.models import Proposal
from rulings.http.language import speaking
from rulings.http.refusal import Refusal
from tests.web.editor.conftest import PATH, TEXT
from tests.web.editor.test_publishing import NEW, NEW_TEXT

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]
EN, JA = {"accept-language": "en"}, {"accept-language": "ja"}
EMPTY = new_ruling("shadowverse", "jt-new")


@pytest.fixture
def empty(published, people, client):
    client.force_login(people["contributor1"])
    return writing.begin(people["contributor1"], NEW, EMPTY)


def send(client, proposal, headers=EN, **words):
    return client.post(f"/editor/{proposal.pk}/words/", {"path": NEW, **words}, headers=headers)


def value_of(proposal):
    return read(proposal.changes.get().text, "").value


def test_words_are_written_into_the_ruling_and_what_stands_for_none_goes(client, empty):
    assert send(client, empty, title="The dart", question="Whom?", answer="", status="tentative").status_code == 302
    value = value_of(empty)
    assert (value["title"], value["question"], value["status"]) == ({"en": "The dart"}, {"en": "Whom?"}, "tentative")
    assert value["answer"] == {**HEAD["answer"]}  # an empty field leaves what is there
    send(client, empty, JA, title="ダーツ")
    assert value_of(empty)["title"] == {"en": "The dart", "ja": "ダーツ"}


@pytest.mark.parametrize("headers, typed, lang", [(EN, "盤面の話", "ja"), (JA, "Dart 2", "ja"), (EN, "Dart 2", "en")])
def test_the_language_is_that_of_the_letters_or_of_the_page(client, empty, headers, typed, lang):
    send(client, empty, headers, title=typed)
    assert value_of(empty)["title"] == {lang: typed}


def test_the_form_shows_what_somebody_wrote_and_not_what_every_new_ruling_says(client, empty):
    send(client, empty, title="The “dart” & more")
    page = client.get(f"/editor/{empty.pk}/file/", {"path": NEW}, headers=EN).text
    assert unescape(re.search(r'id="w-title" name="title" maxlength="200" value="([^"]*)"', page)[1]) == "The “dart” & more"
    assert re.search(r'id="w-question"[^>]*>\n</textarea>', page)


def test_what_is_refused_comes_back_as_it_was_typed(client, published, people):
    client.force_login(people["contributor1"])
    one = writing.begin(people["contributor1"], NEW, "ruling: [")
    answer = send(client, one, title="The dart", answer="Mine <b>")
    assert answer.status_code == 400
    assert 'value="The dart"' in answer.text
    assert "Mine &lt;b&gt;</textarea>" in answer.text
    assert one.changes.get().text == "ruling: ["
    assert send(client, one, title="x\x01").status_code == 400
    assert send(client, one, path="shadowverse/cards/neutral.yaml", title="The dart").status_code == 400
    client.force_login(people["contributor2"])
    assert send(client, one, title="The dart").status_code == 403


def test_words_and_what_was_typed_above_meanwhile_are_put_together(client, published, people, monkeypatch):
    client.force_login(people["contributor1"])
    one = writing.begin(people["contributor1"], NEW, NEW_TEXT)
    kept = writing.save

    def meanwhile(*args, **named):
        monkeypatch.setattr(writing, "save", kept)
        kept(one.pk, people["contributor1"], NEW, NEW_TEXT.replace("Either.", "One."))
        return kept(*args, **named)

    monkeypatch.setattr(writing, "save", meanwhile)
    assert send(client, one, title="Other words").status_code == 302
    assert "Other words" in one.changes.get().text
    assert "One." in one.changes.get().text


def test_what_every_new_ruling_says_is_named_beside_its_scenarios_and_not_approved(client, empty, people):
    found = checking.checked(empty.texts, NEW)
    assert [problem["line"] for problem in found.problems] == [3, 4, 5]
    assert [scenario["sound"] for scenario in found.scenarios] == [True]
    page = client.get(f"/editor/{empty.pk}/file/", {"path": NEW}, headers=EN).text
    assert "“question” still says what every new ruling says" in page
    assert "✓ board" in page
    review.submit(empty.pk, people["contributor1"])
    with pytest.raises(Refusal, match="still says"):
        working.sound_hash(Proposal.objects.get())
    with speaking("ja"):
        assert "ひな形のまま" in checking.checked(empty.texts, NEW).problems[0]["message"]
    assert checking.checked({NEW: NEW_TEXT}, NEW).problems == []


def test_the_title_of_the_proposal_is_that_of_a_ruling_that_has_none(published):
    text = naming.in_one_language(new_ruling("shadowverse", "my-ruling"), "ja")
    assert read(naming.named(text, "ダーツ"), "").value["title"] == "ダーツ"
    assert read(naming.named(text, ""), "").value["title"] == HEAD["title"]["ja"]
    mine = text.replace(HEAD["title"]["ja"], "盤")
    assert read(naming.named(mine, "ダーツ"), "").value["title"] == "盤"


def test_a_board_comes_back_from_the_lab_into_the_proposal_it_went_from(client, published, people):
    client.force_login(people["contributor1"])
    one = writing.begin(people["contributor1"], NEW, NEW_TEXT, "My dart")
    assert 'formaction="/lab/"' in client.get(f"/editor/{one.pk}/file/", {"path": NEW}).text
    changed = NEW_TEXT.replace("Either.", "One.")
    page = client.post("/editor/new/", {"text": changed}, headers=EN).text
    assert "You write about this in “My dart”" in page
    form = re.search(rf'action="/editor/{one.pk}/file/">(.*?)</form>', page, re.S)[1]
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
    text, was = (unescape(re.search(rf'<textarea hidden name="{name}">\n(.*?)</textarea>', form, re.S)[1]) for name in ("text", "was"))
    assert (text, was) == (changed, NEW_TEXT)
    assert client.post(f"/editor/{one.pk}/file/", {**fields, "text": text, "was": was}).status_code == 302
    assert one.changes.get().text == changed
    assert "It is the same there." in client.post("/editor/new/", {"text": changed}, headers=EN).text
    client.force_login(people["contributor2"])
    assert "You write about this" not in client.post("/editor/new/", {"text": TEXT}, headers=EN).text
    assert PATH not in one.texts
