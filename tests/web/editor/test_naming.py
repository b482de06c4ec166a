"""A ruling that nobody has named is named by what it is about."""

from __future__ import annotations

import re

import pytest

from engine.corpus.editing import new_ruling
from rulings.editor.models import Proposal
from rulings.editor.naming import named, unnamed_path
from tests.cast import stage

pytestmark = pytest.mark.django_db
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


@pytest.mark.parametrize("lang, title", [("en", "A board of the lab"), ("ja", "検証用の盤面")])
def test_a_new_ruling_has_the_words_of_the_page_s_language_alone(client, published, people, lang, title):
    client.force_login(people["contributor1"])
    assert f"title: {title}\n" in client.get(f"/editor/new/?game=shadowverse&lang={lang}").text
