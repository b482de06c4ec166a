"""The database is away, its disk is full, it can only be read: a sentence, nothing stored by half, and well again by itself."""

from __future__ import annotations

from contextlib import contextmanager
from io import StringIO
from math import inf

import pytest
from django.core.management import call_command
from django.db import OperationalError, ProgrammingError, connection
from django.test import Client

from rulings.http.models import Tally
from rulings.lab import tokens
from rulings.lab.models import KeptBoard
from rulings.share.models import Share
from rulings.store import away, current
from rulings.store.models import CorpusFile, LoadedCorpus
from tests.cast import stage

PAGE = f"/rulings/{stage.BOARDING}/"
BOARD = stage.RULINGS[stage.BOARDING]


pytestmark = pytest.mark.django_db(transaction=True)  # what fails half way must be undone by the site, not by the test


@pytest.fixture(autouse=True)
def site(db, fresh_shelf):
    stage.put_on_shelf()
    yield
    away.tell(None)


@contextmanager
def broken(error: Exception):
    """Every question to the database ends in this error."""

    def refuse(*_arguments):
        raise error

    with connection.execute_wrapper(refuse):
        yield


@contextmanager
def gone():
    copy = current._copy
    copy.checked = 0  # so that a page asks whether the corpus is still the same
    with broken(OperationalError("server closed the connection unexpectedly")):
        yield
    assert current._copy is copy
    copy.checked = inf


LITE = connection.vendor == "sqlite"


@contextmanager
def pragma(name: str, while_: object, after: object):
    connection.ensure_connection()
    connection.connection.execute(f"PRAGMA {name}={while_}")
    try:
        yield
    finally:
        connection.connection.execute(f"PRAGMA {name}={after}")


@contextmanager
def postgres_setting(name: str, while_: object):
    with connection.cursor() as cursor:
        cursor.execute(f"SET {name} = {while_}")
    try:
        yield
    finally:
        with connection.cursor() as cursor:
            cursor.execute(f"RESET {name}")


@contextmanager
def refusing_to_write(error: Exception):
    """A PostgreSQL whose disk is full, as it puts it: this process has no disk of it to fill."""

    def refuse(execute, sql, *more):
        if sql.startswith(("INSERT", "UPDATE")):
            raise error
        return execute(sql, *more)

    with connection.execute_wrapper(refuse):
        yield


def read_only():
    return pragma("query_only", 1, 0) if LITE else postgres_setting("default_transaction_read_only", "on")


def full():
    return full_file() if LITE else refusing_to_write(OperationalError('could not extend file "base/5/2": No space left on device'))


@contextmanager
def full_file():
    connection.ensure_connection()
    free = connection.connection.execute("PRAGMA freelist_count").fetchone()[0]
    KeptBoard.objects.create(name="x" * 27, text=b"x" * 4096 * (free + 2), size=1, used_at="2026-01-01T00:00Z")
    pages = connection.connection.execute("PRAGMA page_count").fetchone()[0]
    with pragma("max_page_count", pages, 1_000_000_000):
        yield


# ---- away


def test_what_is_in_memory_is_served_while_the_database_is_away(client):
    before = client.get(PAGE)
    board = client.get(PAGE + "lab/")["Location"].partition("?")[0]
    with gone():
        for pane in ("actions", "board", "card", "expect", "ruling", "file", "share"):
            assert client.get(f"{board}?pane={pane}").status_code == 200, pane
        for path in (PAGE, PAGE + "?step=3", PAGE + "why/?step=2", PAGE + "explore/", PAGE + "transcript.txt", PAGE + "lab/"):
            assert client.get(path).status_code in (200, 302), path
    assert client.get(PAGE).content == before.content


def test_what_is_not_in_memory_is_answered_with_a_sentence_and_when_to_come_back(client):
    for path in ("/", "/games/", "/search/?q=a", "/rules/", "/lab/", f"/s/{'a' * 26}/"):
        with gone():
            answer = client.get(path)
        assert answer.status_code == 503, path
        assert answer["Retry-After"] == "10"
        assert "database does not answer" in answer.content.decode()
        assert "The mistake is ours" not in answer.content.decode()
    with gone():
        assert "データベース" in client.get("/games/?lang=ja").content.decode()


def test_it_recovers_by_itself(client):
    with gone():
        assert client.get("/games/").status_code == 503
    assert client.get("/games/").status_code == 200


def test_an_empty_process_says_so_too_and_recovers(client):
    current.forget()
    with broken(OperationalError("connection refused")):
        assert client.get(PAGE).status_code == 503
    assert client.get(PAGE).status_code == 404  # the database answers, and holds no corpus


def test_to_htmx_the_sentence_takes_the_place_of_the_page_s_content(client):
    with gone():
        answer = client.get("/search/?q=a", headers={"HX-Request": "true"})
    assert answer.status_code == 503
    assert (answer["HX-Retarget"], answer["HX-Reselect"], answer["HX-Reswap"]) == ("#content", "#content", "outerHTML")
    assert 'id="content"' in answer.content.decode()


def test_a_wrong_question_is_still_a_mistake_of_ours():
    with broken(ProgrammingError('relation "x" does not exist')):
        assert Client(raise_request_exception=False).get("/games/").status_code == 500


def test_while_it_is_away_nobody_waits_for_it_again(settings):
    settings.CORPUS_CHECK_SECONDS = 60
    away.tell(OperationalError("gone"))

    def never():
        raise AssertionError("the database was asked")
        yield

    assert away.rows(never()) == []
    current._copy.checked = -1e9
    with broken(AssertionError("the database was asked")):
        assert current.digest() == current._copy.digest


# ---- full, or to be read only


def rows():
    return [model.objects.count() for model in (Share, KeptBoard, Tally)]


@pytest.mark.parametrize("fault, said", [(read_only, "only be read"), (full, "disk of this site is full")])
def test_what_cannot_be_stored_is_said_and_nothing_is_stored_by_half(client, fault, said):
    large = BOARD + "# " + "".join(f"{n:x}·" for n in range(9000)) + "\n"
    with fault():
        before = rows()
        for answer in (
            client.post(PAGE + "share/", {"step": "1"}),
            client.post("/lab/", {"text": large}),
        ):
            assert answer.status_code == 503
            assert answer["Retry-After"] == "300"
            assert said in answer.content.decode()
        assert client.get(PAGE).status_code == 200
        assert rows()[:2] == before[:2]
    assert client.post(PAGE + "share/", {"step": "1"}).status_code == 303
    assert client.post("/lab/", {"text": large}).status_code == 302


def test_the_large_board_of_these_tests_is_too_large_for_an_address():
    with pytest.raises(tokens.BadToken):
        tokens.pack(BOARD + "# " + "".join(f"{n:x}·" for n in range(9000)) + "\n")


@pytest.mark.parametrize("fault", [read_only, full, lambda: broken(OperationalError("connection refused"))])
def test_a_corpus_that_cannot_be_stored_is_said_without_a_traceback(tmp_path, fault):
    (tmp_path / "claims.yaml").write_text("{}\n" + "# " + "x" * 100_000, encoding="utf-8")
    LoadedCorpus.objects.create(id=1, digest="d" * 64, made_by="m")
    CorpusFile.objects.create(path="kept.yaml", text="kept", sha256="0")
    err = StringIO()
    with fault(), pytest.raises(SystemExit) as stop:
        call_command("loadcorpus", str(tmp_path), stdout=StringIO(), stderr=err)
    assert stop.value.code == 1
    assert err.getvalue().startswith("The database does not take the corpus: ")
    assert "Traceback" not in err.getvalue()
    assert list(CorpusFile.objects.values_list("path", flat=True)) == ["kept.yaml"]
    assert LoadedCorpus.objects.get().digest == "d" * 64


def test_a_corpus_file_that_cannot_be_read_is_said(tmp_path, db):
    (tmp_path / "folder.yaml").mkdir()
    err = StringIO()
    with pytest.raises(SystemExit) as stop:
        call_command("loadcorpus", str(tmp_path), stdout=StringIO(), stderr=err)
    assert stop.value.code == 1
    assert "cannot be read" in err.getvalue()


# ---- how we are


def test_the_process_answers_without_a_database(client):
    with gone():
        answer = client.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"process": True})


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_a_machine_asks_by_a_number(client, path):
    assert client.get(path, headers={"Host": "10.0.0.7:8000"}).status_code in (200, 503)
    assert client.get("/games/", headers={"Host": "10.0.0.7:8000"}).status_code == 400
    assert client.post(path).status_code == 405


def test_ready_is_a_database_with_its_tables_and_a_corpus(client):
    LoadedCorpus.objects.create(id=1, digest=current.digest(), made_by="m")
    current._copy.digest = LoadedCorpus.objects.get().digest
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"database": True, "migrations": True, "corpus": True})


def test_not_ready_without_a_corpus_or_without_a_database(client):
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"database": True, "migrations": True, "corpus": False})
    with gone():
        answer = client.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"database": False, "migrations": False, "corpus": False})


@pytest.mark.parametrize("which", [0, -1], ids=["the first", "the latest"])
def test_not_ready_with_a_migration_that_was_not_applied(client, monkeypatch, which):
    from django.db.migrations.loader import MigrationLoader
    from django.db.migrations.recorder import MigrationRecorder

    from rulings.store import health

    monkeypatch.setattr(health, "_migrated", set())
    missing = sorted(key for key in MigrationLoader(connection).graph.nodes if key[0] == Share._meta.app_label)[which]
    MigrationRecorder(connection).record_unapplied(*missing)
    assert client.get("/readyz").json()["migrations"] is False
    MigrationRecorder(connection).record_applied(*missing)
    assert client.get("/readyz").json()["migrations"] is True
