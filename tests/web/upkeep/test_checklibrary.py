"""``manage.py checklibrary``: the stored library verified in chunks, on several processes, killed and resumed."""

from __future__ import annotations

import json
import os
import signal
from functools import partial
from io import StringIO

import pytest
from django.core.management import call_command

from engine.study import verify as verifying
from rulings.store import chunks, current, results
from rulings.store.models import KeptResult
from rulings.upkeep import library_check, tables
from tests.cast import shipped

pytestmark = pytest.mark.django_db(transaction=True)  # connections are closed before processes part
SOME = 6


@pytest.fixture
def few(monkeypatch):
    """A library of which only some rulings are looked at."""
    library = shipped.library()
    some = [id for id in library.rulings if id.startswith("cc-")][:SOME]
    ids = [library.rulings[id].id for id in some]  # each is read now, while all that it links to is there
    monkeypatch.setattr(chunks, "CHUNK", 2)
    return library, ids


def check(library, ids, processes=1):
    told = []
    compute = partial(library_check.computed, library, processes=processes)
    found = library_check.check_all(library, results.checks(library), ids, lambda *n: told.append(n), compute)
    return found, told


def test_it_is_found_once_and_then_kept(few, monkeypatch):
    library, ids = few
    first, told = check(library, ids)
    assert list(first) == ids
    assert told == [(0, 6), (2, 6), (4, 6), (6, 6)]
    monkeypatch.setattr(library_check, "check_ruling", pytest.fail)
    again, told = check(library, ids)
    assert again == first
    assert told == [(6, 6)]


def test_several_processes_find_the_same(few):
    library, ids = few
    alone = {id: verifying.check_ruling(library, id) for id in ids}
    found, _told = check(library, ids, processes=2)
    assert found == alone
    assert KeptResult.objects.count() == 2 * len(ids)


def test_stopped_in_the_middle_it_goes_on_where_it_stopped(few, monkeypatch):
    library, ids = few

    def stop(known, _of):
        if known == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        library_check.check_all(library, results.checks(library), ids, stop, partial(library_check.computed, library, processes=1))
    ran, check_ruling = [], verifying.check_ruling
    monkeypatch.setattr(library_check, "check_ruling", lambda library, id: ran.append(id) or check_ruling(library, id))
    check(library, ids)
    assert ran == ids[4:]


def test_a_process_that_is_killed_in_its_chunk_costs_only_time(few, monkeypatch, tmp_path):
    library, ids = few
    check_ruling = verifying.check_ruling
    died = tmp_path / "died"

    def once(library, id):
        if id == ids[3] and not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return check_ruling(library, id)

    monkeypatch.setattr(library_check, "check_ruling", once)
    found, told = check(library, ids, processes=2)
    assert died.exists()
    assert list(found) == ids
    assert told[-1] == (6, 6)


def test_a_chunk_that_always_kills_is_said_and_not_tried_for_ever(few, monkeypatch):
    library, ids = few
    monkeypatch.setattr(library_check, "check_ruling", lambda *_: os.kill(os.getpid(), signal.SIGKILL))
    with pytest.raises(chunks.ProcessesFailed):
        check(library, ids, processes=2)


def test_the_command_reports_what_verify_does(few, monkeypatch):
    library, ids = few
    monkeypatch.setattr(current, "published", lambda: library)
    monkeypatch.setattr(library.rulings, "paths", {id: library.rulings.paths[id] for id in ids})
    KeptResult.objects.create(name="0" * 64, kind="check", code="of another engine", text="{}")
    out = StringIO()
    with pytest.raises(SystemExit) as ended:  # most rules of the corpus are cited elsewhere
        call_command("checklibrary", "--format", "json", "--processes", "1", stdout=out, stderr=StringIO())
    assert ended.value.code == 1
    report = json.loads(out.getvalue())
    assert {one["ruling"] for one in report["scenarios"]} == set(ids)
    assert all(one["passes"] for one in report["scenarios"])
    assert KeptResult.objects.count() == 2 * len(ids), "what another engine found is gone"


def test_a_backup_leaves_out_what_can_be_found_again():
    assert KeptResult not in tables.tables()
