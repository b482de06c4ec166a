"""Real workers on a real queue, one of which is killed in the middle of a chunk: every chunk is done once and told once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest

from script import postgresql
from tests.cast import stage

pytest.importorskip("procrastinate")
ROOT = Path(__file__).resolve().parents[3]
VICTIM = stage.TOSS  # the ruling in whose chunk the first worker is killed
# Both take a chunk a ruling; signs of life come more often than on a server, so that the test need not wait for long.
ASKER = """
import django; django.setup()
from django.core.management import call_command
from rulings.store import chunks
chunks.CHUNK = 1
call_command("checklibrary", "--processes", "1")
"""
WORKER = """
import os, sys, time
import django; django.setup()
from procrastinate.contrib.django import app
from rulings.upkeep import library_check, tasks
folder, victim = sys.argv[1:]
check_ruling = library_check.check_ruling
def check(library, id):
    if id == victim and not os.path.exists(f"{folder}/begun"):
        with open(f"{folder}/begun", "w") as file:
            file.write(str(os.getpid()))
        time.sleep(600)
    found = check_ruling(library, id)
    with open(f"{folder}/done", "a") as file:
        file.write(f"{id}\\n")
    return found
library_check.check_ruling = check
tasks.BROUGHT_DOWN = 3
with app.replace_connector(app.connector.get_worker_connector()) as working:
    working.run_worker(queues=["library"], update_heartbeat_interval=0.5)
"""
# As a killed worker leaves them: the task that hands on, of which the next one waits, and a chunk that has brought down two before.
LEFT_BEHIND = """
INSERT INTO procrastinate_jobs (queue_name, task_name, args, status, queueing_lock, attempts) VALUES
    ('library', 'rulings.hand_on', '{"timestamp": 1}', 'doing', 'rulings.hand_on', 0),
    ('library', 'rulings.hand_on', '{"timestamp": 2}', 'todo', 'rulings.hand_on', 0),
    ('library', 'rulings.check_chunk', '{"corpus": "", "code": "", "names": []}', 'doing', NULL, 2)
"""


@pytest.fixture
def database():
    try:
        with postgresql.server() as found:
            yield found
    except postgresql.Missing:
        pytest.skip("PostgreSQL is not installed")


def jobs(connection):
    """Of each job in the order they came: its task, how it stands, and how often it was taken up before."""
    return connection.execute("SELECT task_name, status::text, attempts FROM procrastinate_jobs ORDER BY id").fetchall()


def test_a_worker_that_is_killed_in_its_chunk_costs_only_time(database, tmp_path):
    stage.write_files(tmp_path / "corpus", *stage.QUICK)
    env = {**os.environ, "DATABASE_URL": database.url(), "WORKERS": "procrastinate", "LOG_LEVEL": "error", "DJANGO_SETTINGS_MODULE": "rulings.settings"}
    env["PYTHONPATH"] = str(ROOT)
    for command in (["migrate", "--verbosity=0"], ["loadcorpus", str(tmp_path / "corpus")]):
        ended = subprocess.run([sys.executable, "manage.py", *command], cwd=ROOT, env=env, capture_output=True, text=True)
        assert ended.returncode == 0, ended.stderr
    ids = sorted(stage.QUICK)
    begun, done, said = (tmp_path / name for name in ("begun", "done", "said"))
    processes = []

    def start(code, *arguments):
        with said.open("a") as out:
            processes.append(subprocess.Popen([sys.executable, "-c", code, *arguments], cwd=ROOT, env=env, stdout=out, stderr=out))
        return processes[-1]

    with psycopg.connect(host=str(database.folder), user=postgresql.USER, dbname="postgres", autocommit=True) as connection:
        try:
            connection.execute(LEFT_BEHIND)
            asker, first = start(ASKER), start(WORKER, str(tmp_path), VICTIM)
            until = time.monotonic() + 240
            while not begun.exists() and time.monotonic() < until:
                time.sleep(0.1)
            assert begun.exists(), said.read_text()
            assert begun.read_text() == str(first.pid)
            first.send_signal(signal.SIGKILL)
            start(WORKER, str(tmp_path), VICTIM)
            asker.wait(180)
        finally:
            for process in processes:
                process.kill()
                process.wait()
        left_behind, chunks = jobs(connection)[:3], [job for job in jobs(connection)[3:] if job[0] == "rulings.check_chunk"]
    told = said.read_text()
    assert asker.returncode == 1, told  # most rules of so small a corpus are cited by nothing
    assert f"{len(ids)} of {len(ids)} rulings" in told
    assert sorted(done.read_text().split()) == ids, "each is run to its end once"
    assert sorted(chunks) == [("rulings.check_chunk", "succeeded", 1)] * (len(ids) - 1) + [("rulings.check_chunk", "succeeded", 2)]
    assert [status for _task, status, _attempts in left_behind] == ["failed", "succeeded", "failed"]
