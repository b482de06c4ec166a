"""Files of a folder as a proposal: only what differs, all of it or nothing, and nothing is published by it."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import call_command

from rulings.editor import review, writing
from rulings.editor.models import Proposal
from rulings.store.models import CorpusFile
from tests.cast import stage
from tests.web.editor.conftest import PATH, TEXT
from tests.web.editor.test_publishing import NEW, NEW_TEXT

pytestmark = pytest.mark.django_db
SHRINE = f"shadowverse/rulings/{stage.SHRINE}.yaml"


@pytest.fixture
def folder(published, tmp_path):
    """A folder with the files of the site, one of them changed, one new, one gone."""
    files = {**published, PATH: TEXT.replace("Either.", "Either one."), NEW: NEW_TEXT}
    del files[SHRINE]
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def propose(folder, *more):
    out, err = StringIO(), StringIO()
    try:
        call_command("proposecorpus", str(folder), *more, stdout=out, stderr=err)
    except SystemExit as stop:
        return stop.code, err.getvalue()
    return 0, out.getvalue()


def test_what_differs_is_proposed_and_nothing_is_published(folder, people):
    status, said = propose(folder, "--by", "contributor1", "--title", "From the files")
    proposal = Proposal.objects.get()
    assert (status, said) == (0, f"Proposal {proposal.pk} of 3 files by contributor1: /editor/{proposal.pk}/\n")
    assert proposal.texts == {PATH: TEXT.replace("Either.", "Either one."), NEW: NEW_TEXT, SHRINE: None}
    assert (proposal.title, review.writers(proposal)) == ("From the files", ["contributor1"])
    assert CorpusFile.objects.get(path=PATH).text == TEXT


def test_only_some_of_it(folder, people):
    assert propose(folder, "--by", "editor1", "--only", SHRINE)[0] == 0
    assert Proposal.objects.get().texts == {SHRINE: None}
    assert "nothing" in propose(folder, "--by", "editor1", "--only", "vision/")[1]


@pytest.mark.parametrize("by, changed, said", [("nobody", {}, "Nobody has"), ("editor1", {"claims.yaml": "{}"}, "No file can be called so")])
def test_what_cannot_be_proposed_is_refused_whole(folder, people, by, changed, said):
    for path, text in changed.items():
        (folder / path).write_text(text)
    status, why = propose(folder, "--by", by)
    assert status == 2
    assert said in why
    assert not Proposal.objects.exists()


def test_more_than_a_proposal_holds_is_said(folder, people, monkeypatch):
    monkeypatch.setattr(writing, "MOST_FILES", 2)
    assert propose(folder, "--by", "editor1") == (2, "3 files are too much for one proposal, which has at most 2. Choose with --only.\n")
