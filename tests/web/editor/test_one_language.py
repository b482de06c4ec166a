"""A ruling and a card in one language: published, marked on pages of the other, listed for translators, exported as they were written."""

from __future__ import annotations

import pytest
from django.core.management import call_command

from rulings.editor import review, writing
from rulings.editor.models import Proposal
from rulings.store import current
from rulings.store.models import Card, Rule, Ruling
from tests.cast import stage
from tests.web.editor.conftest import CARDS, TEXT
from tests.web.editor.test_publishing import publish

pytestmark = pytest.mark.django_db
NAME = "jt-alone"
PATH = f"shadowverse/rulings/{NAME}.yaml"
ALONE = (
    TEXT.replace(stage.TOSS, NAME)
    .replace("title: {en: One of two, ja: 二枚のうち一枚}", "title: One of two")
    .replace("answer: {en: Either., ja: どちらも。}", "answer: {en: Either.}")
)


@pytest.fixture
def alone(published, people):
    """A ruling and a card, each published in one language."""
    card = published[CARDS] + "  - {slug: lone-inn, name: ひとつの宿, kind: amulet, class: havencraft, cost: 1}\n"
    proposal = writing.begin(people["contributor1"], PATH, ALONE)
    writing.save(proposal.pk, people["contributor1"], CARDS, card)
    review.submit(proposal.pk, people["contributor1"])
    publish(people, Proposal.objects.get(pk=proposal.pk))
    return {PATH: ALONE, CARDS: card}


def test_it_is_published_and_marked_where_its_language_is_not_the_page_s(alone, client):
    assert Ruling.objects.get(pk=NAME).missing == "ja"
    there = client.get(f"/rulings/{NAME}/?lang=ja").text
    assert '<h1 lang="en">One of two</h1>' in there
    assert '<p lang="en">Either.</p>' in there
    assert "日本語はまだありません" in there
    here = client.get(f"/rulings/{NAME}/?lang=en").text
    assert '<h1 lang="en">One of two</h1>' in here
    assert "Not yet in English" not in here


def test_a_card_named_in_one_language_too(alone, client):
    assert Card.objects.get(slug="lone-inn").missing == "en"
    page = client.get("/cards/shadowverse/lone-inn/?lang=en").text
    assert '<h1 class="card-sheet-name" lang="ja">ひとつの宿</h1>' in page
    assert "Not yet in English" in page
    assert 'class="other-name"' not in page


def test_what_is_missing_is_listed_for_translators_by_language(alone, client):
    into_ja, into_en = (client.get(f"/about/to-translate/?into={lang}&lang=en").text for lang in ("ja", "en"))
    assert f"/rulings/{NAME}/" in into_ja
    assert "lone-inn" not in into_ja
    assert f"path={PATH}&amp;translate=ja" in into_ja
    assert "/cards/shadowverse/lone-inn/" in into_en
    assert f"/rulings/{NAME}/" not in into_en


def test_the_link_begins_a_proposal_that_says_what_is_missing(alone, client, people):
    client.force_login(people["contributor2"])
    page = client.get("/editor/new/", {"path": PATH, "translate": "ja", "lang": "en"}).text
    assert "“title” has no Japanese wording." in page
    assert "Into Japanese" in page
    proposal = writing.begin(people["contributor2"], PATH, ALONE)
    beside = client.get(f"/editor/{proposal.pk}/file/", {"path": PATH, "lang": "en"}).text
    assert "“answer” has no Japanese wording." in beside
    translated = ALONE.replace("title: One of two", "title: {en: One of two, ja: 二択}").replace("{en: Either.}", "{en: Either., ja: 両方。}")
    writing.save(proposal.pk, people["contributor2"], PATH, translated)
    review.submit(proposal.pk, people["contributor2"])
    publish(people, Proposal.objects.get(pk=proposal.pk))
    assert Ruling.objects.get(pk=NAME).missing == ""
    assert "日本語はまだありません" not in client.get(f"/rulings/{NAME}/?lang=ja").text


def test_it_is_exported_and_loaded_as_it_was_written(alone, tmp_path):
    call_command("exportcorpus", str(tmp_path))
    for path, text in alone.items():
        assert (tmp_path / path).read_text(encoding="utf-8") == text
    assert current.published().problems == []


RULES = "shadowverse/rules/jt-alone.yaml"
RULE = """rules:
  - id: sv.jt-alone.once
    title: 一度だけ
    statement: この効果は一度だけ働く。
    settings:
      once: {ja: 一度だけ。}
      always: {en: Each time., ja: 毎回。}
"""


def test_a_rule_in_one_language_is_published_marked_and_listed(published, people, client):
    """A rule needs code that asks for it, which no proposal brings: one that stands in its file is read as it is."""
    from engine.study.library import Library

    library = Library.from_texts({**published, RULES: RULE})
    notes = [note for note in library.files.notes if note.file == RULES]
    assert [(note.line, note.wants) for note in notes] == [(3, "en"), (4, "en"), (6, "en")]
    assert not [problem for problem in library.files.problems if problem.file == RULES]


def test_a_published_rule_whose_english_goes_waits_for_a_translator(published, people, client):
    path = next(path for path in published if path.startswith("shadowverse/rules/") and "    title: {en: " in published[path])
    text = published[path]
    at = text.index("    title: {en: ")
    line = text[at : text.index("\n", at)]
    japanese = line.rpartition(", ja: ")[2].rstrip("}")
    proposal = writing.begin(people["contributor1"], path, text.replace(line, f"    title: {{ja: {japanese}}}", 1))
    review.submit(proposal.pk, people["contributor1"])
    publish(people, Proposal.objects.get(pk=proposal.pk))
    row = Rule.objects.get(missing="en")
    page = client.get(f"/rules/{row.pk}/?lang=en").text
    assert f'<h1 lang="ja">{japanese}</h1>' in page
    assert "Not yet in English" in page
    assert "Not yet in English" not in client.get(f"/rules/{row.pk}/?lang=ja").text
    listed = client.get("/about/to-translate/?into=en&lang=en").text
    assert f"/rules/{row.pk}/" in listed
    assert f"path={path}&amp;translate=en" in listed
    client.force_login(people["contributor2"])
    assert "“title” has no English wording." in client.get("/editor/new/", {"path": path, "translate": "en", "lang": "en"}).text
