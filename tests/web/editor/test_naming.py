"""A ruling that nobody has named is named by what it is about."""

from __future__ import annotations

import re

import pytest

from engine.corpus.editing import new_ruling
from engine.study.library import Library
from rulings.editor import writing
from rulings.editor.models import Proposal
from rulings.editor.naming import named, unnamed_path
from tests.cast import stage

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]
HEAD = "ruling: my-ruling\ngame: shadowverse\n"


@pytest.mark.parametrize(
    "text, title, name",
    [
        (HEAD + "title: {en: The dart hits either!, ja: どちらか}\n", "", "sv-the-dart-hits-either"),
        (HEAD + "title: {ja: どちらか}\n", "A dart", "sv-a-dart"),
        (new_ruling("shadowverse", "my-ruling"), "A dart", "sv-a-dart"),
        (new_ruling("duel-masters", "lab-board"), "Adam", "dm-adam"),
        (new_ruling("shadowverse", "my-ruling"), "", "my-ruling"),
        (HEAD + "title: A board of the lab\nquestion: Who is hit?\n", "", "sv-who-is-hit"),
        (HEAD + f"title: {'very ' * 30}long\n", "", "sv-" + "-".join(["very"] * 12)),
        ("ruling: mine\ngame: shadowverse\ntitle: A dart\n", "", "mine"),
        (HEAD + "title: LionelとMagitrainではどちらが先か\n", "", "sv-lionel-magitrain"),
        (HEAD + "title: {en: A dart, ja: 0枚のとき}\n", "", "sv-a-dart"),
        (HEAD + "title: 手札が0枚のとき\nquestion: {en: Who is hit?, ja: 誰に当たる}\n", "", "sv-who-is-hit"),
    ],
)
def test_the_name_says_what_it_is_about(published, text, title, name):
    assert named(text, title).split("\n")[0] in (f"ruling: {name}", f'ruling: "{name}"')


def test_a_name_that_is_taken_gets_a_number(published):
    taken = stage.TOSS.removeprefix("sv-")
    assert named(HEAD + f"title: {taken}\n", "").startswith(f"ruling: sv-{taken}\n")
    published_names = HEAD + "title: x\n"
    from rulings.store import current

    current.published().rulings.paths["sv-x"] = "shadowverse/rulings/sv-x.yaml"
    try:
        assert named(published_names, "").startswith("ruling: sv-x-2\n")
    finally:
        del current.published().rulings.paths["sv-x"]


def test_a_name_of_kana_becomes_a_number_that_stays_the_same(published):
    one, other = (named(HEAD + f"title: {title}\n", "").split("\n")[0] for title in ("どちらか", "いずれか"))
    assert re.fullmatch("ruling: sv-c[0-9a-f]{8}", one)
    assert one != other
    for title in ("ラストワードで0枚", "手札が0枚のとき", "PPが3のとき", "Xとは"):
        assert re.fullmatch("ruling: sv-c[0-9a-f]{8}", named(HEAD + f"title: {title}\n", "").split("\n")[0])
    assert named(HEAD + "title: どちらか\n", "").startswith(one)


@pytest.mark.parametrize("path", ["", "shadowverse/rulings/my-ruling.yaml"])
def test_a_proposal_begins_with_a_named_ruling(client, published, people, path):
    client.force_login(people["contributor1"])
    page = client.get("/editor/new/?game=shadowverse").text
    assert 'name="path" value=""' in page
    text = new_ruling("shadowverse", "my-ruling").replace("A board of the lab", "The dart hits either")
    answer = client.post("/editor/new/", {"path": path, "text": text, "begin": "1"})
    assert answer.headers["Location"].endswith("file/?path=shadowverse%2Frulings%2Fsv-the-dart-hits-either.yaml")
    change = Proposal.objects.get().changes.get()
    assert change.text.startswith("ruling: sv-the-dart-hits-either\n")
    assert unnamed_path(change.text) == ""


def test_a_name_that_somebody_gave_stays(client, published, people):
    client.force_login(people["contributor1"])
    text = new_ruling("shadowverse", "my-ruling").replace("A board of the lab", "The dart")
    client.post("/editor/new/", {"path": "shadowverse/rulings/mine.yaml", "text": text, "begin": "1"})
    assert Proposal.objects.get().changes.get().path == "shadowverse/rulings/mine.yaml"


@pytest.mark.parametrize("lang, title, then", [("en", "A board of the lab", "the game goes on"), ("ja", "検証用の盤面", "ゲームは続く")])
def test_a_new_ruling_has_the_words_of_the_page_s_language_alone(client, published, people, lang, title, then):
    client.force_login(people["contributor1"])
    page = client.get(f"/editor/new/?game=shadowverse&lang={lang}").text
    assert f"title: {title}\n" in page
    assert f"- {then}\n" in page
    text = page.partition('wrap="off">')[2].partition("</textarea>")[0]
    assert Library.from_texts({**published, "shadowverse/rulings/my-ruling.yaml": text.lstrip("\n")}).problems == []


SCRIPT = {"Accept": "application/json", "Accept-Language": "en"}
NEW = new_ruling("shadowverse", "my-ruling")


@pytest.fixture
def draft(client, published, people):
    """A ruling that was begun before anybody knew what it is called."""
    client.force_login(people["contributor1"])
    client.post("/editor/new/", {"path": "", "text": NEW, "begin": "1"})
    return Proposal.objects.get()


def called(draft):
    """The path of its only file, and the name that its text says."""
    change = Proposal.objects.get(pk=draft.pk).changes.get()
    return change.path, change.text.split("\n")[0]


UNTITLED = ("shadowverse/rulings/my-ruling.yaml", "ruling: my-ruling")
DART = ("shadowverse/rulings/sv-the-dart.yaml", "ruling: sv-the-dart")


def typed(title):
    return NEW.replace("A board of the lab", title)


def test_the_name_follows_the_title_when_a_review_is_asked_for(client, draft, people):
    assert called(draft) == UNTITLED
    writing.save(draft.pk, people["contributor1"], UNTITLED[0], typed("The dart"))
    assert called(draft) == UNTITLED  # not while one types
    draft.remarks.create(person=people["contributor1"], path=UNTITLED[0], line=3, text="Which one?")
    client.post(f"/editor/{draft.pk}/do/", {"do": "submit"})
    assert called(draft) == DART
    assert draft.remarks.get().path == DART[0]
    draft.refresh_from_db()
    assert draft.state == "submitted"


@pytest.mark.parametrize("headers", [{}, SCRIPT])
def test_the_name_follows_the_title_when_the_button_is_pressed(client, draft, headers):
    where = f"/editor/{draft.pk}/file/"
    answer = client.post(where, {"path": UNTITLED[0], "text": typed("The dart"), "named": "1"}, headers=headers)
    assert called(draft) == DART
    address = f"{where}?path={DART[0].replace('/', '%2F')}"
    if headers:
        assert (answer.json()["path"], answer.json()["address"]) == (DART[0], address)
        assert answer.json()["together"].startswith("ruling: sv-the-dart\n")
    else:
        assert answer.headers["Location"] == address
    assert client.get(where, {"path": UNTITLED[0]}).headers["Location"] == address
    client.post(where, {"path": DART[0], "text": typed("Another dart").replace("my-ruling", "sv-the-dart")})
    assert called(draft) == ("shadowverse/rulings/sv-another-dart.yaml", "ruling: sv-another-dart")


def test_who_has_it_open_under_its_earlier_name_writes_in_it(client, draft):
    where = f"/editor/{draft.pk}/file/"
    seen = writing.seen_hash(draft.changes.get())
    client.post(where, {"path": UNTITLED[0], "text": typed("The dart")})
    mine = {"path": UNTITLED[0], "text": NEW.replace("No answer has", "No answer at all has"), "seen": seen, "was": NEW}
    answer = client.post(where, mine, headers=SCRIPT).json()
    assert answer["path"] == DART[0]
    assert called(draft) == DART
    text = draft.changes.get().text
    assert "The dart" in text
    assert "No answer at all" in text
    assert client.post(f"/editor/{draft.pk}/checked/", {"path": UNTITLED[0], "text": UNTITLED[1]}).status_code == 200


def test_the_title_of_the_proposal_names_it_too(client, draft):
    client.post(f"/editor/{draft.pk}/do/", {"do": "name", "title": "The dart"})
    assert called(draft) == DART


@pytest.mark.parametrize(
    "typed_now, other",
    [
        (typed("The dart").replace("my-ruling", "a-name-of-mine"), ""),  # named by hand: its file is to be called so by hand too
        (typed("The dart"), "ruling: sv-other\ngame: shadowverse\nsee: [my-ruling]\n"),  # linked
    ],
)
def test_a_ruling_that_somebody_named_or_links_to_keeps_its_name(client, draft, people, typed_now, other):
    if other:
        writing.save(draft.pk, people["contributor1"], "shadowverse/rulings/sv-other.yaml", other)
    writing.save(draft.pk, people["contributor1"], UNTITLED[0], typed_now)
    client.post(f"/editor/{draft.pk}/do/", {"do": "submit"})
    assert UNTITLED[0] in Proposal.objects.get().texts
    writing.save(draft.pk, people["contributor1"], UNTITLED[0], typed("The dart"), follow=True)
    assert UNTITLED[0] in Proposal.objects.get().texts


@pytest.mark.parametrize("text", ["a: [", "", "title: x"])
def test_what_cannot_be_read_just_now_is_not_named(draft, people, text):
    writing.save(draft.pk, people["contributor1"], UNTITLED[0], text, follow=True)
    assert Proposal.objects.get().changes.get().path == UNTITLED[0]


def test_a_published_ruling_keeps_its_name(draft, people):
    draft.changes.update(base="0" * 64)
    writing.save(draft.pk, people["contributor1"], UNTITLED[0], typed("The dart"), follow=True)
    assert called(draft) == UNTITLED
