"""Shared runs that are run again: those of which nothing changed are known, whoever runs the others."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import call_command

from rulings.share import rechecking
from rulings.share.models import Share
from rulings.store import chunks, current
from rulings.store.models import KeptResult
from tests.cast import days, site, stage

pytestmark = pytest.mark.django_db(transaction=True)  # connections are closed before processes part
ALL_EXACT = "exact: 3, diverged: 0, stopped: 0, damaged: 0 (only reworded: 0)\n"


@pytest.fixture
def names(client, fresh_shelf, monkeypatch):
    """Three shared runs, by their names."""
    stage.put_on_shelf()
    monkeypatch.setattr(chunks, "CHUNK", 1)
    for step, scenario in ((1, "magitrain"), (2, "nobody")):
        client.post(f"{days.PAGE}share/", {"step": str(step), "scenario": scenario})
    client.post(f"/rulings/{stage.TOSS}/share/", {"step": "1"})
    return list(Share.objects.values_list("name", flat=True))


def checked(*arguments):
    out = StringIO()
    try:
        call_command("checkshares", *arguments, stdout=out)
    except SystemExit as end:
        return out.getvalue(), end.code
    return out.getvalue(), 0


@pytest.fixture
def ran(monkeypatch):
    """The names of those that were run, in this process."""
    found, replay = [], rechecking.replay
    monkeypatch.setattr(rechecking, "replay", lambda row, *rest: found.append(row.name) or replay(row, *rest))
    return found


def test_what_did_not_change_is_run_once(names, ran):
    assert checked("--processes", "1") == (ALL_EXACT, 0)
    assert ran == names
    assert checked("--processes", "1") == (ALL_EXACT, 0)
    assert ran == names
    assert checked("--processes", "1", "--anew") == (ALL_EXACT, 0)
    assert ran == names * 2


def test_several_processes_find_the_same(names):
    Share.objects.filter(name=names[0]).update(trace=b"")
    found = {one.name: one.verdict for one in rechecking.all_found(2, pytest.fail)}
    assert found == {names[0]: rechecking.DAMAGED, names[1]: "exact", names[2]: "exact"}
    assert KeptResult.objects.filter(kind="share").count() == 3


def test_a_row_that_was_damaged_since_is_looked_at_again(names, ran):
    checked("--processes", "1")
    del ran[:]
    Share.objects.filter(name=names[1]).update(bundle=b"")
    said, status = checked("--processes", "1")
    assert (ran, status) == ([names[1]], 1)
    assert f"damaged   /s/{names[1]}/\n" in said


@pytest.mark.parametrize("path, again", [(f"shadowverse/rulings/{stage.TOSS}.yaml", 0), ("shadowverse/cards/neutral.yaml", 3)])
def test_a_ruling_that_is_published_leaves_them_known_and_cards_do_not(names, ran, path, again):
    checked("--processes", "1")
    del ran[:]
    texts = current.library().files.texts
    site.serve(current.library().changed({path: texts[path] + "# changed\n"}), "another")
    assert checked("--processes", "1") == (ALL_EXACT, 0)
    assert len(ran) == again


def test_what_a_worker_found_is_known(names, ran):
    rechecking.check_chunk(names[:2])
    rechecking.check_chunk([names[1], "of nobody"])
    assert ran == names[:2]
    checked("--processes", "1")
    assert ran == names
