"""Chunks handed out to workers: what they keep is told once, what they cannot keep is found by whoever asked."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace

import pytest
from django.core.exceptions import ImproperlyConfigured

from engine.study import verify as verifying
from rulings import environment
from rulings.store import chunks, current, results, workers
from rulings.store.models import KeptResult
from rulings.upkeep import library_check
from tests.cast import shipped

pytestmark = pytest.mark.django_db(transaction=True)  # connections are closed before processes part
DIGEST = "the corpus that is served"


@pytest.fixture
def served(monkeypatch):
    """The shipped library as the one that is served, and some of its rulings."""
    monkeypatch.setattr(current, "published", shipped.library)
    monkeypatch.setattr(current, "published_digest", lambda: DIGEST)
    monkeypatch.setattr(chunks, "CHUNK", 2)
    monkeypatch.setattr(workers, "WAIT", 0)
    return shipped.library(), [id for id in shipped.library().rulings if id.startswith("cc-")][:5]


class Queue:
    """A queue whose worker does a chunk as soon as anybody looks; ``deaf`` are chunks that it fails at."""

    def __init__(self, monkeypatch, deaf=()):
        self.deaf, self.jobs, self.over = set(deaf), [], set()
        package, models = ModuleType("package"), ModuleType("models")
        package.app = SimpleNamespace(configure_task=self.configure_task)
        models.ProcrastinateJob = SimpleNamespace(objects=self)
        monkeypatch.setitem(sys.modules, "procrastinate.contrib.django", package)
        monkeypatch.setitem(sys.modules, "procrastinate.contrib.django.models", models)

    def configure_task(self, name, queue):
        assert (name, queue) == (library_check.TASK, workers.QUEUE)
        return self

    def defer(self, corpus, code, names):
        workers.same_code(code)
        self.jobs.append((corpus, names))
        return len(self.jobs) - 1

    def filter(self, id__in, status__in):
        self.asked = id__in
        job = next((job for job in id__in if job not in self.over), None)
        if job is not None:
            self.over.add(job)
            if job not in self.deaf:
                library_check.check_chunk(*self.jobs[job])
        return self

    def values_list(self, *_names, flat):
        return [job for job in self.asked if job not in self.over]


@pytest.mark.parametrize("deaf", [(), (1,), (0, 1, 2)])
def test_what_workers_find_is_told_once(served, monkeypatch, deaf):
    library, ids = served
    Queue(monkeypatch, deaf)
    found = [one.id for some in library_check.by_workers(library, results.checks(library), ids, 1, pytest.fail) for one in some]
    assert sorted(found) == sorted(ids)


def test_a_chunk_that_comes_twice_is_run_once(served, monkeypatch):
    _library, ids = served
    library_check.check_chunk(DIGEST, ids[:2])
    kept = KeptResult.objects.count()
    monkeypatch.setattr(library_check, "check_ruling", pytest.fail)
    library_check.check_chunk(DIGEST, ids[:2])
    assert KeptResult.objects.count() == kept == 4


def test_nothing_is_run_of_a_corpus_that_is_served_no_more(served, monkeypatch):
    monkeypatch.setattr(library_check, "check_ruling", pytest.fail)
    library_check.check_chunk("an older corpus", served[1])


def test_a_ruling_that_is_gone_meanwhile_is_passed_over(served):
    library_check.check_chunk(DIGEST, ["no-such-ruling", served[1][0]])
    found = results.checks(served[0]).known(served[1])
    assert found == {served[1][0]: verifying.check_ruling(served[0], served[1][0])}


def test_what_other_code_handed_out_is_left_to_another_worker():
    with pytest.raises(RuntimeError, match="another version"):
        workers.same_code("of yesterday")


def test_workers_are_refused_without_postgresql():
    environment.needs_postgresql("WORKERS=procrastinate", "django.db.backends.postgresql")
    with pytest.raises(ImproperlyConfigured, match="WORKERS=procrastinate needs PostgreSQL"):
        environment.needs_postgresql("WORKERS=procrastinate", "django.db.backends.sqlite3")
