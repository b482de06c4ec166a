"""The desk on a queue of a PostgreSQL server of its own: workers run and verify, the pages only look, and an approval waits for them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from script import postgresql
from tests.cast import stage

psycopg = pytest.importorskip("psycopg")
pytest.importorskip("procrastinate")
ROOT = Path(__file__).parents[3]
WORKER = ["manage.py", "procrastinate", "worker", "--queues", "library", "--wait"]
# What a visitor's browser does, in a process that must not run a ruling itself.
DESK = """
import sys, time, django
django.setup()
from django.test import Client
from rulings.editor import review, working, writing
from rulings.editor.models import Proposal
from rulings.people.models import Person
from rulings.people.roles import Role
from rulings.store.models import CorpusFile

def refuse(*given):
    raise AssertionError("the page runs what workers should")

working.read_off = working.check_ruling = refuse
roles = {"ann": Role.CONTRIBUTOR, "ben": Role.EDITOR}
writer, reader = (Person.objects.create_user(name, password="vgy7-bhu8", role=role) for name, role in roles.items())
changed = sys.argv[1]
new = CorpusFile.objects.get(path=changed).text.replace("Either.", "Either one.")
proposal = writing.begin(writer, changed, new, "Through workers")
review.submit(proposal.pk, writer)
client = Client(SERVER_NAME="localhost")
client.force_login(reader)
address = f"/editor/{proposal.pk}/"
given = {"do": "approve-and-publish", "hash": proposal.content_hash}
early = client.post(address + "do/", given)
print("early", early.status_code, flush=True)
until = time.monotonic() + 200
while time.monotonic() < until:
    page = client.post(address + "tried/", headers={"HX-Request": "true"}).content.decode()
    if "hx-post" not in page:
        break
    time.sleep(0.5)
print("through", "1 of 1 are verified" in page, "hx-post" in page, flush=True)
print("decided", client.post(address + "do/", given).status_code, Proposal.objects.get().state, flush=True)
"""


@pytest.fixture(scope="module")
def database():
    try:
        with postgresql.server() as found:
            yield found
    except postgresql.Missing:
        pytest.skip("PostgreSQL is not installed")


def test_workers_run_and_verify_what_a_proposal_touches_and_it_is_published(database, tmp_path):
    stage.write_files(tmp_path, *stage.QUICK)
    env = {**os.environ, "DATABASE_URL": database.url(), "WORKERS": "procrastinate", "LOG_LEVEL": "error", "PYTHONPATH": str(ROOT)}
    env["DJANGO_SETTINGS_MODULE"] = "rulings.settings"
    for command in (["migrate", "--verbosity=0"], ["loadcorpus", str(tmp_path)]):
        ended = subprocess.run([sys.executable, "manage.py", *command], cwd=ROOT, env=env, capture_output=True, text=True)
        assert ended.returncode == 0, ended.stderr
    said, told = tmp_path / "worker", tmp_path / "desk"
    processes = []
    try:
        with told.open("w") as out:
            changed = f"shadowverse/rulings/{stage.TOSS}.yaml"
            seeing = {**env, "DEBUG": "1"}  # its pages are not looked at: no need to collect their styles first
            desk = subprocess.Popen([sys.executable, "-W", "ignore", "-c", DESK, changed], cwd=ROOT, env=seeing, stdout=out, stderr=out)
        processes.append(desk)
        until = time.monotonic() + 120
        while "\n" not in told.read_text() and desk.poll() is None and time.monotonic() < until:
            time.sleep(0.2)
        assert "early 409" in told.read_text(), told.read_text()
        with said.open("w") as out:
            worker = subprocess.Popen([sys.executable, *WORKER], cwd=ROOT, env=env, stdout=out, stderr=out)
        processes.append(worker)
        desk.wait(300)
        worker.send_signal(signal.SIGTERM)
        worker.wait(60)
    finally:
        for process in processes:
            process.kill()
            process.wait()
    assert told.read_text().splitlines() == ["early 409", "through True False", "decided 302 published"], said.read_text()[-2000:]
    with psycopg.connect(host=str(database.folder), user=postgresql.USER, dbname="postgres") as connection:
        jobs = connection.execute("SELECT task_name, status::text FROM procrastinate_jobs WHERE task_name = 'rulings.try_chunk'").fetchall()
    assert set(jobs) == {("rulings.try_chunk", "succeeded")}  # on a busy machine it is handed out a second time, and nothing is left to do
