"""The corpus goes into the database and comes out byte for byte; a problem leaves everything as it was."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command

from rulings.store import citations, current, index, publishing
from rulings.store.hashes import MAKERS, digest_of, hash_of, makers
from rulings.store.load import ATTEMPTS, load
from rulings.store.models import Citation, Claim, CorpusFile, LoadedCorpus, Revision, Ruling, SearchEntry, SourceDocument
from script import serve
from tests.cast import site, stage

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("fresh_shelf")]

DOCUMENTS = """\
# A comment above, kept.
documents:
  - id: sv          # a comment beside, kept
    game: shadowverse
    title: {en: "The order document",   ja: 順番の資料}   # odd spaces, kept


    lines: 40
# A comment below, kept, and no line end after it."""
CLAIMS = 'shadowverse:\n- {id: sv-001, at: "sv 3", status: documented, says: "It happens."}\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "documents.yaml").write_bytes(DOCUMENTS.encode())
    (tmp_path / "claims.yaml").write_bytes(CLAIMS.encode())
    return tmp_path


def loadcorpus(folder: Path) -> tuple[int, str, str]:
    out, err = StringIO(), StringIO()
    try:
        call_command("loadcorpus", str(folder), stdout=out, stderr=err)
    except SystemExit as stop:
        return int(stop.code or 0), out.getvalue(), err.getvalue()
    return 0, out.getvalue(), err.getvalue()


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.yaml")}


def test_what_is_loaded_is_exported_byte_for_byte(folder, tmp_path_factory):
    (folder / "documents.yaml").write_bytes(DOCUMENTS.replace("\n", "\r\n").encode())
    assert loadcorpus(folder)[0] == 0
    out = tmp_path_factory.mktemp("out")
    call_command("exportcorpus", str(out), stdout=StringIO())
    assert files_of(out) == files_of(folder)


def test_the_shipped_corpus_is_searchable_and_cited_and_comes_out_as_it_went_in(tmp_path):
    site.load_shipped()
    assert 0 < SearchEntry.objects.filter(kind="ruling").count() == Ruling.objects.count()
    assert Citation.objects.filter(kind="cites").exists()
    assert Citation.objects.filter(kind="rests").exists()
    call_command("exportcorpus", str(tmp_path), stdout=StringIO())
    assert files_of(tmp_path) == files_of(settings.CORPUS_DIR)


def test_an_export_touches_only_what_differs(folder):
    loadcorpus(folder)
    (folder / "claims.yaml").write_text("shadowverse: []\n", encoding="utf-8")
    (folder / "mine.txt").write_text("not ours", encoding="utf-8")
    before = (folder / "documents.yaml").stat().st_mtime_ns
    out = StringIO()
    call_command("exportcorpus", str(folder), stdout=out)
    assert "2 files, 1 of them written." in out.getvalue()
    assert (folder / "claims.yaml").read_text(encoding="utf-8") == CLAIMS
    assert (folder / "documents.yaml").stat().st_mtime_ns == before
    assert (folder / "mine.txt").exists()


def test_a_load_says_what_it_did(folder):
    assert "Loaded 2 files (2 new, 0 changed, 0 gone)" in loadcorpus(folder)[1]
    assert "loaded already" in loadcorpus(folder)[1]
    (folder / "claims.yaml").write_text(CLAIMS.replace("happens", "occurs"), encoding="utf-8")
    assert "(0 new, 1 changed, 0 gone)" in loadcorpus(folder)[1]
    (folder / "claims.yaml").unlink()
    assert "(0 new, 0 changed, 1 gone)" in loadcorpus(folder)[1]


def test_a_load_fills_the_index(folder):
    loadcorpus(folder)
    assert SourceDocument.objects.get().title_ja == "順番の資料"
    claim = Claim.objects.get()
    assert (claim.id, claim.document_id, claim.lines, claim.says) == ("sv-001", "sv", "3", "It happens.")


def test_loading_again_leaves_no_trace_of_the_last_time(folder):
    loadcorpus(folder)
    (folder / "claims.yaml").write_text(CLAIMS.replace("sv-001", "sv-002"), encoding="utf-8")
    loadcorpus(folder)
    assert [claim.id for claim in Claim.objects.all()] == ["sv-002"]
    assert LoadedCorpus.objects.count() == 1


def test_a_problem_is_reported_with_file_line_and_column_and_nothing_is_stored(folder):
    loadcorpus(folder)
    stored, digest = dict(CorpusFile.objects.values_list("path", "text")), LoadedCorpus.objects.get().digest
    (folder / "claims.yaml").write_text("shadowverse:\n- {id: sv-001, id: sv-002}\n", encoding="utf-8")
    code, _out, err = loadcorpus(folder)
    assert code == 2
    assert f"{folder}/claims.yaml:2:" in err
    assert "Nothing was loaded" in err
    assert dict(CorpusFile.objects.values_list("path", "text")) == stored
    assert LoadedCorpus.objects.get().digest == digest


def test_all_problems_of_all_files_come_at_once(folder):
    (folder / "claims.yaml").write_text("shadowverse:\n- {id: sv-001}\n", encoding="utf-8")
    (folder / "documents.yaml").write_text("documents:\n  - {id: sv, wrong: 1}\n", encoding="utf-8")
    _code, _out, err = loadcorpus(folder)
    assert "claims.yaml:" in err
    assert "documents.yaml:" in err


def test_bytes_that_are_no_text_are_reported_where_they_stand(folder):
    (folder / "claims.yaml").write_bytes(b"shadowverse:\n- \xff\n")
    code, _out, err = loadcorpus(folder)
    assert code == 2
    assert f"{folder}/claims.yaml:2:3: This file is not UTF-8." in err


def test_a_folder_that_is_not_there_is_named(tmp_path):
    code, _out, err = loadcorpus(tmp_path / "nowhere")
    assert code == 2
    assert "nowhere: there is no such folder." in err


def test_the_shelf_holds_what_is_stored_and_follows_a_load(folder):
    assert current.library().documents == {}
    load({"documents.yaml": DOCUMENTS})
    assert list(current.library().documents) == ["sv"]
    assert current.digest() == digest_of({"documents.yaml": DOCUMENTS})


def test_the_shelf_parses_once_and_asks_one_query(folder, django_assert_num_queries):
    loadcorpus(folder)
    first = current.library()
    with django_assert_num_queries(1):
        assert current.library() is first


def test_within_its_time_the_shelf_asks_nothing(folder, settings, django_assert_num_queries):
    loadcorpus(folder)
    current.library()
    settings.CORPUS_CHECK_SECONDS = 60
    with django_assert_num_queries(0):
        current.library()


def test_another_process_s_load_is_noticed(folder):
    loadcorpus(folder)
    before = current.library()
    CorpusFile.objects.filter(path="claims.yaml").delete()
    LoadedCorpus.objects.update(digest="f" * 64)
    assert current.library() is not before
    assert current.library().claims == {}


def test_rows_are_made_anew_when_the_code_that_makes_them_changes():
    folders = [Path(settings.BASE_DIR) / name for name in MAKERS]
    assert folders == serve.makers()
    assert all(any(folder.rglob("*.py")) for folder in folders)
    for maker in (index, citations):
        assert any(Path(maker.__file__).is_relative_to(folder) for folder in folders)


# ---- something else is published meanwhile


@pytest.fixture
def published_meanwhile(monkeypatch):
    """Call it with how often something else is published between the preparing and the storing of a load."""

    def set_up(times: int) -> list[str]:
        prepare, published = publishing.prepare, []

        def prepared(changes, whole=False, **more):
            ready = prepare(changes, whole=whole, **more)
            if len(published) < times:
                published.append(f"shadowverse/notes-{len(published)}.yaml")
                CorpusFile.objects.create(path=published[-1], text="{}\n", sha256=hash_of("{}\n"))
                Revision.objects.create(path=published[-1], text="{}\n", sha256=hash_of("{}\n"), kind=Revision.Kind.PUBLISHED)
                digest = digest_of(dict(CorpusFile.objects.values_list("path", "text")))
                LoadedCorpus.objects.update_or_create(id=1, defaults={"digest": digest, "made_by": makers()})
            return ready

        monkeypatch.setattr(publishing, "prepare", prepared)
        return published

    return set_up


def test_a_load_is_prepared_anew_where_something_was_published_meanwhile(folder, published_meanwhile):
    published = published_meanwhile(ATTEMPTS - 1)
    assert loadcorpus(folder)[0] == 0
    assert set(CorpusFile.objects.values_list("path", flat=True)) == {"documents.yaml", "claims.yaml", *published}
    assert LoadedCorpus.objects.get().digest == digest_of(dict(CorpusFile.objects.values_list("path", "text")))


def test_a_load_that_never_has_its_turn_is_said_without_a_traceback(folder, published_meanwhile):
    published = published_meanwhile(ATTEMPTS)
    code, _out, err = loadcorpus(folder)
    assert code == 1
    assert err == "Something else is being published on the site all the time. Nothing was loaded; load it again.\n"
    assert sorted(CorpusFile.objects.values_list("path", flat=True)) == published


def test_a_long_load_says_how_far_it_is(folder, monkeypatch):
    from rulings.store.management.commands import loadcorpus as command

    monkeypatch.setattr(command, "EVERY", 0)
    stage.write_files(folder, stage.TOSS, stage.BOARDING, stage.SHRINE)
    status, out, err = loadcorpus(folder)
    of = Ruling.objects.count()
    assert (status, err, of > 2) == (0, "", True)
    assert out.startswith("".join(f"{n} of {of} rulings ran.\n" for n in range(1, of)) + "Loaded")
